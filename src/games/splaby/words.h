/* words.h: every sentence of splaby but its rules (guide.json), in English and
 * French. */
#ifndef JOUTE_SPLABY_WORDS_H
#define JOUTE_SPLABY_WORDS_H

/* clang-format off */

/* Options, ends and players. */
#define SAY_NAME_PLAYERS "players", "joueurs"
#define SAY_NAME_ROUNDS "rounds", "rondes"
#define SAY_NAME_RESERVE "paint at the start", "peinture au départ"
#define SAY_NAME_ITEM_TURNS "turns of an item", "tours d'un objet"
#define SAY_NAME_POINTS "paint for steps", "peinture des pas"
#define SAY_POINTS_RULES "+1, 0, -1 (rules)", "+1, 0, -1 (règles)"
#define SAY_POINTS_CODE \
    "+2, -1, -2 (the course's program)", "+2, -1, -2 (programme du cours)"
#define SAY_OPTION_PLAYERS "number of players", "nombre de joueurs"
#define SAY_OPTION_ROUNDS "turns of each player", "tours de chaque joueur"
#define SAY_OPTION_RESERVE "units of paint at the start", "unités de peinture au départ"
#define SAY_OPTION_ITEM_TURNS \
    "turns that an item lasts, counting the one in which it is taken", \
    "tours que dure un objet, celui où on le prend compris"
#define SAY_OPTION_POINTS \
    "paint for a step onto your own tile, a neutral one, or another player's", \
    "peinture pour un pas sur votre case, une case neutre ou celle d'un autre"
#define SAY_REASON_ROUNDS "all rounds are played", "toutes les rondes sont jouées"
#define SAY_WHOSE_ROUNDS \
    "all rounds are played, and {} has more paint left", \
    "toutes les rondes sont jouées, et {} a plus de peinture"
#define SAY_BLUE "Blue", "Bleu"
#define SAY_ORANGE "Orange", "Orange"
#define SAY_GREEN "Green", "Vert"
#define SAY_PURPLE "Purple", "Violet"

/* Words used in several sentences: directions, sides, items. */
#define SAY_NORTH "north", "nord"
#define SAY_EAST "east", "est"
#define SAY_SOUTH "south", "sud"
#define SAY_WEST "west", "ouest"
#define SAY_TO_NORTH "north", "au nord"
#define SAY_TO_EAST "east", "à l'est"
#define SAY_TO_SOUTH "south", "au sud"
#define SAY_TO_WEST "west", "à l'ouest"
#define SAY_THE_BOMB "the bomb", "la bombe"
#define SAY_THE_GUN "the gun", "le pistolet"
#define SAY_THE_SHIELD "the shield", "le bouclier"
#define SAY_BOMB "bomb", "bombe"
#define SAY_GUN "gun", "pistolet"
#define SAY_SHIELD "shield", "bouclier"

/* Why a move is not legal. */
#define SAY_EDGE \
    "the edge of the board is %s of (%d,%d)", "le bord du plateau est %s de (%d,%d)"
#define SAY_WALL "(%d,%d) has a wall in the %s", "(%d,%d) a un mur %s"
#define SAY_BAD_LINE \
    "no tile can be pushed in at line %d, only at 1, 3 and 5", \
    "on ne peut pas insérer de carte à la ligne %d, seulement à 1, 3 et 5"
#define SAY_FORBIDDEN \
    "%c%d is forbidden, the spare tile has just come out there", \
    "%c%d est interdit, la carte amovible vient d'en sortir"

/* Why a state is impossible. */
#define SAY_BAD_TURN "must be a player or \"over\"", "doit être un joueur ou « over »"
#define SAY_NO_SUCH_WALLS "no tile has the walls %d", "aucune carte n'a les murs %d"
#define SAY_FIXED \
    "must be %d, the tile (%d,%d) is fixed", "doit être %d, la carte (%d,%d) est fixe"
#define SAY_BAD_SLOT \
    "must be null or a side N E S O and a line 1 3 5", \
    "doit être null ou un côté N E S O et une ligne 1 3 5"
#define SAY_BAD_SHAPES \
    "the loose tiles and the spare must be %d corners, %d junctions and %d " \
    "straights, not %d, %d and %d", \
    "les cartes mobiles et l'amovible doivent être %d angles, %d jonctions et %d " \
    "tout-droits, pas %d, %d et %d"
#define SAY_TOO_MANY_ITEMS \
    "%d items of kind %d on board, spare tile and players, at most %d exist", \
    "%d objets de sorte %d en tout (plateau, amovible, joueurs), au plus %d existent"

/* A step that was made. */
#define SAY_DOES_NOT_PAINT "%s does not paint.", "%s ne peint pas."
#define SAY_NO_PAINT_TO_SPRAY \
    "%s has no paint to spray %s.", "%s n'a pas de peinture à projeter %s."
#define SAY_PAINTS_OWN "%s paints its tile", "%s peint sa case"
#define SAY_HIT " %s is hit and loses %d to %s.", " %s est touché et cède %d à %s."
#define SAY_HIT_SHIELD \
    " %s is hit, but has a shield.", " %s est touché, mais a un bouclier."
