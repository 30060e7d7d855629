#!/usr/bin/python3
"""Tileable fabric height maps and prints, drawn with numpy only -> tex/*.png"""

import os
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter
from paths import TEX

os.makedirs(TEX, exist_ok=True)
rng = np.random.default_rng(7)


def save(n, a):
    Image.fromarray((np.clip(a, 0, 1) * 255 + 0.5).astype(np.uint8)).save(os.path.join(TEX, n))


def noise(n, s, m=None):
    a = rng.normal(size=(n, m or n))
    a = gaussian_filter(a, s, mode="wrap")
    return (a - a.min()) / (a.max() - a.min())


def grid(n):
    y, x = np.mgrid[0:n, 0:n] / n
    return x, y


def knit(cols=8, rows=10, n=1024):
    """Stockinette: each stitch a V of two slanted yarn loops."""
    x, y = grid(n)
    u = x * cols
    fu = u - np.floor(u)
    h = np.zeros((n, n))
    for side in (0, 1):
        c = 0.27 if side == 0 else 0.73
        d = (fu - c) / 0.24
        slope = -1.15 if side == 0 else 1.15
        v = y * rows + slope * (fu - 0.5)
        fv = v - np.floor(v) - 0.5
        # yarn body: elongated ellipse slanted to the V
        r = (d**2) + (fv / 0.56) ** 2
        yarn = np.sqrt(np.clip(1 - r, 0, 1))
        tw = 0.06 * np.sin((fv * 16 + d * 5 * (1 if side else -1)))
        h = np.maximum(h, yarn * (1 + tw))
    h = h + 0.10 * (noise(n, 1.0) - 0.5) + 0.1 * (noise(n, (10, 3)) - 0.5)
    return gaussian_filter(np.clip(h, 0, 1.1) / 1.1, 0.7, mode="wrap")


def twill(n=512, k=16):
    x, y = grid(n)
    a = x * k + y * k
    w = 0.5 + 0.5 * np.sin(2 * np.pi * a)
    seg = 0.5 + 0.5 * np.sin(2 * np.pi * (y * k * 2 - x * k))
    h = w**0.8 * (0.7 + 0.3 * seg)
    return np.clip(h * 0.85 + 0.25 * (noise(n, (3, 0.6)) - 0.3) + 0.12 * (noise(n, 0.7) - 0.5), 0, 1)


def weave(n=512, k=12, slub=0.25):
    x, y = grid(n)
    X, Y = x * k, y * k
    ch = (np.floor(X) + np.floor(Y)) % 2
    wu = np.sin(np.pi * (X % 1))
    wv = np.sin(np.pi * (Y % 1))
    h = np.where(
        ch > 0, wu**0.6 * (0.55 + 0.45 * np.sin(np.pi * (Y % 1))), wv**0.6 * (0.55 + 0.45 * np.sin(np.pi * (X % 1)))
    )
    s = slub * (noise(n, (1.2, 26)) - 0.5) + slub * (noise(n, (26, 1.2)) - 0.5)
    return np.clip(h * 0.8 + s + 0.1 * (noise(n, 0.6) - 0.5) + 0.1, 0, 1)


def satin(n=512, k=40):
    x, y = grid(n)
    h = 0.5 + 0.25 * np.sin(2 * np.pi * (y * k + 0.15 * np.sin(2 * np.pi * x * 5))) + 0.5 * (noise(n, (0.8, 12)) - 0.5)
    return np.clip(h, 0, 1)


def cable(n=1536):
    """One wide cable at the edge of the tile (so at the garment's centre), a narrow rope amid it, purl between."""
    x, y = grid(n)
    fine = knit(24, 26, n)
    ground = 0.10 + 0.12 * rib_purl(x, y)
    h = ground
    for centre, half, period, strands in ((0.0, 0.20, 0.5, 3), (0.5, 0.085, 0.25, 2)):
        q = ((x - centre + 0.5) % 1 - 0.5) / half
        body = np.zeros_like(x)
        for k in range(strands):
            ph = 2 * np.pi * (y / period + k / strands)
            c = 0.62 * np.sin(ph)
            lift = 0.72 + 0.28 * np.cos(ph)
            r = (q - c) / 0.42
            body = np.maximum(body, np.sqrt(np.clip(1 - r * r, 0, 1)) * lift)
        h = np.maximum(h, body * (0.78 + 0.22 * fine))
    return np.clip(gaussian_filter(h, 0.8, mode="wrap"), 0, 1)


