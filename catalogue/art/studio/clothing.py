"""What a garment is made of and trimmed with: cloth, ribs and stitches, drawn seams, waistbands, labels, straps."""

import math
import os
import bpy
import numpy as np
import materials
import shapes
from paths import SIM, TEX

TRIMS = {
    "jersey": [("neck", 0.020, "rib"), ("hem", 0.024, "stitch"), ("cuff", 0.022, "stitch")],
    "knit": [("neck", 0.026, "rib"), ("hem", 0.06, "rib"), ("cuff", 0.06, "rib")],
    "merino": [("neck", 0.020, "rib"), ("hem", 0.045, "rib"), ("cuff", 0.045, "rib")],
    "cotton": [("top", 0.034, "line"), ("hem", 0.020, "stitch")],
    "wool": [("top", 0.038, "line"), ("hem", 0.035, "line")],
    "silk": [],
    "tailored": [("top", 0.038, "line"), ("hem", 0.035, "line")],
    "denim": [("top", 0.038, "line"), ("hem", 0.014, "stitch")],
    "poplin": [("hem", 0.010, "line"), ("cuff", 0.058, "line")],
    "melton": [],
    "crepe": [("top", 0.036, "line")],
}
TRIMS["chunky"] = TRIMS["cable"] = TRIMS["knit"]
# In metres; other cloth is 1.4 mm thick.
THICKNESS = {"knit": 0.0045, "chunky": 0.0055, "cable": 0.0055, "merino": 0.0026, "silk": 0.0006, "melton": 0.004}


def cloth(kind, tint, print_file=None, tiles=3.2, close=False):
    if print_file and kind == "satin":
        return materials.fabric(
            "print",
            tint,
            "satin.png",
            tile=0.006,
            bump=0.1,
            dist=0.0002,
            rough=0.42,
            sheen=0.3,
            spec=0.5,
            shade=0.08,
            print_img=print_file,
            print_scale=(tiles, tiles),
            aniso=0.3,
        )
    if kind == "satin":
        return materials.satin("satin", tint, micro=0.5 if close else 0.12)
    if kind == "silk":
        return materials.fabric(
            "silk",
            "#ffffff",
            "satin.png",
            tile=0.008,
            bump=0.10,
            dist=0.0002,
            rough=0.42,
            sheen=0.2,
            spec=0.5,
            shade=0.05,
            print_img=print_file,
        )
    tex, how = {
        "jersey": (
            "jersey.png",
            dict(tile=0.030, bump=0.3, dist=0.0004, rough=0.92, sheen=0.35, spec=0.18, shade=0.14),
        ),
        "merino": ("jersey.png", dict(tile=0.052, bump=0.7, dist=0.0010, rough=0.94, sheen=0.5, spec=0.14, shade=0.34)),
        "knit": ("knit.png", dict(tile=0.040, bump=0.9, dist=0.0035, rough=0.95, sheen=0.55, spec=0.12, shade=0.55)),
        "chunky": ("knit.png", dict(tile=0.056, bump=0.9, dist=0.0048, rough=0.95, sheen=0.55, spec=0.12, shade=0.55)),
        "cable": ("cable.png", dict(tile=0.170, bump=1.0, dist=0.0135, rough=0.95, sheen=0.55, spec=0.12, shade=0.42)),
        "cotton": ("weave.png", dict(tile=0.008, bump=0.25, dist=0.0003, rough=0.8, sheen=0.3, spec=0.25, shade=0.15)),
        "poplin": (
            "weave.png",
            dict(tile=0.006, bump=0.12, dist=0.0002, rough=0.78, sheen=0.25, spec=0.25, shade=0.08),
        ),
        "melton": ("felt.png", dict(tile=0.035, bump=0.30, dist=0.0006, rough=0.95, sheen=0.7, spec=0.12, shade=0.20)),
        "crepe": ("weave.png", dict(tile=0.007, bump=0.2, dist=0.0003, rough=0.62, sheen=0.3, spec=0.35, shade=0.10)),
        "tailored": ("twill.png", dict(tile=0.010, bump=0.2, dist=0.0003, rough=0.85, sheen=0.4, spec=0.2, shade=0.16)),
        "denim": ("twill.png", dict(tile=0.016, bump=0.5, dist=0.0005, rough=0.86, sheen=0.25, spec=0.18, shade=0.30)),
        "wool": ("twill.png", dict(tile=0.010, bump=0.2, dist=0.0003, rough=0.85, sheen=0.4, spec=0.2, shade=0.16)),
    }[kind]
    return materials.fabric(kind, tint, tex, **how)


