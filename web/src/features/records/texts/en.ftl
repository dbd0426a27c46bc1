import-title = Import a record or a position
import-text = A record becomes a finished game here, once everything in it is verified. A position becomes a new table. Choose a file, paste the text, or drop a file anywhere on this page.
choose-file = Choose a file
paste-here = Or paste it here
look-at-it = Look through it
at-line = line { $line }, column { $column }
wrong-at = At { $place }:
wrong-record = This record can’t be taken in
wrong-position = This position can’t be played
wrong-unknown = This is neither a record nor a position
problem-more = Details, in English
problem-no-json = This is no complete JSON document. It may have been cut off.
problem-unreadable = It is nested too deeply, or has a number too long to read.
problem-no-game = A record or a position says of which game it is. This doesn’t.
problem-game = It is of a game that is not played here.
problem-missing = It lacks a part that it needs: { $part }.
problem-malformed = This part is not what it should be: { $part }.
problem-format = It is written in a format that is not known here.
problem-newer-rules = It follows newer rules than those known here.
problem-older-rules = It follows old rules that are no longer known here.
problem-edited = It was edited: its checksum does not fit its content.
problem-figures = Its figures are not those it names.
problem-no-secret = It has no secret, so its luck can’t be verified.
problem-secret = Its secret does not fit what was published before the game.
problem-setup = No table can be set up as it says.
problem-no-move = This is no move: a seat and an answer belong there.
problem-illegal = This move is not allowed at that moment.
problem-digest = After this move the table is not the recorded one.
problem-over = The game is not over where the record says so, or the other way round.
problem-draws = The luck drawn is not the recorded one.
problem-scores = The final scores are not the recorded ones.
problem-impossible = This can’t be so on the table.
problem-damaged = It is damaged.
found-record = A record: { $game }
record-facts = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
  }, { $players ->
    [one] { $players } player
   *[other] { $players } players
  }.
record-over = It is verified and can be replayed and reviewed.
record-broken-off = The game was broken off. It is verified and can be replayed.
take-record = Take it in
found-position = A position: { $game }
who-else = Who plays the other seats
others-bots = Bots
others-me = I play all seats
play-position = Play from here
