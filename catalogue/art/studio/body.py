"""The body that clothes are draped on: a form of 170 cm, and its signed distance field for the simulation."""

import math
import os
import numpy as np
from scipy.ndimage import gaussian_filter, gaussian_filter1d
from scipy.spatial import cKDTree
from paths import SIM

# z, half width, half depth front, back, y offset
RINGS = np.array(
    [
        (0.00, 0.10, 0.07, 0.07, 0),
        (0.45, 0.125, 0.085, 0.085, 0),
        (0.62, 0.150, 0.100, 0.105, 0),
        (0.74, 0.168, 0.102, 0.118, 0),
        (0.84, 0.176, 0.100, 0.125, 0),
        (0.92, 0.162, 0.093, 0.112, 0),
        (0.98, 0.142, 0.087, 0.098, 0),
        (1.04, 0.122, 0.084, 0.086, 0),
        (1.10, 0.128, 0.092, 0.088, 0),
        (1.16, 0.142, 0.104, 0.094, 0),
        (1.22, 0.150, 0.112, 0.098, 0),
        (1.28, 0.155, 0.104, 0.100, 0),
        (1.33, 0.160, 0.088, 0.096, 0.004),
        (1.37, 0.155, 0.066, 0.080, 0.010),
        (1.40, 0.115, 0.056, 0.064, 0.014),
        (1.43, 0.068, 0.054, 0.054, 0.014),
        (1.55, 0.054, 0.052, 0.052, 0.006),
    ]
)
_Z = np.linspace(-0.05, 1.6, 331)
_R = np.stack([np.interp(_Z, RINGS[:, 0], RINGS[:, k]) for k in range(1, 5)], 1)

_R = gaussian_filter1d(_R, 5, axis=0)


def section(z):
    return [np.interp(z, _Z, _R[:, k]) for k in range(4)]


def body_xy(z, th, off=0.0, p=2.25):
    """Point on the body at height z, angle th (0 = front, -Y)."""
    z, th = np.broadcast_arrays(np.asarray(z, float), np.asarray(th, float))
    w, f, b, y0 = section(z)
    c, s = np.cos(th), np.sin(th)
    d = np.where(c > 0, f, b)
    x = np.sign(s) * np.abs(s) ** (2 / p) * (w + off)
    y = -np.sign(c) * np.abs(c) ** (2 / p) * (d + off)
    for sx in (-1, 1):
        y = y - np.where(c > 0, 0.032 * np.exp(-(((x - sx * 0.075) / 0.055) ** 2) - ((z - 1.215) / 0.055) ** 2), 0)
    return np.stack([x, y + y0, z], -1)


def body_sdf(arms=None, h=0.008, arm_r=1.0, foot=0.70):
    """foot: how far down the body is known when it has arms; long coats need more of it."""
    lo = np.array([-0.80 if arms else -0.32, -0.20 if arms else -0.30, foot if arms else -0.02])
    hi = np.array([0.80 if arms else 0.32, 0.20 if arms else 0.30, 1.56])
    nx, ny, nz = (np.ceil((hi - lo) / h)).astype(int) + 1
    gx, gy, gz = (lo[k] + h * np.arange(n) for k, n in enumerate((nx, ny, nz)))
    Z, Y, X = np.meshgrid(gz, gy, gx, indexing="ij")
    P = np.stack([X, Y, Z], -1).reshape(-1, 3)
    cache = os.path.join(SIM, "torso_%d_%d_%d.npy" % (nx, ny, nz))
    if os.path.exists(cache):
        sd = np.load(cache)
    else:
        sd = _torso(P)
        np.save(cache, sd)
    return _finish(sd, P, arms, arm_r, (nx, ny, nz), lo, h)


def _torso(P):
    zz = np.repeat(np.arange(0, 1.55, 0.005), 240)
    tt = np.tile(np.arange(240) * 2 * np.pi / 240, len(zz) // 240)
    surf = body_xy(zz, tt)
    d, _ = cKDTree(surf).query(P, workers=2, distance_upper_bound=0.12)
    d = np.minimum(d, 0.12)
    w, f, b, y0 = section(P[:, 2])
    yy = P[:, 1] - y0
    dep = np.where(yy < 0, f, b)
    bust = sum(
        0.032 * np.exp(-(((P[:, 0] - sx * 0.075) / 0.055) ** 2) - ((P[:, 2] - 1.215) / 0.055) ** 2) for sx in (-1, 1)
    )
    yb = np.where(yy < 0, np.minimum(yy + bust, 0), yy)
    inside = (np.abs(P[:, 0] / w) ** 2.25 + np.abs(yb / dep) ** 2.25) < 1
    return np.where(inside, -d, d)


def _finish(sd, P, arms, arm_r, dims, lo, h):
    nx, ny, nz = dims
    if arms is not None:
        a = math.radians(arms)
        for sx in (-1, 1):
            A = np.array([sx * 0.148, 0.012, 1.352])
            D = np.array([sx * math.sin(a), 0, -math.cos(a)])
            t = np.clip((P - A) @ D, 0, 0.60)
            r = np.interp(
                t, [0, 0.06, 0.15, 0.3, 0.45, 0.6], np.array([0.058, 0.055, 0.050, 0.044, 0.038, 0.032]) * arm_r
            )
            da = np.linalg.norm(P - (A + t[:, None] * D), axis=1) - r
            k = 0.03
            hh = np.clip(0.5 + 0.5 * (da - sd) / k, 0, 1)  # smooth union
            sd = da * (1 - hh) + sd * hh - k * hh * (1 - hh)
    sd = gaussian_filter(sd.reshape(nz, ny, nx), 0.8).astype(np.float32)
    return dict(n=(nx, ny, nz), o=lo, h=h, d=np.ascontiguousarray(sd))


def legs_sdf(h=0.008):
    """Hips + two separate legs, for trousers."""
    lo = np.array([-0.30, -0.26, -0.02])
    hi = np.array([0.30, 0.26, 1.16])
    nx, ny, nz = (np.ceil((hi - lo) / h)).astype(int) + 1
    g = [lo[k] + h * np.arange(n) for k, n in enumerate((nx, ny, nz))]
    Z, Y, X = np.meshgrid(g[2], g[1], g[0], indexing="ij")
    P = np.stack([X, Y, Z], -1).reshape(-1, 3)
    cache = os.path.join(SIM, "legs_torso.npy")
    if os.path.exists(cache):
        sd = np.load(cache)
    else:
        sd = _torso(P)
        np.save(cache, sd)
    sd = np.maximum(sd, 0.76 - P[:, 2])
    for sx in (-1, 1):
        A, Bq = np.array([sx * 0.088, 0, 0.82]), np.array([sx * 0.098, 0.01, 0.05])
        D = Bq - A
        t = np.clip((P - A) @ D / (D @ D), 0, 1)
        r = np.interp(t, [0, 0.15, 0.5, 0.6, 1], [0.088, 0.084, 0.056, 0.054, 0.038])
        da = np.linalg.norm(P - (A + t[:, None] * D), axis=1) - r
        k = 0.03
        q = np.clip(0.5 + 0.5 * (da - sd) / k, 0, 1)
        sd = da * (1 - q) + sd * q - k * q * (1 - q)
    return dict(
        n=(nx, ny, nz),
        o=lo,
        h=h,
        d=np.ascontiguousarray(gaussian_filter(sd.reshape(nz, ny, nx), 0.8).astype(np.float32)),
    )
