# The page around the board. Every id begins with page-, but for the errors that the page's side of the engine finds.

page-name = Two Lands
page-home = Two Lands, start page
page-skip = Skip to the content
page-close = Close
page-cancel = Cancel
page-retry = Try again
page-gap = { " " }
page-dot = { " · " }
page-menu = Menu
page-tools = Tools

# Settings
page-settings = Settings
page-language = Language
page-language-en = English
page-language-zh-Hant = 繁體中文
page-language-en-short = English
page-language-zh-Hant-short = 中文
page-theme = Colours
page-theme-auto = As the system
page-theme-papyrus = Light
page-theme-night = Dark
page-theme-to-papyrus = Light colours
page-theme-to-night = Dark colours
page-motion = Motion
page-motion-auto = As the system
page-motion-full = Full
page-motion-reduced = Reduced
page-story = An automa’s turn
page-story-paced = Line by line
page-story-pressed = At a press each
page-story-once = At once
page-story-title = { $name }’s turn
page-story-next = Next
page-story-next-help = Next line (space)
page-story-all = Tell all
page-pace = Bots’ pace
page-pace-slow = Slow
page-pace-normal = Normal
page-pace-fast = Fast
page-zoom = Size of the board
page-zoom-100 = Whole
page-zoom-125 = 125 %
page-zoom-150 = 150 %
page-zoom-200 = 200 %

# Start page
page-shelf-title = Board games of Ancient Egypt
page-shelf-text = Played here in the browser, with bots or around one screen. Every refused move tells you its rule.
page-shelf-failed = The list of games cannot be read. Please load the page again.
page-players = { $least ->
    [1] { $most ->
        [1] 1 player
       *[other] 1–{ $most } players
    }
   *[other] { $most ->
        [2] 2 players
       *[other] { $least }–{ $most } players
    }
}
page-minutes = { $minutes } min
page-play = Play
page-play-game = Play { $game }
page-rules = Rules
page-rules-of = Rules of { $game }
page-saved-title = Go on playing
page-saved-none = No match yet. Every match is kept here by itself, on this device.
page-saved-yours = Your turn
page-saved-turn = { $name } to move
page-saved-won = Finished: { $names } won
page-saved-over = Finished
page-resume = Resume
page-replay = Replay
page-resume-match = Resume { $game }: { $names }
page-replay-match = Replay { $game }: { $names }
page-delete = Delete
page-delete-match = Delete { $game }: { $names }
page-delete-title = Delete this match?
page-delete-text = { $game } with { $names } will be gone from this device. This cannot be taken back.
page-open-title = Open
page-open-file = Open a save file
page-open-file-help = or drop it anywhere on the page
page-drop = Drop the save file to open it
page-credit = { $title } ({ $year }) is a game by { $designer }, published by { $publisher }.
page-foot-own = The games belong to their authors and publishers; pictures and words here are our own.
page-foot-private = Nothing you do here leaves your device.

