#!/usr/bin/python3
"""What beauty looks like from close by, painted: the labels before their liquid, the balm."""

import os
import numpy as np
from PIL import Image, ImageFilter
from scipy.ndimage import gaussian_filter
import cloths
import lettering
from darkroom import linear
from paths import DATA
from print_all import save
from scenes import to_rgb

SIZE = (1120, 1680)


def liquid(tint, deep, seed):
    """Light through a full bottle: bright in the middle, deep at the walls, with the streaks of the glass."""
    w, h = SIZE
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    u, v = x / w, y / h
    across = np.clip(1 - ((u - 0.46) / 0.62) ** 2, 0, 1) ** 1.3
    wave = 0.10 * cloths.sample(cloths.smooth_noise(seed, 90, 30), u * 0.5, v * 0.4)
    glow = np.clip(across * (1.05 - 0.35 * v) + wave, 0, 1)[..., None]
    colour = linear(deep) * (1 - glow) + linear(tint) * glow
    streaks = ((0.045, 0.010, 0.55), (0.085, 0.004, 0.30), (0.955, 0.012, 0.35), (0.90, 0.004, 0.18))
    shine = sum(strength * np.exp(-(((u - at) / wide) ** 2)) for at, wide, strength in streaks)
    shine = shine * (0.55 + 0.45 * np.cos(2.2 * (v - 0.35)))
    return np.clip(colour + shine[..., None] * 0.9, 0, 1) ** (1 / 2.2)


def label_before(ground, label, width):
    """The paper label on the bottle: fibres in the paper, darker where it turns away with the glass."""
    tall = label.height * width // label.width
    face = np.asarray(label.resize((width, tall), Image.LANCZOS).convert("RGB"), float) / 255
    fibre = np.tile(cloths.smooth_noise(31, 1.1, 4), (4, 4))[:tall, :width]
    turn = np.linspace(-1, 1, width)[None]
    face = face * ((1.02 - 0.10 * turn**2 - 0.05 * turn) * (1 + 0.012 * fibre))[..., None]
    w, h = SIZE
    left, top = (w - width) // 2, (h - tall) // 2
    mask = np.zeros((h, w), np.float32)
    mask[max(top, 0) : top + tall, max(left, 0) : left + width] = 1
    cast = gaussian_filter(np.roll(mask, (10, 8), (0, 1)), 12)[..., None]
    out = ground * (1 - 0.45 * cast)
    y0, x0 = max(-top, 0), max(-left, 0)
    out[max(top, 0) : top + tall, max(left, 0) : left + width] = face[y0 : y0 + h, x0 : x0 + w]
    return to_rgb(out).filter(ImageFilter.GaussianBlur(0.6))


def balm():
    """Turned with a finger into a soft spiral: a height field in the studio's light."""
    w, h = SIZE
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    dx, dy = (x - w * 0.47) / w, (y - h * 0.46) / w
    wobble = 0.035 * cloths.sample(cloths.smooth_noise(5, 40, 40), x / h, y / h)
    r, turn = np.hypot(dx, dy * 1.04) + wobble * 0.5, np.arctan2(dy, dx)
    phase = (r * 4.4 - turn / (2 * np.pi) + wobble) % 1
    ridge = np.sin(np.pi * phase**0.62) ** 1.5 * np.clip(r / 0.07, 0, 1)
    fine = 0.018 * cloths.sample(cloths.smooth_noise(9, 2, 9), r * 3.1, turn / (2 * np.pi))
    height = gaussian_filter(ridge * (0.55 + 0.45 * np.exp(-r)) + fine, 2.2) * 78
    gy, gx = np.gradient(height)
    normal = np.stack([-gx, -gy, np.ones_like(gx)], -1)
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True)
    key = np.array([-0.5, -0.55, 0.68])
    key /= np.linalg.norm(key)
    half = key + [0, 0, 1]
    half /= np.linalg.norm(half)
    # Light wanders inside balm, so shadows are soft and warm.
    lit = gaussian_filter(np.clip((normal @ key + 0.55) / 1.55, 0, 1), 3)[..., None]
    warm = linear("#f3ead8") * lit + linear("#d9b98e") * 0.22 * (1 - lit)
    shine = 0.34 * np.clip(normal @ half, 0, 1) ** 60 + 0.10 * np.clip(normal @ half, 0, 1) ** 12
    return to_rgb(np.clip(warm * 1.02 + shine[..., None] * [1, 0.98, 0.94], 0, 1) ** (1 / 2.2))


