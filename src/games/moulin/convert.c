/* convert.c: positions and games as other programs write them. In their
 * notations White begins and is our player 1. */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

#include "core/record.h"
#include "games/moulin/internal.h"
#include "games/moulin/words.h"

/* The point at a place of Sanmill's FEN, which lists the rings from the inside,
 * each clockwise from the middle of its top side. */
static int fen_point(int at)
{
    return 16 - at / 8 * 8 + (at + 1) % 8;
}

static bool read_fen_board(const char *board, Moulin *s, Error *err)
{
    int at = 0;
    for (; *board && !isspace((unsigned char)*board); board++) {
        if (*board == '/') {
            continue;
        }
        uint32_t point = UINT32_C(1) << (at < 24 ? fen_point(at) : 31);
        if (strchr("OoWw", *board)) {
            s->men[0] |= point;
        } else if (strchr("@Bb", *board)) {
            s->men[1] |= point;
        } else if (!strchr("*.-X", *board)) {
            return error_set(err, SAY_FEN_SIGNS);
        }
        at++;
    }
    return at == 24 || error_set(err, SAY_FEN_POINTS);
}

/* Reads the rest of a FEN. If it does not say how many pieces are in hand,
 * those are the pieces that have not been placed. */
static bool read_fen_rest(const char *rest, Moulin *s, Error *err)
{
    char letters[3]; /* the turn, the phase and the action */
    long counts[4];  /* white on the board and in hand, then black */
    for (int i = 0; i < 3; i++) {
        rest += strspn(rest, " \t\r\n");
        letters[i] = *rest;
        rest += *rest != '\0';
    }
    for (int i = 0; i < 4; i++) {
        char *end;
        counts[i] = strtol(rest, &end, 10);
        rest = end;
    }
    if (letters[0] != 'w' && letters[0] != 'b') {
        return error_set(err, SAY_FEN_TURN);
    }
    if (letters[2] == 'r') {
        return error_set(err, SAY_FEN_HALF_MOVE);
    }
    if (counts[1] < 0 || counts[1] > 12 || counts[3] < 0 || counts[3] > 12) {
        return error_set(err, SAY_FEN_HANDS);
    }
    s->mover = letters[0] == 'b';
    s->hand[0] = (uint8_t)counts[1];
    s->hand[1] = (uint8_t)counts[3];
    return true;
}

static bool read_fen(const char *text, Play *out, Error *err)
{
    GameConfig config;
    Moulin s;
    memset(&s, 0, sizeof s);
    config_default(&moulin_game, &config);
    while (isspace((unsigned char)*text)) {
        text++;
    }
    const char *rest = text + strcspn(text, " \t\r\n_");
    if (!read_fen_board(text, &s, err) || !read_fen_rest(rest, &s, err)) {
        return false;
    }
    for (int player = 0; player < 2; player++) {
        int men = __builtin_popcount(s.men[player]) + s.hand[player];
        if (men > config.value[PIECES]) {
            config.value[PIECES] = men <= 12 ? men : 12;
        }
    }
    moulin_take_options(&s, &config);
    /* Begins a game at s, which is checked as if it came from a file. */
    static const Game *const games[] = { &moulin_game, NULL };
    Play unchecked;
    Text state = { 0 };
    JsonWriter writer = { .out = &state };
    moulin_settle(&s, s.mover);
    play_init(&unchecked, &moulin_game, &config, &s);
    record_write_state(&unchecked, &writer);
    play_done(&unchecked);
    bool is_read = record_read(out, games, state.data, state.size, err);
    text_done(&state);
    return is_read;
}

static bool write_fen_state(const Moulin *s, size_t step, Text *out)
{
    for (int at = 0; at < 24; at++) {
        int point = fen_point(at);
        text_add(out, at && at % 8 == 0 ? "/" : "");
        text_add_char(out, s->men[0] >> point & 1   ? 'O'
                           : s->men[1] >> point & 1 ? '@'
                                                    : '*');
    }
    bool is_placing = s->hand[0] + s->hand[1] > 0;
    int mover = s->end ? s->loser : s->mover;
    text_addf(out, " %c %s %d %d %d %d 0 0 0 0 0 0 0 %d %d", mover ? 'b' : 'w',
              s->end       ? "o ?"
              : is_placing ? "p p"
                           : "m s",
              __builtin_popcount(s->men[0]), s->hand[0],
              __builtin_popcount(s->men[1]), s->hand[1], (int)s->quiet,
              (int)(step / 2) + 1);
    return true;
}

static bool write_fen(const Play *play, Text *out, Error *err)
{
    (void)err;
    write_fen_state((const Moulin *)&play->state, play->step_count, out);
    text_add_char(out, '\n');
    return true;
}

/* A reader of games as text. It skips tags, comments, numbers and results. */
typedef struct Reader {
    const char *at;
    bool is_numbered; /* points are numbered 1..24 in reading order */
    char names[2][64];
    char fen[200];
} Reader;

