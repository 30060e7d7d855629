#!/usr/bin/python3
"""Pictures beyond the products: what customers send in, the house's own."""

import numpy as np
from PIL import Image
import cloths
import darkroom
from print_all import has, save
from prints import SETS

# name: set, shot, wall, window, crop. The colours are the set's.
SNAPSHOTS = {
    "you-slip-hook": ("slip-bordeaux", "front", "#cbb097", 21, (0.5, 0.42, 0.92)),
    "you-slip-morning": ("slip-bordeaux", "angle", "#b9c2cb", 22, (0.55, 0.45, 0.92)),
    "you-slip-back": ("slip-bordeaux", "back", "#dcd2c4", 23, (0.5, 0.40, 0.92)),
    "you-slip-landing": ("slip-bordeaux", "angle", "#8d9a86", 71, (0.46, 0.5, 0.95)),
    "you-slip-lamp": ("slip-bordeaux", "front", "#7a5f4c", 74, (0.5, 0.47, 0.92)),
    "you-slip-leaving": ("slip-bordeaux", "back", "#a9796a", 77, (0.52, 0.5, 0.95)),
    "you-slip-noir-door": ("slip-noir", "front", "#9fb0a4", 24, (0.45, 0.5, 0.95)),
    "you-champagne-wall": ("slip-champagne", "angle", "#c2877c", 25, (0.5, 0.5, 0.95)),
    "you-skirt-rail": ("pleated-skirt-sage", "front", "#d9c7ae", 27, (0.5, 0.5, 0.95)),
    "you-coat-hall": ("coat-camel", "front", "#7c7466", 35, (0.5, 0.5, 0.95)),
    "you-shirt-chair": ("shirt-white", "front", "#9cab9d", 36, (0.5, 0.5, 0.95)),
    "you-bag-hook": ("moon-bag-noir", "front", "#c99f84", 37, (0.5, 0.5, 0.95)),
    "you-pumps-floor": ("pump-noir", "side", "#b9a994", 38, (0.5, 0.5, 0.95)),
    "you-blouse-door": ("blouse-rose", "front", "#8296a6", 39, (0.5, 0.5, 0.95)),
}
HOUSE = {
    "house-evening": ("slip-champagne", "front", "#a98d78", 41, (0.5, 0.45, 0.95)),
    "house-outerwear": ("coat-camel", "front", "#86806f", 42, (0.5, 0.45, 0.95)),
    "house-bags": ("moon-bag-bordeaux", "front", "#c9a288", 43, (0.5, 0.5, 0.95)),
}


def stage(name, shot, wall, window, crop, tilt=0.55):
    s = SETS[name]
    return darkroom.styled(f"{s.thing}-{shot}", wall, s.old, s.new, s.material, window, crop, s.hung, tilt)


