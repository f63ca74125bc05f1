/* cmd_train.c: joute train: learns the value net of a game by self-play. */
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "ai/duel.h"
#include "ai/kinds.h"
#include "ai/train.h"
#include "app/app.h"
#include "base/mem.h"
#include "core/config.h"

enum { REPORTS = 10, THREADS_MAX = 256 };

/* The opponents and games by which the curve of strength is measured. */
typedef struct Curve {
    App *app;
    const TrainPlan *plan;
    int games;     /* games against each opponent */
    Text previous; /* the net of the last report */
    bool is_printed;
} Curve;

static Net read_net(const Curve *curve, const Text *bytes)
{
    Net net;
    net_read(&net, curve->plan->game, bytes->data, bytes->size, "net", NULL);
    return net;
}

/* Adds the share of points that the net, looking one move ahead, scores against
 * `opponent` or, if that is NULL, against the previous net. They play
 * curve->games games with each set of options. */
static void add_score(const Curve *curve, const Net *net, const char *opponent,
                      Text *out)
{
    const TrainPlan *plan = curve->plan;
    double points = 0;
    int games = 0;
    Net previous = read_net(curve, &curve->previous);
    for (int i = 0; i < plan->config_count; i++) {
        Duel duel = { .game = plan->game,
                      .config = plan->configs[i],
                      .first.net = net,
                      .second.net = opponent ? NULL : &previous,
                      .seed = 1 };
        players_parse("net:1", NULL, &duel.first.spec, NULL);
        players_parse(opponent ? opponent : "net:1", NULL, &duel.second.spec,
                      NULL);
        DuelScore score = { 0 };
        duel_games(&duel, 0, curve->games, plan->threads, &score);
        games += score.games;
        points += score.points;
    }
    text_addf(out, " %8.1f %%", 100 * points / games);
}

static void show(const TrainProgress *progress, void *context)
{
    Curve *curve = context;
    const TrainPlan *plan = curve->plan;
    double left = progress->done > 0
                      ? progress->seconds / progress->done - progress->seconds
                      : plan->seconds;
    Text line = { 0 };
    Net net = read_net(curve, progress->net);
    text_addf(&line, "%3.0f %% %6.0f s %6.0f s %9llu %10llu  %5.3f",
              100 * progress->done, progress->seconds, left,
              (unsigned long long)progress->games,
              (unsigned long long)progress->positions, progress->error);
    if (curve->games > 0) {
        if (!curve->is_printed) {
            text_add_bytes(&curve->previous, progress->net->data,
                           progress->net->size);
        }
        add_score(curve, &net, "greedy", &line);
        add_score(curve, &net, "mcts:200", &line);
        add_score(curve, &net, NULL, &line);
        text_clear(&curve->previous);
        text_add_bytes(&curve->previous, progress->net->data,
                       progress->net->size);
    }
    text_add_char(&line, '\n');
    if (!curve->is_printed) {
        file_say(stdout, curve->app->lang,
                 "done    spent     left     games  positions  error     "
                 "greedy   mcts:200     before\n",
                 "fait    passé    reste   parties  positions erreur     "
                 "greedy   mcts:200      avant\n");
        curve->is_printed = true;
    }
    app_print(curve->app, &line);
    fflush(stdout);
    text_done(&line);
}

/* Reads one set of options, such as "players=3,level=simple". */
static bool read_config(App *app, const Game *game, const char *text,
                        GameConfig *out)
{
    config_default(game, out);
    while (*text) {
        char key[64], value[64];
        int size = 0;
        if (sscanf(text, "%63[^=]=%63[^,]%n", key, value, &size) != 2 ||
            !config_set(game, out, key, value, &app->err)) {
            return false;
        }
        text += size + (text[size] == ',');
    }
    return config_check(game, out, &app->err);
}

/* Reads the sets of options: those of -o or, if there are none, the game's. */
static bool read_configs(App *app, const Args *args, TrainPlan *plan)
{
    const char *const *sets = plan->game->ai->features->configs;
    plan->config_count = 0;
    if (args_value(args, "-o") || !sets) {
        return app_read_options(app, args, plan->game,
                                &plan->configs[plan->config_count++]);
    }
    for (; *sets && plan->config_count < TRAIN_CONFIGS; sets++) {
        if (!read_config(app, plan->game, *sets,
                         &plan->configs[plan->config_count++])) {
            return false;
        }
    }
    return true;
}