def drops(tint, seed):
    """A few drops on paper: deep in the middle, bright where the light gathers, their shadows in their own colour."""
    w, h = SIZE
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    rng = np.random.default_rng(seed)
    out = np.ones((h, w, 3)) * linear("#efece6") * (1.02 - 0.10 * (x / w) - 0.06 * (y / h))[..., None]
    own = linear(tint)
    placed = []
    for radius in (285, 150, 118, 84, 66, 52, 40, 34, 26, 22, 18, 15, 12, 11, 9):
        for _ in range(400):
            cx, cy = rng.uniform(0.12, 0.88) * w, rng.uniform(0.10, 0.90) * h
            if all(np.hypot(cx - a, cy - b) > (radius + c) * 1.16 for a, b, c in placed):
                break
        placed.append((cx, cy, radius))
    for cx, cy, radius in placed:
        out = drop(out, x - cx, y - cy, radius, own, rng.uniform(0, 6, 3))
    grain = np.random.default_rng(1).normal(size=(h, w, 1)) * 0.004
    return to_rgb(np.clip(out, 0, 1) ** (1 / 2.2) + grain)


def drop(ground, dx, dy, radius, own, phases):
    turn = np.arctan2(dy, dx)
    wobble = 1 + sum(0.022 / k * np.sin((k + 1) * turn + p) for k, p in enumerate(phases, 1))
    d = np.hypot(dx, dy) / (radius * wobble)
    on = np.clip((1 - d) * radius / 1.6, 0, 1)[..., None]
    spot = lambda u, v, size: np.exp(-(((dx / radius - u) ** 2 + (dy / radius - v) ** 2) / size**2))[..., None]
    cast = np.clip(1.22 - np.hypot(dx - 0.20 * radius, dy - 0.22 * radius) / radius, 0, 0.4)[..., None] / 0.4
    ground = ground * (1 - 0.55 * cast * (1 - own) * (1 - 0.5 * spot(0.62, 0.66, 0.34)))
    deep = np.sqrt(np.clip(1 - d**2, 0, 1))[..., None]
    through = ground * np.exp(-(1.25 * deep + 0.18) * (1 - own) * 1.1)
    inside = through * (0.80 + 0.28 * np.clip((dx + dy) / radius, -1, 1)[..., None])
    inside = inside + own * 0.55 * spot(0.42, 0.46, 0.36) - 0.10 * np.clip((d - 0.80) / 0.2, 0, 1)[..., None] * own
    inside = inside + 0.95 * spot(-0.40, -0.46, 0.13) + 0.22 * spot(-0.28, -0.58, 0.10)
    return ground * (1 - on) + np.clip(inside, 0, 1) * on


def main():
    lettering.labels(DATA, scale=2)
    at = lambda name: Image.open(os.path.join(DATA, f"label_{name}.png"))
    save(label_before(liquid("#f08a2c", "#6b2408", 4), at("perfume"), 1010), "perfume-amber-detail")
    save(label_before(liquid("#a9bf4e", "#2f4212", 7), at("oil"), 960), "bath-oil-fern-detail")
    save(label_before(liquid("#f4f1ea", "#b9b2a4", 9), at("jar"), 1060), "hand-balm-salt-detail")
    save(drops("#f0913a", 3), "perfume-amber-close")
    save(drops("#9db43c", 8), "bath-oil-fern-close")
    save(balm(), "hand-balm-salt-close")


if __name__ == "__main__":
    main()
