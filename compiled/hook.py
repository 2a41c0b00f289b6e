"""Makes the standard build of a wheel (`python -m build`) one with compiled libraries in it, where that is wished.

TERCIO_COMPILED=1 compiles; TERCIO_COMPILED=FOLDER takes what `build.py --into FOLDER` has made. Sources stay in the
wheel: a module without its library is read from them.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

WISH = "TERCIO_COMPILED"
COMPILERS = ["mypy[mypyc]==2.4.1", "setuptools>=65"]


class CompiledHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return COMPILERS if os.environ.get(WISH) == "1" else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        wish = os.environ.get(WISH, "")
        if not wish or version == "editable":
            return
        built = Path(self.root, "build", "compiled") if wish == "1" else Path(wish).resolve()
        if wish == "1":
            build = Path(self.root, "compiled", "build.py")
            subprocess.run([sys.executable, str(build), "--into", str(built)], check=True)  # noqa: S603  (our own program)
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        libraries = [*built.glob(f"*{suffix}"), *(built / "tercio").rglob(f"*{suffix}")]
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"] |= {str(file): file.relative_to(built).as_posix() for file in libraries}
