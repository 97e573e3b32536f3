# 孟菲斯 Men-Nefer

game-men_nefer = 孟菲斯
game-men_nefer-short = 孟菲斯
game-men_nefer-line = 在孟菲斯度過三個時代：學徒走進五間生命之屋，金字塔與墓穴，神廟與尼羅河，最後心臟要放上度量秤。
status = 時代 { $era }／3 · 第 { $turn } 回合

# Options
option-players = 玩家人數
option-players-help = 2 至 4 人，或 1 人對抗印何闐
option-first = 起始玩家
option-first-help = 時代 I 由哪個座次開始，必須是其中一位玩家。
option-imhotep_points = 印何闐起始 PP
option-imhotep_points-help = 單人模式中印何闐開局時的 PP，越多越難。
option-imhotep_permission = 印何闐每個認可的得分
option-imhotep_permission-help = 單人模式每個收穫季，印何闐每個已放置的認可所得的 PP；5 比較難。

# Things
automa = 印何闐
automa-help = 依單人模式的板塊與規則行動，不需要任何人代勞。
house-pyramids = 金字塔生命之屋
house-necropolis = 大墓地生命之屋
house-temple = 神廟生命之屋
house-nile = 尼羅河生命之屋
house-sphinxes = 人面獅身像生命之屋
space-sun = { $house }的太陽面
space-moon = { $house }的月亮面
favour-food = 食物
favour-heka = 權能
favour-feather = 羽毛
favour-heart = 心臟
piece = { $level } 級（{ $favour }）
craft-vase = 花瓶
craft-gem = 寶石
craft-statuette = 小雕像
craft-mirror = 鏡子
craft-perfume = 香水
deity-osiris = 歐西里斯
deity-ptah = 普塔
deity-maat = 馬特
deity-thoth = 托特
deity-isis = 伊西斯
deity-mut = 慕特
deity-hathor = 哈索爾
deity-sobek = 索貝克
glyph-reed = 蘆葦
glyph-owl = 貓頭鷹
glyph-water = 水
glyph-mouth = 嘴
glyph-basket = 籃子
tile-visit = 參觀
tile-specialise = 學習專業
tile-take1 = 拿取 I
tile-take2 = 拿取 II
tile-take3 = 拿取 III
kind-apprentice = 學徒
kind-neutral = 中立學徒
kind-tablet = 行動板塊
kind-board = 聖書體文字
kind-scarab = 聖甲蟲
kind-heart = 心臟
kind-feather = 羽毛
kind-limestone = 石灰石塊
kind-great_piece = 大金字塔碎片
kind-pyramidion = 金字塔頂
kind-queens_tile = 皇后金字塔板塊
kind-permission = 胡夫的認可
kind-mastaba = 馬斯塔巴
kind-mummy = 木乃伊
kind-sarcophagus = 石棺
kind-sphinx = 人面獅身像
kind-papyrus = 莎草紙
kind-vase = 花瓶
kind-gem = 寶石
kind-statuette = 小雕像
kind-mirror = 鏡子
kind-perfume = 香水
kind-basket = 籃子
kind-priestess = 女祭司（站立）
kind-priestess_lying = 女祭司（躺下）
kind-orb = 球體
kind-deity = 神祇
kind-boat = 船
kind-city_benefit = 城市獎勵
kind-contract = 合約
kind-contract_turned = 已翻面的合約
kind-writing = 文字計數器
kind-tile_visit = 印何闐板塊：參觀
kind-tile_specialise = 印何闐板塊：學習專業
kind-tile_take1 = 印何闐板塊：拿取 I
kind-tile_take2 = 印何闐板塊：拿取 II
kind-tile_take3 = 印何闐板塊：拿取 III
kind-die = 印何闐的骰子
kind-die_1 = 印何闐的骰子，1
kind-die_2 = 印何闐的骰子，2
kind-die_3 = 印何闐的骰子，3
kind-die_4 = 印何闐的骰子，4
kind-die_5 = 印何闐的骰子，5
kind-die_6 = 印何闐的骰子，6

# Files of printed matter
file-action_tablets = 行動板塊
file-contracts = 合約
file-crafts = 工藝品
file-deities = 神祇
file-duat = 冥界
file-favours = 胡夫的青睞
file-great_pyramid = 大金字塔
file-imhotep = 印何闐
file-necropolis = 大墓地
file-neutral_apprentices = 中立學徒
file-obelisk = 方尖碑
file-papyri = 莎草紙
file-queens_pyramids = 皇后金字塔
file-river = 尼羅河
file-scarab_tracks = 聖甲蟲專業軌
file-setup = 設置
file-sphinx_avenues = 人面獅身像大道
file-tablet_rows = 行動板塊展示列
file-temple = 神廟
file-writing = 文字

# What is counted
metric-sarcophagi_placed = 墓穴中的石棺
metric-sphinxes_erected = 基座上的人面獅身像
metric-crafts_owned = 工藝品
metric-offerings_made = 獻祭次數
metric-craft_types = 工藝品種類
metric-orb = 球體位置
metric-great = 大金字塔軌位置
metric-permissions_placed = 皇后金字塔的認可
metric-scarab_pyramids = 金字塔聖甲蟲
metric-scarab_necropolis = 大墓地聖甲蟲
metric-scarab_temple = 神廟聖甲蟲
metric-scarab_nile = 尼羅河聖甲蟲
metric-scarab_sphinxes = 人面獅身像聖甲蟲
metric-writing = 文字計數器位置
metric-papyri_total = 已捲起的莎草紙
metric-boats_past_fb1 = 超過漁船的船
metric-duat_steps = 心臟與羽毛的步數
metric-contracts_completed = 已翻面的合約
metric-houses_with_scarab_3plus = 聖甲蟲在第 3 步以上的生命之屋
contract-needs = { $what }：{ $number } 以上
contract-standing = { $needs }（目前 { $now }），價值 { $value }

