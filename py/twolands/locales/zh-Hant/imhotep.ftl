# 印何闐與太陽船板塊

game-imhotep = 印何闐
game-imhotep-short = 印何闐
game-imhotep-line = 石塊上船，五種建築，六輪。石塊是你裝的，開船的卻可能是別人。
status = 第 { $round } 輪，共 6 輪

# 選項
option-players = 玩家人數
option-players-help = 二至四人。
option-first = 起始玩家
option-first-help = 開始第一輪的玩家；其他人的石橇上一開始有較多石塊。
option-sun_ship = 太陽船板塊
option-sun_ship-help = 每艘船的船尾格各有一個板塊，誰把石塊放在那裡，誰就能使用。

# 建築
site-market = 市場
site-pyramids = 金字塔
site-temple = 神廟
site-burial = 墓室
site-obelisks = 方尖碑

# 市場牌
card-paved_path = 石板路
card-paved_path-text = 立即執行：從採石場拿一個石塊放到自己的方尖碑
card-sarcophagus = 石棺
card-sarcophagus-text = 立即執行：從採石場拿一個石塊放到墓室
card-entrance = 入口
card-entrance-text = 立即執行：從採石場拿一個石塊放到金字塔並得分
card-pyramid_deco = 金字塔裝飾
card-temple_deco = 神廟裝飾
card-burial_deco = 墓室裝飾
card-obelisk_deco = 方尖碑裝飾
card-green-text = 終局時，{ $site }每三個石塊 1 分：目前 { $count } 個石塊，{ $points } 分
card-statue = 雕像
card-statue-text = { $held ->
    [0] 終局時，1 至 5 座雕像得 1、3、6、10、15 分，之後每座再加 2 分
   *[other] { $held } 座雕像 { $points } 分，再一座變成 { $next } 分
}
card-chisel = 鑿子
card-chisel-text = 從石橇放兩個石塊上船，同一艘或兩艘都可以
card-lever = 槓桿
card-lever-text = 開走一艘船，並決定石塊的卸貨順序
card-hammer = 鎚子
card-hammer-text = 從採石場取石，然後放一個石塊上船
card-sail = 船帆
card-sail-text = 放一個石塊上船，然後開走那艘船

# 太陽船板塊
token-one = 單石
token-one-text = 單石：從採石場拿一個石塊到石橇
token-two = 雙石
token-two-text = 雙石：從採石場拿一個或兩個石塊到石橇
token-barter = 換牌
token-barter-text = 換牌：用自己的一張牌交換市場上的一張牌
token-shift = 換位
token-shift-text = 換位：交換同一艘船上的兩個石塊
token-point = 得分
token-point-text = 得分：得 1 分
token-sell = 賣石
token-sell-text = 賣石：石橇上一個石塊放回採石場，得 2 分
token-draw = 抽牌
token-draw-text = 抽牌：石橇上一個石塊放回採石場，獲得牌庫最上面的市場牌
token-reserve = 預訂
token-reserve-text = 預訂：指定一艘船必須駛往你選的建築，其他船都不能去

# 現在要做什麼
prompt-round = 第 { $round } 輪：翻開一張輪次牌。
prompt-card = 第 { $round } 輪：市場翻開一張牌。
prompt-token = 為 { $ship } 船翻開一個太陽船板塊。
prompt-draw = { $player } 抽一張市場牌。
prompt-turn = { $player }：取石、裝石、開船，或使用一張藍牌
prompt-pass = { $player }：什麼都不能做，必須跳過
prompt-load-chisel-first = { $player }：放置兩個石塊中的第一個
prompt-load-chisel-second = { $player }：放置第二個石塊
prompt-load-hammer = { $player }：放一個石塊上船
prompt-load-sail = { $player }：放一個石塊到要開走的船上
prompt-lever = { $player }：開走一艘船，石塊順序由你決定
prompt-sail = { $player }：開走 { $ship } 船
prompt-next = { $player }：接下來哪個石塊到{ $site }？
prompt-take = { $player }：從市場拿一張牌
prompt-sun-one = { $player }，你的石塊放在 { $space }：拿一個石塊，或放棄
prompt-sun-two = { $player }，你的石塊放在 { $space }：拿一個或兩個石塊，或放棄
prompt-sun-barter = { $player }，你的石塊放在 { $space }：交換一張牌，或放棄
prompt-sun-shift = { $player }，你的石塊放在 { $space }：交換同一艘船上的兩個石塊，或放棄
prompt-sun-point = { $player }，你的石塊放在 { $space }：得 1 分，或放棄
prompt-sun-sell = { $player }，你的石塊放在 { $space }：賣一個石塊得 2 分，或放棄
prompt-sun-draw = { $player }，你的石塊放在 { $space }：用一個石塊換牌庫最上面的牌，或放棄
prompt-sun-reserve = { $player }，你的石塊放在 { $space }：為一艘船預訂建築，或放棄
prompt-over = { $player } 以 { $points } 比 { $other } 獲勝。
prompt-over-tie = { $player } 獲勝：同為 { $points } 分，但石橇上的石塊較多。
prompt-over-shared = { $players } 以 { $points } 分並列獲勝。

