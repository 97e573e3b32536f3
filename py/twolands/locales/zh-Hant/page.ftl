# 棋盤以外的頁面。每個代號以 page- 開頭；引擎在頁面這一端發現的錯誤除外。

page-name = Two Lands
page-home = Two Lands 首頁
page-skip = 跳到內容
page-close = 關閉
page-cancel = 取消
page-retry = 再試一次
page-gap = { "" }
page-dot = { " · " }
page-menu = 選單
page-tools = 工具

# 設定
page-settings = 設定
page-language = 語言
page-language-en = English
page-language-zh-Hant = 繁體中文
page-language-en-short = English
page-language-zh-Hant-short = 中文
page-theme = 色彩
page-theme-auto = 依系統
page-theme-papyrus = 淺色
page-theme-night = 深色
page-theme-to-papyrus = 改用淺色
page-theme-to-night = 改用深色
page-motion = 動畫
page-motion-auto = 依系統
page-motion-full = 完整
page-motion-reduced = 減少
page-story = 自動對手的回合
page-story-paced = 逐行講述
page-story-pressed = 按一下一行
page-story-once = 一次顯示
page-story-title = { $name }的回合
page-story-next = 下一步
page-story-next-help = 下一行（空白鍵）
page-story-all = 全部顯示
page-pace = 電腦的步調
page-pace-slow = 慢
page-pace-normal = 一般
page-pace-fast = 快
page-zoom = 版圖大小
page-zoom-100 = 整張
page-zoom-125 = 125 %
page-zoom-150 = 150 %
page-zoom-200 = 200 %

# 首頁
page-shelf-title = 古埃及桌上遊戲
page-shelf-text = 在瀏覽器裡玩，與電腦對戰，或大家圍著同一個螢幕。不允許的行動都會告訴你是哪一條規則。
page-shelf-failed = 讀不到遊戲清單，請重新載入頁面。
page-players = { $least ->
    [1] { $most ->
        [1] 1 人
       *[other] 1–{ $most } 人
    }
   *[other] { $most ->
        [2] 2 人
       *[other] { $least }–{ $most } 人
    }
}
page-minutes = { $minutes } 分鐘
page-play = 開始玩
page-play-game = 玩{ $game }
page-rules = 規則
page-rules-of = { $game }規則
page-saved-title = 繼續玩
page-saved-none = 還沒有對局。每場對局都會自動存在這部裝置上。
page-saved-yours = 輪到你
page-saved-turn = 輪到{ $name }
page-saved-won = 已結束，{ $names }獲勝
page-saved-over = 已結束
page-resume = 繼續
page-replay = 重播
page-resume-match = 繼續{ $game }：{ $names }
page-replay-match = 重播{ $game }：{ $names }
page-delete = 刪除
page-delete-match = 刪除{ $game }：{ $names }
page-delete-title = 要刪除這場對局嗎？
page-delete-text = { $names }的{ $game }會從這部裝置上消失，無法復原。
page-open-title = 開啟
page-open-file = 開啟存檔
page-open-file-help = 或把檔案拖放到頁面上任何地方
page-drop = 放開就會開啟存檔
page-credit = 《{ $title }》（{ $year }）由 { $designer } 設計，{ $publisher } 出版。
page-foot-own = 遊戲屬於各自的作者與出版社；這裡的圖與文字是我們自己的。
page-foot-private = 你在這裡做的一切都不會離開你的裝置。

