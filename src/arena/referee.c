/* referee.c: asks the players of a game for moves, judges the answers of bots,
 * and keeps the record. */
#include "arena/referee.h"

#include <stdlib.h>
#include <string.h>

#include "arena/printable.h"
#include "base/clock.h"
#include "core/rules.h"

/* If one of several bots has not answered after this time, all of them are
 * watched. */
enum { AT_ONCE_NS = 1000000 };
/* After this many quick steps the bots share one core again. A busy machine
 * makes every bot slow now and then, and on two cores a step of trolls takes
 * six times as long. */
enum { TOGETHER = 20 };
/* How often a wait checks whether the match was stopped and whether stopped
 * bots still run; and how often it checks while they do. */
enum { STOP_NS = 200000000, LOOK_NS = 20000000 };

void referee_init(Referee *referee, const MatchSettings *settings,
                  Verdicts *verdicts)
{
    *referee = (Referee){ .settings = settings, .verdicts = verdicts };
    ticker_init(&referee->ticker);
}

void referee_done(Referee *referee)
{
    ticker_done(&referee->ticker);
    play_done(&referee->play);
}

/* Sets up the next game, reusing the memory of the Play. */
static void set_up(Referee *referee, int64_t index)
{
    const MatchSettings *settings = referee->settings;
    Play *play = &referee->play;
    GameState set_up;
    const void *start = settings->start ? settings->start : &set_up;
    int64_t seed = settings_game_seed(settings, index);
    rng_seed(&referee->rng, (uint64_t)seed);
    if (!settings->start) {
        rules_setup(settings->game, &set_up, &settings->config, &referee->rng);
    }
    if (play->game) {
        play_restart(play, start);
    } else {
        play_init(play, settings->game, &settings->config, start);
    }
    memset(referee->remarks, 0, sizeof referee->remarks);
    play->has_seed = true;
    play->seed = seed;
    play->is_imposed = settings->is_imposed;
    play->fault_limit = (int)settings->out_after;
    play->step_limit = (size_t)settings->max_plies;
}

/* Seats everybody and tells them that a game begins. */
static void announce(Referee *referee)
{
    const MatchSettings *settings = referee->settings;
    Play *play = &referee->play;
    for (Seat s = 0; s < settings->players; s++) {
        MatchPlayer *side = referee->seats[s];
        play->names[s] = side->name;
        play->seated[s] = side->player;
        if (!side->bot) {
            player_forget(side->player);
            continue;
        }
        log_set_game(side->bot->dialogue.log, referee->number);
        if (!settings->is_clock_of_match) {
            side->bot->dialogue.clock = settings->clock_ms * 1000000;
        }
        bot_player_sit(side->bot, play, referee->number, s);
    }
}

/* Notes a verdict. A failure of the machine stops the game without a result. */
static void note_verdict(Referee *referee, Seat seat)
{
    const MatchSettings *settings = referee->settings;
    const MatchPlayer *side = referee->seats[seat];
    Verdict *verdict = &side->bot->verdict;
    verdict->player = side->index;
    verdict->game = referee->number;
    verdict->move = referee->play.step_count;
    log_note(side->bot->dialogue.log, side->index, verdict_word(verdict->code),
             verdict->why[LANG_EN]);
    if (verdict->code == VERDICT_INFRASTRUCTURE) {
        referee->failure = *verdict;
        referee->is_stopped = true;
        return;
    }
    verdict->is_witnessed = settings->witness != NULL;
    verdicts_add(referee->verdicts, verdict);
    if (verdict->is_witnessed) {
        settings->witness(&referee->play, seat, verdict, settings->context);
    }
    if (settings->rules->is_match_lost) {
        referee->is_match_lost |= SEATS_ONE(seat);
    }
}

/* Stops the bots that were not asked, so that they take no time from the
 * others. */
static void freeze_others(Referee *referee, SeatSet thinking)
{
    for (Seat s = 0; s < referee->settings->players; s++) {
        const BotPlayer *bot = referee->seats[s]->bot;
        if (bot && bot->dialogue.process && !seats_has(thinking, s)) {
            process_freeze(bot->dialogue.process);
        }
    }
}

