"""Leather bags: a top-handle bag with a flap, a crescent.

blender -b -P bags.py -- [--item moon] --tint '#5b2f23' --view front|angle|detail --out name [--width --depth]
"""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
import materials
import shapes
import studio as S
from mathutils import Vector


def rrect(w, d, r, n=80, pw=None):
    """Rounded rectangle ring (superellipse blend), n points, starts at front centre."""
    p = []
    for j in range(n):
        t = 2 * math.pi * j / n
        c, s = math.cos(t), math.sin(t)
        e = 2 / (pw or 5.0)
        p.append((math.copysign(abs(s) ** e, s) * w / 2, -math.copysign(abs(c) ** e, c) * d / 2))
    return p


def stitches(name, pts, mat, pitch=0.0042, r=0.00045, ln=0.0029, normal=None):
    """Row of thread stitches (small capsules) along a 3D polyline, merged into one mesh."""
    P = np.array([tuple(p) for p in pts])
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
    k = max(2, int(d[-1] / pitch))
    s = (np.arange(k) + 0.5) * d[-1] / k
    at = lambda q: np.stack([np.interp(q, d, P[:, i]) for i in range(3)], 1)
    C = at(s)
    T = at(np.minimum(s + 0.001, d[-1])) - at(np.maximum(s - 0.001, 0))
    T /= np.linalg.norm(T, axis=1, keepdims=True)
    V, F = [], []
    for c, t in zip(C, T):
        t = Vector(t)
        a = t.orthogonal().normalized()
        b = t.cross(a)
        c = Vector(c)
        i0 = len(V)
        prof = [(-1, 0.25), (-0.8, 0.8), (-0.3, 1), (0.3, 1), (0.8, 0.8), (1, 0.25)]
        for u, rr in prof:
            for q in range(6):
                an = q * math.pi / 3
                V.append(c + t * (u * ln / 2) + (a * math.cos(an) + b * math.sin(an)) * r * rr)
        for i in range(5):
            for q in range(6):
                F.append((i0 + i * 6 + q, i0 + i * 6 + (q + 1) % 6, i0 + i * 6 + 6 + (q + 1) % 6, i0 + i * 6 + 6 + q))
    o = shapes.mesh(name, V, F)
    o.data.materials.append(mat)
    return o


def ring(name, loc, R, r, mat, rot=(0, 0, 0), sx=1.0):
    pts = [(R * math.cos(t) * sx, 0, R * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 48, endpoint=False)]
    o = shapes.tube(name, pts, r, mat, cyclic=True)
    o.location = loc
    o.rotation_euler = rot
    return o


