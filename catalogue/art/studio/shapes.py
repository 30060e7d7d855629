"""Meshes: surfaces lofted through rings, round tubes, boxes with soft edges."""

import bpy
import numpy as np


def mesh(name, verts, faces, smooth=True, edges=()):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], list(edges), [tuple(f) for f in faces])
    me.update()
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    return o


def loft(name, rings, closed=True, cap=False, smooth=True):
    """rings: list of equally long lists of points -> quad surface with UVs in metres."""
    n = len(rings[0])
    v = [p for r in rings for p in r]
    f = []
    m = n if closed else n - 1
    for i in range(len(rings) - 1):
        for j in range(m):
            a, b = i * n + j, i * n + (j + 1) % n
            f.append((a, b, b + n, a + n))
    if cap:
        f.append(tuple(reversed(range(n))))
        f.append(tuple((len(rings) - 1) * n + j for j in range(n)))
    o = mesh(name, v, f, smooth)
    # UV: arc length around / along
    R = np.array([[tuple(p) for p in r] for r in rings], float)
    du = np.linalg.norm(np.diff(np.concatenate([R, R[:, :1]], 1), axis=1), axis=2)
    U = np.concatenate([np.zeros((len(rings), 1)), np.cumsum(du, 1)], 1)
    dv = np.linalg.norm(np.diff(R, axis=0), axis=2).mean(1)
    V = np.concatenate([[0], np.cumsum(dv)])
    uv = o.data.uv_layers.new(name="UVMap").data
    Um = U.mean(0)
    for p in o.data.polygons:
        idx = list(p.vertices)
        if len(idx) != 4:
            continue
        i, j = idx[0] // n, idx[0] % n
        for k, li in enumerate(p.loop_indices):
            jj = j + (1 if k in (1, 2) else 0)
            ii = i + (1 if k in (2, 3) else 0)
            uv[li].uv = (Um[jj], V[ii])
    return o


def tube(name, pts, radius, mat=None, cyclic=False, res=3, nurbs=False, bev=6):
    """Curve with round bevel through pts.  radius: float or per-point list."""
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "3D"
    cu.bevel_depth = 1.0
    cu.bevel_resolution = bev
    cu.use_fill_caps = True
    sp = cu.splines.new("NURBS" if nurbs else "POLY")
    sp.points.add(len(pts) - 1)
    for i, p in enumerate(pts):
        sp.points[i].co = (*p, 1)
        sp.points[i].radius = radius[i] if hasattr(radius, "__len__") else radius
    sp.use_cyclic_u = cyclic
    sp.use_smooth = True
    if nurbs:
        sp.order_u = 4
        sp.use_endpoint_u = True
        sp.resolution_u = res
    o = bpy.data.objects.new(name, cu)
    bpy.context.collection.objects.link(o)
    if mat:
        cu.materials.append(mat)
    return o


def mod(o, kind, **kw):
    m = o.modifiers.new(kind.lower(), kind)
    for k, v in kw.items():
        setattr(m, k, v)
    return m


def bevel_box(name, size, loc=(0, 0, 0), bevel=0.005, seg=4, mat=None, rot=(0, 0, 0)):
    x, y, z = [s / 2 for s in size]
    v = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    o = mesh(name, v, f)
    o.location = loc
    o.rotation_euler = rot
    mod(o, "BEVEL", width=bevel, segments=seg, limit_method="NONE")
    o.data.use_auto_smooth = True
    if mat:
        o.data.materials.append(mat)
    return o