/* Copies the value of the tag at r->at if the tag has this key. */
static void read_value(const Reader *r, const char *key, char *out, size_t size)
{
    size_t length = strlen(key);
    if (strncmp(r->at + 1, key, length) == 0) {
        const char *value = r->at + 1 + length;
        value += strspn(value, " \t\r\n");
        if (*value == '"') {
            snprintf(out, size, "%.*s", (int)strcspn(value + 1, "\""),
                     value + 1);
        }
    }
}

static void read_tag(Reader *r)
{
    read_value(r, "White", r->names[0], sizeof r->names[0]);
    read_value(r, "Black", r->names[1], sizeof r->names[1]);
    read_value(r, "FEN", r->fen, sizeof r->fen);
    r->at += strcspn(r->at, "]");
    r->at += *r->at == ']';
}

static void skip_others(Reader *r)
{
    for (;;) {
        r->at += strspn(r->at, " \t\r\n,");
        if (*r->at == '[') {
            read_tag(r);
        } else if (*r->at == '{') {
            r->at += strcspn(r->at, "}");
            r->at += *r->at == '}';
        } else if (*r->at == ';') {
            r->at += strcspn(r->at, "\n");
        } else {
            return;
        }
    }
}

/* True unless the word is "12.", "12...", a result or a judgement. */
static bool is_move(const char *word)
{
    static const char *const others[] = { "1-0", "0-1", "1/2-1/2", "*", "½-½" };
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        if (strcmp(word, others[i]) == 0) {
            return false;
        }
    }
    return word[0] != '$' && word[0] != '!' && word[0] != '?' &&
           !strchr(word, '.');
}

/* The next word that is part of a move; returns false at the end. A number is
 * cut off if it touches its move ("1.d6"). */
static bool next_word(Reader *r, char word[32])
{
    for (;;) {
        skip_others(r);
        size_t size = strcspn(r->at, " \t\r\n,{};[");
        if (size == 0) {
            return false;
        }
        const char *dot = memchr(r->at, '.', size);
        if (dot && isdigit((unsigned char)*r->at)) {
            r->at = dot + strspn(dot, ".");
            continue;
        }
        snprintf(word, 32, "%.*s", (int)size, r->at);
        r->at += size;
        word[strcspn(word, "!?+#")] = '\0';
        if (word[0] && is_move(word)) {
            return true;
        }
    }
}

/* Copies a move in joute's spelling, turning numbers into the names of their
 * points. */
static bool spell(const Reader *r, const char *word, Text *out)
{
    while (*word) {
        if (r->is_numbered && isdigit((unsigned char)*word)) {
            char *end;
            long number = strtol(word, &end, 10);
            if (number < 1 || number > 24) {
                return false;
            }
            text_add(out, moulin_names[moulin_reading_order[number - 1]]);
            word = end;
        } else {
            text_add_char(out, (char)tolower((unsigned char)*word++));
        }
    }
    return true;
}

/* Reads one move. The removal may stand in a word of its own ("d6 xb4"). */
static bool read_move(Reader *r, char word[32], bool *has_word, Play *play,
                      Error *err)
{
    Text text = { 0 };
    char first[32];
    snprintf(first, sizeof first, "%s", word);
    bool is_good = spell(r, word, &text);
    while ((*has_word = next_word(r, word)) &&
           (word[0] == 'x' || word[0] == 'X')) {
        is_good = is_good && spell(r, word, &text);
    }
    is_good = is_good ? play_step_text(play, text_string(&text), err)
                      : error_set(err, SAY_NO_POINT);
    if (!is_good) {
        char prefix[64];
        snprintf(prefix, sizeof prefix, "%zu (%s)", play->step_count + 1,
                 first);
        error_prefix(err, prefix);
    }
    text_done(&text);
    return is_good;
}

static bool read_game(Reader *r, Play *out, Error *err)
{
    GameConfig config;
    char word[32];
    Moulin s;
    memset(&s, 0, sizeof s);
    config_default(&moulin_game, &config);
    bool has_word = next_word(r, word), is_good;
    if (r->fen[0]) {
        is_good = read_fen(r->fen, out, err);
    } else {
        moulin_setup(&s, &config, NULL);
        play_init(out, &moulin_game, &config, &s);
        is_good = true;
    }
    if (!is_good) {
        return false;
    }
    for (int seat = 0; seat < 2; seat++) {
        play_set_name(out, (Seat)seat, r->names[seat]);
    }
    while (is_good && has_word) {
        is_good = read_move(r, word, &has_word, out, err);
    }
    if (is_good && out->step_count == 0 && !r->fen[0]) {
        is_good = error_set(err, SAY_NO_MOVE);
    }
    if (!is_good) {
        play_done(out);
    }
    return is_good;
}

static bool read_pgn(const char *text, Play *out, Error *err)
{
    Reader r = { .at = text };
    return read_game(&r, out, err);
}

