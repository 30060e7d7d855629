"""Trousers: a hip tube that splits into two legs."""

import numpy as np
from body import body_xy, legs_sdf
from simulation import run, save


def trousers(
    name="trousers", M=64, K=14, hem=0.66, thigh=0.70, waist_z=1.05, zc=0.755, zb=0.06, rows=24, lrows=58, bend=6e-6
):
    """Hip tube that splits into two leg tubes sharing a crotch seam; rest shape is that 3D form."""
    n = 2 * M
    th = np.arange(n) * 2 * np.pi / n
    V = []
    for i in range(rows):  # waist -> crotch
        z = waist_z + (zc - waist_z) * i / (rows - 1)
        f = i / (rows - 1)
        V.append(body_xy(np.full(n, max(z, 0.84)), th, 0.008 + 0.020 * f**1.5) * [1, 1, 0] + [0, 0, z])
    up = np.array(V)
    ring = up[-1]
    fc, bc = ring[0], ring[M]
    t = np.linspace(0, 1, K + 1)[1:-1]
    Q = fc + (bc - fc) * t[:, None]
    Q[:, 2] -= 0.045 * np.sin(np.pi * t) ** 0.6  # front -> back under the crotch
    verts = [up.reshape(-1, 3), Q]
    nu = rows * n
    quads = []
    for i in range(rows - 1):
        for j in range(n):
            q, r = i * n + j, i * n + (j + 1) % n
            quads.append((q, r, r + n, q + n))
    base = nu + len(Q)
    last = (rows - 1) * n
    topd = np.concatenate([np.repeat(np.linspace(0, waist_z - zc, rows), n), np.full(len(Q), 0.3)])
    hemd = np.full(len(topd), 0.69)
    for side in (1, -1):
        if side == 1:
            r0 = [last + j for j in range(M + 1)] + [nu + k for k in range(K - 2, -1, -1)]
        else:
            r0 = [last + (M + j) % n for j in range(M + 1)] + [nu + k for k in range(K - 1)]
        P0 = np.concatenate(verts)[r0]
        m = len(r0)
        R = [P0]
        c0 = P0[:, :2].mean(0)
        ang = np.unwrap(np.arctan2(P0[:, 1] - c0[1], P0[:, 0] - c0[0]))
        d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(np.concatenate([P0, P0[:1]]), axis=0), axis=1))]
        ph = ang[0] + np.sign(ang[-1] - ang[0]) * 2 * np.pi * d[:-1] / d[-1]
        for i in range(1, lrows + 1):
            f = i / lrows
            g = min(1, f / 0.22)
            g = g * g * (3 - 2 * g)
            rr = (thigh + (hem - thigh) * f) / 2 / np.pi
            ax = side * (0.105 + 0.02 * f)
            C = np.stack([ax + rr * 0.93 * np.cos(ph), 0.004 + rr * 1.07 * np.sin(ph)], 1)
            xy = P0[:, :2] * (1 - g) + C * g
            z = P0[:, 2] * (1 - f) + zb * f
            R.append(np.c_[xy, z])
        R = np.array(R)[1:]
        verts.append(R.reshape(-1, 3))
        prev = r0
        for i in range(lrows):
            cur = [base + i * m + j for j in range(m)]
            for j in range(m):
                q, r = j, (j + 1) % m
                quads.append((prev[q], prev[r], cur[r], cur[q]))
            prev = cur
        base += lrows * m
        topd = np.r_[topd, np.full(lrows * m, 0.4)]
        hemd = np.r_[hemd, np.repeat(0.69 * (1 - np.arange(1, lrows + 1) / lrows), m)]
    X = np.concatenate(verts)
    q = np.array(quads)
    alt = np.arange(len(q)) % 2
    T = np.where(
        alt[:, None, None] == 0,
        np.stack([q[:, [0, 1, 2]], q[:, [0, 2, 3]]], 1),
        np.stack([q[:, [0, 1, 3]], q[:, [1, 2, 3]]], 1),
    ).reshape(-1, 3)
    rng = np.random.default_rng(3)
    x = X + rng.normal(0, 0.001, X.shape)
    x[: 3 * n] = X[: 3 * n]
    v = run(
        x,
        T,
        X,
        pins=range(3 * n),
        frames=150,
        body=legs_sdf(),
        bend=bend,
        thick=0.008,
        grav=8.0,
        compress=5e-6,
        skin=0.005,
    )
    uv = np.stack([np.arctan2(X[:, 0], -X[:, 1]) * 0.16, X[:, 2]], 1)
    save(name, v, q, uv, top=topd, hem=hemd)
