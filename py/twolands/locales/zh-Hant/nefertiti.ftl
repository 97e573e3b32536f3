# 娜芙蒂蒂

game-nefertiti = 娜芙蒂蒂
game-nefertiti-short = 娜芙蒂蒂
game-nefertiti-line = 在四座市集出價，由高到低結算。越少人持有的禮物，越能討法老歡心。
status = 第 { $turn } 回合

# 選項
option-players = 人數
option-players-help = 三人時移除所有塞尼特棋，共使用 33 德本。
option-first = 起始玩家
option-first-help = 起始玩家的德本最少。
option-reserves = 打開的攤位
option-reserves-help = 每座市集擲幣決定，或採用第一次遊戲的擺法。
option-reserves-experienced = 隨機
option-reserves-first_game = 第一次玩
option-allow_idle_recruit = 招募無作用的人物
option-allow_idle_recruit-help = 即使能力沒有作用，也可以招募人物。
option-louqsor_reroll_repeat = 路克索的骰子可以一再重擲
option-louqsor_reroll_repeat-help = 保管骰子的玩家，之後每個回合結束時都能再擲；否則只有一次。
option-tile_moves_after_akhenaton = 關閉板塊繼續移動
option-tile_moves_after_akhenaton-help = 阿肯那頓出現後，盜賊看的是最後關閉的市集；否則板塊留在原處。

# 名稱
market-gizeh = 吉薩
market-akhet_aton = 阿赫塔頓
market-abou_simbel = 阿布辛貝
market-louqsor = 路克索
square = { $market } { $bid }
square-twin = { $market } { $bid }（{ $which ->
    [left] 左
    [right] 右
    [upper] 上列
   *[lower] 下列
}）
card-gold = 黃金
card-necklace = 項鍊
card-statuette = 小雕像
card-mirror = 鏡子
card-harp = 豎琴
card-chair = 椅子
card-senet = 單份塞尼特棋
card-senet2 = 雙份塞尼特棋
kind-gold = 黃金
kind-necklace = 項鍊
kind-statuette = 小雕像
kind-mirror = 鏡子
kind-harp = 豎琴
kind-chair = 椅子
kind-senet = 單份塞尼特棋
kind-senet2 = 雙份塞尼特棋
with-seal = { $card }（附印璽）
type-gold = 黃金
type-necklace = 項鍊
type-statuette = 小雕像
type-mirror = 鏡子
type-harp = 豎琴
type-chair = 椅子
type-senet = 塞尼特棋
character-vizier = 宰相
character-merchant = 商人
character-merchant_x2 = 首席商人
character-high_priest = 大祭司
character-thief = 盜賊
character-royal_servant = 皇家女僕
character-scribe = 書記 +{ $bonus }
character-treasurer = 司庫
pile-vizier = 宰相
pile-merchant = 商人
pile-high_priest = 大祭司
pile-thief = 盜賊
pile-royal_servant = 皇家女僕
pile-scribe = 書記
pile-treasurer = 司庫
symbol-deben = 德本：放到這格的玩家從金庫拿 1 德本
symbol-single = 單張卡：最高出價的僕從只能拿一張
symbol-extra = 額外卡：最高出價的僕從可以多拿一張下排的卡
power-vizier = 每種持有的禮物得 2 分：{ $points }
power-merchant = { $swaps ->
    [2] 和兩位玩家各交換一張卡
   *[other] 和另一位玩家交換一張卡
}
power-high_priest = 這個回合放置兩次
power-thief = 從放著關閉板塊的{ $market }拿任意一張卡
power-royal_servant = 指定一種禮物：每位持有者棄掉一張並得分
power-scribe = 指定一種禮物，每件得目前價值 + { $bonus } 分，然後全部棄掉
power-treasurer = 從一座金庫拿最多 4 德本

