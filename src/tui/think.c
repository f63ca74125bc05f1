/* think.c: runs each thinking player in a thread; the screen reads its progress
 * meanwhile.
 *
 * think_begin copies the view, so the thread never reads the game. From
 * think_begin until think_stop or think_wait has joined the thread, the player
 * belongs to the thread; otherwise to the main thread. */
#include "tui/think.h"

#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ai/players.h"
#include "arena/bot_player.h"
#include "base/mem.h"
#include "core/events.h"
#include "core/rules.h"
#include "tui/screen.h"

/* A thinking player. While is_busy the thread owns player, view and
 * thinking. */
struct Thinker {
    Player *player;
    const Game *game;
    Seat seat;
    GameState view;
    Thinking thinking;
    pthread_t thread;
    bool is_busy; /* the thread runs, or must still be joined */
    atomic_bool is_done;
    Move move;            /* valid once the thread is joined */
    pthread_mutex_t lock; /* protects progress */
    Progress progress;
};

int think_names(const Game *game, char (*out)[THINK_NAME])
{
    PlayerEntry entries[PLAYERS_ENTRIES];
    int count = players_list(game, entries), kept = 0;
    for (int i = 0; i < count && kept < THINK_NAMES; i++) {
        Error ignored = ERROR_IN(LANG_EN);
        PlayerSpec spec;
        const char *name = entries[i].name;
        /* An entry such as mcts:N is not a player but a pattern. */
        name = players_parse(name, game, &spec, &ignored) ? name : "mcts:1000";
        size_t size = strnlen(name, THINK_NAME - 1);
        memcpy(out[kept], name, size);
        out[kept++][size] = '\0';
    }
    return kept;
}

void think_describe(const char *name, const Game *game, Lang lang, Text *out)
{
    PlayerEntry entry = { 0 };
    if (players_parse(name, game, &entry.spec, NULL)) {
        snprintf(entry.name, sizeof entry.name, "%s", name);
        players_describe(&entry, game, lang, out);
    }
}

void think_add_words(const char *name, const Game *game, Lang lang, Text *out)
{
    static const struct {
        const char *spec;
        Phrase words;
    } known[] = {
        { "random", PHRASE("random", "au hasard") },
        { "greedy", PHRASE("greedy", "glouton") },
        { "best", PHRASE("strongest", "le plus fort") },
    };
    bool is_human;
    if (!think_read_spec(name, game, &is_human, NULL)) {
        text_add(out, name);
        return;
    }
    if (is_human) {
        text_say(out, lang, "you", "vous");
        return;
    }
    text_say(out, lang, "computer, ", "ordinateur, ");
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        if (strcmp(name, known[i].spec) == 0) {
            text_add(out, known[i].words.in[lang]);
            return;
        }
    }
    if (strncmp(name, "level:", 6) == 0) {
        text_say(out, lang, "level %s", "niveau %s", name + 6);
    } else {
        text_add(out, name);
    }
}

bool think_read_spec(const char *text, const Game *game, bool *is_human,
                     Error *err)
{
    PlayerSpec spec;
    if (!players_parse(text, game, &spec, err)) {
        return false;
    }
    *is_human = players_is_human(&spec);
    return true;
}

bool think_is_program(const char *text)
{
    return bot_player_is_named(text);
}

bool think_check(const char *text, const Game *game, bool has_sandbox,
                 Error *err)
{
    bool is_human;
    /* A text that names neither a player nor a program is refused as a program,
     * because the error for programs says how to name one. */
    return (!think_is_program(text) &&
            think_read_spec(text, game, &is_human, NULL)) ||
           bot_player_check(text, game, has_sandbox, err);
}

/* Makes a thinker, which takes the player. */
static Thinker *make(Player *player, const Play *play, Seat seat)
{
    Thinker *thinker = mem_new(sizeof *thinker);
    thinker->player = player;
    thinker->game = play->game;
    thinker->seat = seat;
    pthread_mutex_init(&thinker->lock, NULL);
    return thinker;
}

Thinker *think_new(const char *text, const Play *play, Seat seat, uint64_t seed)
{
    PlayerSpec spec = { 0 };
    if (!players_parse(text, play->game, &spec, NULL)) {
        die("a player whose spec was checked does not exist");
    }
    return make(players_new(&spec, play->game, &play->config, seed), play,
                seat);
}