def rib_purl(x, y, rows=30):
    return 0.5 + 0.5 * np.sin(2 * np.pi * (y * rows + 0.12 * np.sin(2 * np.pi * x * 40)))


def felt(n=512):
    a = 0.5 * noise(n, 1.2) + 0.3 * noise(n, (1, 6)) + 0.3 * noise(n, (6, 1))
    return (a - a.min()) / (a.max() - a.min())


def scarf_print(name, bg, ink, acc, seed=1, n=1400):
    """Botanical foulard: scattered leaf sprigs inside a double border (supersampled by blur threshold)."""
    r = np.random.default_rng(seed)
    y, x = np.mgrid[0:n, 0:n] / n
    hexc = lambda h: np.array([int(h[i : i + 2], 16) for i in (1, 3, 5)], float)
    im = np.ones((n, n, 3)) * hexc(bg)
    e = np.minimum.reduce([x, 1 - x, y, 1 - y])

    def paint(m, c):
        im[:] = im * (1 - m[..., None]) + hexc(c) * m[..., None]

    sm = lambda d, w=0.0012: np.clip(0.5 - d / w, 0, 1)

    def leaf(cx, cy, a, L, W, c):
        dx, dy = x - cx, y - cy
        u = (dx * np.cos(a) + dy * np.sin(a)) / L
        v = -dx * np.sin(a) + dy * np.cos(a)
        w = W * np.sin(np.pi * np.clip(u, 0, 1)) ** 0.8
        paint(sm(np.abs(v) - w) * (u > 0) * (u < 1), c)
        paint(sm(np.abs(v) - 0.0008) * (u > 0.05) * (u < 0.95), bg)

    pts = []
    for _ in range(4000):
        p = r.uniform(0.12, 0.88, 2)
        if all(np.hypot(*(p - q)) > 0.105 for q in pts):
            pts.append(p)
    for p in pts:
        a0 = r.uniform(0, 6.28)
        k = r.integers(4, 7)
        c1 = ink if r.random() < 0.72 else acc
        for q in range(k):
            leaf(p[0], p[1], a0 + (q - k / 2) * 0.62, r.uniform(0.035, 0.055), r.uniform(0.006, 0.010), c1)
        paint(sm(np.hypot(x - p[0], y - p[1]) - 0.006), acc if c1 == ink else ink)
    m = e < 0.085
    paint(m * 1.0, ink)
    paint(((e > 0.062) & (e < 0.066)) * 1.0, bg)
    paint(((e > 0.085) & (e < 0.089)) * 1.0, acc)
    paint((e < 0.012) * 1.0, acc)
    k = 40
    band = ((x + y) * k) % 1
    paint(((e > 0.022) & (e < 0.052) & (np.abs(band - 0.5) < 0.12)) * 1.0, bg)
    Image.fromarray(np.clip(gaussian_filter(im, (0.6, 0.6, 0)), 0, 255).astype(np.uint8)).save(os.path.join(TEX, name))


def floral(name, bg, cols, seed=3, n=1024, k=46):
    """Tileable scattered small flowers (dress print)."""
    r = np.random.default_rng(seed)
    hexc = lambda h: np.array([int(h[i : i + 2], 16) for i in (1, 3, 5)], float)
    im = np.ones((n, n, 3)) * hexc(bg)
    y, x = np.mgrid[0:n, 0:n] / n
    pts = []
    for _ in range(6000):
        p = r.uniform(0, 1, 2)
        if all(np.hypot(*(np.abs(p - q) - np.round(np.abs(p - q)))) > 0.115 for q in pts):
            pts.append(p)
    for p in pts:
        dx = (x - p[0] + 0.5) % 1 - 0.5
        dy = (y - p[1] + 0.5) % 1 - 0.5
        rr = np.hypot(dx, dy)
        a = np.arctan2(dy, dx) + r.uniform(0, 6)
        R = r.uniform(0.026, 0.046)
        pet = r.integers(5, 7)
        f = R * (0.62 + 0.38 * np.abs(np.cos(a * pet / 2)))
        m = np.clip(0.5 + (f - rr) / 0.003, 0, 1)
        c = cols[r.integers(len(cols))]
        im = im * (1 - m[..., None]) + hexc(c) * m[..., None]
        m = np.clip(0.5 + (R * 0.24 - rr) / 0.003, 0, 1)
        im = im * (1 - m[..., None]) + hexc("#e0b45c") * m[..., None]
        for q in range(2):
            b = r.uniform(0, 6.28)
            u = (dx * np.cos(b) + dy * np.sin(b) - R * 0.9) / 0.04
            v = -dx * np.sin(b) + dy * np.cos(b)
            m = (np.abs(v) < 0.009 * np.sin(np.pi * np.clip(u, 0, 1))) & (u > 0) & (u < 1)
            im = np.where(m[..., None], hexc("#5d6b4a"), im)
    Image.fromarray(np.clip(gaussian_filter(im, (0.7, 0.7, 0), mode="wrap"), 0, 255).astype(np.uint8)).save(
        os.path.join(TEX, name)
    )


