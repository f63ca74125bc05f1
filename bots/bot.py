# A bot in Python that plays any game of joute: a random legal move.
# Nothing to build: joute check-bot moulin -- python3 bot.py
import random
import sys

legal = []
for line in sys.stdin:
    command, *words = line.split()
    if command == "match":
        for word in words:
            if word.startswith("seed="):
                random.seed(int(word[5:]))
        print("ready Python bot", flush=True)  # flush: send it at once
    elif command == "legal":
        legal = words
    elif command == "go":
        print("move", random.choice(legal), flush=True)
    elif command == "bye":
        break
