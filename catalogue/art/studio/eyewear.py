"""Acetate sunglasses.

--shape round|cat|square --acetate black|tortoise|honey --lens '#2a2a2c' --view front|angle|back|detail
"""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
import materials
import shapes
import studio as S


def outline(shape, grow=0.0, n=96):
    """Lens outline (right eye, centred), superellipse with cat-eye lift."""
    w, h, p, lift = {
        "round": (0.0245, 0.0232, 2.1, 0),
        "square": (0.0275, 0.0215, 2.9, 0.0010),
        "cat": (0.0275, 0.0195, 2.3, 0.0060),
    }[shape]
    out = []
    for i in range(n):
        t = 2 * math.pi * i / n
        c, s = math.cos(t), math.sin(t)
        x = math.copysign(abs(c) ** (2 / p), c) * (w + grow)
        z = math.copysign(abs(s) ** (2 / p), s) * (h + grow)
        if s > 0:
            z += lift * max(0, x / w) ** 2 * abs(s)
        if s < 0:
            z += 0.0025 * (max(0, -x / w)) * abs(s)
        out.append((x, z))
    return out


def acetate(kind):
    col = {"black": "#0d0d0e", "tortoise": "#4a230c", "honey": "#b06a22", "ivory": "#e9e0cf", "olive": "#4a4a2a"}[kind]
    m, nt, b = materials.principled("acetate", col, 0.12, 0.5)
    b.inputs["Clearcoat"].default_value = 0.6
    b.inputs["Clearcoat Roughness"].default_value = 0.03
    if kind in ("tortoise", "honey"):
        tc = materials.N(nt, "ShaderNodeTexCoord")
        no = materials.N(nt, "ShaderNodeTexNoise", i_Scale=75.0, i_Detail=3.0, i_Distortion=1.2)
        nt.links.new(tc.outputs["Object"], no.inputs["Vector"])
        r = materials.N(nt, "ShaderNodeValToRGB")
        e = r.color_ramp.elements
        e[0].position = 0.40
        e[0].color = materials.srgb("#120703")
        e[1].position = 0.62
        e[1].color = materials.srgb("#a8591a" if kind == "tortoise" else "#d9973f")
        q = e.new(0.5)
        q.color = materials.srgb("#4d220b" if kind == "tortoise" else "#8a4a14")
        nt.links.new(no.outputs[0], r.inputs[0])
        nt.links.new(r.outputs[0], b.inputs["Base Color"])
        b.inputs["Transmission"].default_value = 0.25
    return m


def curve2d(name, loops, extrude, bevel, mat, res=4):
    cu = bpy.data.curves.new(name, "CURVE")
    cu.dimensions = "2D"
    cu.fill_mode = "BOTH"
    cu.extrude = extrude
    cu.bevel_depth = bevel
    cu.bevel_resolution = 4
    for lp in loops:
        sp = cu.splines.new("POLY")
        sp.points.add(len(lp) - 1)
        sp.use_cyclic_u = True
        for i, (x, z) in enumerate(lp):
            sp.points[i].co = (x, z, 0, 1)
        sp.use_smooth = True
    o = bpy.data.objects.new(name, cu)
    bpy.context.collection.objects.link(o)
    o.rotation_euler = (math.pi / 2, 0, 0)
    cu.materials.append(mat)
    return o


