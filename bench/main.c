/* joute-load: puts load on joute serve and measures what players feel.
 *
 *   joute-load --url ws://127.0.0.1:8080 --tables 1000 --seconds 20
 *   joute-load --url ws://127.0.0.1:8080 --idle 2000 --pid PID
 *   joute-load --url ws://127.0.0.1:8080 --tables 50 --seconds 5 --record F
 *   joute-load --url ws://127.0.0.1:8080 --check F
 *
 * --record writes a line for every step a client was told of; --check finds
 * out whether the server still has them all. */
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

#include "load.h"

static int usage(void)
{
    fprintf(stderr,
            "usage: joute-load --url ws://127.0.0.1:PORT [--tables N] "
            "[--seconds N] [--rate R]\n"
            "                  [--game ID] [--record FILE] [--check FILE] "
            "[--idle N] [--pid PID] [--json]\n");
    return 2;
}

/* "ws://127.0.0.1:8080" */
static bool read_url(char *url, LoadSettings *out)
{
    char *host = strncmp(url, "ws://", 5) == 0 ? url + 5 : url;
    char *colon = strchr(host, ':');
    if (!colon) {
        return false;
    }
    *colon = '\0';
    out->host = host;
    out->port = atoi(colon + 1);
    return out->port > 0;
}

static bool read_flag(const char *name, char *value, LoadSettings *out)
{
    const struct {
        const char *name;
        int *number;
        const char **text;
    } flags[] = {
        { "--tables", &out->tables, NULL },
        { "--seconds", &out->seconds, NULL },
        { "--idle", &out->idle, NULL },
        { "--pid", &out->pid, NULL },
        { "--game", NULL, &out->game },
        { "--record", NULL, &out->record },
        { "--check", NULL, &out->check },
    };
    if (strcmp(name, "--url") == 0) {
        return read_url(value, out);
    }
    if (strcmp(name, "--rate") == 0) {
        out->rate = atof(value);
        return out->rate > 0;
    }
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) {
        if (strcmp(flags[i].name, name) == 0) {
            if (flags[i].number) {
                *flags[i].number = atoi(value);
            } else {
                *flags[i].text = value;
            }
            return true;
        }
    }
    return false;
}

int main(int argc, char **argv)
{
    LoadSettings settings = {
        .game = "moulin", .tables = 100, .seconds = 10, .rate = 1
    };
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "--json") == 0) {
            settings.is_json = true;
        } else if (i + 1 == argc ||
                   !read_flag(argv[i], argv[i + 1], &settings)) {
            return usage();
        } else {
            i++;
        }
    }
    if (settings.port == 0) {
        return usage();
    }
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files) == 0) {
        files.rlim_cur = files.rlim_max;
        setrlimit(RLIMIT_NOFILE, &files);
    }
    return settings.check      ? load_check(&settings)
           : settings.idle > 0 ? load_idle(&settings)
                               : load_play(&settings);
}