def bag(color="#5b2f23", hw="gold", grain=70.0, thread=None, W=0.265, H=0.175, D=0.085):
    lea = materials.leather("leather", color, grain=grain)
    edge, _, _ = materials.principled("edge", color, 0.35, 0.5)
    c = materials.srgb(color)
    th, _, _ = materials.principled(
        "thread", tuple(min(1, x * 1.5 + 0.03) for x in c[:3]) + (1,) if not thread else thread, 0.8, 0.2
    )
    gold = materials.metal("hw", hw, 0.14)
    # body: lofted rounded box, slightly pillowed
    rings = []
    zs = [0, 0.0015, 0.006, 0.014, 0.03, 0.06, 0.09, 0.12, 0.145, 0.160, 0.168, 0.1725, 0.1745]
    for z in zs:
        t = z / H
        base = min(1, 0.90 + 0.10 * math.sqrt(max(0, min(1, z / 0.014))))
        top = 1 if z < 0.15 else 1 - 0.9 * ((z - 0.15) / 0.026) ** 2.4
        w = (W - 0.018 * t) * (0.965 + 0.035 * base)
        d = (D * (1 - 0.28 * t) + 0.012 * math.sin(math.pi * t)) * base * max(0.25, min(1, top + 0.1))
        rings.append([(x, y, z) for x, y in rrect(w, d, 0.02, 96, 6)])
    o = shapes.loft("body", rings, cap=True)
    o.data.materials.append(lea)
    shapes.mod(o, "SUBSURF", levels=1, render_levels=2)

    # flap: sheet over the top and down the front
    def half_d(z):
        t = z / H
        return (D * (1 - 0.28 * t) + 0.012 * math.sin(math.pi * t)) / 2

    path = []
    zb = 0.060  # lowest point of flap on the front
    for z in np.linspace(0.135, 0.160, 5):
        path.append((half_d(z) + 0.0035, z))
    for a in np.linspace(0, math.pi, 17)[1:-1]:
        path.append((math.cos(a) * (half_d(0.16) + 0.0035), 0.162 + math.sin(a) * 0.0175))
    for z in np.linspace(0.160, zb, 24):
        path.append((-half_d(z) - 0.0045 - 0.002 * math.sin((0.16 - z) / 0.1 * 2.4), z))
    pd = np.r_[0, np.cumsum([math.dist(path[i], path[i + 1]) for i in range(len(path) - 1)])]
    Lf = pd[-1]
    nu, nv = 64, 72
    fw = W - 0.012
    V, F = [], []

    def fp(u, s):  # u in [-1,1], s length along flap
        y = np.interp(s, pd, [p[0] for p in path])
        z = np.interp(s, pd, [p[1] for p in path])
        tz = max(0, min(1, z / H))
        w = (fw - 0.016 * tz) / 2
        dome = 0.006 * (1 - abs(u) ** 3.0) if y < 0 else 0
        return Vector(
            (
                u * w,
                y
                - dome * (1 if s > Lf * 0.45 else 0) * min(1, (s - Lf * 0.45) / 0.03 if s > Lf * 0.45 else 0)
                + 0.004 * abs(u) ** 6 * max(0, min(1, -y / 0.02)),
                z,
            )
        )

    def smax(u):  # rounded lower outline
        r = 0.42
        a = abs(u)
        dip = 0
        if a > 1 - r:
            q = (a - (1 - r)) / r
            dip = 0.058 * (1 - math.sqrt(max(0, 1 - q * q)))
        return Lf - dip

    us = np.sin(np.linspace(-1, 1, nu + 1) * math.pi / 2)
    for i in range(nv + 1):
        for u in us:
            V.append(fp(u, smax(u) * i / nv))
    for i in range(nv):
        for j in range(nu):
            a = i * (nu + 1) + j
            F.append((a, a + 1, a + nu + 2, a + nu + 1))
    f = shapes.mesh("flap", V, F)
    f.data.materials.append(lea)
    shapes.mod(f, "SOLIDIFY", thickness=0.0036, offset=1.0)
    shapes.mod(f, "BEVEL", width=0.0012, segments=3, limit_method="ANGLE", angle_limit=0.9)
    shapes.mod(f, "SUBSURF", levels=0, render_levels=1)
    # stitching 5 mm inside the flap edge
    off = Vector((0, -0.0002, 0))
    ins = 0.0055
    pts = []
    for u in np.linspace(-1, 1, 160):
        uu = u * (1 - ins / (fw / 2))
        pts.append(fp(uu, smax(uu) - ins) + off * 1.0)
    left = [fp(-(1 - ins / (fw / 2)), s) + off for s in np.linspace(Lf * 0.47, smax(1 - ins / (fw / 2)) - ins, 40)]
    right = [Vector((-p.x, p.y, p.z)) for p in reversed(left)]
    stitches("st", left + pts + right, th)
    # clasp: rounded plate + bar
    fc = fp(0, Lf - 0.024)
    shapes.bevel_box("plate", (0.034, 0.005, 0.021), fc + Vector((0, -0.0024, 0)), 0.0022, 4, gold)
    shapes.bevel_box("knob", (0.019, 0.006, 0.0065), fc + Vector((0, -0.0072, 0)), 0.0028, 5, gold)
    for sx in (-1, 1):
        shapes.bevel_box("rivet", (0.0028, 0.003, 0.0028), fc + Vector((sx * 0.0135, -0.0050, 0)), 0.0013, 4, gold)
    # handle
    hx, hz = 0.078, H + 0.008
    pts = []
    for t in np.linspace(0, math.pi, 40):
        pts.append((-hx * math.cos(t) * (1 + 0.05 * math.sin(t)), 0, hz + 0.020 + 0.082 * math.sin(t) ** 0.75))
    shapes.tube("handle", pts, [0.0052 + 0.0012 * math.sin(t) for t in np.linspace(0, math.pi, 40)], lea, bev=10)
    stitches("hs", [(x, -0.0064, z) for x, y, z in pts[2:-2]], th, r=0.0004)
    for sx in (-1, 1):
        ring("ring", (sx * hx, 0, hz + 0.008), 0.0098, 0.0019, gold, rot=(0, 0, math.radians(0)))
        shapes.bevel_box("tab", (0.021, 0.004, 0.034), (sx * hx, -0.0005, H + 0.003), 0.0016, 3, lea, rot=(0, 0, 0))
        shapes.bevel_box("tabloop", (0.014, 0.0115, 0.012), (sx * hx, 0, hz + 0.0215), 0.004, 4, lea)
        shapes.bevel_box("collar", (0.0135, 0.0135, 0.005), (sx * hx, 0, hz + 0.029), 0.0022, 4, gold)
    S.recolourable(lea, edge, th)


