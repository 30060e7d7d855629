"""Hoops, a ring with a stone, a chain with a pendant.

blender -b -P jewellery.py -- --item hoops|ring|necklace --metal gold|silver|rose --view front|angle|detail
                              hoops also flat, rings also top, chains also close
"""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
import materials
import shapes
import studio as S


def torus(R, prof, n=128, k=24, arc=(0, 2 * math.pi), name="torus"):
    """Torus in XZ with radius function prof(t)->(radial r, axial r)."""
    closed = abs(arc[1] - arc[0] - 2 * math.pi) < 1e-6
    rings = []
    for i in range(n + (0 if closed else 1)):
        t = arc[0] + (arc[1] - arc[0]) * i / n
        rr, ra = prof(t)
        rings.append(
            [
                ((R + rr * math.cos(q)) * math.cos(t), ra * math.sin(q), (R + rr * math.cos(q)) * math.sin(t))
                for q in np.linspace(0, 2 * math.pi, k, endpoint=False)
            ]
        )
    if closed:
        rings.append(rings[0])
    return shapes.loft(name, rings, cap=not closed)


def hoops(m, lying=False):
    """A pair, standing, or one laid over the other."""
    R = 0.0195
    for x, rz in ((-0.024, 18), (0.024, -24)):
        # chunky, thicker at the bottom
        o = torus(
            R,
            lambda t: ((0.0026 + 0.0022 * (1 - math.sin(t)) / 2), (0.0030 + 0.0030 * (1 - math.sin(t)) / 2)),
            arc=(math.radians(100), math.radians(432)),
        )
        o.data.materials.append(m)
        shapes.mod(o, "SUBSURF", levels=1, render_levels=1)
        o.location = (x, 0, R + 0.0049)
        o.rotation_euler = (0, 0, math.radians(rz))
        post = shapes.tube("post", [(-0.0035, 0, R * 1.0), (0.012, 0, R * 0.86)], 0.00045, m)
        post.location = o.location
        post.rotation_euler = o.rotation_euler
        if lying:
            lay(o, post, x)
    return (0, 0, 0.004 if lying else 0.0225), 0.085


def lay(hoop, post, x):
    """Flat on the paper; the right one leans on the rim of the left one."""
    over = x > 0
    for part in (hoop, post):
        part.rotation_euler = (math.radians(90), math.radians(-14 if over else 0), math.radians(150 if over else 20))
        part.location = (0.0150, -0.012, 0.0135) if over else (-0.0130, 0.010, 0.0062)


def ring(m, stone="#1f5a46"):
    R = 0.0088
    o = torus(R, lambda t: (0.0011 + 0.0016 * max(0, math.sin(t)) ** 3, 0.0016 + 0.0028 * max(0, math.sin(t)) ** 3))
    o.data.materials.append(m)
    shapes.mod(o, "SUBSURF", levels=1, render_levels=1)
    o.location = (0, 0, R + 0.0011)
    o.rotation_euler = (math.radians(-8), 0, math.radians(28))
    # oval bezel with cabochon
    e = bpy.data.objects.new("e", None)
    bpy.context.collection.objects.link(e)
    e.location = o.location
    e.rotation_euler = o.rotation_euler
    rings = []
    for z, k in ((0.0, 0.78), (0.0012, 0.98), (0.0026, 1.02), (0.0030, 0.98), (0.0030, 0.90)):
        rings.append(
            [
                (0.0058 * k * math.cos(t), 0.0046 * k * math.sin(t), z)
                for t in np.linspace(0, 2 * math.pi, 64, endpoint=False)
            ]
        )
    bz = shapes.loft("bezel", rings, cap=False)
    bz.data.materials.append(m)
    shapes.mod(bz, "SUBSURF", levels=1, render_levels=2)
    rings = [
        [
            (0.0053 * math.cos(a) * math.cos(t), 0.0042 * math.cos(a) * math.sin(t), 0.0026 + 0.0026 * math.sin(a))
            for t in np.linspace(0, 2 * math.pi, 64, endpoint=False)
        ]
        for a in np.linspace(0, math.pi / 2 * 0.99, 16)
    ]
    cb = shapes.loft("cab", rings)
    ms, nt, b = materials.principled("stone", stone, 0.04, 0.6)
    b.inputs["Clearcoat"].default_value = 1
    n = materials.N(nt, "ShaderNodeTexNoise", i_Scale=700.0, i_Detail=6.0)
    mx = materials.N(nt, "ShaderNodeMixRGB")
    c = materials.srgb(stone)
    mx.inputs[1].default_value = tuple(x * 0.35 for x in c[:3]) + (1,)
    mx.inputs[2].default_value = tuple(min(1, x * 1.6) for x in c[:3]) + (1,)
    nt.links.new(n.outputs[0], mx.inputs[0])
    nt.links.new(mx.outputs[0], b.inputs["Base Color"])
    cb.data.materials.append(ms)
    S.recolourable(ms)
    for q in (bz, cb):
        q.parent = e
        q.location = (0, 0, R + 0.0012)
    return (0, 0, 0.0115), 0.046


