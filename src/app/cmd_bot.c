/* cmd_bot.c: joute bot: runs one of our players as a bot that speaks the
 * protocol. */
#include "app/app.h"
#include "arena/protocol_client.h"

static int run(App *app, const Args *args)
{
    const Game *game;
    PlayerSpec spec;
    if (!app_find_game(app, args->words[0], &game) ||
        !players_parse(args->words[1], game, &spec, &app->err)) {
        return EXIT_BAD_USAGE;
    }
    if (players_is_human(&spec)) {
        error_set(&app->err, "a human is not a bot",
                  "un humain n'est pas un bot");
        return EXIT_BAD_USAGE;
    }
    return protocol_client_run(game, &spec, stdin, stdout, &app->err)
               ? EXIT_OK
               : EXIT_BAD_INPUT;
}

const Command cmd_bot = {
    .name = "bot",
    .synopsis = "bot GAME PLAYER",
    .summary = PHRASE("run one of joute's players as a bot",
                      "lance un joueur de joute comme bot"),
    .details = PHRASE(
        "Speaks the protocol of docs/PROTOCOL.md on standard input and output, "
        "so that\nother programs can play against it.",
        "Parle le protocole de docs/PROTOCOLE.md sur l'entrée et la sortie "
        "standard, pour\nque d'autres programmes jouent contre lui."),
    .example = "joute bot trolls level:3\n"
               "joute match roses -p \"cmd:joute bot roses mcts:400\" "
               "-p ./mybot",
    .least_words = 2,
    .most_words = 2,
    .run = run,
};