# Effects
effect-food = 食物 { $n }
effect-heka = 權能 { $n }
effect-pp = { $n } PP
effect-feather = 羽毛 { $n }
effect-heart = 心臟 { $n }
effect-favour = { $n } 份胡夫的青睞
effect-permission = 胡夫的認可
effect-limestone = 石灰石 { $n }
effect-embalm = 防腐
effect-rite = { $n } 級葬禮儀式
effect-papyrus = 購買莎草紙
effect-papyrus_free = 免費莎草紙
effect-craft = 購買工藝品
effect-craft_free = 免費工藝品
effect-priestess = { $m ->
    [0] 女祭司 { $n }
   *[other] 女祭司 { $n } 與獻祭
}
effect-orb = 球體 { $n }
effect-boats = { $m ->
    [0] 船隻 { $n }
   *[other] 船隻 { $n } 與啟用 { $m } 次
}
effect-carve = 雕刻人面獅身像
effect-erect = { $n } 級豎立人面獅身像
effect-mastaba = 啟動任意馬斯塔巴 { $n } 次
effect-mastaba_of = 啟動馬斯塔巴 { $n } 次（{ $mastabas }）
effect-scarab = 聖甲蟲 1 步
effect-contract = 任一城市的合約
effect-contract_of = { $cities } 的合約
effect-any = { $n } 個食物或權能
effect-or = { $first }／{ $second }
row-food = { $pay ->
    [0] { $gain ->
        [0] 免費
       *[other] 獲得 { $gain } 食物
    }
   *[other] 花費 { $pay } 食物
}
brings = { $effects }
builds = 建造一片
steps = { $steps } 步
arrival-fee = { $cost ->
    [0] 免費
   *[other] 費用：{ $cost } 食物
}
arrival-unpaid = 付不起 { $cost } 食物的費用：改為獲得 { $consolation } 食物，沒有其他效果

# Where a list is printed
source-tablet = 板塊 { $name }
source-step = { $house }第 { $step } 步
source-row = 供應區第 { $name } 列
source-writing = 文字軌第 { $name } 格
source-tomb = 墓穴 { $name }
source-level = { $name } 級獻祭
source-offering = 獻祭格 { $name }
source-deity = { $deity }
source-city = 城市 { $name }
source-pedestal = 基座 { $name }
source-tile = 板塊「{ $tile }」第 { $row } 列
left-list = { $source }：{ $items }
ticked = ✓ { $what }
left-basket = 放置籃子
left-row = 該列的效果
left-step = { $house }的一步
left-leave = 船離開 { $city }

# What is asked
prompt-chain = { $asked }；屬於：{ $chain }
prompt-draw-corner = 設置：大金字塔放上一片碎片。
prompt-draw-seen = 翻出採石場的下一片。
prompt-draw-queen-tile = 設置：抽一片皇后金字塔板塊。
prompt-draw-mastaba = 設置：抽一片馬斯塔巴。
prompt-draw-deity = 設置：抽出神祇。
prompt-draw-craft = 為市場抽一個工藝品。
prompt-draw-papyrus = 為市場抽一張莎草紙。
prompt-draw-benefit = 設置：抽一片城市獎勵。
prompt-draw-contract = 為城市抽一張合約。
prompt-draw-neutral = 設置：抽中立學徒的板塊。
prompt-draw-board = 設置：抽一片個人圖版。
prompt-draw-dealt = 設置：發一片行動板塊。
prompt-draw-row = 設置：為供應區抽一片行動板塊。
prompt-draw-top = 翻出抽牌堆的下一片。
prompt-tile = { $player } 翻出一片印何闐板塊。
prompt-die-tomb = { $player } 擲骰決定馬斯塔巴。
prompt-die-avenue = { $player } 擲骰決定大道。
prompt-die-offering = { $player } 擲骰決定獻祭格。
prompt-turn = { $player }，時代 { $era }：參觀生命之屋、學習專業，或拿取行動板塊
prompt-house = { $player }：選擇用 { $tablet } 參觀的生命之屋
prompt-step = { $player }：選擇{ $house }的一步
prompt-row = { $player }：選擇第 { $row } 列或其下一列的效果
prompt-list = { $player }：選擇接著執行哪一項
prompt-favour = { $left ->
    [one] { $player }：選擇一份胡夫的青睞
   *[other] { $player }：選擇一份胡夫的青睞（還有 { $left } 份）
}
prompt-crown = { $left ->
    [one] { $player }：再選一份金字塔頂下的青睞
   *[other] { $player }：選擇一份金字塔頂下的青睞
}
prompt-limestone = { $player }：推進石灰石塊（還有 { $left } 步）
prompt-corner = { $player }：選擇大金字塔的一角
prompt-queen = { $player }：選擇放置認可的皇后金字塔
prompt-tomb = { $player }：選擇 { $level } 級或以下的墓穴
prompt-mastaba = { $player }：選擇要啟動的馬斯塔巴（還有 { $left } 次）
prompt-papyrus = { $paying ->
    [0] { $player }：選擇一張免費莎草紙
   *[other] { $player }：選擇要購買的莎草紙
}
prompt-craft = { $paying ->
    [0] { $player }：選擇一個免費工藝品
   *[other] { $player }：選擇要購買的工藝品
}
prompt-level = { $player }：選擇工藝品的層級
prompt-priestess = { $more ->
    [0] { $player }：讓女祭司前進（{ $steps } 步）
   *[other] { $player }：讓女祭司前進（{ $steps } 步）或獻祭
}
prompt-basket = { $player }：選擇放置籃子的獻祭格
prompt-boats = { $more ->
    [0] { $player }：移動船隻（{ $steps } 步）
   *[other] { $player }：移動船隻（{ $steps } 步）或啟用（{ $more } 次）
}
prompt-contract = { $player }：選擇一張合約
prompt-discard = { $player }：六格都滿了，選擇要棄掉的合約
prompt-pedestal = { $player }：選擇 { $level } 級或以下的基座
prompt-scarab = { $player }：選擇前進 1 步的聖甲蟲
prompt-split = { $player }：把 { $number } 分配給食物與權能
prompt-over = { $count ->
    [one] { $players } 以 { $points } PP 獲勝。
   *[other] { $players } 以 { $points } PP 共享勝利。
}