def draw_trousers(material, file, thread):
    """Lay a drawing of textures.trouser_drawing over the cloth: thread in its own colour, wear lighter, seams raised.
    What is recoloured later is the cloth without its thread."""
    nt = material.node_tree
    L = nt.links.new
    b = nt.nodes["Principled BSDF"]
    bump = nt.nodes["bump"]
    tc = materials.N(nt, "ShaderNodeTexCoord")
    mp = materials.N(nt, "ShaderNodeMapping")
    mp.inputs["Location"].default_value = (0.5, 0, 0)
    mp.inputs["Scale"].default_value = (1 / 1.0053, 1 / 1.06, 1)
    t = materials.N(nt, "ShaderNodeTexImage")
    t.image = bpy.data.images.load(os.path.join(TEX, file))
    t.image.colorspace_settings.name = "Non-Color"
    t.extension = "EXTEND"
    rgb = materials.N(nt, "ShaderNodeSeparateRGB")
    L(tc.outputs["UV"], mp.inputs[0])
    L(mp.outputs[0], t.inputs[0])
    L(t.outputs[0], rgb.inputs[0])
    cloth_colour = b.inputs["Base Color"].links[0].from_socket
    worn = materials.N(nt, "ShaderNodeMixRGB", blend_type="SCREEN")
    worn.inputs[2].default_value = (0.20, 0.21, 0.22, 1)
    L(maths(nt, "MULTIPLY", rgb.outputs[2], 0.55), worn.inputs[0])
    L(cloth_colour, worn.inputs[1])
    sewn = materials.N(nt, "ShaderNodeMixRGB")
    sewn.inputs[2].default_value = materials.srgb(thread)
    L(rgb.outputs[0], sewn.inputs[0])
    L(worn.outputs[0], sewn.inputs[1])
    L(sewn.outputs[0], b.inputs["Base Color"])
    bare = materials.N(nt, "ShaderNodeMixRGB", name="recoloured")
    bare.inputs[2].default_value = (0, 0, 0, 1)
    L(rgb.outputs[0], bare.inputs[0])
    L(worn.outputs[0], bare.inputs[1])
    height = maths(nt, "ADD", bump.inputs["Height"].links[0].from_socket, maths(nt, "MULTIPLY", rgb.outputs[1], 0.0022))
    L(height, bump.inputs["Height"])


def waist(o, sim, material, thread, denim):
    """Belt loops round the waistband and one button."""
    v, top = sim["v"], sim["a_top"]
    band = np.where(top < 0.036)[0]
    angle = np.arctan2(v[:, 0], -v[:, 1])
    for a in np.radians([-62, -24, 24, 62, 118, 180, -118]):
        at = v[band[np.argmin(np.abs(np.angle(np.exp(1j * (angle[band] - a)))) + np.abs(top[band] - 0.018) * 3)]]
        out = np.array([math.sin(a), -math.cos(a)])
        loop = shapes.bevel_box(
            "loop",
            (0.011, 0.0045, 0.045),
            (at[0] + out[0] * 0.0035, at[1] + out[1] * 0.0035, 1.029),
            0.0015,
            3,
            material,
            rot=(0, 0, a),
        )
        loop.pass_index = 1
    front = v[band[np.argmin(np.abs(angle[band] - 0.03) + np.abs(top[band] - 0.018) * 3)]]
    m = materials.metal("button", "rose" if denim else "gun", 0.25)
    disc = shapes.loft(
        "button",
        [
            [(r * math.cos(t), -y, r * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 48, endpoint=False)]
            for r, y in (
                (0.0083, 0),
                (0.0086, 0.0018),
                (0.0080, 0.0030),
                (0.0066, 0.0031),
                (0.0060, 0.0024),
                (0.0002, 0.0024),
            )
        ],
    )
    disc.data.materials.append(m)
    disc.location = (0.006, front[1] - 0.0022, 1.031)


def maths(nt, operation, a, b=None, clamp=False):
    node = materials.N(nt, "ShaderNodeMath", operation=operation, use_clamp=clamp)
    for i, value in enumerate((a, b)):
        if value is None:
            continue
        if isinstance(value, (int, float)):
            node.inputs[i].default_value = value
        else:
            nt.links.new(value, node.inputs[i])
    return node.outputs[0]


