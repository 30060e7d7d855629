"""Pointed mule with a heel.  --tint --heel --view side|angle|detail"""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
import materials
import shapes
import studio as S
from scipy.interpolate import PchipInterpolator as PC


def curve(*kv):
    x = [a for a, _ in kv]
    y = [b for _, b in kv]
    f = PC(x, y)
    return lambda t: float(f(min(max(t, x[0]), x[-1])))


def sole_z(heel):
    return curve(
        (-0.135, 0.006),
        (-0.10, 0.0015),
        (-0.05, 0.0005),
        (-0.02, 0.006),
        (0.03, heel * 0.52),
        (0.075, heel * 0.93),
        (0.115, heel * 1.03),
    )


def mule(color="#1b1a1a", heel=0.058, mat=None, y0=0.0, x0=0.0, rot=0.0):
    root = bpy.data.objects.new("shoe", None)
    bpy.context.collection.objects.link(root)
    up = mat or materials.leather("nappa", color, grain=160, bump=0.25, rough=0.33, coat=0.25)
    ins, _, _ = materials.principled("insole", "#c9a987", 0.55, 0.3)
    ed, _, _ = materials.principled("sole", "#231a15", 0.45, 0.4)
    w = curve(
        (-0.138, 0.0015),
        (-0.130, 0.0085),
        (-0.115, 0.0185),
        (-0.09, 0.0285),
        (-0.05, 0.0375),
        (-0.03, 0.0375),
        (0.02, 0.031),
        (0.07, 0.027),
        (0.10, 0.024),
        (0.112, 0.014),
        (0.115, 0.002),
    )
    cy = curve((-0.138, 0.004), (-0.09, 0.002), (-0.03, 0), (0.115, -0.001))
    z = sole_z(heel)
    hgt = curve(
        (-0.138, 0.006), (-0.13, 0.0125), (-0.11, 0.023), (-0.08, 0.0355), (-0.05, 0.047), (-0.02, 0.060), (0.02, 0.075)
    )
    parts = []
    # sole + insole
    for nm, m, t0, t1, k in (("sole", ed, -0.0015, 0.0025, 1.02), ("insole", ins, 0.0025, 0.0046, 0.985)):
        rings = []
        for x in np.linspace(-0.138, 0.115, 90):
            W = w(x) * k
            c = cy(x)
            zz = z(x)
            rings.append(
                [
                    (
                        x,
                        c + W * math.copysign(abs(math.cos(t)) ** 0.35, math.cos(t)),
                        zz + (t0 + t1) / 2 + (t1 - t0) / 2 * math.copysign(abs(math.sin(t)) ** 0.35, math.sin(t)),
                    )
                    for t in np.linspace(0, 2 * math.pi, 40, endpoint=False)
                ]
            )
        o = shapes.loft(nm, rings, cap=True)
        o.data.materials.append(m)
        parts.append(o)
    # upper: arches; topline swept back at the sides
    nt_, nx = 44, 60
    V, F = [], []
    edge = []
    for i in range(nx + 1):
        row = []
        for j in range(nt_ + 1):
            t = math.pi * j / nt_
            sn = math.sin(t)
            xe = -0.030 + 0.058 * (1 - sn) ** 1.2 - 0.000
            f = i / nx
            x = -0.1385 + (xe + 0.1385) * (1 - (1 - f) ** 1.35)
            W = w(x) * 1.035
            H = hgt(x)
            y = cy(x) + W * math.copysign(abs(math.cos(t)) ** 0.80, math.cos(t))
            zz = z(x) + 0.0008 + H * sn**0.92
            V.append((x, y, zz))
            row.append((x, y, zz))
        if i == nx:
            edge = row
    for i in range(nx):
        for j in range(nt_):
            a = i * (nt_ + 1) + j
            F.append((a, a + 1, a + nt_ + 2, a + nt_ + 1))
    o = shapes.mesh("upper", V, F)
    o.data.materials.append(up)
    shapes.mod(o, "SOLIDIFY", thickness=0.0016, offset=0)
    shapes.mod(o, "SUBSURF", levels=1, render_levels=2)
    parts.append(o)
    parts.append(shapes.tube("bind", edge, 0.0011, up))
    # heel: slim flared block
    rings = []
    hz = z(0.088) - 0.001
    for f in np.linspace(0, 1, 24):
        zz = hz * (1 - f)
        k = 1 - 0.60 * f**0.55 if f < 1 else 0.4
        ax = 0.026 * k
        ay = 0.0255 * k
        cx = 0.0885 + 0.004 * f - 0.010 * math.sin(math.pi * f) * 0.2
        rings.append(
            [
                (
                    cx + ax * math.copysign(abs(math.cos(t)) ** 0.75, math.cos(t)),
                    -0.001 + ay * math.copysign(abs(math.sin(t)) ** 0.75, math.sin(t)),
                    zz + (0.0 if f > 0.12 else (1 - f / 0.12) * (z(cx + ax * math.cos(t)) - z(0.088))),
                )
                for t in np.linspace(0, 2 * math.pi, 48, endpoint=False)
            ]
        )
    o = shapes.loft("heel", list(reversed(rings)), cap=True)
    o.data.materials.append(up)
    parts.append(o)
    S.recolourable(up)
    for p in parts:
        p.parent = root
    root.location = (x0, y0, 0.0012)
    root.rotation_euler = (0, 0, rot)
    return root


