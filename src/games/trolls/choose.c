/* choose.c: what a person is told about a throw before making it. */
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

/* The results that a throw can have against some throws of the opponent. */
enum { GOES_ON = 1, WINS = 2, DRAWS = 4, LOSES = 8 };
typedef struct Effect {
    unsigned kinds;
    int cell; /* the troll's cell if the game goes on */
} Effect;

static void add_effect(const Trolls *before, Seat seat, Move own, Move other,
                       Effect *out)
{
    Trolls after;
    game_copy(&trolls_game, &after, before);
    trolls_apply(&after, (Move[]){ seat ? other : own, seat ? own : other });
    if (!after.end) {
        out->kinds |= GOES_ON;
        out->cell = after.troll;
        return;
    }
    Outcome outcome = { 0 };
    trolls_outcome(&after, &outcome);
    int balance = outcome.balance[seat];
    out->kinds |= balance > 0 ? WINS : balance < 0 ? LOSES : DRAWS;
}

/* Writes for example "goes to cell 4 or you win" behind the troll's name. */
static void write_effect(const Effect *effect, const Trolls *before_it,
                         const char *troll, Lang lang, Text *out)
{
    static const Phrase ends[] = { PHRASE(SAY_WIN), PHRASE(SAY_DRAW),
                                   PHRASE(SAY_LOSS) };
    const char *before = "";
    if (effect->kinds & GOES_ON) {
        text_add(out, troll);
        if (effect->cell == before_it->troll) {
            text_say(out, lang, SAY_ON_CELL, effect->cell);
        } else {
            text_say(out, lang, SAY_TO_CELL, effect->cell);
        }
        before = lang_pick(lang, SAY_OR);
    }
    for (int i = 0; i < 3; i++) {
        if (effect->kinds & (unsigned)WINS << i) {
            text_addf(out, "%s%s", before, ends[i].in[lang]);
            before = lang_pick(lang, SAY_OR);
        }
    }
}

void trolls_preview(const void *state, Seat seat, Move move, Lang lang,
                    Text *out)
{
    static const Phrase answers[] = { PHRASE(SAY_IF_FEWER),
                                      PHRASE(SAY_IF_AS_MANY),
                                      PHRASE(SAY_IF_MORE) };
    const Trolls *s = state;
    Effect effects[3] = { { 0 } };
    for (Move other = 1; other <= s->stock[1 - seat]; other++) {
        int answer = other < move ? 0 : other == move ? 1 : 2;
        add_effect(s, seat, move, other, &effects[answer]);
    }
    text_say(out, lang, SAY_STONES_LEFT, s->stock[seat] - (int)move);
    const char *before = "", *troll = lang_pick(lang, SAY_TROLL);
    for (int i = 0; i < 3; i++) {
        if (effects[i].kinds) {
            text_addf(out, "%s%s", before, answers[i].in[lang]);
            write_effect(&effects[i], s, troll, lang, out);
            before = lang_pick(lang, SAY_BETWEEN);
            troll =
                effects[i].kinds & GOES_ON ? lang_pick(lang, SAY_IT) : troll;
        }
    }
}
