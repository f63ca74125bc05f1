"""Le pont : remplacez le moteur guerre par le vôtre (The bridge: put your own engine in place of guerre).

joute grade guerre DIR appelle ces quatre fonctions. Les états sont ceux de src/games/guerre/RULES.md ;
etat() peut en omettre des clés, mais pas turn."""
import guerre as moteur

partie = {}


def nouvelle_partie(options, etat):
    """Commence une partie dans cet état (begins a game in this state)."""
    partie["options"], partie["etat"] = moteur.check_options(options), etat


def coups():
    """Les coups permis, comme dans les parties enregistrées : "24-22x34", "F1xF3", "*S"."""
    return moteur.legal(partie["options"], partie["etat"])


def jouer(coup):
    """Joue un coup permis."""
    partie["etat"] = moteur.apply(partie["options"], partie["etat"], coup)


def etat():
    """L'état comme un dictionnaire."""
    return partie["etat"]
