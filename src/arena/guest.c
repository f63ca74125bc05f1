#include "arena/guest.h"

#include <stdlib.h>
#include <string.h>

#include "arena/judge.h"
#include "base/clock.h"
#include "base/mem.h"

enum { SLICE_NS = 20000000 }; /* between two looks whether it is stopped */

struct Guest {
    Contestant who;
    MatchSettings settings;
    Dialogue bot;
    Seat seat;
    atomic_int late;
    const Match *match;
    bool has_seen; /* the position of the coming question */
    bool is_asked; /* about the step that is not yet played */
    bool is_out;   /* it only passes, up to the end */
    bool has_resigned;
    int faults;
    Verdict verdict; /* of its last turn */
};

bool guest_is_named(const char *spec)
{
    return strncmp(spec, "cmd:", 4) == 0 || strncmp(spec, "py:", 3) == 0 ||
           strchr(spec, '/');
}

bool guest_check(const char *spec, bool has_sandbox, Error *err)
{
    Contestant who;
    Error why = ERROR_IN(err->lang);
    if (!contestant_parse(&who, spec, NULL, err)) {
        return false;
    }
    contestant_done(&who);
    return !has_sandbox || process_check_sandbox(&why) ||
           error_set(err,
                     "no sandbox can be made here: %s (--no-sandbox "
                     "plays without)",
                     "aucun bac à sable possible ici : %s (--no-sandbox joue "
                     "sans)",
                     why.text);
}

Guest *guest_new(const char *spec, const Match *match, Seat seat, int64_t seed,
                 bool has_sandbox)
{
    Guest *guest = mem_new(sizeof *guest);
    if (!contestant_parse(&guest->who, spec, match->game, NULL)) {
        die("a program that was checked is not there");
    }
    settings_init(&guest->settings, match->game, &match->config);
    guest->settings.seed = seed & RECORD_SEED_MAX;
    guest->settings.has_sandbox = has_sandbox;
    guest->seat = seat;
    dialogue_init(&guest->bot, &guest->settings, &guest->who, seat, 0);
    guest->bot.late = &guest->late;
    return guest;
}

void guest_free(Guest *guest)
{
    if (guest) {
        dialogue_done(&guest->bot);
        contestant_done(&guest->who);
        free(guest);
    }
}

void guest_forget(Guest *guest)
{
    dialogue_stop(&guest->bot);
    guest->is_asked = guest->is_out = false;
    guest->faults = 0;
}

static void start(Guest *guest)
{
    Dialogue *bot = &guest->bot;
    bot->clock = guest->settings.clock_ms * 1000000;
    dialogue_start(bot, guest->seat, &guest->verdict);
    dialogue_add_newgame(bot, 1, guest->seat);
    dialogue_add_view(bot, &guest->match->state, guest->seat);
}

void guest_begin(Guest *guest, const Match *match)
{
    guest->match = match;
    guest->verdict = (Verdict){ 0 };
    guest->has_resigned = false;
    if (guest->is_asked) { /* its answer was taken back with another's */
        guest_forget(guest);
    }
    guest->has_seen = guest->bot.process == NULL;
    if (!guest->bot.process && !guest->is_out) {
        start(guest);
    }
}

/* Waits for "ready"; false if it was stopped. */
static bool await_ready(Guest *guest, const atomic_bool *is_stopped)
{
    while (!guest->verdict.code && !guest->bot.is_ready) {
        if (atomic_load(is_stopped)) {
            return false;
        }
        dialogue_await_ready(&guest->bot, clock_now() + SLICE_NS,
                             &guest->verdict);
    }
    return true;
}

static void ask(Guest *guest, bool is_first)
{
    Dialogue *bot = &guest->bot;
    const void *state = &guest->match->state;
    if (is_first && bot->has_view && !guest->has_seen) {
        dialogue_add_view(bot, state, guest->seat);
    }
    if (is_first && bot->has_legal) {
        dialogue_add_legal(bot, state, guest->seat);
    }
    guest->is_asked = true;
    guest->verdict = (Verdict){ 0 };
    dialogue_ask(bot, &guest->verdict);
}

/* Waits for an answer or a verdict; false if it was stopped. */
static bool await_answer(Guest *guest, const atomic_bool *is_stopped,
                         BotAnswer *out)
{
    bool is_settled = guest->verdict.code != VERDICT_NONE;
    while (!is_settled) {
        if (atomic_load(is_stopped)) {
            return false;
        }
        is_settled = dialogue_wait(&guest->bot, clock_now() + SLICE_NS, out,
                                   &guest->verdict);
    }
    return true;
}

