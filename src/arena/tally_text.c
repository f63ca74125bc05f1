#include "arena/plain.h"
#include "arena/tally.h"

/* Columns the name takes: characters, not bytes. */
static int width(const char *name)
{
    int count = 0;
    for (; *name; name++) {
        count += (*name & 0xc0) != 0x80;
    }
    return count;
}

static void describe_player(const Series *series, const Tally *tally,
                            int player, int widest, Lang lang, Text *out)
{
    static const Phrase row =
        PHRASE("wins %lld  draws %lld  losses %lld  score %+lld  points %g",
               "gagnées %lld  nulles %lld  perdues %lld  score %+lld  "
               "points %g");
    const char *name = series->names[player];
    int64_t drawn = tally->games - tally->wins[player] - tally->losses[player];
    text_addf(out, "  %d. %s%*s  ", player + 1, name, widest - width(name), "");
    text_addf(out, row.in[lang], (long long)tally->wins[player],
              (long long)drawn, (long long)tally->losses[player],
              (long long)tally->score[player], tally->points[player]);
    if (series->terms->players > 2) {
        text_addf(out,
                  lang == LANG_FR ? "  rang moyen %.2f" : "  mean rank %.2f",
                  tally->rank[player]);
    }
    text_add_char(out, '\n');
}

static void describe_ends(const Series *series, Lang lang, Text *out)
{
    static const Phrase lost =
        PHRASE("%s loses the match by its verdict in game %lld.\n",
               "%s perd le match par son verdict de la partie %lld.\n");
    static const Phrase ended = PHRASE(
        "%s had to be started anew three times in a row: the games after "
        "game %lld are lost.\n",
        "%s a dû être relancé trois fois de suite : les parties après la "
        "partie %lld sont perdues.\n");
    static const Phrase late =
        PHRASE("%s was a little late %d times, which was let pass.\n",
               "%s a été un peu en retard %d fois, sans conséquence.\n");
    for (int i = 0; i < series->terms->players; i++) {
        const char *name = series->names[i];
        if (series->match_losers >> i & 1) {
            text_addf(out, lost.in[lang], name, (long long)series->ended_at);
        }
        if (series->enders >> i & 1) {
            text_addf(out, ended.in[lang], name, (long long)series->ended_at);
        }
        if (series->late[i]) {
            text_addf(out, late.in[lang], name, series->late[i]);
        }
    }
}

void tally_describe(const Series *series, const Tally *tally, Lang lang,
                    Text *out)
{
    static const Phrase head =
        PHRASE("%s: %lld games, %.2f s, %.0f games/s\n",
               "%s : %lld parties, %.2f s, %.0f parties/s\n");
    static const Phrase share = PHRASE(
        "Share of player 1: %.1f %%, and with 95 %% certainty between %.1f "
        "and %.1f %%.\n",
        "Part du joueur 1 : %.1f %%, et à 95 %% sûr entre %.1f et %.1f "
        "%%.\n");
    static const Phrase verdict =
        PHRASE("  game %lld, %s: %s, %s\n", "  partie %lld, %s : %s, %s\n");
    int widest = 0;
    for (int i = 0; i < series->terms->players; i++) {
        int own = width(series->names[i]);
        widest = own > widest ? own : widest;
    }
    text_addf(out, head.in[lang], series->terms->game->id,
              (long long)tally->games, series->seconds,
              (double)tally->games / series->seconds);
    for (int i = 0; i < series->terms->players; i++) {
        describe_player(series, tally, i, widest, lang, out);
    }
    text_addf(out, share.in[lang], 100 * tally->share, 100 * tally->low,
              100 * tally->high);
    describe_ends(series, lang, out);
    text_add(out, !series->verdicts.count ? ""
                  : lang == LANG_FR       ? "Verdicts :\n"
                                          : "Verdicts:\n");
    for (size_t i = 0; i < series->verdicts.count; i++) {
        const Verdict *v = &series->verdicts.at[i];
        text_addf(out, verdict.in[lang], (long long)v->game,
                  series->names[v->player], verdict_word(v->code), v->why);
    }
}
