#!/usr/bin/python3
"""Garment patterns + XPBD draping (clothsim.c) -> sim/<name>.npz.  Plain python3 + numpy/scipy, no Blender.

    python3 drape.py slipskirt circleskirt slipdress tee sweater ...
"""
import ctypes, math, os, sys, time
import numpy as np
from scipy.spatial import cKDTree, Delaunay
HERE = os.path.dirname(os.path.abspath(__file__))
SIM = os.path.abspath(os.path.join(HERE, "..", "..", "..", ".data", "art", "sim")); os.makedirs(SIM, exist_ok=True)
so = os.path.join(SIM, "libcloth.so")
if not os.path.exists(so) or os.path.getmtime(so) < os.path.getmtime(os.path.join(HERE, "clothsim.c")):
    os.system(f"gcc -O3 -march=native -ffast-math -shared -fPIC {HERE}/clothsim.c -o {so} -lm")
lib = ctypes.CDLL(so)
fp, ip = ctypes.POINTER(ctypes.c_float), ctypes.POINTER(ctypes.c_int)

# ------------------------------------------------------------ body (170 cm form)
# z, half width, half depth front, back, y offset
RINGS = np.array([
    (.00, .10, .07, .07, 0), (.45, .125, .085, .085, 0), (.62, .150, .100, .105, 0), (.74, .168, .102, .118, 0),
    (.84, .176, .100, .125, 0), (.92, .162, .093, .112, 0), (.98, .142, .087, .098, 0), (1.04, .122, .084, .086, 0),
    (1.10, .128, .092, .088, 0), (1.16, .142, .104, .094, 0), (1.22, .150, .112, .098, 0), (1.28, .155, .104, .100, 0),
    (1.33, .160, .088, .096, .004), (1.37, .155, .066, .080, .010), (1.40, .115, .056, .064, .014), (1.43, .068, .054, .054, .014),
    (1.55, .054, .052, .052, .006)])
_Z = np.linspace(-.05, 1.6, 331)
_R = np.stack([np.interp(_Z, RINGS[:, 0], RINGS[:, k]) for k in range(1, 5)], 1)
from scipy.ndimage import gaussian_filter1d, gaussian_filter
_R = gaussian_filter1d(_R, 5, axis=0)


def section(z): return [np.interp(z, _Z, _R[:, k]) for k in range(4)]


def body_xy(z, th, off=0.0, p=2.25):
    """Point on the body at height z, angle th (0 = front, -Y)."""
    z, th = np.broadcast_arrays(np.asarray(z, float), np.asarray(th, float))
    w, f, b, y0 = section(z)
    c, s = np.cos(th), np.sin(th)
    d = np.where(c > 0, f, b)
    x = np.sign(s) * np.abs(s) ** (2 / p) * (w + off)
    y = -np.sign(c) * np.abs(c) ** (2 / p) * (d + off)
    for sx in (-1, 1):
        y = y - np.where(c > 0, .032 * np.exp(-((x - sx * .075) / .055) ** 2 - ((z - 1.215) / .055) ** 2), 0)
    return np.stack([x, y + y0, z], -1)


def body_sdf(arms=None, h=.008, arm_r=1.0, foot=.70):
    """foot: how far down the body is known when it has arms; long coats need more of it."""
    lo = np.array([-.80 if arms else -.32, -.20 if arms else -.30, foot if arms else -.02]); hi = np.array([.80 if arms else .32, .20 if arms else .30, 1.56])
    nx, ny, nz = (np.ceil((hi - lo) / h)).astype(int) + 1
    gx, gy, gz = (lo[k] + h * np.arange(n) for k, n in enumerate((nx, ny, nz)))
    Z, Y, X = np.meshgrid(gz, gy, gx, indexing="ij")
    P = np.stack([X, Y, Z], -1).reshape(-1, 3)
    cache = os.path.join(SIM, "torso_%d_%d_%d.npy" % (nx, ny, nz))
    if os.path.exists(cache): sd = np.load(cache)
    else: sd = _torso(P); np.save(cache, sd)
    return _finish(sd, P, arms, arm_r, (nx, ny, nz), lo, h)