/* Checks whether stopped bots run on. The bots that think are not charged for
 * that time. Returns when to check again. */
static uint64_t watch_stopped(const Referee *referee, SeatSet thinking)
{
    enum { LITTLE_NS = 1000000 };
    bool does_run = false;
    for (Seat s = 0; s < referee->settings->players; s++) {
        const BotPlayer *bot = referee->seats[s]->bot;
        if (!bot || !bot->dialogue.process || seats_has(thinking, s)) {
            continue;
        }
        int64_t more = (int64_t)process_runs_on(bot->dialogue.process);
        does_run |= more > LITTLE_NS;
        SEATS_EACH (seat, thinking) {
            referee->seats[seat]->bot->dialogue.stolen += more;
        }
    }
    return clock_now() + (does_run ? LOOK_NS : STOP_NS);
}

/* True if a bot uses futexes by which it could see whether another one
 * waits. */
static bool is_any_meeting(const Referee *referee)
{
    for (Seat s = 0; s < referee->settings->players; s++) {
        const BotPlayer *bot = referee->seats[s]->bot;
        if (bot && bot->dialogue.process &&
            process_meeting(bot->dialogue.process) != PROCESS_ALONE) {
            return true;
        }
    }
    return false;
}

/* Waits until only the bots that were asked can run. */
static void keep_apart(const Referee *referee, SeatSet asked)
{
    const MatchSettings *settings = referee->settings;
    for (Seat s = 0; s < settings->players; s++) {
        const BotPlayer *bot = referee->seats[s]->bot;
        if (bot && bot->dialogue.process && !seats_has(asked, s)) {
            process_stop(bot->dialogue.process);
        }
    }
}

/* Gives bots that think at the same time a core each, or brings them back to
 * the referee's core. It spreads them only when one of them thinks for long,
 * because waking another core takes longer than a short answer. */
static void spread_bots(Referee *referee, bool is_wanted)
{
    referee->quick_steps = 0;
    if (referee->spread <= 1 || referee->is_spread == is_wanted) {
        return;
    }
    referee->is_spread = is_wanted;
    for (Seat s = 0; s < referee->settings->players; s++) {
        const MatchPlayer *side = referee->seats[s];
        int apart = is_wanted ? side->index % referee->spread : 0;
        if (side->bot && side->bot->dialogue.process) {
            Dialogue *dialogue = &side->bot->dialogue;
            dialogue->asked_at +=
                process_move(dialogue->process,
                             spawn_core(referee->cores, referee->core + apart));
        }
    }
}

/* Returns those of these seats whose bots have not answered by the given time.
 * A bot that wants to use futexes that others can reach may do so while no
 * other bot runs. */
static SeatSet listen(const Referee *referee, SeatSet seats, uint64_t until)
{
    SeatSet open = seats;
    SEATS_EACH (seat, seats) {
        BotPlayer *bot = referee->seats[seat]->bot;
        if (bot_player_wait(bot, until)) {
            open &= (SeatSet)~SEATS_ONE(seat);
        } else if (process_meeting(bot->dialogue.process) == PROCESS_KNOCKS) {
            keep_apart(referee, seats);
            process_let_meet(bot->dialogue.process);
        }
    }
    return open;
}

/* On one core, slow bots think one after the other: each has the core to
 * itself, and the clocks of the others stand still. */
static void think_in_turn(Referee *referee, SeatSet seats)
{
    SEATS_EACH (seat, seats) {
        Dialogue *dialogue = &referee->seats[seat]->bot->dialogue;
        freeze_others(referee, SEATS_ONE(seat));
        dialogue->asked_at += process_thaw(dialogue->process);
        while (!referee->is_stopped &&
               listen(referee, SEATS_ONE(seat),
                      watch_stopped(referee, SEATS_ONE(seat)))) {
            referee->is_stopped |= settings_is_stopped(referee->settings);
        }
    }
}

/* Waits until the bots of these seats have answered, before any is judged. The
 * other bots are stopped only if that takes long. */