# Set-up
page-setup-title = New match
page-game = Game
page-players-title = Players
page-seat = Seat { $number }
page-seat-name = Name
page-seat-player = Played by
page-seat-human = A person here
page-seat-bot = Bot, { $bot }
page-seat-levels = Bots that think ahead, from easy to hard
page-seat-simple = Simple bots
page-seat-colour = Colour and mark
page-seat-add = Add a player
page-seat-remove = Remove seat { $number }
page-colour-1 = Blue, eye
page-colour-2 = Red, pillar
page-colour-3 = Green, star
page-colour-4 = Gold, ring
page-name-1 = Neferu
page-name-2 = Ramose
page-name-3 = Kiya
page-name-4 = Bak
page-bot-random = random
page-bot-random-help = Plays any legal move.
page-bot-greedy = greedy
page-bot-greedy-help = Takes what scores most by the end of its turn.
page-bot-first-game = first game
page-bot-first-game-help = Looks no further than the next answer, as in a first game.
page-bot-apprentice = apprentice
page-bot-apprentice-help = Thinks a few moves ahead and weighs few of them.
page-bot-scribe = scribe
page-bot-scribe-help = Counts well, and sees the round that is coming.
page-bot-architect = architect
page-bot-architect-help = Plans several turns ahead.
page-bot-master = master
page-bot-master-help = Takes its time, plans far ahead and leaves you little.
page-first = Who begins
page-first-chance = By chance
page-options-title = Options
page-options-none = This game has no options.
page-printed = Printed values
page-printed-help = { $count ->
    [0] Nothing of it is a stand-in.
    [one] One value is a stand-in: no source shows the printed one. Who has the box in hand can give a file with it.
   *[other] { $count } values are stand-ins: no source shows the printed ones. Who has the box in hand can give files with them.
}
page-printed-add = Choose files
page-printed-checking = Checking …
page-printed-file = { $kind }, { $count ->
    [0] no stand-ins
    [one] one stand-in
   *[other] { $count } stand-ins
}
page-printed-remove = Remove { $file }
page-printed-fault = “{ $file }” cannot be played by: { $text }{ $more ->
    [0] { "" }
    [one] {" "}One more thing is wrong in it.
   *[other] {" "}{ $more } more things are wrong in it.
}
page-printed-twice = “{ $file }” and “{ $other }” are both of the kind { $kind }; please choose one of them.
page-way-title = Way of playing
page-practice = Practice
page-practice-help = Undo goes back over draws and over the moves of others.
page-seed = Seed
page-seed-help = The same number deals the same match.
page-seed-none = by chance
page-begin = Begin
page-plan = { $count ->
    [one] { $players } plays { $game }.
   *[other] { $players } play { $game }.
}
page-plan-bot = { $name } ({ $bot } bot)
page-plan-automa = Alone against { $name }.
page-plan-first = { $name } begins.
page-plan-first-chance = Chance decides who begins.
page-plan-practice = For practice.
page-plan-printed = { $count ->
    [one] By your own file of printed values.
   *[other] By your own { $count } files of printed values.
}
page-plan-twice = Two players are called { $name }; please give one of them another name.
page-plan-seed = The seed must be a whole number of at most nine digits.

# Table
page-board = Board
page-prompt = What is asked
page-panels = Panels
page-panel-moves = Moves
page-panel-score = Score
page-panel-log = Log
page-panel-rules = Rules
page-panel-moves-title = Moves
page-panel-score-title = Score sheet
page-panel-log-title = Log
page-panel-rules-title = Rulebook
page-undo = Undo
page-redo = Redo
page-whole = Whole turn
page-undo-whole = Take back the whole turn
page-redo-whole = Repeat the whole turn
page-undo-none = There is nothing to take back.
page-redo-none = There is nothing to repeat.
page-save = Save to a file
page-zoom-in = Larger
page-zoom-out = Smaller
page-fit = Whole board
page-new-match = New match
page-to-shelf = To the start page
page-stop = Stop
page-go-on = Go on
page-unpick = Take back the pick
page-gains-all = All gains in order
page-thinking = { $name } is thinking …
page-progress = How far the thinking has come
page-move-now = Move now
page-hint = Hint
page-hint-none = A hint is for when you are to move.
page-hint-title = The best moves
page-hint-brings = By your next turn: { $gains }
page-hint-nothing = By your next turn: no points yet
page-hint-gain = { $what } { $points }
page-share-title = Share of the win
page-analyse = Analyse
page-analysis-title = How the match has swung
page-swings = Turning points
page-swing = { $name } { $before } → { $after }
page-waiting = { $name } waits for you to go on.
page-status-over = finished
page-status-practice = practice
page-moves-count = { $count ->
    [one] one possible
   *[other] { $count } possible
}
page-moves-wait = Nothing is asked of you now.
page-moves-back = You are looking back. Return to now to go on playing.
page-moves-over = The match is over.
page-log-none = Nothing has happened yet.
page-chance = Chance
page-rule-open = Rule { $rule }
page-score-now = If it ended now
page-score-final = Final score
page-score-live = live
page-score-total = Total
page-score-secret = hidden until the end
page-score-more = { $points } + ?
page-refused = { $place }: not possible
page-rematch = Rematch

