/* serve_rivals.c: the bots of the tournament of joute serve, as people may
 * challenge them.
 *
 * The thread that reads the store makes the list (rivals_look), the event loop
 * looks into it. A place is taken from the moment a bot gets its seat until its
 * process has ended. */
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <time.h>

#include "app/tournament_parts.h"
#include "arena/guest.h"
#include "base/mem.h"
#include "core/record.h"
#include "tournament/bundle.h"
#include "tournament/entry.h"
#include "tournament/match_job.h"

/* A bot of the list. */
typedef struct Rival {
    int64_t id;
    char name[SESSION_RIVAL];
    Contestant who; /* only if is_ready */
    bool is_ready;  /* its files have been fetched */
    bool is_wanted; /* somebody challenged it, so its files must be fetched */
    bool is_gone;   /* its files cannot be fetched */
} Rival;

/* There is one server in a process. The thread that reads the store may outlive
 * it if the store hangs, so this is never freed. */
static struct {
    pthread_mutex_t lock; /* protects everything below */
    pthread_cond_t changed;
    ServerRivals shown;
    Contest contest; /* the tournament's: only its rules may be used, since
                        `gauntlet` is borrowed */
    Rival *at;
    size_t count;
    int64_t
        generation; /* of the live tournament from which the list was made */
    int taken;
    Lang lang;
    bool is_checked,
        has_box; /* is_checked: has_box says whether sandboxes can be made */
} rivals = { .lock = PTHREAD_MUTEX_INITIALIZER,
             .changed = PTHREAD_COND_INITIALIZER };

enum { PATIENCE_MS = 20000 }; /* for a core, see MatchSettings */

/* ---- the list ---- */

/* Copies as much of a name as a seat has room for. */
static void copy_name(const char *name, char out[SESSION_RIVAL])
{
    enum { RUNES = 24 };
    size_t used = 0;
    for (int runes = 0; name[used]; used++) {
        bool is_first = ((unsigned char)name[used] & 0xc0) != 0x80;
        runes += is_first;
        if (runes > RUNES || used + 1 == SESSION_RIVAL) {
            break;
        }
    }
    memcpy(out, name, used);
    out[used] = '\0';
}

/* Makes the list of the bots that take part. The files of a store that other
 * machines use are fetched when somebody wants to play; commands that such a
 * store names are not run. */
static Rival *list_bots(Live *live, size_t *count)
{
    const Tournament *t = live_tournament(live);
    Rival *list = mem_new((t->entrants.count + 1) * sizeof *list);
    Contestant *all = mem_new((t->entrants.count + 1) * sizeof *all);
    *count = 0;
    for (size_t i = 0; i < t->entrants.count; i++) {
        const Entrant *entrant = &t->entrants.at[i];
        if (entrant->state != ENTRANT_IN) {
            continue;
        }
        Rival *rival = &list[*count];
        bool is_far = t->store->shared && entrant->path[0];
        bool is_command = t->store->shared && !is_far &&
                          contestant_names_program(entrant->spec);
        rival->id = entrant->id;
        copy_name(live_name(live, entrant->id), rival->name);
        rival->is_ready =
            !is_far && !is_command &&
            entry_contestant(entrant, t->contest.game, &all[*count], NULL);
        rival->is_gone = !is_far && !rival->is_ready;
        ++*count;
    }
    contestants_separate(all, *count);
    for (size_t i = 0; i < *count; i++) {
        list[i].who = all[i];
    }
    free(all);
    return list;
}

static void free_list(Rival *list, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        if (list[i].is_ready) {
            contestant_done(&list[i].who);
        }
    }
    free(list);
}

/* Fetches the files of a bot. The list stays as it is, because only this thread
 * changes it. */
static void fetch(Tournament *t, Rival *rival)
{
    const Entrant *found = entrants_find(&t->entrants, rival->id);
    Contestant who;
    Error err = ERROR_IN(rivals.lang);
    if (!found) {
        return;
    }
    Entrant own = *found;
    own.spec = mem_copy_string(found->spec);
    own.path = mem_copy_string(found->path);
    bool is_here = bundle_fetch(t->store, &own, t->contest.game, &err) &&
                   entry_contestant(&own, t->contest.game, &who, &err);
    free(own.spec);
    free(own.path);
    if (!is_here) {
        fprintf(stderr, "joute: %s\n", err.text);
    }
    pthread_mutex_lock(&rivals.lock);
    rival->is_wanted = false;
    rival->is_ready = is_here;
    rival->is_gone = !is_here;
    if (is_here) {
        rival->who = who;
    }
    pthread_mutex_unlock(&rivals.lock);
}

/* Finds out once whether bots can be shut in. */
static void check_box(void)
{
    Error err = ERROR_IN(rivals.lang);
    bool has_box = process_check_sandbox(&err);
    if (!has_box) {
        Text line = { 0 };
        text_say(&line, err.lang, "joute: nobody can challenge a bot: %s\n",
                 "joute : personne ne peut défier de bot : %s\n", err.text);
        fputs(text_string(&line), stderr);
        text_done(&line);
    }
    pthread_mutex_lock(&rivals.lock);
    rivals.is_checked = true;
    rivals.has_box = has_box;
    pthread_mutex_unlock(&rivals.lock);
}

