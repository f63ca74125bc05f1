/* people.c: tokens and names, how clients come and go, and whose side of the
 * board each one sees.
 *
 * A client holds the seats whose tokens it has shown (client->you) and sees the
 * table from one of them (client->as), or as a watcher. If nothing is secret,
 * the view follows the turn by itself. In a game with secrets and several
 * people at one screen the view stays where it is: the client is told who
 * should look next, and asks for that seat's view once that person sits at the
 * screen. */
#include "session/people.h"

#include <string.h>

#include "session/analysis.h"
#include "session/computers.h"
#include "session/hint.h"
#include "session/news.h"
#include "session/persistence.h"
#include "session/present.h"
#include "session/seat_clock.h"
#include "session/session_state.h"

void people_token(Session *session, char out[TOKEN_SIZE])
{
    uint8_t bytes[TOKEN_BYTES];
    session->host.random(session->host.context, bytes, sizeof bytes);
    for (int i = 0; i < TOKEN_BYTES; i++) {
        out[2 * i] = "0123456789abcdef"[bytes[i] >> 4];
        out[2 * i + 1] = "0123456789abcdef"[bytes[i] & 15];
    }
    out[TOKEN_SIZE - 1] = '\0';
}

void people_set_kind(Table *table, Seat seat, HolderKind kind)
{
    Play *play = &table->play;
    SeatSet one = SEATS_ONE(seat);
    table->holders[seat].kind = kind;
    play->humans =
        kind != HOLDER_COMPUTER ? play->humans | one : play->humans & ~one;
    play->vacant =
        kind == HOLDER_OPEN ? play->vacant | one : play->vacant & ~one;
}

void people_seat(Table *table, Seat seat, const char *token)
{
    people_set_kind(table, seat, HOLDER_HUMAN);
    sha256(token, strlen(token), table->holders[seat].token);
}

/* Compares in constant time, so that the time does not reveal where the hashes
 * differ. */
bool people_is_token(const SeatHolder *holder, const char *token)
{
    uint8_t hash[SHA256_SIZE];
    unsigned difference = holder->kind != HOLDER_HUMAN;
    sha256(token, strlen(token), hash);
    for (int i = 0; i < SHA256_SIZE; i++) {
        difference |= (unsigned)(hash[i] ^ holder->token[i]);
    }
    return difference == 0;
}

/* True for a control character of ASCII or Latin-1, and for the invisible ones
 * of Unicode that join, separate or change the direction of text (U+200B to
 * U+200F, U+2028 to U+202E, U+2060 to U+206F). */
static bool is_control(const char *at, size_t size)
{
    unsigned char a = (unsigned char)at[0];
    unsigned char b = (unsigned char)(size > 1 ? at[1] : 0);
    unsigned char c = (unsigned char)(size > 2 ? at[2] : 0);
    bool is_general = a == 0xe2 && b == 0x80 &&
                      ((c >= 0x8b && c <= 0x8f) || (c >= 0xa8 && c <= 0xae));
    bool is_joining = a == 0xe2 && b == 0x81 && c >= 0xa0 && c <= 0xaf;
    return a < 0x20 || a == 0x7f || (a == 0xc2 && b < 0xa0) || is_general ||
           is_joining;
}

bool people_read_name(const char *text, char out[NAME_SIZE])
{
    size_t used = 0;
    int runes = 0;
    while (*text) {
        /* Finds the size of this character; json_parse has checked the UTF-8.
         */
        unsigned char first = (unsigned char)*text;
        size_t size = first < 0x80   ? 1
                      : first < 0xe0 ? 2
                      : first < 0xf0 ? 3
                                     : 4;
        if (!is_control(text, size)) {
            if (++runes > NAME_RUNES) {
                return false;
            }
            memcpy(out + used, text, size);
            used += size;
        }
        text += size;
    }
    out[used] = '\0';
    return true;
}

void people_follow(Client *client)
{
    const Table *table = client->table;
    SeatSet mine = play_owing(&table->play) & client->you;
    if (mine && !play_has_secrets(&table->play)) {
        client->as = seats_first(mine);
    }
}

Seat people_next(const Client *client)
{
    SeatSet mine = play_owing(&client->table->play) & client->you;
    bool is_shown = client->as != SEAT_WATCHER && seats_has(mine, client->as);
    return mine && !is_shown ? seats_first(mine) : SEAT_WATCHER;
}

/* Adds `by`, 1 or -1, to the number of clients at the table, and at each of
 * these seats or, if there are none, to the number of watchers. */
static void count(Table *table, SeatSet you, int by)
{
    table->client_count += by;
    table->watcher_count += you ? 0 : by;
    for (Seat s = 0; s < table->play.players; s++) {
        table->holders[s].here += seats_has(you, s) ? by : 0;
    }
}

void people_tell(Table *table)
{
    table->has_people_news = false;
    table->people_at = table->session->now;
    news_change(table, SHOW_SEATS | SHOW_WATCHERS, NEWS_PEOPLE, NULL);
}

/* Tells everybody at the table who is there, at most once a second: if they
 * were told less than a second ago, they are told when the second is over. */
static void tell_soon(Table *table)
{
    table->has_people_news = true;
    if (table->session->now >= table->people_at + PEOPLE_MS ||
        table->people_at == 0) {
        people_tell(table);
    }
    table->session->has_lobby_news |= table->is_listed;
}

void people_arrive(Client *client, Table *table, SeatSet you, bool draws)
{
    people_depart(client);
    if (table->client_count == 0) { /* nobody was there: the clocks, which stood
                                       still, start again now */
        table->empty_since = NEVER;
        table->step_at = table->clock_at = table->session->now;
    }
    count(table, you, 1);
    tell_soon(table);
    client->table = table;
    client->you = you;
    client->draws = draws;
    /* Several people share the screen. It shows nobody's hand until one of them
     * says that they are looking. */
    bool is_curtained = seats_count(you) > 1 && play_has_secrets(&table->play);
    client->as = you && !is_curtained ? seats_first(you) : SEAT_WATCHER;
    client->next_at_table = table->clients;
    table->clients = client;
    people_follow(client);
}

void people_depart(Client *client)
{
    Table *table = client->table;
    if (!table) {
        return;
    }
    hint_end(client);
    analysis_end(client);
    Client **link = &table->clients;
    while (*link != client) {
        link = &(*link)->next_at_table;
    }
    *link = client->next_at_table;
    client->table = NULL;
    if (table->client_count == 1) {
        seat_clock_charge(table);
    }
    count(table, client->you, -1);
    client->you = SEATS_NONE;
    client->as = SEAT_WATCHER;
    if (table->client_count ==
        0) { /* the clocks of an empty table stand still */
        computers_stop(table);
        computers_forget(table);
        table->empty_since = table->session->now;
        if (table->clock.is_set) {
            persist_image(table);
        }
    }
    tell_soon(table);
    table_settle(table);
}