def trouser_drawing(name, jeans, n=3000):
    """Seams, stitches and pockets of trousers, drawn on their unrolled cloth (u = angle round the body, v = height):
    red = thread, green = height, blue = wear. 1.0053 x 1.06 m."""
    from PIL import ImageDraw

    W, H = int(1.0053 * n), int(1.06 * n)
    P = lambda u, z: ((u + 0.50265) * n, (1.06 - z) * n)
    thread, seam, patch = (Image.new("L", (W, H), 0) for _ in range(3))
    dt, ds, dp = (ImageDraw.Draw(i) for i in (thread, seam, patch))

    def stitch(pts, gap=12, dash=9):
        q = np.array([P(*p) for p in pts])
        d = np.r_[0, np.cumsum(np.hypot(*np.diff(q, axis=0).T))]
        at = lambda t: (np.interp(t, d, q[:, 0]), np.interp(t, d, q[:, 1]))
        for t in np.arange(0, d[-1], gap):
            dt.line([at(t), at(min(t + dash, d[-1]))], fill=255, width=4)

    def line(pts, w=5):
        ds.line([P(*p) for p in pts], fill=255, width=w)

    def shift(pts, du, dz=0):
        return [(u + du, z + dz) for u, z in pts]

    arc = lambda u0, z0, u1, z1, b, k=24: [
        (u0 + (u1 - u0) * t, z0 + (z1 - z0) * t - b * np.sin(np.pi * t)) for t in np.linspace(0, 1, k)
    ]
    side = lambda sx: [(sx * 0.2513, z) for z in np.linspace(0.02, 1.012, 40)]
    line([(0, z) for z in np.linspace(0.74, 1.012, 20)])
    line([(-0.5, 1), (-0.5, 0.76)])
    line([(0.5, 1), (0.5, 0.76)])
    for sx in (-1, 1):
        line(side(sx))
        if jeans:
            stitch(shift(side(sx), -0.006 * sx))
            pocket = arc(sx * 0.105, 1.012, sx * 0.2513, 0.945, 0.028)
            line(pocket, 7)
            stitch(shift(pocket, 0, 0.006))
            stitch(shift(pocket, 0, 0.012))
            cx = sx * 0.385
            back = [(cx - 0.068, 0.925), (cx + 0.068, 0.925), (cx + 0.060, 0.80), (cx, 0.775), (cx - 0.060, 0.80)]
            dp.polygon([P(*q) for q in back], fill=255)
            stitch([(cx + (u - cx) * 0.92, z - 0.006 if z > 0.9 else z + 0.008) for u, z in back + back[:1]])
            stitch([(cx + (u - cx) * 0.82, z - 0.014 if z > 0.9 else z + 0.016) for u, z in back + back[:1]])
            yoke = [(sx * 0.2513, 0.985), (sx * 0.5, 0.945)]
            line(yoke)
            stitch(shift(yoke, 0, -0.006))
            stitch(shift(yoke, 0, -0.012))
        else:
            line([(sx * 0.2513, 0.985), (sx * 0.215, 0.985), (sx * 0.225, 0.845), (sx * 0.2513, 0.83)], 4)
            line([(sx * 0.40, 1.012), (sx * 0.405, 0.93)], 4)
            line([(sx * 0.36, 0.915), (sx * 0.44, 0.908)], 9)
    if jeans:
        fly = [(0.0 + 0.032, 1.012), (0.033, 0.88), (0.024, 0.845), (0.002, 0.825)]
        stitch(fly)
        stitch(shift(fly, 0.006))
        stitch([(-0.006, z) for z in np.linspace(0.77, 1.012, 10)])
        stitch([(-0.494, z) for z in np.linspace(0.78, 0.94, 10)])
        for z in (1.017, 1.046):
            stitch([(u, z) for u in np.linspace(-0.5, 0.5, 60)])
    else:
        line([(0.0 + 0.030, 1.012), (0.030, 0.88), (0.0, 0.83)], 3)
    t, q, p = (gaussian_filter(np.asarray(i, float) / 255, r) for i, r in ((thread, 1.0), (seam, 2.2), (patch, 2.0)))
    y, x = np.mgrid[0:H, 0:W]
    u, z = x / n - 0.50265, 1.06 - y / n
    front = np.exp(-(((np.abs(u) - 0.11) / 0.055) ** 2)) * np.exp(-(((z - 0.55) / 0.22) ** 2))
    whisk = sum(
        np.exp(-(((z - (0.845 - 0.035 * i) - 0.22 * (np.abs(u) - 0.07)) / 0.006) ** 2))
        * np.exp(-(((np.abs(u) - 0.085) / 0.05) ** 2))
        for i in range(4)
    )
    wear = (
        np.clip(
            front * 0.8
            + 0.25 * whisk
            + 0.7 * np.exp(-(((np.abs(u) - 0.39) / 0.06) ** 2) - ((z - 0.78) / 0.12) ** 2)
            + 0.5 * gaussian_filter(q, 9) * 2,
            0,
            1,
        )
        if jeans
        else 0 * u
    )
    h = np.clip(
        0.4
        + 0.35 * p
        - 0.5 * q
        + 0.22 * t
        + (0.25 * np.exp(-(((np.abs(u) - 0.118) / 0.0035) ** 2)) * (z < 0.93) if not jeans else 0),
        0,
        1,
    )
    Image.fromarray((np.clip(np.stack([t, h, wear], 2), 0, 1) * 255).astype(np.uint8)).save(os.path.join(TEX, name))


