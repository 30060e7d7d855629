"""Glass: a square perfume bottle, a tall bottle of bath oil, a jar of balm.

--item perfume|oil|jar --view front|angle

Liquid and the air above it are closed bodies inside solid glass, each with the index of refraction relative to glass,
so no surface is counted twice. Caustics are off, so glass lets shadow rays through instead.
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

GLASS, WATER = 1.5, 1.36


def clear(name, tint, ior, rough=0.0):
    m, nt, b = materials.principled(name, tint, rough, 0.5)
    b.inputs["Transmission"].default_value = 1
    b.inputs["IOR"].default_value = ior
    path = materials.N(nt, "ShaderNodeLightPath")
    through = materials.N(nt, "ShaderNodeBsdfTransparent")
    mix = materials.N(nt, "ShaderNodeMixShader")
    through.inputs[0].default_value = tuple(0.25 + 0.75 * c for c in materials.srgb(tint)[:3]) + (1,)
    nt.links.new(path.outputs["Is Shadow Ray"], mix.inputs[0])
    nt.links.new(b.outputs[0], mix.inputs[1])
    nt.links.new(through.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], nt.nodes["Material Output"].inputs[0])
    return m


def ring(a, b, z, power=2.0, n=96):
    e = 2 / power
    return [
        (
            a * math.copysign(abs(math.cos(t)) ** e, math.cos(t)),
            b * math.copysign(abs(math.sin(t)) ** e, math.sin(t)),
            z,
        )
        for t in np.linspace(0, 2 * math.pi, n, endpoint=False)
    ]


def body(name, profile, material, depth=1.0, power=2.0):
    """Lathe, or with power > 2 a rounded box, through (half width, height) points; closed at both ends."""
    o = shapes.loft(name, [ring(r, r * depth, z, power) for r, z in profile], cap=True)
    o.data.materials.append(material)
    return o


def rounded(r, z0, z1, corner, steps=6):
    """Profile of an upright body with rounded edges."""
    foot = [
        (r - corner * (1 - math.sin(a)), z0 + corner * (1 - math.cos(a))) for a in np.linspace(0, math.pi / 2, steps)
    ]
    head = [
        (r - corner * (1 - math.cos(a)), z1 - corner * (1 - math.sin(a))) for a in np.linspace(0, math.pi / 2, steps)
    ]
    return [(r * 0.02, z0)] + foot + head + [(r * 0.02, z1)]


def paper_label(file, width, height, z, radius=None, y=0.0):
    """Flat at y, or wrapped round a cylinder of the given radius."""
    n = 32
    V, F = [], []
    for row in (0, 1):
        for i in range(n + 1):
            x = (i / n - 0.5) * width
            V.append(
                (x, y, z + (row - 0.5) * height)
                if radius is None
                else (radius * math.sin(x / radius), -radius * math.cos(x / radius), z + (row - 0.5) * height)
            )
    for i in range(n):
        F.append((i, i + 1, i + n + 2, i + n + 1))
    o = shapes.mesh("label", V, F)
    uv = o.data.uv_layers.new(name="UVMap").data
    for p in o.data.polygons:
        for k, loop in enumerate(p.loop_indices):
            v = p.vertices[k]
            uv[loop].uv = ((v % (n + 1)) / n, v // (n + 1))
    m, nt, b = materials.principled("label", "#f3eee4", 0.75, 0.2)
    nt.links.new(materials.img(nt, file, space="sRGB").outputs[0], b.inputs["Base Color"])
    o.data.materials.append(m)


def lacquer():
    m, nt, b = materials.principled("lacquer", "#0e0d0d", 0.22, 0.5)
    b.inputs["Clearcoat"].default_value = 0.6
    return m


def perfume():
    w, d, h = 0.029, 0.58, 0.068
    body("glass", rounded(w, 0, h, 0.004), clear("glass", "#fdfdfb", GLASS), d, 9)
    fill = 0.047
    body("liquid", rounded(w - 0.0048, 0.011, fill, 0.003), clear("amber", "#e8a24a", WATER / GLASS), d * 0.93, 9)
    body("air", rounded(w - 0.0048, fill + 0.0002, h - 0.006, 0.003), clear("air", "#ffffff", 1 / GLASS), d * 0.93, 9)
    body("collar", rounded(0.0088, h - 0.0005, h + 0.006, 0.0012), materials.metal("gold", "gold", 0.14))
    body("cap", rounded(0.0125, h + 0.005, h + 0.030, 0.002), lacquer())
    tube, _, _ = materials.principled("tube", "#ffffff", 0.2, 0.5)
    tube.node_tree.nodes["Principled BSDF"].inputs["Transmission"].default_value = 0.8
    paper_label("label_perfume.png", 0.034, 0.0268, 0.034, y=-w * d - 0.0003)
    return 0.049, 0.185


def oil():
    r, h = 0.0265, 0.118
    shoulder = [
        (r * math.cos(a) ** 0.8 if a < 1.2 else 0.0095, h + 0.020 * math.sin(a)) for a in np.linspace(0, 1.1, 8)
    ]
    outer = rounded(r, 0, h, 0.004)[:7] + shoulder + [(0.0095, h + 0.022), (0.0095, h + 0.034), (0.001, h + 0.034)]
    body("glass", outer, clear("glass", "#fbfdfa", GLASS))
    inner = [
        (max(x - 0.0028, 0.0005), max(0.006, z - 0.001)) for x, z in rounded(r, 0.004, h, 0.004)[:7] + [(r, h * 0.94)]
    ]
    top = inner[-1][1]
    body("liquid", inner + [(0.0005, top)], clear("fern", "#7d9a3f", WATER / GLASS))
    body(
        "air",
        [(0.0005, top + 0.0002), (r - 0.0028, top + 0.0002)]
        + [(max(x - 0.0026, 0.003), z - 0.0026) for x, z in shoulder[1:]]
        + [(0.003, h + 0.024), (0.0005, h + 0.024)],
        clear("air", "#ffffff", 1 / GLASS),
    )
    body("cap", rounded(0.0128, h + 0.021, h + 0.050, 0.0016), lacquer())
    paper_label("label_oil.png", 0.046, 0.052, 0.062, radius=r + 0.0003)
    return 0.082, 0.30


def wood():
    m, nt, b = materials.principled("oak", "#b48a5c", 0.5, 0.35)
    tc = materials.N(nt, "ShaderNodeTexCoord")
    mp = materials.N(nt, "ShaderNodeMapping")
    mp.inputs["Scale"].default_value = (30, 420, 30)
    grain = materials.N(nt, "ShaderNodeTexNoise", i_Scale=1.0, i_Detail=6.0, i_Distortion=0.6)
    ramp = materials.N(nt, "ShaderNodeValToRGB")
    e = ramp.color_ramp.elements
    e[0].position, e[0].color = 0.35, materials.srgb("#8a6038")
    e[1].position, e[1].color = 0.65, materials.srgb("#c69b6b")
    bump = materials.N(nt, "ShaderNodeBump", i_Strength=0.25, i_Distance=0.0004)
    for a, c in (
        (tc.outputs["Object"], mp.inputs[0]),
        (mp.outputs[0], grain.inputs["Vector"]),
        (grain.outputs[0], ramp.inputs[0]),
        (ramp.outputs[0], b.inputs["Base Color"]),
        (grain.outputs[0], bump.inputs["Height"]),
        (bump.outputs[0], b.inputs["Normal"]),
    ):
        nt.links.new(a, c)
    return m


def jar(open_lid):
    r, h = 0.036, 0.046
    opal, _, b = materials.principled("opal", "#f1efe9", 0.12, 0.5)
    b.inputs["Clearcoat"].default_value = 0.5
    b.inputs["Subsurface"].default_value = 0.15
    b.inputs["Subsurface Radius"].default_value = (0.01, 0.01, 0.01)
    rim = [(r - 0.004, h - 0.0006), (r - 0.0058, h - 0.002), (r - 0.006, h - 0.008), (0.0005, h - 0.008)]
    body("jar", rounded(r, 0, h, 0.005)[:-1] + rim, opal)
    lid_z = h - 0.001
    lid = body("lid", rounded(r + 0.0008, 0, 0.017, 0.0022), wood())
    if open_lid:
        lid.location = (0.062, -0.012, 0)
        lid.rotation_euler = (0, 0, 0.6)
        balm, nt, pb = materials.principled("balm", "#efe7d6", 0.38, 0.5)
        pb.inputs["Subsurface"].default_value = 0.2
        pb.inputs["Subsurface Radius"].default_value = (0.006, 0.005, 0.004)
        swirl = []
        for k in np.linspace(1, 0.001, 40):
            swirl.append(
                [
                    (x, y, h - 0.0068 + 0.0022 * math.sin(9 * k + 1.0 * math.atan2(y, x)) * k * (1 - k) * 3)
                    for x, y, _ in ring((r - 0.0059) * k, (r - 0.0059) * k, 0)
                ]
            )
        o = shapes.loft("balm", swirl)
        o.data.materials.append(balm)
        shapes.mod(o, "SUBSURF", levels=1, render_levels=2)
    else:
        lid.location = (0, 0, lid_z)
    paper_label("label_jar.png", 0.060, 0.0264, 0.022, radius=r + 0.0003)
    return 0.030, 0.19


if __name__ == "__main__":
    S.reset()
    item, view = S.argv("item", "perfume"), S.argv("view", "front")
    c = bpy.context.scene.cycles
    c.transmission_bounces = c.max_bounces = 14
    z, height = jar(view == "angle") if item == "jar" else {"perfume": perfume, "oil": oil}[item]()
    S.backdrop(0, back_y=0.8, r=0.35, half=3, front=-2)
    S.rig("table", 0.26, (0, 0, z))
    if view == "front":
        S.camera((0, 0, z), height, 1.1, -6, 7)
    else:
        S.camera(
            (0.022 if item == "jar" else 0, 0, z),
            height * (1.25 if item == "jar" else 0.95),
            1.1,
            -32,
            34 if item == "jar" else 14,
        )
    S.shoot(S.argv("out"))
