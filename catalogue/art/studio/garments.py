"""Dress a draped garment (drape.py) in cloth and photograph it.

    blender -b -P garments.py -- --item bias --tint '#d8d2c8' --view front|angle|back|detail --out bias-front
"""
import math, os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy, numpy as np
from mathutils import Matrix
import studio as S
import tailoring
from drape import inside

#            sim, cloth, target height of the camera, height of the frame, detail (target, frame height)
GARMENTS = {
    "tee": ("tee", "jersey", 1.13, 1.00, ((.02, -.09, 1.345), .26)),
    "boxytee": ("boxytee", "jersey", 1.12, 1.20, ((.02, -.09, 1.345), .28)),
    "sweater": ("sweater", "knit", 1.10, 1.08, ((.03, -.10, 1.33), .30)),
    "crew": ("crew", "knit", 1.09, 1.10, ((.03, -.10, 1.33), .30)),
    "roomy": ("roomy", "chunky", 1.09, 1.14, ((.03, -.10, 1.33), .32)),
    "fine": ("fine", "merino", 1.10, 1.06, ((.03, -.10, 1.345), .26)),
    "cable": ("roomy", "cable", 1.09, 1.14, ((.02, -.10, 1.27), .36)),
    "slipdress": ("slipdress", "satin", .86, 1.42, ((0, -.12, 1.245), .34)),
    "bias": ("bias", "satin", .846, 1.46, ((0, -.12, 1.245), .36)),
    "maxislip": ("maxislip", "satin", .735, 1.66, ((0, -.12, 1.23), .42)),
    "slipskirt": ("slipskirt", "satin", .645, 1.08, ((-.02, -.12, .92), .36)),
    "midiskirt": ("midiskirt", "satin", .60, 1.16, ((-.02, -.12, .92), .36)),
    "fullskirt": ("fullskirt", "satin", .635, 1.14, ((-.02, -.12, .92), .36)),
    "circleskirt": ("circleskirt", "cotton", .66, 1.22, ((0, -.15, .92), .36)),
    "trousers": ("trousers", "wool", .55, 1.36, ((0, -.12, .95), .36)),
    "wide": ("wide", "wool", .545, 1.36, ((0, -.12, .95), .36)),
    "pleated": ("pleated", "crepe", .645, 1.10, ((-.03, -.12, .93), .36)),
    "tailored": ("trousers", "tailored", .55, 1.36, ((.01, -.12, .955), .36)),
    "jeans": ("jeans", "denim", .545, 1.34, ((.03, -.12, .945), .36)),
    "shirt": ("shirt", "poplin", 1.07, 1.14, ((.02, -.10, 1.33), .32)),
    "coat": ("coat", "melton", .905, 1.42, ((.02, -.12, 1.22), .50)),
    "scarf": ("scarf", "silk", .86, 1.20, ((-.05, -.1, .55), .34)),
}
# How the straps run down the back of the pieces that have them.
STRAPS = {"slipdress": "straight", "bias": "crossed", "maxislip": "crossed"}
# Height of the hem that the view `hem` looks at.
HEMS = {"pleated": .40, "jeans": .16, "tailored": .16}
TRIMS = {
    "jersey": [("neck", .020, "rib"), ("hem", .024, "stitch"), ("cuff", .022, "stitch")],
    "knit": [("neck", .026, "rib"), ("hem", .06, "rib"), ("cuff", .06, "rib")],
    "merino": [("neck", .020, "rib"), ("hem", .045, "rib"), ("cuff", .045, "rib")],
    "cotton": [("top", .034, "line"), ("hem", .020, "stitch")],
    "wool": [("top", .038, "line"), ("hem", .035, "line")],
    "silk": [], "tailored": [("top", .038, "line"), ("hem", .035, "line")], "denim": [("top", .038, "line"), ("hem", .014, "stitch")],
    "poplin": [("hem", .010, "line"), ("cuff", .058, "line")], "melton": [],
    "crepe": [("top", .036, "line")],
}
TRIMS["chunky"] = TRIMS["cable"] = TRIMS["knit"]