# 動作
group-quarry = 取石
group-load = 裝石
group-sail = 開船
group-use = 藍牌
group-next = 下一個石塊
group-take = 拿牌
group-sun = 太陽船板塊
group-decline = 放棄
group-pass = 跳過
move-quarry = 拿 { $count } 個石塊
move-quarry-detail = 石橇 { $sled } → { $sled_after }，採石場 { $quarry } → { $quarry_after }
move-load = 裝到 { $space }
    .short = { $space }
move-load-token = 太陽船板塊：{ $token }
move-sail = { $ship } 船駛往{ $site }
    .short = { $ship } → { $site }
move-detail = { $parts }
gain-card = { $player } 一張牌
gain-points = { $sign ->
    [1] { $player } +{ $count }
   *[other] { $player } −{ $count }
}
gain-temple = { $sign ->
    [1] { $player } 俯視 +{ $count }
   *[other] { $player } 俯視 −{ $count }
}
move-use = 使用{ $card }
move-next = { $space }，{ $player } 的石塊
    .short = { $space }
move-take = 拿{ $card }
move-one = 拿一個石塊
move-two = 拿 { $count } 個石塊
move-barter = 用{ $card }換{ $other }
    .short = { $card } → { $other }
move-shift = 交換 { $one } 和 { $other }
    .short = { $one } ↔ { $other }
move-shift-detail = { $player } 的石塊和 { $other } 的石塊
move-point = 得 1 分
move-sell = 賣一個石塊
move-draw = 用一個石塊換最上面的牌
move-reserve = 為 { $ship } 船預訂{ $site }
    .short = { $ship } → { $site }
move-decline = 放棄
move-decline-detail = 這一輪不能再使用這個板塊
move-pass = 跳過

# 紀錄
event-round = 第 { $round } 輪：輪次牌 { $card }。
event-token = { $ship } 船放上「{ $token }」板塊。
event-card = 市場出現{ $card }。
event-reshuffle = 牌庫用完，{ $count } 張棄牌洗成新的牌庫。
event-quarry = { $player } 從採石場拿 { $count } 個石塊。
event-load = { $player } 裝石到 { $space }。
event-sail = { $player } 將 { $ship } 船駛往{ $site }。
event-use = { $player } 使用{ $card }。
event-home = { $player } 的石塊回到採石場。
event-take = { $player } 拿走{ $card }。
event-no-effect = { $player } 的採石場是空的，{ $card }沒有效果。
event-pyramids = { $player } 的石塊成為金字塔第 { $space } 個：+{ $points }。
event-temple = { $player } 的石塊放到神廟第 { $space } 格。
event-burial = { $player } 的石塊成為墓室第 { $space } 個。
event-obelisks = { $player } 的方尖碑高 { $height } 個石塊。
event-temple-round = 神廟：{ $player } +{ $points }。
event-round-end = 第 { $round } 輪結束。
event-pass = { $player } 什麼都不能做，跳過。
event-all-passed = 所有玩家都跳過，船隻返航。
event-only-load = 只有一格可放。
event-only-sail = 只有一種航程。
event-only-next = 船上只剩一個石塊。
event-only-take = 只剩一種牌。
event-sun-one = { $player } 使用「單石」：從採石場拿 { $count } 個石塊。
event-sun-two = { $player } 使用「雙石」：從採石場拿 { $count } 個石塊。
event-sun-barter = { $player } 使用「換牌」：用{ $card }換{ $other }。
event-sun-shift = { $player } 使用「換位」：{ $one } 和 { $other } 互換。
event-sun-point = { $player } 使用「得分」：+1。
event-sun-sell = { $player } 使用「賣石」：放回一個石塊，+2。
event-sun-draw = { $player } 使用「抽牌」：放回一個石塊。
event-sun-card = { $player } 抽到{ $card }。
event-sun-reserve = { $player } 使用「預訂」：{ $ship } 船必須駛往{ $site }。
event-sun-decline = { $player } 不使用「{ $token }」。
event-sun-useless = { $player } 無法使用「{ $token }」。

