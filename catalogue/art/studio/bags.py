"""Leather top-handle flap bag.  blender -b -P bags.py -- --tint '#5b2f23' --view front|angle|detail --out name [--width --depth]"""
import sys, os, math; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import studio as S, bpy, numpy as np
from mathutils import Vector


def rrect(w, d, r, n=80, pw=None):
    """Rounded rectangle ring (superellipse blend), n points, starts at front centre."""
    p = []
    for j in range(n):
        t = 2 * math.pi * j / n; c, s = math.cos(t), math.sin(t); e = 2 / (pw or 5.0)
        p.append((math.copysign(abs(s) ** e, s) * w / 2, -math.copysign(abs(c) ** e, c) * d / 2))
    return p


def stitches(name, pts, mat, pitch=.0042, r=.00045, ln=.0029, normal=None):
    """Row of thread stitches (small capsules) along a 3D polyline, merged into one mesh."""
    P = np.array([tuple(p) for p in pts]); d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
    k = max(2, int(d[-1] / pitch)); s = (np.arange(k) + .5) * d[-1] / k
    at = lambda q: np.stack([np.interp(q, d, P[:, i]) for i in range(3)], 1)
    C = at(s); T = at(np.minimum(s + .001, d[-1])) - at(np.maximum(s - .001, 0)); T /= np.linalg.norm(T, axis=1, keepdims=True)
    V, F = [], []
    for c, t in zip(C, T):
        t = Vector(t); a = t.orthogonal().normalized(); b = t.cross(a); c = Vector(c); i0 = len(V)
        prof = [(-1, .25), (-.8, .8), (-.3, 1), (.3, 1), (.8, .8), (1, .25)]
        for u, rr in prof:
            for q in range(6):
                an = q * math.pi / 3; V.append(c + t * (u * ln / 2) + (a * math.cos(an) + b * math.sin(an)) * r * rr)
        for i in range(5):
            for q in range(6):
                F.append((i0 + i * 6 + q, i0 + i * 6 + (q + 1) % 6, i0 + i * 6 + 6 + (q + 1) % 6, i0 + i * 6 + 6 + q))
    o = S.mesh(name, V, F); o.data.materials.append(mat); return o


def ring(name, loc, R, r, mat, rot=(0, 0, 0), sx=1.0):
    pts = [(R * math.cos(t) * sx, 0, R * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 48, endpoint=False)]
    o = S.tube(name, pts, r, mat, cyclic=True); o.location = loc; o.rotation_euler = rot; return o


