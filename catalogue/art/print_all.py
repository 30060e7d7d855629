#!/usr/bin/python3
"""Print every picture of the catalogue whose master is there.

print_all.py [name ...]     only the sets that start so, or whose thing does
"""

import os
import subprocess
import sys
import numpy as np
from PIL import Image
from scipy.ndimage import uniform_filter
import cloths
import darkroom
from one_colour import Measured
from paths import IMG
from prints import chosen
from shoot import master
from shots import THINGS, VIEWS

ROUGH = {"knit", "chunky", "cable", "jersey", "merino", "leather", "denim"}
CLOSE = {"detail", "hem"}
# Things small enough that even their details have paper in the corners.
ON_PAPER = {"jewellery", "eyewear", "hats"}


def save(image, name, quality=80):
    image.save(os.path.join(IMG, name + ".webp"), quality=quality, method=5)


def named():
    """What ../pictures names; nothing else is printed, so that no file lies around unused."""
    command = ["node", os.path.join(darkroom.HERE, "named-pictures.ts")]
    run = subprocess.run(command, check=True, capture_output=True, text=True)
    return {os.path.basename(path)[: -len(".webp")] for path in run.stdout.split()}


def has(shot):
    return os.path.exists(master(shot))


def fresh(name, source):
    """Whether the picture is newer than what it is made of."""
    target = os.path.join(IMG, name + ".webp")
    return os.path.exists(target) and os.path.getmtime(target) > os.path.getmtime(source)


def close_up(thing, view):
    return view in CLOSE and THINGS[thing][0] not in ON_PAPER


def print_view(name_of_set, s, view):
    shot, name = f"{s.thing}-{view}", f"{name_of_set}-{s.renamed.get(view, view)}"
    if fresh(name, master(shot)):
        return
    close = close_up(s.thing, view)
    # What is seen up close is above any shorter hem.
    cut = None if close else s.cut
    save(darkroom.print_master(shot, s.old, s.new, s.material, close, cut, measured(name_of_set, s)), name)


def measured(name, s):
    """The colour of the set's first picture; a print has several, and its views show more of one or the other."""
    first = os.path.join(IMG, f"{name}-{first_view(s)}.webp")
    return Measured(Image.open(first)) if not s.print_file and os.path.exists(first) else None


def first_view(s):
    view = VIEWS.get(s.thing, "front").split()[0]
    return s.renamed.get(view, view)


def painted_cloth(name, s):
    if fresh(f"{name}-cloth" if s.cloth_shown else f"swatch-{name}", cloths.__file__):
        return
    angle = (0.5, -0.6, 0.35, -0.4)[s.seed % 4]
    paint = lambda tint, **size: cloths.close_up(tint, s.cloth, s.seed, angle, s.print_file, s.print_tile, **size)
    picture = paint(agreed_tint(s.cloth_tint or s.new, measured(name, s), paint))
    if s.cloth_shown:
        save(picture, f"{name}-cloth", 70 if s.cloth in ROUGH else 80)
    save(picture.crop((280, 520, 840, 1160)).resize((280, 320), Image.LANCZOS), "swatch-" + name, 82)


def agreed_tint(tint, set_colour, paint):
    """Painted cloth takes the light otherwise than cloth that was shot: the tint with which it comes out as the set."""
    if set_colour is None:
        return tint
    for _ in range(darkroom.ROUNDS):
        small = paint(tint, size=(280, 420))
        if set_colour.apart(small, whole=True) < 1:
            break
        tint = hexed(darkroom.linear(tint) * set_colour.gain(small, whole=True))
    return tint


def hexed(light):
    v = np.clip(light, 0, 1)
    v = np.where(v <= 0.0031308, v * 12.92, 1.055 * v ** (1 / 2.4) - 0.055)
    return "#" + "".join(f"{round(c * 255):02x}" for c in v)


def swatch_of_thing(name, s):
    """No cloth to cut: the fullest part of the thing itself."""
    shot = f"{s.thing}-{s.swatch_shot}"
    if not has(shot) or fresh(f"swatch-{name}", master(shot)):
        return
    on = darkroom.Master(shot).subject()
    w = on.shape[1] // 4
    h = w * 8 // 7
    fullest = uniform_filter(on, (h, w))[h // 2 : -h // 2, w // 2 : -w // 2]
    y, x = np.unravel_index(np.argmax(fullest), (on.shape[0] - h // 2 * 2, on.shape[1] - w // 2 * 2))
    swatch = darkroom.print_master(shot, s.old, s.new, s.material).crop((x, y, x + w, y + h))
    save(swatch.resize((280, 320), Image.LANCZOS), "swatch-" + name, 84)


def print_set(name, s, wanted):
    done = []
    for view in VIEWS.get(s.thing, "").split():
        shown = s.renamed.get(view, view)
        if f"{name}-{shown}" in wanted and has(f"{s.thing}-{view}"):
            print_view(name, s, view)
            done.append(shown)
    if s.cloth:
        painted_cloth(name, s)
    else:
        swatch_of_thing(name, s)
    shot = f"{s.thing}-{s.styled_shot}"
    if s.wall and f"{name}-styled" in wanted and has(shot):
        if not fresh(f"{name}-styled", master(shot)):
            how = dict(seed=s.seed, crop=s.crop, hung=s.hung, cut=s.cut, glass=s.glass)
            save(darkroom.styled(shot, s.wall, s.old, s.new, s.material, **how), f"{name}-styled")
        done.append("styled")
    return done


if __name__ == "__main__":
    wanted = named()
    sets = chosen(tuple(sys.argv[1:]))
    for at, (name, s) in enumerate(sets.items(), 1):
        print(f"{at} of {len(sets)}", name, *print_set(name, s, wanted), flush=True)
