# 每個遊戲共用的句子。

seat = 玩家 { $number }

# 為什麼不能收回上一步
undo-beginning = 沒有可以收回的動作。
undo-chance = 之後已經看到翻出的結果，不能收回。
undo-bot = { $player } 之後已經行動，不能收回。
undo-other = 上一步是 { $player } 的動作，只有本人可以收回。

# 輸入的內容哪裡不對
error-game-unknown = 沒有「{ $game_name }」這個遊戲。可以選：{ $known }。
error-game-name = 遊戲名稱必須是文字，不能是 { $game_name }。
error-options-shape = 選項必須是名稱和值的組合。
error-option-unknown = 沒有「{ $option }」這個選項。可以選：{ $known }。
error-option-value = 選項「{ $option }」不能是 { $value }。可以是：{ $choices }。
error-seats-count = 這場對局需要一份列出 { $count } 個座位的清單。
error-seat-shape = 座位必須有名稱、玩家和顏色。
error-seat-key = 座位沒有「{ $key }」這一項，只有名稱、玩家和顏色。
error-seat-name = 名稱必須是文字，最多 { $length } 個字元。
error-seat-player = 座位的玩家必須是「human」或電腦玩家的名稱，不能是 { $player }。
error-seat-colour = 座位的顏色必須是 1、2、3 或 4，不能是 { $colour }。
error-seat-colour-twice = 有兩個座位都用了顏色 { $colour }。
error-bot = 沒有「{ $bot }」這個電腦玩家。可以選：{ $known }。
error-move-unknown = 這個遊戲沒有「{ $move }」這個動作。
error-move-over = 「{ $move }」來得太晚：對局已經結束。
error-move-seat = 「{ $move }」是以玩家 { $number } 的身分送出的，但現在輪不到這位玩家。
error-move-illegal = 現在不能執行「{ $move }」：{ $reason }（{ $rule_id }）
error-undo = 不能收回。{ $reason }
error-redo = 沒有可以重做的動作。
error-save-object = 這不是對局存檔。
error-save-missing = 這份對局存檔不完整：缺少「{ $key }」。
error-save-key = 對局存檔裡沒有「{ $key }」這一項。
error-start-options = 從一個局面開始的對局，選項就是那個局面的選項。
error-save-format = 這個檔案的格式是 { $found }，能讀取的格式是 { $known }。
error-save-rules = 這場對局需要規則版本 { $found }，本站使用的是 { $known }。
error-save-rules-text = 規則版本的寫法要像「1.0」，不能是 { $found }。
error-save-practice = 「practice」必須是 true 或 false。
error-save-moves = 動作必須是一份清單。
error-save-move-text = 第 { $number } 個動作不是文字。
error-save-move = 第 { $number } 個動作「{ $move }」無法執行：{ $reason }
error-not-json = 這不是 JSON：「{ $start }」
error-call-shape = 呼叫必須是物件，包含方法和參數。
error-call-unknown = 沒有「{ $method }」這個呼叫。可以用：{ $known }。
error-call-params = 呼叫的參數必須是物件。
error-param-unknown = 「{ $method }」沒有「{ $param }」這個參數。
error-param-missing = 「{ $method }」需要參數「{ $param }」。
error-param-type = 「{ $method }」的參數「{ $param }」類型不對。
error-no-match = 桌上沒有對局。
error-nobody-asked = 現在沒有輪到任何人，電腦玩家無從思考。
error-ply = 沒有第 { $ply } 步；這場對局共有 { $plies } 步。
error-part = 這次思考沒有分成 { $parts } 份的第 { $part } 份。
error-think = 電腦玩家的思考要單獨啟動，不能當成呼叫。

# JSON 值的形狀
shape-missing = 缺少這一項。
shape-unknown = 這裡不該有這一項。
shape-wrong = 這裡是 { $found }，應該是：{ $expected }。

# 給聽棋盤的人
board-rooms = 圖版的各部分
board-doors = 可以查看的其他部分
board-picks = 圖版上可以選的地方
board-words = 用文字說明圖版
board-holds = { $place }：{ $pieces }。
board-alike = { $piece } × { $count }
board-empty = { $place }：空的。
board-pick = { $place }，{ $count } 個動作

# 印刷內容檔
error-no-components = 「{ $game_name }」沒有印刷內容檔。
component-right = 沒有錯誤
