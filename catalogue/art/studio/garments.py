"""Dress a draped garment (drape.py) in cloth and photograph it.

blender -b -P garments.py -- --item bias --tint '#d8d2c8' --view front|angle|back|detail --out bias-front
"""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import bpy
import numpy as np
from mathutils import Matrix
import clothing
import shapes
import studio as S
import tailoring
from panels import inside
from paths import SIM

#            sim, cloth, target height of the camera, height of the frame, detail (target, frame height)
GARMENTS = {
    "tee": ("tee", "jersey", 1.13, 1.00, ((0.02, -0.09, 1.345), 0.26)),
    "boxytee": ("boxytee", "jersey", 1.12, 1.20, ((0.02, -0.09, 1.345), 0.28)),
    "sweater": ("sweater", "knit", 1.10, 1.08, ((0.03, -0.10, 1.33), 0.30)),
    "crew": ("crew", "knit", 1.09, 1.10, ((0.03, -0.10, 1.33), 0.30)),
    "roomy": ("roomy", "chunky", 1.09, 1.14, ((0.03, -0.10, 1.33), 0.32)),
    "fine": ("fine", "merino", 1.10, 1.06, ((0.03, -0.10, 1.345), 0.26)),
    "cable": ("roomy", "cable", 1.09, 1.14, ((0.02, -0.10, 1.27), 0.36)),
    "slipdress": ("slipdress", "satin", 0.86, 1.42, ((0, -0.12, 1.245), 0.34)),
    "bias": ("bias", "satin", 0.846, 1.46, ((0, -0.12, 1.245), 0.36)),
    "maxislip": ("maxislip", "satin", 0.735, 1.66, ((0, -0.12, 1.23), 0.42)),
    "slipskirt": ("slipskirt", "satin", 0.645, 1.08, ((-0.02, -0.12, 0.92), 0.36)),
    "midiskirt": ("midiskirt", "satin", 0.60, 1.16, ((-0.02, -0.12, 0.92), 0.36)),
    "fullskirt": ("fullskirt", "satin", 0.635, 1.14, ((-0.02, -0.12, 0.92), 0.36)),
    "circleskirt": ("circleskirt", "cotton", 0.66, 1.22, ((0, -0.15, 0.92), 0.36)),
    "trousers": ("trousers", "wool", 0.55, 1.36, ((0, -0.12, 0.95), 0.36)),
    "wide": ("wide", "wool", 0.545, 1.36, ((0, -0.12, 0.95), 0.36)),
    "pleated": ("pleated", "crepe", 0.645, 1.10, ((-0.03, -0.12, 0.93), 0.36)),
    "tailored": ("trousers", "tailored", 0.55, 1.36, ((0.01, -0.12, 0.955), 0.36)),
    "jeans": ("jeans", "denim", 0.545, 1.34, ((0.03, -0.12, 0.945), 0.36)),
    "shirt": ("shirt", "poplin", 1.07, 1.14, ((0.02, -0.10, 1.33), 0.32)),
    "coat": ("coat", "melton", 0.905, 1.42, ((-0.012, -0.12, 0.915), 0.31)),
    "scarf": ("scarf", "silk", 0.86, 1.20, ((-0.05, -0.1, 0.55), 0.34)),
}
# How the straps run down the back of the pieces that have them.
STRAPS = {"slipdress": "straight", "bias": "crossed", "maxislip": "crossed"}
# Height of the hem that the view `hem` looks at.
HEMS = {"pleated": 0.40, "jeans": 0.16, "tailored": 0.16}


def load(name, opening=None):
    """opening: polygon (x, z) that is cut out of the front."""
    sim = np.load(os.path.join(SIM, name + ".npz"))
    points = sim["v"]
    faces = sim["F"].reshape(-1, int(sim["L"][0]))
    uv = sim["uv"].reshape(len(faces), -1, 2)
    if opening is not None:
        centres = points[faces].mean(1)
        keep = ~((sim["a_back"][faces].mean(1) < 0.5) & inside(opening, centres[:, [0, 2]]))
        faces, uv = faces[keep], uv[keep]
    o = shapes.mesh(name, points, faces.tolist())
    o.data.uv_layers.new(name="UVMap").data.foreach_set("uv", uv.astype(np.float32).ravel())
    for key in sim.files:
        if key.startswith("a_"):
            o.data.attributes.new(key[2:], "FLOAT", "POINT").data.foreach_set("value", sim[key].astype(np.float32))
    return o, sim