def load(name, frame=None, opening=None):
    """opening: polygon (x, z) that is cut out of the front."""
    sim = np.load(os.path.join(S.SIM, name + ".npz"))
    points = sim["v"] if frame is None else sim["frames"][frame]
    faces = sim["F"].reshape(-1, int(sim["L"][0])); uv = sim["uv"].reshape(len(faces), -1, 2)
    if opening is not None:
        centres = points[faces].mean(1)
        keep = ~((sim["a_back"][faces].mean(1) < .5) & inside(opening, centres[:, [0, 2]])); faces, uv = faces[keep], uv[keep]
    o = S.mesh(name, points, faces.tolist())
    o.data.uv_layers.new(name="UVMap").data.foreach_set("uv", uv.astype(np.float32).ravel())
    for key in sim.files:
        if key.startswith("a_"):
            o.data.attributes.new(key[2:], "FLOAT", "POINT").data.foreach_set("value", sim[key].astype(np.float32))
    return o, sim


def turn_sleeve_cloth(o):
    """The panels are cut with the sleeves on, so the pattern would run across them; let it run down the arm instead."""
    tip, arm = np.array([.22, 1.402]), np.radians(70)
    down, across = np.array([np.sin(arm), -np.cos(arm)]), np.array([np.cos(arm), np.sin(arm)])
    uv = o.data.uv_layers["UVMap"].data
    for face in o.data.polygons:
        points = np.array([uv[i].uv for i in face.loop_indices]); panel = 2.0 if points[:, 0].mean() > 1 else 0.0
        points[:, 0] -= panel; side = np.sign(points[:, 0].mean()); points[:, 0] *= side
        x, z = points.mean(0)
        if x < (np.interp(z, [1.15, 1.402], [.272, .22]) if z > 1.15 else .295): continue
        for i, p in zip(face.loop_indices, points): uv[i].uv = (side * ((p - tip) @ across + .075), -(p - tip) @ down)


def cloth(kind, tint, print_file=None, tiles=3.2, close=False):
    if print_file and kind == "satin":
        return S.fabric("print", tint, "satin.png", tile=.006, bump=.1, dist=.0002, rough=.42, sheen=.3, spec=.5, shade=.08,
                        print_img=print_file, print_scale=(tiles, tiles), aniso=.3)
    if kind == "satin": return S.satin("satin", tint, micro=.5 if close else .12)
    if kind == "silk":
        return S.fabric("silk", "#ffffff", "satin.png", tile=.008, bump=.10, dist=.0002, rough=.42, sheen=.2, spec=.5, shade=.05, print_img=print_file)
    tex, how = {
        "jersey": ("jersey.png", dict(tile=.030, bump=.3, dist=.0004, rough=.92, sheen=.35, spec=.18, shade=.14)),
        "merino": ("jersey.png", dict(tile=.052, bump=.7, dist=.0010, rough=.94, sheen=.5, spec=.14, shade=.34)),
        "knit": ("knit.png", dict(tile=.040, bump=.9, dist=.0035, rough=.95, sheen=.55, spec=.12, shade=.55)),
        "chunky": ("knit.png", dict(tile=.056, bump=.9, dist=.0048, rough=.95, sheen=.55, spec=.12, shade=.55)),
        "cable": ("cable.png", dict(tile=.170, bump=1.0, dist=.0135, rough=.95, sheen=.55, spec=.12, shade=.42)),
        "cotton": ("weave.png", dict(tile=.008, bump=.25, dist=.0003, rough=.8, sheen=.3, spec=.25, shade=.15)),
        "poplin": ("weave.png", dict(tile=.006, bump=.12, dist=.0002, rough=.78, sheen=.25, spec=.25, shade=.08)),
        "melton": ("felt.png", dict(tile=.035, bump=.30, dist=.0006, rough=.95, sheen=.7, spec=.12, shade=.20)),
        "crepe": ("weave.png", dict(tile=.007, bump=.2, dist=.0003, rough=.62, sheen=.3, spec=.35, shade=.10)),
        "tailored": ("twill.png", dict(tile=.010, bump=.2, dist=.0003, rough=.85, sheen=.4, spec=.2, shade=.16)),
        "denim": ("twill.png", dict(tile=.016, bump=.5, dist=.0005, rough=.86, sheen=.25, spec=.18, shade=.30)),
        "wool": ("twill.png", dict(tile=.010, bump=.2, dist=.0003, rough=.85, sheen=.4, spec=.2, shade=.16)),
    }[kind]
    return S.fabric(kind, tint, tex, **how)


