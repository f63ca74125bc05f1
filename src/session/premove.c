/* premove.c: the moves that a client could prepare while another player thinks.
 */
#include "session/premove.h"

bool premove_can(const Table *table, const Viewer *viewer)
{
    const Match *match = &table->match;
    return game_face(match->game)->ahead && !match_is_over(match) &&
           !table_is_waiting(table) && viewer->as != SEAT_WATCHER &&
           seats_count(viewer->you) == 1 &&
           !seats_has(match->game->to_act(&match->state), viewer->as);
}

void premove_send(Client *client, const char *cid)
{
    const Table *table = client->table;
    const Match *match = &table->match;
    Viewer viewer = present_to(client);
    GameState seen;
    Message message;
    match_view(match, &match->state, viewer.as, &seen);
    match->game->face->ahead(&seen, viewer.as);
    message_begin(&message, "ahead", cid);
    json_int_member(&message.out, "ply", (int64_t)match->step_count);
    present_board(&table->match, &seen, &message.out);
    present_choices(table, &viewer, &seen, SEATS_ONE(viewer.as), &message.out);
    message_send(&message, client);
}