def snapshot(image, seed):
    """Not a studio any more: held a little crooked, warmer, darker at the edges, with a phone's grain."""
    rng = np.random.default_rng(seed)
    w, h = image.size
    turned = image.rotate(float(rng.uniform(-1.6, 1.6)), Image.BICUBIC, expand=False)
    inset = int(w * 0.03)
    turned = turned.crop((inset, inset * 3 // 2, w - inset, h - inset * 3 // 2))
    a = np.asarray(turned, float) / 255
    y, x = np.mgrid[-1 : 1 : complex(0, a.shape[0]), -1 : 1 : complex(0, a.shape[1])]
    a = (
        a * (1 - 0.16 * (x**2 * 0.6 + y**2 * 0.7))[..., None] * np.array([1.03, 1.0, 0.94])
        + rng.normal(size=a.shape[:2])[..., None] * 0.014
    )
    return darkroom.enlarged(to_rgb(a))


def linen_in_light(tint, window, w=1120, h=1680):
    """A table or a chair seat under a cloth, with the window on it."""
    base = np.asarray(cloths.close_up(tint, "cotton", window, 0.2, size=(w, h)), float) / 255
    flat = base * 0.35 + base.mean((0, 1)) * 0.65
    light = darkroom.window_light(h, w, window, 0.7)[..., None]
    return flat, light * 1.10 * np.array([1.05, 1.0, 0.92]) + (1 - light) * 0.60 * np.array([0.97, 1.0, 1.04])


def pile(folds_of, tint, window):
    """Folded things in a pile, seen from the front: each a soft slab with a rounded fold at its edge."""
    w, h = 1120, 1680
    ground, lamp = linen_in_light(tint, window)
    out = ground.copy()
    y, x = np.mgrid[0:h, 0:w].astype(float)
    foot = h * 0.80
    rng = np.random.default_rng(window)
    out *= (
        1
        - 0.45
        * np.exp(
            -((np.abs(x - w / 2) / (w * 0.40)) ** 6)
            - np.clip(foot + 12 - y, 0, None) / 40
            - np.clip(y - foot - 12, 0, None) / 55
        )
    )[..., None]
    for colour, kind, layers in folds_of:
        skin = np.asarray(cloths.close_up(colour, kind, int(rng.integers(3, 30)), 1.5), float) / 255
        for layer in range(layers):
            tall, half = rng.uniform(92, 108), w * rng.uniform(0.335, 0.352)
            cx = w / 2 + rng.uniform(-14, 14)
            sag = 7 * ((x - cx) / half) ** 2 - 3 * np.sin((x - cx) / 130 + layer)
            u = np.abs(x - cx) / half
            mid = foot - tall / 2 + sag
            v = (y - mid) / (tall / 2)
            r = np.clip(u, 0, 2) ** 9 + np.abs(v) ** 2.6
            on = np.clip((1 - r) * 26, 0, 1)[..., None]
            round_ = np.clip(
                1.02 - 0.62 * np.clip(v, -1, 1) ** 2 * np.where(v > 0, 1, 0.30) - 0.28 * np.clip(v, 0, 1), 0.18, 1.1
            ) * (1 - 0.35 * np.clip(u, 0, 1) ** 12)
            seam = 1 - 0.30 * np.exp(-(((v - 0.12 * np.sin(x / 210 + layer)) / 0.10) ** 2)) * (layer % 2)
            shadow = np.exp(-(np.clip(y - foot - sag, 0, None) / 9)) * (y > foot + sag - 2) * (u < 0.94)
            out = out * (1 - 0.38 * shadow[..., None])
            out = out * (1 - on) + np.roll(skin, int(rng.integers(0, 900)), 0) * (round_ * seam)[..., None] * 1.12 * on
            foot -= tall * 0.93
    return to_rgb(out * lamp)


def to_rgb(a):
    return Image.fromarray((np.clip(a, 0, 1) * 255).astype(np.uint8))


def main():
    for name, (set_name, shot, *how) in SNAPSHOTS.items():
        if has(f"{SETS[set_name].thing}-{shot}"):
            save(snapshot(stage(set_name, shot, *how), how[1]), name, 78)
    knits = [("#55555a", "merino", 2), ("#a84e28", "knit", 2), ("#dccfb6", "chunky", 2)]
    save(snapshot(pile(knits, "#cfc3ae", 46), 46), "you-knits-folded", 76)
    save(snapshot(pile([("#3d5379", "denim", 3), ("#47474b", "denim", 2)], "#b49a78", 47), 47), "you-jeans-folded", 76)
    save(pile(knits, "#b9b2a4", 51), "house-knitwear", 76)
    for name, (set_name, shot, *how) in HOUSE.items():
        if has(f"{SETS[set_name].thing}-{shot}"):
            save(stage(set_name, shot, *how), name, 82)
    save(cloths.close_up("#4a0d19", "satin", 4, 0.5, size=(1680, 1120)), "house-silk-wide", 82)
    save(cloths.close_up("#4a0d19", "satin", 4, 0.5), "house-silk-tall", 82)


if __name__ == "__main__":
    main()