static bool read_rival(App *app, const Args *args, TrainPlan *plan)
{
    const char *name = args_value(args, "--rival");
    if (args_value(args, "--rival-net") &&
        (!name || strncmp(name, "net:", 4) != 0)) {
        return error_set(&app->err, "--rival-net: --rival must be net:N",
                         "--rival-net : il faut --rival net:N");
    }
    return !name || (players_parse(name, plan->game, &plan->rival, &app->err) &&
                     (!players_is_human(&plan->rival) ||
                      error_set(&app->err, "--rival: must be a computer player",
                                "--rival : il faut un ordinateur")));
}

/* Returns true if a file can be written there, before hours are spent. What is
 * there already, such as /dev/null, stays. */
static bool can_write(App *app, const char *path)
{
    struct stat info;
    bool is_there = lstat(path, &info) == 0;
    FILE *file = fopen(path, "ab");
    if (!file) {
        return error_set(&app->err, "%s: cannot be written: %s",
                         "%s : ne peut pas être écrit : %s", path,
                         error_system(&app->err, errno));
    }
    fclose(file);
    return is_there || remove(path) == 0;
}

/* The nets that a training begins with or plays against. */
typedef struct Nets {
    Text bytes[2];
    Net from, rival;
} Nets;

/* Reads the net of the file that a flag names; without the flag, *out is
 * NULL. */
static bool read_flag_net(App *app, const Args *args, const char *flag,
                          Text *bytes, Net *net, const Net **out,
                          const Game *game)
{
    const char *path = args_value(args, flag);
    *out = path ? net : NULL;
    return !path ||
           (app_read(app, path, bytes) == EXIT_OK &&
            net_read(net, game, bytes->data, bytes->size, path, &app->err));
}

static bool read_nets(App *app, const Args *args, Nets *nets, TrainPlan *plan)
{
    bool is_good = read_flag_net(app, args, "--from", &nets->bytes[0],
                                 &nets->from, &plan->from, plan->game) &&
                   read_flag_net(app, args, "--rival-net", &nets->bytes[1],
                                 &nets->rival, &plan->rival_net, plan->game);
    plan->hidden = plan->from ? nets->from.hidden : plan->hidden;
    return is_good;
}

static int run(App *app, const Args *args)
{
    int64_t minutes = 2, seconds = 0, games = 0, threads = 1, hidden = 32,
            seed = 1, curve_games = 200, simulations = 0, share = 50,
            lambda = 0, rival_share = 50, part = 100;
    TrainPlan plan = { 0 };
    if (!app_find_game(app, args->words[0], &plan.game)) {
        return EXIT_BAD_USAGE;
    }
    if (!game_ai(plan.game)->features) {
        error_set(&app->err, "%s has no value net to train",
                  "%s n'a pas de réseau de valeur à entraîner", plan.game->id);
        return EXIT_BAD_USAGE;
    }
    if (!args_flag_number(app, args, "--minutes", 1, 10000, &minutes) ||
        !args_flag_number(app, args, "--seconds", 1, 1000000, &seconds) ||
        !args_flag_number(app, args, "--games", 1, INT64_MAX / 2, &games) ||
        !args_flag_number(app, args, "--threads", 1, THREADS_MAX, &threads) ||
        !args_flag_number(app, args, "--hidden", 8, NET_HIDDEN, &hidden) ||
        !args_flag_number(app, args, "--blend", 1, 100, &part) ||
        !args_flag_number(app, args, "--lambda", 0, 100, &lambda) ||
        !args_flag_number(app, args, "--search", 0, 100000, &simulations) ||
        !args_flag_number(app, args, "--search-share", 0, 100, &share) ||
        !args_flag_number(app, args, "--rival-share", 0, 100, &rival_share) ||
        !read_rival(app, args, &plan) ||
        !args_flag_number(app, args, "--curve", 0, 100000, &curve_games) ||
        !args_flag_number(app, args, "--seed", 0, RECORD_SEED_MAX, &seed) ||
        !read_configs(app, args, &plan)) {
        return EXIT_BAD_USAGE;
    }
    const char *path = args_value(args, "--out");
    if (path && !can_write(app, path)) {
        return EXIT_BAD_INPUT;
    }
    plan.games = (uint64_t)games;
    plan.seconds = seconds ? (double)seconds : 60 * (double)minutes;
    plan.threads = (int)threads;
    plan.hidden = (int)hidden;
    plan.rival_share =
        args_value(args, "--rival") ? (double)rival_share / 100 : 0;
    plan.blend = (double)part / 100;
    plan.lambda = (double)lambda / 100;
    plan.simulations = (int)simulations;
    plan.search_share = (double)share / 100;
    plan.seed = (uint64_t)seed;
    Text net = { 0 };
    Nets nets = { 0 };
    bool is_good = read_nets(app, args, &nets, &plan);
    Curve curve = { .app = app, .plan = &plan, .games = (int)curve_games };
    if (is_good) {
        train_run(&plan, REPORTS, show, &curve, &net);
        is_good = !path || app_save(app, path, &net);
    }
    text_done(&net);
    text_done(&nets.bytes[0]);
    text_done(&nets.bytes[1]);
    text_done(&curve.previous);
    return is_good ? EXIT_OK : EXIT_BAD_INPUT;
}