# Replay
page-replay-back = One step back
page-replay-on = One step on
page-replay-run = Run
page-replay-pause = Pause
page-replay-step = Step of the match
page-replay-at = Step { $ply } of { $plies }
page-replay-now = Back to now
page-back-at = Looking back: step { $ply } of { $plies }

# Rulebook
page-rules-search = Search the rules
page-rules-found = { $count ->
    [0] nothing found
    [one] one rule
   *[other] { $count } rules
}
page-rules-loading = The rulebook is on its way …
page-rule-try = Try it
page-rule-try-lesson = Try it: { $lesson }
page-rules-failed = The rulebook cannot be read. Please load the page again.

# The start of the engine
page-stage-download = The table is being set: loading …
page-stage-python = The table is being set: waking the rules …
page-stage-engine = The table is being set: reading the rules …
page-stage-ready = The table is being set: dealing …
page-start-failed = The match could not be put on the table.
page-engine-restarted = The engine had stopped and was started again. Nothing is lost.

# Offline
page-offline-ready = Ready for offline play
page-offline-refused = This browser does not let the site be kept for offline play; with a connection everything works.
page-offline-room = There is not enough room on this device to keep the site for offline play; with a connection everything works.
page-offline-file = Not all files could be stored for offline play; it will be tried again at the next visit.
page-update-ready = A new version is ready.
page-update-take = Load it now
page-single-get = Take everything along as one file
page-single-here = This is the edition in one file: it needs no network, and its matches are kept by this browser.

# Sharing
page-share = Share
page-edit = Edit this position
page-copy = Copy
page-copied = Copied
page-copy-refused = This browser does not let us do that; please copy the text yourself.
page-play-from-here = Play on from here
page-share-dialog = Share this table
page-share-lesson = Share this lesson
page-share-what = What is shared
page-share-position = This position
page-share-match = The whole match, at step { $ply }
page-share-link = Link
page-share-length = { $length ->
    [one] One character. The link holds everything itself; nothing is sent to a server.
   *[other] { $length } characters. The link holds everything itself; nothing is sent to a server.
}
page-share-send = Send …
page-share-files = Picture and file
page-share-png = Picture (PNG)
page-share-svg = Drawing (SVG)
page-share-file-position = Position file
page-share-file-match = Save file
page-share-embed = Put it on your own page
page-share-caption = Caption
page-share-seats = The reader plays
page-share-bot = The bot that answers
page-share-show-undo = Undo
page-share-show-score = Score sheet
page-share-show-rules = Rulebook
page-share-preview = How the table will look there
page-share-code = Element
page-share-frame = Frame, where scripts are forbidden
page-share-frame-title = A table of Two Lands

# Links
page-link-empty = The link ends where the match or position should begin; it has been cut short.
page-link-alphabet = The link holds signs that no link of ours has; somebody or something has changed it.
page-link-cut = The link breaks off or was changed: of the { $length } signs after “#/m/” or “#/p/” not all can be read.
page-link-json = The link was changed on its way: what it holds, { $length } signs, is no longer JSON.
page-link-large = What the link holds is larger than any match or position can be.
page-link-foreign = The link is whole, but what it holds is no match and no position.
page-link-game = The link is for a game “{ $game }”, which is not on this site. There are: { $known }.
page-link-step = The link asks for step “{ $step }”, but its match has { $count } steps.
page-link-legal = What could be read up to there is on the table.
page-link-file = Save what it holds
page-link-mend = Mend it in the editor

