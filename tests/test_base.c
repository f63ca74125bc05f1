/* test_base.c: the small modules of base. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>
#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/bits.h"
#include "base/cache.h"
#include "base/canvas.h"
#include "base/error.h"
#include "base/map.h"
#include "base/mem.h"
#include "base/real.h"
#include "base/sha256.h"
#include "base/text.h"
#include "joute/rng.h"

static void text_grows_and_keeps_its_end(void **state)
{
    (void)state;
    Text text = { 0 };
    assert_string_equal(text_string(&text), "");
    for (int i = 0; i < 1000; i++) {
        text_add_int(&text, i % 10);
    }
    text_addf(&text, "%s", "end");
    assert_int_equal(text.size, 1003);
    assert_string_equal(text.data + 998, "89end");
    text_clear(&text);
    text_add_int(&text, INT64_MIN);
    assert_string_equal(text.data, "-9223372036854775808");
    text_done(&text);
}

static void the_first_error_wins_and_is_one_clean_line(void **state)
{
    (void)state;
    Error err = ERROR_IN(LANG_FR);
    assert_false(error_set(&err, "bad %s", "mauvais %s", "a\x1b[31m\nb"));
    assert_false(error_set(&err, "later", "plus tard"));
    assert_string_equal(err.text, "mauvais a?[31m?b");
    error_prefix(&err, "file");
    assert_string_equal(err.text, "file : mauvais a?[31m?b");
    assert_false(error_set(NULL, "x", "y"));
    Error raw = ERROR_IN(LANG_EN);
    error_set(&raw, "%s", "%s", "\xff\xc2\x9b\xe9\xc3\xa9");
    assert_string_equal(raw.text, "????\xc3\xa9");
}

static void a_long_error_is_cut_between_characters(void **state)
{
    (void)state;
    char many[1000];
    for (int i = 0; i + 2 < 1000; i += 2) {
        memcpy(many + i, "é", 3);
    }
    for (int shift = 0; shift < 2; shift++) {
        Error err = ERROR_IN(LANG_EN);
        error_set(&err, "%s%s", "%s%s", shift ? "x" : "", many);
        size_t size = strlen(err.text);
        assert_true(size >= sizeof err.text - 3);
        assert_int_equal((size - (size_t)shift) % 2, 0);
    }
}

/* Only numbers that the call formats get a comma; a name with a point keeps it.
 */
static void a_real_number_has_a_comma_in_french(void **state)
{
    (void)state;
    Text text = { 0 };
    text_say(&text, LANG_EN, "%s: %.2f", "%s : %.2f", "bot.1.2", 3.25);
    assert_string_equal(text_string(&text), "bot.1.2: 3.25");
    text_clear(&text);
    text_say(&text, LANG_FR, "%s: %*.*f %% and %+g, %d",
             "%s : %*.*f %% et %+g, %d", "bot.1.2", 6, 2, 3.25, -0.5, 7);
    assert_string_equal(text_string(&text), "bot.1.2 :   3,25 % et -0,5, 7");
    text_addf_in(&text, LANG_FR, " %5.1f|", 0.25);
    assert_non_null(strstr(text_string(&text), "   0,2|"));
    Error err = ERROR_IN(LANG_FR);
    error_set(&err, "%g", "au plus %g", 1.5);
    assert_string_equal(err.text, "au plus 1,5");
    text_done(&text);
}

static void system_errors_are_translated_to_french(void **state)
{
    (void)state;
    Error en = ERROR_IN(LANG_EN), fr = ERROR_IN(LANG_FR);
    assert_string_equal(error_system(&en, ENOENT), strerror(ENOENT));
    assert_string_equal(error_system(NULL, EACCES), strerror(EACCES));
    assert_string_equal(error_system(&fr, ENOENT),
                        "fichier ou dossier introuvable");
    assert_string_equal(error_system(&fr, EACCES), "permission refusée");
}

static void random_numbers_are_fair_and_repeatable(void **state)
{
    (void)state;
    enum { FACES = 7, THROWS = 70000 };
    int seen[FACES] = { 0 };
    Rng a, b;
    rng_seed(&a, 42);
    rng_seed(&b, 42);
    for (int i = 0; i < THROWS; i++) {
        uint32_t face = rng_below(&a, FACES);
        assert_int_equal(face, rng_below(&b, FACES));
        assert_true(face < FACES);
        seen[face]++;
    }
    for (int i = 0; i < FACES; i++) {
        assert_in_range(seen[i], THROWS / FACES - 500, THROWS / FACES + 500);
    }
    rng_seed(&b, 43);
    assert_true(rng_next(&a) != rng_next(&b));
}