# Those that take seconds come first; a print takes a minute on a busy core.
DRAWINGS = {
    "knit.png": lambda name: save(name, knit()),
    "twill.png": lambda name: save(name, twill()),
    "weave.png": lambda name: save(name, weave()),
    "linen.png": lambda name: save(name, weave(512, 14, 0.5)),
    "satin.png": lambda name: save(name, satin()),
    "felt.png": lambda name: save(name, felt()),
    # Jersey is a fine knit.
    "jersey.png": lambda name: save(name, knit(24, 30, 1024)),
    "cable.png": lambda name: save(name, cable()),
    "jeans.png": lambda name: trouser_drawing(name, True),
    "tailored.png": lambda name: trouser_drawing(name, False),
    "floral_a.png": lambda name: floral(name, "#26232a", ["#d9a3a0", "#e8d6c4", "#b8606a"]),
    "floral_b.png": lambda name: floral(name, "#efe7da", ["#a8443f", "#d98a6a", "#6f86a6"], 9),
    "meadow.png": lambda name: floral(name, "#c9d6bd", ["#f6f0df", "#e2b548", "#dd7f63", "#fbf7ee"], 17),
    "scarf_a.png": lambda name: scarf_print(name, "#efe6d6", "#1f3a4d", "#b5532f"),
    "scarf_b.png": lambda name: scarf_print(name, "#f0d6cc", "#4a1f3d", "#c98a2e", 5),
    "scarf_lagoon.png": lambda name: scarf_print(name, "#cfe0e2", "#1d5148", "#e07a5f", 11),
    "scarf_harbor.png": lambda name: scarf_print(name, "#dfe3e6", "#22314f", "#b3273a", 23),
    "scarf_saffron.png": lambda name: scarf_print(name, "#f3e3bd", "#5b3a1e", "#c4622d", 31),
}


def main():
    for name, draw in DRAWINGS.items():
        if not os.path.exists(os.path.join(TEX, name)):
            draw(name)
            print("drawn", name, flush=True)


if __name__ == "__main__":
    main()
