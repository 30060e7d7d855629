#!/usr/bin/python3
"""Print every picture of the catalogue whose master is there.   print_all.py [name ...]   only the sets that start so"""
import os, subprocess, sys
import numpy as np
from PIL import Image
from scipy.ndimage import uniform_filter
import cloths, darkroom
from prints import SETS

IMG = os.path.abspath(os.path.join(darkroom.HERE, "..", "img"))
ROUGH = {"knit", "chunky", "cable", "jersey", "merino", "leather", "denim"}
CLOSE = {"detail", "hem"}
# Things small enough that even their details have paper in the corners.
ON_PAPER = {"jewellery", "eyewear", "hats"}


def save(image, name, quality=80): image.save(os.path.join(IMG, name + ".webp"), quality=quality, method=5)


def named():
    """What ../pictures names; nothing else is printed, so that no file lies around unused."""
    run = subprocess.run(["node", os.path.join(darkroom.HERE, "named-pictures.ts")], check=True, capture_output=True, text=True)
    return {os.path.basename(path)[:-len(".webp")] for path in run.stdout.split()}


def has(shot): return os.path.exists(os.path.join(darkroom.DATA, "masters", shot + ".npz"))


def print_view(name, s, view, shop_view):
    shot = f"{s.thing}-{view}"
    target = os.path.join(IMG, f"{name}-{shop_view}.webp")
    if has(shot):
        if fresh(target, os.path.join(darkroom.DATA, "masters", shot + ".npz")): return True
        from shots import THINGS
        close = view in CLOSE and THINGS[s.thing][0] not in ON_PAPER
        save(darkroom.print_master(shot, s.old, s.new, s.material, close, s.cut), f"{name}-{shop_view}")
        return True
    return False


def fresh(target, source): return os.path.exists(target) and os.path.getmtime(target) > os.path.getmtime(source)


def painted_cloth(name, s):
    target = os.path.join(IMG, ("" if s.cloth_shown else "swatch-") + name + ("-cloth.webp" if s.cloth_shown else ".webp"))
    if fresh(target, cloths.__file__): return
    picture = cloths.close_up(s.cloth_tint or s.new, s.cloth, s.seed, (.5, -.6, .35, -.4)[s.seed % 4], s.print_file, s.print_tile)
    if s.cloth_shown: save(picture, f"{name}-cloth", 70 if s.cloth in ROUGH else 80)
    save(picture.crop((280, 520, 840, 1160)).resize((280, 320), Image.LANCZOS), "swatch-" + name, 82)


def swatch_of_thing(name, s):
    """No cloth to cut: the fullest part of the thing itself."""
    shots = [f"{s.thing}-{view}" for view in ("detail", *s.views) if has(f"{s.thing}-{view}")]
    if not shots: return
    target = os.path.join(IMG, f"swatch-{name}.webp")
    if fresh(target, os.path.join(darkroom.DATA, "masters", shots[0] + ".npz")): return
    on = darkroom.Master(shots[0]).subject(); w = on.shape[1] // 4; h = w * 8 // 7
    y, x = np.unravel_index(np.argmax(uniform_filter(on, (h, w))[h // 2:-h // 2, w // 2:-w // 2]), (on.shape[0] - h // 2 * 2, on.shape[1] - w // 2 * 2))
    save(darkroom.print_master(shots[0]).crop((x, y, x + w, y + h)).resize((280, 320), Image.LANCZOS), "swatch-" + name, 84)


def print_set(name, wanted):
    s = SETS[name]; done = [shop for view, shop in s.views.items() if f"{name}-{shop}" in wanted and print_view(name, s, view, shop)]
    if s.cloth: painted_cloth(name, s)
    else: swatch_of_thing(name, s)
    shot = f"{s.thing}-{s.styled_shot}"
    if s.wall and f"{name}-styled" in wanted and has(shot):
        if not fresh(os.path.join(IMG, f"{name}-styled.webp"), os.path.join(darkroom.DATA, "masters", shot + ".npz")):
            save(darkroom.styled(shot, s.wall, s.old, s.new, s.material, s.seed, s.crop, s.hung, cut=s.cut, glass=s.glass), f"{name}-styled")
        done.append("styled")
    print(name, *done, flush=True)


if __name__ == "__main__":
    wanted = named()
    for name in SETS:
        if not sys.argv[1:] or any(name.startswith(start) for start in sys.argv[1:]): print_set(name, wanted)
