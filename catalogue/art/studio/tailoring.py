"""What is sewn onto a draped top: collars, lapels, plackets, pockets, buttons, seams.

Flat pieces are cut in the plane (x, z) and laid on the garment by casting rays at it, then smoothed a little, as
pressed cloth lies flatter than what it lies on. Collars grow out of the neckline itself.
"""

import math
import bpy
import numpy as np
from mathutils import Vector
from mathutils.bvhtree import BVHTree
from scipy.spatial import cKDTree
import materials
import shapes
from panels import Panel

FRONT, BACK = -1, 1


class Form:
    """The garment as something to lay pieces on."""

    def __init__(self, o):
        bpy.context.view_layer.update()
        self.tree = BVHTree.FromObject(o, bpy.context.evaluated_depsgraph_get())

    def y(self, x, z, side):
        hit = self.tree.ray_cast(Vector((x, 2.0 * side, z)), Vector((0, -side, 0)))[0]
        return None if hit is None else hit.y

    def lay(self, points, side, lift, smooth=0.016):
        """(n, 2) -> (n, 3), in front of the cloth by lift."""
        P = np.asarray(points, float)
        ys = [self.y(x, z, side) for x, z in P]
        ok = np.array([y is not None for y in ys])
        y = np.array([0.0 if q is None else q for q in ys])
        y[~ok] = y[ok][cKDTree(P[ok]).query(P[~ok])[1]] if (~ok).any() else 0
        near = cKDTree(P).query_ball_point(P, smooth)
        even = np.array([y[i].mean() for i in near])
        top = np.minimum(y, even) if side == FRONT else np.maximum(y, even)
        return np.c_[P[:, 0], np.array([top[i].mean() for i in near]) + side * lift, P[:, 1]]

    def push_out(self, v, centre, gap):
        """Keep a point outside the garment by gap."""
        loc, normal, _, _ = self.tree.find_nearest(v)
        if loc is None:
            return v
        if normal.dot(loc - centre) < 0:
            normal = -normal
        d = (v - loc).dot(normal)
        return v if d >= gap or d < -0.06 else v + normal * (gap - d)


def piece(form, outline, material, side=FRONT, lift=0.003, thick=0.0028, h=0.009):
    """outline: closed polygon in (x, z)."""
    line = list(outline) + [outline[0]]
    length = sum(math.dist(a, b) for a, b in zip(line, line[1:]))
    flat = Panel([("edge", line, max(12, int(length / (h * 0.7))))], h)
    o = shapes.mesh("piece", form.lay(flat.uv, side, lift), flat.tris)
    o.data.materials.append(material)
    o.pass_index = 1
    uv = o.data.uv_layers.new(name="UVMap").data
    for p in o.data.polygons:
        for k, loop in enumerate(p.loop_indices):
            uv[loop].uv = flat.uv[p.vertices[k]]
    shapes.mod(o, "SUBSURF", levels=1, render_levels=1)
    shapes.mod(o, "SOLIDIFY", thickness=thick, offset=0)
    return o


def seam(form, line, material, side=FRONT, radius=0.0010, lift=0.0):
    P = np.array(line, float)
    d = np.r_[0, np.cumsum(np.hypot(*np.diff(P, axis=0).T))]
    s = np.linspace(0, d[-1], max(8, int(d[-1] / 0.008)))
    Q = form.lay(np.c_[np.interp(s, d, P[:, 0]), np.interp(s, d, P[:, 1])], side, lift, smooth=0.004)
    shapes.tube("seam", [tuple(p) for p in Q], radius, material, nurbs=True, res=4).pass_index = 1


def button(form, x, z, radius, material, lift=0.005):
    (p,) = form.lay([(x, z)], FRONT, lift)
    o = shapes.loft(
        "button",
        [
            [(r * math.cos(t), -y, r * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 40, endpoint=False)]
            for r, y in (
                (radius * 0.96, 0),
                (radius, 0.0012),
                (radius * 0.94, 0.0024),
                (radius * 0.74, 0.0024),
                (radius * 0.66, 0.0016),
                (0.0001, 0.0016),
            )
        ],
    )
    o.data.materials.append(material)
    o.location = p
    hole, _, _ = materials.principled("thread", "#2a2520", 0.8, 0.2)
    for sx in (-1, 1):
        shapes.bevel_box(
            "hole", (0.0009, 0.0008, 0.0030), (p[0] + sx * radius * 0.2, p[1] - 0.0019, p[2]), 0.0003, 1, hole
        )


