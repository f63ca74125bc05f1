/* watch.c: waits for a computer: its turn, the pause after it, and a hint. */
#include "tui/watch.h"

#include "base/clock.h"
#include "tui/keys.h"
#include "tui/typed.h"
#include "tui/view.h"

enum { FRAME_MS = 100, HINT_MS = 4000 };

enum { HINT_SIMULATIONS = 1000000 };

static uint64_t now_ms(void)
{
    return clock_now() / 1000000;
}

/* True if only computers play. */
static bool is_watched(const Console *console)
{
    return local_humans(&console->table) == 0;
}

static const char *watch_keys(const Console *console)
{
    return !is_watched(console)
               ? lang_pick(console->look.lang, "q quit", "q quitter")
               : lang_pick(console->look.lang,
                           "space pause  arrows step  r replay  q quit",
                           "espace pause  flèches pas à pas  r revoir  "
                           "q quitter");
}

/* What happens after a key during the wait for a computer or the pause after
 * its move. */
typedef enum Wait {
    WAIT_MORE,
    WAIT_STEPPED, /* the position has changed, or the game is paused */
    WAIT_NO_MORE,
} Wait;

/* Acts on a key while a computer thinks or its move is shown. In a game without
 * people, space pauses and the arrow keys step. */
static Wait act_on(Console *console, int key)
{
    const Play *play = &console->table.play;
    size_t steps = play->step_count;
    if (key == KEY_NONE) {
        return WAIT_MORE;
    }
    if (is_watched(console) && key == ' ') {
        console->is_paused = !console->is_paused;
        return console->is_paused ? WAIT_STEPPED : WAIT_NO_MORE;
    }
    if (is_watched(console) && (key == KEY_LEFT || key == KEY_RIGHT)) {
        /* Goes back a step, or forward through undone steps. When no undone
         * step is left, the computer must think. */
        Error err = ERROR_IN(console->look.lang);
        LocalTable *table = &console->table;
        console->is_paused = true;
        bool is_done =
            key == KEY_LEFT ? local_undo(table, &err) : local_redo(table, &err);
        console->news_from = table->play.step_count;
        console_complain(console, &err);
        return is_done || key == KEY_LEFT ? WAIT_STEPPED : WAIT_NO_MORE;
    }
    if (!console_is_end_key(console, key)) {
        /* A letter that can begin a move is text typed in advance, not an
         * order. */
        Letters taken =
            is_watched(console) ? 0 : typed_letters(play, SEAT_WATCHER);
        Order order = key > 0 ? order_of_key(key, taken) : ORDER_NONE;
        if (order != ORDER_NONE && order != ORDER_HINT && order != ORDER_REDO) {
            console_obey(console, order, "");
        }
        console_look(console, SEAT_WATCHER);
    }
    return console->leave != LEAVE_NOT ? WAIT_NO_MORE
           : play->step_count != steps ? WAIT_STEPPED
                                       : WAIT_MORE;
}

void watch_turn(Console *console, Seat seat)
{
    Thinker *thinker = console->table.thinkers[seat];
    Error err = ERROR_IN(console->look.lang);
    Text fault = { 0 };
    if (is_watched(console)) { /* no key was pressed that could have cleared the
                                  last message */
        text_clear(&console->message);
    }
    console_look(console, SEAT_WATCHER);
    think_begin(thinker, &console->table.play);
    /* If a move comes at once, nothing is shown before it, so that the page
     * does not flicker. */
    uint64_t shown_at = now_ms() + FRAME_MS;
    for (int frame = 0; !think_is_done(thinker); frame++) {
        if (now_ms() >= shown_at) {
            Thought thought;
            Text status = { 0 };
            console_add_news(console, &status);
            text_add(&status, status.size ? LAYOUT_PAUSE : "");
            think_look(thinker, &thought);
            view_add_name(&console->table.play, seat, console->look.lang,
                          &status);
            text_addf(&status, " %c %s", "|/-\\"[frame % 4],
                      lang_pick(console->look.lang, "thinks", "réfléchit"));
            if (thought.done > 0) {
                text_addf(&status, ", %llu simulations",
                          (unsigned long long)thought.done);
            }
            console_show(console, INK_BOLD, text_string(&status),
                         watch_keys(console));
            text_done(&status);
        }
        if (act_on(console, keys_read(FRAME_MS)) != WAIT_MORE) {
            think_stop(thinker);
            return;
        }
    }
    local_take(&console->table, seat, console->look.lang, &fault, &err);
    if (fault.size > 0) {
        console_say(console, INK_ALERT, fault.data);
    }
    console_complain(console, &err);
    text_done(&fault);
}

void watch_pause(Console *console)
{
    uint64_t end = now_ms() + (uint64_t)console->speed_ms;
    Wait wait = WAIT_MORE;
    while (wait != WAIT_NO_MORE && (console->is_paused || now_ms() < end)) {
        uint64_t now = now_ms();
        console_look(console, SEAT_WATCHER);
        Text status = { 0 };
        text_add(&status, text_string(&console->message));
        if (!console->message.size) {
            console_add_news(console, &status);
        }
        text_add(&status, console->is_paused ? "  [pause]" : "");
        console_show(console, INK_PLAIN, text_string(&status),
                     watch_keys(console));
        text_done(&status);
        wait = act_on(console, keys_read(console->is_paused ? -1
                                         : end > now        ? (int)(end - now)
                                                            : 0));
        if (wait == WAIT_STEPPED && !is_watched(console)) {
            return;
        }
    }
}

static void show_hint(Console *console, const Thinker *thinker,
                      const Thought *thought, bool is_done)
{
    Text status = { 0 };
    think_add_hint(thinker, thought, console->look.lang, &status);
    console_say(console, INK_BOLD, text_string(&status));
    if (!is_done) {
        console_show(console, INK_BOLD, text_string(&status),
                     lang_pick(console->look.lang, "any key stops",
                               "une touche pour arrêter"));
    }
    text_done(&status);
}

void watch_hint(Console *console, Seat seat)
{
    Text advice = { 0 };
    if (seat >= GAME_SEATS) {
        return;
    }
    view_add_advice(&console->table.play, seat, console->look.lang, &advice);
    if (advice.size) {
        console_say(console, INK_BOLD, text_string(&advice));
        text_done(&advice);
        return;
    }
    Thinker *thinker = local_adviser(&console->table, seat, HINT_SIMULATIONS);
    Thought thought;
    uint64_t end = now_ms() + HINT_MS;
    int key = KEY_NONE;
    think_begin(thinker, &console->table.play);
    while (key == KEY_NONE && now_ms() < end && !think_is_done(thinker)) {
        think_look(thinker, &thought);
        show_hint(console, thinker, &thought, false);
        key = keys_read(FRAME_MS);
    }
    Move move = think_stop(thinker);
    think_look(thinker, &thought);
    show_hint(console, thinker, &thought, true);
    picker_point(&console->picker, move);
    console_is_end_key(console, key);
}
