"""Hoops, signet/stone ring, pendant chain.  blender -b -P jewellery.py -- --item hoops|ring|necklace --metal gold|silver|rose --view front|angle|detail"""
import sys, os, math; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import studio as S, bpy, numpy as np
from mathutils import Vector, Matrix


def torus(R, prof, n=128, k=24, arc=(0, 2 * math.pi), name="torus"):
    """Torus in XZ with radius function prof(t)->(radial r, axial r)."""
    closed = abs(arc[1] - arc[0] - 2 * math.pi) < 1e-6
    rings = []
    for i in range(n + (0 if closed else 1)):
        t = arc[0] + (arc[1] - arc[0]) * i / n; rr, ra = prof(t)
        rings.append([((R + rr * math.cos(q)) * math.cos(t), ra * math.sin(q), (R + rr * math.cos(q)) * math.sin(t)) for q in np.linspace(0, 2 * math.pi, k, endpoint=False)])
    if closed: rings.append(rings[0])
    return S.loft(name, rings, cap=not closed)


def hoops(m):
    R = .0195
    for x, rz in ((-.024, 18), (.024, -24)):
        # chunky, thicker at the bottom
        o = torus(R, lambda t: ((.0026 + .0022 * (1 - math.sin(t)) / 2), (.0030 + .0030 * (1 - math.sin(t)) / 2)), arc=(math.radians(100), math.radians(432)))
        o.data.materials.append(m); S.mod(o, "SUBSURF", levels=1, render_levels=1)
        o.location = (x, 0, R + .0049); o.rotation_euler = (0, 0, math.radians(rz))
        post = S.tube("post", [(-.0035, 0, R * 1.0), (.012, 0, R * .86)], .00045, m); post.location = o.location; post.rotation_euler = o.rotation_euler
    return (0, 0, .0225), .085


def ring(m, stone="#1f5a46"):
    R = .0088
    o = torus(R, lambda t: (.0011 + .0016 * max(0, math.sin(t)) ** 3, .0016 + .0028 * max(0, math.sin(t)) ** 3)); o.data.materials.append(m); S.mod(o, "SUBSURF", levels=1, render_levels=1)
    o.location = (0, 0, R + .0011); o.rotation_euler = (math.radians(-8), 0, math.radians(28))
    top = Vector((0, 0, 2 * R + .0046)); Mx = o.rotation_euler.to_matrix()
    # oval bezel with cabochon
    e = bpy.data.objects.new("e", None); bpy.context.collection.objects.link(e); e.location = o.location; e.rotation_euler = o.rotation_euler
    rings = []
    for z, k in ((.0, .78), (.0012, .98), (.0026, 1.02), (.0030, .98), (.0030, .90)):
        rings.append([(.0058 * k * math.cos(t), .0046 * k * math.sin(t), z) for t in np.linspace(0, 2 * math.pi, 64, endpoint=False)])
    bz = S.loft("bezel", rings, cap=False); bz.data.materials.append(m); S.mod(bz, "SUBSURF", levels=1, render_levels=2)
    rings = [[(.0053 * math.cos(a) * math.cos(t), .0042 * math.cos(a) * math.sin(t), .0026 + .0026 * math.sin(a)) for t in np.linspace(0, 2 * math.pi, 64, endpoint=False)] for a in np.linspace(0, math.pi / 2 * .99, 16)]
    cb = S.loft("cab", rings); ms, nt, b = S.principled("stone", stone, .04, .6); b.inputs["Clearcoat"].default_value = 1
    n = S.N(nt, "ShaderNodeTexNoise", i_Scale=700.0, i_Detail=6.0); mx = S.N(nt, "ShaderNodeMixRGB"); c = S.srgb(stone)
    mx.inputs[1].default_value = tuple(x * .35 for x in c[:3]) + (1,); mx.inputs[2].default_value = tuple(min(1, x * 1.6) for x in c[:3]) + (1,)
    nt.links.new(n.outputs[0], mx.inputs[0]); nt.links.new(mx.outputs[0], b.inputs["Base Color"])
    cb.data.materials.append(ms)
    for q in (bz, cb): q.parent = e; q.location = (0, 0, R + .0012)
    return (0, 0, .0115), .046


def necklace(m):
    """Cable chain laid in a soft teardrop on the paper, with a coin pendant; shot from above."""
    P = np.array([(.058 * math.sin(a) * (.86 + .14 * math.cos(2 * a)), .088 * math.cos(a) + .006 * math.sin(3 * a), .0011) for a in np.linspace(-math.pi * .985, math.pi * .985, 500)])
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]; pitch = .0031; k = int(d[-1] / pitch)
    base = torus(.0016, lambda t: (.00038, .00038), n=28, k=10, name="link"); base.scale = (1.25, 1, .9); base.data.materials.append(m)
    for i in range(k):
        s = (i + .5) * d[-1] / k; p = [np.interp(s, d, P[:, q]) for q in range(3)]; p2 = [np.interp(min(s + .001, d[-1]), d, P[:, q]) for q in range(3)]
        ang = math.atan2(p2[1] - p[1], p2[0] - p[0]); o = base if i == 0 else base.copy()
        if i: bpy.context.collection.objects.link(o)
        o.location = (p[0], p[1], .0014); o.rotation_euler = (math.radians(62 if i % 2 else 118), 0, ang); o.rotation_mode = "XYZ"
    # pendant at the bottom (y=-.088)
    rings = []
    for r, z in ((.0, .0022), (.0065, .0022), (.0072, .0021), (.0078, .0026), (.0088, .0027), (.0092, .0022), (.0092, .0006), (.0088, .0002), (0, .0002)):
        rings.append([(max(r, 1e-5) * math.cos(t), max(r, 1e-5) * math.sin(t), z) for t in np.linspace(0, 2 * math.pi, 72, endpoint=False)])
    c = S.loft("coin", list(reversed(rings))); c.data.materials.append(m); c.location = (0, -.100, 0)
    # engraved star: slim rays
    for q in range(8):
        a = q * math.pi / 4; L = .0052 if q % 2 == 0 else .0032
        S.tube("ray", [(0, -.100, .0022), (math.cos(a) * L, -.100 + math.sin(a) * L, .0022)], [.0006, .00008], m)
    S.tube("bail", [(.0022 * math.cos(t), -.0895 + .0012 * math.sin(t), .0022 + .0016 * math.sin(t)) for t in np.linspace(0, 6.28, 24)], .0005, m, cyclic=True)
    return (0, -.012, 0), .27


if __name__ == "__main__":
    S.reset(); item, view = S.argv("item", "hoops"), S.argv("view", "front")
    m = S.metal("m", S.argv("metal", "gold"), .07)
    c, h = {"hoops": hoops, "ring": lambda m: ring(m, S.argv("stone", "#1f5a46")), "necklace": necklace}[item](m)
    S.backdrop(0, back_y=h * 4, r=h * 2, half=3, front=-2); S.rig("jewel", h * 1.15, c)
    if item == "necklace":
        if view == "detail": S.camera((0, -.092, 0), .075, .6, 12, 55, fstop=8)
        else: S.camera(c, h, .9, 0, 82)
    else:
        zoom = {"front": 1.6, "angle": 1.35, "detail": .8}[view] if item == "ring" else {"front": 1.8, "angle": 1.6, "detail": .85}[view]
        target = (-.024, 0, c[2]) if (item, view) == ("hoops", "detail") else c
        S.camera(target, h * zoom, .7, {"front": 0, "angle": 35, "detail": 18}[view], {"front": 14, "angle": 24, "detail": 18}[view], fstop=11)
    S.shoot(S.argv("out"))
