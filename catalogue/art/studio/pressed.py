"""Knife pleats, which are pressed and not draped, and a silk square hung by its edge."""

import numpy as np
from body import body_xy
from simulation import run, save
from tubes import tube_mesh, tube_uv


def pleated(name="pleated", length=0.78, hem=1.42, count=46, rows=64, waist_z=1.035, band=0.036):
    """Knife pleats are pressed, not draped: built as geometry. Each pleat is a face that slopes under its neighbour, an
    underlay and a return, so the edges really overlap. A flat waistband covers where they start."""
    profile = np.array(
        [
            (0, 1),
            (0.18, 0.92),
            (0.4, 0.79),
            (0.62, 0.66),
            (0.84, 0.54),
            (1.0, 0.45),
            (1.22, 0.30),
            (1.42, 0.14),
            (1.47, 0.10),
            (1.46, 0.17),
            (1.34, 0.36),
            (1.18, 0.64),
            (1.07, 0.86),
            (1.01, 0.97),
        ]
    )
    k = len(profile)
    n = k * count
    pleat = 2 * np.pi / count
    s = np.linspace(0.018, length, rows + 1)[:, None]
    j = np.arange(n)[None]
    phase, depth = profile[j % k, 0], profile[j % k, 1]
    z = waist_z - s + 0 * phase
    open_ = np.clip((s - 0.10) / (length - 0.10), 0, 1)
    rng = np.random.default_rng(5)
    own = rng.uniform(-1, 1, (2, count))[:, (j // k)[0]]
    lean = 0.30 * own[0] * open_**1.5 + 0.25 * np.sin(3 * j / k * pleat + 1) * open_
    th = (j // k + phase * (1 - 0.30 * open_ * np.maximum(phase - 1, 0)) + lean) * pleat
    grow = (hem / 2 / np.pi - 0.155) * np.maximum(0, s - 0.17) / (length - 0.17)
    base = body_xy(np.maximum(z, 0.84), th, 0.007)
    u = base * [1, 1, 0]
    u /= np.linalg.norm(u, axis=2, keepdims=True)
    wave = 0.010 * np.sin(5 * th + 0.8) * open_ + 0.006 * np.sin(9 * th) * open_
    deep = (0.0035 + 0.018 * open_**0.9) * (1 + 0.22 * own[1] * open_)
    v = base + u * (grow + wave + deep * (depth - 0.5))[..., None]
    v[..., 2] = z
    quads, _ = tube_mesh(rows, n)
    along = np.concatenate(
        [
            [0],
            np.cumsum(np.hypot(np.diff(np.r_[profile[:, 0], 2.0]) * 0.028, np.diff(np.r_[profile[:, 1], 1.0]) * 0.012)),
        ]
    )
    col = quads % n
    start = col[:, :1]
    step = np.where(col == start, 0, 1)
    uu = along[(start % k) + step] + (start // k) * along[-1]
    uv = np.stack([uu, -(s + 0 * phase)[quads // n, col]], -1)
    # waistband
    m, nb = 6, 160
    sb = np.linspace(-0.002, band, m + 1)[:, None]
    tb = np.arange(nb)[None] * 2 * np.pi / nb
    b = body_xy(waist_z - sb + 0 * tb, tb + 0 * sb, 0.0135)
    qb, _ = tube_mesh(m, nb)
    ub = tube_uv(b, qb, sb + 0 * tb)
    top = np.r_[np.full(v[..., 0].size, 0.5), (sb + 0.002 + 0 * tb).ravel()]
    hemd = np.r_[(length - s + 0 * phase).ravel(), np.full(b[..., 0].size, 0.5)]
    save(
        name,
        np.concatenate([v.reshape(-1, 3), b.reshape(-1, 3)]),
        np.concatenate([quads, qb + v[..., 0].size]),
        np.concatenate([uv, ub]),
        top=top,
        hem=hemd,
    )


def scarf(name="scarf", n=84, size=0.90, pleats=3.5, width=0.30):
    """Square silk hung by its gathered top edge."""
    u = np.linspace(0, 1, n + 1)
    U, Vv = np.meshgrid(u, u)
    rest = np.stack([U.ravel() * size, -Vv.ravel() * size], 1)
    # zig-zag top edge of true length `size` folded to `width`
    t = np.linspace(0, 1, 4001)
    lo, hi = 0, 0.2
    for _ in range(40):
        A = (lo + hi) / 2
        c = np.stack([width * t, A * np.sin(2 * np.pi * pleats * t) * (1 + 0.25 * np.sin(5 * t))], 1)
        L = np.linalg.norm(np.diff(c, axis=0), axis=1).sum()
        lo, hi = (A, hi) if L < size else (lo, A)
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(c, axis=0), axis=1))] / L
    ex, ey = np.interp(u, s, c[:, 0]) - width / 2, np.interp(u, s, c[:, 1])
    fan = 1 + 0.55 * Vv
    x = np.stack(
        [ex[None] * fan, ey[None] * (1 + 0 * Vv) * (1 - 0.25 * Vv), 1.3 - Vv * size * (0.98 + 0 * U)], -1
    ).reshape(-1, 3)
    q = np.array(
        [
            (i * (n + 1) + j, i * (n + 1) + j + 1, (i + 1) * (n + 1) + j + 1, (i + 1) * (n + 1) + j)
            for i in range(n)
            for j in range(n)
        ]
    )
    alt = np.arange(len(q)) % 2
    T = np.where(
        alt[:, None, None] == 0,
        np.stack([q[:, [0, 1, 2]], q[:, [0, 2, 3]]], 1),
        np.stack([q[:, [0, 1, 3]], q[:, [1, 2, 3]]], 1),
    ).reshape(-1, 3)
    v = run(x, T, rest, pins=range(n + 1), frames=140, bend=4e-6, thick=0.007, grav=6.0, wind=0.5)
    save(name, v, q, rest / size, hem=np.minimum.reduce([U, 1 - U, Vv, 1 - Vv]).ravel() * size)
