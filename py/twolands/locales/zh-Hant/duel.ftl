# 印何闐：對決

game-duel = 印何闐：對決
game-duel-short = 對決
game-duel-line = 九格港口、六艘船、四種建築：米寶站得最近，拿到的貨物就最遠。
status = 第 { $turn } 回合 · 已卸貨 { $unloads }／18 次

# 選項
option-obelisk = 方尖碑
option-obelisk-help = A：每個 1 分，較多的玩家再加 6 分；B：看誰最先達到 5 個
option-temple = 神廟
option-temple-help = A：符號總數；B：數值各不相同的組合
option-pyramid = 金字塔
option-pyramid-help = A：兩座都計分；B：只有較小的計分
option-tomb = 墓穴
option-tomb-help = A：連號要長；B：連號要多
option-first = 起始玩家
option-first-help = 平手時，不是起始玩家的那一位獲勝。
option-open_temples = 公開神廟
option-open_temples-help = 兩位玩家都能查看雙方的神廟堆。

# 配件
token-obelisk = 方尖碑
token-temple = 神廟 { $symbols }
token-light = 淺色石塊
token-dark = 深色石塊
token-tomb = 墓穴 { $number }
token-take = 「取貨」板塊
token-crew = 「召集」板塊
token-dock = 「靠岸」板塊
token-swap = 「換貨」板塊
kind-obelisk = 方尖碑
kind-temple = 神廟 { $symbols }
kind-light = 淺色石塊
kind-dark = 深色石塊
kind-tomb = 墓穴 { $number }
kind-take = 取貨
kind-crew = 召集
kind-dock = 靠岸
kind-swap = 換貨
kind-meeple = 米寶
kind-boat = 船

# 現在要做什麼
prompt-draw = 為 { $slot } 翻出一個貨物。
prompt-turn = { $player }：放置一個米寶、為一艘船卸貨，或使用一個行動板塊
prompt-pass = { $player }：什麼都不能做，必須跳過
prompt-crew-place = { $placed ->
    [0] { $player }：放置第一個米寶（共兩個或三個）
    [1] { $player }：放置第二個米寶
   *[other] { $player }：放置第三個米寶，或到此為止
}
prompt-dock-place = { $player }：放置一個米寶，讓一艘船可以卸貨
prompt-dock-unload = { $player }：為一艘船卸貨
prompt-dock-again = { $player }：為第二艘船卸貨，或到此為止
prompt-take = { $player }：從任意一艘船拿一個貨物
prompt-swap = { $player }：選同一艘船上的兩個貨物交換
prompt-swap-unload = { $player }：為一艘船卸貨
prompt-over = { $player } 以 { $points } 比 { $other } 獲勝。
prompt-over-tie = { $player } 獲勝：{ $points } 比 { $other } 平手，不是起始玩家的那一位獲勝。

# 動作
group-place = 放置米寶
group-unload = 卸貨
group-use = 使用行動板塊
group-take = 拿一個貨物
group-swap = 交換兩個貨物
group-stop = 到此為止
group-pass = 跳過
move-place = 把一個米寶放到 { $space }
    .short = { $space }
move-unload = 為 { $boat } 卸貨
move-unload-detail = { $goes }
goes = { $player }：{ $token }
goes-box = 移出遊戲：{ $token }
move-use-take = 取貨
move-use-take-detail = 從任意一艘船拿一個行動板塊以外的貨物
move-use-crew = 召集
move-use-crew-detail = 放置兩個或三個米寶
move-use-dock = 靠岸
move-use-dock-detail = 放置一個米寶，再為一艘或兩艘船卸貨
move-use-swap = 換貨
move-use-swap-detail = 交換一艘船上的兩個貨物，再為任意一艘船卸貨
move-take = 拿 { $slot } 的{ $token }
    .short = { $slot }
move-swap = 交換 { $one } 和 { $other }
    .short = { $one } ↔ { $other }
move-swap-detail = { $low } ↔ { $high }
move-stop = 到此為止
move-stop-detail = 放棄這個板塊剩下的效果
move-pass = 跳過

# 紀錄
event-place = { $player } 把一個米寶放到 { $space }。
event-unload = { $player } 為 { $boat } 卸貨。
event-receive = { $player } 獲得{ $token }。
event-box = 沒有米寶能拿{ $token }：移出遊戲。
event-leave = { $boat } 無法補貨，離開遊戲。
event-draw = { $slot } 放上{ $token }。
event-use = { $player } 使用{ $token }。
event-take = { $player } 拿走 { $slot } 的{ $token }。
event-swap = { $player } 交換 { $one } 和 { $other } 的貨物。
event-stop = { $player } 到此為止。
event-pass = { $player } 什麼都不能做，跳過這個回合。
event-end = 只剩一艘船：遊戲結束。
event-only-take = 只有一個貨物可以拿。
event-only-dock-unload = 只有一艘船可以卸貨。
event-only-swap-unload = 只有一艘船可以卸貨。

