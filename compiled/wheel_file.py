"""A wheel of the compiled package: the pure one, with the libraries added and a tag that says where they run."""

from __future__ import annotations

import base64
import hashlib
import subprocess
import sys
import sysconfig
import tempfile
import zipfile
from pathlib import Path


def pack(project: Path, built: Path, into: Path) -> Path:
    """The wheel's path. Sources stay in it: a module without its library is read from them."""
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", folder, str(project)]
        subprocess.run(command, check=True)  # noqa: S603  (our own program)
        (pure,) = Path(folder).glob("*.whl")
        name, version = pure.name.split("-")[:2]
        tag = tag_of_this_python()
        target = into / f"{name}-{version}-{tag}.whl"
        libraries = sorted([*built.glob("*" + suffix()), *(built / "tercio").rglob("*" + suffix())])
        with zipfile.ZipFile(pure) as old, zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as new:
            entries = [entry for entry in old.namelist() if not entry.endswith("/RECORD")]
            (record,) = [entry for entry in old.namelist() if entry.endswith("/RECORD")]
            lines: list[str] = []
            for entry in entries:
                content = old.read(entry)
                if entry.endswith("/WHEEL"):
                    content = retagged(content.decode("utf-8"), tag).encode("utf-8")
                lines.append(added(new, entry, content))
            lines += [added(new, file.relative_to(built).as_posix(), file.read_bytes()) for file in libraries]
            new.writestr(record, "\n".join([*lines, f"{record},,", ""]))
    return target


def suffix() -> str:
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


def tag_of_this_python() -> str:
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    platform = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"{python}-{python}-{platform}"


def retagged(text: str, tag: str) -> str:
    kept = [line for line in text.splitlines() if line and not line.startswith(("Tag:", "Root-Is-Purelib:"))]
    return "\n".join([*kept, "Root-Is-Purelib: false", f"Tag: {tag}", ""])


def added(wheel: zipfile.ZipFile, name: str, content: bytes) -> str:
    """Put into the wheel; returns its line in the record."""
    wheel.writestr(name, content)
    digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode("ascii")
    return f"{name},sha256={digest},{len(content)}"