def moon(color, hw="gold"):
    """Crescent shoulder bag: a loft along an arc, thick amid, pointed at the tips, a zip along its upper edge."""
    lea = materials.leather("nappa", color, grain=150, bump=0.22, rough=0.36, coat=0.18)
    metal = materials.metal("hw", hw, 0.14)
    R, span, n = 0.150, math.radians(86), 60

    def section(t):
        """Centre, half height and half depth at t in -1..1 along the crescent."""
        a = t * span
        f = max(0.0, 1 - abs(t) ** 2.4)
        return a, 0.004 + 0.050 * f**0.8, 0.003 + 0.036 * f**0.75

    at = lambda a, r: (r * math.sin(a), 0, 0.205 - r * math.cos(a))
    rings = []
    for t in np.linspace(-1, 1, n + 1):
        a, h, d = section(t)
        rg = []
        for q in np.linspace(0, 2 * math.pi, 44, endpoint=False):
            up = math.copysign(abs(math.cos(q)) ** 0.9, math.cos(q))
            side = math.copysign(abs(math.sin(q)) ** 0.85, math.sin(q))
            x, _, z = at(a, R - 0.004 + h * (-up))
            sag = 0.0022 * math.sin(9 * t + 2 * q) * (1 - abs(t))
            rg.append((x, side * (d * (0.80 + 0.20 * -up) + sag), z))
        rings.append(rg)
    o = shapes.loft("crescent", rings, cap=True)
    o.data.materials.append(lea)
    shapes.mod(o, "SUBSURF", levels=1, render_levels=2)
    low = min(p[2] for rg in rings for p in rg)
    dark, _, _ = materials.principled("zip", "#15120f", 0.5, 0.4)
    zip_ = [at(section(t)[0], R - 0.004 - section(t)[1] - 0.0006) for t in np.linspace(-0.86, 0.86, 70)]
    parts = [o, shapes.tube("tape", zip_, 0.0026, dark)]
    teeth = [(x, -0.0004, z) for x, _, z in zip_]
    parts.append(stitches("teeth", [(x, y, z + 0.0022) for x, y, z in teeth], metal, pitch=0.0022, r=0.0009, ln=0.0012))
    px, _, pz = zip_[58]
    parts.append(
        shapes.bevel_box(
            "pull", (0.005, 0.003, 0.022), (px, -0.0035, pz - 0.004), 0.0012, 3, metal, rot=(0, math.radians(20), 0)
        )
    )
    for sx in (-1, 1):
        tx, _, tz = at(sx * span * 0.97, R - 0.004)
        parts.append(ring("ring", (tx, 0, tz + 0.012), 0.0125, 0.0022, metal))
    tip = at(span * 0.97, R - 0.004)
    hx, hz = tip[0], tip[2] + 0.022
    strap = [
        (-hx * math.cos(t) * (1 + 0.10 * math.sin(t)), 0.004 * math.sin(2 * t), hz + 0.135 * math.sin(t) ** 0.8)
        for t in np.linspace(0, math.pi, 48)
    ]
    parts.append(
        shapes.tube("strap", strap, [0.0072 + 0.0016 * math.sin(t) for t in np.linspace(0, math.pi, 48)], lea, bev=10)
    )
    for sx in (-1, 1):
        parts.append(shapes.bevel_box("ferrule", (0.019, 0.019, 0.008), (sx * hx, 0, hz + 0.004), 0.003, 4, metal))
    S.recolourable(lea)
    for p in parts:
        p.location.z -= low


if __name__ == "__main__" and S.argv("item") == "moon":
    S.reset()
    view = S.argv("view", "front")
    moon(S.argv("tint", "#5b2f23"), S.argv("metal", "gold"))
    S.backdrop(0, back_y=1.0, r=0.5)
    S.rig("table", 0.42, (0, 0, 0.12))
    if view == "front":
        S.camera((0, 0, 0.155), 0.60, 2.2, 0, 5)
    elif view == "angle":
        S.camera((0, 0, 0.150), 0.58, 2.2, 34, 16)
    else:
        S.camera((0.105, -0.02, 0.135), 0.20, 1.0, 22, 12, fstop=5.6)
    S.shoot(S.argv("out"))
elif __name__ == "__main__":
    S.reset()
    view = S.argv("view", "front")
    bag(S.argv("tint", "#5b2f23"), grain=115, W=float(S.argv("width", 0.265)), D=float(S.argv("depth", 0.085)))
    S.backdrop(0, back_y=1.0, r=0.5)
    S.rig("table", 0.42, (0, 0, 0.12))
    if view == "front":
        S.camera((0, 0, 0.128), 0.50, 2.2, 0, 6)
    elif view == "angle":
        S.camera((0, 0, 0.125), 0.50, 2.2, 38, 14)
    else:
        S.camera((0.02, -0.05, 0.095), 0.17, 0.9, 24, 16, fstop=5.6)
    S.shoot(S.argv("out"))