# Moves
group-visit = 參觀生命之屋
group-specialise = 學習專業
group-take = 拿取行動板塊
group-house = 生命之屋
group-step = 專業軌
group-row = 列
group-do = 執行
group-gain = 獲得
group-rest = 放棄
group-stop = 到此為止
group-favour = 青睞
group-limestone = 石灰石
group-corner = 角
group-queen = 皇后金字塔
group-tomb = 墓穴
group-mastaba = 馬斯塔巴
group-papyrus = 莎草紙
group-craft = 工藝品
group-level = 層級
group-priestess = 女祭司
group-offer = 獻祭
group-basket = 籃子
group-boat = 移動船隻
group-activate = 啟用船隻
group-contract = 合約
group-discard = 棄掉
group-pedestal = 基座
group-scarab = 聖甲蟲
group-split = 分配
move-visit = 用第 { $space } 格的 { $tablet } 參觀
    .short = { $tablet }
move-visit-detail = { $effects }
move-specialise = 在{ $house }學習專業
    .short = { $house }
move-specialise-detail = { $fee }；然後{ $step ->
    [1] { $steps }
   *[other] 擇一：{ $steps }
}
step-brings = 第 { $step } 步（{ $effects }）
move-take = 從第 { $row } 列拿取 { $tablet }
    .short = { $tablet }
move-take-detail = { $food }；{ $effects }；該列：{ $row }{ $writes ->
    [0] { "" }
   *[other] ；是你的下一個文字：{ $reward }
}
move-house = { $house }
move-step = 第 { $step } 步
move-row = 第 { $row } 列
move-do = { $what }
move-rest = 放棄其餘
move-rest-detail = 放棄：{ $effects }
move-stop = 到此為止
move-favour = { $favour }
move-great = 大金字塔軌到第 { $space } 格
move-great-end = 大金字塔軌：超過盡頭的一步
move-queens = 皇后金字塔軌到第 { $space } 格
move-corner = { $corner } 角
move-queen = { $pyramid }
move-queen-detail = 目前在那裡每個認可得 { $points } 分；你有 { $mine } 個
move-tomb = 墓穴 { $tomb }
    .short = { $tomb }
move-mastaba = 馬斯塔巴 { $mastaba }
    .short = { $mastaba }
move-papyrus = 第 { $slot } 格的莎草紙 { $papyrus }
    .short = { $papyrus }
move-papyrus-detail = { $cost ->
    [0] 免費
   *[other] 權能 { $cost }
}{ $completes ->
    [0] { "" }
   *[other] ；完成一個符號
}
move-craft = 第 { $slot } 格的{ $craft }
    .short = { $craft }
move-craft-detail = { $cost ->
    [0] 免費
   *[other] 食物 { $cost }
}
move-level = { $level } 級：空格 { $space }
    .short = { $level }
move-level-detail = { $points ->
    [0] 沒有 PP
   *[other] { $points } PP
}
move-priestess = 進入 { $room }
    .short = { $room }
move-offer = 供奉 { $level } 級的工藝品
    .short = { $level }
move-basket = 在 { $space } 獻祭
    .short = { $space }
move-boat = 船從 { $start } 到 { $goal }
    .short = { $start } → { $goal }
move-activate = 啟用在 { $place } 的船
    .short = { $place }
move-activate-detail = { $effects }；之後到 { $goal }
move-contract = 拿取 { $contract }
    .short = { $contract }
move-discard = { $turned ->
    [0] 棄掉 { $contract }
   *[other] 棄掉已翻面的 { $contract }
}
    .short = { $contract }
move-pedestal = 基座 { $pedestal }
    .short = { $pedestal }
move-scarab = { $house }的聖甲蟲到第 { $step } 步
    .short = { $house }
move-scarab-detail = 之後學習專業時可選：{ $effects }
move-split = 食物 { $food }，權能 { $heka }

