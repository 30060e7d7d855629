"""Cloth up close, painted: soft folds and the real weave (textures.py) as one height field, shaded like the studio.

close_up("#5a1220", "satin", seed=3) -> PIL image, 1120 x 1680
"""

import os
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, map_coordinates
from darkroom import linear
from paths import TEX

WIDTH, HEIGHT = 1120, 1680
# weave file, metres of picture height, metres per tile, height of the weave in m, darkness of its valleys,
# fold height in m, gloss, sharpness, fuzz
KINDS = {
    "satin": ("satin.png", 0.26, 0.010, 0.00005, 0.03, 0.046, 0.80, 34, 0.00),
    "crepe": ("weave.png", 0.16, 0.008, 0.00009, 0.10, 0.016, 0.10, 12, 0.05),
    "poplin": ("weave.png", 0.14, 0.007, 0.00008, 0.08, 0.013, 0.05, 10, 0.05),
    "cotton": ("linen.png", 0.14, 0.012, 0.00014, 0.16, 0.012, 0.03, 10, 0.06),
    "wool": ("twill.png", 0.15, 0.012, 0.00014, 0.22, 0.014, 0.02, 10, 0.10),
    "melton": ("felt.png", 0.18, 0.030, 0.00035, 0.25, 0.022, 0.01, 10, 0.16),
    "felt": ("felt.png", 0.14, 0.024, 0.00030, 0.20, 0.008, 0.01, 10, 0.16),
    "denim": ("twill.png", 0.13, 0.014, 0.00030, 0.42, 0.010, 0.02, 10, 0.05),
    "jersey": ("jersey.png", 0.13, 0.028, 0.00040, 0.30, 0.012, 0.01, 10, 0.08),
    "merino": ("jersey.png", 0.14, 0.050, 0.0011, 0.42, 0.012, 0.01, 10, 0.12),
    "knit": ("knit.png", 0.16, 0.042, 0.0030, 0.62, 0.010, 0.01, 10, 0.14),
    "chunky": ("knit.png", 0.18, 0.060, 0.0042, 0.62, 0.010, 0.01, 10, 0.14),
    "cable": ("cable.png", 0.30, 0.170, 0.0110, 0.50, 0.008, 0.01, 10, 0.14),
    "leather": (None, 0.12, 0.030, 0.00030, 0.22, 0.010, 0.30, 30, 0.00),
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

    p = np.random.default_rng(4).uniform(0, 1, (cells, 2))
    p = np.concatenate([p + [i, j] for i in (-1, 0, 1) for j in (-1, 0, 1)])
    y, x = np.mgrid[0:n, 0:n] / n
    d, _ = cKDTree(p).query(np.stack([x.ravel(), y.ravel()], 1), k=2)
    edge = (d[:, 1] - d[:, 0]).reshape(n, n) * np.sqrt(cells)
    return gaussian_filter(np.clip(edge * 1.6, 0, 1) ** 0.5, 1.2, mode="wrap")


def weave_of(file):
    return grain() if file is None else np.asarray(Image.open(os.path.join(TEX, file)).convert("L"), float) / 255


def folds(seed, angle, x, y):
    """Long soft folds running at the angle; x, y are 0..1 over the picture's height."""
    c, s = np.cos(angle), np.sin(angle)
    a, b = x * c + y * s, -x * s + y * c
    wide, mid, fine = smooth_noise(seed, 40, 90), smooth_noise(seed + 1, 16, 60), smooth_noise(seed + 2, 9, 40)
    bent = a + 0.10 * sample(wide, a * 0.5 + 0.3, b * 0.35)
    n = (
        sample(wide, bent * 0.6 + 0.2, b * 0.22 + 0.1)
        + 0.42 * sample(mid, bent * 0.6, b * 0.25)
        + 0.10 * sample(fine, bent * 0.6, b * 0.3)
    )
    return n


def close_up(tint, kind, seed=3, angle=0.5, print_file=None, print_tile=None, size=(WIDTH, HEIGHT)):
    file, tall, tile, weave_h, valley, fold_h, gloss, sharp, fuzz = KINDS[kind]
    w, h = size
    y, x = np.mgrid[0:h, 0:w] / h
    fold = folds(seed, angle, x, y) * fold_h * (0.6 if kind == "satin" else 1)
    metre = h / tall
    gy, gx = np.gradient(fold * metre)
    # Cloth that leans away is seen foreshortened: the weave crowds on the slopes.
    u, v = x * tall / tile + 0.35 * fold / tile, y * tall / tile + 0.25 * fold / tile
    weave = sample(weave_of(file), u, v)
    ty, tx = np.gradient(weave * weave_h * metre)
    normal = np.stack([-(gx + tx), -(gy + ty), np.ones_like(gx)], -1)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    key = np.array([-0.5, -0.55, 0.68])
    key /= np.linalg.norm(key)
    fill = np.array([0.7, 0.1, 0.45])
    fill /= np.linalg.norm(fill)
    lit = np.clip((normal @ key + 0.35) / 1.35, 0, 1)
    half = key + [0, 0, 1]
    half /= np.linalg.norm(half)
    hollow = np.clip(1 + (fold - gaussian_filter(fold, h * 0.03)) / fold_h * 0.35, 0.55, 1.12)
    base = linear(tint)[None, None] * np.ones((h, w, 1))
    if print_file:
        art = np.asarray(Image.open(os.path.join(TEX, print_file)).convert("RGB"), float) / 255
        pu, pv = (
            x * tall / print_tile + 0.35 * fold / print_tile + 0.13,
            y * tall / print_tile + 0.25 * fold / print_tile + 0.21,
        )
        base = np.stack([sample(art[..., k], pu, pv) for k in range(3)], -1) ** 2.2
    base = base * (1 - valley * (1 - weave))[..., None]
    colour = (
        base
        * (((0.08 if kind == "satin" else 0.14) + 0.98 * lit + 0.16 * np.clip(normal @ fill, 0, 1)) * hollow)[..., None]
    )
    shine = gloss * np.clip(normal @ half, 0, 1) ** sharp + gloss * 0.12 * np.clip(normal @ half, 0, 1) ** 7
    sheen = base.mean((0, 1)) / max(base.mean((0, 1)).max(), 0.03) * 0.84 + 0.16
    colour = colour + (shine * hollow)[..., None] * sheen * (0.30 + 0.5 * base.mean())
    colour = colour + (fuzz * (1 - normal[..., 2]) ** 1.5)[..., None] * (base * 0.6 + 0.08)
    colour = np.clip(colour * 1.06, 0, None)
    colour = colour / (1 + 0.16 * colour) * 1.13
    out = np.clip(colour, 0, 1) ** (1 / 2.2) + np.random.default_rng(1).normal(size=(h, w, 1)) * 0.006
    return Image.fromarray((np.clip(out, 0, 1) * 255).astype(np.uint8))
