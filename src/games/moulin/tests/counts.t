# Numbers of move sequences (perft). Those from the start and those explained are
# counted by hand, the others by a second program written from the rules alone,
# with lists of mills and no bit masks.

# 24 23 22 21 20 = 5,100,480 ways to place five; in 16 x 6 x 21 x 20 = 40,320 of
# them the fifth closes a mill and has two pieces to choose from: 5,140,800.
# Six: after those 80,640 sequences player 2 has one piece and 20 empty points.
# After the 5,060,160 others there are 19, and the sixth closes a mill in
# 16 x 6 x (21 x 20 x 19 - 12 x 6) = 759,168 (a mill crosses three others, so it
# leaves 12 in which player 1 might have stood), each with three pieces to
# choose from: 80,640 x 20 + 5,060,160 x 19 + 2 x 759,168.
== the first six placements of the usual game
start 1
perft 0: 1
perft 1: 24
perft 2: 552
perft 3: 12144
perft 4: 255024
perft 5: 5140800
perft 6: 99274176

# As above without the 80,640 x 20.
== with pieces=3 a mill ends the game, so the sixth placement does not follow it
options pieces=3
start 1
perft 5: 5140800
perft 6: 97661376

# Twelve steps each; 9 of the 144 pairs want the same point. Each of the 135
# pairs can be taken back, which gives the first position again, with 12 moves:
# five moves are 135 x 12 = 1,620 fewer than with repetition=0.
== a repeated position ends sequences that would go on
options repetition=2
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
perft 1: 12
perft 2: 135
perft 4: 11218
perft 5: 97314

== without repetition these sequences go on
options repetition=0
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
perft 2: 135
perft 4: 11218
perft 5: 98934

== the quiet moves end all sequences
options quiet_plies=2
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------2
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---2---.       .---1---.
| |   |   1---.---.   |   |
| |   .-------2-------.   |
| .-----------.-----------2
perft 1: 12
perft 2: 135
perft 3: 0

== eight of sixteen steps remove a piece, and three pieces answer by flying
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| .-----------1-----------1
| |   2-------.-------2   |
| |   |   1---.---.   |   |
| 1---.---.       .---.---.
| |   |   .---.---1   |   |
| |   2-------.-------2   |
| 1-----------.-----------.
perft 1: 16
perft 2: 452
perft 3: 4104
perft 4: 172362

== three against three, all flying, every mill wins
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------.
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---1---.
| |   |   .---.---.   |   |
| |   2-------.-------.   |
| 2-----------.-----------2
perft 1: 54
perft 2: 3018
perft 3: 156782

# Six steps and one that closes a mill, with five pieces to choose from.
== a running mill takes a piece on every move
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------1
| |   1-------.-------1   |
| |   |   .---.---.   |   |
| .---.---.       .---.---.
| |   |   2---.---.   |   |
| |   2-------2-------.   |
| 2-----------.-----------2
perft 1: 11
perft 2: 113
perft 3: 1069
perft 4: 15798

== the last placements lead into the first moves
state {"turn": 2, "board": "@", "hand": [1, 2], "quiet": 0, "seen": [], "result": null}
| 1-----------1-----------2
| |   1-------.-------1   |
| |   |   2---.---.   |   |
| .---2---.       2---.---.
| |   |   1---.---.   |   |
| |   .-------1-------.   |
| 2-----------.-----------.
perft 1: 13
perft 2: 216
perft 3: 3312
perft 4: 42711

# The nine moves leave player 2 0 (17-14), 1 (17-47), 1 (24-14), 2, 2 (24), 3, 3 (42)
# and 2, 2 (74).
== a blocked player ends sequences
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 2-----------.-----------1
| |   2-------1-------.   |
| |   |   .---.---.   |   |
| 2---1---.       .---.---.
| |   |   .---.---.   |   |
| |   .-------.-------.   |
| 2-----------1-----------.
perft 1: 9
perft 2: 16
perft 3: 132
perft 4: 845
perft 5: 22368

== three against four without flying
options flying=false
state {"turn": 1, "board": "@", "hand": [0, 0], "quiet": 0, "seen": [], "result": null}
| 1-----------.-----------.
| |   .-------1-------.   |
| |   |   .---.---.   |   |
| .---.---.       .---1---.
| |   |   .---.---.   |   |
| |   2-------2-------.   |
| 2-----------.-----------2
perft 1: 10
perft 2: 97
perft 3: 509
perft 4: 3917
