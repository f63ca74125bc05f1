"""Plays games of the engine again on a kit; every state must be the same:
kit_games.py JOUTE COURSE GAMES; prints one line of TAP without a number."""
import json
import subprocess
import sys

joute, course, games = sys.argv[1:]
sys.path[:0] = ["kits/" + course, "python"]


def records(*flags):
    out = subprocess.run([joute, "random", course, "--trace", "--seed", "3", "--games", games, *flags],
                         capture_output=True, check=True, text=True).stdout
    return [json.loads(line) for line in out.splitlines()]


def play_splaby():
    import joute_splaby
    import labyrinthe
    for record in records("-o", "points=code", "-o", "rounds=15"):
        lab = labyrinthe.labyrinthe_from_dico(joute_splaby.write_dictionary(record["start"], 10))
        kept = labyrinthe.get_plateau(lab), labyrinthe.get_participants(lab)  # the course's window asks for them once
        for step in record["trace"]:
            labyrinthe.interpreter_ordre(lab, step["move"])
            labyrinthe.finir_tour(lab)
            if step["state"]["turn"] == "over":
                step["state"]["turn"] = step["state"]["first"]
            want = joute_splaby.write_dictionary(step["state"], 10)
            have = labyrinthe.labyrinthe_2_dico(lab)
            for where in want["plateau"]["les_valeurs"] + have["plateau"]["les_valeurs"]:
                where["pions"].sort()
            yield want == have and kept[0] is labyrinthe.get_plateau(lab) and kept[1] is labyrinthe.get_participants(lab)


def play_roses():
    import roi_des_roses as kit
    names = {1: "Rouge", 2: "Blanc"}
    for record in records():
        state = record["start"]
        for step in record["trace"]:
            if state["turn"] in names:
                board = [list(row) for row in state["board"]]
                hand, after = state["hands"][state["turn"] - 1], step["state"]
                legal = kit.main_jouable(board, *state["king"], hand) + (["pioche"] if len(hand) < 5 else [])
                yield sorted(legal or ["passe"]) == step["legal"]
                if step["move"] not in ("pioche", "passe"):
                    moved = kit.bouge_le_roi(board, *state["king"], *state["hands"], state["discard"], step["move"], names[state["turn"]])
                    yield (["".join(row) for row in moved[0]], list(moved[1:3]), [sorted(h) for h in moved[3:5]]) == (
                        after["board"], after["king"], [sorted(h) for h in after["hands"]])
            state = step["state"]
        if record["result"]["scores"]:
            board = [list(row) for row in state["board"]]
            yield [kit.score(board, "Rouge"), kit.score(board, "Blanc")] == record["result"]["scores"]


def play_trolls():
    from trollsAndCastles import Partie
    for record in records():
        game = Partie(7, 15)
        for step in record["trace"]:
            game.tourDeJeu(*map(int, step["move"].split(",")))
            state = step["state"]
            is_over = state["turn"] == "over"
            yield game.positionTroll == state["troll"] and (is_over or [game.stockGauche, game.stockDroite] == state["stones"])
        utility = record["result"]["utility"]
        yield game.gagnant == (1 if utility[0] > 0 else 2 if utility[1] > 0 else 0)


plays = {"splaby": play_splaby, "roses": play_roses, "trolls": play_trolls}
if course in plays:
    checks = list(plays[course]())
    good = bool(checks) and all(checks)
    print(f"{'ok' if good else 'not ok'} - {course}: {games} whole games, {len(checks)} comparisons with the engine, "
          f"{checks.count(False)} differences")