# The log
event-draw-corner = { $piece } 一開始就在 { $corner } 角。
event-draw-seen = 採石場翻出 { $piece }。
event-draw-queen-tile = 板塊 { $tile } 放在 { $pyramid }。
event-draw-mastaba = { $mastaba } 的馬斯塔巴：{ $what }。
event-draw-deity = 祭壇上是{ $deity }。
event-draw-craft = 第 { $slot } 格補上{ $craft }。
event-draw-papyrus = 第 { $slot } 格補上 { $papyrus }。
event-draw-benefit = { $city } 的城市獎勵：{ $what }。
event-draw-contract = { $city } 有新合約 { $contract }（{ $needs }）。
event-draw-neutral = 中立學徒：{ $houses }。
event-draw-board = { $owner } 的文字順序：{ $glyphs }。
event-draw-dealt = { $owner } 拿到 { $tablet }。
event-draw-row = { $tablet } 放在第 { $row } 列。
event-top = 抽牌堆頂是 { $tablet }。
event-visit = { $player } 用 { $tablet } 派出一名學徒。
event-house = { $player } 參觀{ $house }。
event-fee = { $player } 支付 { $cost } 食物。
event-fee-unpaid = { $player } 付不起 { $cost } 的費用。
event-put-away = { $tablet } 放到棄牌堆。
event-specialise = { $player } 移到{ $house }的月亮面。
event-scarab = { $player }：{ $house }的聖甲蟲到第 { $step } 步。
event-step = { $player } 選擇{ $house }的第 { $step } 步。
event-take = { $player } 從第 { $row } 列拿取 { $tablet }（{ $food }）。
event-writing = { $player } 的文字計數器前進到第 { $position } 格。
event-row = { $player } 選擇第 { $row } 列的效果。
event-slide = { $tablet } 進入第 1 列。
event-gain = { $player }：{ $what }。
event-do = { $player }：{ $what }。
event-rest = { $player } 放棄{ $source }的其餘效果。
event-stop = { $player } 到此為止。
event-no-supply = { $player } 的供應區已用完：改為{ $what }。
event-permission = { $player } 獲得胡夫的認可。
event-great-track = { $player } 在大金字塔軌前進到第 { $space } 格。
event-great-end = { $player } 超過大金字塔軌的盡頭。
event-queens-track = { $player } 在皇后金字塔軌前進到第 { $space } 格。
event-corner = { $player } 在 { $corner } 角建造 { $piece }。
event-pyramidion = { $player } 放上金字塔頂。
event-queen = { $player } 建造 { $pyramid }（高度 { $height }）。
event-embalm = { $player } 有一具可用的石棺。
event-tomb = { $player } 把石棺放進 { $tomb }。
event-mastaba = { $player } 啟動 { $mastaba }：{ $what }。
event-papyrus = { $player } 花費 { $cost } 權能拿取 { $papyrus }。
event-craft = { $player } 花費 { $cost } 食物拿取{ $craft }。
event-level = { $player } 把工藝品放在 { $space }。
event-priestess = { $player } 的女祭司進入 { $room }。
event-offer = { $player } 供奉 { $space } 的工藝品。
event-basket = { $player } 把籃子放在 { $space }。
event-basket-lost = { $player } 的籃子沒有可用的獻祭格，就此失去。
event-lie = { $player } 在走道 { $aisle } 的女祭司躺下。
event-orb = { $player } 的球體到位置 { $position }。
event-orb-end = { $player } 的球體已在頂端：改為一份青睞。
event-deity = { $player } 到達{ $deity }。
event-boat = { $player } 的船從 { $start } 到 { $goal }。
event-activate = { $player } 啟用在 { $place } 的船。
event-leave = { $player } 的船離開 { $city } 到 { $goal }。
event-contract = { $player } 拿取 { $contract }（{ $needs }）。
event-discard = { $player } 棄掉 { $contract }。
event-carve = { $player } 有一個可用的人面獅身像。
event-pedestal = { $player } 在 { $pedestal } 豎立人面獅身像。
event-harvest = 時代 { $era } 的收穫季。
event-roll-up = { $player } 捲起 { $papyri } 張莎草紙，完成 { $drawings } 個符號。
event-turned = { $player } 完成 { $contract }。
event-score = { $player }，{ $what }：{ $points } PP。
event-flood = 時代 { $era } 的氾濫季。
event-income = { $player } 從漁船獲得 { $food } 食物，從方尖碑獲得 { $heka } 權能。
event-order = 新的回合順位：{ $players }。
event-end = 第三個收穫季結束。
event-tiles = 印何闐的九片板塊重新洗混。
event-tile = { $player } 翻出「{ $tile }」。
event-bottom = 「{ $tile }」現在無法執行，放到牌堆底。
event-does = 板塊「{ $tile }」決定 { $player } 在第 { $row } 列的行動。
event-die = { $player } 擲出 { $result }。
event-void = { $player } 略過{ $what }。
event-full = { $player } 把 { $contract } 留在城市：六格已滿，且沒有價值較低的未翻面合約。
event-why-join = { $player } 到你所在、且自己聖甲蟲最高的生命之屋。
event-why-empty = { $player } 選擇太陽面無人、且自己聖甲蟲最高的生命之屋。
event-why-crowded = 沒有無人的太陽面，{ $player } 到自己聖甲蟲最高的生命之屋。
event-why-shared = { $player } 選擇與你的學徒同在太陽面的學徒。
event-why-highest = { $player } 選擇聖甲蟲最高的生命之屋裡的學徒。
event-why-glyph = { $player } 拿取帶有自己下一個文字的最便宜板塊。
event-why-your-glyph = { $player } 沒有自己的文字可拿，改拿帶有你下一個文字的最便宜板塊。
event-why-lowest-row = 沒有文字對雙方有用，{ $player } 拿取最便宜的板塊。
event-why-scarab = { $player } 推進最低的聖甲蟲。
event-why-no-scarab = { $player } 的聖甲蟲都已到最後一步。
event-why-favour = { $player } 把每份胡夫的青睞都當作羽毛 1 步。
event-why-crown = { $player } 因金字塔頂讓羽毛前進兩步。
event-why-queens = { $player } 有可用的認可：走皇后金字塔軌。
event-why-great = { $player } 沒有認可可走皇后金字塔軌：走大金字塔軌。
event-why-corner = { $player } 從 TR 起順時針建造。
event-why-your-queen = { $player } 選擇有你的認可、最上方的未完成皇后金字塔。
event-why-top-queen = { $player } 選擇最上方的未完成皇后金字塔。
event-why-rite = { $player } 有可用的石棺：改為舉行葬禮儀式。
event-why-embalm = { $player } 沒有可用的石棺，改為防腐。
event-why-no-tomb = { $player } 找不到空墓穴，改為防腐。
event-why-erect = { $player } 有可用的人面獅身像，改為豎立。
event-why-carve = { $player } 沒有可用的人面獅身像，改為雕刻。
event-why-no-pedestal = { $player } 找不到空基座，改為雕刻。
event-why-drawing = { $player } 拿取能完成自己符號的最便宜莎草紙。
event-why-your-drawing = { $player } 拿取能完成你的符號的最便宜莎草紙。
event-why-cheapest-papyrus = 沒有莎草紙能完成符號，{ $player } 拿取最便宜的一張。
event-why-no-papyrus = { $player } 無法拿取莎草紙。
event-why-new-type = { $player } 拿取自己沒有的種類中最便宜的工藝品。
event-why-your-type = { $player } 種類已齊全，拿取你沒有的種類中最便宜的工藝品。
event-why-cheapest-craft = { $player } 拿取最便宜的工藝品。
event-why-no-craft = { $player } 無法拿取工藝品。
event-why-level = { $player } 放到盡可能高的位置。
event-why-priestess = { $player } 移動能進入廳堂、且走得最遠的女祭司。
event-why-offer = { $player } 用最高的帶籃工藝品獻祭。
event-why-no-offering = { $player } 無法獻祭，改為拿取工藝品。
event-why-no-deity = { $player } 略過神祇。
event-why-boat = { $player } 啟用在有合約的城市中、走得最遠的船。
event-why-no-boat = { $player } 沒有可啟用的船了。
event-why-contract = { $player } 拿取價值最高的合約。
event-only-step = 只有第 1 步可以選。
event-only-row = 只剩最下面一列。
event-only-limestone = 只有大金字塔軌能走。
event-only-corner = 只有一角可以建造。
event-only-queen = 只有一座皇后金字塔尚未完成。
event-only-tomb = 只有一個空墓穴。
event-only-mastaba = 只有一片馬斯塔巴可以啟動。
event-only-papyrus = 只有一張莎草紙可以拿。
event-only-craft = 只有一個工藝品可以拿。
event-only-level = 只有一個層級有位置。
event-only-priestess = 只有一種做法。
event-only-basket = 只有一個空獻祭格。
event-only-boats = 船只有一種做法。
event-only-contract = 那裡只有一張合約。
event-only-pedestal = 只有一個空基座。
event-only-scarab = 只有一個聖甲蟲能前進。
event-only-favour = 只剩一份青睞。
event-only-crown = 只剩一份青睞。