static GuestTurn pass(Guest *guest, Move *out)
{
    *out =
        guest->settings.rules->impose(&guest->match->state, guest->seat, NULL);
    return GUEST_PLAYS;
}

/* It cannot go on: the others play on without it where there is a move for
 * that; elsewhere the game is lost. */
static GuestTurn drop(Guest *guest, Move *out)
{
    const MatchSettings *settings = &guest->settings;
    guest->is_out = settings->players > 2 && settings->rules->impose;
    return guest->is_out ? pass(guest, out) : GUEST_LOSES;
}

/* An invalid answer that is not asked for again. */
static GuestTurn impose(Guest *guest, const BotAnswer *answer, Move *out)
{
    const GameReferee *rules = guest->settings.rules;
    if (!guest->settings.is_imposed || !rules->impose) {
        return drop(guest, out);
    }
    *out = rules->impose(&guest->match->state, guest->seat,
                         answer->move ? answer->move : "");
    guest->is_out = ++guest->faults == rules->faults;
    return GUEST_PLAYS;
}

/* Asks, and asks again as often as the game allows. */
static GuestTurn take_turn(Guest *guest, const atomic_bool *is_stopped,
                           Move *out)
{
    Dialogue *bot = &guest->bot;
    for (int answers = 1;; answers++) {
        BotAnswer answer = { 0 };
        ask(guest, answers == 1);
        if (!await_answer(guest, is_stopped, &answer)) {
            return GUEST_STOPPED;
        }
        if (answer.is_resigned) {
            guest->has_resigned = true;
            return drop(guest, out);
        }
        if (judge_read_move(guest->match, guest->seat, &answer, out,
                            &guest->verdict)) {
            return GUEST_PLAYS;
        }
        if (!verdict_is_invalid(guest->verdict.code) || !bot->process) {
            return drop(guest, out);
        }
        dialogue_add_error(bot, &guest->verdict);
        if (answers >= guest->settings.rules->answers) {
            return impose(guest, &answer, out);
        }
    }
}

GuestTurn guest_choose(Guest *guest, const atomic_bool *is_stopped, Move *out)
{
    if (guest->is_out) {
        return pass(guest, out);
    }
    GuestTurn turn = GUEST_STOPPED;
    if (await_ready(guest, is_stopped)) {
        turn = guest->verdict.code ? drop(guest, out)
                                   : take_turn(guest, is_stopped, out);
    }
    if (turn == GUEST_STOPPED) {
        guest_forget(guest);
    }
    return turn;
}

void guest_add_fault(const Guest *guest, Lang lang, Text *out)
{
    static const Phrase words[] = {
        [VERDICT_NONE] = PHRASE("", ""),
        [VERDICT_ILLEGAL] = PHRASE("an illegal move", "un coup illégal"),
        [VERDICT_MALFORMED] = PHRASE("an answer that is none",
                                     "une réponse qui n'en est pas une"),
        [VERDICT_TIMEOUT] = PHRASE("too late", "trop tard"),
        [VERDICT_CRASH] = PHRASE("a crash", "un plantage"),
        [VERDICT_MEMORY] = PHRASE("too much memory", "trop de mémoire"),
        [VERDICT_OUTPUT] = PHRASE("too much output", "trop de sortie"),
        [VERDICT_SILENT] =
            PHRASE("it never said \"ready\"", "il n'a jamais dit « ready »"),
        [VERDICT_INFRASTRUCTURE] =
            PHRASE("it cannot be started", "impossible de le lancer"),
    };
    if (guest->has_resigned) {
        text_add(out, lang == LANG_FR ? "il abandonne" : "it resigns");
    } else if (guest->verdict.code) {
        text_addf(out, "%s (%s)", words[guest->verdict.code].in[lang],
                  guest->verdict.why);
    }
}

void guest_observe(Guest *guest, const Match *match, const Move *moves)
{
    Dialogue *bot = &guest->bot;
    guest->is_asked = false;
    if (bot->process && bot->has_played) {
        dialogue_add_played(bot, &match->state, moves, guest->seat);
    }
}

void guest_finish(Guest *guest, const Match *match)
{
    Dialogue *bot = &guest->bot;
    if (bot->process) {
        judge_add_end(match, 1, guest->seat, &bot->out);
        dialogue_say_bye(bot);
        dialogue_await_end(bot,
                           clock_now() + SETTINGS_LEAVE_MS * UINT64_C(1000000));
    }
}
