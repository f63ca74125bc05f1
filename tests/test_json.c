/* test_json.c: the JSON module, compared with jansson. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

#include "base/json.h"
#include "joute/rng.h"

static bool parses(const char *text)
{
    JsonDocument document;
    bool is_parsed = json_parse(&document, text, strlen(text), NULL);
    if (is_parsed) {
        json_done(&document);
    }
    return is_parsed;
}

static void values_of_every_kind_are_read(void **state)
{
    (void)state;
    JsonDocument d;
    const char *text = " {\"a\": [1, -2.5, true, null], \"b\": \"\\u00e9\\n\"}";
    assert_true(json_parse(&d, text, strlen(text), NULL));
    JsonAt root = json_root(&d), a = json_member(&root, "a");
    JsonAt b = json_member(&root, "b"), one = json_first(&a);
    assert_int_equal(json_type(&root), JSON_OBJECT);
    assert_int_equal(a.value->count, 4);
    assert_int_equal(one.value->integer, 1);
    json_step(&one);
    assert_true(one.value->real == -2.5);
    assert_true(json_is_string(&b, "é\n"));
    assert_null(json_member(&root, "c").value);
    json_done(&d);
}

static void texts_that_are_not_json_are_refused(void **state)
{
    (void)state;
    static const char *const bad[] = {
        "",
        "{",
        "[1,]",
        "{\"a\":1,}",
        "01",
        "1.",
        ".5",
        "+1",
        "-",
        "1e",
        "\"\\x\"",
        "\"\\ud800\"",
        "\"\\udc00\"",
        "\"a",
        "nul",
        "[1 2]",
        "{\"a\" 1}",
        "{a:1}",
        "[1]x",
        "\"\t\"",
        "\"\xff\"",
        "\"\xc0\x80\"",
        "\"\xed\xa0\x80\"",
        "\"\xf4\x90\x80\x80\"",
        "{\"a\":1,\"a\":2}",
        "{\"a\\u0000\":1}",
        "'a'",
        "NaN",
        "Infinity",
        "[1],",
        "\"\\u12\"",
        "\xef\xbb\xbf[]",
    };
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        if (parses(bad[i])) {
            fail_msg("accepted: %s", bad[i]);
        }
    }
}

static void too_deep_nesting_is_refused(void **state)
{
    (void)state;
    Text text = { 0 };
    for (int i = 0; i < JSON_DEPTH; i++) {
        text_add_char(&text, '[');
    }
    for (int i = 0; i < JSON_DEPTH; i++) {
        text_add_char(&text, ']');
    }
    assert_true(parses(text.data));
    text_clear(&text);
    for (int i = 0; i < 1000000; i++) {
        text_add_char(&text, '[');
    }
    assert_false(parses(text.data));
    text_done(&text);
}

static void an_error_names_line_and_column(void **state)
{
    (void)state;
    JsonDocument d;
    Error err = ERROR_IN(LANG_EN);
    assert_false(json_parse(&d, "[1,\n  x]", 8, &err));
    assert_string_equal(err.text,
                        "not JSON, line 2, column 3: unexpected character");
    /* Each character of an escape before the error counts as a column. */
    const char *escaped = "{\"a\":\"x\\ny\\u00e9\", }";
    err = ERROR_IN(LANG_EN);
    assert_false(json_parse(&d, escaped, strlen(escaped), &err));
    assert_string_equal(err.text,
                        "not JSON, line 1, column 20: unexpected character");
}

static void a_refusal_names_the_path(void **state)
{
    (void)state;
    static const char *const names[] = { "x", NULL };
    JsonDocument d;
    Error err = ERROR_IN(LANG_EN);
    const char *text = "{\"players\": [{}, {\"hand\": 3}]}";
    JsonAt member[1];
    assert_true(json_parse(&d, text, strlen(text), NULL));
    JsonAt root = json_root(&d), players = json_member(&root, "players");
    JsonAt second = json_first(&players);
    json_step(&second);
    assert_false(json_read_members(&second, names, member, &err));
    assert_string_equal(err.text, "players[1].hand: unknown key");
    json_done(&d);
}

