# The keys quiet and seen after each kind of move. What an ending move leaves is
# in ends.t and draws.t.

== a move adds the position it was made in, a removal empties seen
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 2,
  "seen": [
  "11..1...2.....1...22.22.1", "11.....12.....1...22.22.2"
  ], "result": null}
| 1-----------1-----------.
| |   .-------.-------.   |
| |   |   .---1---2   |   |
| .---.---.       .---.---1
| |   |   .---.---.   |   |
| |   2-------2-------.   |
| 2-----------.-----------2
is: quiet = 2
is: seen = ["11..1...2.....1...22.22.1", "11.....12.....1...22.22.2"]
after 34-24: quiet = 3
after 34-24: seen = ["11..1...2.....1...22.22.1", "11.....12.....1...22.22.2", "11.....12.....1...22.2.21"]
after 34-24 77-74: quiet = 4
after 34-24 77-74: seen[3] = "11..1...2.....1...22.2.22"
after 47-17x62: quiet = 0
after 47-17x62: seen = []
after 47-17x62 77-74: quiet = 1
after 47-17x62 77-74: seen = ["111....12..........2.2.22"]

== a flight adds the position it was made in, a flight with removal empties seen
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 2,
  "seen": [
  "11......2.........221..21", "11......2......1..22...22"
  ], "result": null}
| 1-----------1-----------.
| |   .-------.-------.   |
| |   |   .---.---2   |   |
| .---.---.       .---.---.
| |   |   1---.---.   |   |
| |   2-------2-------.   |
| .-----------2-----------.
after 53-66: quiet = 3
after 53-66: seen = ["11......2.........221..21", "11......2......1..22...22", "11......2......1..22..2.1"]
after 53-17x35: quiet = 0
after 53-17x35: seen = []

== placements leave quiet at 0 and seen empty, with a removal or without
state {"turn": 1, "board": "@", "hand": [2, 2], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------.
| |   .-------.-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---.---.
| |   |   .---.---.   |   |
| |   2-------.-------.   |
| .-----------.-----------2
after 33: quiet = 0
after 33: seen = []
after 17x62: quiet = 0
after 17x62: seen = []
after 17x62 62: seen = []

== with repetition=0 quiet counts and seen stays empty
options repetition=0
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 2, "seen": [], "result": null}
| 1-----------1-----------.
| |   .-------.-------.   |
| |   |   .---1---2   |   |
| .---.---.       .---.---1
| |   |   .---.---.   |   |
| |   2-------2-------.   |
| 2-----------.-----------2
after 34-24: quiet = 3
after 34-24: seen = []
after 47-17x62: quiet = 0
after 47-17x62: seen = []

== each player's view is the whole state
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 2,
  "seen": [
  "11..1...2.....1...22.22.1", "11.....12.....1...22.22.2"
  ], "result": null}
| 1-----------1-----------.
| |   .-------.-------.   |
| |   |   .---1---2   |   |
| .---.---.       .---.---1
| |   |   .---.---.   |   |
| |   2-------2-------.   |
| 2-----------.-----------2
view 1: turn = 1
view 2: turn = 1
view 1: board = "11.....12.....1...22.2.2"
view 2: board = "11.....12.....1...22.2.2"
view 1: hand = [0, 0]
view 2: hand = [0, 0]
view 1: quiet = 2
view 2: quiet = 2
view 1: seen = ["11..1...2.....1...22.22.1", "11.....12.....1...22.22.2"]
view 2: seen = ["11..1...2.....1...22.22.1", "11.....12.....1...22.22.2"]
view 1: result = null
view 2: result = null