# Why not
refuse-over = 遊戲已經結束。
refuse-draw-first = 必須先抽取。
refuse-no-draw = 現在不抽取任何東西。
refuse-other-draw = 現在抽的是別的東西。
refuse-none-left = 這裡抽不到 { $item }：已經沒有未知的了。
refuse-finish = 必須先完成已經開始的事。
refuse-stop = 這件事不能放棄。
refuse-not-begun = 你選擇執行的效果，開始之前不能停止。
refuse-visits = 本時代你已經參觀三次。
refuse-specialises = 本時代你已經學習專業三次。
refuse-takes = 本時代你已經拿取三次。
refuse-not-home = 第 { $space } 格旁沒有學徒在家。
refuse-no-apprentice = 你沒有學徒在{ $house }的太陽面。
refuse-no-space = 你的行動欄都滿了。
refuse-food = 需要 { $cost } 食物，你有 { $food }。
refuse-heka = 需要 { $cost } 權能，你有 { $heka }。
refuse-step = 你的聖甲蟲在第 { $reached } 步，還沒到第 { $step } 步。
refuse-row = 你從第 { $taken } 列拿取，第 { $row } 列在它上面。
refuse-scarab = 你在{ $house }的聖甲蟲已在最後一步。
refuse-no-item = 沒有第 { $item } 項。
refuse-item-done = 第 { $item } 項已經執行。
refuse-half = 第 { $item } 項不能這樣選。
refuse-no-sarcophagus = 你沒有可用的石棺。
refuse-no-tomb = 沒有 { $level } 級或以下的空墓穴。
refuse-no-sphinx = 你沒有可用的人面獅身像。
refuse-no-pedestal = 沒有 { $level } 級或以下的空基座。
refuse-row-full = 你的莎草紙放置格都滿了。
refuse-board-full = 你的工藝品空格都滿了。
refuse-market-empty = 市場是空的。
refuse-no-room = { $steps } 步無法讓任何女祭司進入廳堂。
refuse-no-boat-step = { $steps } 步無法移動任何船。
refuse-no-mastaba = 這些馬斯塔巴現在都沒有效果。
refuse-all-scarabs = 你的聖甲蟲都在最後一步。
refuse-no-contract = 那裡沒有合約。
refuse-favour-taken = { $favour }不在剩下的青睞之中。
refuse-queens-end = 石灰石塊已在皇后金字塔軌的盡頭。
refuse-permission = 第 { $space } 格需要可用的認可。
refuse-queens-done = 皇后金字塔都已完成。
refuse-corner = { $corner } 角不能放 { $level } 級碎片。
refuse-queen = { $pyramid } 已經完成。
refuse-level = { $place } 高於 { $level } 級。
refuse-taken = { $place } 已被佔用。
refuse-mastaba = { $mastaba } 不在可選範圍。
refuse-slot-empty = 第 { $slot } 格是空的，回合結束才補。
refuse-level-full = { $level } 級已經滿了。
refuse-unsupported = 空格 { $space } 下方的 { $missing } 還沒有工藝品。
refuse-deepest = 走道 { $aisle } 的女祭司已在最後的廳堂。
refuse-room-cost = 進入 { $room } 需要 { $cost } 步，還剩 { $steps } 步。
refuse-no-basket = 你沒有放著籃子的工藝品。
refuse-no-offering-space = 你沒有女祭司站在有空獻祭格的廳堂裡。
refuse-offering = 現在不能獻祭。
refuse-offer-level = 你在 { $level } 級沒有放著籃子的工藝品。
refuse-no-priestess = 你沒有女祭司站在 { $room }。
refuse-no-boat = 你沒有船在 { $place }。
refuse-back = 船不能從 { $start } 到 { $goal }：船不能後退。
refuse-boat-there = { $goal } 已經有你的船，{ $start } 的船不能過去。
refuse-not-next = 從 { $start } 到 { $goal } 途中必須停下：只能穿過有你自己船的河域。
refuse-boat-cost = 從 { $start } 到 { $goal } 需要 { $cost } 步，還剩 { $steps } 步。
refuse-steps-over = 這個效果不能再移動船。
refuse-activations = 沒有剩餘的啟用次數。
refuse-activated = 你在 { $place } 的船這回合已經啟用過。
refuse-contract = { $contract } 不在那裡。
refuse-not-held = { $contract } 不是你的合約。
refuse-split = 要分配的是 { $number }，不是 { $total }。
refuse-tile = 沒有未翻出的「{ $tile }」板塊。
refuse-die-tomb = { $mastaba } 的橫列或直行上沒有 { $level } 級或以下的空墓穴，這種結果要重擲。
refuse-die-avenue = 大道 { $avenue } 上沒有 { $level } 級或以下的空基座，這種結果要重擲。
refuse-die-room = 獻祭在 { $room } 進行。

# The score sheet
score-start = 起始
score-sowing-1 = 播種季，時代 I
score-duat-1 = 度量，時代 I
score-contracts-1 = 合約，時代 I
score-necropolis-1 = 大墓地，時代 I
score-obelisk-1 = 方尖碑，時代 I
score-great-1 = 大金字塔軌，時代 I
score-queens-1 = 皇后金字塔，時代 I
score-sowing-2 = 播種季，時代 II
score-duat-2 = 度量，時代 II
score-contracts-2 = 合約，時代 II
score-necropolis-2 = 大墓地，時代 II
score-obelisk-2 = 方尖碑，時代 II
score-great-2 = 大金字塔軌，時代 II
score-queens-2 = 皇后金字塔，時代 II
score-sowing-3 = 播種季，時代 III
score-duat-3 = 度量，時代 III
score-contracts-3 = 合約，時代 III
score-necropolis-3 = 大墓地，時代 III
score-obelisk-3 = 方尖碑，時代 III
score-great-3 = 大金字塔軌，時代 III
score-queens-3 = 皇后金字塔，時代 III
category-sowing = 播種季
category-duat = 度量
category-contracts = 合約
category-necropolis = 大墓地
category-obelisk = 方尖碑
category-great = 大金字塔軌
category-queens = 皇后金字塔
detail-start = 遊戲開始時
detail-sowing = 回合中獲得
detail-duat = 心臟減羽毛
detail-contracts = 已翻面的合約，新舊都算
detail-necropolis = 石棺對應的馬斯塔巴
detail-obelisk = 球體位置
detail-great = 石灰石塊位置
detail-queens = 認可依板塊計分
detail-now = { $what }；現在收穫：{ $points }
detail-permissions = 每個已放置的認可 { $each } 分

