/* first.c: joute-first, the bot of joute-bench match. Like a student's first
 * bot in C, it plays the first legal move. It links nothing of joute, so that
 * the figures are those of any such bot. As "joute-first chess" it is a chess
 * engine (UCI) for c-chess-cli. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char line[1 << 16], legal[1 << 16];

/* Writes the move at a ply, counted from 0, of a chess game that needs no
 * knowledge of the rules. Both sides move their knights in a circle and push a
 * pawn with every 13th move, so that no position comes three times before all
 * 12 pawn moves are made. After that a position does, which ends the game after
 * PLIES plies (chess.c). */
static void write_move(int ply, char *out)
{
    enum { ROUND = 13, PUSHES = 12 };
    static const char knights[][5] = { "g1f3", "b1c3", "f3g1", "c3b1" };
    static const char files[] =
        "abdegh"; /* files that the knights do not use */
    bool is_black = ply % 2;
    int move = ply / 2, at = is_black ? ROUND / 2 : ROUND - 1;
    int pushes = (move + ROUND - 1 - at) / ROUND;
    pushes = pushes < PUSHES ? pushes : PUSHES;
    strcpy(out, knights[(move - pushes) % 4]);
    if (move % ROUND == at && pushes < PUSHES) {
        out[0] = out[2] = files[pushes % 6];
        out[1] = (char)('2' + pushes / 6);
        out[3] = (char)('3' + pushes / 6);
    }
    for (int i = 1; is_black && i < 4; i += 2) {
        out[i] = (char)('1' + '8' - out[i]);
    }
}

/* The number of plies before the position in the line "position ...". */
static int count_plies(void)
{
    const char *moves = strstr(line, " moves "), *side = strstr(line, " b ");
    int plies = 0, number = 1;
    if (strncmp(line, "position fen ", 13) == 0) {
        const char *end = moves ? moves : line + strcspn(line, "\n");
        while (end > line && end[-1] != ' ') {
            end--;
        }
        number = atoi(end) > 0 ? atoi(end) : 1;
        plies = 2 * (number - 1) + (side && side < end);
    }
    for (const char *at = moves ? moves + 6 : NULL; at;
         at = strchr(at + 1, ' ')) {
        plies++;
    }
    return plies;
}

/* Answers a line of UCI; returns true if something was printed. */
static bool play_chess(void)
{
    static char move[5];
    if (strcmp(line, "uci\n") == 0) {
        puts("id name First\nuciok");
    } else if (strcmp(line, "isready\n") == 0) {
        puts("readyok");
    } else if (strncmp(line, "go", 2) == 0) {
        printf("info depth 1 score cp 0\nbestmove %s\n", move);
    } else if (strncmp(line, "position ", 9) == 0) {
        write_move(count_plies(), move);
        return false;
    } else {
        return false;
    }
    return true;
}

static bool play_any(void)
{
    if (strncmp(line, "match ", 6) == 0) {
        puts("ready First");
    } else if (strncmp(line, "go ", 3) == 0) {
        printf("move %.*s\n", (int)strcspn(legal, " \n"), legal);
    } else if (strncmp(line, "legal ", 6) == 0) {
        strcpy(legal, line + 6);
        return false;
    } else {
        return false;
    }
    return true;
}

int main(int argc, char **argv)
{
    bool is_chess = argc > 1 && strcmp(argv[1], "chess") == 0;
    const char *end = is_chess ? "quit\n" : "bye\n";
    while (fgets(line, sizeof line, stdin) && strcmp(line, end) != 0) {
        if (is_chess ? play_chess() : play_any()) {
            fflush(stdout);
        }
    }
    return 0;
}
