/* cmd_rerun.c: joute rerun: sends a bot again what it was sent in a match. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "app/app.h"
#include "arena/rerun.h"

enum { WORDS_MAX = 100, LOG_MAX = 1 << 30 };

static bool read_file(App *app, const char *path, Text *out)
{
    char chunk[65536];
    int file = open(path, O_RDONLY | O_CLOEXEC);
    ssize_t size = file < 0 ? -1 : 0;
    while (file >= 0 && out->size < LOG_MAX &&
           (size = read(file, chunk, sizeof chunk)) > 0) {
        text_add_bytes(out, chunk, (size_t)size);
    }
    if (size < 0) {
        error_set(&app->err, "%s: %s", "%s : %s", path,
                  error_system(&app->err, errno));
    }
    if (file >= 0) {
        close(file);
    }
    return size >= 0;
}

/* Prints an answer that differs from the log. */
static void tell(const RerunAnswer *answer, void *context)
{
    const App *app = context;
    const char *nothing = lang_pick(app->lang, "nothing", "rien");
    file_say(
        stdout, app->lang,
        "game %lld, question %lld: the log has \"%s\", now \"%s\"\n",
        "partie %lld, question %lld : dans le journal « %s », maintenant « %s "
        "»\n",
        (long long)answer->game, (long long)answer->question,
        answer->then ? answer->then : nothing,
        answer->now ? answer->now : nothing);
    fflush(stdout);
}

static int run(App *app, const Args *args)
{
    int64_t number = 1;
    Contestant who;
    if (!args_flag_number(app, args, "--player", 1, GAME_SEATS, &number) ||
        !contestant_from_words(&who, args->words + 1, args->word_count - 1,
                               NULL, &app->err)) {
        return EXIT_BAD_USAGE;
    }
    Rerun rerun = { .who = &who,
                    .lang = app->lang,
                    .player = (int)number - 1,
                    .differ = tell,
                    .context = app };
    Text log = { 0 };
    int status = EXIT_BAD_USAGE;
    if (read_file(app, args->words[0], &log)) {
        bool is_played =
            rerun_play(&rerun, text_string(&log), log.size, &app->err);
        status = is_played && !rerun.differences ? EXIT_OK : EXIT_BAD_INPUT;
        if (is_played) {
            file_say(stdout, app->lang, "%lld answers, %lld different\n",
                     "%lld réponses, %lld différentes\n",
                     (long long)rerun.questions, (long long)rerun.differences);
        }
    }
    text_done(&log);
    contestant_done(&who);
    return status;
}

static const Flag flags[] = {
    { "--player", "P",
      PHRASE("which player of the log the bot is (default 1)",
             "quel joueur du journal est le bot (par défaut 1)") },
    { .name = NULL },
};

const Command cmd_rerun = {
    .name = "rerun",
    .synopsis = "rerun LOG [--player P] -- COMMAND...",
    .summary = PHRASE("play a recorded dialogue to a bot again",
                      "rejoue un dialogue enregistré à un bot"),
    .details = PHRASE("LOG is a file of joute match --log. There is no clock "
                      "and no sandbox, so you can use\na debugger. Prints the "
                      "answers that differ from the log; then the status is "
                      "1.",
                      "LOG est un fichier de joute match --log. Il n'y a ni "
                      "horloge ni bac à sable : on\npeut utiliser un "
                      "débogueur. Affiche les réponses qui diffèrent du "
                      "journal ; le\ncode est alors 1."),
    .example = "joute match trolls -p random -p ./mybot --log logs\n"
               "joute rerun logs/block-0001.jsonl --player 2 -- ./mybot",
    .flags = flags,
    .least_words = 2,
    .most_words = WORDS_MAX,
    .run = run,
};