# What the board tells
fact-fee = { $cost ->
    [0] 沒有別人：免費
   *[other] 已有 { $others } 名：費用 { $cost } 食物
}
fact-mastaba = { $benefit }；收穫季每具石棺 { $points } PP
fact-city = { $benefit }與合約；之後船到 { $goal }
fact-row = { $papyri ->
    [0] 沒有莎草紙
   *[other] { $papyri } 張莎草紙，{ $drawings } 個符號
}
fact-corner = 高度 { $height }，露出的青睞：{ $favour }
fact-contract = { $needs }，價值 { $value }
fact-queen-tile = { $per ->
    [one] 每個認可：你的{ $what }每 1 個 { $points } 分，最多計 { $cap } 次
   *[other] 每個認可：你的{ $what }每 { $per } 個 { $points } 分，最多計 { $cap } 次
}
fact-queen = { $per ->
    [one] 每個認可：你的{ $what }每 1 個 { $points } 分，最多計 { $cap } 次；高度 { $height }
   *[other] 每個認可：你的{ $what }每 { $per } 個 { $points } 分，最多計 { $cap } 次；高度 { $height }
}
fact-queen-seat = { $player }：認可 { $mine } 個，目前 { $points } PP
fact-harvest = 如果現在收穫：{ $points } PP，合計 { $total }
fact-harvest-part = { $what }：{ $points }
fact-flood = 下個氾濫季：食物 { $food }，權能 { $heka }
fact-duat = 現在度量：{ $difference } PP
fact-points-now = 立即 { $points } PP
fact-room = 進入需要 { $cost } 步
fact-sector = 啟用：食物 { $food }；氾濫季：食物 { $fishing }
fact-price-food = 費用 { $cost } 食物
fact-price-heka = 費用 { $cost } 權能
fact-track = 收穫季：{ $points } PP
fact-orb = 收穫季：{ $points } PP；氾濫季：權能 { $heka }{ $deity ->
    [0] { "" }
   *[other] ；神祇
}
fact-unseen = { $kind } × { $count }
fact-unseen-tablets = { $count ->
    [0] 沒有未知的行動板塊
   *[other] 未知：{ $tablets }
}
fact-unseen-pieces = { $count ->
    [0] 沒有未知的碎片
   *[other] 未知：{ $pieces }
}
fact-stand-in = 暫定數值，並非印刷的數值。
fact-stand-ins = 這裡有 { $count } 個數值是暫定：我們的資料都沒有印出實際數值。
fact-build-space = 建造格：需要一個可用的認可，並放到皇后金字塔
fact-glyph = 文字：{ $glyph }
fact-drawing = 與右邊的莎草紙組成一個符號。
fact-used = 本時代已用：參觀 { $visits }，學習專業 { $specialises }，拿取板塊 { $takes }，各 { $each } 次
fact-tile = 尚未翻出：{ $tile } × { $count }
fact-no-tile = 沒有未翻出的板塊
fact-tiles-below = 之後從牌堆底依序：{ $tiles }
fact-would-not = { $tile }：現在無法執行
fact-would-visit = { $tile }：現在會用 { $tablet } 到{ $house }
fact-would-specialise = { $tile }：現在會在{ $house }
fact-would-take = { $tile }：現在會拿取第 { $row } 列的 { $tablet }；{ $effects }
fact-die-tombs = { $count ->
    [0] 沒有空墓穴可放他的下一具石棺
   *[other] 擲骰決定他的下一具石棺放到 { $places }
}
fact-die-pedestals = { $count ->
    [0] 沒有空基座可放他的下一個人面獅身像
   *[other] 擲骰決定他的下一個人面獅身像放到 { $places }
}
fact-tile-row = 第 { $row } 列：{ $effects }
fact-face = { $face }：{ $results }
fact-his-contract = 價值 { $value }；不論條件，在時代 { $value } 或之後的收穫季翻面

# What is wrong with a position
position-first = 起始玩家必須是 { $players } 位玩家之一。
position-place = 沒有「{ $place }」這個位置。
position-crowded = { $place } 只能放一個，不能放 { $count } 個。
position-twice = { $piece } 已經在 { $place }。
position-nowhere = 描述了 { $piece }，但它不在任何地方。
position-missing = { $piece } 不在任何地方。
position-wrong-place = { $piece } 不能在 { $place }。
position-kind = { $piece } 的種類是 { $kind }，不是 { $found }。
position-piece = 沒有「{ $piece }」，或數量沒有這麼多。
position-boats = 同一位玩家的兩艘船不能都在 { $place }。
position-lying = { $piece } 在入口，那裡不會躺下。
position-neutrals = 必須有 { $count } 名中立學徒。
position-corner = { $piece } 不能在那裡：一角由下往上是 I、II、III 級。
position-heights = 任一角不能比另一角高兩層。
position-pyramidion = 金字塔頂只能在四角都完成後放上。
position-permits = { $pyramid } 的認可必須由下往上放。
position-basket = 空格 { $space } 的籃子在供奉之前都留在那裡。
position-turned = { $piece } 已翻面，卻不在任何圖版上。
position-counter-missing = 缺少計數 { $counter }。
position-counter-unknown = 沒有計數 { $counter }。
position-counter = { $counter } 必須是 { $low } 到 { $high }，不是 { $found }。
position-order = 回合順位必須每個座次恰好一次。
position-points = { $found } PP 與得分紀錄 { $total } 不符。
position-used = 計數是 { $found }，但圖版顯示 { $count }。
position-no-tablet = 在家的學徒旁，第 { $space } 格必須有行動板塊。
position-agenda = 這不是能詢問的事：{ $entry }。
position-hand = 手上拿的與尚待決定的不符。
position-in-use = 只有參觀時才有使用中的板塊。
position-nobody = 遊戲還在進行，必須詢問某位玩家。
position-draw = 這裡抽不出任何東西：{ $entry }。
position-course = 尚待處理的事不能這樣疊放。
position-hole = { $place } 或相鄰處缺少東西，或要抽的已經在那裡。
position-needs = 這件事需要的配件不在：{ $entry }。
position-unasked = 這裡沒有選擇，不會詢問。
position-tiles-below = 參觀板塊只要還在就一定能執行，所以不會在牌堆底。