#define SAY_GOES \
    " %s goes %s, to row %d, column %d", " %s va %s, en ligne %d, colonne %d"
#define SAY_AND_TAKES " and takes %s", " et prend %s"
#define SAY_PUSHES_IN \
    " %s pushes the spare tile in at %s, %s: ", \
    " %s pousse la carte amovible en %s, %s : "
#define SAY_AS_IT_LIES "as it lies", "sans la tourner"
#define SAY_CLOCKWISE \
    "turned a quarter clockwise", "tournée d'un quart dans le sens horaire"
#define SAY_HALF_ROUND "turned half round", "tournée d'un demi-tour"
#define SAY_ANTICLOCKWISE \
    "turned a quarter anticlockwise", "tournée d'un quart dans le sens anti-horaire"
#define SAY_COMES_OUT ". A tile comes out: ", ". Une carte en sort : "
#define SAY_LOSES_COLOUR ", and loses the colour %s", ", et perd la couleur %s"
#define SAY_WALLS "walls ", "murs "
#define SAY_AND " and ", " et "
#define SAY_WITH ", with %s", ", avec %s"
#define SAY_CARRIED \
    " %s is carried to row %d, column %d.", " %s est emporté en ligne %d, colonne %d."
#define SAY_FAULT \
    " Its order is invalid: a unit and the turn are lost.", \
    " Son ordre est invalide : une unité et le tour sont perdus."
#define SAY_RESERVES " Reserve: ", " Réserve : "
#define SAY_LOSES_ITEM \
    " %s loses %s: its turns are over.", " %s perd %s, dont c'était le dernier tour."
#define SAY_ROUND_LEFT " %d round left.", " Encore %d ronde."
#define SAY_ROUNDS_LEFT " %d rounds left.", " Encore %d rondes."
#define SAY_OVER \
    " All rounds are played. In the lead: ", " Toutes les rondes sont jouées. En tête : "
#define SAY_TILES_EACH ". Tiles: ", ". Cases : "

/* What a move would do. */
#define SAY_NO_PAINT "no paint", "ne peint pas"
#define SAY_PAINT_USED_UP "no paint left", "plus de peinture"
#define SAY_PAINTS_TILE "paints %d tile (+%d)", "peint %d case (+%d)"
#define SAY_PAINTS_TILES "paints %d tiles (+%d)", "peint %d cases (+%d)"
#define SAY_HITS "hits", "touche"
#define SAY_STEP "a step", "un pas"
#define SAY_TAKES "takes %s", "prend %s"
#define SAY_CHANGE ": %+d", " : %+d"
#define SAY_PUSHES "pushes", "pousse"
#define SAY_SENDS "sends across", "passe en face"
#define SAY_TILE_LOST "tile lost: %d", "case perdue : %d"
#define SAY_RESERVE_GOES "reserve %d -> %d", "réserve %d -> %d"

#define SAY_PART_NO_PAINT "no paint", "ne pas peindre"
#define SAY_PART_PAINT "%s, %d of %d units", "%s, %d unités sur %d"
#define SAY_PART_ONE_UNIT "%s, 1 of %d units", "%s, 1 unité sur %d"
#define SAY_PART_STEP "step %s", "aller %s"
#define SAY_PART_PUSH "push in from the %s", "insérer par %s"
#define SAY_FROM_NORTH "north", "le nord"
#define SAY_FROM_EAST "east", "l'est"
#define SAY_FROM_SOUTH "south", "le sud"
#define SAY_FROM_WEST "west", "l'ouest"
#define SAY_PART_NO_TURN "not turned", "sans tourner"
#define SAY_PART_CLOCKWISE "quarter clockwise", "quart horaire"
#define SAY_PART_HALF "half turn", "demi-tour"
#define SAY_PART_ANTICLOCKWISE "quarter anticlockwise", "quart anti-horaire"
#define SAY_ASK_PAINT "1/2 paint", "1/2 peindre"
#define SAY_ASK_SECOND "2/2 move", "2/2 bouger"
#define SAY_ASK_TURN "2/2 turn", "2/2 tourner"

/* On the board. */
#define SAY_ROUND "round %d/%d", "ronde %d/%d"
#define SAY_GAME_OVER "game over", "partie finie"
#define SAY_LAST_MOVE "last move: %d %s", "dernier coup : %d %s"
#define SAY_HEAD_TILES "tiles", "cases"
#define SAY_HEAD_RESERVE "   reserve", "   réserve"
#define SAY_HEAD_ITEM "item", "objet"
#define SAY_SPARE "spare tile", "carte amovible"
#define SAY_JUST_CAME_OUT \
    "%s forbidden (just came out)", "%s interdit (vient d'en sortir)"
#define SAY_PAINT "paint", "peinture"
#define SAY_PAINTER(n) \
    "level " #n ", paints as much as it can", \
    "niveau " #n ", peint tant qu'il peut"
#define SAY_RAIDER(n) \
    "level " #n ", robs and paints over others", \
    "niveau " #n ", vole et repeint les autres"

/* clang-format on */

#endif