def draw_trousers(material, file, thread):
    """Lay a drawing of textures.trouser_drawing over the cloth: thread in its own colour, wear lighter, seams in the height.
    What is recoloured later is the cloth without its thread."""
    nt = material.node_tree; L = nt.links.new; b = nt.nodes["Principled BSDF"]; bump = nt.nodes["bump"]
    tc = S.N(nt, "ShaderNodeTexCoord"); mp = S.N(nt, "ShaderNodeMapping")
    mp.inputs["Location"].default_value = (.5, 0, 0); mp.inputs["Scale"].default_value = (1 / 1.0053, 1 / 1.06, 1)
    t = S.N(nt, "ShaderNodeTexImage"); t.image = bpy.data.images.load(os.path.join(S.TEX, file)); t.image.colorspace_settings.name = "Non-Color"; t.extension = "EXTEND"
    rgb = S.N(nt, "ShaderNodeSeparateRGB"); L(tc.outputs["UV"], mp.inputs[0]); L(mp.outputs[0], t.inputs[0]); L(t.outputs[0], rgb.inputs[0])
    cloth_colour = b.inputs["Base Color"].links[0].from_socket
    worn = S.N(nt, "ShaderNodeMixRGB", blend_type="SCREEN"); worn.inputs[2].default_value = (.20, .21, .22, 1)
    L(maths(nt, "MULTIPLY", rgb.outputs[2], .55), worn.inputs[0]); L(cloth_colour, worn.inputs[1])
    sewn = S.N(nt, "ShaderNodeMixRGB"); sewn.inputs[2].default_value = S.srgb(thread)
    L(rgb.outputs[0], sewn.inputs[0]); L(worn.outputs[0], sewn.inputs[1]); L(sewn.outputs[0], b.inputs["Base Color"])
    bare = S.N(nt, "ShaderNodeMixRGB", name="recoloured"); bare.inputs[2].default_value = (0, 0, 0, 1)
    L(rgb.outputs[0], bare.inputs[0]); L(worn.outputs[0], bare.inputs[1])
    height = maths(nt, "ADD", bump.inputs["Height"].links[0].from_socket, maths(nt, "MULTIPLY", rgb.outputs[1], .0022)); L(height, bump.inputs["Height"])


def waist(o, sim, material, thread, denim):
    """Belt loops round the waistband and one button."""
    v, top = sim["v"], sim["a_top"]; band = np.where(top < .036)[0]; angle = np.arctan2(v[:, 0], -v[:, 1])
    for a in np.radians([-62, -24, 24, 62, 118, 180, -118]):
        at = v[band[np.argmin(np.abs(np.angle(np.exp(1j * (angle[band] - a)))) + np.abs(top[band] - .018) * 3)]]
        out = np.array([math.sin(a), -math.cos(a)])
        loop = S.bevel_box("loop", (.011, .0045, .045), (at[0] + out[0] * .0035, at[1] + out[1] * .0035, 1.029), .0015, 3, material, rot=(0, 0, a)); loop.pass_index = 1
    front = v[band[np.argmin(np.abs(angle[band] - .03) + np.abs(top[band] - .018) * 3)]]
    m = S.metal("button", "rose" if denim else "gun", .25)
    disc = S.loft("button", [[(r * math.cos(t), -y, r * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 48, endpoint=False)]
                             for r, y in ((.0083, 0), (.0086, .0018), (.0080, .0030), (.0066, .0031), (.0060, .0024), (.0002, .0024))])
    disc.data.materials.append(m); disc.location = (.006, front[1] - .0022, 1.031)