# 現在要做什麼
prompt-stall = 擲幣決定{ $market }打開哪個攤位。
prompt-card = 為{ $market }翻出一張卡：{ $slot ->
    [upper] 上排
    [lower1] 下排左
    [lower2] 下排中
   *[lower3] 下排右
}。
prompt-roll = { $dice ->
    [1] { $player } 為路克索擲一顆骰子。
   *[other] { $player } 為路克索擲兩顆骰子。
}
prompt-turn = { $seals ->
    [0] { $player }：放置一個僕從
   *[other] { $player }：放置一個僕從，之前可以花一枚印璽招募人物
}
prompt-turn-force = { $player }：手上沒有僕從，關閉一座有你的僕從的市集
prompt-act = { $player }：放置一個僕從
prompt-act-force = { $player }：手上沒有僕從，關閉一座有你的僕從的市集
prompt-swap = { $player }：先選你的卡，再選想換的卡
prompt-swap-second = { $player }：和另一位玩家再交換一次，或到此為止
prompt-name = { $player }：指定一種禮物，每位持有者棄掉一張並得分
prompt-give = { $player }：棄掉單份塞尼特棋得 { $value } 分，或棄掉雙份得兩倍
prompt-score = { $player }：指定一種禮物，每件加 { $bonus } 分計分後棄掉
prompt-steal = { $player }：從{ $market }拿一張卡
prompt-collect = { $player }：從一座金庫拿最多 4 德本
prompt-package = { $symbol ->
    [single] { $player } 付了{ $square } 的出價：拿上排的卡，或下排一張
    [extra] { $player } 付了{ $square } 的出價：拿下排兩張或三張，或拿上排的卡，並可再拿下排一張
   *[other] { $player } 付了{ $square } 的出價：拿上排的卡，或下排兩張
}
prompt-shame = { $player } 付不起{ $square } 的出價：棄掉一件禮物
prompt-buy = { $player }（{ $square }）：付 { $bid } 德本買一張卡，或拿金庫的一半
prompt-again = { $player }：要再為路克索擲一次嗎？機會 { $chance } %
prompt-over = { $player } 以 { $points } 分獲勝。
prompt-over-deben = { $player } 以 { $points } 分和 { $deben } 德本獲勝，德本比平手的玩家多。
prompt-over-shared = { $players } 以 { $points } 分共享勝利。

# 動作
group-place-gizeh = 放置僕從：吉薩
group-place-akhet_aton = 放置僕從：阿赫塔頓
group-place-abou_simbel = 放置僕從：阿布辛貝
group-place-louqsor = 放置僕從：路克索
group-force = 關閉一座市集
group-recruit = 在那之前：花一枚印璽招募
group-swap = 交換
group-stop = 到此為止
group-name = 指定一種禮物
group-score = 為一種禮物計分
group-discard = 棄掉
group-steal = 拿一張卡
group-collect = 拿德本
group-take = 拿出價買到的卡
group-buy = 購買
group-half = 或拿錢
group-reroll = 路克索
group-keep = 先不要
move-place = 把一個僕從放到{ $square }{ $income ->
    [0] {""}
   *[other] ，獲得 { $income } 德本
}{ $closes ->
    [yes] ，市集關閉
    [dice] ，有 { $chance } % 的機會關閉
   *[no] {""}
}
    .short = { $bid }{ $which ->
        [left] {" "}左
        [right] {" "}右
        [upper] {" "}上
        [lower] {" "}下
       *[only] {""}
    }{ $closes ->
        [yes] {" "}關閉
        [dice] {" "}· { $chance } %
       *[no] {""}
    }{ $income ->
        [0] {""}
       *[other] {" "}+{ $income }
    }
move-force = 關閉{ $market }
bids-in-order = { $bids }
bid = { $enough ->
    [yes] { $rank }. { $player } 出價 { $bid }
   *[no] { $rank }. { $player } 出價 { $bid }，付不起
}
move-recruit = { $character }
move-swap = 用{ $given }和 { $player } 換{ $taken }{ $deben ->
    [0] {""}
   *[other] ，另付 { $deben } 德本
}
move-stop = 不再交換
move-name = 指定{ $type }
move-name-detail = { $own ->
    [yes] 每件 { $value } 分，{ $count } 人各棄一張，包括你
   *[no] 每件 { $value } 分，{ $count } 人各棄一張，不包括你
}
move-score = 為{ $type }計分
move-score-detail = { $count } ×（{ $value } + { $bonus }）= { $points } 分
move-discard = 棄掉{ $card }
move-discard-detail = { $points ->
    [0] 移出遊戲
   *[other] 得 { $points } 分
}
move-steal = 拿{ $card }
worth-then = 之後值 { $points } 分
move-collect = 從{ $market }拿 { $deben } 德本
    .short = { $market }：{ $deben }
