/* units.c: the abilities of the units of guerre. */
#include "games/guerre/internal.h"

const char guerre_letters[KIND_COUNT + 1] = " KSGAPW";

/* clang-format off */
enum {
    IN_F1 = SET(F1), IN_F2 = SET(F2), IN_F3 = SET(F3),
    IN_A1 = SET(A1), IN_A2 = SET(A2), IN_A3 = SET(A3),
};

/* Rule 2 as tables: the enemy positions that a unit reaches from F1 F2 F3 A1 A2
 * A3. The enemy front is 1 step from a player's own front and 2 steps from the
 * rear. Both sides number their columns from their own left, so a step to the
 * right leads to a lower enemy column. */
#define REACH_SOLDIER { IN_F3, IN_F2, IN_F1, 0, 0, 0 }
#define REACH_ARCHER                                              \
    { IN_F1 | IN_A2, IN_A1 | IN_A3, IN_F3 | IN_A2, IN_F2,         \
      IN_F1 | IN_F3, IN_F2 }
#define REACH_PRIEST { IN_F2, IN_F1 | IN_F3, IN_F2, 0, 0, 0 }
#define REACH_WIZARD                                              \
    { IN_F3 | IN_A3, IN_F2 | IN_A2, IN_F1 | IN_A1, IN_F3 | IN_A3, \
      IN_F2 | IN_A2, IN_F1 | IN_A1 }
#define REACH_KING_1                                              \
    { SET_FRONT | IN_A3, SET_FRONT | IN_A2, SET_FRONT | IN_A1,    \
      IN_F3, IN_F2, IN_F1 }
#define REACH_KING_2 { SET_FRONT, SET_FRONT, SET_FRONT, 0, 0, 0 }

const uint8_t guerre_reach[2][KIND_COUNT][FIELD_SIZE] = {
    { [KING] = REACH_KING_1, [SOLDIER] = REACH_SOLDIER,
      [GUARD] = REACH_SOLDIER, [ARCHER] = REACH_ARCHER,
      [PRIEST] = REACH_PRIEST, [WIZARD] = REACH_WIZARD },
    { [KING] = REACH_KING_2, [SOLDIER] = REACH_SOLDIER,
      [GUARD] = REACH_SOLDIER, [ARCHER] = REACH_ARCHER,
      [PRIEST] = REACH_PRIEST, [WIZARD] = REACH_WIZARD },
};

#define DEFENCES                                                  \
    [SOLDIER] = { 2, 1 }, [GUARD] = { 3, 2 }, [ARCHER] = { 2, 1 }, \
    [PRIEST] = { 2, 2 }, [WIZARD] = { 2, 1 }

const uint8_t guerre_defences[2][KIND_COUNT][2] = {
    { [KING] = { 4, 4 }, DEFENCES },
    { [KING] = { 5, 4 }, DEFENCES },
};

/* clang-format on */

int guerre_copies(const Guerre *s, Kind kind)
{
    static const uint8_t copies[KIND_COUNT] = {
        [KING] = 1, [SOLDIER] = 9, [GUARD] = 6, [ARCHER] = 5
    };
    return kind >= PRIEST ? s->copies[kind - PRIEST] : copies[kind];
}

int guerre_attack_value(const Guerre *s, int player, Kind kind)
{
    int value = kind == SOLDIER ? s->hand_size[player] : 1;
    return value + (player == s->active ? s->bonus : 0);
}

int guerre_defence(int player, unsigned cell)
{
    return guerre_defences[player][cell & CELL_KIND][(cell & CELL_TURNED) != 0];
}

Counts guerre_citizens(const Guerre *s, int player)
{
    return s->side[player].kingdom + s->side[player].captured;
}

int guerre_pile_size(const Guerre *s, int player)
{
    int size = counts_sum(s->side[player].pile);
    return s->hidden >> player & 1 ? size - s->hand_size[player] : size;
}

int guerre_conscripts(const Guerre *s, int player)
{
    return s->reserve_size[player] + counts_sum(guerre_citizens(s, player));
}
