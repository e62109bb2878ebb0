"""The few names of mypyc's run-time helpers that the engine uses, or plain stand-ins where those are absent.

Every engine module takes `i64`, `u8`, `vec` and `mypyc_attr` from here. This module itself is never compiled, so that
the same source runs where nothing beyond the standard library is installed, such as a browser's own Python.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
    from mypy_extensions import u8 as u8
else:
    try:
        from mypy_extensions import i64, mypyc_attr, u8
    except ImportError:
        i64 = u8 = int

        def mypyc_attr(*flags, **settings):
            """Compile-time advice to mypyc; without mypyc it means nothing."""
            return lambda decorated: decorated

    try:
        from librt.vecs import vec
    except ImportError:

        class vec(list):  # noqa: N801  # the name mypyc knows
            """A row of numbers of one kind; with mypyc they lie side by side in memory."""
