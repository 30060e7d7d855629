#!/usr/bin/python3
"""The queue of shots: one Blender run each, masters kept in .data/art/masters, so it can be stopped and taken up again."""
import os, subprocess, sys, threading, time
HERE = os.path.dirname(os.path.abspath(__file__))
DATA = os.path.abspath(os.path.join(HERE, "..", "..", ".data", "art"))
from shots import LEATHER, PLAIN, SATIN, SHOTS


def master(name): return os.path.join(DATA, "masters", name + ".npz")


def shoot(name):
    script, options = SHOTS[name]
    args = [a for key, value in options.items() for a in ("--" + key, str(value))]
    run = subprocess.run(["nice", "-n", "19", "blender", "-b", "-P", os.path.join(HERE, "studio", script + ".py"), "--", *args, "--out", name],
                         capture_output=True, text=True)
    if not os.path.exists(os.path.join(DATA, "render", name + ".exr")):
        print("FAILED", name, run.stdout[-800:], run.stderr[-1500:], flush=True)
        return False
    return True


def develop(name):
    how = "plain" if SHOTS[name][1].get("tint", PLAIN) == PLAIN else "glossy" if SHOTS[name][1]["tint"] in (SATIN, LEATHER) else "matte"
    # Without these two settings a third of the time goes into handing memory back and asking for it again.
    memory = {"MALLOC_MMAP_MAX_": "0", "MALLOC_TRIM_THRESHOLD_": "8000000000"}
    subprocess.run(["nice", "-n", "19", "/usr/bin/python3", os.path.join(HERE, "studio", "develop.py"), name, how], check=True, env={**os.environ, **memory})


def wanted(only): return [name for name in SHOTS if not only or any(name.startswith(start) for start in only)]


def main(only):
    """A file .data/art/stop ends the queue after the shot that is running."""
    developing = None
    for name in wanted(only):
        if os.path.exists(master(name)): continue
        if os.path.exists(os.path.join(DATA, "stop")): break
        started = time.time()
        if not shoot(name): continue
        if developing: developing.join()
        developing = threading.Thread(target=develop, args=(name,)); developing.start()
        print("%s %s %.0fs" % (time.strftime("%H:%M:%S"), name, time.time() - started), flush=True)
    if developing: developing.join()


if __name__ == "__main__": main(sys.argv[1:])