# What is wrong with a file of printed matter
component-object = 檔案必須是一個物件，含有 kind 與表格。
component-list = 檔案必須是一個清單。
component-kind = 沒有 { $found } 這種檔案。有的是：{ $known }。
component-twice = { $found } 這種檔案有兩個。
component-id = 這裡沒有 id 為 { $found } 的東西。
component-id-twice = { $found } 在這裡出現兩次。
component-missing = 缺少：{ $missing }。
component-fixed = 規則建立在這個值上：必須是 { $expected }，不是 { $found }。
component-one-of = 這是 { $found }，但必須是其中之一：{ $known }。
component-range = 這是 { $found }，但必須是 { $low } 到 { $high }。
component-like = 這是 { $found }，但應該像 { $like }。
component-players = 1、2、3、4 位玩家各需要一個值。
component-effect = { $found } 不是能放在這裡的效果。有的是：{ $known }。
component-effect-form = { $found } 的格式必須是 { $form }。
component-effect-number = { $found } 的數字不行；最大是 { $high }。
component-fees = 學徒越多，費用不能變少。
component-duat = 心臟必須從羽毛左邊開始，兩者都在軌道上。
component-backs = 背面 { $back } 需要 4 片行動板塊，每位玩家一片；現在有 { $count } 片。
component-glyphs = 這片圖版有 { $count } 個文字，獎勵有 { $length } 個。
component-unbroken = 位置必須從 { $first } 開始連續。
component-length = 有 { $count } 個位置，長度需要 { $length } 個。
component-corners = 一開始最多三個不同的角可以有碎片。
component-queens = { $players } 位玩家時，高度與許可格相加必須是 4，且至少剩一格。
component-few = 市場至少需要 { $number } 個。
component-long = 一個清單最多 { $number } 項。
component-mastaba = 馬斯塔巴不能啟動馬斯塔巴。
component-neutrals = 這裡應有 { $number } 名中立學徒，不是 { $count } 名。
component-tile-rows = 拿取板塊的五列各有一個效果，其他板塊沒有。