# 為什麼不行
refuse-over = 遊戲已經結束。
refuse-draw-first = 要先翻出一個貨物。
refuse-no-draw = 現在沒有要翻出的貨物。
refuse-none-left = 這種貨物已經翻完了：{ $token }。
refuse-hand-empty = 你的米寶全都在港口。
refuse-space-taken = { $space } 已經有米寶。
refuse-boat-left = { $boat } 已經離開港口。
refuse-line = { $meeples ->
    [0] 沒有米寶對應 { $boat }，至少要有兩個才能卸貨。
   *[other] 只有一個米寶對應 { $boat }，至少要有兩個才能卸貨。
}
refuse-not-held = 你沒有{ $token }。
refuse-only-actions = 所有船上都只剩行動板塊，而行動板塊不能拿。
refuse-crew-hand = { $meeples ->
    [0] 「召集」至少要放置兩個米寶，你手上一個也沒有。
   *[other] 「召集」至少要放置兩個米寶，你手上只有一個。
}
refuse-dock = 不論把米寶放在哪裡，都沒有船可以卸貨。
refuse-dock-space = 把米寶放到 { $space }，沒有船可以卸貨。
refuse-swap = 交換之後沒有船可以卸貨。
refuse-no-token-played = 要先使用行動板塊，才能這麼做。
refuse-pass = 什麼都不能做的時候，才可以跳過。
refuse-finish-token = 要先完成剛才使用的板塊。
refuse-crew-stop = 「召集」至少要放置兩個米寶，你放了 { $placed } 個。
refuse-take-action = { $slot } 是行動板塊，不能拿。

# 計分表
score-obelisk = 方尖碑
score-temple = 神廟
score-pyramid = 金字塔
score-tomb = 墓穴
score-action = 未使用的板塊
score-harbour = 港口上的米寶
detail-obelisk-a = { $bonus ->
    [0] { $count } × 1
   *[other] { $count } × 1，數量較多再加 { $bonus }
}
detail-obelisk-b = { $which ->
    [few] { $count } 個，未達 5 個
    [first] { $count } 個，最先達到 5 個
    [second] { $count } 個，不是最先達到 5 個
   *[ten] { $count } 個，10 個以上
}
detail-temple-a = { $count ->
    [0] 沒有神廟貨物
   *[other] { $count } 個神廟貨物，共 { $symbols } 個符號
}
detail-temple-b = { $count ->
    [0] 沒有組合
   *[other] 各組個數：{ $sets }
}
detail-pyramid-a = 淺色 { $light } 個，深色 { $dark } 個
detail-pyramid-b = 淺色 { $light } 個，深色 { $dark } 個：較小的計分
detail-tomb-a = { $count ->
    [0] 沒有墓穴
   *[other] 連號長度：{ $runs }
}
detail-tomb-b = { $count ->
    [0] 沒有墓穴
   *[other] { $count } 組連號
}
detail-action = { $count } × 1
detail-harbour = { $count } × 1

# 圖版上的說明
fact-line = { $meeples ->
    [0] 沒有米寶對應 { $boat }。
   *[other] 有 { $meeples } 個米寶對應 { $boat }。
}
would-go = 給 { $player }
would-box = 移出遊戲
fact-serves = { $meeples ->
    [0] 對應 { $boat }：還沒有米寶
   *[other] 對應 { $boat }：{ $meeples } 個米寶
}
fact-supply = { $boats ->
    [0] 不能再為船補貨。
   *[other] { $count } 個貨物：還能補貨 { $boats } 次。
}
fact-reserve = { $count } 個貨物，供「取貨」使用。
fact-unseen = { $kind }：{ $count } 個
caption-obelisk-a = 每個 1 分，較多者 +6
caption-obelisk-b = { $first ->
    [own] 最先達 5 個：12；10 個：18
    [other] 達 5 個：6；10 個：18
   *[open] 再 { $need } 個得 12 分
}
caption-temple-a = 每個符號 1 分
caption-temple-b = 不同數值：1、4、9、16
caption-pyramid-a = { $next ->
    [-1] { $points } 分
   *[other] { $points } 分 → { $next } 分
}
caption-pyramid-b = { $counts ->
    [1] 計 { $points } 分
   *[other] 另一座計分
}
caption-tomb-a = { $count ->
    [0] 連號：1、4、9、16、25 分
   *[other] 連號長度：{ $runs }
}
caption-tomb-b = { $count ->
    [0] 每組連號 4 分
   *[other] { $count } 組連號 × 4 分
}