static const Flag flags[] = {
    { "--minutes", "N",
      PHRASE("how long to train (default 2)",
             "durée de l'entraînement (par défaut 2)") },
    { "--seconds", "N",
      PHRASE("how long to train, in seconds",
             "durée de l'entraînement, en secondes") },
    { "--games", "N",
      PHRASE("train for this many games; one thread gives the same net again",
             "s'entraîne sur N parties ; reproductible avec un seul thread") },
    { "--threads", "N",
      PHRASE("threads that play and learn (default 1)",
             "threads qui jouent et apprennent (par défaut 1)") },
    { "--seed", "S",
      PHRASE("seed of all random numbers (default 1)",
             "graine de tous les tirages (par défaut 1)") },
    { "--hidden", "N",
      PHRASE("hidden units of the net (default 32)",
             "unités cachées du réseau (par défaut 32)") },
    { "--from", "FILE",
      PHRASE("begin with the net of this file",
             "commence avec le réseau de ce fichier") },
    { "--blend", "PERCENT",
      PHRASE("share of the trained net in the result, the rest being --from "
             "(default 100)",
             "part du réseau entraîné dans le résultat, le reste étant --from "
             "(par défaut 100)") },
    { "--lambda", "PERCENT",
      PHRASE("lambda of TD(lambda): how much a result counts for earlier "
             "positions (default: the game's)",
             "le lambda de TD(lambda) : le poids d'un résultat pour les "
             "positions d'avant (par défaut celui du jeu)") },
    { "--search", "N",
      PHRASE("in the last phase, learn from searches of N simulations",
             "apprend, en dernière phase, de recherches de N simulations") },
    { "--search-share", "PERCENT",
      PHRASE("size of the last phase, in percent (default 50)",
             "taille de la dernière phase, en pour cent (par défaut 50)") },
    { "--rival", "PLAYER",
      PHRASE("play some games against this player",
             "joue des parties contre ce joueur") },
    { "--rival-share", "PERCENT",
      PHRASE("share of the games against --rival, in percent (default 50)",
             "part des parties contre --rival, en pour cent (par défaut 50)") },
    { "--rival-net", "FILE",
      PHRASE("the net of --rival, instead of the game's own",
             "le réseau de --rival, au lieu de celui du jeu") },
    { "--curve", "N",
      PHRASE(
          "games against each opponent of the curve (default 200)",
          "parties contre chaque adversaire de la courbe (par défaut 200)") },
    { "--out", "FILE",
      PHRASE("write the net into this file; otherwise it is lost",
             "écrit le réseau dans ce fichier ; sinon il est perdu") },
    FLAG_OPTION,
    { .name = NULL },
};

const Command cmd_train = {
    .name = "train",
    .synopsis = "train GAME [--minutes N] [--threads N] [--out FILE] "
                "[-o KEY=VALUE]...",
    .summary = PHRASE("learn the value net of a game by self-play",
                      "entraîne le réseau de valeur d'un jeu en le faisant "
                      "jouer contre lui-même"),
    .details = PHRASE("Prints how well the net scores, looking one move ahead. "
                      "Without --out the net is not\n"
                      "kept when the training ends.",
                      "Affiche le score du réseau, qui calcule un coup "
                      "d'avance. Sans --out, le réseau n'est\n"
                      "pas gardé à la fin de l'entraînement."),
    .example = "joute train roses --minutes 5 --out roses.net",
    .flags = flags,
    .least_words = 1,
    .most_words = 1,
    .run = run,
};
