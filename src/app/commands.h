/* commands.h: the subcommands, each in the file of its name. */
#ifndef JOUTE_COMMANDS_H
#define JOUTE_COMMANDS_H

#include "app/app.h"

extern const Command cmd_apply, cmd_bench, cmd_bot, cmd_check_bot,
    cmd_completion, cmd_convert, cmd_eval, cmd_games, cmd_legal, cmd_manual,
    cmd_match, cmd_new, cmd_perft, cmd_play, cmd_players, cmd_random,
    cmd_replay, cmd_rerun, cmd_review, cmd_serve, cmd_show, cmd_solve,
    cmd_verify, cmd_view;

#endif