move-take = 拿{ $cards }
move-buy = 付 { $deben } 德本買{ $card }
move-half = 拿 { $deben } 德本
move-half-detail = { $reserve ->
    [0] 金庫是空的：等於跳過
   *[other] 金庫 { $reserve } 德本的一半，無條件進位
}
move-reroll = 再擲一次，{ $chance } %
move-keep = 不擲

# 紀錄
event-stall = { $side ->
    [left] { $market }打開左攤位。
   *[right] { $market }打開右攤位。
}
event-card = { $slot ->
    [upper] { $market }：上排翻出{ $card }。
   *[other] { $market }：翻出{ $card }。
}
event-open = { $sealed ->
    [yes] { $market }開放，上排的卡有一枚印璽。
   *[no] { $market }開放，已經沒有印璽可放。
}
event-akhenaton = 阿肯那頓出現了！{ $market }永遠關閉，不再有市集重新開放。
event-place = { $player } 把一個僕從放到{ $square }。
event-income = { $player } 獲得 { $deben } 德本。
event-closes = { $market }關閉。
event-force = { $player } 手上沒有僕從，關閉{ $market }。
event-roll = { $result ->
    [closes] { $player } 擲出 { $dice }：路克索關閉。
   *[open] { $player } 擲出 { $dice }：路克索沒有關閉。
}
event-reroll = { $player } 再為路克索擲一次。
event-keep = { $player } 不再擲。
event-pay = { $player } 出價最高，為{ $square } 付 { $deben } 德本。
event-take = { $player } 拿走{ $cards }。
event-shame = { $player } 出價最高，卻付不起{ $square } 的 { $deben } 德本。
event-discard = { $player } 羞愧地棄掉{ $card }。
event-buy = { $player }（{ $square }）付 { $deben } 德本買{ $card }。
event-half = { $deben ->
    [0] { $player }（{ $square }）什麼也沒拿到，金庫是空的。
   *[other] { $player }（{ $square }）拿走 { $deben } 德本，金庫的一半。
}
event-shut = { $market }已關閉，金庫滑到另一個攤位上。
event-end = 最後一座市集已關閉：遊戲結束。
event-recruit = { $player } 花一枚印璽招募{ $character }。
event-vizier = { $player } 以 { $types ->
    [1] 一種
   *[other] { $types } 種
}禮物得 { $points } 分。
event-swap = { $player } 用{ $given }和 { $other } 換{ $taken }{ $deben ->
    [0] {""}
   *[other] ，並付 { $deben } 德本
}。
event-stop = { $player } 不再交換。
event-name = { $player } 指定{ $type }，目前每件 { $value } 分。
event-give = { $player } 棄掉{ $card }，得 { $points } 分。
event-score = { $player } 為{ $type }計分：{ $units } ×（{ $value } + { $bonus }）= { $points } 分。
event-steal = { $player } 從{ $market }拿走{ $card }。
event-collect = { $player } 從{ $market }的金庫拿 { $deben } 德本。
event-idle = { $player } 無法使用這個能力。
event-only-act = { $player } 只有一種做法。
event-only-swap = { $player } 只有一種交換可行。
event-only-name = 只有一種禮物有人持有，{ $player } 沒有選擇。
event-only-score = { $player } 只持有一種禮物。
event-only-steal = 那裡只有一張卡可以讓 { $player } 拿。
event-only-collect = { $player } 只能拿到 1 德本。
event-only-shame = { $player } 只有一種禮物可以棄。
event-only-buy = { $player } 什麼都買不起。