def necklace(m):
    """Cable chain laid in a soft teardrop on the paper, with a coin pendant; shot from above."""
    P = np.array(
        [
            (
                0.058 * math.sin(a) * (0.86 + 0.14 * math.cos(2 * a)),
                0.088 * math.cos(a) + 0.006 * math.sin(3 * a),
                0.0011,
            )
            for a in np.linspace(-math.pi * 0.985, math.pi * 0.985, 500)
        ]
    )
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
    pitch = 0.0031
    k = int(d[-1] / pitch)
    base = torus(0.0016, lambda t: (0.00038, 0.00038), n=28, k=10, name="link")
    base.scale = (1.25, 1, 0.9)
    base.data.materials.append(m)
    for i in range(k):
        s = (i + 0.5) * d[-1] / k
        p = [np.interp(s, d, P[:, q]) for q in range(3)]
        p2 = [np.interp(min(s + 0.001, d[-1]), d, P[:, q]) for q in range(3)]
        ang = math.atan2(p2[1] - p[1], p2[0] - p[0])
        o = base if i == 0 else base.copy()
        if i:
            bpy.context.collection.objects.link(o)
        o.location = (p[0], p[1], 0.0014)
        o.rotation_euler = (math.radians(62 if i % 2 else 118), 0, ang)
        o.rotation_mode = "XYZ"
    # pendant at the bottom (y=-.088)
    rings = []
    for r, z in (
        (0.0, 0.0022),
        (0.0065, 0.0022),
        (0.0072, 0.0021),
        (0.0078, 0.0026),
        (0.0088, 0.0027),
        (0.0092, 0.0022),
        (0.0092, 0.0006),
        (0.0088, 0.0002),
        (0, 0.0002),
    ):
        rings.append(
            [
                (max(r, 1e-5) * math.cos(t), max(r, 1e-5) * math.sin(t), z)
                for t in np.linspace(0, 2 * math.pi, 72, endpoint=False)
            ]
        )
    c = shapes.loft("coin", list(reversed(rings)))
    c.data.materials.append(m)
    c.location = (0, -0.100, 0)
    # engraved star: slim rays
    for q in range(8):
        a = q * math.pi / 4
        L = 0.0052 if q % 2 == 0 else 0.0032
        shapes.tube(
            "ray", [(0, -0.100, 0.0022), (math.cos(a) * L, -0.100 + math.sin(a) * L, 0.0022)], [0.0006, 0.00008], m
        )
    shapes.tube(
        "bail",
        [
            (0.0022 * math.cos(t), -0.0895 + 0.0012 * math.sin(t), 0.0022 + 0.0016 * math.sin(t))
            for t in np.linspace(0, 6.28, 24)
        ],
        0.0005,
        m,
        cyclic=True,
    )
    return (0, -0.012, 0), 0.27


# Views beyond the plain ones: height of the frame in units of the thing, azimuth, elevation.
AROUND = {
    "hoops": {"front": (1.8, 0, 14), "angle": (1.6, 35, 24), "detail": (0.85, 18, 18), "flat": (1.75, 0, 58)},
    "ring": {"front": (1.6, 0, 14), "angle": (1.35, 35, 24), "detail": (0.8, 18, 18), "top": (1.0, -24, 62)},
}


if __name__ == "__main__":
    S.reset()
    item, view = S.argv("item", "hoops"), S.argv("view", "front")
    m = materials.metal("m", S.argv("metal", "gold"), 0.07)
    make = {
        "hoops": lambda m: hoops(m, lying=view == "flat"),
        "ring": lambda m: ring(m, S.argv("stone") or S.argv("tint", "#1f5a46")),
        "necklace": necklace,
    }
    c, h = make[item](m)
    S.backdrop(0, back_y=h * 4, r=h * 2, half=3, front=-2)
    S.rig("jewel", h * 1.15, c)
    if item == "necklace":
        if view == "detail":
            S.camera((0, -0.092, 0), 0.075, 0.6, 12, 55, fstop=8)
        elif view == "close":
            S.camera((-0.046, 0.030, 0), 0.062, 0.6, -24, 62, fstop=45)
        elif view == "angle":
            S.camera((0, -0.030, 0), 0.215, 0.9, 24, 36, fstop=16)
        else:
            S.camera(c, h, 0.9, 0, 82)
    else:
        zoom, az, el = AROUND[item][view]
        target = (-0.024, 0, c[2]) if (item, view) == ("hoops", "detail") else (0, 0, 0.016) if view == "top" else c
        S.camera(target, h * zoom, 0.7, az, el, fstop=11)
    S.shoot(S.argv("out"))
