/* rivals.c: makes tables at which a bot of the tournament plays, and keeps its
 * player in its seat.
 *
 * The host runs a few bots at a time. A bot that finds no place, or whose
 * tournament is gone, keeps its seat and is tried again every RETRY_MS. A bot
 * whose opponent has gone to lunch gives up its place until it is to move, and
 * sooner if somebody else waits for a place. */
#include "session/rivals.h"

#include <stdio.h>
#include <string.h>

#include "core/config.h"
#include "session/news.h"
#include "session/present.h"
#include "session/request.h"
#include "session/session_state.h"

int64_t rival_of(const char *spec)
{
    int64_t bot = 0;
    if (strncmp(spec, "bot:", 4) != 0) {
        return 0;
    }
    for (spec += 4; *spec >= '0' && *spec <= '9' && bot < INT32_MAX; spec++) {
        bot = 10 * bot + (*spec - '0');
    }
    return *spec ? 0 : bot;
}

/* Fills the seats: the client takes one, the bot the one after it. If more than
 * two play, computers take the others. */
static void fill(const SessionRival *rival, int64_t bot, Seat me,
                 const char *name, NewTable *wanted)
{
    int players = wanted->play.players;
    for (int i = 1; i < players; i++) {
        int s = (me + i) % players;
        wanted->kinds[s] = HOLDER_COMPUTER;
        snprintf(wanted->specs[s], SPEC_SIZE, "level:4");
    }
    int s = (me + 1) % players;
    if (rival->spec[0]) {
        memcpy(wanted->specs[s], rival->spec, SPEC_SIZE);
    } else {
        snprintf(wanted->specs[s], SPEC_SIZE, "bot:%lld", (long long)bot);
        memcpy(wanted->names[s], rival->name, sizeof rival->name);
    }
    wanted->kinds[me] = HOLDER_HUMAN;
    strcpy(wanted->names[me], name);
}

/* True if the rival is one of our own players whose search is too large for a
 * table. */
static bool is_too_large(const SessionRival *rival)
{
    PlayerSpec spec;
    return rival->spec[0] &&
           (!players_parse(rival->spec, rival->game, &spec, NULL) ||
            spec.number > SIMULATIONS_MOST);
}

/* Notes that somebody waits for a place. */
static void want_place(Session *session)
{
    session->rivals_wanted = session->now;
}

const char *rival_read(Session *session, const JsonAt *member, NewTable *wanted,
                       Error *err)
{
    enum { BOT = 1, BOARD, SEAT, NAME };
    const SessionHost *host = &session->host;
    SessionRival rival = { .game = NULL };
    int64_t bot;
    int board, seat = 1;
    char name[NAME_SIZE] = "";
    if (!host->find_rival) {
        return REFUSE(err, "no-tournament",
                      "no bot can be challenged on this server",
                      "aucun bot ne peut être défié sur ce serveur");
    }
    if (!json_read_int64(&member[BOT], 1, INT32_MAX, &bot, err) ||
        !json_read_int(&member[BOARD], 0, INT16_MAX, &board, err) ||
        (member[SEAT].value &&
         !json_read_int(&member[SEAT], 1, GAME_SEATS, &seat, err)) ||
        !creation_read_name(&member[NAME], name, err)) {
        return "malformed";
    }
    const char *code = host->find_rival(host->context, bot, board, &rival, err);
    if (code) {
        if (strcmp(code, "busy") == 0) {
            want_place(session);
        }
        return code;
    }
    if (is_too_large(&rival)) {
        return REFUSE(err, "not-now", "this player thinks too long for a table",
                      "ce joueur réfléchit trop longtemps pour une table");
    }
    if (seat > config_players(rival.game, &rival.config)) {
        json_refuse(&member[SEAT], err, "there is no such seat",
                    "cette place n'existe pas");
        return "malformed";
    }
    creation_begin(session, rival.game, &rival.config, wanted);
    fill(&rival, bot, (Seat)(seat - 1), name, wanted);
    return NULL;
}

static bool is_to_move(const Table *table, Seat seat)
{
    return seats_has(play_owing(&table->play), seat);
}

/* True if the seat waits for its bot. */
static bool is_empty(const Table *table, Seat seat)
{
    const SeatHolder *holder = &table->holders[seat];
    return holder->kind == HOLDER_COMPUTER && !holder->player && !holder->job &&
           !holder->has_answer && rival_of(holder->spec) &&
           (!holder->is_resting || is_to_move(table, seat));
}

/* True if the seat's bot runs and is not to move. */
static bool is_waiting(const Table *table, Seat seat)
{
    const SeatHolder *holder = &table->holders[seat];
    return holder->player && rival_of(holder->spec) && !is_to_move(table, seat);
}

/* Returns the time at which a waiting bot gives up its place. */
static uint64_t idle_at(const Table *table)
{
    const Session *session = table->session;
    bool is_wanted = session->rivals_wanted &&
                     session->now <= session->rivals_wanted + 2 * RETRY_MS;
    return table->step_at + (is_wanted ? RIVAL_WANTED_MS : RIVAL_IDLE_MS);
}

/* Returns the time to ask again whether a waiting bot gives up its place. */
static uint64_t look_at(const Table *table)
{
    uint64_t first = table->step_at + RIVAL_WANTED_MS;
    uint64_t soon = table->session->now + RETRY_MS, idle = idle_at(table);
    uint64_t next = first > soon ? first : soon;
    return idle < next ? idle : next;
}

/* True if bots play at the table now. */
static bool is_going_on(const Table *table)
{
    return table->client_count > 0 && !table->session->is_stopping &&
           !play_is_over(&table->play);
}

void rivals_seat(Table *table)
{
    Session *session = table->session;
    const SessionHost *host = &session->host;
    bool has_changed = false;
    for (Seat s = 0; is_going_on(table) && s < table->play.players; s++) {
        SeatHolder *holder = &table->holders[s];
        if (is_waiting(table, s) && session->now >= idle_at(table)) {
            player_free(holder->player);
            holder->player = table->play.seated[s] = NULL;
            holder->is_resting = true;
        }
        if (!is_empty(table, s) || holder->retry_at > session->now) {
            continue;
        }
        Player *player =
            host->open_rival
                ? host->open_rival(host->context, rival_of(holder->spec),
                                   holder->name, &table->play, s)
                : NULL;
        holder->player = table->play.seated[s] = player;
        holder->kept = 0;
        if (player) {
            holder->is_resting = false;
        } else {
            want_place(session);
        }
        holder->retry_at = player ? 0 : session->now + RETRY_MS;
        has_changed |= holder->is_kept_out != !player;
        holder->is_kept_out = !player;
    }
    if (has_changed) {
        news_change(table, SHOW_TURN, NEWS_OTHER, NULL);
    }
}

uint64_t rivals_due(const Table *table)
{
    uint64_t due = NEVER;
    for (Seat s = 0; is_going_on(table) && s < table->play.players; s++) {
        uint64_t at = is_empty(table, s)     ? table->holders[s].retry_at
                      : is_waiting(table, s) ? look_at(table)
                                             : NEVER;
        due = at < due ? at : due;
    }
    return due;
}

void rival_fail(const SessionJob *job)
{
    Table *table = job->table;
    const PlayerFault *fault = player_fault(job->player);
    if (!fault || fault->is_of_machine) {
        table->holders[job->seat].retry_at = table->session->now + RETRY_MS;
    } else {
        table_forfeit(table, SEATS_ONE(job->seat),
                      fault->has_resigned ? WHY_RESIGNED : WHY_FAULT);
    }
}