static void integers_keep_all_64_bits(void **state)
{
    (void)state;
    static const char *const texts[] = { "9223372036854775807",
                                         "-9223372036854775808", "0", "-1" };
    static const int64_t values[] = { INT64_MAX, INT64_MIN, 0, -1 };
    for (int i = 0; i < 4; i++) {
        JsonDocument d;
        assert_true(json_parse(&d, texts[i], strlen(texts[i]), NULL));
        assert_int_equal(d.values[0].type, JSON_INT);
        assert_true(d.values[0].integer == values[i]);
        json_done(&d);
    }
    JsonDocument d;
    assert_true(json_parse(&d, "9223372036854775808", 19, NULL));
    assert_int_equal(d.values[0].type, JSON_REAL);
    json_done(&d);
}

/* Tries every byte at every place of strings of up to 40 bytes. */
static void strings_are_read_back_as_they_were_written(void **state)
{
    (void)state;
    char string[41];
    for (size_t size = 1; size < sizeof string; size++) {
        for (int c = 1; c < 0x80; c++) {
            Text text = { 0 };
            JsonWriter out = { .out = &text };
            JsonDocument d;
            memset(string, 'a', size);
            string[size] = '\0';
            string[(size_t)c % size] = (char)c;
            json_string(&out, string);
            assert_true(json_parse(&d, text.data, text.size, NULL));
            assert_string_equal(d.values[0].string, string);
            json_done(&d);
            text_done(&text);
        }
    }
}

/* Writes a value of the document with our writer. */
static void write_value(const JsonAt *at, JsonWriter *out)
{
    switch (json_type(at)) {
    case JSON_NULL: json_null(out); return;
    case JSON_BOOL: json_bool(out, at->value->boolean); return;
    case JSON_INT: json_int(out, at->value->integer); return;
    case JSON_REAL: json_real(out, at->value->real); return;
    case JSON_STRING: json_string(out, at->value->string); return;
    case JSON_ARRAY: json_begin_array(out); break;
    case JSON_OBJECT: json_begin_object(out); break;
    }
    for (JsonAt item = json_first(at); item.value; json_step(&item)) {
        if (item.key) {
            json_key(out, item.key);
        }
        write_value(&item, out);
    }
    if (json_type(at) == JSON_ARRAY) {
        json_end_array(out);
    } else {
        json_end_object(out);
    }
}

/* Makes random bytes that resemble JSON. Both readers must accept or refuse
 * them and agree on the value. The texts are too small to reach our own
 * limits. */
static void make_text(Rng *rng, Text *out)
{
    static const char *const parts[] = {
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        "\"a\"",
        "\"b\"",
        "1",
        "-0.5e3",
        "true",
        "null",
        "\"\\u00e9\"",
        " ",
        "12",
        "\"\\ud83d\\ude00\"",
        "0",
        "\"",
        "\\",
        "e",
        "-",
        "\xc3\xa9",
        "\"\xc3\xa9\"",
        "false",
        "\n",
    };
    static const char *const frames[][2] = {
        { "", "" },
        { "[", "]" },
        { "{\"k\":", "}" },
        { "[[", ",1]]" },
    };
    int frame = (int)rng_below(rng, 4);
    int count = 1 + (int)rng_below(rng, 6);
    text_clear(out);
    text_add(out, frames[frame][0]);
    for (int i = 0; i < count; i++) {
        text_add(out, parts[rng_below(rng, sizeof parts / sizeof *parts)]);
    }
    text_add(out, frames[frame][1]);
}

/* jansson has functions with the same names as ours, so it is loaded at run
 * time, when names cannot collide. */
typedef struct Judge {
    void *(*load)(const char *text, size_t size, size_t flags, void *error);
    int (*is_equal)(const void *a, const void *b);
    void (*drop)(void *value);
} Judge;

