"""Install a package of Debian that the tests need."""

import os
import shutil
import subprocess


def install(package: str) -> bool:
    """Install it, asking for rights only when we lack them; False where that cannot be done."""
    if shutil.which("apt-get") is None:
        return False
    rights: list[str] = []
    if os.geteuid() != 0:
        if shutil.which("sudo") is None:
            return False
        rights = ["sudo"]
    print(f"No {package} on this machine: installing Debian's", flush=True)
    quietly = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"]
    steps = (["update"], ["install", "--yes", "--no-install-recommends", package])
    return all(
        subprocess.run([*rights, *quietly, *step], check=False).returncode == 0 for step in steps
    )