# 開局設定
page-setup-title = 新對局
page-game = 遊戲
page-players-title = 玩家
page-seat = 第 { $number } 席
page-seat-name = 名字
page-seat-player = 由誰來玩
page-seat-human = 在場的人
page-seat-bot = 電腦：{ $bot }
page-seat-levels = 會思考的電腦，由易到難
page-seat-simple = 簡單的電腦
page-seat-colour = 顏色與標記
page-seat-add = 加一位玩家
page-seat-remove = 移除第 { $number } 席
page-colour-1 = 藍色，眼睛
page-colour-2 = 紅色，柱子
page-colour-3 = 綠色，星星
page-colour-4 = 金色，圓環
page-name-1 = 奈芙露
page-name-2 = 拉美斯
page-name-3 = 姬雅
page-name-4 = 巴克
page-bot-random = 隨機
page-bot-random-help = 從所有合法的行動裡任選一個。
page-bot-greedy = 貪心
page-bot-greedy-help = 選擇到自己回合結束時得分最多的行動。
page-bot-first-game = 初次遊玩
page-bot-first-game-help = 像第一次玩的人，只看到對手的下一步。
page-bot-apprentice = 學徒
page-bot-apprentice-help = 會往前想幾步，但只考慮少數走法。
page-bot-scribe = 書記
page-bot-scribe-help = 算得清楚，看得到接下來的一輪。
page-bot-architect = 建築師
page-bot-architect-help = 會提前規劃好幾個回合。
page-bot-master = 大師
page-bot-master-help = 慢慢思考，看得很遠，不會留給你多少機會。
page-first = 起始玩家
page-first-chance = 隨機
page-options-title = 選項
page-options-none = 這個遊戲沒有選項。
page-printed = 印刷數值
page-printed-help = { $count ->
    [0] 沒有暫定的數值。
   *[other] 有 { $count } 個數值是暫定的：沒有資料寫明實際印的數值。手邊有實體遊戲的人可以用自己的檔案補上。
}
page-printed-add = 選擇檔案
page-printed-checking = 檢查中……
page-printed-file = { $kind }，{ $count ->
    [0] 沒有暫定
   *[other] { $count } 個暫定
}
page-printed-remove = 移除 { $file }
page-printed-fault = 「{ $file }」不能用：{ $text }{ $more ->
    [0] { "" }
   *[other] 另外還有 { $more } 處錯誤。
}
page-printed-twice = 「{ $file }」和「{ $other }」都是 { $kind }，請只選一個。
page-way-title = 玩法
page-practice = 練習
page-practice-help = 收回時可以越過翻出的結果和別人的行動。
page-seed = 種子
page-seed-help = 同一個數字會擺出同一場對局。
page-seed-none = 隨機
page-begin = 開始
page-plan = { $count ->
    [one] { $players }玩{ $game }。
   *[other] { $players }玩{ $game }。
}
page-plan-bot = { $name }（{ $bot }的電腦）
page-plan-automa = 單人對抗{ $name }。
page-plan-first = 起始玩家是{ $name }。
page-plan-first-chance = 起始玩家隨機決定。
page-plan-practice = 這是練習。
page-plan-printed = 使用你自己的 { $count } 個印刷數值檔。
page-plan-twice = 有兩位玩家都叫{ $name }，請替其中一位換個名字。
page-plan-seed = 種子必須是最多九位數的整數。

# 桌面
page-board = 版圖
page-prompt = 現在要做的事
page-panels = 面板
page-panel-moves = 行動
page-panel-score = 分數
page-panel-log = 記錄
page-panel-rules = 規則
page-panel-moves-title = 行動
page-panel-score-title = 計分表
page-panel-log-title = 記錄
page-panel-rules-title = 規則書
page-undo = 收回
page-redo = 重做
page-whole = 整回合
page-undo-whole = 收回整回合
page-redo-whole = 重做整回合
page-undo-none = 沒有可以收回的動作。
page-redo-none = 沒有可以重做的動作。
page-save = 存成檔案
page-zoom-in = 放大
page-zoom-out = 縮小
page-fit = 整張版圖
page-new-match = 新對局
page-to-shelf = 回首頁
page-stop = 停止
page-go-on = 繼續
page-unpick = 取消選取
page-gains-all = 依序獲得全部
page-thinking = { $name }正在想……
page-progress = 思考的進度
page-move-now = 立刻行動
page-hint = 提示
page-hint-none = 輪到你行動時才能使用提示。
page-hint-title = 最好的行動
page-hint-brings = 到你下一回合為止：{ $gains }
page-hint-nothing = 到你下一回合為止：還沒有得分
page-hint-gain = { $what } { $points }
page-share-title = 勝率
page-analyse = 分析
page-analysis-title = 這場對局的起伏
page-swings = 轉折點
page-swing = { $name } { $before } → { $after }
page-waiting = { $name }在等你按繼續。
page-status-over = 已結束
page-status-practice = 練習
page-moves-count = { $count ->
    [one] { $count } 種
   *[other] { $count } 種
}
page-moves-wait = 現在沒有要你做的事。
page-moves-back = 你正在回顧。回到現在才能繼續玩。
page-moves-over = 對局已經結束。
page-log-none = 還沒有發生任何事。
page-chance = 隨機
page-rule-open = 規則 { $rule }
page-score-now = 如果現在結束
page-score-final = 最後得分
page-score-live = 即時
page-score-total = 總分
page-score-secret = 結束前不公開
page-score-more = { $points } + ?
page-refused = { $place }：不可以
page-rematch = 再來一局

