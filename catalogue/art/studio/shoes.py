"""Pointed mule with a heel.  --tint --heel --view side|angle|detail"""
import sys, os, math; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import studio as S, bpy, numpy as np
from scipy.interpolate import PchipInterpolator as PC


def curve(*kv):
    x = [a for a, _ in kv]; y = [b for _, b in kv]; f = PC(x, y); return lambda t: float(f(min(max(t, x[0]), x[-1])))


def sole_z(heel):
    return curve((-.135, .006), (-.10, .0015), (-.05, .0005), (-.02, .006), (.03, heel * .52), (.075, heel * .93), (.115, heel * 1.03))


def mule(color="#1b1a1a", heel=.058, mat=None, y0=0.0, x0=0.0, rot=0.0):
    root = bpy.data.objects.new("shoe", None); bpy.context.collection.objects.link(root)
    up = mat or S.leather("nappa", color, grain=160, bump=.25, rough=.33, coat=.25)
    ins, _, _ = S.principled("insole", "#c9a987", .55, .3); ed, _, _ = S.principled("sole", "#231a15", .45, .4)
    w = curve((-.138, .0015), (-.130, .0085), (-.115, .0185), (-.09, .0285), (-.05, .0375), (-.03, .0375), (.02, .031), (.07, .027), (.10, .024), (.112, .014), (.115, .002))
    cy = curve((-.138, .004), (-.09, .002), (-.03, 0), (.115, -.001))
    z = sole_z(heel); hgt = curve((-.138, .006), (-.13, .0125), (-.11, .023), (-.08, .0355), (-.05, .047), (-.02, .060), (.02, .075))
    parts = []
    # sole + insole
    for nm, m, t0, t1, k in (("sole", ed, -.0015, .0025, 1.02), ("insole", ins, .0025, .0046, .985)):
        rings = []
        for x in np.linspace(-.138, .115, 90):
            W = w(x) * k; c = cy(x); zz = z(x); rings.append([(x, c + W * math.copysign(abs(math.cos(t)) ** .35, math.cos(t)), zz + (t0 + t1) / 2 + (t1 - t0) / 2 * math.copysign(abs(math.sin(t)) ** .35, math.sin(t))) for t in np.linspace(0, 2 * math.pi, 40, endpoint=False)])
        o = S.loft(nm, rings, cap=True); o.data.materials.append(m); parts.append(o)
    # upper: arches; topline swept back at the sides
    nt_, nx = 44, 60; V, F = [], []; edge = []
    for i in range(nx + 1):
        row = []
        for j in range(nt_ + 1):
            t = math.pi * j / nt_; sn = math.sin(t)
            xe = -.030 + .058 * (1 - sn) ** 1.2 - .000
            f = i / nx; x = -.1385 + (xe + .1385) * (1 - (1 - f) ** 1.35)
            W = w(x) * 1.035; H = hgt(x)
            y = cy(x) + W * math.copysign(abs(math.cos(t)) ** .80, math.cos(t)); zz = z(x) + .0008 + H * sn ** .92
            V.append((x, y, zz)); row.append((x, y, zz))
        if i == nx: edge = row
    for i in range(nx):
        for j in range(nt_):
            a = i * (nt_ + 1) + j; F.append((a, a + 1, a + nt_ + 2, a + nt_ + 1))
    o = S.mesh("upper", V, F); o.data.materials.append(up); S.mod(o, "SOLIDIFY", thickness=.0016, offset=0); S.mod(o, "SUBSURF", levels=1, render_levels=2); parts.append(o)
    parts.append(S.tube("bind", edge, .0011, up))
    # heel: slim flared block
    rings = []
    hz = z(.088) - .001
    for f in np.linspace(0, 1, 24):
        zz = hz * (1 - f); k = 1 - .60 * f ** .55 if f < 1 else .4; ax = .026 * k; ay = .0255 * k
        cx = .0885 + .004 * f - .010 * math.sin(math.pi * f) * .2
        rings.append([(cx + ax * math.copysign(abs(math.cos(t)) ** .75, math.cos(t)), -.001 + ay * math.copysign(abs(math.sin(t)) ** .75, math.sin(t)), zz + (.0 if f > .12 else (1 - f / .12) * (z(cx + ax * math.cos(t)) - z(.088)))) for t in np.linspace(0, 2 * math.pi, 48, endpoint=False)])
    o = S.loft("heel", list(reversed(rings)), cap=True); o.data.materials.append(up); parts.append(o)
    S.recolourable(up)
    for p in parts: p.parent = root
    root.location = (x0, y0, .0012); root.rotation_euler = (0, 0, rot); return root


def counter(material, heel, y0, x0, rot):
    """What makes a pump of a mule: the walls that run from the vamp round the heel, highest behind."""
    w = curve((-.06, .0372), (-.03, .0375), (.02, .031), (.07, .027), (.10, .024)); z = sole_z(heel)
    tall = curve((-.055, .046), (-.03, .036), (0, .0285), (.03, .029), (.06, .036), (.09, .047), (.115, .056))
    foot = [(x, w(x)) for x in np.linspace(-.034, .092, 40)]
    round_ = [(.092 + .0245 * math.sin(a), .0248 * math.cos(a)) for a in np.linspace(0, math.pi, 30)[1:-1]]
    outline = foot + round_ + [(x, -y) for x, y in reversed(foot)]
    V, F, rows = [], [], 14
    for i in range(rows + 1):
        f = i / rows
        for x, y in outline:
            tuck = np.interp(x, [-.034, 0.0, .02], [.93, 1.0, 1.03])      # inside the vamp where the two meet
            lean = 1 - np.interp(x, [-.03, .05, .115], [.20, .18, .08]) * f
            V.append((x - .006 * f * np.interp(x, [.05, .11], [0, 1]), y * lean * tuck, z(min(x, .115)) + .001 + tall(min(x, .115)) * f))
    n = len(outline)
    for i in range(rows):
        for j in range(n - 1): a = i * n + j; F.append((a, a + 1, a + n + 1, a + n))
    o = S.mesh("counter", V, F); o.data.materials.append(material); S.mod(o, "SOLIDIFY", thickness=.0018, offset=0); S.mod(o, "SUBSURF", levels=1, render_levels=2)
    edge = S.tube("bind", V[-n:], .0011, material)
    for p in (o, edge): p.location = (x0, y0, .0012); p.rotation_euler = (0, 0, rot); p.pass_index = 1


def pump(tint, heel, y0=0.0, x0=0.0, rot=0.0):
    lea = S.leather("calf", tint, grain=160, bump=.18, rough=.28, coat=.4)
    mule(tint, heel, lea, y0, x0, rot); counter(lea, heel, y0, x0, rot)


if __name__ == "__main__":
    S.reset(); tint, view, heel = S.argv("tint", "#1b1a1a"), S.argv("view", "side"), float(S.argv("heel", .058)); shoe = {"mule": mule, "pump": pump}[S.argv("item", "mule")]
    if view == "side": shoe(tint, heel)
    else: shoe(tint, heel, y0=-.055, x0=-.01, rot=math.radians(-4)); shoe(tint, heel, y0=.06, x0=.03, rot=math.radians(6))
    z = heel * .9
    S.backdrop(0, back_y=1.0, r=.5, half=3, front=-2); S.rig("table", .40, (0, 0, z))
    if view == "side": S.camera((-.012, 0, z), .46, 2.0, 0, 7)
    elif view == "angle": S.camera((0, 0, z), .50, 2.0, -42, 22)
    else: S.camera((-.06, -.05, z * .7), .2, 1.2, -40, 24, fstop=5.6)
    S.shoot(S.argv("out"))
