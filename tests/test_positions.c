/* test_positions.c: reads src/games/<id>/tests/<name>.t files: positions of a
 * game and claims about them, one a line (docs/GAME_FOLDER.md). The folder
 * names the game. */
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "base/mem.h"
#include "core/config.h"
#include "core/events.h"
#include "core/legal.h"
#include "core/play.h"
#include "core/rules.h"
#include "core/state.h"
#include "games/games.h"
#include "tap.h"

enum { WORDS = 64, STEPS = 15 };

typedef struct Position {
    const Game *game;
    const char *file;
    char title[256];
    int line; /* the line of the current claim */
    GameConfig config;
    Text json;
    char drawing[128];
    bool has_start, is_loaded, is_claimed;
    int64_t seed;
    Play play;
    Error refusal; /* why the position was refused */
    char failure[1024];
} Position;

static void fail(Position *p, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static void fail(Position *p, const char *format, ...)
{
    if (p->failure[0]) {
        return;
    }
    int used = snprintf(p->failure, sizeof p->failure, "line %d: ", p->line);
    va_list args;
    va_start(args, format);
    vsnprintf(p->failure + used, sizeof p->failure - (size_t)used, format,
              args);
    va_end(args);
}

/* Replaces "@" in the line by the drawing. */
static void insert_drawing(Position *p)
{
    char *at = p->drawing[0] && p->json.data ? strchr(p->json.data, '@') : NULL;
    if (at) {
        Text whole = { 0 };
        text_add_bytes(&whole, p->json.data, (size_t)(at - p->json.data));
        text_add(&whole, p->drawing);
        text_add(&whole, at + 1);
        text_done(&p->json);
        p->json = whole;
    }
}

static bool read_position(Position *p, GameState *state)
{
    JsonDocument document;
    if (!config_check(p->game, &p->config, &p->refusal) ||
        !json_parse(&document, text_string(&p->json), p->json.size,
                    &p->refusal)) {
        return false;
    }
    JsonAt root = json_root(&document);
    bool is_read = state_read(p->game, &p->config, &root, state, &p->refusal);
    json_done(&document);
    return is_read;
}

/* Sets up the position when its first claim is read. */
static bool load(Position *p)
{
    GameState state;
    if (p->is_claimed) {
        return p->is_loaded;
    }
    p->is_claimed = true;
    insert_drawing(p);
    if (p->has_start) {
        Rng rng;
        rng_seed(&rng, (uint64_t)p->seed);
        rules_setup(p->game, &state, &p->config, &rng);
    } else if (!read_position(p, &state)) {
        return false;
    }
    play_init(&p->play, p->game, &p->config, &state);
    p->is_loaded = true;
    return true;
}

static int split(char *text, char **words)
{
    int count = 0;
    for (char *w = strtok(text, " \t"); w && count < WORDS;
         w = strtok(NULL, " \t")) {
        words[count++] = w;
    }
    return count;
}

/* The seat that "legal 2" names, or the seat to act if it names none. */
static Seat claimed_seat(const Position *p, const char *argument)
{
    SeatSet to_act = p->game->to_act(&p->play.state);
    return argument[0] ? (Seat)(atoi(argument) - 1)
           : to_act    ? seats_first(to_act)
                       : 0;
}

static bool is_among(const char *word, char *const *words, int count)
{
    for (int i = 0; i < count; i++) {
        if (strcmp(words[i], word) == 0) {
            return true;
        }
    }
    return false;
}

static void claim_legal(Position *p, const char *argument, char *rest)
{
    static LegalMove moves[GAME_MOVES];
    char *words[WORDS * 16];
    int wanted = 0;
    for (char *w = strtok(rest, " \t"); w; w = strtok(NULL, " \t")) {
        words[wanted++] = w;
    }
    int found = legal_list(p->game, &p->play.state, claimed_seat(p, argument),
                           0, moves);
    for (int i = 0; i < found; i++) {
        if (!is_among(moves[i].text, words, wanted)) {
            fail(p, "%s is legal too", moves[i].text);
        }
    }
    if (found != wanted) {
        fail(p, "%d legal moves, not %d", found, wanted);
    }
}

static void claim_count(Position *p, const char *argument, const char *rest)
{
    static LegalMove moves[GAME_MOVES];
    int found = legal_list(p->game, &p->play.state, claimed_seat(p, argument),
                           0, moves);
    if (found != atoi(rest)) {
        fail(p, "%d legal moves, not %s", found, rest);
    }
}

static void claim_moves(Position *p, char *rest, bool is_legal)
{
    char *words[WORDS];
    int count = split(rest, words);
    for (int i = 0; i < count; i++) {
        Error err = ERROR_IN(LANG_EN);
        Move moves[GAME_SEATS];
        bool fits = rules_read_step(p->game, &p->play.state, words[i], moves,
                                    &err) == MOVE_FITS;
        if (fits != is_legal) {
            fail(p, "%s is %s %s", words[i],
                 fits ? "legal" : "refused:", err.text);
        }
    }
}

static void claim_why(Position *p, const char *move, const char *words)
{
    Error err = ERROR_IN(LANG_EN);
    Move moves[GAME_SEATS];
    if (rules_read_step(p->game, &p->play.state, move, moves, &err) ==
        MOVE_FITS) {
        fail(p, "%s is legal", move);
    } else if (!strstr(err.text, words)) {
        fail(p, "the message is: %s", err.text);
    }
}

/* True if two values are equal, whatever the order of keys. */
static bool is_equal(const JsonAt *a, const JsonAt *b)
{
    if (json_type(a) != json_type(b) ||
        (json_type(a) != JSON_BOOL && a->value->count != b->value->count)) {
        return false;
    }
    switch (json_type(a)) {
    case JSON_NULL: return true;
    case JSON_BOOL: return a->value->boolean == b->value->boolean;
    case JSON_INT: return a->value->integer == b->value->integer;
    case JSON_REAL: {
        double difference = a->value->real - b->value->real;
        return difference < 1e-9 && difference > -1e-9;
    }
    case JSON_STRING: return strcmp(a->value->string, b->value->string) == 0;
    default: break;
    }
    JsonAt other = json_first(b);
    for (JsonAt item = json_first(a); item.value; json_step(&item)) {
        JsonAt match = item.key ? json_member(b, item.key) : other;
        if (!match.value || !is_equal(&item, &match)) {
            return false;
        }
        if (!item.key) {
            json_step(&other);
        }
    }
    return true;
}

/* Follows a path such as "players[1].hand" from *here, which has room for STEPS
 * more entries; value is NULL if the path leads nowhere. */
static JsonAt *follow(JsonAt *here, const char *path)
{
    while (*path && here->value) {
        JsonAt *next = here + 1;
        if (*path == '[') {
            int index = atoi(path + 1);
            *next = json_first(here);
            while (next->value && index-- > 0) {
                json_step(next);
            }
            path = strchr(path, ']') + 1;
        } else {
            char key[64] = { 0 };
            path += *path == '.';
            size_t size = strcspn(path, ".[");
            memcpy(key, path, size < 63 ? size : 63);
            *next = json_member(here, key);
            path += size;
        }
        here = next;
    }
    return here;
}

/* Checks "path = JSON" against a text that the game wrote, and frees the
 * text. */
static void claim_json(Position *p, Text *text, char *claim)
{
    char *equals = strstr(claim, " = ");
    if (!equals) {
        fail(p, "no ' = ' in %s", claim);
        text_done(text);
        return;
    }
    *equals = '\0';
    JsonDocument found, wanted;
    Error err = ERROR_IN(LANG_EN);
    if (!json_parse(&found, text_string(text), text->size, &err) ||
        !json_parse(&wanted, equals + 3, strlen(equals + 3), &err)) {
        fail(p, "%s", err.text);
        return;
    }
    JsonAt way[STEPS + 1] = { json_root(&found) };
    JsonAt target = json_root(&wanted), *value = follow(way, claim);
    if (!value->value || !is_equal(value, &target)) {
        fail(p, "%s is not %s in %s", claim, equals + 3, text_string(text));
    }
    json_done(&found);
    json_done(&wanted);
    text_done(text);
}

/* Checks "path = JSON" against a state or view. */
static void claim_value(Position *p, const void *state, char *claim)
{
    Text text = { 0 };
    JsonWriter writer = { .out = &text };
    state_write(p->game, p->play.players, state, &writer);
    claim_json(p, &text, claim);
}

static void claim_after(Position *p, char *moves, char *claim)
{
    char *words[WORDS];
    int count = split(moves, words);
    Play play;
    play_init(&play, p->game, &p->config, &p->play.state);
    for (int i = 0; i < count; i++) {
        Error err = ERROR_IN(LANG_EN);
        if (!play_step_text(&play, words[i], &err)) {
            fail(p, "%s", err.text);
        }
    }
    claim_value(p, &play.state, claim);
    play_done(&play);
}

static void claim_view(Position *p, const char *player, char *claim)
{
    GameState view;
    game_copy(p->game, &view, &p->play.state);
    if (p->game->redact) {
        p->game->redact(&view, (Seat)(atoi(player) - 1));
    }
    claim_value(p, &view, claim);
}

static void claim_facts(Position *p, char *claim)
{
    Text text = { 0 };
    JsonWriter writer = { .out = &text };
    json_begin_object(&writer);
    game_face(p->game)->facts(&p->play.state, &writer);
    json_end_object(&writer);
    claim_json(p, &text, claim);
}

static Lang read_lang(const char *name)
{
    return strncmp(name, "fr", 2) == 0 ? LANG_FR : LANG_EN;
}

static void claim_barred(Position *p, const char *lang, char *claim)
{
    Text text = { 0 };
    JsonWriter writer = { .out = &text };
    RefusalList refused = { .count = 0 };
    game_face(p->game)->refused(&p->play.state, claimed_seat(p, ""),
                                read_lang(lang), &refused);
    json_begin_array(&writer);
    for (int i = 0; i < refused.count; i++) {
        json_begin_object(&writer);
        json_string_member(&writer, "move", refused.at[i].move);
        json_string_member(&writer, "why", refused.at[i].why);
        json_end_object(&writer);
    }
    json_end_array(&writer);
    claim_json(p, &text, claim);
}

/* A step and the state it leads to. */
typedef struct Step {
    Move moves[GAME_SEATS];
    GameState after;
} Step;

static bool read_step(Position *p, const char *text, Step *out)
{
    Error err = ERROR_IN(LANG_EN);
    if (rules_read_step(p->game, &p->play.state, text, out->moves, &err) !=
        MOVE_FITS) {
        fail(p, "%s: %s", text, err.text);
        return false;
    }
    game_copy(p->game, &out->after, &p->play.state);
    p->game->apply(&out->after, out->moves);
    return true;
}

static void claim_trial(Position *p, const char *move, char *claim)
{
    Text text = { 0 };
    JsonWriter writer = { .out = &text };
    Step step;
    if (read_step(p, move, &step)) {
        json_begin_array(&writer);
        events_write_trial(p->game, &p->play.state, step.moves[0], &writer);
        json_end_array(&writer);
        claim_json(p, &text, claim);
    }
}

static void claim_events(Position *p, const char *move, char *claim)
{
    Text text = { 0 };
    JsonWriter writer = { .out = &text };
    Step step;
    if (read_step(p, move, &step)) {
        json_begin_array(&writer);
        events_write(p->game, &p->play.state, step.moves, &writer);
        json_end_array(&writer);
        claim_json(p, &text, claim);
    }
}

static void claim_tell(Position *p, const char *argument, const char *words)
{
    Text text = { 0 };
    Step step;
    if (read_step(p, argument + strlen("fr "), &step)) {
        events_tell(p->game, &p->play.state, step.moves, read_lang(argument),
                    &text);
        if (strcmp(text_string(&text), words) != 0) {
            fail(p, "it is told: %s", text_string(&text));
        }
        text_done(&text);
    }
}

static void claim_preview(Position *p, const char *argument, const char *words)
{
    Text text = { 0 };
    Step step;
    if (read_step(p, argument + strlen("fr "), &step)) {
        events_preview(p->game, &p->play.state, claimed_seat(p, ""),
                       step.moves[0], read_lang(argument), &text);
        if (strcmp(text_string(&text), words) != 0) {
            fail(p, "the preview is: %s", text_string(&text));
        }
        text_done(&text);
    }
}

static void claim_mark(Position *p, const char *move, const char *code)
{
    Step step;
    if (read_step(p, move, &step)) {
        const char *mark = events_mark(p->game, &p->play.state, step.moves);
        if (strcmp(mark ? mark : "none", code) != 0) {
            fail(p, "the mark is %s", mark ? mark : "none");
        }
    }
}

static void claim_curve(Position *p, const char *number)
{
    int found = game_face(p->game)->curve(&p->play.state);
    if (found != atoi(number)) {
        fail(p, "the curve is %d", found);
    }
}

/* Reads a claim about what the page is told; returns false if it is not one. */
static bool read_face_claim(Position *p, const char *claim,
                            const char *argument, char *rest)
{
    if (strcmp(claim, "facts") == 0) {
        claim_facts(p, rest);
    } else if (strcmp(claim, "trial") == 0) {
        claim_trial(p, argument, rest);
    } else if (strcmp(claim, "barred") == 0) {
        claim_barred(p, argument, rest);
    } else if (strcmp(claim, "events") == 0) {
        claim_events(p, argument, rest);
    } else if (strcmp(claim, "tell") == 0) {
        claim_tell(p, argument, rest);
    } else if (strcmp(claim, "preview") == 0) {
        claim_preview(p, argument, rest);
    } else if (strcmp(claim, "mark") == 0) {
        claim_mark(p, argument, rest);
    } else if (strcmp(claim, "curve") == 0) {
        claim_curve(p, rest);
    } else {
        return false;
    }
    return true;
}

static void claim_refused(Position *p, const char *key)
{
    size_t size = strlen(key);
    if (load(p)) {
        fail(p, "it is loaded");
    } else if (strncmp(p->refusal.text, key, size) != 0 ||
               isalnum((unsigned char)p->refusal.text[size]) ||
               p->refusal.text[size] == '_') {
        fail(p, "refused, but: %s", p->refusal.text);
    }
}

static void read_claim(Position *p, char *line)
{
    char *colon = strstr(line, ": ");
    if (!colon) {
        fail(p, "not a claim: %s", line);
        return;
    }
    *colon = '\0';
    char *rest = colon + 2, *space = strchr(line, ' ');
    char *argument = space ? space + 1 : line + strlen(line);
    if (space) {
        *space = '\0';
    }
    if (strcmp(line, "refused") == 0) {
        claim_refused(p, rest);
    } else if (!load(p)) {
        fail(p, "not loaded: %s", p->refusal.text);
    } else if (strcmp(line, "legal") == 0) {
        claim_legal(p, argument, rest);
    } else if (strcmp(line, "count") == 0) {
        claim_count(p, argument, rest);
    } else if (strcmp(line, "has") == 0 || strcmp(line, "not") == 0) {
        claim_moves(p, rest, line[0] == 'h');
    } else if (strcmp(line, "why") == 0) {
        claim_why(p, argument, rest);
    } else if (strcmp(line, "is") == 0) {
        claim_value(p, &p->play.state, rest);
    } else if (strcmp(line, "after") == 0) {
        claim_after(p, argument, rest);
    } else if (strcmp(line, "view") == 0) {
        claim_view(p, argument, rest);
    } else if (strcmp(line, "perft") == 0) {
        unsigned long long n =
            rules_perft(p->game, &p->play.state, atoi(argument));
        if (n != strtoull(rest, NULL, 10)) {
            fail(p, "perft is %llu", n);
        }
    } else if (!read_face_claim(p, line, argument, rest)) {
        fail(p, "unknown claim %s", line);
    }
}

static void read_options(Position *p, char *text)
{
    char *words[WORDS];
    int count = split(text, words);
    Error err = ERROR_IN(LANG_EN);
    for (int i = 0; i < count; i++) {
        char *equals = strchr(words[i], '=');
        *equals = '\0';
        if (!config_set(p->game, &p->config, words[i], equals + 1, &err)) {
            fail(p, "%s", err.text);
        }
    }
}

static int open_braces(const Text *json)
{
    int open = 0;
    for (size_t i = 0; i < json->size; i++) {
        open += (json->data[i] == '{') - (json->data[i] == '}');
    }
    return open;
}

static void add_drawing(Position *p, const char *line)
{
    size_t used = strlen(p->drawing);
    for (; *line && used + 1 < sizeof p->drawing; line++) {
        if (*line == '.' || isalnum((unsigned char)*line)) {
            p->drawing[used++] = *line;
        }
    }
    p->drawing[used] = '\0';
}

static void read_line(Position *p, char *line)
{
    if (open_braces(&p->json) > 0) {
        text_add(&p->json, line);
    } else if (strncmp(line, "state ", 6) == 0) {
        text_add(&p->json, line + 6);
    } else if (strncmp(line, "start ", 6) == 0) {
        p->has_start = true;
        p->seed = atoll(line + 6);
    } else if (strncmp(line, "options ", 8) == 0) {
        read_options(p, line + 8);
    } else if (line[0] == '|') {
        add_drawing(p, line);
    } else {
        read_claim(p, line);
    }
}

static void end_position(Tap *tap, Position *p)
{
    if (p->title[0]) {
        if (!p->is_claimed) {
            fail(p, "nothing is claimed");
        }
        tap_result(tap, !p->failure[0], "%s: %s", p->game->id, p->title);
        if (p->failure[0]) {
            printf("# %s, %s\n", p->file, p->failure);
        }
    }
    text_done(&p->json);
    play_done(&p->play);
}

static void begin_position(Position *p, const Game *game, const char *file,
                           const char *title)
{
    *p = (Position){ .game = game, .file = file };
    p->refusal.lang = LANG_EN;
    snprintf(p->title, sizeof p->title, "%s", title);
    config_default(game, &p->config);
}

static void read_file(Tap *tap, const Game *game, const char *path)
{
    FILE *file = fopen(path, "r");
    Position *p = mem_new(sizeof *p);
    char *line = NULL;
    size_t capacity = 0;
    int number = 0;
    begin_position(p, game, path, "");
    if (!file) {
        tap_result(tap, false, "%s cannot be read", path);
        free(p);
        return;
    }
    while (getline(&line, &capacity, file) >= 0) {
        line[strcspn(line, "\n")] = '\0';
        p->line = ++number;
        if (strncmp(line, "== ", 3) == 0) {
            end_position(tap, p);
            begin_position(p, game, path, line + 3);
        } else if (line[0] && line[0] != '#') {
            read_line(p, line);
        }
    }
    end_position(tap, p);
    free(p);
    free(line);
    fclose(file);
}

/* The game in whose folder the file is. */
static const Game *game_of(const char *path)
{
    for (int i = 0; games_all[i]; i++) {
        char folder[40];
        snprintf(folder, sizeof folder, "games/%s/", games_all[i]->id);
        if (strstr(path, folder)) {
            return games_all[i];
        }
    }
    return NULL;
}

int main(int argc, char **argv)
{
    Tap tap = { 0 };
    for (int i = 1; i < argc; i++) {
        const Game *game = game_of(argv[i]);
        if (game) {
            read_file(&tap, game, argv[i]);
        } else {
            tap_result(&tap, false, "%s: of no game", argv[i]);
        }
    }
    return tap_end(&tap);
}