def _torso(P):
    zz = np.repeat(np.arange(0, 1.55, .005), 240); tt = np.tile(np.arange(240) * 2 * np.pi / 240, len(zz) // 240)
    surf = body_xy(zz, tt)
    d, _ = cKDTree(surf).query(P, workers=2, distance_upper_bound=.12)
    d = np.minimum(d, .12)
    w, f, b, y0 = section(P[:, 2])
    yy = P[:, 1] - y0; dep = np.where(yy < 0, f, b)
    bust = sum(.032 * np.exp(-((P[:, 0] - sx * .075) / .055) ** 2 - ((P[:, 2] - 1.215) / .055) ** 2) for sx in (-1, 1))
    yb = np.where(yy < 0, np.minimum(yy + bust, 0), yy)
    inside = (np.abs(P[:, 0] / w) ** 2.25 + np.abs(yb / dep) ** 2.25) < 1
    return np.where(inside, -d, d)


def _finish(sd, P, arms, arm_r, dims, lo, h):
    nx, ny, nz = dims
    if arms is not None:
        a = math.radians(arms)
        for sx in (-1, 1):
            A = np.array([sx * .148, .012, 1.352]); D = np.array([sx * math.sin(a), 0, -math.cos(a)])
            t = np.clip((P - A) @ D, 0, .60)
            r = np.interp(t, [0, .06, .15, .3, .45, .6], np.array([.058, .055, .050, .044, .038, .032]) * arm_r)
            da = np.linalg.norm(P - (A + t[:, None] * D), axis=1) - r
            k = .03; hh = np.clip(.5 + .5 * (da - sd) / k, 0, 1)     # smooth union
            sd = da * (1 - hh) + sd * hh - k * hh * (1 - hh)
    sd = gaussian_filter(sd.reshape(nz, ny, nx), .8).astype(np.float32)
    return dict(n=(nx, ny, nz), o=lo, h=h, d=np.ascontiguousarray(sd))


def constraints(tris, corner):
    """corner (T,3,k): rest coordinates per triangle corner, so seams may join different panels.
    -> edges, rest lengths, bending pairs, their rest lengths (hinge unfolded flat)."""
    e = {}
    for ti, t in enumerate(tris):
        c = corner[ti]
        for k in range(3):
            a, b, o = k, (k + 1) % 3, (k + 2) % 3
            pa, pb, po = c[a], c[b], c[o]
            if t[a] > t[b]: pa, pb = pb, pa
            L = np.linalg.norm(pb - pa) + 1e-9; u = (pb - pa) / L
            sp = (po - pa) @ u; hh = math.sqrt(max(0, (po - pa) @ (po - pa) - sp * sp))
            e.setdefault((min(t[a], t[b]), max(t[a], t[b])), []).append((L, t[o], sp, hh))
    E, le, Bn, lb = [], [], [], []
    for k, v in e.items():
        E.append(k); le.append(np.mean([q[0] for q in v]))
        if len(v) == 2:
            Bn.append((v[0][1], v[1][1])); lb.append(math.hypot(v[0][2] - v[1][2], v[0][3] + v[1][3]))
    return np.array(E), np.array(le), np.array(Bn), np.array(lb)


def run(x, tris, rest, pins=(), sew=(), frames=120, sub=24, body=None, stretch=2e-7, compress=None, bend=5e-6, grav=6.0, damp=1.2,
        skin=.004, mu=.35, thick=.006, sewt=.35, wind=0.0, out_every=0, floor=None, mass=None, quads=None, shear=None, maxv=2.5, elastic=None, cons=None):
    """rest: (n,2|3) coordinates giving rest lengths.  Compliances in m/N; larger = softer.

    elastic: dict edge-index-array -> scale, to shorten rest lengths (ribbing, waistbands)."""
    n = len(x); r3 = np.zeros((n, 3), np.float32); r3[:, :rest.shape[1]] = rest
    E, le, Bn, lb = cons if cons is not None else constraints(tris, np.asarray(rest, float)[tris])
    if elastic is not None:
        le = le * elastic(E)
    rng = np.random.default_rng(1)
    con = np.concatenate([E, Bn]); ln = np.concatenate([le, lb])
    cp = np.concatenate([np.full(len(E), stretch), np.full(len(Bn), bend)])
    cc = np.concatenate([np.full(len(E), compress if compress is not None else stretch * 4), np.full(len(Bn), bend)])
    o = rng.permutation(len(con)); con, ln, cp, cc = con[o], ln[o], cp[o], cc[o]
    w = np.ones(n, np.float32) if mass is None else mass.astype(np.float32)
    w[list(pins)] = 0
    f32 = lambda a: np.ascontiguousarray(a, np.float32); i32 = lambda a: np.ascontiguousarray(a, np.int32)
    x = f32(x).copy(); con = i32(con); ln = f32(ln); cp = f32(cp); cc = f32(cc); sew_ = i32(np.array(sew).reshape(-1, 2)); r3 = f32(r3)
    fo = np.zeros(((frames // out_every) if out_every else 1, n, 3), np.float32)
    F = ctypes.c_float; P = lambda a: a.ctypes.data_as(fp); I = lambda a: a.ctypes.data_as(ip)
    b = body or dict(n=(1, 1, 1), o=(0, 0, 0), h=1, d=None)
    t = time.time()
    lib.simulate(n, P(x), P(w), len(con), I(con), P(ln), P(cp), P(cc), len(sew_), I(sew_), F(sewt), frames, sub, F(grav), F(damp),
                 *[int(q) for q in b["n"]], *[F(float(q)) for q in b["o"]], F(b["h"]), P(b["d"]) if b["d"] is not None else None, F(skin), F(mu),
                 F(thick), P(r3), F(wind), P(fo) if out_every else None, int(out_every or 1), 0 if floor is None else 1, F(floor or 0), F(maxv))
    print("  sim %d verts %d cons %d frames: %.1fs  bounds %s %s" % (n, len(con), frames, time.time() - t, x.min(0).round(3), x.max(0).round(3)), flush=True)
    return (x, fo) if out_every else x


def save(name, v, faces, uv, weld=(), frames=None, **attrs):
    """uv per vertex (metres)."""
    faces = np.asarray(faces); uv = np.asarray(uv)
    if uv.ndim == 2: uv = uv[faces.ravel()]          # per vertex -> per corner
    np.savez(os.path.join(SIM, name + ".npz"), v=v, L=np.full(len(faces), faces.shape[1]), F=faces.ravel(), uv=uv.reshape(-1, 2),
             weld=np.array(weld if len(weld) else np.zeros((0, 2)), int), **{"a_" + k: np.asarray(a) for k, a in attrs.items()},
             **({"frames": frames} if frames is not None else {}))


# ------------------------------------------------------------ tubes
def tube_mesh(m, n):
    q = []
    for i in range(m):
        for j in range(n):
            a, b = i * n + j, i * n + (j + 1) % n
            q.append((a, b, b + n, a + n))
    q = np.array(q)
    alt = (np.arange(len(q)) // n + np.arange(len(q)) % n) % 2
    t = np.where(alt[:, None, None] == 0, np.stack([q[:, [0, 1, 2]], q[:, [0, 2, 3]]], 1), np.stack([q[:, [0, 1, 3]], q[:, [1, 2, 3]]], 1)).reshape(-1, 3)
    return q, t


def tube_uv(rest, quads, s):
    """Per-corner UVs in metres for a tube: u = angle * local radius, seam at the centre back."""
    m1, n = s.shape; circ = np.linalg.norm(np.roll(rest, -1, 1) - rest, axis=2).sum(1)
    j = quads % n; i = quads // n; th = j * 2 * np.pi / n; th = np.where(th >= np.pi - 1e-9, th - 2 * np.pi, th)
    j0 = j[:, :1]; t0 = j0 * 2 * np.pi / n; t0 = np.where(t0 >= np.pi - 1e-9, t0 - 2 * np.pi, t0)
    th = np.where(j == j0, t0, t0 + 2 * np.pi / n)
    return np.stack([th / 2 / np.pi * circ[i], -s[i, j]], -1)


def skirt(name, length=.72, hem=1.75, waist_z=1.035, m=46, n=112, bend=5e-6, frames=150, nf=7, amp=.02, out_every=0, wind=0.0, hipz=.19, curve=1.0, thick=.009):
    """Tube whose rest circumference runs waist -> hip (body + ease) -> hem (metres)."""
    B = body_sdf()
    s = np.linspace(0, length, m + 1)[:, None]; th = (np.arange(n) * 2 * np.pi / n)[None]
    z = waist_z - s + 0 * th
    base = body_xy(np.maximum(z, .84), th, .006 + .004 * np.minimum(1, s / .04))
    c0 = 2 * np.pi * .155
    k = np.maximum(0, s - hipz) / (length - hipz)
    grow = (hem / (2 * np.pi) - .155) * k ** curve
    rad = base.copy(); rad[..., 2] = 0
    u = rad / np.linalg.norm(rad, axis=2, keepdims=True)
    rest = base + u * grow[..., None]; rest[..., 2] = z
    rng = np.random.default_rng(4); ph = rng.uniform(0, 6.28, 4)
    wob = amp * (np.sin(nf * th + ph[0]) + .5 * np.sin((nf + 3) * th + ph[1]) + .35 * np.sin((nf - 2) * th + ph[2])) * np.minimum(1, k / .35)
    x = base + u * (grow * .8 + wob)[..., None]; x[..., 2] = z
    q, t = tube_mesh(m, n)
    R = rest.reshape(-1, 3)
    r = run(x.reshape(-1, 3), t, R, pins=range(3 * n), frames=frames, body=B, bend=bend, out_every=out_every, wind=wind, thick=thick)
    v, fr = r if out_every else (r, None)
    uv = tube_uv(rest, q, s + 0 * th)
    save(name, v, q, uv, frames=fr, top=(s + 0 * th).ravel(), hem=(length - s + 0 * th).ravel())


# ------------------------------------------------------------ flat panels, sewn
def bez(p0, p1, p2, n=24):
    t = np.linspace(0, 1, n)[:, None]; return (1 - t) ** 2 * p0 + 2 * t * (1 - t) * p1 + t * t * p2


def resample(pts, k):
    pts = np.asarray(pts, float); d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(pts, axis=0), axis=1))]
    s = np.linspace(0, d[-1], k + 1); return np.stack([np.interp(s, d, pts[:, i]) for i in range(2)], 1)


def inside(poly, P):
    x, y = P[:, 0], P[:, 1]; c = np.zeros(len(P), bool); j = len(poly) - 1
    for i in range(len(poly)):
        xi, yi = poly[i]; xj, yj = poly[j]
        c ^= ((yi > y) != (yj > y)) & (x < (xj - xi) * (y - yi) / (yj - yi + 1e-15) + xi); j = i
    return c


class Panel:
    """segs: list of (tag, polyline, count) going round the outline; shared endpoints are merged."""
    def __init__(self, segs, h):
        pts, self.seg = [], {}
        for tag, pl, k in segs:
            q = resample(pl, k); i0 = len(pts)
            pts += list(q[:-1]); self.seg[tag] = list(range(i0, i0 + k + 1))
        nb = len(pts)
        for tag in self.seg: self.seg[tag] = [i % nb for i in self.seg[tag]]
        B = np.array(pts)
        lo, hi = B.min(0), B.max(0)
        rows = []
        for r, y in enumerate(np.arange(lo[1], hi[1], h * .87)):
            xs = np.arange(lo[0] - h, hi[0] + h, h) + (h / 2 if r % 2 else 0)
            rows.append(np.stack([xs, np.full_like(xs, y)], 1))
        I = np.concatenate(rows); I = I[inside(B, I)]
        d, _ = cKDTree(self._dense(B)).query(I); I = I[d > h * .62]
        self.uv = np.concatenate([B, I]); self.nb = nb
        T = Delaunay(self.uv).simplices
        c = self.uv[T].mean(1); T = T[inside(B, c)]
        a = self.uv[T]; area = np.cross(a[:, 1] - a[:, 0], a[:, 2] - a[:, 0]); T[area < 0] = T[area < 0][:, ::-1]
        self.tris = T[np.abs(area) > 1e-7]

    @staticmethod
    def _dense(B):
        q = np.concatenate([B, B[:1]]); return np.concatenate([np.linspace(q[i], q[i + 1], 6) for i in range(len(B))])

    def dist(self, *tags):
        """distance of every vertex to the given edges, and arc length along them."""
        D, Tm = np.full(len(self.uv), 9.), np.zeros(len(self.uv)); off = 0.0
        for t in tags:
            P = self.uv[self.seg[t]]; s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
            Q = np.concatenate([np.linspace(P[i], P[i + 1], 8) for i in range(len(P) - 1)]); S = np.concatenate([np.linspace(s[i], s[i + 1], 8) for i in range(len(P) - 1)])
            d, k = cKDTree(Q).query(self.uv); m = d < D; D[m] = d[m]; Tm[m] = S[k][m] + off; off += s[-1]
        return D, Tm


def mirror(pl): return [(-x, z) for x, z in reversed(list(map(tuple, pl)))]


def top(name, h=.015, arms=75, rest_arms=30, sleeve=.17, cuff=.165, width=.255, hem_z=.80, neck_w=.088, neck_front=.095, neck_back=.02, under=(.232, 1.165),
        sh_tip=.19, bend=8e-6, frames=150, band=(.02, .022, .02), elastic=None, skin=.004, thick=.008, arm_r=1.0, stretch=2e-7, compress=6e-6, grav=8.0, hem_curve=0.0, depth=.17, mu=.5, foot=.70, seed=0):
    """T-shaped front/back with cut-on sleeves at the arm angle; side/underarm and shoulder/overarm seams sewn.

    band = rib widths (neck, hem, cuff); elastic = rest-length factors for those bands."""
    a = math.radians(arms); D = np.array([math.sin(a), -math.cos(a)]); Nn = np.array([-math.cos(a), -math.sin(a)])   # along arm, towards underarm
    nsp = np.array([neck_w, 1.437]); tip = np.array([sh_tip, 1.402])
    c1 = tip + D * sleeve; c2 = c1 + Nn * cuff
    un = np.array(under)
    def build(neck_drop):
        k = lambda pl: max(2, int(round(sum(np.linalg.norm(np.diff(np.array(pl), axis=0), axis=1)) / h)))
        neck_r = bez(np.array([0, nsp[1] - neck_drop]), np.array([neck_w * .95, nsp[1] - neck_drop]), nsp)
        over = np.concatenate([np.linspace(nsp, tip, 6)[:-1], bez(tip, tip + D * .03 + np.array([.012, .004]), tip + D * .09, 8)[:-1], np.linspace(tip + D * .09, c1, 8)])
        cuf = [c1, c2]
        ua = np.concatenate([np.linspace(c2, un - Nn * 0 + D * .05, 8)[:-1], bez(un + D * .05, un, un + np.array([.0, -.06]), 10)[:-1], [un + np.array([0, -.06]), (width, hem_z)]])
        hem = [(width, hem_z), (width * .5, hem_z - hem_curve), (-width * .5, hem_z - hem_curve), (-width, hem_z)]
        kn, ko, kc, ku, kh = k(neck_r), k(over), k(cuf), k(ua), k(hem)
        segs = [("neckR", neck_r, KN), ("overR", over, ko), ("cuffR", cuf, kc), ("sideR", ua, ku), ("hem", hem, kh),
                ("sideL", mirror(ua), ku), ("cuffL", mirror(cuf), kc), ("overL", mirror(over), ko), ("neckL", mirror(neck_r), KN)]
        return Panel(segs, h)
    KN = max(6, int(.14 / h))
    Fp, Bp = build(neck_front), build(neck_back)
    nF = len(Fp.uv)
    rest = np.concatenate([Fp.uv, Bp.uv + np.array([2.0, 0])])
    tris = np.concatenate([Fp.tris, Bp.tris[:, ::-1] + nF])
    sew = []
    for t in ("overR", "sideR", "overL", "sideL"):
        sew += [(i, j + nF) for i, j in zip(Fp.seg[t], Bp.seg[t])]
    rng = np.random.default_rng(seed)
    def place(P, y):
        u = P.uv; yy = np.full(len(u), y) * np.clip(1.15 - np.maximum(0, np.abs(u[:, 0]) - .16) * 2.2, .45, 1)
        return np.stack([u[:, 0], yy + rng.normal(0, .0015, len(u)), u[:, 1] + .012], 1)
    x = np.concatenate([place(Fp, -depth), place(Bp, depth * .95)])
    at = {}
    for key, tags in (("neck", ("neckL", "neckR")), ("hem", ("hem",)), ("cuff", ("cuffR", "cuffL")), ("seam", ("sideR", "sideL", "overR", "overL"))):
        d = [p.dist(*tags) for p in (Fp, Bp)]
        at[key] = np.concatenate([q[0] for q in d]); at[key + "_t"] = np.concatenate([q[1] for q in d])
    el = None
    if elastic:
        def el(E):
            f = np.ones(len(E))
            for key, wd, sc in zip(("neck", "hem", "cuff"), band, elastic):
                m = (at[key][E].max(1) < wd * 1.02); f[m] = sc
            return f
    kw = dict(bend=bend, skin=skin, mu=mu, elastic=el, stretch=stretch, compress=compress, grav=grav)
    v = run(x, tris, rest, frames=60, body=body_sdf(arms=arms, arm_r=arm_r, foot=foot), sew=sew, sewt=.6, thick=0, **kw)      # sew with the arms out
    gap = np.linalg.norm(v[[a for a, _ in sew]] - v[[b for _, b in sew]], axis=1); print("  seam gap max %.4f" % gap.max())
    # weld the seams: one mesh, rest lengths still per panel
    idx = np.arange(len(v))
    for i, j in sew: v[i] = (v[i] + v[j]) / 2; idx[j] = i
    for _ in range(4): idx = idx[idx]
    used, inv = np.unique(idx, return_inverse=True)
    corner = rest[tris]; uvc = corner.reshape(-1, 2)
    T = inv[tris]; ok = (T[:, 0] != T[:, 1]) & (T[:, 1] != T[:, 2]) & (T[:, 0] != T[:, 2])
    T, corner = T[ok], corner[ok]; uvc = corner.reshape(-1, 2)
    at = {k: np.minimum.reduceat(q[np.argsort(inv, kind="stable")], np.r_[0, np.cumsum(np.bincount(inv))[:-1]]) if not k.endswith("_t") else q[used] for k, q in at.items()}
    isb = np.r_[np.zeros(nF), np.ones(len(Bp.uv))][used]
    v = v[used]; cons = constraints(T, corner)
    steps = max(2, int(abs(arms - rest_arms) / 2.2))
    for a_ in np.linspace(arms, rest_arms, steps)[1:]:                                              # lower the arms
        v = run(v, T, v.copy(), frames=6, body=body_sdf(arms=a_, arm_r=arm_r, foot=foot), thick=thick, cons=cons, **kw)
    v = run(v, T, v.copy(), frames=frames, body=body_sdf(arms=rest_arms, arm_r=arm_r, foot=foot), thick=thick, cons=cons, **kw)
    np.savez(os.path.join(SIM, name + ".npz"), v=v, L=np.full(len(T), 3), F=T.ravel(), uv=uvc, weld=np.zeros((0, 2), int), a_back=isb, **{"a_" + k: q for k, q in at.items()})



def legs_sdf(h=.008):
    """Hips + two separate legs, for trousers."""
    lo = np.array([-.30, -.26, -.02]); hi = np.array([.30, .26, 1.16])
    nx, ny, nz = (np.ceil((hi - lo) / h)).astype(int) + 1
    g = [lo[k] + h * np.arange(n) for k, n in enumerate((nx, ny, nz))]
    Z, Y, X = np.meshgrid(g[2], g[1], g[0], indexing="ij"); P = np.stack([X, Y, Z], -1).reshape(-1, 3)
    cache = os.path.join(SIM, "legs_torso.npy")
    if os.path.exists(cache): sd = np.load(cache)
    else: sd = _torso(P); np.save(cache, sd)
    sd = np.maximum(sd, .76 - P[:, 2])
    for sx in (-1, 1):
        A, Bq = np.array([sx * .088, 0, .82]), np.array([sx * .098, .01, .05]); D = Bq - A; t = np.clip((P - A) @ D / (D @ D), 0, 1)
        r = np.interp(t, [0, .15, .5, .6, 1], [.088, .084, .056, .054, .038]); da = np.linalg.norm(P - (A + t[:, None] * D), axis=1) - r
        k = .03; q = np.clip(.5 + .5 * (da - sd) / k, 0, 1); sd = da * (1 - q) + sd * q - k * q * (1 - q)
    return dict(n=(nx, ny, nz), o=lo, h=h, d=np.ascontiguousarray(gaussian_filter(sd.reshape(nz, ny, nx), .8).astype(np.float32)))


def trousers(name="trousers", M=64, K=14, hem=.66, thigh=.70, waist_z=1.05, zc=.755, zb=.06, rows=24, lrows=58, bend=6e-6):
    """Hip tube that splits into two leg tubes sharing a crotch seam; rest shape is that 3D form."""
    n = 2 * M; th = np.arange(n) * 2 * np.pi / n; V = []
    for i in range(rows):                                   # waist -> crotch
        z = waist_z + (zc - waist_z) * i / (rows - 1); f = i / (rows - 1)
        V.append(body_xy(np.full(n, max(z, .84)), th, .008 + .020 * f ** 1.5) * [1, 1, 0] + [0, 0, z])
    up = np.array(V); ring = up[-1]; fc, bc = ring[0], ring[M]
    t = np.linspace(0, 1, K + 1)[1:-1]
    Q = fc + (bc - fc) * t[:, None]; Q[:, 2] -= .045 * np.sin(np.pi * t) ** .6      # front -> back under the crotch
    verts = [up.reshape(-1, 3), Q]; nu = rows * n; quads = []
    for i in range(rows - 1):
        for j in range(n): q, r = i * n + j, i * n + (j + 1) % n; quads.append((q, r, r + n, q + n))
    base = nu + len(Q); last = (rows - 1) * n
    topd = np.concatenate([np.repeat(np.linspace(0, waist_z - zc, rows), n), np.full(len(Q), .3)]); hemd = np.full(len(topd), .69)
    for side in (1, -1):
        if side == 1: r0 = [last + j for j in range(M + 1)] + [nu + k for k in range(K - 2, -1, -1)]
        else: r0 = [last + (M + j) % n for j in range(M + 1)] + [nu + k for k in range(K - 1)]
        P0 = np.concatenate(verts)[r0]; m = len(r0); R = [P0]
        c0 = P0[:, :2].mean(0); ang = np.unwrap(np.arctan2(P0[:, 1] - c0[1], P0[:, 0] - c0[0]))
        d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(np.concatenate([P0, P0[:1]]), axis=0), axis=1))]; ph = ang[0] + np.sign(ang[-1] - ang[0]) * 2 * np.pi * d[:-1] / d[-1]
        for i in range(1, lrows + 1):
            f = i / lrows; g = min(1, f / .22); g = g * g * (3 - 2 * g); rr = (thigh + (hem - thigh) * f) / 2 / np.pi; ax = side * (.105 + .02 * f)
            C = np.stack([ax + rr * .93 * np.cos(ph), .004 + rr * 1.07 * np.sin(ph)], 1)
            xy = P0[:, :2] * (1 - g) + C * g; z = P0[:, 2] * (1 - f) + zb * f
            R.append(np.c_[xy, z])
        R = np.array(R)[1:]; verts.append(R.reshape(-1, 3)); prev = r0
        for i in range(lrows):
            cur = [base + i * m + j for j in range(m)]
            for j in range(m):
                q, r = j, (j + 1) % m; quads.append((prev[q], prev[r], cur[r], cur[q]))
            prev = cur
        base += lrows * m; topd = np.r_[topd, np.full(lrows * m, .4)]; hemd = np.r_[hemd, np.repeat(.69 * (1 - np.arange(1, lrows + 1) / lrows), m)]
    X = np.concatenate(verts); q = np.array(quads); alt = np.arange(len(q)) % 2
    T = np.where(alt[:, None, None] == 0, np.stack([q[:, [0, 1, 2]], q[:, [0, 2, 3]]], 1), np.stack([q[:, [0, 1, 3]], q[:, [1, 2, 3]]], 1)).reshape(-1, 3)
    rng = np.random.default_rng(3); x = X + rng.normal(0, .001, X.shape); x[:3 * n] = X[:3 * n]
    v = run(x, T, X, pins=range(3 * n), frames=150, body=legs_sdf(), bend=bend, thick=.008, grav=8.0, compress=5e-6, skin=.005)
    uv = np.stack([np.arctan2(X[:, 0], -X[:, 1]) * .16, X[:, 2]], 1)
    save(name, v, q, uv, top=topd, hem=hemd)


