#!/usr/bin/python3
"""The queue of shots: one Blender run each. Masters are kept, so it can be stopped and taken up again."""

import os
import subprocess
import sys
import threading
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "studio"))
from paths import DATA, MASTERS, RENDER
from prints import SETS, shots_of
from shots import LEATHER, PLAIN, SATIN, SHOTS

BLENDER = ["nice", "-n", "19", "blender", "-b", "-P"]
PYTHON = ["nice", "-n", "19", "/usr/bin/python3"]


def master(name):
    return os.path.join(MASTERS, name + ".npz")


def shoot(name):
    script, options = SHOTS[name]
    args = [a for key, value in options.items() for a in ("--" + key, str(value))]
    command = [*BLENDER, os.path.join(HERE, "studio", script + ".py"), "--", *args, "--out", name]
    run = subprocess.run(command, capture_output=True, text=True)
    if os.path.exists(os.path.join(RENDER, name + ".exr")):
        return True
    print("FAILED", name, run.stdout[-800:], run.stderr[-1500:], flush=True)
    return False


def finish(name):
    """How develop.py takes the gloss off."""
    tint = SHOTS[name][1].get("tint", PLAIN)
    if tint == PLAIN:
        return "plain"
    return "glossy" if tint in (SATIN, LEATHER) else "matte"


def develop(name):
    # Without these two settings a third of the time goes into handing memory back and asking for it again.
    memory = {"MALLOC_MMAP_MAX_": "0", "MALLOC_TRIM_THRESHOLD_": "8000000000"}
    command = [*PYTHON, os.path.join(HERE, "studio", "develop.py"), name, finish(name)]
    subprocess.run(command, check=True, env={**os.environ, **memory})


def wanted(only):
    """Shots that are named, and all those of sets that are named."""
    if not only:
        return list(SHOTS)
    of_sets = {shot for name, s in SETS.items() if name.startswith(only) for shot in shots_of(s)}
    return [name for name in SHOTS if name.startswith(only) or name in of_sets]


def main(only=()):
    """A file .data/art/stop ends the queue after the shot that is running."""
    developing = None
    missing = [name for name in wanted(only) if not os.path.exists(master(name))]
    begun = time.time()
    for done, name in enumerate(missing):
        if os.path.exists(os.path.join(DATA, "stop")):
            break
        started = time.time()
        if not shoot(name):
            continue
        if developing:
            developing.join()
        developing = threading.Thread(target=develop, args=(name,))
        developing.start()
        now = time.time()
        left = (now - begun) / (done + 1) * (len(missing) - done - 1) / 60
        print(
            "%s %s %.0fs, %d of %d, %.0f min left"
            % (time.strftime("%H:%M:%S"), name, now - started, done + 1, len(missing), left),
            flush=True,
        )
    if developing:
        developing.join()


if __name__ == "__main__":
    main(tuple(sys.argv[1:]))