def bag(color="#5b2f23", hw="gold", grain=70.0, thread=None, W=.265, H=.175, D=.085):
    lea = S.leather("leather", color, grain=grain); edge, _, _ = S.principled("edge", color, .35, .5)
    c = S.srgb(color); th, _, _ = S.principled("thread", tuple(min(1, x * 1.5 + .03) for x in c[:3]) + (1,) if not thread else thread, .8, .2)
    gold = S.metal("hw", hw, .14)
    # body: lofted rounded box, slightly pillowed
    rings = []
    zs = [0, .0015, .006, .014, .03, .06, .09, .12, .145, .160, .168, .1725, .1745]
    for z in zs:
        t = z / H; base = min(1, .90 + .10 * math.sqrt(max(0, min(1, z / .014)))); 
        top = 1 if z < .15 else 1 - .9 * ((z - .15) / .026) ** 2.4
        w = (W - .018 * t) * (.965 + .035 * base); d = (D * (1 - .28 * t) + .012 * math.sin(math.pi * t)) * base * max(.25, min(1, top + .1))
        rings.append([(x, y, z) for x, y in rrect(w, d, .02, 96, 6)])
    o = S.loft("body", rings, cap=True); o.data.materials.append(lea); S.mod(o, "SUBSURF", levels=1, render_levels=2)
    # flap: sheet over the top and down the front
    def half_d(z): 
        t = z / H; return (D * (1 - .28 * t) + .012 * math.sin(math.pi * t)) / 2
    path = []
    zb = .060                                   # lowest point of flap on the front
    yb = half_d(.15)
    for z in np.linspace(.135, .160, 5): path.append((half_d(z) + .0035, z))
    for a in np.linspace(0, math.pi, 17)[1:-1]: path.append((math.cos(a) * (half_d(.16) + .0035), .162 + math.sin(a) * .0175))
    for z in np.linspace(.160, zb, 24): path.append((-half_d(z) - .0045 - .002 * math.sin((.16 - z) / .1 * 2.4), z))
    pd = np.r_[0, np.cumsum([math.dist(path[i], path[i + 1]) for i in range(len(path) - 1)])]; Lf = pd[-1]
    nu, nv = 64, 72
    fw = W - .012
    V, F, UV = [], [], []
    def fp(u, s):                               # u in [-1,1], s length along flap
        y = np.interp(s, pd, [p[0] for p in path]); z = np.interp(s, pd, [p[1] for p in path])
        tz = max(0, min(1, z / H)); w = (fw - .016 * tz) / 2
        dome = .006 * (1 - abs(u) ** 3.0) if y < 0 else 0
        return Vector((u * w, y - dome * (1 if s > Lf * .45 else 0) * min(1, (s - Lf * .45) / .03 if s > Lf * .45 else 0) + .004 * abs(u) ** 6 * max(0, min(1, -y / .02)), z))
    def smax(u):                                # rounded lower outline
        r = .42; a = abs(u); dip = 0
        if a > 1 - r: q = (a - (1 - r)) / r; dip = .058 * (1 - math.sqrt(max(0, 1 - q * q)))
        return Lf - dip
    us = np.sin(np.linspace(-1, 1, nu + 1) * math.pi / 2)
    for i in range(nv + 1):
        for u in us: V.append(fp(u, smax(u) * i / nv))
    for i in range(nv):
        for j in range(nu):
            a = i * (nu + 1) + j; F.append((a, a + 1, a + nu + 2, a + nu + 1))
    f = S.mesh("flap", V, F); f.data.materials.append(lea)
    S.mod(f, "SOLIDIFY", thickness=.0036, offset=1.0); S.mod(f, "BEVEL", width=.0012, segments=3, limit_method="ANGLE", angle_limit=.9); S.mod(f, "SUBSURF", levels=0, render_levels=1)
    # stitching 5 mm inside the flap edge
    off = Vector((0, -.0002, 0)); ins = .0055
    pts = []
    for u in np.linspace(-1, 1, 160):
        uu = u * (1 - ins / (fw / 2)); pts.append(fp(uu, smax(uu) - ins) + off * 1.0)
    left = [fp(-(1 - ins / (fw / 2)), s) + off for s in np.linspace(Lf * .47, smax(1 - ins / (fw / 2)) - ins, 40)]
    right = [Vector((-p.x, p.y, p.z)) for p in reversed(left)]
    stitches("st", left + pts + right, th)
    # clasp: rounded plate + bar
    fc = fp(0, Lf - .024)
    pl = S.bevel_box("plate", (.034, .005, .021), fc + Vector((0, -.0024, 0)), .0022, 4, gold)
    S.bevel_box("knob", (.019, .006, .0065), fc + Vector((0, -.0072, 0)), .0028, 5, gold)
    for sx in (-1, 1): 
        sc = S.bevel_box("rivet", (.0028, .003, .0028), fc + Vector((sx * .0135, -.0050, 0)), .0013, 4, gold)
    # handle
    hx, hz = .078, H + .008
    pts = []
    for t in np.linspace(0, math.pi, 40): pts.append((-hx * math.cos(t) * (1 + .05 * math.sin(t)), 0, hz + .020 + .082 * math.sin(t) ** .75))
    S.tube("handle", pts, [.0052 + .0012 * math.sin(t) for t in np.linspace(0, math.pi, 40)], lea, bev=10)
    stitches("hs", [(x, -.0064, z) for x, y, z in pts[2:-2]], th, r=.0004)
    for sx in (-1, 1):
        ring("ring", (sx * hx, 0, hz + .008), .0098, .0019, gold, rot=(0, 0, math.radians(0)))
        S.bevel_box("tab", (.021, .004, .034), (sx * hx, -.0005, H + .003), .0016, 3, lea, rot=(0, 0, 0))
        S.bevel_box("tabloop", (.014, .0115, .012), (sx * hx, 0, hz + .0215), .004, 4, lea)
        S.bevel_box("collar", (.0135, .0135, .005), (sx * hx, 0, hz + .029), .0022, 4, gold)
    S.recolourable(lea, edge, th)