def scarf(name="scarf", n=84, size=.90, pleats=3.5, width=.30):
    """Square silk hung by its gathered top edge."""
    u = np.linspace(0, 1, n + 1); U, Vv = np.meshgrid(u, u); rest = np.stack([U.ravel() * size, -Vv.ravel() * size], 1)
    # zig-zag top edge of true length `size` folded to `width`
    t = np.linspace(0, 1, 4001); lo, hi = 0, .2
    for _ in range(40):
        A = (lo + hi) / 2; c = np.stack([width * t, A * np.sin(2 * np.pi * pleats * t) * (1 + .25 * np.sin(5 * t))], 1); L = np.linalg.norm(np.diff(c, axis=0), axis=1).sum()
        lo, hi = (A, hi) if L < size else (lo, A)
    s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(c, axis=0), axis=1))] / L
    ex, ey = np.interp(u, s, c[:, 0]) - width / 2, np.interp(u, s, c[:, 1]); fan = 1 + .55 * Vv
    x = np.stack([ex[None] * fan, ey[None] * (1 + 0 * Vv) * (1 - .25 * Vv), 1.3 - Vv * size * (.98 + 0 * U)], -1).reshape(-1, 3)
    q = np.array([(i * (n + 1) + j, i * (n + 1) + j + 1, (i + 1) * (n + 1) + j + 1, (i + 1) * (n + 1) + j) for i in range(n) for j in range(n)])
    alt = np.arange(len(q)) % 2; T = np.where(alt[:, None, None] == 0, np.stack([q[:, [0, 1, 2]], q[:, [0, 2, 3]]], 1), np.stack([q[:, [0, 1, 3]], q[:, [1, 2, 3]]], 1)).reshape(-1, 3)
    v = run(x, T, rest, pins=range(n + 1), frames=140, bend=4e-6, thick=.007, grav=6.0, wind=.5)
    save(name, v, q, rest / size, hem=np.minimum.reduce([U, 1 - U, Vv, 1 - Vv]).ravel() * size)


