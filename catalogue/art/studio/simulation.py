"""Cloth simulation: rest lengths from a pattern, the solver of clothsim.c, the result as sim/<name>.npz."""

import ctypes
import math
import os
import subprocess
import time
import numpy as np
from paths import SIM

FLOATS, INTS = ctypes.POINTER(ctypes.c_float), ctypes.POINTER(ctypes.c_int)
NOBODY = dict(n=(1, 1, 1), o=(0, 0, 0), h=1, d=None)


def solver():
    """clothsim.c, compiled when it is newer than what was compiled before."""
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), "clothsim.c")
    library = os.path.join(SIM, "libcloth.so")
    if not os.path.exists(library) or os.path.getmtime(library) < os.path.getmtime(source):
        os.makedirs(SIM, exist_ok=True)
        flags = ["-O3", "-march=native", "-ffast-math", "-shared", "-fPIC"]
        subprocess.run(["gcc", *flags, source, "-o", library, "-lm"], check=True)
    return ctypes.CDLL(library)


def constraints(tris, corner):
    """corner (T,3,k): rest coordinates per triangle corner, so seams may join different panels.
    -> edges, rest lengths, bending pairs, their rest lengths (hinge unfolded flat)."""
    e = {}
    for ti, t in enumerate(tris):
        c = corner[ti]
        for k in range(3):
            a, b, o = k, (k + 1) % 3, (k + 2) % 3
            pa, pb, po = c[a], c[b], c[o]
            if t[a] > t[b]:
                pa, pb = pb, pa
            L = np.linalg.norm(pb - pa) + 1e-9
            u = (pb - pa) / L
            sp = (po - pa) @ u
            hh = math.sqrt(max(0, (po - pa) @ (po - pa) - sp * sp))
            e.setdefault((min(t[a], t[b]), max(t[a], t[b])), []).append((L, t[o], sp, hh))
    E, le, Bn, lb = [], [], [], []
    for k, v in e.items():
        E.append(k)
        le.append(np.mean([q[0] for q in v]))
        if len(v) == 2:
            Bn.append((v[0][1], v[1][1]))
            lb.append(math.hypot(v[0][2] - v[1][2], v[0][3] + v[1][3]))
    return np.array(E), np.array(le), np.array(Bn), np.array(lb)


def run(
    x,
    tris,
    rest,
    pins=(),
    sew=(),
    frames=120,
    sub=24,
    body=None,
    stretch=2e-7,
    compress=None,
    bend=5e-6,
    grav=6.0,
    damp=1.2,
    skin=0.004,
    mu=0.35,
    thick=0.006,
    sewt=0.35,
    wind=0.0,
    maxv=2.5,
    elastic=None,
    cons=None,
):
    """rest: (n,2|3) coordinates giving rest lengths.  Compliances in m/N; larger = softer.

    elastic: edges -> factors of their rest lengths (ribbing, waistbands)."""
    n = len(x)
    E, le, Bn, lb = cons if cons is not None else constraints(tris, np.asarray(rest, float)[tris])
    if elastic is not None:
        le = le * elastic(E)
    order = np.random.default_rng(1).permutation(len(E) + len(Bn))
    each = lambda of_edges, of_bends: np.r_[np.full(len(E), of_edges), np.full(len(Bn), of_bends)]
    f32 = lambda a: np.ascontiguousarray(a, np.float32)
    i32 = lambda a: np.ascontiguousarray(a, np.int32)
    x = f32(x).copy()
    pairs = i32(np.concatenate([E, Bn])[order])
    lengths = f32(np.r_[le, lb][order])
    pull, push = (f32(each(c, bend)[order]) for c in (stretch, stretch * 4 if compress is None else compress))
    weight, flat = np.ones(n, np.float32), np.zeros((n, 3), np.float32)
    weight[list(pins)] = 0
    flat[:, : rest.shape[1]] = rest
    seams = i32(np.array(sew).reshape(-1, 2))
    F = ctypes.c_float
    P = lambda a: None if a is None else a.ctypes.data_as(FLOATS)
    I = lambda a: a.ctypes.data_as(INTS)
    b = body or NOBODY
    started = time.time()
    # fmt: off
    solver().simulate(
        n, P(x), P(weight),
        len(pairs), I(pairs), P(lengths), P(pull), P(push),
        len(seams), I(seams), F(sewt),
        frames, sub, F(grav), F(damp),
        *[int(q) for q in b["n"]], *[F(float(q)) for q in b["o"]], F(b["h"]), P(b["d"]),
        F(skin), F(mu), F(thick), P(flat), F(wind),
        None, 1, 0, F(0), F(maxv),  # no film of it, no floor
    )
    # fmt: on
    how = (n, len(pairs), frames, time.time() - started, x.min(0).round(3), x.max(0).round(3))
    print("  sim %d verts %d cons %d frames: %.1fs  bounds %s %s" % how, flush=True)
    return x


def save(name, v, faces, uv, weld=(), **attrs):
    """uv per vertex (metres)."""
    faces = np.asarray(faces)
    uv = np.asarray(uv)
    if uv.ndim == 2:
        uv = uv[faces.ravel()]  # per vertex -> per corner
    np.savez(
        os.path.join(SIM, name + ".npz"),
        v=v,
        L=np.full(len(faces), faces.shape[1]),
        F=faces.ravel(),
        uv=uv.reshape(-1, 2),
        weld=np.array(weld if len(weld) else np.zeros((0, 2)), int),
        **{"a_" + k: np.asarray(a) for k, a in attrs.items()},
    )
