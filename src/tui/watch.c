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

/* What the steps since the person last chose were, in a line. */
static void add_news(const Session *session, Text *out)
{
    View view = session_view(session);
    for (size_t i = session->news_from; i < view.match->step_count; i++) {
        text_add(out, i > session->news_from ? " · " : "");
        view_add_named_step(&view, i, session->look.lang, out);
    }
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
    add_news(session, &status);
    text_add(&status, status.size ? " · " : "");
    think_look(thinker, &thought);
    table_add_name(&session->table, seat, session->look.lang, &status);
    text_addf(&status, " %c %s", "|/-\\"[frame % 4],
              look_say(&session->look, "thinks", "réfléchit"));
    if (thought.done > 0) {
        text_addf(&status, ", %llu simulations",
                  (unsigned long long)thought.done);
    }
    session_show(session, INK_BOLD, text_string(&status),
                 watch_keys(session));
    text_done(&status);
}

/* Keys while a computer thinks or its move is shown. True to wait no longer:
 * the game is left, or was stepped. */
static bool act_on(Session *session, int key)
{
    bool is_step_key = key == KEY_LEFT || key == KEY_RIGHT;
    if (session_is_end_key(session, key)) {
        return session->leave != LEAVE_NOT;
    }
    if (is_watched(session) && key == ' ') {
        session->is_paused = !session->is_paused;
        return true;
    }
    if (is_watched(session) && is_step_key) {
        session->is_paused = true;
        if (key == KEY_LEFT) {
            session_obey(session, ORDER_UNDO, "");
        }
        return true;
    }
    Order order = key > 0 ? order_of_key(key) : ORDER_NONE;
    if (order != ORDER_NONE && order != ORDER_HINT && order != ORDER_REDO) {
        size_t steps = table_match(&session->table)->step_count;
        session_obey(session, order, "");
        session_look(session, SEAT_WATCHER);
        return session->leave != LEAVE_NOT ||
               table_match(&session->table)->step_count != steps;
    }
    return false;
}

void session_watch(Session *session, Seat seat)
{
    Thinker *thinker = session->table.thinkers[seat];
    Error err = ERROR_IN(session->look.lang);
    session_look(session, SEAT_WATCHER);
    think_begin(thinker, table_match(&session->table));
    /* A move that comes at once is not announced: the page would flicker. */
    uint64_t shown_at = now_ms() + FRAME_MS;
    for (int frame = 0; !think_is_done(thinker); frame++) {
        if (now_ms() >= shown_at) {
            show_thinking(session, seat, frame);
        }
        if (act_on(session, screen_key(FRAME_MS))) {
            think_stop(thinker);
            return;
        }
    }
    table_choose(&session->table, seat, think_wait(thinker), &err);
    session_complain(session, &err);
}

void session_pause(Session *session)
{
    uint64_t end = now_ms() + (uint64_t)session->speed_ms;
    session_look(session, SEAT_WATCHER);
    for (;;) {
        uint64_t now = now_ms();
        if (!session->is_paused && now >= end) {
            return;
        }
        Text status = { 0 };
        if (session->message.size) {
            text_add(&status, text_string(&session->message));
        } else {
            add_news(session, &status);
        }
        text_add(&status, session->is_paused ? "  [pause]" : "");
        session_show(session, INK_PLAIN, text_string(&status),
                     watch_keys(session));
        text_done(&status);
        int key = screen_key(session->is_paused ? -1 : (int)(end - now));
        if (key != KEY_NONE && act_on(session, key)) {
            return;
        }
    }
}

/* "Hint: 24-22 66 14, 63 %, 12000 simulations" */
static void show_hint(Session *session, const Thought *thought, bool is_done)
{
    Text status = { 0 };
    text_addf(&status, look_say(&session->look, "Hint: %s", "Indice : %s"),
              thought->line[0] ? thought->line : "...");
    if (thought->done > 0) {
        text_addf(&status, "  %d %%, %llu simulations", thought->percent,
                  (unsigned long long)thought->done);
    }
    session_say(session, INK_BOLD, text_string(&status));
    if (!is_done) {
        session_show(session, INK_BOLD, text_string(&status),
                     look_say(&session->look, "any key stops",
                              "une touche arrête"));
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
