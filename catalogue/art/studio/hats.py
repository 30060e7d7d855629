"""Wide-brim felt hat with grosgrain band; coiled belt.  --item hat|belt --color --view front|angle|detail"""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
import materials
import shapes
import studio as S
from bags import stitches


def hat(color="#8a6a4c", band="#2a211c"):
    n = 128
    ox, oy = 1.0, 1.14
    prof = []  # (radius, z)
    for r in np.linspace(0.185, 0.092, 16):
        prof.append((r, 0.004 + 0.010 * ((r - 0.092) / 0.093) ** 2))
    prof += [
        (0.0885, 0.006),
        (0.0870, 0.012),
        (0.0860, 0.03),
        (0.0840, 0.055),
        (0.0800, 0.080),
        (0.0750, 0.098),
        (0.068, 0.1065),
        (0.058, 0.1095),
        (0.045, 0.1085),
        (0.03, 0.106),
        (0.015, 0.104),
        (0.002, 0.1035),
    ]
    rings = []
    for r, z in prof:
        rg = []
        for j in range(n):
            t = 2 * math.pi * j / n
            c, s = math.cos(t), math.sin(t)
            x, y = r * s * ox, -r * c * oy
            zz = z
            if r > 0.09:
                k = (r - 0.09) / 0.095
                zz += k**1.5 * (
                    0.018 * c * -1 * 0.3 + 0.012 * abs(s) ** 2 * 1.2 - 0.010 * c * c + 0.003 * math.sin(3 * t + 1)
                )
            if z > 0.05:
                h = min(1, (z - 0.05) / 0.055)
                # centre crease along y and front pinch
                zz -= (
                    0.024
                    * h
                    * math.exp(-((x / 0.022) ** 2))
                    * min(1, max(0, 1.15 - abs(y) / 0.085))
                    * (1 if r < 0.075 else 0.55)
                )
                pin = 0.016 * h * math.exp(-(((y + 0.055) / 0.030) ** 2)) * math.exp(-(((abs(x) - 0.05) / 0.03) ** 2))
                x -= math.copysign(pin, x)
                zz += 0.010 * h * (y / 0.1) * 0.6
            rg.append((x, y, zz))
        rings.append(rg)
    o = shapes.loft("hat", rings)
    felt = materials.fabric(
        "felt", color, "felt.png", tile=0.05, bump=0.35, dist=0.0006, rough=0.95, sheen=0.9, spec=0.12, shade=0.22
    )
    o.data.materials.append(felt)
    shapes.mod(o, "SUBSURF", levels=1, render_levels=2)
    shapes.mod(o, "SOLIDIFY", thickness=0.0024, offset=0)
    # band
    rb = []
    for z, k in ((0.0085, 0.0018), (0.010, 0.0026), (0.030, 0.0026), (0.033, 0.0024), (0.034, 0.0012)):
        r = np.interp(z, [0.006, 0.012, 0.03, 0.055], [0.0885, 0.0870, 0.0860, 0.0840]) + k
        rb.append(
            [(r * math.sin(t) * ox, -r * math.cos(t) * oy, z) for t in np.linspace(0, 2 * math.pi, n, endpoint=False)]
        )
    b = shapes.loft("band", rb)
    gm = materials.fabric(
        "gros",
        band,
        "twill.png",
        tile=0.012,
        bump=0.5,
        dist=0.0004,
        rough=0.55,
        sheen=0.3,
        spec=0.4,
        shade=0.3,
        rot=math.radians(45),
    )
    b.data.materials.append(gm)
    shapes.mod(b, "SUBSURF", levels=1, render_levels=1)
    shapes.bevel_box("bow", (0.0045, 0.034, 0.0235), (-0.0915, 0.0, 0.0215), 0.0018, 3, gm)
    shapes.bevel_box("knot", (0.0060, 0.009, 0.0245), (-0.0925, 0, 0.0215), 0.002, 3, gm)
    S.recolourable(felt)
    return (0, 0, 0.052)