static void the_nth_bit_is_found(void **state)
{
    (void)state;
    Rng rng;
    rng_seed(&rng, 3);
    for (int i = 0; i < 100000; i++) {
        uint64_t set = rng_next(&rng) & rng_next(&rng) & rng_next(&rng);
        set |= UINT64_C(1) << rng_below(&rng, 64);
        uint64_t left = set;
        for (uint32_t n = 0; left; n++, left &= left - 1) {
            assert_int_equal(bits_nth(set, n), __builtin_ctzll(left));
            assert_int_equal(bits_nth_portable(set, n), __builtin_ctzll(left));
        }
    }
    assert_int_equal(bits_nth_portable(UINT64_MAX, 63), 63);
}

/* Records rely on it: the same seed gives the same game in every version. */
static void the_generator_never_changes(void **state)
{
    (void)state;
    Rng rng;
    rng_seed(&rng, 1);
    uint64_t first = rng_next(&rng), second = rng_next(&rng);
    assert_true(first == 0xcfc5d07f6f03c29bu);
    assert_true(second == 0xbf424132963fe08du);
}

static void a_canvas_in_ascii_has_only_ascii(void **state)
{
    (void)state;
    static Canvas canvas;
    Text out = { 0 };
    canvas_init(&canvas, LANG_FR, true, COLOURS_NONE);
    assert_int_equal(canvas_put(&canvas, 0, 2, INK_PLAIN, "é─●"), 5);
    canvas_put(&canvas, 1, -1, INK_PLAIN, "ab");
    canvas_put(&canvas, 2, 0, INK_PLAIN, "a\x1b[1m");
    canvas_write(&canvas, &out);
    assert_string_equal(text_string(&out), "  e-@\nb\na?[1m\n");
    text_done(&out);
}

static void colours_begin_and_end_within_a_line(void **state)
{
    (void)state;
    static Canvas canvas;
    Text out = { 0 };
    canvas_init(&canvas, LANG_EN, false, COLOURS_256);
    canvas_put(&canvas, 0, 0, INK_1, "ab");
    canvas_put(&canvas, 0, 2, INK_PLAIN, "c  ");
    canvas_paper(&canvas, 1, 0, 1, INK_2);
    canvas_write(&canvas, &out);
    assert_string_equal(text_string(&out),
                        "\x1b[0;38;5;33mab\x1b[0mc\n"
                        "\x1b[0;1;38;5;231;48;5;202m \x1b[0m\n");
    text_done(&out);
}

static void text_off_the_canvas_is_not_shown(void **state)
{
    (void)state;
    static Canvas canvas;
    canvas_init(&canvas, LANG_EN, false, COLOURS_NONE);
    canvas_put(&canvas, CANVAS_ROWS, 0, INK_PLAIN, "x");
    canvas_put(&canvas, -1, 0, INK_PLAIN, "x");
    canvas_put(&canvas, 0, CANVAS_COLS - 1, INK_PLAIN, "xy");
    assert_int_equal(canvas.rows, 1);
    assert_int_equal(canvas.cols, CANVAS_COLS);
}

static void expect_hash(const char *text, const char *wanted)
{
    uint8_t hash[SHA256_SIZE], in_parts[SHA256_SIZE];
    char hex[2 * SHA256_SIZE + 1];
    size_t size = strlen(text), part = size / 3;
    Sha256 sum;
    sha256(text, size, hash);
    sha256_init(&sum);
    sha256_add(&sum, text, part);
    sha256_add(&sum, text + part, size - part);
    sha256_end(&sum, in_parts);
    assert_memory_equal(hash, in_parts, SHA256_SIZE);
    for (int i = 0; i < SHA256_SIZE; i++) {
        sprintf(hex + 2 * i, "%02x", hash[i]);
    }
    assert_string_equal(hex, wanted);
}

static void real_functions_agree_with_libm(void **state)
{
    (void)state;
    for (double x = -700; x < 700; x += 0.37) {
        assert_true(fabs(real_exp(x) / exp(x) - 1) < 1e-13);
    }
    for (double x = -30; x < 26; x += 0.01) {
        assert_true(fabs(real_erfc(x) - erfc(x)) < 1e-15);
        assert_true(fabs(real_erfc(x) / erfc(x) - 1) < 1e-11);
    }
    assert_true(real_exp(0) == 1 && real_exp(-800) == 0);
    assert_true(real_erfc(0) == 1 && real_erfc(40) == 0);
}

/* The examples of FIPS 180-2, appendix B, and texts about as long as a
 * block. */
