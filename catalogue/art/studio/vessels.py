"""Glass: a square perfume bottle, a tall bottle of bath oil, a jar of balm.  --item perfume|oil|jar --view front|angle|detail

Liquid and the air above it are closed bodies inside solid glass, each with the index of refraction relative to glass, so
no surface is counted twice. Caustics are off, so glass lets shadow rays through instead.
"""
import math, os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, numpy as np
import studio as S

GLASS, WATER = 1.5, 1.36


def clear(name, tint, ior, rough=0.0):
    m, nt, b = S.principled(name, tint, rough, .5)
    b.inputs["Transmission"].default_value = 1; b.inputs["IOR"].default_value = ior
    path = S.N(nt, "ShaderNodeLightPath"); through = S.N(nt, "ShaderNodeBsdfTransparent"); mix = S.N(nt, "ShaderNodeMixShader")
    through.inputs[0].default_value = tuple(.25 + .75 * c for c in S.srgb(tint)[:3]) + (1,)
    nt.links.new(path.outputs["Is Shadow Ray"], mix.inputs[0]); nt.links.new(b.outputs[0], mix.inputs[1]); nt.links.new(through.outputs[0], mix.inputs[2])
    nt.links.new(mix.outputs[0], nt.nodes["Material Output"].inputs[0])
    return m


def ring(a, b, z, power=2.0, n=96):
    e = 2 / power
    return [(a * math.copysign(abs(math.cos(t)) ** e, math.cos(t)), b * math.copysign(abs(math.sin(t)) ** e, math.sin(t)), z) for t in np.linspace(0, 2 * math.pi, n, endpoint=False)]


def body(name, profile, material, depth=1.0, power=2.0):
    """Lathe, or with power > 2 a rounded box, through (half width, height) points; closed at both ends."""
    o = S.loft(name, [ring(r, r * depth, z, power) for r, z in profile], cap=True)
    o.data.materials.append(material); return o


def rounded(r, z0, z1, corner, steps=6):
    """Profile of an upright body with rounded edges."""
    arc = [(1 - math.cos(a), 1 - math.sin(a)) for a in np.linspace(0, math.pi / 2, steps)]
    foot = [(r - corner * (1 - math.sin(a)), z0 + corner * (1 - math.cos(a))) for a in np.linspace(0, math.pi / 2, steps)]
    head = [(r - corner * (1 - math.cos(a)), z1 - corner * (1 - math.sin(a))) for a in np.linspace(0, math.pi / 2, steps)]
    return [(r * .02, z0)] + foot + head + [(r * .02, z1)]


