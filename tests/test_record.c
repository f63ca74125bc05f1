/* test_record.c: which records and state documents are read, which are refused,
 * and why. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <string.h>

#include "core/record.h"
#include "games/games.h"

#define START                                                                  \
    "{\"turn\":1,\"board\":\"........................\",\"hand\":[9,9],"       \
    "\"quiet\":0,\"seen\":[],\"result\":null}"
#define OPTIONS                                                                \
    "{\"flying\":true,\"pieces\":9,\"repetition\":3,\"quiet_plies\":100}"

/* A record of moulin with these members. */
#define RECORD(seed, players, moves, rest)                                     \
    "{\"format\":\"joute-record/1\",\"game\":\"moulin\",\"options\":" OPTIONS  \
    ",\"seed\":" seed ",\"players\":" players ",\"start\":" START              \
    ",\"moves\":" moves "," rest "}"

static void expect_same(const char *text)
{
    Play record;
    Error err = ERROR_IN(LANG_EN);
    if (!record_read(&record, games_all, text, strlen(text), &err)) {
        fail_msg("%s", err.text);
    }
    Text out = { 0 };
    JsonWriter writer = { .out = &out };
    record_write(&record, false, &writer);
    assert_string_equal(out.data, text);
    text_done(&out);
    play_done(&record);
}

static void expect_refusal(const char *text, const char *message)
{
    Play record, before;
    Error err = ERROR_IN(LANG_EN);
    memset(&record, 0x5a, sizeof record);
    before = record;
    assert_false(record_read(&record, games_all, text, strlen(text), &err));
    assert_memory_equal(&record, &before, sizeof record);
    assert_string_equal(err.text, message);
}

static void records_are_written_as_they_were_read(void **state)
{
    (void)state;
    expect_same(RECORD("42", "[\"Ada\",\"Léo\"]", "[\"24\",\"22\"]",
                       "\"result\":null"));
    expect_same(RECORD("null", "[\"\",\"\\\"\"]", "[]", "\"result\":null"));
    expect_same(RECORD("9007199254740991", "[\"a\",\"b\"]", "[\"24\"]",
                       "\"result\":{\"utility\":[1,-1],\"scores\":null,"
                       "\"reason\":\"forfeit\"}"));
    expect_same(RECORD("0", "[\"a\",\"b\"]", "[\"24\"]",
                       "\"result\":{\"utility\":[-1,-1],\"scores\":null,"
                       "\"reason\":\"forfeit\"}"));
    expect_same(RECORD("0", "[\"a\",\"b\"]", "[\"24\"]",
                       "\"result\":{\"utility\":[0,0],\"scores\":null,"
                       "\"reason\":\"adjudicated\"}"));
    expect_same(RECORD("0", "[\"a\",\"b\"]", "[\"24\"]",
                       "\"result\":null,\"comments\":[{\"move\":1,"
                       "\"player\":1,\"text\":\"hm\"}]"));
}

static void another_spelling_is_written_canonically(void **state)
{
    (void)state;
    const char *text = RECORD("1", "[\"a\",\"b\"]", "[\"d6\"]",
                              "\"result\":null,\"trace\":[7]");
    Play record;
    Text out = { 0 };
    JsonWriter writer = { .out = &out };
    assert_true(record_read(&record, games_all, text, strlen(text), NULL));
    record_write(&record, false, &writer);
    assert_string_equal(
        out.data, RECORD("1", "[\"a\",\"b\"]", "[\"24\"]", "\"result\":null"));
    text_done(&out);
    play_done(&record);
}

static void a_bad_record_is_refused_with_its_key(void **state)
{
    (void)state;
    expect_refusal(RECORD("-1", "[\"a\",\"b\"]", "[]", "\"result\":null"),
                   "seed: must be a whole number 0..9007199254740991");
    expect_refusal(RECORD("1", "[\"a\"]", "[]", "\"result\":null"),
                   "players: must have 2 entries, not 1");
    expect_refusal(RECORD("1", "[\"a\",3]", "[]", "\"result\":null"),
                   "players[1]: must be a string");
    expect_refusal(
        RECORD("1", "[\"a\",\"b\"]", "[\"24\",\"24\"]", "\"result\":null"),
        "moves: move 2: \"24\" is not legal: 24 is occupied");
    expect_refusal(
        RECORD("1", "[\"a\",\"b\"]", "[\"24\",\"x\"]", "\"result\":null"),
        "moves: move 2: \"x\" is not a move of moulin");
    expect_refusal(
        RECORD("1", "[\"a\",\"b\"]", "[]", "\"result\":null,\"more\":1"),
        "more: unknown key");
    expect_refusal(RECORD("1", "[\"a\",\"b\"]", "[]", "\"trace\":[]"),
                   "result: missing");
    expect_refusal(RECORD("1", "[\"a\",\"b\"]", "[]",
                          "\"result\":null,\"comments\":[{\"move\":1,"
                          "\"player\":1,\"text\":\"hm\"}]"),
                   "comments: must have 0 entries, not 1");
    expect_refusal(RECORD("1", "[\"a\",\"b\"]", "[\"24\"]",
                          "\"result\":null,\"comments\":[{\"move\":2,"
                          "\"player\":1,\"text\":\"hm\"}]"),
                   "comments[0].move: must be a whole number 1..1");
    expect_refusal(RECORD("1", "[\"a\",\"b\"]", "[]",
                          "\"result\":{\"utility\":[1,1],\"scores\":null,"
                          "\"reason\":\"forfeit\"}"),
                   "result.utility: nobody has lost");
    expect_refusal(RECORD("1", "[\"a\",\"b\"]", "[]",
                          "\"result\":{\"utility\":[1,-1],\"scores\":null,"
                          "\"reason\":\"blocked\"}"),
                   "result: the game is not over after 0 moves: must be "
                   "null");
    expect_refusal("{\"format\":\"joute-record/2\",\"game\":1,\"options\":1,"
                   "\"seed\":1,\"players\":1,\"start\":1,\"moves\":1,"
                   "\"result\":1}",
                   "format: must be \"joute-record/1\"");
    expect_refusal("[]", "must be an object");
}

static void options_missing_in_a_document_have_their_defaults(void **state)
{
    (void)state;
    const char *text = "{\"state\":" START ",\"options\":{\"flying\":false},"
                       "\"game\":\"moulin\"}";
    Play record;
    Text out = { 0 };
    JsonWriter writer = { .out = &out };
    assert_true(record_read(&record, games_all, text, strlen(text), NULL));
    assert_true(record_is_document(&record));
    record_write_state(&record, &writer);
    assert_string_equal(out.data,
                        "{\"game\":\"moulin\",\"options\":{\"flying\":false,"
                        "\"pieces\":9,\"repetition\":3,\"quiet_plies\":100},"
                        "\"state\":" START "}");
    text_done(&out);
    play_done(&record);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(records_are_written_as_they_were_read),
        cmocka_unit_test(another_spelling_is_written_canonically),
        cmocka_unit_test(a_bad_record_is_refused_with_its_key),
        cmocka_unit_test(options_missing_in_a_document_have_their_defaults),
    };
    return cmocka_run_group_tests_name("record", tests, NULL, NULL);
}
