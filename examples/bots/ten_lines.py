# A bot from outside in ten lines: it takes any open move. Try it with `ludoteka referee` (docs/outside-bots.md).
import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["t"] == "decide":
        move = random.choice(message["info"]["moves"])
        print(json.dumps({"move": move}), flush=True)