# 為什麼不行
refuse-over = 對局已經結束。
refuse-draw-first = 必須先翻牌或翻板塊。
refuse-not-asked = 現在不是做這個的時候。
refuse-pass = 只有什麼都不能做時才能跳過。
refuse-finish-action = 必須先完成已經開始的行動。
refuse-round = 輪次牌 { $card } 屬於其他玩家人數。
refuse-round-seen = 輪次牌 { $card } 已經出現過。
refuse-no-card-left = 牌庫裡沒有{ $card }了。
refuse-token-seen = 板塊堆裡沒有「{ $token }」了。
refuse-sled-full = 你的石橇滿了。
refuse-quarry-empty = 你的採石場是空的。
refuse-sled-empty = 你的石橇上沒有石塊。
refuse-sailed = { $ship } 船已經駛往{ $site }。
refuse-no-space = { $ship } 船只有 { $count } 格。
refuse-space-taken = { $space } 已經有石塊。
refuse-minimum = { $ship } 船上有 { $stones } 個石塊，至少要有 { $minimum } 個。
refuse-visited = 這一輪已經有船停靠{ $site }。
refuse-kept = { $site }已經為 { $ship } 船預訂。
refuse-bound = { $ship } 船必須駛往{ $site }。
refuse-not-held = 你沒有{ $card }。
refuse-not-shown = 市場上沒有{ $card }。
refuse-chisel-stones = 鑿子需要石橇上有兩個石塊，現在有 { $stones } 個。
refuse-chisel-spaces = 鑿子需要船上有兩個空格，現在有 { $free } 個。
refuse-lever = 沒有船達到最低載量。
refuse-no-free-space = 船上沒有空格。
refuse-sail-none = 再放一個石塊，也沒有船能達到最低載量。
refuse-sail-minimum = { $ship } 船至少要有 { $minimum } 個石塊，再放一個也不夠。
refuse-other-ship = 現在要處理的是 { $ship } 船。
refuse-no-stone = { $space } 沒有石塊。
refuse-token-first = 必須先使用或放棄「{ $token }」。
refuse-two = 石橇還能放 { $places } 個，採石場有 { $stones } 個。

# 計分表
score-pyramids = 金字塔
score-temple = 神廟
score-sun_ship = 太陽船板塊
score-burial = 墓室
score-obelisks = 方尖碑
score-decorations = 裝飾
score-statues = 雕像
score-blue = 未使用的藍牌
detail-pyramids = { $count } 個石塊
detail-temple = 計到第 { $round } 輪
detail-sun_ship = 來自「得分」和「賣石」
detail-burial = { $count ->
    [0] 沒有石塊
   *[other] 各組 { $sizes } 個
}
detail-obelisks = { $rank ->
    [0] 沒有石塊
   *[other] { $equal ->
        [1] 高 { $height }，第 { $rank } 名
       *[other] 高 { $height }，並列第 { $rank } 名
    }
}
detail-green = { $site }有 { $count } 個石塊
detail-decorations = { $count ->
    [0] 沒有裝飾
   *[other] { $parts }
}
detail-statues = { $count } 座雕像
detail-blue = { $count } × 1

