"""Check the subject of a commit message; the commit-msg hook calls it.

    python scripts/commit_subjects.py FILE      the file with the message, as git hands it to the hook

The rule: `area: what the commit does`, at most 72 characters, no period at the end. Merge and Revert commits keep the
subject that git gives them.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

LONGEST = 72
AREA = re.compile(r"[\w./-]+(?:, [\w./-]+)*: \S")
WRITTEN_BY_GIT = ("Merge ", "Revert ")
EXAMPLE = "karak_goblin: let a tie drive the hero back (KG-FIGHT-3)"


def main() -> int:
    """Print what is wrong with the subject in the file; return 1 if there is anything."""
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    subject = read_subject(Path(sys.argv[1]).read_text(encoding="utf-8"))
    faults = subject_faults(subject)
    if not faults:
        return 0
    print(f"The commit's subject is: {subject}", file=sys.stderr)
    for fault in faults:
        print(f"- {fault}", file=sys.stderr)
    print(f"An example: {EXAMPLE}\nThe reason goes into the body, after an empty line.", file=sys.stderr)
    return 1


def read_subject(message: str) -> str:
    """Join the first paragraph of a message to one line, as git does; leave comments out.

    >>> read_subject("\\n# a comment\\nweb: fold the menu\\n\\nIt hid the board.\\n")
    'web: fold the menu'
    """
    lines = [line.strip() for line in message.splitlines() if not line.startswith("#")]
    return " ".join("\n".join(lines).strip().partition("\n\n")[0].split("\n"))


def subject_faults(subject: str) -> list[str]:
    """List the faults of a subject.

    >>> subject_faults("web: fold the menu"), subject_faults("Merge branch 'web'")
    ([], [])
    >>> subject_faults("Fold the menu.")
    ['it does not begin with the area, a colon and a space', 'it ends with a period']
    """
    if subject.startswith(WRITTEN_BY_GIT):
        return []
    faults = []
    if not AREA.match(subject):
        faults.append("it does not begin with the area, a colon and a space")
    if len(subject) > LONGEST:
        faults.append(f"it has {len(subject)} characters; at most {LONGEST} are allowed")
    if subject.endswith("."):
        faults.append("it ends with a period")
    return faults


if __name__ == "__main__":
    sys.exit(main())