void rivals_look(Live *live)
{
    Tournament *t = live_tournament(live);
    int64_t generation = t ? live_generation(live) : 0;
    if (!rivals.shown.places) {
        return;
    }
    if (t && !rivals.is_checked) {
        check_box();
    }
    if (generation != rivals.generation) {
        size_t count = 0, old_count = rivals.count;
        Rival *list = t ? list_bots(live, &count) : NULL, *old = rivals.at;
        pthread_mutex_lock(&rivals.lock);
        rivals.at = list;
        rivals.count = count;
        rivals.generation = generation;
        if (t) {
            rivals.contest = t->contest;
        }
        pthread_mutex_unlock(&rivals.lock);
        free_list(old, old_count);
    }
    for (size_t i = 0; t && i < rivals.count; i++) {
        pthread_mutex_lock(&rivals.lock);
        bool is_wanted = rivals.at[i].is_wanted;
        pthread_mutex_unlock(&rivals.lock);
        if (is_wanted) {
            fetch(t, &rivals.at[i]);
        }
    }
}

/* ---- what the server asks for; the lock is held in the helpers ---- */

static Rival *find_bot(int64_t id)
{
    for (size_t i = 0; i < rivals.count; i++) {
        if (rivals.at[i].id == id) {
            return &rivals.at[i];
        }
    }
    return NULL;
}

static const char *refuse(Error *err, const char *code, const char *en,
                          const char *fr)
{
    error_set(err, "%s", "%s", lang_pick(err->lang, en, fr));
    return code;
}

/* Returns NULL if a program can be started now. */
static const char *check(Rival *rival, Error *err)
{
    if (rival->is_gone) {
        return refuse(err, "not-now", "the files of this bot are not here",
                      "les fichiers de ce bot ne sont pas ici");
    }
    if (!rival->is_ready) {
        rival->is_wanted = true;
        return refuse(err, "not-now",
                      "the files of this bot are being fetched: try again in a "
                      "moment",
                      "les fichiers de ce bot sont en route : réessayez dans "
                      "un instant");
    }
    if (contestant_is_program(&rival->who) && !rivals.has_box) {
        return refuse(err, "not-now",
                      "this server cannot shut bots in a sandbox, so nobody "
                      "can play against them",
                      "ce serveur ne peut pas enfermer les bots dans un bac à "
                      "sable : personne ne peut jouer contre eux");
    }
    if (contestant_is_program(&rival->who) &&
        rivals.taken >= rivals.shown.places) {
        error_set(err,
                  "the %d places for bots on this server are taken: try again "
                  "later",
                  "les %d places de bots de ce serveur sont prises : réessayez "
                  "plus tard",
                  rivals.shown.places);
        return "busy";
    }
    return NULL;
}

static const char *find(void *context, int64_t bot, int board,
                        SessionRival *out, Error *err)
{
    (void)context;
    pthread_mutex_lock(&rivals.lock);
    const Contest *contest = &rivals.contest;
    Rival *rival = find_bot(bot);
    const char *code =
        !rival || board >= contest->config_count
            ? refuse(err, "no-bot", "this bot does not take part any more",
                     "ce bot ne participe plus")
            : check(rival, err);
    if (!code) {
        *out = (SessionRival){ .game = contest->game };
        match_job_options(contest, board, contest->players, &out->config);
        memcpy(out->name, rival->name, sizeof out->name);
        if (!contestant_is_program(&rival->who)) {
            snprintf(out->spec, sizeof out->spec, "%s", rival->who.name);
        }
    }
    pthread_mutex_unlock(&rivals.lock);
    return code;
}

static void *end_guest(void *guest)
{
    guest_free(guest);
    pthread_mutex_lock(&rivals.lock);
    rivals.taken--;
    pthread_cond_signal(&rivals.changed);
    pthread_mutex_unlock(&rivals.lock);
    return NULL;
}

/* Ends a bot on a thread of its own, so that the event loop does not wait. */
static void leave(Player *guest)
{
    pthread_t thread;
    if (pthread_create(&thread, NULL, end_guest, guest) == 0) {
        pthread_detach(thread);
    } else {
        end_guest(guest);
    }
}

static Player *open_bot(void *context, int64_t bot, const char *name,
                        const Play *play, Seat seat)
{
    Player *player = NULL;
    uint64_t seed;
    Error err = ERROR_IN(LANG_EN);
    (void)context;
    if (getrandom(&seed, sizeof seed, 0) != sizeof seed) {
        die("the system gives no random bytes");
    }
    pthread_mutex_lock(&rivals.lock);
    Rival *rival = find_bot(bot);
    if (rival && strcmp(rival->name, name) == 0 &&
        rivals.contest.game == play->game && !check(rival, &err) &&
        contestant_is_program(&rival->who)) {
        MatchSettings settings;
        match_job_settings(&rivals.contest, &play->config, &settings);
        settings.seed = (int64_t)(seed & RECORD_SEED_MAX);
        settings.has_sandbox = true;
        settings.patience_ms = PATIENCE_MS;
        settings_share_memory(&settings, rivals.shown.places);
        player = guest_new(&rival->who, &settings, play, seat, leave);
        rivals.taken++;
    }
    pthread_mutex_unlock(&rivals.lock);
    return player;
}

const ServerRivals *rivals_begin(Lang lang, int places)
{
    rivals.lang = lang;
    rivals.shown =
        (ServerRivals){ .places = places, .find = find, .open = open_bot };
    return places ? &rivals.shown : NULL;
}

void rivals_end(void)
{
    enum { WAIT_S = 5 };
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += WAIT_S;
    pthread_mutex_lock(&rivals.lock);
    while (rivals.taken && pthread_cond_timedwait(&rivals.changed, &rivals.lock,
                                                  &until) != ETIMEDOUT) {
    }
    free_list(rivals.at, rivals.count);
    rivals.at = NULL;
    rivals.count = 0;
    pthread_mutex_unlock(&rivals.lock);
}