# 局面哪裡不對
position-place = 沒有「{ $place }」這個位置。
position-crowded = { $place } 只能放一個配件，不能放 { $count } 個。
position-missing = 米寶 { $piece } 不在任何位置上。
position-twice = { $piece } 已經在 { $place } 了。
position-wrong-place = { $piece } 不能放在 { $place }。
position-too-many = 沒有「{ $piece }」：只有 { $copies } 個{ $token }。
position-piece = 沒有「{ $piece }」這個配件。
position-nowhere = { $piece } 有說明，卻不在任何位置上。
position-kind = { $piece } 的種類是 { $kind }，不是 { $found }。
position-boat-gone = { $boat } 這艘船已經離開，上面不能有貨物。
position-slot-full = { $slot } 正等著翻出貨物，卻已經有一個。
position-slot-empty = { $slot } 是空的，但船還停在泊位上。
position-no-boat = 至少要有一艘船停在泊位上。
position-unseen = 有 { $unseen } 個貨物還沒出現，但供應堆（{ $supply }）、備用區（{ $reserve }）和待翻出的貨物（{ $waiting }）合計不是這個數目。
position-supply = 供應堆每次補貨剛好少三個，不可能剩 { $supply } 個。
position-supply-boats = 供應堆空了，船才會離開。
position-reserve = 備用區只會因為用過「取貨」板塊而減少，剩 { $reserve } 個不對：遊戲盒裡有 { $takes } 個「取貨」板塊。
position-owner = { $piece } 在玩家 { $number } 面前，所以是該玩家的。
position-turn = 第 { $turn } 回合輪到另一位玩家。
position-used = 問這件事的{ $token }必須在遊戲盒裡。
position-unloads = 從供應堆和船來看，已經卸貨 { $unloads } 次，不是 { $found } 次。
position-boxed = 每次卸貨最多移出一個貨物：卸貨 { $unloads } 次，不可能移出 { $boxed } 個。
position-first-five = 這個座位不可能最先達到 5 個方尖碑。
position-agenda = 沒有這種要決定的事：{ $entry }。
position-draws = 這些抽取不會同時等著。
position-over = 只剩一艘船，不會再輪到任何人。
position-nobody = 遊戲還沒結束，必須輪到某個人。
position-unasked = 這裡沒有選擇餘地，不會要人決定。

# 圖版上
duel-board-harbour = 港口
duel-board-side = { $player } 的一側
duel-board-out = 移出遊戲
duel-board-action-tokens = 行動板塊
duel-board-space = 港口格 { $space }
duel-board-boat = 船 { $boat }
duel-board-cargo = { $boat } 的貨格 { $space }
duel-board-supply = 供應堆
duel-board-reserve = 備用區
duel-board-box = 移出遊戲
# 兩行，以直線分開。
duel-board-loads = 可補 | { $boats } 艘船
duel-board-hand = { $player } 手上的米寶
duel-board-actions = { $player } 的行動板塊
duel-board-obelisk = { $player } 的方尖碑
duel-board-temple = { $player } 的神廟
duel-board-pyramid = { $player } 的金字塔
duel-board-light = { $player } 的淺色金字塔
duel-board-dark = { $player } 的深色金字塔
duel-board-tomb = { $player } 的墓穴
duel-board-tomb-number = { $player } 的墓穴 { $number }
duel-board-in-hand = 手上 { $count } 個
duel-board-on-harbour = 港口上 { $count } 個，各 1 分
duel-board-site-obelisk = 方尖碑
duel-board-site-temple = 神廟
duel-board-site-pyramid = 金字塔
duel-board-site-tomb = 墓穴
duel-board-meeple = { $player } 的一個米寶
duel-board-cargo-boat = 船
duel-board-face-down = 一個面朝下的板塊
duel-board-action-take = 從一艘船取一個貨物
duel-board-action-crew = 放置 2 或 3 個米寶
duel-board-action-dock = 放 1 個，為 1 或 2 艘船卸貨
duel-board-action-swap = 交換兩個貨物再卸貨

# 建築上印的分數：持有多少，值多少
table = { $held }：{ $points }
held-each = 每個
held-most = 最多者
held-fewer = 更少
held-five-late = 第二個到 5
held-five-first = 先到 5
held-ten = 10
held-sun = 每個太陽
held-run = 每組
held-more = { $count }+

# 局面中的數字
counter-supply = 供應堆
counter-reserve = 備用區
counter-turn = 回合
counter-unloads = 卸貨次數
counter-first_five = 最先有五座方尖碑者（座位，−1 為無）