def counter(material, heel, y0, x0, rot):
    """What makes a pump of a mule: the walls that run from the vamp round the heel, highest behind."""
    w = curve((-0.06, 0.0372), (-0.03, 0.0375), (0.02, 0.031), (0.07, 0.027), (0.10, 0.024))
    z = sole_z(heel)
    tall = curve(
        (-0.055, 0.046), (-0.03, 0.036), (0, 0.0285), (0.03, 0.029), (0.06, 0.036), (0.09, 0.047), (0.115, 0.056)
    )
    foot = [(x, w(x)) for x in np.linspace(-0.034, 0.092, 40)]
    round_ = [(0.092 + 0.0245 * math.sin(a), 0.0248 * math.cos(a)) for a in np.linspace(0, math.pi, 30)[1:-1]]
    outline = foot + round_ + [(x, -y) for x, y in reversed(foot)]
    V, F, rows = [], [], 14
    for i in range(rows + 1):
        f = i / rows
        for x, y in outline:
            tuck = np.interp(x, [-0.034, 0.0, 0.02], [0.93, 1.0, 1.03])  # inside the vamp where the two meet
            lean = 1 - np.interp(x, [-0.03, 0.05, 0.115], [0.20, 0.18, 0.08]) * f
            V.append(
                (
                    x - 0.006 * f * np.interp(x, [0.05, 0.11], [0, 1]),
                    y * lean * tuck,
                    z(min(x, 0.115)) + 0.001 + tall(min(x, 0.115)) * f,
                )
            )
    n = len(outline)
    for i in range(rows):
        for j in range(n - 1):
            a = i * n + j
            F.append((a, a + 1, a + n + 1, a + n))
    o = shapes.mesh("counter", V, F)
    o.data.materials.append(material)
    shapes.mod(o, "SOLIDIFY", thickness=0.0018, offset=0)
    shapes.mod(o, "SUBSURF", levels=1, render_levels=2)
    edge = shapes.tube("bind", V[-n:], 0.0011, material)
    for p in (o, edge):
        p.location = (x0, y0, 0.0012)
        p.rotation_euler = (0, 0, rot)
        p.pass_index = 1


def pump(tint, heel, y0=0.0, x0=0.0, rot=0.0):
    lea = materials.leather("calf", tint, grain=160, bump=0.18, rough=0.28, coat=0.4)
    mule(tint, heel, lea, y0, x0, rot)
    counter(lea, heel, y0, x0, rot)


if __name__ == "__main__":
    S.reset()
    tint, view, heel = S.argv("tint", "#1b1a1a"), S.argv("view", "side"), float(S.argv("heel", 0.058))
    shoe = {"mule": mule, "pump": pump}[S.argv("item", "mule")]
    if view == "side":
        shoe(tint, heel)
    else:
        shoe(tint, heel, y0=-0.055, x0=-0.01, rot=math.radians(-4))
        shoe(tint, heel, y0=0.06, x0=0.03, rot=math.radians(6))
    z = heel * 0.9
    S.backdrop(0, back_y=1.0, r=0.5, half=3, front=-2)
    S.rig("table", 0.40, (0, 0, z))
    if view == "side":
        S.camera((-0.012, 0, z), 0.46, 2.0, 0, 7)
    elif view == "angle":
        S.camera((0, 0, z), 0.50, 2.0, -42, 22)
    else:
        S.camera((-0.06, -0.05, z * 0.7), 0.2, 1.2, -40, 24, fstop=5.6)
    S.shoot(S.argv("out"))
