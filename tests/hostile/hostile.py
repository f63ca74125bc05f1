"""hostile.py: what the hostile bots share. They behave until they are asked
for a move; "move done" then says that they got away with nothing."""
import sys


def wait_for_go():
    print("ready hostile", flush=True)
    for line in sys.stdin:
        if line.startswith("go"):
            return
    sys.exit(0)


def answer(text):
    print("move", text, flush=True)
    for line in sys.stdin:  # until "bye", or the end of the match
        if line.startswith("bye"):
            break


def attempts(tries):
    """Runs every (name, function); answers with those that worked."""
    worked = []
    for name, attempt in tries:
        try:
            attempt()
            worked.append(name)
        except (OSError, ValueError):
            pass
    answer(" ".join(worked) or "done")