def glasses(shape="cat", ac="tortoise", lens="#2b2a2a", hw="gold"):
    m = acetate(ac)
    dx = {"round": 0.0350, "square": 0.0372, "cat": 0.0375}[shape]
    rim = {"round": 0.0026, "square": 0.0034, "cat": 0.0036}[shape]
    zc = 0.026
    root = bpy.data.objects.new("root", None)
    bpy.context.collection.objects.link(root)
    inner = outline(shape, 0)
    outer = outline(shape, rim)
    parts = []
    for sx in (-1, 1):
        o = curve2d("rim", [[(sx * x, z) for x, z in outer], [(sx * x, z) for x, z in inner]], 0.0016, 0.0009, m)
        o.location = (sx * dx, 0, zc)
        o.rotation_euler = (math.pi / 2, 0, sx * math.radians(5))
        parts.append(o)
        ml, nt, b = materials.principled("lens", lens, 0.02, 0.5)
        b.inputs["Transmission"].default_value = 0.55
        b.inputs["IOR"].default_value = 1.15
        b.inputs["Clearcoat"].default_value = 0.8
        b.inputs["Clearcoat Roughness"].default_value = 0.0
        # domed lens
        L = [(sx * x, z) for x, z in outline(shape, 0.0008)]
        rings = []
        for k in (1, 0.9, 0.75, 0.55, 0.35, 0.15, 0.001):
            rings.append([(x * k, -0.0022 * (1 - k * k), z * k) for x, z in L])
        l = shapes.loft("lens", rings)
        l.data.materials.append(ml)
        l.location = (sx * dx, 0.0002, zc)
        l.rotation_euler = (0, 0, sx * math.radians(5))
        parts.append(l)
        # end piece + temple
        ox = dx + max(x for x, _ in outer)
        tz = zc + {"round": 0.006, "square": 0.010, "cat": 0.0135}[shape]
        e = shapes.bevel_box("end", (0.0075, 0.0060, 0.0082), (sx * (ox - 0.0012), 0.0046, tz), 0.0018, 4, m)
        parts.append(e)
        path = [
            (ox + 0.0012, 0.0055, tz),
            (ox + 0.0020, 0.03, tz + 0.0002),
            (ox + 0.0014, 0.06, tz),
            (ox - 0.0005, 0.088, tz - 0.0005),
            (ox - 0.0025, 0.105, tz - 0.004),
            (ox - 0.0045, 0.120, tz - 0.013),
            (ox - 0.006, 0.134, tz - 0.026),
        ]
        P = np.array(path)
        d = np.r_[0, np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]
        from scipy.interpolate import CubicSpline

        cs = CubicSpline(d, P)
        rings = []
        for s in np.linspace(0, d[-1], 60):
            p = cs(s)
            tg = cs(s, 1)
            tg /= np.linalg.norm(tg)
            up = np.array([1.0, 0, 0])
            nrm = np.cross(tg, up)
            nrm /= np.linalg.norm(nrm)
            f = s / d[-1]
            hh = (0.0044 - 0.0010 * f) * (1 + 0.25 * math.exp(-(((f - 1) / 0.12) ** 2)))
            ww = 0.0018 - 0.0003 * f
            end = 1 if f < 0.985 else math.sqrt(max(0.02, 1 - ((f - 0.985) / 0.015) ** 2))
            rings.append(
                [
                    (
                        sx * (p[0] + ww * end * math.copysign(abs(math.cos(t)) ** 0.5, math.cos(t))),
                        p[1] + nrm[1] * hh * end * math.copysign(abs(math.sin(t)) ** 0.6, math.sin(t)),
                        p[2] + nrm[2] * hh * end * math.copysign(abs(math.sin(t)) ** 0.6, math.sin(t)),
                    )
                    for t in np.linspace(0, 2 * math.pi, 28, endpoint=False)
                ]
            )
        t_ = shapes.loft("temple", rings, cap=True)
        t_.data.materials.append(m)
        parts.append(t_)
        g = materials.metal("hw", hw, 0.12)
        for k in (-1, 1):
            parts.append(
                shapes.bevel_box(
                    "pin", (0.0016, 0.0010, 0.0016), (sx * (ox - 0.0035), -0.0028, tz + k * 0.0), 0.0007, 4, g
                )
            )
        parts.append(shapes.bevel_box("foil", (0.0006, 0.0085, 0.0014), (sx * (ox + 0.0034), 0.020, tz), 0.0003, 2, g))
    # bridge
    pts = [
        (x, -0.0002, zc + 0.0045 + 0.0042 * math.cos(x / 0.0125 * math.pi / 2))
        for x in np.linspace(-0.0125, 0.0125, 15)
    ]
    br = shapes.tube("bridge", pts, 0.0029, m)
    parts.append(br)
    for p in parts:
        p.parent = root
    root.rotation_euler = (math.radians(-1.2), 0, 0)
    root.location = (0, -0.045, -0.0005)
    bpy.context.view_layer.update()
    dg = bpy.context.evaluated_depsgraph_get()
    zmin = 1
    for p in parts:
        me = p.evaluated_get(dg).to_mesh()
        zmin = min([zmin] + [(p.matrix_world @ v.co).z for v in me.vertices])
    root.location.z -= zmin
    return root


if __name__ == "__main__":
    S.reset()
    glasses(S.argv("shape", "cat"), S.argv("acetate", "tortoise"), S.argv("lens", "#2b2522"))
    S.backdrop(0, back_y=0.9, r=0.4, half=3, front=-2)
    S.rig("jewel", 0.22, (0, 0, 0.024))
    view = S.argv("view", "angle")
    if view == "front":
        S.camera((0, 0, 0.022), 0.34, 1.1, -13, 11)
    elif view == "back":
        S.camera((0, 0, 0.02), 0.36, 1.1, 146, 26, fstop=16)
    elif view == "angle":
        S.camera((-0.004, 0, 0.02), 0.34, 1.1, -34, 20, fstop=16)
    else:
        S.camera((-0.05, -0.03, 0.03), 0.11, 0.7, -30, 14, fstop=8)
    S.shoot(S.argv("out"))