# 圖版上的說明
fact-ship = { $lacks ->
    [0] { $ship } 船：{ $capacity } 格中有 { $stones } 個石塊，可以開船
   *[other] { $ship } 船：{ $capacity } 格中有 { $stones } 個石塊，還差 { $lacks } 個
}
fact-order = { $player } 的石塊，第 { $order } 個卸下
fact-free = { $space } 是空格
fact-bound = 必須駛往{ $site }
fact-dock = { $ship } 船已經停靠
fact-dock-free = 無船停靠
fact-dock-kept = 已為 { $ship } 船預訂
fact-would = { $site }：{ $parts }
fact-market = { $count } 張牌
fact-pyramids = 下一個石塊：{ $points } 分
fact-pyramid = { $next ->
    [1] 下一個石塊：{ $points }
   *[other] { $points }
}
fact-beside = { $count ->
    [0] 最後一格之後：每個 1 分
   *[other] 旁邊 { $count } 個石塊，每個 1 分
}
fact-temple = 下一個石塊：第 { $space } 格
fact-temple-covers = 下一個石塊：第 { $space } 格，蓋住 { $player } 的石塊
fact-temple-now = { $player }：從上方看得到 { $points } 個石塊
fact-stack = { $count } 個石塊，最上面是 { $player } 的
fact-next = { $player }：{ $points } → { $next }
fact-obelisk = { $height ->
    [0] 沒有石塊
   *[other] { $height } 個石塊：{ $points }
}
fact-quarry = 剩下 { $count } 個石塊
fact-deck = { $count } 張牌
fact-discard = { $count } 張棄牌
fact-round = 第 { $round } 輪，共 { $rounds } 輪
fact-round-unseen = 還可能出現：{ $cards }
fact-unseen = { $count } × { $card }
fact-tokens = 剩下 { $count } 個板塊
fact-tokens-unseen = 還沒出現：{ $tokens }
fact-token-usable = { $usable ->
    [1] { $player } 現在可以使用
   *[other] { $player } 現在不能使用
}
fact-token-covered = { $used ->
    [1] 已經使用
   *[other] 已被蓋住，沒有使用
}
fact-green = 這裡有 { $count } 個石塊：每張綠牌 { $points } 分

# 建築上印的分數：有什麼，值多少
table = { $held }：{ $points }
held-further = 之後每個
held-rank = 第 { $rank } 名
held-visible = 從上方看得到的每個

# 局面哪裡不對
position-place = 沒有「{ $place }」這個位置。
position-crowded = { $place } 最多只能有 { $most } 個，不能有 { $count } 個。
position-twice = { $piece } 已經在 { $place }。
position-wrong-place = { $piece } 不能放在 { $place }。
position-piece = 沒有「{ $piece }」這個配件，不能放在 { $place }。
position-missing = 石塊 { $piece } 不在任何地方。
position-nowhere = 描述了 { $piece }，但它不在任何地方。
position-kind = { $piece } 的種類是 { $kind }，不是 { $found }。
position-owner = { $piece } 不是玩家 { $found } 的。
position-gap = { $place } 有石塊，但前面的 { $before } 是空的。
position-beside = 金字塔所有格子都滿了，旁邊才會有石塊。
position-stack = { $place } 必須有 { $due } 個石塊，不是 { $count } 個：神廟要一層一層放。
position-ship = 這一輪的 { $place } 不可能是 { $piece } 這艘船。
position-ship-missing = 這一輪的船只有 { $count } 艘。
position-no-space = 這一輪沒有 { $place } 這一格。
position-rounds = 第 { $round } 輪時，應該出現過 { $seen } 張輪次牌。
position-counter = 這裡是 { $found }，但必須在 { $low } 到 { $high } 之間。
position-count = 這裡是 { $found }，但從其他部分推算是 { $count }。
position-points = 分數是 { $found }，但各建築給了 { $points } 分。
position-agenda = 不可能問這個：{ $entry }。
position-order = 這些不可能接連出現：{ $entry }。
position-nobody = 對局還沒結束，必須輪到某位玩家。
position-unasked = 這裡沒有選擇，所以不會問。
position-passes = 只有在回合開始時，才可能有人已經跳過。
position-market = { $place } 正在等待翻牌時才是空的，否則必須有一張牌。
position-market-count = 市場上有 { $count } 張牌，那裡還有 { $due } 個石塊要處理。
position-aboard = { $place } 的船已經卸貨，上面卻還有石塊。
position-token = 船已放好且不是正在等待翻板塊時，{ $place } 才有板塊，而且一定要有。
position-aside = 應該有 { $due } 個板塊放在一旁，不是 { $count } 個。
position-used = 板塊的格子被蓋住，才可能使用過。
position-reserved = 預訂需要已使用的板塊、一艘還沒開走的船和一個無船停靠的建築。