# On the board of Men-Nefer
men_nefer-board-player = 玩家 { $number }
men_nefer-board-stand-in = 暫定數值
men_nefer-board-duat = 冥界
men_nefer-board-duat-rule = 心臟減羽毛
men_nefer-board-heart-at = 心臟在 { $number }
men_nefer-board-feather-at = 羽毛在 { $number }
men_nefer-board-pyramids = 金字塔
men_nefer-board-pyramids-title = 採石場與金字塔
men_nefer-board-corner = 角落 { $corner }
men_nefer-board-crown = 大金字塔頂端
men_nefer-board-stack = { $level } 級碎片堆
men_nefer-board-pyramidion = 金字塔頂
men_nefer-board-great = 大金字塔軌 { $number }
men_nefer-board-queens = 皇后金字塔軌 { $number }
men_nefer-board-queen = 皇后金字塔 { $queen }
men_nefer-board-permit = { $queen } 的第 { $number } 個認可格
men_nefer-board-next-pieces = 下一片
men_nefer-board-level = { $level } 級
men_nefer-board-left = 剩 { $count }
men_nefer-board-great-track = 大金字塔軌
men_nefer-board-gold-points = 金色為收穫季分數
men_nefer-board-queens-track = 皇后金字塔軌
men_nefer-board-needs-permission = 金色格需要認可
men_nefer-board-queen-each = { $per ->
    [1] 每個 { $points }
   *[other] 每 { $per } 個 { $points }
}
men_nefer-board-queen-most = ≤ { $cap }
men_nefer-board-houses = 生命之屋
men_nefer-board-tablets = 板塊
men_nefer-board-sun = { $house ->
    [pyramids] 金字塔生命之屋的太陽面
    [necropolis] 大墓地生命之屋的太陽面
    [temple] 神廟生命之屋的太陽面
    [nile] 尼羅河生命之屋的太陽面
   *[sphinxes] 人面獅身像生命之屋的太陽面
}
men_nefer-board-moon = { $house ->
    [pyramids] 金字塔生命之屋的月亮面
    [necropolis] 大墓地生命之屋的月亮面
    [temple] 神廟生命之屋的月亮面
    [nile] 尼羅河生命之屋的月亮面
   *[sphinxes] 人面獅身像生命之屋的月亮面
}
men_nefer-board-scarab-step = { $house ->
    [pyramids] 金字塔第 { $step } 步
    [necropolis] 大墓地第 { $step } 步
    [temple] 神廟第 { $step } 步
    [nile] 尼羅河第 { $step } 步
   *[sphinxes] 人面獅身像第 { $step } 步
}
men_nefer-board-row = 展示列 { $row }
men_nefer-board-pile = 行動板塊堆
men_nefer-board-in-use = 使用中的板塊
men_nefer-board-markets = 市場
men_nefer-board-market-craft = 工藝品市場第 { $slot } 格
men_nefer-board-market-papyrus = 莎草紙市場第 { $slot } 格
men_nefer-board-crafts = 工藝品
men_nefer-board-papyri = 莎草紙
men_nefer-board-necropolis = 大墓地
men_nefer-board-tombs-note = 墓穴 I 至 III 級
men_nefer-board-mastaba = 馬斯塔巴 { $slot }
men_nefer-board-tomb = 墓穴 { $tomb }
men_nefer-board-temple = 神廟
men_nefer-board-room = 房間 { $room }
men_nefer-board-offering = 獻祭格 { $space }
men_nefer-board-entrance = 入口 { $aisle }
men_nefer-board-orb = 球體位置 { $number }
men_nefer-board-orb-title = 球體
men_nefer-board-altar = 祭壇
men_nefer-board-sphinxes = 人面獅身像
men_nefer-board-pedestal = 基座 { $pedestal }
men_nefer-board-avenue-necropolis = 墓地
men_nefer-board-avenue-library = 圖書館
men_nefer-board-avenue-pyramids = 石塊
men_nefer-board-avenue-temple = 神廟
men_nefer-board-avenue-nile = 尼羅河
men_nefer-board-avenue-houses = 屋
men_nefer-board-nile = 尼羅河
men_nefer-board-port = 港口
men_nefer-board-port-name = 港口
men_nefer-board-sector = 河段 { $number }
men_nefer-board-city = 城市 { $city }
men_nefer-board-benefit = { $city } 的獎勵
men_nefer-board-contract-space = { $city } 的第 { $number } 個合約格
men_nefer-board-arrow = 往 { $goal }
men_nefer-board-fishing = 每經過一艘，氾濫季得 1 食物
men_nefer-board-fishing-passed = 每經過一艘：
men_nefer-board-fishing-food = 氾濫季得 1 食物
men_nefer-board-own = 我的
men_nefer-board-own-of = { $player } 的圖版
men_nefer-board-hand = 手上
men_nefer-board-harvest = 目前的收穫
men_nefer-board-harvest-now = 現在收穫：{ $points }
men_nefer-board-visits = 參觀
men_nefer-board-specialises = 學習
men_nefer-board-takes = 拿取
men_nefer-board-tablet-space = 板塊格 { $number }
men_nefer-board-home = 學徒 { $number } 的位置
men_nefer-board-empty-space = 空格：可拿取
men_nefer-board-empty-short = 空格
men_nefer-board-next-era = 下個時代
men_nefer-board-writing = 文字
men_nefer-board-writing-at = 文字第 { $number } 格
men_nefer-board-craft-space = 工藝品格 { $level }.{ $number }
men_nefer-board-papyrus-space = 莎草紙格 { $number }
men_nefer-board-contract-held = 合約格 { $number }
men_nefer-board-contracts = 合約
men_nefer-board-drawings = { $count } 個符號
men_nefer-board-turned = 已翻 { $count }
men_nefer-board-in-supply = ＋ { $count }
men_nefer-board-ready-mummy = 可用石棺：{ $count }
men_nefer-board-ready-sphinx = 可用人面獅身像：{ $count }
men_nefer-board-ready-permission = 可用認可：{ $count }
men_nefer-board-supply-mummy = 供應區木乃伊：{ $count }
men_nefer-board-supply-sphinx = 供應區人面獅身像：{ $count }
men_nefer-board-supply-permission = 供應區認可：{ $count }
men_nefer-board-seats = 玩家
men_nefer-board-seat = { $player } 的圖版，順位 { $order }
men_nefer-board-tiles-of = { $player }的板塊
men_nefer-board-tiles = 印何闐板塊堆
men_nefer-board-tiles-to-come = 還會出現（順序未知）：{ $count }
men_nefer-board-tiles-below = 然後依序
men_nefer-board-tile-now = 已翻開
men_nefer-board-tiles-done = 本時代已執行
men_nefer-board-die = 骰子
men_nefer-board-die-of = 印何闐的骰子
men_nefer-board-piece-id = { $piece } { $name }
men_nefer-board-piece-of = { $player } 的{ $piece }
men_nefer-board-overview = 全部
men_nefer-board-door-duat = 心臟 { $heart } · 羽毛 { $feather }
men_nefer-board-door-great = 大金字塔 { $number }
men_nefer-board-door-queens = 皇后 { $number }
men_nefer-board-door-houses = 學徒 { $count }
men_nefer-board-door-tombs = 墓穴 { $count }
men_nefer-board-door-orb = 球體 { $number }
men_nefer-board-door-sphinxes = 已豎立 { $count }
men_nefer-board-door-boats = 船：{ $places }
men_nefer-board-door-own = 食物 { $food } · 權能 { $heka } · { $points } PP
men_nefer-board-legend = 圖示
men_nefer-board-sign-food = 食物
men_nefer-board-sign-heka = 權能
men_nefer-board-sign-pp = PP
men_nefer-board-sign-feather = 羽毛
men_nefer-board-sign-heart = 心臟
men_nefer-board-sign-favour = 胡夫的青睞
men_nefer-board-sign-scarab = 聖甲蟲
men_nefer-board-sign-limestone = 石灰石
men_nefer-board-sign-permission = 認可
men_nefer-board-sign-embalm = 防腐
men_nefer-board-sign-rite = 葬禮，級
men_nefer-board-sign-mastaba = 馬斯塔巴
men_nefer-board-sign-papyrus = 莎草紙
men_nefer-board-sign-papyrus_free = 免費莎草紙
men_nefer-board-sign-craft = 工藝品
men_nefer-board-sign-craft_free = 免費工藝品
men_nefer-board-sign-priestess = 步數，獻祭
men_nefer-board-sign-orb = 球體
men_nefer-board-sign-boats = 步數，啟用
men_nefer-board-sign-contract = 合約
men_nefer-board-sign-carve = 雕刻
men_nefer-board-sign-erect = 豎立，級
men_nefer-board-sign-hammer = 建造一片
men_nefer-board-sign-fishing_boat = 漁船
men_nefer-board-sign-sun = 參觀
men_nefer-board-sign-moon = 學習專業
men_nefer-board-sign-points = 分數
men_nefer-board-sign-stand_in = 本區的暫定數值
men_nefer-board-sign-stand_in_value = 暫定數值

# 局面中的數字
counter-era = 時代
counter-turn = 回合
counter-seat = 輪到的座位
counter-marks = 標記
counter-order = 順序，第
counter-height = 高度
counter-quarry = 採石場
counter-unseen-tablets = 未見的行動板塊
counter-unseen-tiles = 未見的印何闐板塊
counter-bag-crafts = 袋中的工藝品
counter-bag-papyri = 袋中的莎草紙
counter-contracts = 合約，等級
counter-food = 食物
counter-heka = 權能
counter-pp = PP
counter-visits = 參觀
counter-specialises = 學習專業
counter-takes = 取走的板塊
counter-won = 所得，時代
