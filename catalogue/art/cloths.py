"""Cloth up close, painted: soft folds and the real weave (textures.py) as one height field, shaded like the studio.

    close_up("#5a1220", "satin", seed=3) -> PIL image, 1120 x 1680
"""
import os
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, map_coordinates
from darkroom import DATA, linear

WIDTH, HEIGHT = 1120, 1680
# weave file, metres of picture height, metres per tile, height of the weave in m, darkness of its valleys, fold height in m, gloss, sharpness, fuzz
KINDS = {
    "satin": ("satin.png", .26, .010, .00005, .03, .046, .80, 34, .00),
    "crepe": ("weave.png", .16, .008, .00009, .10, .016, .10, 12, .05),
    "poplin": ("weave.png", .14, .007, .00008, .08, .013, .05, 10, .05),
    "cotton": ("linen.png", .14, .012, .00014, .16, .012, .03, 10, .06),
    "wool": ("twill.png", .15, .012, .00014, .22, .014, .02, 10, .10),
    "melton": ("felt.png", .18, .030, .00035, .25, .022, .01, 10, .16),
    "felt": ("felt.png", .14, .024, .00030, .20, .008, .01, 10, .16),
    "denim": ("twill.png", .13, .014, .00030, .42, .010, .02, 10, .05),
    "jersey": ("jersey.png", .13, .028, .00040, .30, .012, .01, 10, .08),
    "merino": ("jersey.png", .14, .050, .0011, .42, .012, .01, 10, .12),
    "knit": ("knit.png", .16, .042, .0030, .62, .010, .01, 10, .14),
    "chunky": ("knit.png", .18, .060, .0042, .62, .010, .01, 10, .14),
    "cable": ("cable.png", .30, .170, .0110, .50, .008, .01, 10, .14),
    "leather": (None, .12, .030, .00030, .22, .010, .30, 30, .00),
}


def smooth_noise(seed, across, along, n=512):
    a = gaussian_filter(np.random.default_rng(seed).normal(size=(n, n)), (along, across), mode="wrap")
    return a / a.std()


def sample(tile, u, v, order=1):
    n, m = tile.shape[:2]
    return map_coordinates(tile, [(v % 1) * n, (u % 1) * m], order=order, mode="grid-wrap")


def grain(n=768, cells=900):
    """Pebbled leather, tileable: distance to the nearest of many points."""
    from scipy.spatial import cKDTree
    p = np.random.default_rng(4).uniform(0, 1, (cells, 2)); p = np.concatenate([p + [i, j] for i in (-1, 0, 1) for j in (-1, 0, 1)])
    y, x = np.mgrid[0:n, 0:n] / n
    d, _ = cKDTree(p).query(np.stack([x.ravel(), y.ravel()], 1), k=2)
    edge = (d[:, 1] - d[:, 0]).reshape(n, n) * np.sqrt(cells)
    return gaussian_filter(np.clip(edge * 1.6, 0, 1) ** .5, 1.2, mode="wrap")


def weave_of(file):
    return grain() if file is None else np.asarray(Image.open(os.path.join(DATA, "tex", file)).convert("L"), float) / 255


def folds(seed, angle, x, y):
    """Long soft folds running at the angle; x, y are 0..1 over the picture's height."""
    c, s = np.cos(angle), np.sin(angle); a, b = x * c + y * s, -x * s + y * c
    wide, mid, fine = smooth_noise(seed, 40, 90), smooth_noise(seed + 1, 16, 60), smooth_noise(seed + 2, 9, 40)
    bent = a + .10 * sample(wide, a * .5 + .3, b * .35)
    n = sample(wide, bent * .6 + .2, b * .22 + .1) + .42 * sample(mid, bent * .6, b * .25) + .10 * sample(fine, bent * .6, b * .3)
    return n


def close_up(tint, kind, seed=3, angle=.5, print_file=None, print_tile=None, size=(WIDTH, HEIGHT)):
    file, tall, tile, weave_h, valley, fold_h, gloss, sharp, fuzz = KINDS[kind]
    w, h = size
    y, x = np.mgrid[0:h, 0:w] / h
    fold = folds(seed, angle, x, y) * fold_h * (.6 if kind == "satin" else 1)
    metre = h / tall
    gy, gx = np.gradient(fold * metre)
    # Cloth that leans away is seen foreshortened: the weave crowds on the slopes.
    u, v = x * tall / tile + .35 * fold / tile, y * tall / tile + .25 * fold / tile
    weave = sample(weave_of(file), u, v)
    ty, tx = np.gradient(weave * weave_h * metre)
    normal = np.stack([-(gx + tx), -(gy + ty), np.ones_like(gx)], -1); normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    key = np.array([-.5, -.55, .68]); key /= np.linalg.norm(key); fill = np.array([.7, .1, .45]); fill /= np.linalg.norm(fill)
    lit = np.clip((normal @ key + .35) / 1.35, 0, 1); half = key + [0, 0, 1]; half /= np.linalg.norm(half)
    hollow = np.clip(1 + (fold - gaussian_filter(fold, h * .03)) / fold_h * .35, .55, 1.12)
    base = linear(tint)[None, None] * np.ones((h, w, 1))
    if print_file:
        art = np.asarray(Image.open(os.path.join(DATA, "tex", print_file)).convert("RGB"), float) / 255
        pu, pv = x * tall / print_tile + .35 * fold / print_tile + .13, y * tall / print_tile + .25 * fold / print_tile + .21
        base = np.stack([sample(art[..., k], pu, pv) for k in range(3)], -1) ** 2.2
    base = base * (1 - valley * (1 - weave))[..., None]
    colour = base * (((.08 if kind == "satin" else .14) + .98 * lit + .16 * np.clip(normal @ fill, 0, 1)) * hollow)[..., None]
    shine = gloss * np.clip(normal @ half, 0, 1) ** sharp + gloss * .12 * np.clip(normal @ half, 0, 1) ** 7
    sheen = base.mean((0, 1)) / max(base.mean((0, 1)).max(), .03) * .84 + .16
    colour = colour + (shine * hollow)[..., None] * sheen * (.30 + .5 * base.mean())
    colour = colour + (fuzz * (1 - normal[..., 2]) ** 1.5)[..., None] * (base * .6 + .08)
    colour = np.clip(colour * 1.06, 0, None); colour = colour / (1 + .16 * colour) * 1.13
    out = np.clip(colour, 0, 1) ** (1 / 2.2) + np.random.default_rng(1).normal(size=(h, w, 1)) * .006
    return Image.fromarray((np.clip(out, 0, 1) * 255).astype(np.uint8))