def maths(nt, operation, a, b=None, clamp=False):
    node = S.N(nt, "ShaderNodeMath", operation=operation, use_clamp=clamp)
    for i, value in enumerate((a, b)):
        if value is None: continue
        if isinstance(value, (int, float)): node.inputs[i].default_value = value
        else: nt.links.new(value, node.inputs[i])
    return node.outputs[0]


def trim(material, specs, rib=.0038, amp=.0009):
    """Add trims to the cloth's height. specs: (attribute, width in metres, 'rib' | 'line' | 'stitch')."""
    nt = material.node_tree
    bump = nt.nodes["bump"]; total = bump.inputs["Height"].links[0].from_socket
    M = lambda *a: maths(nt, *a)
    for attr, width, kind in specs:
        d = S.N(nt, "ShaderNodeAttribute", attribute_name=attr).outputs["Fac"]
        along = S.N(nt, "ShaderNodeAttribute", attribute_name=attr + "_t").outputs["Fac"]
        groove = M("SUBTRACT", 1.0, M("MULTIPLY", M("ABSOLUTE", M("SUBTRACT", d, width)), 1 / .0016), True)
        h = M("MULTIPLY", groove, -1.0)
        if kind == "rib":
            ridge = M("MULTIPLY", M("SINE", M("MULTIPLY", along, 2 * math.pi / rib)), .8)
            h = M("ADD", h, M("MULTIPLY", ridge, M("LESS_THAN", d, width)))
        if kind == "stitch":
            uv = S.N(nt, "ShaderNodeUVMap"); xyz = S.N(nt, "ShaderNodeSeparateXYZ"); nt.links.new(uv.outputs[0], xyz.inputs[0])
            dash = M("GREATER_THAN", M("SINE", M("MULTIPLY", xyz.outputs[0], 2 * math.pi / .0042)), -.35)
            for off in (0, .006):
                row = M("SUBTRACT", 1.0, M("MULTIPLY", M("ABSOLUTE", M("SUBTRACT", d, width - off)), 1 / .0009), True)
                h = M("ADD", h, M("MULTIPLY", M("MULTIPLY", row, dash), .9))
        total = M("ADD", total, M("MULTIPLY", h, amp))
    nt.links.new(total, bump.inputs["Height"])


def label(sim):
    """Woven label inside the back neck."""
    v = sim["v"]; back = np.where((sim["a_back"] > .5) & (sim["a_neck"] < .05))[0]
    at = v[back[np.argmin(np.abs(v[back, 0]) + np.abs(sim["a_neck"][back] - .03) * 2)]]
    tilt = (math.radians(-8), 0, 0)
    paper, _, _ = S.principled("label", "#f3efe6", .8, .2); ink, _, _ = S.principled("label ink", "#3a3733", .8, .2)
    S.bevel_box("label", (.046, .0006, .015), tuple(at + [0, -.0055, 0]), .0002, 1, paper, rot=tilt)
    for k, width in enumerate((.026, .014)):
        S.bevel_box("line", (width, .0004, .0016), tuple(at + [0, -.0062, .0016 - .0045 * k]), .0001, 1, ink, rot=tilt)