# 重播
page-replay-back = 退一步
page-replay-on = 進一步
page-replay-run = 播放
page-replay-pause = 暫停
page-replay-step = 對局的第幾步
page-replay-at = 第 { $ply } 步，共 { $plies } 步
page-replay-now = 回到現在
page-back-at = 回顧：第 { $ply } 步，共 { $plies } 步

# 規則書
page-rules-search = 搜尋規則
page-rules-found = { $count ->
    [0] 沒有找到
    [one] { $count } 條規則
   *[other] { $count } 條規則
}
page-rules-loading = 規則書馬上就來……
page-rule-try = 試試看
page-rule-try-lesson = 試試看：{ $lesson }
page-rules-failed = 讀不到規則書，請重新載入頁面。

# 引擎啟動
page-stage-download = 正在擺桌：下載中……
page-stage-python = 正在擺桌：喚醒規則……
page-stage-engine = 正在擺桌：閱讀規則……
page-stage-ready = 正在擺桌：擺放配件……
page-start-failed = 這場對局沒辦法擺上桌。
page-engine-restarted = 引擎剛才停了，已經重新啟動，沒有遺失任何東西。

# 離線
page-offline-ready = 已可離線遊玩
page-offline-refused = 這個瀏覽器不讓網站留下來供離線遊玩；連線時一切照常。
page-offline-room = 這台裝置的空間不夠，網站無法留下來供離線遊玩；連線時一切照常。
page-offline-file = 離線遊玩所需的檔案沒有全部存好；下次造訪時會再試。
page-update-ready = 新版本已備妥。
page-update-take = 立即載入
page-single-get = 把全部內容存成一個檔案帶走
page-single-here = 這是單一檔案版：不需要網路，對局由這個瀏覽器保存。

# 分享
page-share = 分享
page-edit = 編輯此局面
page-copy = 複製
page-copied = 已複製
page-copy-refused = 此瀏覽器不允許這麼做；請自行複製文字。
page-play-from-here = 從這裡接著玩
page-share-dialog = 分享這張桌
page-share-lesson = 分享這則教學
page-share-what = 分享什麼
page-share-position = 此局面
page-share-match = 整局，停在第 { $ply } 步
page-share-link = 連結
page-share-length = { $length } 個字元。一切都在連結裡，不會傳到任何伺服器。
page-share-send = 傳送……
page-share-files = 圖片與檔案
page-share-png = 圖片（PNG）
page-share-svg = 向量圖（SVG）
page-share-file-position = 局面檔案
page-share-file-match = 存檔
page-share-embed = 放進自己的網頁
page-share-caption = 說明文字
page-share-seats = 由讀者操作
page-share-bot = 應手的電腦
page-share-show-undo = 收回
page-share-show-score = 計分表
page-share-show-rules = 規則書
page-share-preview = 桌面在那裡的樣子
page-share-code = 元素
page-share-frame = 框架，用於禁止指令碼之處
page-share-frame-title = Two Lands 的一張桌

# 連結
page-link-empty = 連結在對局或局面該開始之處就結束了；它被截斷了。
page-link-alphabet = 連結含有我們的連結不會有的符號；它被更動過。
page-link-cut = 連結中斷或被更動過：「#/m/」或「#/p/」之後的 { $length } 個符號無法全部讀出。
page-link-json = 連結在途中被更動：其中 { $length } 個符號的內容已不是 JSON。
page-link-large = 連結的內容比任何對局或局面都大。
page-link-foreign = 連結完整，但內容既不是對局也不是局面。
page-link-game = 連結屬於遊戲「{ $game }」，本站沒有。現有：{ $known }。
page-link-step = 連結要看第「{ $step }」步，但這一局有 { $count } 步。
page-link-legal = 到那裡為止能讀出的，已擺在桌上。
page-link-file = 存下其中的內容
page-link-mend = 到編輯器裡修正

