/* choose.c: what a person is told about a throw before making it. */
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>

#include "games/trolls/internal.h"
#include "games/trolls/words.h"

int trolls_parts(const void *state, Seat seat, Move move, const Drawing *how,
                 MovePart *out)
{
    (void)state;
    (void)seat;
    (void)how;
    *out = (MovePart){ .row = -1, .col = -1 };
    snprintf(out->text, sizeof out->text, "%u", (unsigned)move);
    return 1;
}

void trolls_ask(const void *state, Seat seat, Move move, int at, Lang lang,
                Text *out)
{
    (void)move;
    (void)at;
    text_say(out, lang, SAY_ASK_STONES, ((const Trolls *)state)->stock[seat]);
}

/* What a throw leads to if the opponent throws a certain number: the end, or
 * a cell. */
typedef struct Effect {
    bool is_over;
    int balance; /* at the end: above 0 for a win */
    int cell;    /* of the troll if the game goes on */
} Effect;

static Effect effect_of(const Trolls *before, Seat seat, Move own, Move other)
{
    Trolls after;
    Outcome outcome = { 0 };
    game_copy(&trolls_game, &after, before);
    trolls_apply(&after, (Move[]){ seat ? other : own, seat ? own : other });
    if (!after.end) {
        return (Effect){ .cell = after.troll };
    }
    trolls_outcome(&after, &outcome);
    return (Effect){ .is_over = true, .balance = outcome.balance[seat] };
}

static bool same_effect(Effect a, Effect b)
{
    return a.is_over == b.is_over && a.balance == b.balance && a.cell == b.cell;
}

/* is_named says that the troll is the subject already. */
static void write_effect(Effect effect, int troll, bool is_named, Lang lang,
                         Text *out)
{
    static const Phrase ends[] = { PHRASE(SAY_LOSS), PHRASE(SAY_DRAW),
                                   PHRASE(SAY_WIN) };
    if (effect.is_over) {
        int sign = (effect.balance > 0) - (effect.balance < 0);
        text_add(out, ends[1 + sign].in[lang]);
        return;
    }
    text_add(out, is_named ? "" : lang_pick(lang, SAY_TROLL));
    if (effect.cell == troll) {
        text_say(out, lang, SAY_ON_CELL, effect.cell);
    } else {
        text_say(out, lang, SAY_TO_CELL, effect.cell);
    }
}

/* Names the throws from first to last: "more" if these are all that are more,
 * else their numbers. */
static void write_throws(int first, int last, int own, int stock, Lang lang,
                         Text *out)
{
    text_add(out, first == 1 ? lang_pick(lang, SAY_IF_THE_OTHER)
                             : lang_pick(lang, SAY_IF_THEY));
    if (first == own && last == own) {
        text_say(out, lang, SAY_AS_MANY);
    } else if (first == 1 && last == own - 1) {
        text_say(out, lang, SAY_FEWER);
    } else if (first == own + 1 && last == stock) {
        text_say(out, lang, SAY_MORE);
    } else if (first == last) {
        text_say(out, lang, SAY_ONE, first);
    } else if (first + 1 == last) {
        text_say(out, lang, SAY_TWO, first, last);
    } else {
        text_say(out, lang, SAY_RANGE, first, last);
    }
}

void trolls_preview(const void *state, Seat seat, Move move, Lang lang,
                    Text *out)
{
    const Trolls *s = state;
    int own = (int)move, stock = s->stock[1 - seat];
    bool is_named = false;
    text_say(out, lang, SAY_STONES_LEFT, s->stock[seat] - own);
    size_t start = out->size;
    for (int first = 1, last; first <= stock; first = last + 1) {
        Effect effect = effect_of(s, seat, move, (Move)first);
        for (last = first;
             last < stock && last != own && last + 1 != own &&
             same_effect(effect, effect_of(s, seat, move, (Move)last + 1));) {
            last++;
        }
        is_named = is_named && !effect.is_over;
        if (first > 1) {
            text_add(out, is_named ? ", " : lang_pick(lang, SAY_BETWEEN));
        }
        write_effect(effect, s->troll, is_named, lang, out);
        write_throws(first, last, own, stock, lang, out);
        is_named = !effect.is_over;
    }
    out->data[start] = (char)toupper((unsigned char)out->data[start]);
}