def straps(sim_name, material, way):
    pins = np.load(os.path.join(S.SIM, sim_name + "_pins.npz"))
    end = lambda key, sx: pins[key][np.sign(pins[key][:, 0]) == sx].mean(0)
    for sx in (-1, 1):
        front = end("front", sx); back = end("back", sx if way == "straight" else -sx)
        over = [(sx * .090, -.045, 1.392), (sx * .088, 0.0, 1.412), (sx * .085, .05, 1.395)] if way == "straight" else [(sx * .092, -.045, 1.388), (sx * .091, -.012, 1.408), (sx * .082, .022, 1.413), (sx * .068, .055, 1.396)]
        down = [(back[0] * 1.05, back[1] + .004, back[2] + .12)] if way == "straight" else [(sx * .046, .085, 1.352), (sx * .022, .104, 1.302), (0, .113 + sx * .0024, 1.262), (back[0] * .62, back[1] + .006, back[2] + .045)]
        points = [front + [0, -.001, -.004], front + [0, .006, .035], *over, *down, back + [0, .004, .012 if way == "crossed" else .03], back + [0, .001, -.004]]
        S.tube("strap", [tuple(p) for p in points], .0022, material, nurbs=True, res=12).pass_index = 1


def make(item, tint, print_file=None, tiles=3.2, close=False, frame=None, sim_name=None, thread="#b8783c"):
    cut, kind = GARMENTS[item][:2]
    cut = sim_name or cut
    coat = item == "coat"
    if coat: whole, _ = load(cut); form = tailoring.Form(whole); bpy.data.objects.remove(whole)
    o, sim = load(cut, frame, tailoring.OPENING if coat else None)
    S.mod(o, "SUBSURF", levels=2, render_levels=1 if kind == "crepe" else 2)
    if kind == "cable": turn_sleeve_cloth(o)
    material = cloth(kind, tint, print_file, tiles, close)
    if kind == "satin": trim(material, [("top", .028 if "skirt" in item else .006, "line"), ("hem", .010, "line")])
    elif kind in ("knit", "chunky", "cable"): trim(material, TRIMS[kind], rib=.0085, amp=.0024)
    elif kind == "merino": trim(material, TRIMS[kind], rib=.0056, amp=.0013)
    else: trim(material, TRIMS[kind])
    if kind in ("denim", "tailored"): draw_trousers(material, "jeans.png" if kind == "denim" else "tailored.png", thread); waist(o, sim, material, thread, kind == "denim")
    if kind in ("jersey", "knit", "chunky", "cable", "merino", "melton"): label(sim)
    o.data.materials.append(material); o.pass_index = 1
    S.mod(o, "SOLIDIFY", thickness={"knit": .0045, "chunky": .0055, "cable": .0055, "merino": .0026, "silk": .0006, "melton": .004}.get(kind, .0014), offset=0)
    if item == "shirt": tailoring.dress_shirt(o, sim, material)
    if coat: tailoring.dress_coat(form, sim, material)
    if item in STRAPS: straps(cut, material, STRAPS[item])
    return o


def turn_garment(degrees):
    """The garment turns, not the camera, so that light and paper stay put."""
    bpy.context.view_layer.update()
    R = Matrix.Rotation(math.radians(degrees), 4, "Z")
    for o in list(bpy.data.objects):
        if o.type in ("MESH", "CURVE") and o.name != "cyc": o.matrix_world = R @ o.matrix_world


if __name__ == "__main__":
    item, view = S.argv("item"), S.argv("view", "front")
    S.reset()
    make(item, S.argv("tint", "#e9e5dc"), S.argv("print"), float(S.argv("tiles", 3.2)), close=view == "detail", thread=S.argv("thread", "#b8783c"))
    _, _, z, height, (target, close_height) = GARMENTS[item]
    S.backdrop(-.3); S.rig("garment", 1.0, (0, 0, z))
    if view == "hem": S.camera((-.03, -.1, HEMS[item]), .44, 3.0, -16, 8, fstop=4)
    elif view == "detail": S.camera(target, close_height, 3.0, -22, 10, fstop=4)
    else:
        S.camera((0, 0, z), height, 5, 0, 5 if view == "angle" else 3)
        turn_garment({"front": 0, "angle": 38, "back": 180}[view])
    S.shoot(S.argv("out", item))
