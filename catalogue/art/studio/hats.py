"""Wide-brim felt hat with grosgrain band; coiled belt.  --item hat|belt --color --view front|angle|detail"""
import sys, os, math; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import studio as S, bpy, numpy as np
from bags import stitches


def hat(color="#8a6a4c", band="#2a211c"):
    n = 128; ox, oy = 1.0, 1.14
    prof = []     # (radius, z)
    for r in np.linspace(.185, .092, 16): prof.append((r, .004 + .010 * ((r - .092) / .093) ** 2))
    prof += [(.0885, .006), (.0870, .012), (.0860, .03), (.0840, .055), (.0800, .080), (.0750, .098), (.068, .1065), (.058, .1095), (.045, .1085), (.03, .106), (.015, .104), (.002, .1035)]
    rings = []
    for r, z in prof:
        rg = []
        for j in range(n):
            t = 2 * math.pi * j / n; c, s = math.cos(t), math.sin(t); x, y = r * s * ox, -r * c * oy; zz = z
            if r > .09:
                k = (r - .09) / .095; zz += k ** 1.5 * (.018 * c * -1 * .3 + .012 * abs(s) ** 2 * 1.2 - .010 * c * c + .003 * math.sin(3 * t + 1)) 
            if z > .05:
                h = min(1, (z - .05) / .055)
                # centre crease along y and front pinch
                zz -= .024 * h * math.exp(-(x / .022) ** 2) * min(1, max(0, 1.15 - abs(y) / .085)) * (1 if r < .075 else .55)
                pin = .016 * h * math.exp(-((y + .055) / .030) ** 2) * math.exp(-((abs(x) - .05) / .03) ** 2); x -= math.copysign(pin, x)
                zz += .010 * h * (y / .1)* .6
            rg.append((x, y, zz))
        rings.append(rg)
    o = S.loft("hat", rings); felt = S.fabric("felt", color, "felt.png", tile=.05, bump=.35, dist=.0006, rough=.95, sheen=.9, spec=.12, shade=.22)
    o.data.materials.append(felt); S.mod(o, "SUBSURF", levels=1, render_levels=2); S.mod(o, "SOLIDIFY", thickness=.0024, offset=0)
    # band
    rb = []
    for z, k in ((.0085, .0018), (.010, .0026), (.030, .0026), (.033, .0024), (.034, .0012)):
        r = np.interp(z, [.006, .012, .03, .055], [.0885, .0870, .0860, .0840]) + k
        rb.append([(r * math.sin(t) * ox, -r * math.cos(t) * oy, z) for t in np.linspace(0, 2 * math.pi, n, endpoint=False)])
    b = S.loft("band", rb); gm = S.fabric("gros", band, "twill.png", tile=.012, bump=.5, dist=.0004, rough=.55, sheen=.3, spec=.4, shade=.3, rot=math.radians(45)); b.data.materials.append(gm); S.mod(b, "SUBSURF", levels=1, render_levels=1)
    bow = S.bevel_box("bow", (.0045, .034, .0235), (-.0915, 0.0, .0215), .0018, 3, gm); S.bevel_box("knot", (.0060, .009, .0245), (-.0925, 0, .0215), .002, 3, gm)
    return (0, 0, .052)


def belt(color="#3a2418", hw="gold"):
    lea = S.leather("belt", color, grain=130, bump=.25, rough=.38); gold = S.metal("hw", hw, .12); c = S.srgb(color); th, _, _ = S.principled("thread", tuple(min(1, x * 1.8 + .04) for x in c[:3]) + (1,), .8, .2)
    W, T = .030, .0036; pts = []; N_ = 420; turns = 2.07
    for i in range(N_ + 1):
        f = i / N_; a = -math.pi / 2 + f * turns * 2 * math.pi; r = .034 + .0215 * (f * turns) ** .92; pts.append((r * math.cos(a), r * math.sin(a)))
    # tail leaves tangentially to the right
    P = np.array(pts); tg = P[-1] - P[-2]; tg /= np.linalg.norm(tg); P = np.concatenate([P, P[-1] + tg * np.linspace(.002, .055, 40)[:, None]])
    T_ = np.gradient(P, axis=0); T_ /= np.linalg.norm(T_, axis=1, keepdims=True); Nn = np.stack([-T_[:, 1], T_[:, 0]], 1)
    prof = [(W / 2 * math.copysign(abs(math.cos(t)) ** .3, math.cos(t)), T / 2 * math.copysign(abs(math.sin(t)) ** .45, math.sin(t))) for t in np.linspace(0, 2 * math.pi, 28, endpoint=False)]
    rings = [[(p[0] + n_[0] * b, p[1] + n_[1] * b, W / 2 + a) for a, b in prof] for p, n_ in zip(P, Nn)]
    o = S.loft("strap", rings, cap=True); o.data.materials.append(lea)
    for sgn in (-1, 1):
        for side in (-1, 1): stitches("st", [(p[0] + n_[0] * side * (T / 2 + .0001), p[1] + n_[1] * side * (T / 2 + .0001), W / 2 + sgn * (W / 2 - .003)) for p, n_ in zip(P[4:-4], Nn[4:-4])], th, pitch=.0036, r=.00035, ln=.0025)
    e = P[-1]; ang = math.atan2(tg[1], tg[0])
    root = bpy.data.objects.new("r", None); bpy.context.collection.objects.link(root); root.location = (e[0], e[1], W / 2 + .0055); root.rotation_euler = (0, 0, ang)
    fr = [(.018 + .018 * math.copysign(abs(math.cos(t)) ** .45, math.cos(t)), 0, .0178 * math.copysign(abs(math.sin(t)) ** .45, math.sin(t))) for t in np.linspace(0, 2 * math.pi, 64, endpoint=False)]
    q = S.tube("frame", fr, .0026, gold, cyclic=True); q.parent = root
    q = S.tube("prong", [(0, -.002, 0), (.012, -.0040, 0), (.03, -.0034, 0), (.038, -.0028, 0)], [.0022, .0021, .0018, .0013], gold); q.parent = root
    k = S.bevel_box("loop", (.009, T * 2 + .003, W + .0035), (-.022, 0, -.0045), .0012, 3, lea); k.parent = root
    S.recolourable(lea, th)
    return (.028, -.006, .015)


if __name__ == "__main__":
    S.reset(); item, view = S.argv("item", "hat"), S.argv("view", "front")
    if item == "hat":
        c = hat(S.argv("tint", "#8a6a4c")); scale = .47
        target, height, dist = ((c[0] - .05, c[1] - .05, c[2]), .26, 2.0) if view == "detail" else (c, .70, 2.0)
        az, el = {"front": (-18, 10), "angle": (-48, 28), "detail": (-30, 24)}[view]
    else:
        c = belt(S.argv("tint", "#3a2418")); scale = .28
        target, height, dist = ((.100, -.075, .016), .15, 1.1) if view == "detail" else (c, .36, 1.1)
        az, el = {"front": (11, 30), "angle": (29, 46), "detail": (18, 30)}[view]
    S.backdrop(0, back_y=1.1, r=.5, half=3, front=-2); S.rig("table", scale, c)
    S.camera(target, height, dist, az, el, fstop=5.6 if view == "detail" else None)
    S.shoot(S.argv("out"))
