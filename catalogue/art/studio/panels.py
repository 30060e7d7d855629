"""Flat pieces of cloth: outlines resampled to a mesh that can be sewn."""

import numpy as np
from scipy.spatial import Delaunay, cKDTree


def bez(p0, p1, p2, n=24):
    t = np.linspace(0, 1, n)[:, None]
    return (1 - t) ** 2 * p0 + 2 * t * (1 - t) * p1 + t * t * p2


def resample(pts, k):
    pts = np.asarray(pts, float)
    d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(pts, axis=0), axis=1))]
    s = np.linspace(0, d[-1], k + 1)
    return np.stack([np.interp(s, d, pts[:, i]) for i in range(2)], 1)


def inside(poly, P):
    x, y = P[:, 0], P[:, 1]
    c = np.zeros(len(P), bool)
    j = len(poly) - 1
    for i in range(len(poly)):
        xi, yi = poly[i]
        xj, yj = poly[j]
        c ^= ((yi > y) != (yj > y)) & (x < (xj - xi) * (y - yi) / (yj - yi + 1e-15) + xi)
        j = i
    return c


class Panel:
    """segs: list of (tag, polyline, count) going round the outline; shared endpoints are merged."""

    def __init__(self, segs, h):
        pts, self.seg = [], {}
        for tag, pl, k in segs:
            q = resample(pl, k)
            i0 = len(pts)
            pts += list(q[:-1])
            self.seg[tag] = list(range(i0, i0 + k + 1))
        nb = len(pts)
        for tag in self.seg:
            self.seg[tag] = [i % nb for i in self.seg[tag]]
        B = np.array(pts)
        lo, hi = B.min(0), B.max(0)
        rows = []
        for r, y in enumerate(np.arange(lo[1], hi[1], h * 0.87)):
            xs = np.arange(lo[0] - h, hi[0] + h, h) + (h / 2 if r % 2 else 0)
            rows.append(np.stack([xs, np.full_like(xs, y)], 1))
        I = np.concatenate(rows)
        I = I[inside(B, I)]
        d, _ = cKDTree(self._dense(B)).query(I)
        I = I[d > h * 0.62]
        self.uv = np.concatenate([B, I])
        self.nb = nb
        T = Delaunay(self.uv).simplices
        c = self.uv[T].mean(1)
        T = T[inside(B, c)]
        a = self.uv[T]
        area = np.cross(a[:, 1] - a[:, 0], a[:, 2] - a[:, 0])
        T[area < 0] = T[area < 0][:, ::-1]
        self.tris = T[np.abs(area) > 1e-7]

    @staticmethod
    def _dense(B):
        q = np.concatenate([B, B[:1]])
        return np.concatenate([np.linspace(q[i], q[i + 1], 6) for i in range(len(B))])

    def dist(self, *tags):
        """distance of every vertex to the given edges, and arc length along them."""
        D, Tm = np.full(len(self.uv), 9.0), np.zeros(len(self.uv))
        off = 0.0
        for t in tags:
            P = self.uv[self.seg[t]]
            s = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
            Q = np.concatenate([np.linspace(P[i], P[i + 1], 8) for i in range(len(P) - 1)])
            S = np.concatenate([np.linspace(s[i], s[i + 1], 8) for i in range(len(P) - 1)])
            d, k = cKDTree(Q).query(self.uv)
            m = d < D
            D[m] = d[m]
            Tm[m] = S[k][m] + off
            off += s[-1]
        return D, Tm


def mirror(pl):
    return [(-x, z) for x, z in reversed(list(map(tuple, pl)))]