def slipdress(name="slipdress", m=74, n=132, frames=170, zhem=.33, hem=2.05, out_every=0, wind=0.0):
    """Bias slip with cowl: tube on the body; four strap points pinned, front edge given slack."""
    z0 = 1.318
    th = (np.arange(n) * 2 * np.pi / n); a = np.abs(np.where(th < np.pi, th, th - 2 * np.pi))
    top = np.where(a < .62, z0, z0 - .105 * np.clip((a - .62) / .95, 0, 1) ** .7)
    ab = np.abs(th - np.pi); top = np.where(a > np.pi / 2, z0 - .105 - .05 * (1 - np.clip(ab / (np.pi / 2), 0, 1)), top)
    t = np.linspace(0, 1, m + 1)[:, None]
    z = top[None] + (zhem - top[None]) * t; s = top[None] - z
    ease = .006 + .007 * np.exp(-((z - 1.05) / .08) ** 2)
    base = body_xy(np.maximum(z, .84), th[None] + 0 * z, ease)
    rad = base.copy(); rad[..., 2] = 0; u = rad / np.linalg.norm(rad, axis=2, keepdims=True)
    k = np.clip((.86 - z) / (.86 - zhem), 0, 1); grow = (hem / 2 / np.pi - .155) * k
    rng = np.random.default_rng(2); ph = rng.uniform(0, 6.28, 3)
    wob = .018 * (np.sin(7 * th + ph[0]) + .5 * np.sin(10 * th + ph[1]) + .4 * np.sin(4 * th + ph[2]))[None] * np.minimum(1, k / .4)
    cowl = np.where(a < .62, np.cos(np.minimum(a, .62) / .62 * np.pi / 2) ** 1.5, 0)[None] * np.exp(-(s / .11) ** 2)
    rest = base + u * grow[..., None]; rest[..., 2] = z; rest[..., 1] -= .085 * cowl
    x = base + u * (grow * .85 + wob)[..., None]; x[..., 2] = z; x[..., 1] -= .085 * cowl
    q, T = tube_mesh(m, n)
    pf = [j for j in range(n) if abs(a[j] - .62) < .03]; pb = [j for j in range(n) if abs(a[j] - 2.62) < .03]
    pins = pf + pb
    # whole back/side edge is held by the body; pin it lightly by fixing the top row outside the cowl
    pins += [j for j in range(n) if a[j] > .75]
    r = run(x.reshape(-1, 3), T, rest.reshape(-1, 3), pins=pins, frames=frames, body=body_sdf(), bend=1.2e-5, thick=.007, out_every=out_every, wind=wind, grav=7.0, stretch=4e-7, compress=4e-6)
    v, fr = r if out_every else (r, None)
    save(name, v, q, tube_uv(rest, q, s), frames=fr, top=s.ravel(), hem=((1 - t) * (z0 - zhem) + 0 * s).ravel())
    np.savez(os.path.join(SIM, name + "_pins.npz"), front=v[pf], back=v[pb])