def neckline(sim, n=140):
    """The neck edge as a loop from centre front round the back to centre front again."""
    v = sim["v"][sim["a_neck"] < 1e-4]
    c = v.mean(0)
    a = np.arctan2(v[:, 0] - c[0], -(v[:, 1] - c[1]))
    o = np.argsort(a % (2 * np.pi))
    v, a = v[o], (a % (2 * np.pi))[o]
    t = np.linspace(0, 2 * np.pi, n)
    loop = np.stack([np.interp(t, np.r_[a - 2 * np.pi, a, a + 2 * np.pi], np.tile(v[:, k], 3)) for k in range(3)], 1)
    k = np.ones(7) / 7
    pad = np.concatenate([loop[-8:-1], loop, loop[1:8]])
    return np.stack([np.convolve(pad[:, i], k, "same") for i in range(3)], 1)[7:-7], c


def collar(form, sim, material, stand=0.020, back_fall=0.044, tip=(0.044, -0.012, -0.072), start=0.0, thick=0.0024):
    """A collar that stands and falls. start: share of the loop, from the front, that it leaves out on each side."""
    loop, centre = neckline(sim)
    n = len(loop)
    up = np.array([0, 0, 1.0])
    rows = []
    keep = range(int(n * start), n - int(n * start))
    for i in keep:
        p = loop[i]
        s = abs(2 * i / (n - 1) - 1)
        side = 1 if i < n / 2 else -1
        out = np.array([p[0] - centre[0], (p[1] - centre[1]), 0])
        out /= np.linalg.norm(out)
        w = np.clip((s - 0.58) / 0.42, 0, 1)
        w = w * w * (3 - 2 * w) if start == 0 else 0
        open_ = np.array([side * 0.004 * w, 0, 0])
        fall = (out * 0.66 - up * 0.70) * back_fall * (1 - w) + np.array([side * tip[0], tip[1], tip[2]]) * w
        roll = p + up * (stand + 0.004) - out * 0.004 + open_
        outer = p + up * (stand * 0.80) + out * 0.004 + open_
        rows.append(
            [
                p - up * 0.004 + open_ * 0.3,
                p + up * stand * 0.5 - out * 0.004 + open_ * 0.6,
                p + up * stand - out * 0.007 + open_,
                roll,
                outer,
            ]
            + [outer + fall * f for f in (0.2, 0.4, 0.6, 0.8, 0.93, 1.0)]
        )
    R = np.array(rows)
    c = Vector(centre)
    for i in range(len(R)):
        for j in range(4, R.shape[1]):
            R[i, j] = form.push_out(Vector(R[i, j]), c, 0.0030 + 0.0004 * j)
    V = R.reshape(-1, 3)
    m = R.shape[1]
    F = [
        (i * m + j, i * m + j + 1, (i + 1) * m + j + 1, (i + 1) * m + j)
        for i in range(len(R) - 1)
        for j in range(m - 1)
    ]
    o = shapes.mesh("collar", V, F)
    o.data.materials.append(material)
    o.pass_index = 1
    uv = o.data.uv_layers.new(name="UVMap").data
    for p in o.data.polygons:
        for k, loop_i in enumerate(p.loop_indices):
            v = p.vertices[k]
            uv[loop_i].uv = ((v // m) * 0.004, (v % m) * 0.008)
    shapes.mod(o, "SUBSURF", levels=1, render_levels=2)
    shapes.mod(o, "SOLIDIFY", thickness=thick, offset=0)


def curve(*points, n=10):
    """A smooth line through the points, quadratic between midpoints."""
    P = np.array(points, float)
    d = np.r_[0, np.cumsum(np.hypot(*np.diff(P, axis=0).T))]
    from scipy.interpolate import PchipInterpolator

    s = np.linspace(0, d[-1], n * len(P))
    return [tuple(q) for q in np.stack([PchipInterpolator(d, P[:, k])(s) for k in range(2)], 1)]


def dress_shirt(o, sim, material):
    form = Form(o)
    v = sim["v"]
    low = v[(np.abs(v[:, 0]) < 0.02) & (v[:, 1] < 0), 2].min()
    neck = neckline(sim)[0][0]
    piece(
        form,
        [(-0.0165, neck[2] - 0.002), (0.0165, neck[2] - 0.002), (0.0165, low + 0.004), (-0.0165, low + 0.004)],
        material,
        lift=0.0042,
        thick=0.0022,
    )
    collar(form, sim, material)
    pearl, _, b = materials.principled("pearl", "#f2ede2", 0.18, 0.6)
    b.inputs["Clearcoat"].default_value = 0.6
    for i in range(7):
        button(form, 0, neck[2] - 0.022 - i * (neck[2] - 0.06 - low) / 6.6, 0.0056, pearl, 0.0066)
    yoke = curve((-0.185, 1.355), (-0.10, 1.333), (0, 1.328), (0.10, 1.333), (0.185, 1.355))
    seam(form, yoke, material, BACK, 0.0009)
    for sx in (-1, 1):
        seam(form, [(sx * 0.017, 1.328), (sx * 0.019, 1.20), (sx * 0.012, 1.06)], material, BACK, 0.0008)
    seam(form, [(0, 1.345), (0, 1.315)], material, BACK, 0.0022)


# The opening of a double-breasted front: cut out of the cloth and edged by the lapels.
OPENING = [(-0.080, 1.47), (0.080, 1.47), (0.070, 1.40), (0.004, 1.225), (-0.004, 1.225), (-0.070, 1.40)]


def dress_coat(form, sim, material):
    """form: the garment before its front was cut open, so that the lapels have something to lie on."""
    hem = sim["v"][:, 2].min() + 0.012
    waist = 1.0
    edge = [(-0.01, waist + 0.02), (0.098, waist), (0.098, hem + 0.004), (-0.01, hem + 0.004)]
    piece(form, edge, material, lift=0.0030, thick=0.0045)
    under = (
        curve((0.050, 1.436), (0.020, 1.32), (-0.016, 1.205))
        + curve((-0.016, 1.205), (0.060, 1.13), (0.118, 1.235), (0.142, 1.318), (0.160, 1.362))
        + [(0.118, 1.330), (0.100, 1.432)]
    )
    over = (
        curve((-0.050, 1.436), (0.006, 1.262), (0.098, waist))
        + curve((0.098, waist), (0.02, waist + 0.040), (-0.075, 1.16), (-0.126, 1.262), (-0.164, 1.366))
        + [(-0.120, 1.332), (-0.100, 1.432)]
    )
    piece(form, under, material, lift=0.0060, thick=0.0045)
    piece(form, over, material, lift=0.0095, thick=0.0045)
    for sx in (-1, 1):
        piece(
            form,
            [(sx * 0.048, 1.438), (sx * 0.100, 1.436), (sx * 0.150, 1.352), (sx * 0.117, 1.324), (sx * 0.056, 1.39)],
            material,
            lift=0.0115,
            thick=0.0045,
        )
        x0, x1 = sx * 0.080, sx * 0.178
        z = 0.80
        piece(form, [(x0, z), (x1, z + 0.012), (x1, z - 0.046), (x0, z - 0.058)], material, lift=0.0030, thick=0.0045)
    collar(form, sim, material, stand=0.020, back_fall=0.050, start=0.25, thick=0.0045)
    horn, _, b = materials.principled("horn", "#2c211a", 0.22, 0.5)
    b.inputs["Clearcoat"].default_value = 0.4
    for z in (waist - 0.075, waist - 0.205):
        for x in (0.066, -0.058):
            button(form, x, z, 0.0128, horn, 0.0075)
    seam(form, [(0, 1.40), (0, hem + 0.27)], material, BACK, 0.0012)
    vent = 0.26
    piece(
        form,
        [(-0.030, hem + vent), (0.004, hem + vent), (0.004, hem + 0.004), (-0.030, hem + 0.004)],
        material,
        BACK,
        lift=0.0025,
        thick=0.004,
    )