# 編輯局面
page-edit-title = 擺設{ $game }的局面
page-edit-status = 擺設局面
page-edit-open = 開啟局面檔案
page-edit-save = 存成局面檔案
page-edit-verdict = 是否可能
page-edit-checking = 正在檢查是否可能……
page-edit-right = 此局面可以玩。
page-edit-faults = 有 { $count } 處不可能。
page-edit-faults-title = 不可能之處
page-edit-mend = 改為 { $value }
page-edit-held = { $piece }要放在哪裡？
page-edit-off = 移出版圖
page-edit-play = 從這裡開始玩
page-edit-take = 從{ $place }拿起{ $piece }
page-edit-lay = 把{ $piece }放在{ $place }
page-edit-tray = 版圖之外
page-edit-tray-some = { $name }，共 { $count } 個
page-edit-tray-empty = 一切都在版圖上。
page-edit-asked = 輪到什麼
page-edit-turn = { $name }的回合開始
page-edit-over = 對局已結束
page-edit-midst = 回合進行中：
page-edit-numbers = 數字
page-edit-follow = 數字隨棋子而定
page-edit-follow-help = 可由其他部分推得的，會自動改正。
page-edit-options = 選項
page-edit-players = 由誰接著玩
page-edit-places = 各處有什麼
page-edit-here = 放這裡
page-edit-text = 文字形式
page-edit-take-text = 擺上桌
page-edit-no-json = 這段文字不是 JSON：{ $cause }
page-edit-file = 「{ $file }」裡沒有{ $game }的局面。
page-edit-foreign = 連結裡沒有{ $game }的局面；這裡是新擺好的一局。

# 錯誤
error-engine-start = 引擎在這裡無法啟動。請檢查連線後再試一次。
error-engine-wasm = 規則無法在這裡執行：這個瀏覽器沒有 WebAssembly，或已將它關閉。請允許使用，或換一個瀏覽器。
error-engine-memory = 規則無法在這裡執行：記憶體不足。請關閉其他分頁後再試一次。
error-engine-file = 規則無法載入：取不到檔案「{ $file }」。請檢查連線後再試一次。
error-engine-worker = 規則無法執行：它的 worker 沒有啟動，或被瀏覽器結束了。請檢查連線、關閉其他分頁後再試一次，或換一個瀏覽器。
error-engine-single = 規則無法在這裡執行：對於從磁碟開啟的頁面，這個瀏覽器不允許從 data: 位址啟動模組 worker。請用 Chromium、Chrome 或 Edge 開啟此檔案，或造訪網站。
error-engine-dead = 引擎為此停了兩次。對局維持原樣；請重新載入頁面。
error-internal = 引擎處理這一步時出錯；對局維持原樣。
page-error-at = { $cause }（位置：{ $path }）
page-error-file = 「{ $file }」：{ $text }
page-error-unexpected = 出了問題：{ $cause }
page-match-gone = 這場對局已經不在這部裝置上。
page-storage-refused = 這個瀏覽器不讓我們儲存任何東西：對局只保留到這個分頁關閉為止。想留下的請存成檔案。
page-file-opened = 「{ $file }」已擺上桌。
page-file-large = 「{ $file }」超過 { $limit } MB，不會是{ $kind ->
    [printed] 印刷數值檔
   *[save] 存檔
}。
page-file-unreadable = 「{ $file }」無法讀取。
page-file-empty = 「{ $file }」是空的。
page-file-not-json = 「{ $file }」不是{ $kind ->
    [printed] 印刷數值檔
   *[save] 存檔
}：第 { $line } 行不是 JSON。
page-file-foreign = 「{ $file }」是 JSON，但不是{ $kind ->
    [printed] 印刷數值檔
   *[save] 存檔
}。

# 教學
page-learn = 教學
page-learn-game = 教學：{ $game }
page-learn-first = 先看教學
page-lessons-of = 教學：{ $game }
page-lessons-tutorial = 認識遊戲
page-lessons-solo = 單人對戰印何闐
page-lessons-example = 練習題
page-lessons-done = 已完成 { $done }／{ $lessons }
page-lessons-unfold = 全部展開
page-lessons-fold = 全部收合
page-lessons-failed = 讀不到教學，請重新載入頁面。
page-lesson = 教學
page-lesson-tools = 教學的按鈕
page-lesson-step = 第 { $step } 步，共 { $steps } 步
page-lesson-find = 輪到你了
page-lesson-found = 答對了！
page-lesson-also = 這一步也對！這一課接著用另一步示範。
page-lesson-shown = 應該這樣走
page-lesson-wrong = 不是這一步：{ $move }
page-lesson-not-this = 這一步合規則，但不是這一課要找的。
page-lesson-back = 回上一步
page-lesson-next = 下一步
page-lesson-read = 再看一次說明
page-lesson-hint = 提示
page-lesson-hint-board = 找找「{ $word }」。虛線圈起來的，就是要先選的。
page-lesson-hint-button = 找找「{ $word }」：它是一個按鈕，不在圖版上。
page-lesson-show = 示範
page-lesson-play = 開始玩
page-lesson-after = 下一課
page-lesson-begin = 從這裡開始
page-lesson-continue = 從這裡繼續
page-lesson-is-done = （已完成）
page-lesson-failed = 這一課無法擺上桌。