def turn_sleeve_cloth(o):
    """The panels are cut with the sleeves on, so the pattern would run across them; let it run down the arm instead."""
    tip, arm = np.array([0.22, 1.402]), np.radians(70)
    down, across = np.array([np.sin(arm), -np.cos(arm)]), np.array([np.cos(arm), np.sin(arm)])
    uv = o.data.uv_layers["UVMap"].data
    for face in o.data.polygons:
        points = np.array([uv[i].uv for i in face.loop_indices])
        panel = 2.0 if points[:, 0].mean() > 1 else 0.0
        points[:, 0] -= panel
        side = np.sign(points[:, 0].mean())
        points[:, 0] *= side
        x, z = points.mean(0)
        if x < (np.interp(z, [1.15, 1.402], [0.272, 0.22]) if z > 1.15 else 0.295):
            continue
        for i, p in zip(face.loop_indices, points):
            uv[i].uv = (side * ((p - tip) @ across + 0.075), -(p - tip) @ down)


def make(item, tint, print_file=None, tiles=3.2, close=False, thread="#b8783c"):
    cut, kind = GARMENTS[item][:2]
    coat = item == "coat"
    if coat:
        whole, _ = load(cut)
        form = tailoring.Form(whole)
        bpy.data.objects.remove(whole)
    o, sim = load(cut, tailoring.OPENING if coat else None)
    shapes.mod(o, "SUBSURF", levels=2, render_levels=1 if kind == "crepe" else 2)
    if kind == "cable":
        turn_sleeve_cloth(o)
    material = clothing.cloth(kind, tint, print_file, tiles, close)
    if kind == "satin":
        clothing.trim(material, [("top", 0.028 if "skirt" in item else 0.006, "line"), ("hem", 0.010, "line")])
    elif kind in ("knit", "chunky", "cable"):
        clothing.trim(material, clothing.TRIMS[kind], rib=0.0085, amp=0.0024)
    elif kind == "merino":
        clothing.trim(material, clothing.TRIMS[kind], rib=0.0056, amp=0.0013)
    else:
        clothing.trim(material, clothing.TRIMS[kind])
    if kind in ("denim", "tailored"):
        clothing.draw_trousers(material, "jeans.png" if kind == "denim" else "tailored.png", thread)
        clothing.waist(o, sim, material, thread, kind == "denim")
    if kind in ("jersey", "knit", "chunky", "cable", "merino", "melton"):
        clothing.label(sim)
    o.data.materials.append(material)
    o.pass_index = 1
    shapes.mod(o, "SOLIDIFY", thickness=clothing.THICKNESS.get(kind, 0.0014), offset=0)
    if item == "shirt":
        tailoring.dress_shirt(o, sim, material)
    if coat:
        tailoring.dress_coat(form, sim, material)
    if item in STRAPS:
        clothing.straps(cut, material, STRAPS[item])
    return o


def turn_garment(degrees):
    """The garment turns, not the camera, so that light and paper stay put."""
    bpy.context.view_layer.update()
    R = Matrix.Rotation(math.radians(degrees), 4, "Z")
    for o in list(bpy.data.objects):
        if o.type in ("MESH", "CURVE") and o.name != "cyc":
            o.matrix_world = R @ o.matrix_world


if __name__ == "__main__":
    item, view = S.argv("item"), S.argv("view", "front")
    S.reset()
    make(
        item,
        S.argv("tint", "#e9e5dc"),
        S.argv("print"),
        float(S.argv("tiles", 3.2)),
        close=view == "detail",
        thread=S.argv("thread", "#b8783c"),
    )
    _, _, z, height, (target, close_height) = GARMENTS[item]
    S.backdrop(-0.3)
    S.rig("garment", 1.0, (0, 0, z))
    if view == "hem":
        S.camera((-0.03, -0.1, HEMS[item]), 0.44, 3.0, -16, 8, fstop=4)
    elif view == "detail":
        S.camera(target, close_height, 3.0, -22, 10, fstop=4)
    else:
        S.camera((0, 0, z), height, 5, 0, 5 if view == "angle" else 3)
        turn_garment({"front": 0, "angle": 38, "back": 180}[view])
    S.shoot(S.argv("out", item))