def paper_label(file, width, height, z, radius=None, y=0.0):
    """Flat at y, or wrapped round a cylinder of the given radius."""
    n = 32; V, F = [], []
    for row in (0, 1):
        for i in range(n + 1):
            x = (i / n - .5) * width
            V.append((x, y, z + (row - .5) * height) if radius is None else (radius * math.sin(x / radius), -radius * math.cos(x / radius), z + (row - .5) * height))
    for i in range(n): F.append((i, i + 1, i + n + 2, i + n + 1))
    o = S.mesh("label", V, F); uv = o.data.uv_layers.new(name="UVMap").data
    for p in o.data.polygons:
        for k, loop in enumerate(p.loop_indices): v = p.vertices[k]; uv[loop].uv = ((v % (n + 1)) / n, v // (n + 1))
    m, nt, b = S.principled("label", "#f3eee4", .75, .2)
    nt.links.new(S.img(nt, file, space="sRGB").outputs[0], b.inputs["Base Color"]); o.data.materials.append(m)


def lacquer(): m, nt, b = S.principled("lacquer", "#0e0d0d", .22, .5); b.inputs["Clearcoat"].default_value = .6; return m


def perfume():
    w, d, h = .029, .58, .068
    body("glass", rounded(w, 0, h, .004), clear("glass", "#fdfdfb", GLASS), d, 9)
    fill = .047
    body("liquid", rounded(w - .0048, .011, fill, .003), clear("amber", "#e8a24a", WATER / GLASS), d * .93, 9)
    body("air", rounded(w - .0048, fill + .0002, h - .006, .003), clear("air", "#ffffff", 1 / GLASS), d * .93, 9)
    body("collar", rounded(.0088, h - .0005, h + .006, .0012), S.metal("gold", "gold", .14))
    body("cap", rounded(.0125, h + .005, h + .030, .002), lacquer())
    tube, _, _ = S.principled("tube", "#ffffff", .2, .5); tube.node_tree.nodes["Principled BSDF"].inputs["Transmission"].default_value = .8
    paper_label("label_perfume.png", .034, .0268, .034, y=-w * d - .0003)
    return .049, .185


def oil():
    r, h = .0265, .118
    shoulder = [(r * math.cos(a) ** .8 if a < 1.2 else .0095, h + .020 * math.sin(a)) for a in np.linspace(0, 1.1, 8)]
    outer = rounded(r, 0, h, .004)[:7] + shoulder + [(.0095, h + .022), (.0095, h + .034), (.001, h + .034)]
    body("glass", outer, clear("glass", "#fbfdfa", GLASS))
    inner = [(max(x - .0028, .0005), max(.006, z - .001)) for x, z in rounded(r, .004, h, .004)[:7] + [(r, h * .94)]]
    top = inner[-1][1]
    body("liquid", inner + [(.0005, top)], clear("fern", "#7d9a3f", WATER / GLASS))
    body("air", [(.0005, top + .0002), (r - .0028, top + .0002)] + [(max(x - .0026, .003), z - .0026) for x, z in shoulder[1:]] + [(.003, h + .024), (.0005, h + .024)], clear("air", "#ffffff", 1 / GLASS))
    body("cap", rounded(.0128, h + .021, h + .050, .0016), lacquer())
    paper_label("label_oil.png", .046, .052, .062, radius=r + .0003)
    return .082, .30


def wood():
    m, nt, b = S.principled("oak", "#b48a5c", .5, .35)
    tc = S.N(nt, "ShaderNodeTexCoord"); mp = S.N(nt, "ShaderNodeMapping"); mp.inputs["Scale"].default_value = (30, 420, 30)
    grain = S.N(nt, "ShaderNodeTexNoise", i_Scale=1.0, i_Detail=6.0, i_Distortion=.6); ramp = S.N(nt, "ShaderNodeValToRGB")
    e = ramp.color_ramp.elements; e[0].position, e[0].color = .35, S.srgb("#8a6038"); e[1].position, e[1].color = .65, S.srgb("#c69b6b")
    bump = S.N(nt, "ShaderNodeBump", i_Strength=.25, i_Distance=.0004)
    for a, c in ((tc.outputs["Object"], mp.inputs[0]), (mp.outputs[0], grain.inputs["Vector"]), (grain.outputs[0], ramp.inputs[0]), (ramp.outputs[0], b.inputs["Base Color"]), (grain.outputs[0], bump.inputs["Height"]), (bump.outputs[0], b.inputs["Normal"])): nt.links.new(a, c)
    return m


def jar(open_lid):
    r, h = .036, .046
    opal, _, b = S.principled("opal", "#f1efe9", .12, .5); b.inputs["Clearcoat"].default_value = .5; b.inputs["Subsurface"].default_value = .15; b.inputs["Subsurface Radius"].default_value = (.01, .01, .01)
    rim = [(r - .004, h - .0006), (r - .0058, h - .002), (r - .006, h - .008), (.0005, h - .008)]
    body("jar", rounded(r, 0, h, .005)[:-1] + rim, opal)
    lid_z = h - .001
    lid = body("lid", rounded(r + .0008, 0, .017, .0022), wood())
    if open_lid:
        lid.location = (.062, -.012, 0); lid.rotation_euler = (0, 0, .6)
        balm, nt, pb = S.principled("balm", "#efe7d6", .38, .5); pb.inputs["Subsurface"].default_value = .2; pb.inputs["Subsurface Radius"].default_value = (.006, .005, .004)
        swirl = []
        for k in np.linspace(1, .001, 40):
            swirl.append([(x, y, h - .0068 + .0022 * math.sin(9 * k + 1.0 * math.atan2(y, x)) * k * (1 - k) * 3) for x, y, _ in ring((r - .0059) * k, (r - .0059) * k, 0)])
        o = S.loft("balm", swirl); o.data.materials.append(balm); S.mod(o, "SUBSURF", levels=1, render_levels=2)
    else: lid.location = (0, 0, lid_z)
    paper_label("label_jar.png", .060, .0264, .022, radius=r + .0003)
    return .030, .19


if __name__ == "__main__":
    S.reset(); item, view = S.argv("item", "perfume"), S.argv("view", "front")
    c = bpy.context.scene.cycles; c.transmission_bounces = c.max_bounces = 14
    z, height = jar(view == "angle") if item == "jar" else {"perfume": perfume, "oil": oil}[item]()
    S.backdrop(0, back_y=.8, r=.35, half=3, front=-2); S.rig("table", .26, (0, 0, z))
    if view == "front": S.camera((0, 0, z), height, 1.1, -6, 7)
    elif view == "angle": S.camera((.022 if item == "jar" else 0, 0, z), height * (1.25 if item == "jar" else .95), 1.1, -32, 34 if item == "jar" else 14)
    else: S.camera((.004, -.01, z * .80), height * .45, .8, -18, 10, fstop=8)
    S.shoot(S.argv("out"))