Thinker *think_new_program(const char *text, const Play *play, Seat seat,
                           uint64_t seed, bool has_sandbox, Lang lang)
{
    return make(
        bot_player_new(text, play, seat, (int64_t)seed, has_sandbox, lang),
        play, seat);
}

Player *think_player(Thinker *thinker)
{
    return thinker->player;
}

void think_free(Thinker *thinker)
{
    if (thinker) {
        think_stop(thinker);
        player_free(thinker->player);
        pthread_mutex_destroy(&thinker->lock);
        free(thinker);
    }
}

static void keep_progress(const Progress *progress, void *context)
{
    Thinker *thinker = context;
    pthread_mutex_lock(&thinker->lock);
    thinker->progress = *progress;
    pthread_mutex_unlock(&thinker->lock);
}

static void *think(void *context)
{
    Thinker *thinker = context;
    thinker->move = player_choose(thinker->player, &thinker->view,
                                  thinker->seat, &thinker->thinking);
    atomic_store(&thinker->is_done, true);
    screen_wake();
    return NULL;
}

void think_begin(Thinker *thinker, const Play *play)
{
    think_stop(thinker);
    game_view(thinker->game, &play->state, thinker->seat, &thinker->view);
    thinker->progress = (Progress){ 0 };
    thinker->move = MOVE_NONE;
    atomic_store(&thinker->is_done, false);
    atomic_store(&thinker->thinking.is_stopped, false);
    thinker->thinking.report = keep_progress;
    thinker->thinking.context = thinker;
    player_begin(thinker->player);
    thinker->is_busy = true;
    /* The thread blocks all signals, so that the main thread gets them. */
    sigset_t all, before;
    sigfillset(&all);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    int failure = pthread_create(&thinker->thread, NULL, think, thinker);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    if (failure) {
        die("cannot start a thread");
    }
}

bool think_is_done(Thinker *thinker)
{
    return atomic_load(&thinker->is_done);
}

void think_look(Thinker *thinker, Thought *out)
{
    pthread_mutex_lock(&thinker->lock);
    Progress progress = thinker->progress;
    pthread_mutex_unlock(&thinker->lock);
    *out = (Thought){ .done = progress.done, .goal = progress.goal };
    out->percent = (int)((progress.value + 1) * 50 + 0.5);
    out->line_count =
        player_line(thinker->game, &thinker->view, &progress, out->line);
}

/* Adds what the first move of a thought would do, in the game's words. */
static void add_words(const Thinker *thinker, const Thought *thought, Lang lang,
                      Text *out)
{
    Move move;
    if (thought->line_count &&
        rules_read_move(thinker->game, &thinker->view, thinker->seat,
                        thought->line[0], &move, NULL) == MOVE_FITS) {
        events_preview(thinker->game, &thinker->view, thinker->seat, move, lang,
                       out);
    }
}

void think_add_hint(const Thinker *thinker, const Thought *thought, Lang lang,
                    Text *out)
{
    enum { COLS = 79 };
    char end[40];
    Text words = { 0 };
    add_words(thinker, thought, lang, &words);
    text_say(out, lang, "Hint: %s", "Indice : %s",
             thought->line_count ? thought->line[0] : "...");
    text_addf(out, "%s%s", words.size ? ", " : "", text_string(&words));
    text_done(&words);
    if (thought->done == 0) {
        return;
    }
    text_addf(out, "   (%d %%", thought->percent);
    snprintf(end, sizeof end, ", %llu simulations)",
             (unsigned long long)thought->done);
    /* Adds as many of the following moves as fit. */
    const char *then = lang_pick(lang, ", then", ", puis");
    size_t room = COLS - strlen(end) - strlen(" ...") - strlen(then);
    for (int i = 1; i < thought->line_count; i++) {
        if (out->size + strlen(thought->line[i]) >= room) {
            text_add(out, i > 1 ? " ..." : "");
            break;
        }
        text_addf(out, "%s %s", i == 1 ? then : "", thought->line[i]);
        room += i == 1 ? strlen(then) : 0;
    }
    text_add(out, end);
}

Move think_wait(Thinker *thinker)
{
    if (thinker->is_busy) {
        pthread_join(thinker->thread, NULL);
        thinker->is_busy = false;
    }
    return thinker->move;
}

Move think_stop(Thinker *thinker)
{
    atomic_store(&thinker->thinking.is_stopped, true);
    return think_wait(thinker);
}