# 為什麼不行
refuse-over = 遊戲已經結束。
refuse-no-draw = 現在不用翻卡或擲骰。
refuse-chance-first = 要先翻卡或擲骰。
refuse-card = 現在要翻出一張卡。
refuse-none-left = 牌庫裡已經沒有{ $card }了。
refuse-akhenaton = 阿肯那頓在最後五張卡之中。
refuse-stall = 現在要決定{ $market }的攤位。
refuse-roll = { $dice ->
    [1] 這個攤位擲一顆骰子。
   *[other] 這個攤位擲兩顆骰子。
}
refuse-tiled = { $market }關閉中：關閉板塊在那裡。另一座市集關閉時，它才會開放。
refuse-closed = { $market }已關閉，阿肯那頓出現後不再有市集開放。
refuse-permanent = { $market }因阿肯那頓而永遠關閉。
refuse-hand-empty = 你手上沒有僕從，要關閉一座有你的僕從的市集。
refuse-covered = { $side ->
    [left] { $market }的左攤位被金庫蓋住。
   *[right] { $market }的右攤位被金庫蓋住。
}
refuse-occupied = { $square } 已經有僕從。
refuse-force = { $servants ->
    [1] 你手上還有一個僕從，必須放置。
   *[other] 你手上還有 { $servants } 個僕從，必須放置一個。
}
refuse-force-own = { $market }沒有你的僕從。
refuse-character-gone = 這種人物已經沒有了。
refuse-no-seal = 招募人物要花一枚印璽，你一枚也沒有。
refuse-recruit-late = 人物要在放置之前招募，每回合只有一位。
refuse-idle-gifts = 你沒有禮物，{ $character }對你沒有作用。
refuse-idle-merchant = 沒有可行的交換：要持有想要的那一種禮物，也要付得起差額。
refuse-idle-thief = 放著關閉板塊的{ $market }沒有卡。
refuse-idle-royal = 沒有人持有禮物。
refuse-idle-treasurer = 所有金庫都是空的。
refuse-turn = 你的回合必須放置一個僕從，不能跳過。
refuse-place-now = 現在必須放置一個僕從。
refuse-power = 要先使用剛招募的人物。
refuse-first-swap = 有可行的交換，就必須交換。
refuse-swap-opponent = 要和另一位玩家交換。
refuse-swap-same = 第二次交換不能再和 { $player }。
refuse-swap-alike = 相同的卡不能互換。
refuse-swap-type = 你沒有{ $type }，不能換這一種。
refuse-swap-money = 差額是 { $difference } 德本，你有 { $deben } 德本。
refuse-not-held = { $player } 沒有{ $card }。
refuse-nobody-holds = 沒有人持有{ $type }。
refuse-type-not-held = 你沒有{ $type }。
refuse-give = 請選擇棄掉單份或雙份塞尼特棋。
refuse-slot-empty = { $slot ->
    [upper] { $market }上排沒有卡。
   *[other] { $market }的那個位置沒有卡。
}
refuse-reserve = { $deben ->
    [0] { $market }的金庫是空的。
   *[other] { $market }的金庫只有 { $deben } 德本。
}
refuse-take-single = 站在單張卡格只能拿一張。
refuse-take-plain = 最高出價的僕從拿上排的卡，或下排兩張；站在額外卡格才能多拿。
refuse-take-now = 最高出價已經付了，必須拿卡。
refuse-shame-now = 付不起最高出價的人要棄掉一件禮物。
refuse-buy-now = 之後的僕從買一張卡，或拿金庫的一半。
refuse-again-now = 先決定要不要再為路克索擲一次。

# 計分表
score-play = 遊戲中得分
score-gold = 黃金
score-necklace = 項鍊
score-statuette = 小雕像
score-mirror = 鏡子
score-harp = 豎琴
score-chair = 椅子
score-senet = 塞尼特棋
score-deben = 德本
score-seals = 印璽
detail-play = 由人物得分
detail-gift = { $count ->
    [0] 沒有
   *[other] { $count } × { $value }，{ $holders ->
        [1] 一人持有
       *[other] { $holders } 人持有
    }
}
detail-deben = { $count } 德本，每兩德本 1 分
detail-seals = { $count } × 3