# On the board of Imhotep
imhotep-board-title-market = 市場
imhotep-board-title-pyramids = 金字塔
imhotep-board-title-temple = 神廟
imhotep-board-title-burial = 墓室
imhotep-board-title-obelisks = 方尖碑
imhotep-board-title-quarry = 採石場
imhotep-board-title-round = 輪次
imhotep-board-title-ships = 船
imhotep-board-title-tokens = 太陽船板塊堆
imhotep-board-vessel = { $capacity } 格的船
imhotep-board-round-card = 輪次牌 { $ships }
imhotep-board-river = 河面
imhotep-board-ship = { $ship } 船
imhotep-board-space = { $ship } 船第 { $space } 格
imhotep-board-token = { $ship } 船的太陽船板塊
imhotep-board-dock = { $site }的碼頭
imhotep-board-lacks = { $ship } · 還缺 { $count } 個
imhotep-board-ready = { $ship } · 可啟航
imhotep-board-bound = { $ship } · 只到{ $site }
imhotep-board-free = 空碼頭
imhotep-board-kept = 保留給 { $ship } 船
imhotep-board-market-space = 市場第 { $space } 張牌
imhotep-board-deck = 牌庫
imhotep-board-discard = 棄牌
imhotep-board-pyramid-space = 金字塔第 { $space } 格
imhotep-board-beside-pyramids = 金字塔旁邊
imhotep-board-beside = 旁邊
imhotep-board-top = 頂層
imhotep-board-second = 第二層
imhotep-board-base = 底層
imhotep-board-stack = 神廟第 { $stack } 疊
# Lines are parted by a bar.
imhotep-board-temple-rule = 從上方看得到的石塊 | 每輪得分
imhotep-board-burial-space = 墓室第 { $space } 格
imhotep-board-burial-rule = 相連的同色石塊得分：
imhotep-board-obelisk-rule = 依高度：{ $points }
imhotep-board-obelisk = { $player } 的方尖碑
imhotep-board-next = 下一個石塊
imhotep-board-next-card = 拿一張牌
imhotep-board-next-covers = 蓋住
imhotep-board-next-open = 空位
imhotep-board-tokens-left = 剩餘板塊
imhotep-board-side = { $player } 的板圖
imhotep-board-name = { $player }
imhotep-board-sled = { $player } 的石橇第 { $space } 格
imhotep-board-quarry-of = { $player } 的採石場
imhotep-board-cards-of = { $player } 的牌
imhotep-board-no-cards = 沒有牌
imhotep-board-stone = { $player } 的一個石塊
imhotep-board-card-paved_path = 石板路
imhotep-board-card-sarcophagus = 石棺
imhotep-board-card-entrance = 入口
imhotep-board-card-pyramid_deco = 金字塔
imhotep-board-card-temple_deco = 神廟
imhotep-board-card-burial_deco = 墓室
imhotep-board-card-obelisk_deco = 方尖碑
imhotep-board-card-statue = 雕像
imhotep-board-card-chisel = 鑿子
imhotep-board-card-lever = 槓桿
imhotep-board-card-hammer = 鎚子
imhotep-board-card-sail = 船帆

# 局面中的數字
counter-round = 輪
counter-deck = 牌庫張數
counter-rounds = 未見的輪牌
counter-passes = 連續跳過
counter-points = 分數
counter-temple = 神廟分數
counter-tokens = 太陽船板塊堆
counter-used = 已用的太陽船板塊
counter-reserved-ship = 保留的船（−1 為無）
counter-reserved-site = 保留的工地（−1 為無）
