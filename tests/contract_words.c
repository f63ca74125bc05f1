/* contract_words.c: the words that a game has for people besides those of its
 * moves: its options and its rules. */
#include <string.h>

#include "contract.h"
#include "core/config.h"
#include "games/guide.h"

void contract_check_options(Tap *tap, const Game *game)
{
    GameConfig config;
    Text text = { 0 };
    config_default(game, &config);
    for (int i = 0; game->options[i].key; i++) {
        const GameOption *o = &game->options[i];
        for (Lang lang = LANG_EN; lang < LANG_COUNT; lang++) {
            bool is_named = o->name.in[lang] && !strchr(o->name.in[lang], '_');
            for (int v = o->min; o->type == OPTION_CHOICE && v <= o->max; v++) {
                is_named &= o->value_names && o->value_names[v].in[lang];
            }
            tap_result(tap, is_named, "%s: option %s has words", game->id,
                       o->key);
            text_clear(&text);
            config_describe(game, &config, true, lang, &text);
            tap_result(tap, strstr(text_string(&text), o->name.in[lang]),
                       "%s: they are told: %s", game->id, text_string(&text));
        }
    }
    for (const GamePreset *p = game->presets; p && p->options; p++) {
        GameConfig named;
        config_take(game, p->options, &named);
        tap_result(tap,
                   config_check(game, &named, NULL) && p->name.in[LANG_EN] &&
                       p->name.in[LANG_FR],
                   "%s: preset \"%s\" can be played", game->id, p->options);
    }
    text_clear(&text);
    config_describe(game, &config, false, LANG_EN, &text);
    tap_result(tap, text.size == 0, "%s: the usual is not told", game->id);
    text_done(&text);
}

void contract_check_guide(Tap *tap, const Game *game)
{
    for (Lang lang = LANG_EN; lang < LANG_COUNT; lang++) {
        Text about = { 0 }, rules = { 0 };
        guide_add_about(game, lang, &about);
        guide_add_rules(game, lang, &rules);
        tap_result(tap,
                   (about.size > 0) == (rules.size > 0) &&
                       !strchr(text_string(&about), '\n'),
                   "%s: what it is about is one paragraph", game->id);
        int widest = 0, wide = 0;
        for (size_t i = 0; i < rules.size; i++) {
            bool is_character = ((unsigned char)rules.data[i] & 0xc0) != 0x80;
            wide = rules.data[i] == '\n' ? 0 : wide + is_character;
            widest = wide > widest ? wide : widest;
        }
        tap_result(tap, widest <= 78, "%s: %d characters are the widest line",
                   game->id, widest);
        text_done(&about);
        text_done(&rules);
    }
}