# 圖版上的資訊
closes-GL = 四個僕從相連時關閉。
closes-GR = 三種顏色，或四個僕從時關閉。
closes-AL = 每一層都有僕從時關閉。
closes-AR = 三個連成一線時關閉。
closes-SL = 總和為 11、14，或 17 以上時關閉。
closes-SR = 總和為 17 以上時關閉。
closes-LL = 兩顆骰子都擲出有僕從的格子時關閉。
closes-LR = 骰子不大於最長一串時關閉。
far-connected = 相連 { $have }／{ $need }
far-colours = 顏色 { $have }／{ $need }
far-servants = 僕從 { $have }／{ $need }
far-rows = 層數 { $have }／{ $need }
far-line = 連線 { $have }／{ $need }
far-sum = { $count ->
    [0] 總和 { $have }／{ $need }
   *[other] 總和 { $have }
}
far-faces = { $have ->
    [1] 六面中的一面：{ $chance } %
   *[other] 六面中的 { $have } 面：{ $chance } %
}
far-chain = 最長一串 { $have }：{ $chance } %
fact-tiled = { $akhenaton ->
    [in] { $thief ->
        [0] 關閉中。另一座市集關閉時，這裡就會開放。
       *[other] 關閉中。另一座市集關閉時，這裡就會開放；在那之前，盜賊可以從這裡拿卡。
    }
   *[out] { $thief ->
        [0] 關閉到遊戲結束。
       *[other] 關閉到遊戲結束；盜賊可以從這裡拿卡。
    }
}
fact-closed = 關閉到遊戲結束。
fact-permanent = 因阿肯那頓而永遠關閉。
fact-dealing = 正在補卡，補完就開放。
fact-reserve = { $deben ->
    [0] 金庫是空的。
   *[other] { $deben } 德本，一半是 { $half }。
}
fact-square = { $income ->
    [0] 沒有收入
   *[other] 收入 { $income } 德本
}{ $closes ->
    [yes] ；市集關閉
    [dice] ；有 { $chance } % 的機會關閉
   *[no] {""}
}
fact-card = { $holders ->
    [0] { $card }：沒有人持有這一種。第一位持有者得 { $more } 分。
    [1] { $card }：{ $players } 持有，{ $now } 分。多一人持有時 { $more } 分。
   *[other] { $card }：{ $players } 持有，{ $now } 分。多一人持有時 { $more } 分，少一人時 { $fewer } 分。
}
fact-values = { $card }：{ $values }
fact-stand-in = 部分分數為暫定，原本印的數字無從得知。
fact-character = { $left ->
    [1] { $character }
   *[other] { $character }，共 { $left } 張
}
fact-character-gone = 已經用完。
fact-pile = { $akhenaton ->
    [out] 剩 { $count } 張，不會再翻出
    [near] 剩 { $count } 張：下一張是阿肯那頓的機會是 { $count } 分之 1
   *[deep] 剩 { $count } 張，阿肯那頓在最後五張之中
}
fact-seals = { $count ->
    [1] 剩一枚印璽。
   *[other] 剩 { $count } 枚印璽。
}
fact-holder = { $player } 從第 { $turn } 回合起保管骰子。
fact-gifts = { $type }：{ $count } × { $value } = { $points }
fact-unseen = { $count } × { $card }
fact-akhenaton = { $near ->
    [near] 阿肯那頓，剩下的 { $cards } 張之一
   *[deep] 阿肯那頓，在 { $cards } 張中的最後五張之中
}
fact-removed = 移出遊戲：{ $count } × { $card }
fact-used = 已使用：{ $count } × { $character }