static void sha256_gives_the_hashes_of_the_standard(void **state)
{
    (void)state;
    expect_hash("", "e3b0c44298fc1c149afbf4c8996fb924"
                    "27ae41e4649b934ca495991b7852b855");
    expect_hash("abc", "ba7816bf8f01cfea414140de5dae2223"
                       "b00361a396177a9cb410ff61f20015ad");
    expect_hash("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039"
                "a33ce45964ff2167f6ecedd419db06c1");
    enum { MILLION = 1000000 };
    char *many = mem_new(MILLION + 1);
    memset(many, 'a', MILLION);
    expect_hash(many, "cdc76e5c9914fb9281a1c7e284d73e67"
                      "f1809a48a497200e046d39ccc7112cd0");
    many[64] = '\0';
    expect_hash(many, "ffe054fe7ae0cb6dc65c3af9b61d5209"
                      "f439851db43d0ba5997337df154668eb");
    free(many);
}

/* Compares the map with a plain list, using keys that collide. */
static void a_map_holds_exactly_what_was_put_and_not_removed(void **state)
{
    (void)state;
    enum { KEYS = 200 };
    Map map = { 0 };
    bool is_there[KEYS] = { false };
    int count = 0;
    Rng rng;
    rng_seed(&rng, 9);
    assert_null(map_get(&map, 1));
    map_remove(&map, 1);
    for (int i = 0; i < 20000; i++) {
        uint32_t key = rng_below(&rng, KEYS);
        bool is_put = rng_below(&rng, 2);
        if (is_put) {
            map_put(&map, key, &is_there[key]);
        } else {
            map_remove(&map, key);
        }
        count += is_put - is_there[key];
        is_there[key] = is_put;
        assert_int_equal(map.count, count);
        for (uint32_t k = 0; k < KEYS && i % 50 == 0; k++) {
            assert_ptr_equal(map_get(&map, k),
                             is_there[k] ? &is_there[k] : NULL);
        }
    }
    map_done(&map);
}

static void change_byte(const char *path, long at)
{
    FILE *file = fopen(path, "r+b");
    assert_non_null(file);
    fseek(file, at, at < 0 ? SEEK_END : SEEK_SET);
    int byte = fgetc(file);
    fseek(file, -1, SEEK_CUR);
    fputc(byte ^ 1, file);
    fclose(file);
}

static void a_damaged_or_foreign_cache_file_is_refused(void **state)
{
    (void)state;
    enum { SIZE = 1001 };
    char path[64], bytes[SIZE];
    CacheFile file;
    snprintf(path, sizeof path, "/tmp/joute-cache-%d/a/b", (int)getpid());
    for (int i = 0; i < SIZE; i++) {
        bytes[i] = (char)(i * i);
    }
    assert_false(cache_open(&file, path, "k 1", false, NULL));
    assert_true(cache_write(path, "k 1", bytes, SIZE, NULL));
    assert_true(cache_open(&file, path, "k 1", false, NULL));
    assert_int_equal(file.size, SIZE);
    assert_memory_equal(file.bytes, bytes, SIZE);
    cache_close(&file);
    assert_false(cache_open(&file, path, "k 2", false, NULL));
    static const long places[] = { 0, 9, 50, 58, 64, 500, -1 };
    for (size_t i = 0; i < sizeof places / sizeof *places; i++) {
        Error err = ERROR_IN(LANG_EN);
        change_byte(path, places[i]);
        assert_false(cache_open(&file, path, "k 1", false, &err));
        assert_true(err.text[0]);
        change_byte(path, places[i]);
    }
    assert_int_equal(truncate(path, SIZE), 0);
    assert_false(cache_open(&file, path, "k 1", true, NULL));
    assert_int_equal(truncate(path, 3), 0);
    assert_false(cache_open(&file, path, "k 1", false, NULL));
    assert_true(cache_write(path, "k 1", bytes, 0, NULL));
    assert_true(cache_open(&file, path, "k 1", false, NULL));
    cache_close(&file);
    unlink(path);
    for (int i = 0; i < 2; i++) {
        *strrchr(path, '/') = '\0';
        rmdir(path);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(text_grows_and_keeps_its_end),
        cmocka_unit_test(the_first_error_wins_and_is_one_clean_line),
        cmocka_unit_test(a_long_error_is_cut_between_characters),
        cmocka_unit_test(a_real_number_has_a_comma_in_french),
        cmocka_unit_test(system_errors_are_translated_to_french),
        cmocka_unit_test(random_numbers_are_fair_and_repeatable),
        cmocka_unit_test(the_nth_bit_is_found),
        cmocka_unit_test(the_generator_never_changes),
        cmocka_unit_test(a_canvas_in_ascii_has_only_ascii),
        cmocka_unit_test(colours_begin_and_end_within_a_line),
        cmocka_unit_test(text_off_the_canvas_is_not_shown),
        cmocka_unit_test(real_functions_agree_with_libm),
        cmocka_unit_test(sha256_gives_the_hashes_of_the_standard),
        cmocka_unit_test(a_map_holds_exactly_what_was_put_and_not_removed),
        cmocka_unit_test(a_damaged_or_foreign_cache_file_is_refused),
    };
    return cmocka_run_group_tests_name("base", tests, NULL, NULL);
}
