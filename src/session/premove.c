/* premove.c: the moves that a client could prepare while another player thinks.
 */
#include "session/premove.h"

bool premove_can(const Table *table, const Viewer *viewer)
{
    const Play *play = &table->play;
    return game_face(play->game)->ahead && !play_is_over(play) &&
           !table_is_waiting(table) && viewer->as != SEAT_WATCHER &&
           seats_count(viewer->you) == 1 &&
           !seats_has(play->game->to_act(&play->state), viewer->as);
}

void premove_send(Client *client, const char *cid)
{
    const Table *table = client->table;
    const Play *play = &table->play;
    Viewer viewer = present_to(client);
    GameState seen;
    Message message;
    play_view(play, &play->state, viewer.as, &seen);
    play->game->face->ahead(&seen, viewer.as);
    message_begin(&message, "ahead", cid);
    json_int_member(&message.out, "ply", (int64_t)play->step_count);
    present_board(&table->play, &seen, &message.out);
    present_choices(table, &viewer, &seen, SEATS_ONE(viewer.as), &message.out);
    message_send(&message, client);
}