def trim(material, specs, rib=0.0038, amp=0.0009):
    """Add trims to the cloth's height. specs: (attribute, width in metres, 'rib' | 'line' | 'stitch')."""
    nt = material.node_tree
    bump = nt.nodes["bump"]
    total = bump.inputs["Height"].links[0].from_socket
    M = lambda *a: maths(nt, *a)
    for attr, width, kind in specs:
        d = materials.N(nt, "ShaderNodeAttribute", attribute_name=attr).outputs["Fac"]
        along = materials.N(nt, "ShaderNodeAttribute", attribute_name=attr + "_t").outputs["Fac"]
        groove = M("SUBTRACT", 1.0, M("MULTIPLY", M("ABSOLUTE", M("SUBTRACT", d, width)), 1 / 0.0016), True)
        h = M("MULTIPLY", groove, -1.0)
        if kind == "rib":
            ridge = M("MULTIPLY", M("SINE", M("MULTIPLY", along, 2 * math.pi / rib)), 0.8)
            h = M("ADD", h, M("MULTIPLY", ridge, M("LESS_THAN", d, width)))
        if kind == "stitch":
            uv = materials.N(nt, "ShaderNodeUVMap")
            xyz = materials.N(nt, "ShaderNodeSeparateXYZ")
            nt.links.new(uv.outputs[0], xyz.inputs[0])
            dash = M("GREATER_THAN", M("SINE", M("MULTIPLY", xyz.outputs[0], 2 * math.pi / 0.0042)), -0.35)
            for off in (0, 0.006):
                row = M("SUBTRACT", 1.0, M("MULTIPLY", M("ABSOLUTE", M("SUBTRACT", d, width - off)), 1 / 0.0009), True)
                h = M("ADD", h, M("MULTIPLY", M("MULTIPLY", row, dash), 0.9))
        total = M("ADD", total, M("MULTIPLY", h, amp))
    nt.links.new(total, bump.inputs["Height"])


def label(sim):
    """Woven label inside the back neck."""
    v = sim["v"]
    back = np.where((sim["a_back"] > 0.5) & (sim["a_neck"] < 0.05))[0]
    at = v[back[np.argmin(np.abs(v[back, 0]) + np.abs(sim["a_neck"][back] - 0.03) * 2)]]
    tilt = (math.radians(-8), 0, 0)
    paper, _, _ = materials.principled("label", "#f3efe6", 0.8, 0.2)
    ink, _, _ = materials.principled("label ink", "#3a3733", 0.8, 0.2)
    shapes.bevel_box("label", (0.046, 0.0006, 0.015), tuple(at + [0, -0.0055, 0]), 0.0002, 1, paper, rot=tilt)
    for k, width in enumerate((0.026, 0.014)):
        shapes.bevel_box(
            "line", (width, 0.0004, 0.0016), tuple(at + [0, -0.0062, 0.0016 - 0.0045 * k]), 0.0001, 1, ink, rot=tilt
        )


def straps(sim_name, material, way):
    pins = np.load(os.path.join(SIM, sim_name + "_pins.npz"))
    end = lambda key, sx: pins[key][np.sign(pins[key][:, 0]) == sx].mean(0)
    for sx in (-1, 1):
        front = end("front", sx)
        back = end("back", sx if way == "straight" else -sx)
        over = (
            [(sx * 0.090, -0.045, 1.392), (sx * 0.088, 0.0, 1.412), (sx * 0.085, 0.05, 1.395)]
            if way == "straight"
            else [
                (sx * 0.092, -0.045, 1.388),
                (sx * 0.091, -0.012, 1.408),
                (sx * 0.082, 0.022, 1.413),
                (sx * 0.068, 0.055, 1.396),
            ]
        )
        down = (
            [(back[0] * 1.05, back[1] + 0.004, back[2] + 0.12)]
            if way == "straight"
            else [
                (sx * 0.046, 0.085, 1.352),
                (sx * 0.022, 0.104, 1.302),
                (0, 0.113 + sx * 0.0024, 1.262),
                (back[0] * 0.62, back[1] + 0.006, back[2] + 0.045),
            ]
        )
        points = [
            front + [0, -0.001, -0.004],
            front + [0, 0.006, 0.035],
            *over,
            *down,
            back + [0, 0.004, 0.012 if way == "crossed" else 0.03],
            back + [0, 0.001, -0.004],
        ]
        shapes.tube("strap", [tuple(p) for p in points], 0.0022, material, nurbs=True, res=12).pass_index = 1
