/* slurm.c: lets Slurm start workers of a tournament. The store is named in the
 * environment, which other users cannot see, and not on a command line, which
 * they can. */
#define _XOPEN_SOURCE 700
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "app/tournament_parts.h"

/* Runs a command; out is the first line that it prints. */
static bool ask(const char *command, char *out, size_t size)
{
    FILE *pipe = popen(command, "r");
    out[0] = '\0';
    if (!pipe) {
        return false;
    }
    if (!fgets(out, (int)size, pipe)) {
        out[0] = '\0';
    }
    for (char rest[256]; fgets(rest, sizeof rest, pipe);) {
    }
    out[strcspn(out, "\n")] = '\0';
    return pclose(pipe) == 0;
}

int64_t slurm_submit(App *app, const char *args, const char *store)
{
    char program[PATH_MAX], line[256];
    Text command = { 0 };
    ssize_t size = readlink("/proc/self/exe", program, sizeof program - 1);
    program[size > 0 ? size : 0] = '\0';
    setenv("JOUTE_STORE", store, 1);
    setenv("JOUTE_PROGRAM", program, 1);
    /* The user's arguments come last, so they override ours. */
    text_addf(&command,
              "sbatch --parsable --job-name=joute --output=/dev/null "
              "--array=1-4 %s --wrap "
              "'exec \"$JOUTE_PROGRAM\" worker --until-idle' 2>&1",
              args);
    bool is_asked = ask(command.data, line, sizeof line);
    int64_t job = is_asked ? strtoll(line, NULL, 10) : 0;
    text_done(&command);
    if (job) {
        file_say(stderr, app->lang, "Slurm's job %lld starts workers\n",
                 "le job Slurm %lld lance des workers\n", (long long)job);
    } else {
        error_set(&app->err, "sbatch: %s", "sbatch : %s",
                  line[0]
                      ? line
                      : lang_pick(app->lang, "no answer", "pas de réponse"));
    }
    return job;
}

bool slurm_is_alive(int64_t job)
{
    char command[80], line[256];
    snprintf(command, sizeof command, "squeue -h -j %lld 2>/dev/null",
             (long long)job);
    /* squeue may also fail because the controller does not answer. If the
     * controller does answer, it has forgotten the job. */
    return ask(command, line, sizeof line)
               ? line[0] != '\0'
               : system("scontrol ping >/dev/null 2>&1") != 0;
}

void slurm_cancel(int64_t job)
{
    char command[80], line[256];
    snprintf(command, sizeof command, "scancel %lld 2>/dev/null",
             (long long)job);
    ask(command, line, sizeof line);
}