static void await_answers(Referee *referee, SeatSet seats)
{
    uint64_t now = clock_now(), slow_at = now + DIALOGUE_SLOW_NS;
    uint64_t until = seats_count(seats) > 1 ? now + AT_ONCE_NS : slow_at;
    SeatSet open = listen(referee, seats, until);
    if (!open && referee->is_spread && ++referee->quick_steps == TOGETHER) {
        spread_bots(referee, false);
    }
    while (open && !referee->is_stopped) {
        now = clock_now();
        until = slow_at;
        if (now >= slow_at && referee->spread <= 1 && seats_count(open) > 1 &&
            referee->settings->has_sandbox) {
            think_in_turn(referee, open);
            return;
        }
        if (now >= slow_at) {
            freeze_others(referee, open);
            spread_bots(referee, referee->is_spread || seats_count(open) > 1);
            until = watch_stopped(referee, open);
        }
        if (seats_count(open) > 1) {
            Process *processes[GAME_SEATS];
            int count = 0;
            SEATS_EACH (seat, open) {
                processes[count++] =
                    referee->seats[seat]->bot->dialogue.process;
            }
            process_await_any(processes, count, until);
            until = 0;
        }
        open = listen(referee, open, until);
        referee->is_stopped |= settings_is_stopped(referee->settings);
    }
}

/* The most bytes of a bot's comments on its moves that are kept in one game. */
enum { REMARKS_SIZE = 1 << 20 };

/* Keeps what a bot said with its move in the record. */
static void keep_remark(Referee *referee, Seat seat, const char *words)
{
    Text clean = { 0 };
    printable_add(&clean, words, strlen(words), PROCESS_LINE_SIZE);
    referee->remarks[seat] += clean.size;
    if (referee->remarks[seat] <= REMARKS_SIZE) {
        play_comment(&referee->play, seat, text_string(&clean));
    }
    text_done(&clean);
}

/* Takes the choice of a seat, and the comment if a bot made one. */
static void take_choice(Referee *referee, Seat seat)
{
    Play *play = &referee->play;
    const BotPlayer *bot = referee->seats[seat]->bot;
    Move move = play_ask(play, seat, NULL);
    if (bot && bot->verdict.code) {
        note_verdict(referee, seat);
    }
    if (referee->is_stopped) {
        return;
    }
    if (bot && !bot->verdict.code && move != MOVE_NONE && bot->answer.comment &&
        referee->settings->save_to) {
        keep_remark(referee, seat, bot->answer.comment);
    }
    play_take(play, seat, move);
}

/* Plays one step. Our own players choose first, so that their thinking costs a
 * bot no time. If several bots choose in the step, they think at the same time.
 */
static void take_step(Referee *referee)
{
    Play *play = &referee->play;
    SeatSet owing = play_owing(play), bots = SEATS_NONE;
    if (!owing) {
        play_draw(play, &referee->rng);
    }
    SEATS_EACH (seat, owing) {
        if (referee->seats[seat]->bot) {
            bots |= SEATS_ONE(seat);
        } else {
            take_choice(referee, seat);
        }
    }
    if (bots && is_any_meeting(referee)) {
        keep_apart(referee, bots);
    }
    SEATS_EACH (seat, bots) {
        bot_player_ask(referee->seats[seat]->bot);
    }
    await_answers(referee, bots);
    if (referee->is_stopped) {
        return;
    }
    SEATS_EACH (seat, bots) {
        take_choice(referee, seat);
    }
    if (!play_is_over(play) && !referee->is_stopped) {
        play_step_chosen(play);
    }
}

void referee_play(Referee *referee, int64_t index)
{
    Play *play = &referee->play;
    referee->number = index + 1;
    referee->is_match_lost = SEATS_NONE;
    set_up(referee, index);
    SEATS_EACH (seat, referee->absent) {
        play_drop(play, seat);
    }
    announce(referee);
    while (!play_is_over(play) && !referee->is_stopped) {
        take_step(referee);
    }
    ticker_stop(&referee->ticker);
    if (referee->is_stopped) {
        return;
    }
    for (Seat s = 0; s < referee->settings->players; s++) {
        BotPlayer *bot = referee->seats[s]->bot;
        if (bot && bot->dialogue.process) {
            bot_player_tell_end(bot, referee->number);
        }
    }
}
