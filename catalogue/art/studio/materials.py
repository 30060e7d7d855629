"""What things are made of: cloth, satin, metal, leather."""

import os
import bpy
from paths import TEX


def srgb(h):
    """'#rrggbb' -> linear rgba"""
    h = h.lstrip("#")
    v = [int(h[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return (*[x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in v], 1)


def principled(name, color="#888888", rough=0.5, spec=0.5, metal=0.0, **kw):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes["Principled BSDF"]
    b.inputs["Base Color"].default_value = srgb(color) if isinstance(color, str) else color
    b.inputs["Roughness"].default_value = rough
    b.inputs["Specular"].default_value = spec
    b.inputs["Metallic"].default_value = metal
    for k, v in kw.items():
        b.inputs[k.replace("_", " ").title()].default_value = v
    return m, nt, b


def N(nt, kind, **kw):
    n = nt.nodes.new(kind)
    for k, v in kw.items():
        if k.startswith("i_"):
            key = k[2:]
            n.inputs[int(key) if key.isdigit() else key].default_value = v
        else:
            setattr(n, k, v)
    return n


def img(nt, file, scale=(1, 1), space="Non-Color", uv=None, rot=0.0):
    """Tiled image from TEX on the UV map (UV in metres; scale = tiles per metre)."""
    tc = N(nt, "ShaderNodeTexCoord")
    mp = N(nt, "ShaderNodeMapping")
    mp.inputs["Scale"].default_value = (scale[0], scale[1], 1)
    mp.inputs["Rotation"].default_value = (0, 0, rot)
    nt.links.new(tc.outputs["UV"], mp.inputs[0])
    t = N(nt, "ShaderNodeTexImage")
    t.image = bpy.data.images.load(os.path.join(TEX, file), check_existing=True)
    t.image.colorspace_settings.name = space
    t.interpolation = "Linear"
    nt.links.new(mp.outputs[0], t.inputs[0])
    return t


def fabric(
    name,
    color,
    tex=None,
    tile=0.03,
    bump=0.4,
    dist=0.0008,
    rough=0.85,
    sheen=0.35,
    spec=0.25,
    shade=0.35,
    rot=0.0,
    aniso=0.0,
    metal=0.0,
    print_img=None,
    print_scale=(1, 1),
):
    """General cloth: height tile -> bump + cavity darkening; sheen; optional print image.

    tile  metres per texture tile;  shade  how much the height tile darkens the colour in its valleys.
    """
    m, nt, b = principled(name, color, rough, spec, metal)
    L = nt.links.new
    b.inputs["Sheen"].default_value = sheen
    b.inputs["Sheen Tint"].default_value = 0.6
    base = None
    if print_img:
        pi = img(nt, print_img, print_scale, "sRGB")
        base = pi.outputs[0]
    if tex:
        t = img(nt, tex, (1 / tile, 1 / tile), rot=rot)
        # one Bump node with heights in metres (Distance 1): trims add to the same height, which keeps it cheap
        hm = N(nt, "ShaderNodeMath", operation="MULTIPLY", name="height", i_1=dist * bump)
        bp = N(nt, "ShaderNodeBump", name="bump", i_Strength=1.0, i_Distance=1.0)
        L(t.outputs[0], hm.inputs[0])
        L(hm.outputs[0], bp.inputs["Height"])
        L(bp.outputs[0], b.inputs["Normal"])
        mix = N(nt, "ShaderNodeMixRGB", blend_type="MIX")
        c = b.inputs["Base Color"].default_value
        mix.inputs[1].default_value = tuple(x * (1 - shade) for x in c[:3]) + (1,)
        mix.inputs[2].default_value = tuple(c)
        if base:
            L(base, mix.inputs[2])
            mul = N(nt, "ShaderNodeMixRGB", blend_type="MULTIPLY", i_Fac=1.0)
            L(base, mul.inputs[1])
            mul.inputs[2].default_value = (1 - shade,) * 3 + (1,)
            L(mul.outputs[0], mix.inputs[1])
        L(t.outputs[0], mix.inputs[0])
        L(mix.outputs[0], b.inputs["Base Color"])
        base = mix.outputs[0]
    elif base:
        L(base, b.inputs["Base Color"])
    if aniso:
        b.inputs["Anisotropic"].default_value = aniso
        tg = N(nt, "ShaderNodeTangent", direction_type="UV_MAP")
        L(tg.outputs[0], b.inputs["Tangent"])
    return m


def satin(name, color, rough=0.42, aniso=0.55, weave=True, micro=0.12):
    """Silk satin: tinted semi-metallic lobe over diffuse, anisotropic along the weft, micro weave."""
    m = fabric(
        name,
        color,
        "satin.png" if weave else None,
        tile=0.006,
        bump=micro,
        dist=0.0002,
        rough=rough,
        sheen=0.25,
        spec=0.55,
        shade=0.06,
        aniso=aniso,
        metal=0.26,
    )
    return m


def metal(name, kind="gold", rough=0.12):
    col = {"gold": "#e3b368", "silver": "#d9d9db", "gun": "#55565a", "rose": "#e0a78c"}[kind]
    m, nt, b = principled(name, col, rough, 0.5, 1.0)
    n = N(nt, "ShaderNodeTexNoise", i_Scale=220.0, i_Detail=2.0)
    bp = N(nt, "ShaderNodeBump", i_Strength=0.02, i_Distance=0.001)
    nt.links.new(n.outputs[0], bp.inputs["Height"])
    nt.links.new(bp.outputs[0], b.inputs["Normal"])
    return m


def leather(name, color, grain=90.0, bump=0.40, rough=0.40, coat=0.10, use_uv=False):
    """Pebbled leather from object coordinates: two Voronoi scales + roughness variation."""
    m, nt, b = principled(name, color, rough, 0.5)
    L = nt.links.new
    tc = N(nt, "ShaderNodeTexCoord")
    src = tc.outputs["Object"]
    wob = N(nt, "ShaderNodeTexNoise", i_Scale=grain * 0.8, i_Detail=2.0)
    L(src, wob.inputs["Vector"])
    add = N(nt, "ShaderNodeMixRGB", blend_type="LINEAR_LIGHT", i_Fac=0.35 / grain)
    L(src, add.inputs[1])
    L(wob.outputs["Color"], add.inputs[2])
    v = N(nt, "ShaderNodeTexVoronoi", feature="SMOOTH_F1", i_Scale=grain * 4)
    L(add.outputs[0], v.inputs["Vector"])
    fine = N(nt, "ShaderNodeTexNoise", i_Scale=grain * 14, i_Detail=3.0)
    L(src, fine.inputs["Vector"])
    mm = N(nt, "ShaderNodeMath", operation="MULTIPLY_ADD", i_1=0.25)
    L(fine.outputs[0], mm.inputs[0])
    L(v.outputs["Distance"], mm.inputs[2])
    bp = N(nt, "ShaderNodeBump", i_Strength=bump, i_Distance=0.0009, invert=True)
    L(mm.outputs[0], bp.inputs["Height"])
    L(bp.outputs[0], b.inputs["Normal"])
    big = N(nt, "ShaderNodeTexNoise", i_Scale=14.0, i_Detail=3.0)
    L(src, big.inputs["Vector"])
    mr = N(nt, "ShaderNodeMapRange", i_3=rough - 0.06, i_4=rough + 0.1)
    L(big.outputs[0], mr.inputs[0])
    L(mr.outputs[0], b.inputs["Roughness"])
    b.inputs["Clearcoat"].default_value = coat
    b.inputs["Clearcoat Roughness"].default_value = 0.25
    return m
