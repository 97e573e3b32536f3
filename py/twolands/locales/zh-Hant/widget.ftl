# 別人網頁裡的小盤面。

widget-try = 試試看
widget-try-board = 試試看：{ $game }
widget-load = 載入對局
widget-learn = 開始教學
widget-turn = 輪到 { $name }
widget-picture = { $game }的盤面
widget-score = { $name }有 { $points } 分。
widget-score-open = { $name }有 { $points } 分，面朝下的不計。
widget-brand = Two Lands
widget-loading = 載入中……
widget-wrong = 這個盤面無法顯示。
widget-start-over = 重新開始
widget-open = 開啟牌桌
widget-as-far = 對局停在那一步之前。
widget-with-bot = { $name } 是電腦（{ $bot }）
widget-you = 你是 { $names }

# 作者可能寫錯的地方
widget-unknown = 沒有「{ $name }」這個屬性。可用的有：{ $known }。
widget-value = 「{ $name }」不能是「{ $value }」。可以是：{ $choices }。
widget-missing = 缺少「{ $name }」屬性。
widget-empty = 「{ $name }」屬性是空的。
widget-without = 沒有「{ $other }」，「{ $name }」就沒有意義。
widget-either = 有「{ $other }」時，「{ $name }」沒有作用。
widget-both = 「{ $name }」與「{ $other }」只有在同時寫明「{ $third }」時才能並用，局面就是那一步的圖。
widget-against = 「{ $name }」與 { $other }="{ $value }" 互相矛盾：沒有座位留給電腦。
widget-seats = 「seats」必須是「all」、「none」或座位號碼，例如「1 3」，不能是「{ $value }」。
widget-number = 「{ $name }」必須是第幾步的數字，不能是「{ $value }」。
widget-at = 「at」是 { $at }，但這場對局只有 { $moves } 步。
widget-cut = 「{ $name }」的文字無法讀取：可能被截斷或改動過。
widget-other-game = 「{ $name }」屬於「{ $found }」，但「game」寫的是「{ $game }」。
widget-file = 無法載入本站的檔案「{ $file }」。
widget-message = 小盤面與所在網頁無法互相理解：有一則訊息不符合約定。