enum { REJECT_DUPLICATES = 1, DECODE_ANY = 4 };

static void find(void *library, const char *name, void *out)
{
    void *symbol = dlsym(library, name);
    assert_non_null(symbol);
    memcpy(out, &symbol, sizeof symbol);
}

static Judge open_judge(void)
{
    void *library = dlopen("libjansson.so.4", RTLD_NOW | RTLD_LOCAL);
    Judge judge;
    assert_non_null(library);
    find(library, "json_loadb", &judge.load);
    find(library, "json_equal", &judge.is_equal);
    find(library, "json_delete", &judge.drop);
    return judge;
}

/* Bytes that are not UTF-8 may come from a disk, a store or a bot. */
static void any_bytes_are_written_as_utf8(void **state)
{
    (void)state;
    static const struct {
        const char *bytes, *written;
    } cases[] = {
        { "abcdefg\xff", "abcdefg\xef\xbf\xbd" },
        { "\xc3\xa9t\xe9 abcdefgh", "\xc3\xa9t\xef\xbf\xbd abcdefgh" },
        { "\xed\xa0\x80", "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd" },
        { "\xc0\xaf", "\xef\xbf\xbd\xef\xbf\xbd" },
        { "\xf0\x9f\x99\x82\x1b", "\xf0\x9f\x99\x82\\u001b" },
        { "\xf4\x90\x80\x80x\\\"",
          "\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbdx\\\\\\\"" },
    };
    Text text = { 0 };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        JsonDocument d;
        Text wanted = { 0 };
        text_clear(&text);
        json_string(&(JsonWriter){ .out = &text }, cases[i].bytes);
        text_addf(&wanted, "\"%s\"", cases[i].written);
        assert_string_equal(text.data, wanted.data);
        assert_true(json_parse(&d, text.data, text.size, NULL));
        json_done(&d);
        text_done(&wanted);
    }
    text_clear(&text);
    json_real(&(JsonWriter){ .out = &text }, 1e308 * 1e308);
    assert_string_equal(text.data, "null");
    text_done(&text);
}

static void jansson_agrees_on_random_texts(void **state)
{
    (void)state;
    Judge judge = open_judge();
    Rng rng;
    Text text = { 0 }, written = { 0 };
    int accepted = 0;
    rng_seed(&rng, 5);
    for (int i = 0; i < 200000; i++) {
        make_text(&rng, &text);
        JsonDocument d;
        bool ours = json_parse(&d, text.data, text.size, NULL);
        void *theirs = judge.load(text.data, text.size,
                                  DECODE_ANY | REJECT_DUPLICATES, NULL);
        if (ours != (theirs != NULL)) {
            fail_msg("only %s accept %s", ours ? "we" : "they", text.data);
        }
        if (!ours) {
            continue;
        }
        accepted++;
        JsonAt root = json_root(&d);
        JsonWriter writer = { .out = &written };
        text_clear(&written);
        write_value(&root, &writer);
        void *again = judge.load(written.data, written.size, DECODE_ANY, NULL);
        if (!again || !judge.is_equal(theirs, again)) {
            fail_msg("%s became %s", text.data, written.data);
        }
        judge.drop(theirs);
        judge.drop(again);
        json_done(&d);
    }
    assert_true(accepted > 1000);
    text_done(&text);
    text_done(&written);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(values_of_every_kind_are_read),
        cmocka_unit_test(texts_that_are_not_json_are_refused),
        cmocka_unit_test(too_deep_nesting_is_refused),
        cmocka_unit_test(an_error_names_line_and_column),
        cmocka_unit_test(a_refusal_names_the_path),
        cmocka_unit_test(integers_keep_all_64_bits),
        cmocka_unit_test(strings_are_read_back_as_they_were_written),
        cmocka_unit_test(any_bytes_are_written_as_utf8),
        cmocka_unit_test(jansson_agrees_on_random_texts),
    };
    return cmocka_run_group_tests_name("json", tests, NULL, NULL);
}
