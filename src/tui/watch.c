/* Waiting for a computer: its turn, a pause after it, a hint. */
#include "base/clock.h"
#include "tui/screen.h"
#include "tui/session.h"

enum { FRAME_MS = 100, HINT_MS = 4000 };

static const char hint_spec[] = "mcts:1000000";

static uint64_t now_ms(void)
{
    return clock_now() / 1000000;
}

static bool is_watched(const Session *session)
{
    return table_humans(&session->table) == 0;
}

static const char *watch_keys(const Session *session)
{
    return !is_watched(session)
               ? look_say(&session->look, "q quit", "q quitter")
               : look_say(&session->look,
                          "space pause  arrows step  r replay  q quit",
                          "espace pause  flèches pas à pas  r revoir  "
                          "q quitter");
}

static void show_thinking(Session *session, Seat seat, int frame)
{
    Thinker *thinker = session->table.thinkers[seat];
    Thought thought;
    Text status = { 0 };
    session_add_news(session, &status);
    text_add(&status, status.size ? PAGE_PAUSE : "");
    think_look(thinker, &thought);
    table_add_name(&session->table, seat, session->look.lang, &status);
    text_addf(&status, " %c %s", "|/-\\"[frame % 4],
              look_say(&session->look, "thinks", "réfléchit"));
    if (thought.done > 0) {
        text_addf(&status, ", %llu simulations",
                  (unsigned long long)thought.done);
    }
    session_show(session, INK_BOLD, text_string(&status), watch_keys(session));
    text_done(&status);
}

/* Arrows in a game that is only watched: back a step, or forward through
 * what was undone. False if the next step must be thought of. */
static bool step(Session *session, int key)
{
    Error err = ERROR_IN(session->look.lang);
    Table *table = &session->table;
    session->is_paused = true;
    bool is_done =
        key == KEY_LEFT ? table_undo(table, &err) : table_redo(table, &err);
    session->news_from = table_match(table)->step_count;
    session_complain(session, &err);
    return is_done || key == KEY_LEFT;
}

/* Any other key while a computer thinks or its move is shown. */
static void obey_key(Session *session, int key)
{
    Order order = key > 0 ? order_of_key(key, 0) : ORDER_NONE;
    if (order != ORDER_NONE && order != ORDER_HINT && order != ORDER_REDO) {
        session_obey(session, order, "");
    }
}

/* What a key does while a computer thinks or its move is shown. */
typedef enum Wait {
    WAIT_MORE,
    WAIT_STEPPED, /* the game stands elsewhere now, or stands still */
    WAIT_NO_MORE,
} Wait;

static Wait act_on(Session *session, int key)
{
    const Match *match = table_match(&session->table);
    size_t steps = match->step_count;
    if (key == KEY_NONE) {
        return WAIT_MORE;
    }
    if (is_watched(session) && key == ' ') {
        session->is_paused = !session->is_paused;
        return session->is_paused ? WAIT_STEPPED : WAIT_NO_MORE;
    }
    if (is_watched(session) && (key == KEY_LEFT || key == KEY_RIGHT)) {
        return step(session, key) ? WAIT_STEPPED : WAIT_NO_MORE;
    }
    if (!session_is_end_key(session, key)) {
        obey_key(session, key);
        session_look(session, SEAT_WATCHER);
    }
    return session->leave != LEAVE_NOT  ? WAIT_NO_MORE
           : match->step_count != steps ? WAIT_STEPPED
                                        : WAIT_MORE;
}

static void take(Session *session, Seat seat)
{
    Error err = ERROR_IN(session->look.lang);
    Text fault = { 0 };
    table_take(&session->table, seat, session->look.lang, &fault, &err);
    if (fault.size > 0) {
        session_say(session, INK_ALERT, fault.data);
    }
    session_complain(session, &err);
    text_done(&fault);
}

void session_watch(Session *session, Seat seat)
{
    Thinker *thinker = session->table.thinkers[seat];
    if (is_watched(session)) { /* no key clears what was said of one before */
        text_clear(&session->message);
    }
    session_look(session, SEAT_WATCHER);
    think_begin(thinker, table_match(&session->table));
    /* A move that comes at once is not announced: the page would flicker. */
    uint64_t shown_at = now_ms() + FRAME_MS;
    for (int frame = 0; !think_is_done(thinker); frame++) {
        if (now_ms() >= shown_at) {
            show_thinking(session, seat, frame);
        }
        if (act_on(session, screen_key(FRAME_MS)) != WAIT_MORE) {
            think_stop(thinker);
            return;
        }
    }
    take(session, seat);
}

static void show_news(Session *session)
{
    Text status = { 0 };
    text_add(&status, text_string(&session->message));
    if (!session->message.size) {
        session_add_news(session, &status);
    }
    text_add(&status, session->is_paused ? "  [pause]" : "");
    session_show(session, INK_PLAIN, text_string(&status), watch_keys(session));
    text_done(&status);
}

void session_pause(Session *session)
{
    uint64_t end = now_ms() + (uint64_t)session->speed_ms;
    Wait wait = WAIT_MORE;
    while (wait != WAIT_NO_MORE && (session->is_paused || now_ms() < end)) {
        uint64_t now = now_ms();
        session_look(session, SEAT_WATCHER);
        show_news(session);
        wait = act_on(session, screen_key(session->is_paused ? -1
                                          : end > now        ? (int)(end - now)
                                                             : 0));
        if (wait == WAIT_STEPPED && !is_watched(session)) {
            return;
        }
    }
}

static void show_hint(Session *session, const Thought *thought, bool is_done)
{
    Text status = { 0 };
    think_add_hint(thought, session->look.lang, &status);
    session_say(session, INK_BOLD, text_string(&status));
    if (!is_done) {
        session_show(
            session, INK_BOLD, text_string(&status),
            look_say(&session->look, "any key stops", "une touche arrête"));
    }
    text_done(&status);
}

void session_hint(Session *session, Seat seat)
{
    if (seat >= GAME_SEATS) {
        return;
    }
    Thinker *thinker = table_adviser(&session->table, seat, hint_spec);
    Thought thought;
    uint64_t end = now_ms() + HINT_MS;
    int key = KEY_NONE;
    think_begin(thinker, table_match(&session->table));
    while (key == KEY_NONE && now_ms() < end && !think_is_done(thinker)) {
        think_look(thinker, &thought);
        show_hint(session, &thought, false);
        key = screen_key(FRAME_MS);
    }
    Move move = think_stop(thinker);
    think_look(thinker, &thought);
    show_hint(session, &thought, true);
    picker_point(&session->picker, move);
    session_is_end_key(session, key);
}