def moon(color, hw="gold"):
    """Crescent shoulder bag: a loft along an arc, thick in the middle and pointed at the tips, zip along its upper edge."""
    lea = S.leather("nappa", color, grain=150, bump=.22, rough=.36, coat=.18); metal = S.metal("hw", hw, .14)
    R, span, n = .150, math.radians(86), 60
    def section(t):
        """Centre, half height and half depth at t in -1..1 along the crescent."""
        a = t * span; f = max(0.0, 1 - abs(t) ** 2.4)
        return a, .004 + .050 * f ** .8, .003 + .036 * f ** .75
    at = lambda a, r: (r * math.sin(a), 0, .205 - r * math.cos(a))
    rings = []
    for t in np.linspace(-1, 1, n + 1):
        a, h, d = section(t); rg = []
        for q in np.linspace(0, 2 * math.pi, 44, endpoint=False):
            up = math.copysign(abs(math.cos(q)) ** .9, math.cos(q)); side = math.copysign(abs(math.sin(q)) ** .85, math.sin(q))
            x, _, z = at(a, R - .004 + h * (-up)); sag = .0022 * math.sin(9 * t + 2 * q) * (1 - abs(t))
            rg.append((x, side * (d * (.80 + .20 * -up) + sag), z))
        rings.append(rg)
    o = S.loft("crescent", rings, cap=True); o.data.materials.append(lea); S.mod(o, "SUBSURF", levels=1, render_levels=2)
    low = min(p[2] for rg in rings for p in rg)
    dark, _, _ = S.principled("zip", "#15120f", .5, .4)
    zip_ = [at(section(t)[0], R - .004 - section(t)[1] - .0006) for t in np.linspace(-.86, .86, 70)]
    parts = [o, S.tube("tape", zip_, .0026, dark)]
    teeth = [(x, -.0004, z) for x, _, z in zip_]; parts.append(stitches("teeth", [(x, y, z + .0022) for x, y, z in teeth], metal, pitch=.0022, r=.0009, ln=.0012))
    px, _, pz = zip_[58]; parts.append(S.bevel_box("pull", (.005, .003, .022), (px, -.0035, pz - .004), .0012, 3, metal, rot=(0, math.radians(20), 0)))
    for sx in (-1, 1):
        tx, _, tz = at(sx * span * .97, R - .004)
        parts.append(ring("ring", (tx, 0, tz + .012), .0125, .0022, metal))
    tip = at(span * .97, R - .004); hx, hz = tip[0], tip[2] + .022
    strap = [(-hx * math.cos(t) * (1 + .10 * math.sin(t)), .004 * math.sin(2 * t), hz + .135 * math.sin(t) ** .8) for t in np.linspace(0, math.pi, 48)]
    parts.append(S.tube("strap", strap, [.0072 + .0016 * math.sin(t) for t in np.linspace(0, math.pi, 48)], lea, bev=10))
    for sx in (-1, 1): parts.append(S.bevel_box("ferrule", (.019, .019, .008), (sx * hx, 0, hz + .004), .003, 4, metal))
    S.recolourable(lea)
    for p in parts: p.location.z -= low


if __name__ == "__main__" and S.argv("item") == "moon":
    S.reset(); view = S.argv("view", "front"); moon(S.argv("tint", "#5b2f23"), S.argv("metal", "gold"))
    S.backdrop(0, back_y=1.0, r=.5); S.rig("table", .42, (0, 0, .12))
    if view == "front": S.camera((0, 0, .155), .60, 2.2, 0, 5)
    elif view == "angle": S.camera((0, 0, .150), .58, 2.2, 34, 16)
    else: S.camera((.105, -.02, .135), .20, 1.0, 22, 12, fstop=5.6)
    S.shoot(S.argv("out"))
elif __name__ == "__main__":
    S.reset(); view = S.argv("view", "front")
    bag(S.argv("tint", "#5b2f23"), grain=115, W=float(S.argv("width", .265)), D=float(S.argv("depth", .085)))
    S.backdrop(0, back_y=1.0, r=.5); S.rig("table", .42, (0, 0, .12))
    if view == "front": S.camera((0, 0, .128), .50, 2.2, 0, 6)
    elif view == "angle": S.camera((0, 0, .125), .50, 2.2, 38, 14)
    else: S.camera((.02, -.05, .095), .17, .9, 24, 16, fstop=5.6)
    S.shoot(S.argv("out"))
