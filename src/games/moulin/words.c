/* words.c: the rules of moulin as players read them. */
#include "games/moulin/words.h"

/* clang-format off */
#define BOARD \
    "   11----------14----------17\n" \
    "    |  22------24------26  |\n" \
    "    |   |  33--34--35  |   |\n" \
    "   41--42--43      45--46--47\n" \
    "    |   |  53--54--55  |   |\n" \
    "    |  62------64------66  |\n" \
    "   71----------74----------77\n"

const char moulin_rules_en[] =
    "MOULIN (nine men's morris): leave the opponent with two pieces, or\n"
    "without a move.\n"
    "\n"
    "PLACING. Each player has nine pieces (option pieces). Black begins. As\n"
    "long as you have pieces in hand, a turn places one on any empty point.\n"
    "\n"
    "MOVING. With no piece in hand, a turn moves one of your pieces along a\n"
    "line to the next point, which must be empty.\n"
    "\n"
    "FLYING. With exactly three pieces left, and none in hand, you may move\n"
    "one to any empty point (option flying).\n"
    "\n"
    "MILLS. Three of your pieces on one straight line of three points are a\n"
    "mill. A play that completes a mill removes one opposing piece from the\n"
    "board, in the same turn:\n"
    "   - one piece, even if two mills close at once;\n"
    "   - not a piece that stands in a mill, unless all of them do.\n"
    "A mill may be opened and closed again, and each time takes a piece.\n"
    "\n"
    "END. You lose with fewer than three pieces (board and hand together), or\n"
    "when it is your turn and you cannot move. It is a draw when a position\n"
    "comes for the third time with the same player to move (option\n"
    "repetition), or after 100 moves in a row, of both players together,\n"
    "that remove nothing (option quiet_plies).\n"
    "\n"
    "THE BOARD: points are named by row from the top, then column from the\n"
    "left, both 1 to 7.\n"
    "\n"
    BOARD
    "\n"
    "TYPING MOVES\n"
    "   24         place on 24\n"
    "   24x22      place on 24, which closes a mill, and remove 22\n"
    "   24-34      move from 24 to 34\n"
    "   24-34x71   the same, close a mill and remove 71\n"
    "   d6, d6-d5  files a to g from the left, ranks 1 to 7 from the bottom\n"
    "              are understood too\n";

const char moulin_rules_fr[] =
    "LE JEU DU MOULIN : ne laissez à l'adversaire que deux pions, ou aucun\n"
    "coup possible.\n"
    "\n"
    "LA POSE. Chacun a neuf pions (option pieces). Noir commence. Tant que\n"
    "vous avez des pions en main, vous en posez un par tour sur un point\n"
    "libre.\n"
    "\n"
    "LES DÉPLACEMENTS. La main vide, vous déplacez à chaque tour un de vos\n"
    "pions le long d'une ligne jusqu'au point voisin, qui doit être libre.\n"
    "\n"
    "LES SAUTS. Avec exactement trois pions, et aucun en main, vous pouvez en\n"
    "porter un sur n'importe quel point libre (option flying).\n"
    "\n"
    "LES MOULINS. Trois de vos pions sur une même ligne droite de trois points\n"
    "forment un moulin. Qui en complète un retire du plateau, dans le même\n"
    "tour, un pion adverse :\n"
    "   - un seul, même si deux moulins se ferment à la fois ;\n"
    "   - pas un pion qui est dans un moulin, sauf s'ils y sont tous.\n"
    "On peut ouvrir un moulin et le refermer : il prend à chaque fois.\n"
    "\n"
    "LA FIN. Vous perdez avec moins de trois pions (plateau et main ensemble),\n"
    "ou si c'est à vous et que rien ne peut bouger. La partie est nulle quand\n"
    "une position revient pour la troisième fois avec le même joueur au trait\n"
    "(option repetition), ou après 100 coups de suite, des deux joueurs\n"
    "ensemble, sans prise (option quiet_plies).\n"
    "\n"
    "LE PLATEAU : un point se nomme par sa ligne depuis le haut, puis sa\n"
    "colonne depuis la gauche, de 1 à 7.\n"
    "\n"
    BOARD
    "\n"
    "TAPER UN COUP\n"
    "   24         poser en 24\n"
    "   24x22      poser en 24, ce qui forme un moulin, et retirer 22\n"
    "   24-34      déplacer de 24 en 34\n"
    "   24-34x71   de même, former un moulin et retirer 71\n"
    "   d6, d6-d5  colonnes a à g depuis la gauche, lignes 1 à 7 depuis le\n"
    "              bas, sont compris aussi\n";
/* clang-format on */
