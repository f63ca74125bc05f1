#!/usr/bin/env bash
# A bot in Bash that plays any game of joute: a random legal move.
# Nothing to build: joute check-bot moulin -- bash bot.sh
legal=()
while read -r command words; do
    case $command in
        match)
            seed=${words##*seed=}
            RANDOM=$((${seed%% *} % 32768))
            echo "ready Bash bot"
            ;;
        legal) read -ra legal <<<"$words" ;;
        go) echo "move ${legal[RANDOM % ${#legal[@]}]}" ;;
        bye) break ;;
    esac
done
