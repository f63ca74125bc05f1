/* cmd_bot.c: joute bot: a player of ours that speaks the protocol of bots. */
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
        error_set(&app->err, "a human is no bot",
                  "un humain n'est pas un "
                  "bot");
        return EXIT_BAD_USAGE;
    }
    return protocol_client_run(game, &spec, stdin, stdout, &app->err)
               ? EXIT_OK
               : EXIT_BAD_INPUT;
}

const Command cmd_bot = {
    .name = "bot",
    .synopsis = "bot GAME PLAYER",
    .summary = PHRASE("be a bot: a player that speaks the protocol",
                      "être un bot : un joueur qui parle le protocole"),
    .details = PHRASE("Reads docs/PROTOCOL.md on standard input and answers "
                      "on standard output, for\nother programs to play "
                      "against.",
                      "Lit docs/PROTOCOL.md sur l'entrée standard et répond "
                      "sur la sortie standard,\npour que d'autres programmes "
                      "jouent contre lui."),
    .example = "joute bot trolls level:3\n"
               "joute match roses -p \"cmd:joute bot roses mcts:400\" "
               "-p ./mybot",
    .least_words = 2,
    .most_words = 2,
    .run = run,
};