static bool read_playok(const char *text, Play *out, Error *err)
{
    Reader r = { .at = text, .is_numbered = true };
    return read_game(&r, out, err);
}

static void add_numbered(int point, Text *out)
{
    for (int i = 0; i < MOULIN_POINTS; i++) {
        if (moulin_reading_order[i] == point) {
            text_add_int(out, i + 1);
        }
    }
}

static void add_move(const Moulin *s, Move move, bool is_numbered, Text *out)
{
    if (!is_numbered) {
        moulin_write_move(s, s->mover, move, NOTATION_ALGEBRAIC, out);
        return;
    }
    if (moulin_from(move) != MOULIN_NO_POINT) {
        add_numbered(moulin_from(move), out);
        text_add_char(out, '-');
    }
    add_numbered(moulin_to(move), out);
    if (moulin_removed(move) != MOULIN_NO_POINT) {
        text_add_char(out, 'x');
        add_numbered(moulin_removed(move), out);
    }
}

typedef enum Numbers { NUMBERS_NONE, NUMBERS_TURNS } Numbers;

/* Writes the moves in short lines, with or without the number of each turn. */
static void add_moves(const Play *play, bool is_numbered, Numbers numbers,
                      Text *out)
{
    enum { WIDTH = 72 };
    Moulin s;
    size_t line = out->size;
    game_copy(&moulin_game, &s, &play->start);
    int ply = s.mover;
    for (size_t i = 0; i < play->step_count; i++, ply++) {
        Move move = play->steps[i].moves[0];
        bool is_full = out->size - line > WIDTH;
        text_add(out, i == 0 ? "" : is_full ? "\n" : " ");
        line = is_full ? out->size : line;
        if (numbers == NUMBERS_TURNS && (ply % 2 == 0 || i == 0)) {
            text_addf(out, ply % 2 ? "%d... " : "%d. ", ply / 2 + 1);
        }
        add_move(&s, move, is_numbered, out);
        moulin_apply(&s, &move);
    }
}

static const char *result_text(const Play *play)
{
    Outcome outcome = { 0 };
    if (!play_is_over(play)) {
        return "*";
    }
    play_outcome(play, &outcome);
    return outcome.balance[0] > 0   ? "1-0"
           : outcome.balance[0] < 0 ? "0-1"
                                    : "1/2-1/2";
}

/* Writes a name in a tag, without characters that would end it or control a
 * terminal. */
static void add_tag(const char *key, const char *value, Text *out)
{
    size_t left = strlen(value);
    uint32_t rune;
    text_addf(out, "[%s \"", key);
    for (size_t step; left && (step = text_read_rune(value, left, &rune));
         value += step, left -= step) {
        bool is_control = rune < 0x20 || (rune >= 0x7f && rune < 0xa0);
        text_add_rune(out, rune == '"' || rune == ']' ? '\''
                           : is_control               ? '?'
                                                      : rune);
    }
    text_add(out, "\"]\n");
}

static bool is_usual_start(const Moulin *s)
{
    return !(s->men[0] | s->men[1]) && s->pieces == 9 && s->hand[0] == 9;
}

static bool write_pgn(const Play *play, Text *out, Error *err)
{
    (void)err;
    const Moulin *start = (const Moulin *)&play->start;
    add_tag("White", play->names[0] ? play->names[0] : "?", out);
    add_tag("Black", play->names[1] ? play->names[1] : "?", out);
    add_tag("Result", result_text(play), out);
    if (!is_usual_start(start)) {
        text_add(out, "[FEN \"");
        write_fen_state(start, 0, out);
        text_add(out, "\"]\n");
    }
    text_add_char(out, '\n');
    add_moves(play, false, NUMBERS_TURNS, out);
    text_addf(out, "%s%s\n", play->step_count ? " " : "", result_text(play));
    return true;
}

static bool refuse_start(const Play *play, Error *err)
{
    return is_usual_start((const Moulin *)&play->start) ||
           error_set(err, SAY_OTHER_START);
}

static bool write_algebraic(const Play *play, Text *out, Error *err)
{
    if (!refuse_start(play, err)) {
        return false;
    }
    add_moves(play, false, NUMBERS_NONE, out);
    text_add_char(out, '\n');
    return true;
}

static bool write_playok(const Play *play, Text *out, Error *err)
{
    if (!refuse_start(play, err)) {
        return false;
    }
    add_moves(play, true, NUMBERS_TURNS, out);
    text_add_char(out, '\n');
    return true;
}

const GameFormat moulin_formats[] = {
    { "fen", PHRASE(SAY_FORMAT_FEN), read_fen, write_fen },
    { "pgn", PHRASE(SAY_FORMAT_PGN), read_pgn, write_pgn },
    { "algebraic", PHRASE(SAY_FORMAT_ALGEBRAIC), read_pgn, write_algebraic },
    { "playok", PHRASE(SAY_FORMAT_PLAYOK), read_playok, write_playok },
    { .name = NULL },
};
