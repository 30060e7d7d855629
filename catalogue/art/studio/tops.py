"""Tops, shirts and coats: front and back cut flat with the sleeves on, sewn round a body that then lowers its arms."""

import math
import os
from dataclasses import dataclass
import numpy as np
from body import body_sdf
from panels import Panel, bez, mirror
from paths import SIM
from simulation import constraints, run


@dataclass(frozen=True)
class Cut:
    """Metres and degrees. band: rib widths (neck, hem, cuff); elastic: rest-length factors for those bands."""

    h: float = 0.015
    arms: float = 75
    rest_arms: float = 30
    sleeve: float = 0.17
    cuff: float = 0.165
    width: float = 0.255
    hem_z: float = 0.80
    hem_curve: float = 0.0
    neck_w: float = 0.088
    neck_front: float = 0.095
    neck_back: float = 0.02
    under: tuple = (0.232, 1.165)
    sh_tip: float = 0.19
    band: tuple = (0.02, 0.022, 0.02)
    elastic: tuple | None = None
    bend: float = 8e-6
    stretch: float = 2e-7
    compress: float = 6e-6
    skin: float = 0.004
    thick: float = 0.008
    mu: float = 0.5
    grav: float = 8.0
    frames: int = 150
    arm_r: float = 1.0
    depth: float = 0.17
    foot: float = 0.70
    seed: int = 0

    def body(self, arms):
        return body_sdf(arms=arms, arm_r=self.arm_r, foot=self.foot)


def pattern(cut, neck_drop):
    """T-shaped, with cut-on sleeves at the angle of the arms."""
    a = math.radians(cut.arms)
    D = np.array([math.sin(a), -math.cos(a)])
    Nn = np.array([-math.cos(a), -math.sin(a)])  # along arm, towards underarm
    nsp = np.array([cut.neck_w, 1.437])
    tip = np.array([cut.sh_tip, 1.402])
    c1 = tip + D * cut.sleeve
    c2 = c1 + Nn * cut.cuff
    un = np.array(cut.under)
    low = nsp[1] - neck_drop
    neck = bez(np.array([0, low]), np.array([cut.neck_w * 0.95, low]), nsp)
    shoulder = bez(tip, tip + D * 0.03 + np.array([0.012, 0.004]), tip + D * 0.09, 8)
    over = np.concatenate([np.linspace(nsp, tip, 6)[:-1], shoulder[:-1], np.linspace(tip + D * 0.09, c1, 8)])
    waist = un + np.array([0, -0.06])
    armpit = bez(un + D * 0.05, un, waist, 10)
    side = np.concatenate([np.linspace(c2, un + D * 0.05, 8)[:-1], armpit[:-1], [waist, (cut.width, cut.hem_z)]])
    half, dip = cut.width * 0.5, cut.hem_z - cut.hem_curve
    hem = [(cut.width, cut.hem_z), (half, dip), (-half, dip), (-cut.width, cut.hem_z)]
    count = lambda line: max(2, int(round(sum(np.linalg.norm(np.diff(np.array(line), axis=0), axis=1)) / cut.h)))
    right = [("neckR", neck, max(6, int(0.14 / cut.h)))]
    right += [(tag, line, count(line)) for tag, line in (("overR", over), ("cuffR", [c1, c2]), ("sideR", side))]
    left = [(tag[:-1] + "L", mirror(line), k) for tag, line, k in reversed(right)]
    return Panel([*right, ("hem", hem, count(hem)), *left], cut.h)


def edges(front, back):
    """Distance of every vertex to the edges that get trims, and how far along them it is."""
    at = {}
    for key, tags in (
        ("neck", ("neckL", "neckR")),
        ("hem", ("hem",)),
        ("cuff", ("cuffR", "cuffL")),
        ("seam", ("sideR", "sideL", "overR", "overL")),
    ):
        near = [panel.dist(*tags) for panel in (front, back)]
        at[key] = np.concatenate([q[0] for q in near])
        at[key + "_t"] = np.concatenate([q[1] for q in near])
    return at


def place(panel, y, rng):
    """Hang a flat panel before or behind the body."""
    u = panel.uv
    yy = np.full(len(u), y) * np.clip(1.15 - np.maximum(0, np.abs(u[:, 0]) - 0.16) * 2.2, 0.45, 1)
    return np.stack([u[:, 0], yy + rng.normal(0, 0.0015, len(u)), u[:, 1] + 0.012], 1)


def weld(v, sew, tris, rest, at):
    """One mesh of the sewn panels, with rest lengths still per panel.
    -> points, triangles, rest coordinates per corner, edges, which points were kept."""
    idx = np.arange(len(v))
    for i, j in sew:
        v[i] = (v[i] + v[j]) / 2
        idx[j] = i
    for _ in range(4):
        idx = idx[idx]
    used, inv = np.unique(idx, return_inverse=True)
    T, corner = inv[tris], rest[tris]
    ok = (T[:, 0] != T[:, 1]) & (T[:, 1] != T[:, 2]) & (T[:, 0] != T[:, 2])
    groups, starts = np.argsort(inv, kind="stable"), np.r_[0, np.cumsum(np.bincount(inv))[:-1]]
    nearest = lambda q: np.minimum.reduceat(q[groups], starts)
    at = {key: q[used] if key.endswith("_t") else nearest(q) for key, q in at.items()}
    return v[used], T[ok], corner[ok], at, used


def top(name, **how):
    cut = Cut(**how)
    front, back = pattern(cut, cut.neck_front), pattern(cut, cut.neck_back)
    n = len(front.uv)
    rest = np.concatenate([front.uv, back.uv + np.array([2.0, 0])])
    tris = np.concatenate([front.tris, back.tris[:, ::-1] + n])
    sew = [(i, j + n) for t in ("overR", "sideR", "overL", "sideL") for i, j in zip(front.seg[t], back.seg[t])]
    rng = np.random.default_rng(cut.seed)
    x = np.concatenate([place(front, -cut.depth, rng), place(back, cut.depth * 0.95, rng)])
    at = edges(front, back)

    def ribs(E):
        f = np.ones(len(E))
        for key, width, factor in zip(("neck", "hem", "cuff"), cut.band, cut.elastic):
            f[at[key][E].max(1) < width * 1.02] = factor
        return f

    kw = {key: getattr(cut, key) for key in ("bend", "skin", "mu", "stretch", "compress", "grav")}
    kw["elastic"] = ribs if cut.elastic else None
    v = run(x, tris, rest, frames=60, body=cut.body(cut.arms), sew=sew, sewt=0.6, thick=0, **kw)
    gap = np.linalg.norm(v[[a for a, _ in sew]] - v[[b for _, b in sew]], axis=1)
    print("  seam gap max %.4f" % gap.max())
    v, T, corner, at, used = weld(v, sew, tris, rest, at)
    kw.update(thick=cut.thick, cons=constraints(T, corner))
    steps = max(2, int(abs(cut.arms - cut.rest_arms) / 2.2))
    for arms in np.linspace(cut.arms, cut.rest_arms, steps)[1:]:
        v = run(v, T, v.copy(), frames=6, body=cut.body(arms), **kw)
    v = run(v, T, v.copy(), frames=cut.frames, body=cut.body(cut.rest_arms), **kw)
    np.savez(
        os.path.join(SIM, name + ".npz"),
        v=v,
        L=np.full(len(T), 3),
        F=T.ravel(),
        uv=corner.reshape(-1, 2),
        weld=np.zeros((0, 2), int),
        a_back=np.r_[np.zeros(n), np.ones(len(back.uv))][used],
        **{"a_" + key: q for key, q in at.items()},
    )