def pleated(name="pleated", length=.78, hem=1.42, count=46, rows=64, waist_z=1.035, band=.036):
    """Knife pleats are pressed, not draped: built as geometry. Each pleat is a face that slopes under its neighbour, an
    underlay and a return, so the edges really overlap. A flat waistband covers where they start."""
    profile = np.array([(0, 1), (.18, .92), (.4, .79), (.62, .66), (.84, .54), (1.0, .45), (1.22, .30), (1.42, .14), (1.47, .10), (1.46, .17), (1.34, .36), (1.18, .64), (1.07, .86), (1.01, .97)])
    k = len(profile); n = k * count; pleat = 2 * np.pi / count
    s = np.linspace(.018, length, rows + 1)[:, None]; j = np.arange(n)[None]; phase, depth = profile[j % k, 0], profile[j % k, 1]
    z = waist_z - s + 0 * phase; open_ = np.clip((s - .10) / (length - .10), 0, 1)
    rng = np.random.default_rng(5); own = rng.uniform(-1, 1, (2, count))[:, (j // k)[0]]
    lean = .30 * own[0] * open_ ** 1.5 + .25 * np.sin(3 * j / k * pleat + 1) * open_
    th = (j // k + phase * (1 - .30 * open_ * np.maximum(phase - 1, 0)) + lean) * pleat
    grow = (hem / 2 / np.pi - .155) * np.maximum(0, s - .17) / (length - .17)
    base = body_xy(np.maximum(z, .84), th, .007); u = base * [1, 1, 0]; u /= np.linalg.norm(u, axis=2, keepdims=True)
    wave = .010 * np.sin(5 * th + .8) * open_ + .006 * np.sin(9 * th) * open_
    deep = (.0035 + .018 * open_ ** .9) * (1 + .22 * own[1] * open_)
    v = base + u * (grow + wave + deep * (depth - .5))[..., None]; v[..., 2] = z
    quads, _ = tube_mesh(rows, n)
    along = np.concatenate([[0], np.cumsum(np.hypot(np.diff(np.r_[profile[:, 0], 2.0]) * .028, np.diff(np.r_[profile[:, 1], 1.0]) * .012))])
    col = quads % n; start = col[:, :1]; step = np.where(col == start, 0, 1)
    uu = along[(start % k) + step] + (start // k) * along[-1]; uv = np.stack([uu, -(s + 0 * phase)[quads // n, col]], -1)
    # waistband
    m, nb = 6, 160; sb = np.linspace(-.002, band, m + 1)[:, None]; tb = np.arange(nb)[None] * 2 * np.pi / nb
    b = body_xy(waist_z - sb + 0 * tb, tb + 0 * sb, .0135); qb, _ = tube_mesh(m, nb); ub = tube_uv(b, qb, sb + 0 * tb)
    top = np.r_[np.full(v[..., 0].size, .5), (sb + .002 + 0 * tb).ravel()]; hemd = np.r_[(length - s + 0 * phase).ravel(), np.full(b[..., 0].size, .5)]
    save(name, np.concatenate([v.reshape(-1, 3), b.reshape(-1, 3)]), np.concatenate([quads, qb + v[..., 0].size]), np.concatenate([uv, ub]), top=top, hem=hemd)


def sweater_cut(name, **kw):
    """Knitted tops share the way they are made; only the cut differs."""
    cut = dict(h=.017, arms=70, rest_arms=15, sleeve=.58, cuff=.105, width=.262, hem_z=.80, under=(.25, 1.165), sh_tip=.20, neck_w=.084, neck_front=.075,
               band=(.025, .06, .06), elastic=(.93, .82, .80), bend=1.2e-5, compress=3e-5, skin=.006, thick=.010, arm_r=1.0, frames=150)
    top(name, **{**cut, **kw})


CUTS = {
    "tee": lambda: top("tee"),
    "boxytee": lambda: top("boxytee", width=.285, hem_z=.85, sleeve=.20, cuff=.19, under=(.27, 1.15), sh_tip=.215, neck_front=.085),
    "sweater": lambda: sweater_cut("sweater", sleeve=.52, cuff=.095, width=.275, under=(.262, 1.165), sh_tip=.205, neck_w=.095, neck_front=.085, elastic=(.93, .80, .85)),
    "crew": lambda: sweater_cut("crew"),
    "roomy": lambda: sweater_cut("roomy", width=.29, hem_z=.78, under=(.272, 1.15), sh_tip=.22, cuff=.115, sleeve=.56),
    "fine": lambda: sweater_cut("fine", width=.245, under=(.235, 1.17), cuff=.100, sleeve=.58, hem_z=.82, band=(.020, .045, .045), elastic=(.95, .90, .82), bend=8e-6, skin=.005),
    "shirt": lambda: top("shirt", h=.0155, arms=70, rest_arms=14, sleeve=.60, cuff=.112, width=.262, hem_z=.735, hem_curve=.05, under=(.25, 1.16), sh_tip=.198, neck_w=.075, neck_front=.075, neck_back=.012,
                         band=(.02, .02, .055), elastic=(1.0, 1.0, .86), bend=9e-6, compress=8e-6, frames=170),
    "coat": lambda: top("coat", h=.017, arms=68, rest_arms=13, sleeve=.585, cuff=.130, width=.292, hem_z=.40, under=(.27, 1.14), sh_tip=.214, neck_w=.086, neck_front=.05, neck_back=.012,
                        bend=4e-5, compress=2e-5, skin=.011, thick=.011, frames=150, foot=.60, depth=.18, seed=7),
    "slipskirt": lambda: skirt("slipskirt", length=.76, hem=1.75, nf=6, bend=5e-6),
    "midiskirt": lambda: skirt("midiskirt", length=.86, hem=2.15, nf=7, bend=7e-6, m=52, n=124, wind=.5),
    "fullskirt": lambda: skirt("fullskirt", length=.80, hem=2.7, nf=9, amp=.024, bend=6e-6, n=148, m=50, hipz=.10, wind=.5),
    "circleskirt": lambda: skirt("circleskirt", length=.66, hem=3.6, nf=11, amp=.03, bend=6e-6, hipz=.02, curve=.9, n=168, m=44),
    "sway": lambda: skirt("sway", length=.76, hem=1.75, nf=6, bend=5e-6, frames=280, out_every=2, wind=2.2),
    "slipdress": lambda: slipdress("slipdress"),
    "bias": lambda: slipdress("bias", zhem=.28, hem=2.25, m=80, n=140, wind=.5),
    "maxislip": lambda: slipdress("maxislip", zhem=.06, hem=2.9, m=94, n=168, wind=.6),
    "trousers": lambda: trousers("trousers"),
    "wide": lambda: trousers("wide", hem=.86, thigh=.76, zb=.04, M=72, lrows=60),
    "jeans": lambda: trousers("jeans", hem=.45, thigh=.62, zb=.05, bend=1.4e-5),
    "pleated": lambda: pleated(),
    "scarf": lambda: scarf("scarf"),
}

# Items of garments.py that are another item's cut in another cloth.
CUT_OF = {"cable": "roomy", "tailored": "trousers"}

if __name__ == "__main__":
    for item in sys.argv[1:]:
        t = time.time(); print(item); CUTS[item](); print("  total %.1fs" % (time.time() - t), flush=True)
