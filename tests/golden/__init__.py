"""Golden files: what every game played and said at commit 1bf6608, so that a restructuring is seen to change nothing.

`python -m tests.golden.walks`, `.told` and `.conversations` (with `PYTHONPATH=src`, from the root of the repository)
compare the tree with `walks.json`, `told.json` and `conversations.json`. `--write` makes a file anew, which only a
change on purpose justifies. `--dump FOLDER` writes what is hashed, line by line: dump two trees and compare them with
`diff -r` to see what differs. A renamed text key or field is listed in `renames.json` and then counts as equal.
"""
