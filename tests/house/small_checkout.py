"""Checkout with known structural counts, for the tests of scripts/structure."""

from __future__ import annotations

from pathlib import Path
from typing import Final

NINE: Final = ", ".join(f"a{number}: int" for number in range(9))
TREE: Final = {
    "src/toy/__init__.py": "",
    "src/toy/early.py": '''"""Early things."""
from typing import TYPE_CHECKING
from toy.late import call
if TYPE_CHECKING:
    from .games import ludo

LIMIT = 3
"""So many calls are allowed to him."""

class Room:
    """Room for guests."""
''',
    "src/toy/late.py": f'''"""What comes late."""
from dataclasses import dataclass, field

def call():
    """Whether {"it comes, " * 9}or not."""
    from toy import early  # a comment
    return early

@dataclass
class Room:
    """A room."""
    {"; ".join(NINE.split(", "))}

class Box:
    """A box."""
    def __init__(self, {NINE}) -> None:
        super().__init__()
        self.a0 = a0

    def fill(self, {NINE}) -> None:
        """He fills it."""
        self.a0 = a1 + a2

    @staticmethod
    def empty(one, *rest, key=0, **others): ...
''',
    "src/toy/store/late.py": '"""Late writes."""\n',
    "src/toy/games/__init__.py": "",
    "src/toy/games/ludo/__init__.py": "",
    "src/toy/games/ludo/phases.py": "from typing import Final\nROLL: Final = 1\nMOVE = 2\nDONE = 3\nAFTERWARDS = 1\n",
    "src/toy/games/ludo/turn.py": """from toy.games.ludo.phases import MOVE as STEP, DONE
from toy.games.ludo import rules
""",
    "src/toy/games/ludo/rules.py": "from toy.games.ludo import phases as ph, turn\nx = ph.MOVE, turn.ROLL, 'DONE'\n",
    "examples/dots.py": """GAME = 1
def play(p):
    if p.phase == "over" or p.phase in (OPEN, "deal"):
        p.left, p.phase = 3, "shut" if p.left else "deal"
""",
    "scripts/run.py": '"""Run it."""\ndef main(x):\n'
    + "    if x: pass\n" * 10
    + "\ndef _long():\n"
    + "    x = 1\n" * 40,
    "scripts/build/made.py": "not Python at all (",
    "web/src/table/Table.svelte": """<script lang="ts">
  import { one as two } from './one' // as any
  let shown: Record<string, any> = {}
  const near = shown as unknown as Near
  const far = [near as Far, 'as any #fff'] as const
</script>
{#each rows as Row[] as row (row.key)}<b style="color: #123456">&#169; {row as Cell}</b>{/each}
<!-- #abcdef as any -->
<style>
  .each { --edge: #0005; fill: url(#fade); color: rgb(0 0 0); }
  @media (max-width:  46rem) { b { color: #add; } }
</style>
""",
    "web/src/art/lion.ts": "// any\nexport const mane = '#aabbcc'\n" + "//\n" * 250,
}


def write_checkout(root: Path) -> None:
    """Write the files of the tree, and 16 empty modules into one folder."""
    for path, text in TREE.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    for number in range(16):
        (root / f"src/toy/store/part{number}.py").write_text("", encoding="utf-8")