def belt(color="#3a2418", hw="gold"):
    lea = materials.leather("belt", color, grain=130, bump=0.25, rough=0.38)
    gold = materials.metal("hw", hw, 0.12)
    c = materials.srgb(color)
    th, _, _ = materials.principled("thread", tuple(min(1, x * 1.8 + 0.04) for x in c[:3]) + (1,), 0.8, 0.2)
    W, T = 0.030, 0.0036
    pts = []
    N_ = 420
    turns = 2.07
    for i in range(N_ + 1):
        f = i / N_
        a = -math.pi / 2 + f * turns * 2 * math.pi
        r = 0.034 + 0.0215 * (f * turns) ** 0.92
        pts.append((r * math.cos(a), r * math.sin(a)))
    # tail leaves tangentially to the right
    P = np.array(pts)
    tg = P[-1] - P[-2]
    tg /= np.linalg.norm(tg)
    P = np.concatenate([P, P[-1] + tg * np.linspace(0.002, 0.055, 40)[:, None]])
    T_ = np.gradient(P, axis=0)
    T_ /= np.linalg.norm(T_, axis=1, keepdims=True)
    Nn = np.stack([-T_[:, 1], T_[:, 0]], 1)
    prof = [
        (
            W / 2 * math.copysign(abs(math.cos(t)) ** 0.3, math.cos(t)),
            T / 2 * math.copysign(abs(math.sin(t)) ** 0.45, math.sin(t)),
        )
        for t in np.linspace(0, 2 * math.pi, 28, endpoint=False)
    ]
    rings = [[(p[0] + n_[0] * b, p[1] + n_[1] * b, W / 2 + a) for a, b in prof] for p, n_ in zip(P, Nn)]
    o = shapes.loft("strap", rings, cap=True)
    o.data.materials.append(lea)
    for sgn in (-1, 1):
        for side in (-1, 1):
            stitches(
                "st",
                [
                    (
                        p[0] + n_[0] * side * (T / 2 + 0.0001),
                        p[1] + n_[1] * side * (T / 2 + 0.0001),
                        W / 2 + sgn * (W / 2 - 0.003),
                    )
                    for p, n_ in zip(P[4:-4], Nn[4:-4])
                ],
                th,
                pitch=0.0036,
                r=0.00035,
                ln=0.0025,
            )
    e = P[-1]
    ang = math.atan2(tg[1], tg[0])
    root = bpy.data.objects.new("r", None)
    bpy.context.collection.objects.link(root)
    root.location = (e[0], e[1], W / 2 + 0.0055)
    root.rotation_euler = (0, 0, ang)
    fr = [
        (
            0.018 + 0.018 * math.copysign(abs(math.cos(t)) ** 0.45, math.cos(t)),
            0,
            0.0178 * math.copysign(abs(math.sin(t)) ** 0.45, math.sin(t)),
        )
        for t in np.linspace(0, 2 * math.pi, 64, endpoint=False)
    ]
    q = shapes.tube("frame", fr, 0.0026, gold, cyclic=True)
    q.parent = root
    q = shapes.tube(
        "prong",
        [(0, -0.002, 0), (0.012, -0.0040, 0), (0.03, -0.0034, 0), (0.038, -0.0028, 0)],
        [0.0022, 0.0021, 0.0018, 0.0013],
        gold,
    )
    q.parent = root
    k = shapes.bevel_box("loop", (0.009, T * 2 + 0.003, W + 0.0035), (-0.022, 0, -0.0045), 0.0012, 3, lea)
    k.parent = root
    S.recolourable(lea, th)
    return (0.028, -0.006, 0.015)


if __name__ == "__main__":
    S.reset()
    item, view = S.argv("item", "hat"), S.argv("view", "front")
    if item == "hat":
        c = hat(S.argv("tint", "#8a6a4c"))
        scale = 0.47
        target, height, dist = ((c[0] - 0.05, c[1] - 0.05, c[2]), 0.26, 2.0) if view == "detail" else (c, 0.70, 2.0)
        az, el = {"front": (-18, 10), "angle": (-48, 28), "detail": (-30, 24)}[view]
    else:
        c = belt(S.argv("tint", "#3a2418"))
        scale = 0.28
        target, height, dist = ((0.100, -0.075, 0.016), 0.15, 1.1) if view == "detail" else (c, 0.36, 1.1)
        az, el = {"front": (11, 30), "angle": (29, 46), "detail": (18, 30)}[view]
    S.backdrop(0, back_y=1.1, r=0.5, half=3, front=-2)
    S.rig("table", scale, c)
    S.camera(target, height, dist, az, el, fstop=5.6 if view == "detail" else None)
    S.shoot(S.argv("out"))
