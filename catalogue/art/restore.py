#!/usr/bin/python3
"""Masters of shots that are lost, from prints of them.

    restore.py [thing ...]      writes masters/{shot}.npz where there is none

A thing's light goes up in proportion to its colour, per channel, and so do its edges and its gloss. Two colours of one
shot are two points on that line, and every other colour lies on it too. Of a thing without gloss one print is enough:
the line begins at black. Delete the master to shoot it anew.
"""

import os
import sys
import numpy as np
from PIL import Image
from scipy.ndimage import binary_closing, binary_dilation, binary_erosion, binary_opening
from scipy.ndimage import gaussian_filter, label, maximum_filter
import darkroom
import one_colour
from darkroom import linear
from paths import IMG
from print_all import close_up
from prints import SETS
from sets import GOLD
from shoot import master
from shots import VIEWS

# thing: a light set and a dark one, or one set; their colours are the sets' unless they say otherwise.
MOONSTONE, ONYX = "#c9d6e2", "#0c0b0d"
PRINTS = {
    "crew": {"crew-oat": None, "crew-charcoal": None},
    "cable": {"sweater-cable-oat": None},
    "coat": {"coat-camel": None, "coat-slate": None},
    "topbag": {"top-handle-bag-bone": None, "top-handle-bag-cognac": None},
    "smallbag": {"handle-bag-bone": None, "handle-bag-forest": None},
    "heelmule": {"heel-mule-bone": None, "heel-mule-noir": None},
    "lowmule": {"mule-oxblood": None},
    "belt": {"belt-cognac": None, "belt-noir": None},
    "hat": {"hat-camel": None},
    "wide": {"wide-trouser-cream": None, "wide-trouser-ink": None},
    "tailored": {"trousers-cream": None, "trousers-ink": None},
    "boxytee": {"tee-chalk": None, "tee-noir": None},
    "pleated": {"pleated-skirt-ivory": None, "pleated-skirt-noir": None},
    "midiskirt": {"midi-skirt-champagne": None, "midi-skirt-noir": None},
    "shirt": {"shirt-white": None, "blouse-rose": None},
    "cowl": {"cowl-dress-green": None},
    "hoops": {"hoops-gold": GOLD},
    "chain-gold": {"chain-gold": GOLD},
    "onyx": {"ring-onyx": ONYX},
    "stone": {"ring-moonstone": MOONSTONE, "ring-onyx": ONYX},
}
FRAYED = {"crew", "cable", "coat", "wide", "tailored", "boxytee", "pleated", "shirt"}
# Of strong colour: what is paler round them is their light on the paper.
STRONG = {"hoops", "chain-gold", "stone", "lowmule", "hat", "belt"}
# Their two colours are alike in blue, so that the second print gives the outline alone.
ALIKE = {"coat"}
STEPS = 4096
# Share of the picture.
SPECK = 0.002


def ungraded(image, close):
    """The light before darkroom.to_image, without its grain."""
    printed = np.asarray(image.convert("RGB"), np.float32) / 255
    grain = np.random.default_rng(1).normal(0, 0.005, printed.shape[:2])[..., None]
    light = np.linspace(0, 3, STEPS)[:, None, None] * np.ones((1, 1, 3))
    curve = darkroom.grade(light, 0, grain=0)[:, 0, 0]
    out = np.interp(np.clip(printed - grain, 0, 1), curve, light[:, 0, 0])
    return out * 2 ** (-darkroom.CLOSE_EXPOSURE if close else 0)


def share(apart, least, frayed):
    """How much of every pixel is the thing, measured against its fullest neighbour. Specks were left by the compression
    of the print, and so was what is thinner than a thread and hangs from a garment's edge."""
    full = np.clip(apart / np.maximum(maximum_filter(apart, 7), least), 0, 1) * (apart > least)
    solid = binary_opening(full > 0.5, iterations=6) if frayed else binary_closing(full > 0.5, iterations=2)
    islands, count = label(solid)
    sizes = np.bincount(islands.ravel(), minlength=count + 1)
    sizes[0] = 0
    kept = (sizes > SPECK * full.size)[islands]
    return np.where(binary_erosion(kept, iterations=3), 1, full * binary_dilation(kept))


def away_from_paper(image, times=1):
    """times: how many times as far; the paper round a thing takes some of its colour."""
    lab = one_colour.lab_of(gaussian_filter(np.asarray(image.convert("RGB"), float) / 255, (1, 1, 0)))
    _, a, b = np.moveaxis(lab - one_colour.PAPER, -1, 0)
    coloured = np.hypot(a, b) / (one_colour.COLOURED * times)
    dark = (one_colour.DARK / times + 10 - lab[..., 0]) / 10
    return np.clip(np.maximum(coloured, dark), 0, 1)


def restore(thing, view):
    shot = f"{thing}-{view}"
    names = PRINTS[thing]
    files = [os.path.join(IMG, f"{name}-{SETS[name].renamed.get(view, view)}.webp") for name in names]
    if os.path.exists(master(shot)) or not all(map(os.path.exists, files)):
        return
    colours = [linear(tint or SETS[name].new) for name, tint in names.items()]
    images = [Image.open(file) for file in files]
    light, *dark = (ungraded(image, close_up(thing, view)) for image in images)
    frayed = thing in FRAYED
    # Clasps and buckles keep their colour, and are seen only by not being paper.
    whole = share(np.min([away_from_paper(image, 3 if thing in STRONG else 2) for image in images], 0), 0.3, frayed)
    if dark:
        apart = gaussian_filter((light - dark[0]).mean(2), 0.6)
        # A stone or a coiled belt is a small part of its picture.
        least = 0.15 * np.percentile(apart, 99.8) if thing in STRONG else 0.04 * np.percentile(apart, 98)
        on = share(apart, least, frayed)
        slope = (light - dark[0]) / (colours[0] - colours[1]) * (maximum_filter(on, 5) > 0)[..., None]
    else:
        on = whole
    if not dark or thing in ALIKE:
        on = np.maximum(on, whole)
        slope = light * on[..., None] / colours[0]
    half = lambda a: a.astype(np.float16)
    np.savez(
        master(shot),
        beauty=half(light),
        light=half(slope),
        colour=half(0.9 - 0.8 * np.maximum(on, whole)[..., None] * np.ones(3)),
        tint=half(on[..., None] * colours[0]),
        shown=colours[0],
    )
    # No newer than the prints it is made of: these need not be printed again.
    os.utime(master(shot), (0, 0))
    print("restored", shot, flush=True)


if __name__ == "__main__":
    for thing in sys.argv[1:] or PRINTS:
        for view in VIEWS[thing].split():
            restore(thing, view)