# 局面哪裡不對
position-place = 沒有「{ $place }」這個位置。
position-crowded = { $place } 只能放一個，不能放 { $count } 個。
position-twice = { $piece } 已經在 { $place }。
position-piece = 沒有「{ $piece }」這個配件。
position-wrong-place = { $piece } 不能在 { $place }。
position-missing = { $piece } 不在任何位置。
position-pile = { $place } 應該依序放著這一疊最底下的卡。
position-nowhere = 有 { $piece } 的說明，但它不在任何位置。
position-kind = { $piece } 的種類是 { $kind }，不是 { $found }。
position-owner = { $piece } 不屬於玩家 { $number }。
position-seal = { $market }有印璽，上排卻沒有卡。
position-covered = { $square } 被金庫蓋住，不能站人。
position-counter = 沒有「{ $counter }」這個數值。
position-counter-missing = 缺少「{ $counter }」這個數值。
position-range = 「{ $counter }」是 { $found }，應該在 { $least } 到 { $most } 之間。
position-money = 應該共有 { $deben } 德本，不是 { $total }。
position-pile-count = 依看得見的卡推算，牌庫有 { $pile } 張，不是 { $found }。
position-akhenaton = 阿肯那頓不可能已經出現：他在最後五張之中。
position-roll = 骰子不會是這樣；較小的在前。
position-agenda = 這裡不能問這件事：{ $entry }。
position-over = 沒有開放的市集，不會再問任何人。
position-nobody = 遊戲還沒結束，一定要問某個人。
position-flow = 這些事情不能這樣互相等待。
position-status = { $market }在這裡不能是「{ $status }」。
position-shut = { $market }沒有開放，卻有僕從站著。
position-waiting = { $market }等待補卡的，應該正好是空著的位置。
position-four-cards = { $market }開放中，必須有四張卡，現在有 { $count } 張。
position-closes = { $market }的關閉條件已經成立，應該已經關閉。
position-permanent = 阿肯那頓出現後，應該有一座市集永遠關閉，也沒有市集正在開放；現在有 { $count } 座永遠關閉。
position-holder = 骰子不可能這樣保管。
position-held-since = 沒有人保管骰子，所以這裡必須是 -1。
position-die = { $piece } 應該在 { $place }。
position-unasked = 這裡沒有選擇，不會問這件事。

# 圖板
nefertiti-board-characters = 角色、牌庫與印璽
nefertiti-board-side = { $player }的區域
nefertiti-board-square = 格子 { $square }
nefertiti-board-upper = { $market }的上排卡
nefertiti-board-lower = { $market }的下排第 { $number } 張卡
nefertiti-board-seal = { $market }上排卡的印璽
nefertiti-board-reserve = { $market }的金庫
nefertiti-board-covered = { $market }被蓋住的攤位
nefertiti-board-dice = 路克索的骰子
nefertiti-board-dice-of = 路克索的骰子，由{ $player }保管
nefertiti-board-pile = 牌庫
nefertiti-board-seals = { $player }的皇家印璽
nefertiti-board-supply = 皇家印璽供應區
nefertiti-board-hand = { $player }手邊的僕從
nefertiti-board-money = { $player }的 { $count } 德本
nefertiti-board-gifts = { $player }的禮物
nefertiti-board-servant = { $player }的僕從
nefertiti-board-die = { $face ->
    [0] 一顆骰子
   *[other] 一顆 { $face } 點的骰子
}
nefertiti-board-piece-seal = 一枚皇家印璽
nefertiti-board-piece-tile = 「市集關閉」板塊
nefertiti-board-piece-reserve = 金庫
nefertiti-board-reserve-name = 金庫
nefertiti-board-deben = 德本
nefertiti-board-closes = 會關閉
nefertiti-board-held = 持有者
nefertiti-board-tile-name = 市集關閉
nefertiti-board-tile-thief = 盜賊可從這裡拿卡
nefertiti-board-used = 已用完
nefertiti-board-in-pile = { $out ->
    [yes] 阿肯那頓已現
   *[no] 張在牌庫
}
nefertiti-board-seals-left = 枚印璽剩餘
nefertiti-board-char-vizier = 宰相
nefertiti-board-char-merchant = 商人
nefertiti-board-char-high_priest = 大祭司
nefertiti-board-char-thief = 盜賊
nefertiti-board-char-royal_servant = 皇家女僕
nefertiti-board-char-scribe = 書記
nefertiti-board-char-treasurer = 司庫
nefertiti-board-power-vizier = 現值 { $points } 分
nefertiti-board-power-merchant = 交換 { $swaps } 次
nefertiti-board-power-high_priest = 行動兩次
nefertiti-board-power-thief = 拿走一張卡
nefertiti-board-power-royal_servant = 各棄一張
nefertiti-board-power-scribe = 計分 +{ $bonus }
nefertiti-board-power-treasurer = 取得德本
nefertiti-board-tiled = { $akhenaton ->
    [out] 關閉到遊戲結束。
   *[in] 另一座市集關閉時重新開放。
}