# The editor
page-edit-title = Set up a position of { $game }
page-edit-status = set up a position
page-edit-open = Open a position file
page-edit-save = Save as a position file
page-edit-verdict = Whether it can be
page-edit-checking = Looking whether this can be …
page-edit-right = This position can be played.
page-edit-faults = { $count ->
    [one] One thing cannot be.
   *[other] { $count } things cannot be.
}
page-edit-faults-title = What cannot be
page-edit-mend = Set to { $value }
page-edit-held = Where does this go: { $piece }?
page-edit-off = Off the board
page-edit-play = Play from here
page-edit-take = Take up { $piece } from { $place }
page-edit-lay = Put { $piece } on { $place }
page-edit-tray = Off the board
page-edit-tray-some = { $name }, { $count } of them
page-edit-tray-empty = Everything lies on the board.
page-edit-asked = What is asked
page-edit-turn = { $name } begins a turn
page-edit-over = The match is over
page-edit-midst = In the middle of a turn:
page-edit-numbers = Numbers
page-edit-follow = Numbers follow the pieces
page-edit-follow-help = What follows from the rest is put right by itself.
page-edit-options = Options
page-edit-players = Who plays on
page-edit-places = What lies where
page-edit-here = Here
page-edit-text = As text
page-edit-take-text = Put on the table
page-edit-no-json = The text is no JSON: { $cause }
page-edit-file = “{ $file }” holds no position of { $game }.
page-edit-foreign = The link holds no position of { $game }; here is a freshly dealt one.

# Errors
error-engine-start = The engine cannot be started here. Please check the connection and try again.
error-engine-wasm = The rules cannot run here: WebAssembly is missing or switched off in this browser. Please allow it, or use another browser.
error-engine-memory = The rules cannot run here: there is not enough memory. Please close other tabs and try again.
error-engine-file = The rules cannot be loaded: the file “{ $file }” could not be had. Please check the connection and try again.
error-engine-worker = The rules cannot run: their worker was not started, or was ended by the browser. Please check the connection, close other tabs and try again, or use another browser.
error-engine-single = The rules cannot run here: this browser starts no module worker from a data: address for a page from a disk. Please open this file in Chromium, Chrome or Edge, or visit the site.
error-engine-dead = The engine has stopped twice at this. The match is kept as it was; please load the page again.
error-internal = The engine has failed at this; the match is as it was.
page-error-at = { $cause } (at { $path })
page-error-file = “{ $file }”: { $text }
page-error-unexpected = Something went wrong: { $cause }
page-match-gone = This match is not on this device any more.
page-storage-refused = This browser does not let us store anything: matches are kept only until this tab is closed. Save to a file what you want to keep.
page-file-opened = “{ $file }” is on the table.
page-file-large = “{ $file }” is larger than { $limit } MB, so it is no { $kind ->
    [printed] file of printed values
   *[save] saved match
}.
page-file-unreadable = “{ $file }” cannot be read.
page-file-empty = “{ $file }” is empty.
page-file-not-json = “{ $file }” is no { $kind ->
    [printed] file of printed values
   *[save] saved match
}: line { $line } is not JSON.
page-file-foreign = “{ $file }” is JSON, but no { $kind ->
    [printed] file of printed values
   *[save] saved match
}.

# Lessons
page-learn = Learn
page-learn-game = Learn { $game }
page-learn-first = Learn it first
page-lessons-of = Lessons: { $game }
page-lessons-tutorial = Learn the game
page-lessons-solo = Alone against Imhotep
page-lessons-example = Exercises
page-lessons-done = { $done } of { $lessons } done
page-lessons-unfold = Open all
page-lessons-fold = Close all
page-lessons-failed = The lessons cannot be read. Please load the page again.
page-lesson = Lesson
page-lesson-tools = The lesson’s buttons
page-lesson-step = Step { $step } of { $steps }
page-lesson-find = Your move
page-lesson-found = Right!
page-lesson-also = Right as well! The lesson goes on with another move.
page-lesson-shown = It goes like this
page-lesson-wrong = Not this one: { $move }
page-lesson-not-this = It is allowed, but it is not what this lesson is looking for.
page-lesson-back = One step back
page-lesson-next = Next
page-lesson-read = Read the note again
page-lesson-hint = Hint
page-lesson-hint-board = Look for “{ $word }”. The dotted line shows what to pick first.
page-lesson-hint-button = Look for “{ $word }”: it is a button, not a place on the board.
page-lesson-show = Show me
page-lesson-play = Play now
page-lesson-after = Next lesson
page-lesson-begin = Begin here
page-lesson-continue = Go on here
page-lesson-is-done = (done)
page-lesson-failed = The lesson could not be put on the table.
