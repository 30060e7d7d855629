"""Clothes that are one tube of cloth from the start: skirts and slip dresses."""

import os
import numpy as np
from body import body_sdf, body_xy
from paths import SIM
from simulation import run, save


def tube_mesh(m, n):
    q = []
    for i in range(m):
        for j in range(n):
            a, b = i * n + j, i * n + (j + 1) % n
            q.append((a, b, b + n, a + n))
    q = np.array(q)
    alt = (np.arange(len(q)) // n + np.arange(len(q)) % n) % 2
    t = np.where(
        alt[:, None, None] == 0,
        np.stack([q[:, [0, 1, 2]], q[:, [0, 2, 3]]], 1),
        np.stack([q[:, [0, 1, 3]], q[:, [1, 2, 3]]], 1),
    ).reshape(-1, 3)
    return q, t


def tube_uv(rest, quads, s):
    """Per-corner UVs in metres for a tube: u = angle * local radius, seam at the centre back."""
    m1, n = s.shape
    circ = np.linalg.norm(np.roll(rest, -1, 1) - rest, axis=2).sum(1)
    j = quads % n
    i = quads // n
    th = j * 2 * np.pi / n
    th = np.where(th >= np.pi - 1e-9, th - 2 * np.pi, th)
    j0 = j[:, :1]
    t0 = j0 * 2 * np.pi / n
    t0 = np.where(t0 >= np.pi - 1e-9, t0 - 2 * np.pi, t0)
    th = np.where(j == j0, t0, t0 + 2 * np.pi / n)
    return np.stack([th / 2 / np.pi * circ[i], -s[i, j]], -1)


def skirt(
    name,
    length=0.72,
    hem=1.75,
    waist_z=1.035,
    m=46,
    n=112,
    bend=5e-6,
    frames=150,
    nf=7,
    amp=0.02,
    wind=0.0,
    hipz=0.19,
    curve=1.0,
    thick=0.009,
):
    """Tube whose rest circumference runs waist -> hip (body + ease) -> hem (metres)."""
    B = body_sdf()
    s = np.linspace(0, length, m + 1)[:, None]
    th = (np.arange(n) * 2 * np.pi / n)[None]
    z = waist_z - s + 0 * th
    base = body_xy(np.maximum(z, 0.84), th, 0.006 + 0.004 * np.minimum(1, s / 0.04))
    k = np.maximum(0, s - hipz) / (length - hipz)
    grow = (hem / (2 * np.pi) - 0.155) * k**curve
    rad = base.copy()
    rad[..., 2] = 0
    u = rad / np.linalg.norm(rad, axis=2, keepdims=True)
    rest = base + u * grow[..., None]
    rest[..., 2] = z
    rng = np.random.default_rng(4)
    ph = rng.uniform(0, 6.28, 4)
    wob = (
        amp
        * (np.sin(nf * th + ph[0]) + 0.5 * np.sin((nf + 3) * th + ph[1]) + 0.35 * np.sin((nf - 2) * th + ph[2]))
        * np.minimum(1, k / 0.35)
    )
    x = base + u * (grow * 0.8 + wob)[..., None]
    x[..., 2] = z
    q, t = tube_mesh(m, n)
    R = rest.reshape(-1, 3)
    v = run(
        x.reshape(-1, 3),
        t,
        R,
        pins=range(3 * n),
        frames=frames,
        body=B,
        bend=bend,
        wind=wind,
        thick=thick,
    )
    uv = tube_uv(rest, q, s + 0 * th)
    save(name, v, q, uv, top=(s + 0 * th).ravel(), hem=(length - s + 0 * th).ravel())


def slipdress(name="slipdress", m=74, n=132, frames=170, zhem=0.33, hem=2.05, wind=0.0):
    """Bias slip with cowl: tube on the body; four strap points pinned, front edge given slack."""
    z0 = 1.318
    th = np.arange(n) * 2 * np.pi / n
    a = np.abs(np.where(th < np.pi, th, th - 2 * np.pi))
    top = np.where(a < 0.62, z0, z0 - 0.105 * np.clip((a - 0.62) / 0.95, 0, 1) ** 0.7)
    ab = np.abs(th - np.pi)
    top = np.where(a > np.pi / 2, z0 - 0.105 - 0.05 * (1 - np.clip(ab / (np.pi / 2), 0, 1)), top)
    t = np.linspace(0, 1, m + 1)[:, None]
    z = top[None] + (zhem - top[None]) * t
    s = top[None] - z
    ease = 0.006 + 0.007 * np.exp(-(((z - 1.05) / 0.08) ** 2))
    base = body_xy(np.maximum(z, 0.84), th[None] + 0 * z, ease)
    rad = base.copy()
    rad[..., 2] = 0
    u = rad / np.linalg.norm(rad, axis=2, keepdims=True)
    k = np.clip((0.86 - z) / (0.86 - zhem), 0, 1)
    grow = (hem / 2 / np.pi - 0.155) * k
    rng = np.random.default_rng(2)
    ph = rng.uniform(0, 6.28, 3)
    wob = (
        0.018
        * (np.sin(7 * th + ph[0]) + 0.5 * np.sin(10 * th + ph[1]) + 0.4 * np.sin(4 * th + ph[2]))[None]
        * np.minimum(1, k / 0.4)
    )
    cowl = np.where(a < 0.62, np.cos(np.minimum(a, 0.62) / 0.62 * np.pi / 2) ** 1.5, 0)[None] * np.exp(
        -((s / 0.11) ** 2)
    )
    rest = base + u * grow[..., None]
    rest[..., 2] = z
    rest[..., 1] -= 0.085 * cowl
    x = base + u * (grow * 0.85 + wob)[..., None]
    x[..., 2] = z
    x[..., 1] -= 0.085 * cowl
    q, T = tube_mesh(m, n)
    pf = [j for j in range(n) if abs(a[j] - 0.62) < 0.03]
    pb = [j for j in range(n) if abs(a[j] - 2.62) < 0.03]
    pins = pf + pb
    # whole back/side edge is held by the body; pin it lightly by fixing the top row outside the cowl
    pins += [j for j in range(n) if a[j] > 0.75]
    v = run(
        x.reshape(-1, 3),
        T,
        rest.reshape(-1, 3),
        pins=pins,
        frames=frames,
        body=body_sdf(),
        bend=1.2e-5,
        thick=0.007,
        wind=wind,
        grav=7.0,
        stretch=4e-7,
        compress=4e-6,
    )
    save(name, v, q, tube_uv(rest, q, s), top=s.ravel(), hem=((1 - t) * (z0 - zhem) + 0 * s).ravel())
    np.savez(os.path.join(SIM, name + "_pins.npz"), front=v[pf], back=v[pb])
