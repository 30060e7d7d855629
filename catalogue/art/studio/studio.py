"""Shared studio: scene reset, cyc backdrop, light rigs, camera, materials, render+denoise.

Units are metres, camera looks along +Y, product faces -Y.  Import from item scripts:
    import studio as S   (from the folder of the scripts)
"""
import bpy, math, os, sys, time
from mathutils import Vector
import numpy as np

ROOT = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", ".data", "art"))
OUT = os.path.join(ROOT, "render")
TEX = os.path.join(ROOT, "tex")
SIM = os.path.join(ROOT, "sim")
os.makedirs(OUT, exist_ok=True)


def argv(name, default=None):
    """--name value after '--' on blender's command line."""
    a = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    return a[a.index("--" + name) + 1] if "--" + name in a else default


# ------------------------------------------------------------------ scene
def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.render.threads_mode = "FIXED"
    s.render.threads = 2
    c = s.cycles
    c.device = "CPU"
    c.use_denoising = False
    c.use_adaptive_sampling = True
    c.adaptive_threshold = 0.03
    c.max_bounces = 7
    c.diffuse_bounces = 3
    c.glossy_bounces = 4
    c.transmission_bounces = 7
    c.transparent_max_bounces = 8
    c.caustics_reflective = c.caustics_refractive = False
    c.sample_clamp_indirect = 4.0
    c.blur_glossy = 0.5
    s.view_settings.view_transform = "Standard"
    s.render.image_settings.file_format = "OPEN_EXR_MULTILAYER"
    s.render.image_settings.exr_codec = "NONE"
    s.render.image_settings.color_depth = "32"
    s.render.use_persistent_data = True
    vl = bpy.context.view_layer
    vl.cycles.denoising_store_passes = True
    vl.use_pass_diffuse_color = vl.use_pass_diffuse_direct = vl.use_pass_diffuse_indirect = True   # for recolor.py
    w = bpy.data.worlds.new("W"); s.world = w
    w.use_nodes = True
    return s


def world(strength=0.5, color=(1, 1, 1)):
    bg = bpy.context.scene.world.node_tree.nodes["Background"]
    bg.inputs[0].default_value = (*color, 1)
    bg.inputs[1].default_value = strength


def srgb(h):
    """'#rrggbb' -> linear rgba"""
    h = h.lstrip("#")
    v = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return (*[x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in v], 1)


def area(name, loc, target, size, power, color=(1, 1, 1), size_y=None, spread=180):
    l = bpy.data.lights.new(name, "AREA")
    l.energy = power; l.color = color; l.size = size; l.spread = math.radians(spread)
    if size_y:
        l.shape = "RECTANGLE"; l.size_y = size_y
    o = bpy.data.objects.new(name, l)
    bpy.context.collection.objects.link(o)
    o.location = loc
    o.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat("-Z", "Y").to_euler()
    return o


def backdrop(floor_z=0.0, back_y=1.8, color="#f4f2ee", half=6.0, r=0.8, front=-6.0):
    """Seamless paper sweep."""
    n = 24
    prof = [(front, floor_z), (back_y - r, floor_z)]
    for i in range(1, n + 1):
        a = math.pi / 2 * i / n
        prof.append((back_y - r + r * math.sin(a), floor_z + r - r * math.cos(a)))
    prof.append((back_y, floor_z + 7))
    v, f = [], []
    for y, z in prof:
        v += [(-half, y, z), (half, y, z)]
    for i in range(len(prof) - 1):
        f.append((2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2))
    o = mesh("cyc", v, f, smooth=True)
    m, nt, b = principled("paper", color, rough=0.95, spec=0.1)
    o.data.materials.append(m)
    return o


def rig(kind, scale=1.0, target=(0, 0, 0)):
    """Light rigs.  `scale` = size of the subject in metres (1 = a garment)."""
    t = Vector(target); k = scale
    P = lambda x, y, z: tuple(t + Vector((x * k, y * k, z * k)))
    if kind == "garment":
        world(0.42, (1.0, .985, .965))
        area("key", P(-2.0, -2.0, 1.5), t, 1.5 * k, 95 * k * k, (1, .97, .93), 2.2 * k)
        area("fill", P(2.6, -2.0, .3), t, 2.4 * k, 22 * k * k, (.94, .97, 1))
        area("rim", P(1.6, 1.0, 1.9), t, .8 * k, 32 * k * k, (1, 1, 1), 1.6 * k)
        area("bgl", P(-1.6, 0.6, 3.0), P(0, 2.2, .4), 2.4 * k, 60 * k * k)
    elif kind == "table":
        world(0.42, (1.0, .985, .965))
        area("top", P(-.5, .9, 3.0), t, 2.6 * k, 120 * k * k, (1, .98, .95), 2.2 * k)
        area("key", P(-2.6, -1.4, 1.6), t, 1.1 * k, 60 * k * k, (1, .97, .93), 2.0 * k)
        area("fill", P(2.8, -1.0, 1.0), t, 1.8 * k, 22 * k * k, (.95, .98, 1))
    elif kind == "jewel":
        world(0.62, (1.0, .985, .965))
        area("top", P(0, .9, 2.8), t, 2.4 * k, 62 * k * k, (1, .98, .95), 1.4 * k)
        area("l", P(-2.2, -.2, 1.0), t, .5 * k, 40 * k * k, (1, .97, .93), 2.4 * k)
        area("r", P(2.2, -.4, 1.2), t, .35 * k, 30 * k * k, (.95, .98, 1), 2.4 * k)
        # black flags give metal its dark edges; invisible to the camera and to diffuse light
        for x, y in ((-1.1, -2.4), (1.5, -2.2)):
            v = [P(x - .3, y, -.2), P(x + .3, y, -.2), P(x + .3, y, 2.2), P(x - .3, y, 2.2)]
            o = mesh("flag", v, [(0, 1, 2, 3)]); m, _, _ = principled("flag", "#0a0a0a", 1, 0); o.data.materials.append(m)
            o.visible_camera = o.visible_diffuse = o.visible_shadow = False


def camera(target, height, dist=5.0, az=0.0, el=4.0, res=(800, 1200), fstop=None, shift=(0, 0)):
    """Frame `height` metres vertically at `target`; az/el in degrees."""
    s = bpy.context.scene
    cam = bpy.data.objects.get("cam")
    if not cam:
        cam = bpy.data.objects.new("cam", bpy.data.cameras.new("cam"))
        bpy.context.collection.objects.link(cam)
    s.camera = cam
    a, e = math.radians(az), math.radians(el)
    t = Vector(target)
    d = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    cam.location = t + d * dist
    cam.rotation_euler = (-d).to_track_quat("-Z", "Y").to_euler()
    c = cam.data
    c.sensor_fit = "VERTICAL"; c.sensor_height = 36
    c.lens = 36 * dist / height
    c.clip_start = .01
    c.shift_x, c.shift_y = shift
    c.dof.use_dof = bool(fstop)
    if fstop:
        c.dof.focus_distance = dist; c.dof.aperture_fstop = fstop
    s.render.resolution_x, s.render.resolution_y = res
    return cam


def tintable():
    """AOV 'tint' = base colour of every object with pass_index 1 (anti-aliased; read by recolor.py)."""
    vl = bpy.context.view_layer
    if "tint" not in [a.name for a in vl.aovs]: a = vl.aovs.add(); a.name = "tint"; a.type = "COLOR"
    for o in bpy.data.objects:
        if o.pass_index != 1: continue
        for m in o.data.materials:
            nt = m.node_tree
            if any(n.bl_idname == "ShaderNodeOutputAOV" for n in nt.nodes): continue
            b = nt.nodes["Principled BSDF"]; a = nt.nodes.new("ShaderNodeOutputAOV"); a.name = "tint"
            if "recoloured" in nt.nodes: nt.links.new(nt.nodes["recoloured"].outputs[0], a.inputs[0])
            elif b.inputs["Base Color"].links: nt.links.new(b.inputs["Base Color"].links[0].from_socket, a.inputs[0])
            else: a.inputs[0].default_value = b.inputs["Base Color"].default_value


def recolourable(*materials):
    """Everything made of these materials is in the tint pass, so that pictures.py can recolour it."""
    for o in bpy.data.objects:
        if getattr(o.data, "materials", None) and any(m in materials for m in o.data.materials): o.pass_index = 1


def shoot(name):
    """Render the scene to an EXR that develop.py turns into a master. --spp and --percent come from the command line."""
    s = bpy.context.scene
    tintable()
    s.cycles.samples = int(argv("spp", 6)); s.render.resolution_percentage = int(argv("percent", 90))
    s.render.filepath = os.path.join(OUT, name + ".exr")
    t = time.time(); bpy.ops.render.render(write_still=True)
    print("SHOT %s %.1fs" % (name, time.time() - t), flush=True)


# ------------------------------------------------------------------ meshes
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
        if len(idx) != 4 : continue
        i, j = idx[0] // n, idx[0] % n
        for k, li in enumerate(p.loop_indices):
            jj = j + (1 if k in (1, 2) else 0); ii = i + (1 if k in (2, 3) else 0)
            uv[li].uv = (Um[jj], V[ii])
    return o


def tube(name, pts, radius, mat=None, cyclic=False, res=3, nurbs=False, bev=6):
    """Curve with round bevel through pts.  radius: float or per-point list."""
    cu = bpy.data.curves.new(name, "CURVE"); cu.dimensions = "3D"
    cu.bevel_depth = 1.0; cu.bevel_resolution = bev; cu.use_fill_caps = True
    sp = cu.splines.new("NURBS" if nurbs else "POLY")
    sp.points.add(len(pts) - 1)
    for i, p in enumerate(pts):
        sp.points[i].co = (*p, 1)
        sp.points[i].radius = radius[i] if hasattr(radius, "__len__") else radius
    sp.use_cyclic_u = cyclic; sp.use_smooth = True
    if nurbs: sp.order_u = 4; sp.use_endpoint_u = True; sp.resolution_u = res
    o = bpy.data.objects.new(name, cu)
    bpy.context.collection.objects.link(o)
    if mat: cu.materials.append(mat)
    return o


def mod(o, kind, **kw):
    m = o.modifiers.new(kind.lower(), kind)
    for k, v in kw.items(): setattr(m, k, v)
    return m


def bevel_box(name, size, loc=(0, 0, 0), bevel=.005, seg=4, mat=None, rot=(0, 0, 0)):
    x, y, z = [s / 2 for s in size]
    v = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    f = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    o = mesh(name, v, f)
    o.location = loc; o.rotation_euler = rot
    mod(o, "BEVEL", width=bevel, segments=seg, limit_method="NONE")
    o.data.use_auto_smooth = True
    if mat: o.data.materials.append(mat)
    return o


# ------------------------------------------------------------------ materials
def principled(name, color="#888888", rough=.5, spec=.5, metal=0.0, **kw):
    m = bpy.data.materials.new(name); m.use_nodes = True
    nt = m.node_tree; b = nt.nodes["Principled BSDF"]
    b.inputs["Base Color"].default_value = srgb(color) if isinstance(color, str) else color
    b.inputs["Roughness"].default_value = rough
    b.inputs["Specular"].default_value = spec
    b.inputs["Metallic"].default_value = metal
    for k, v in kw.items(): b.inputs[k.replace("_", " ").title()].default_value = v
    return m, nt, b


def N(nt, kind, **kw):
    n = nt.nodes.new(kind)
    for k, v in kw.items():
        if k.startswith("i_"):
            key = k[2:]
            n.inputs[int(key) if key.isdigit() else key].default_value = v
        else: setattr(n, k, v)
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


def fabric(name, color, tex=None, tile=0.03, bump=0.4, dist=0.0008, rough=.85, sheen=.35, spec=.25,
           shade=.35, rot=0.0, aniso=0.0, metal=0.0, print_img=None, print_scale=(1, 1)):
    """General cloth: height tile -> bump + cavity darkening; sheen; optional print image.

    tile  metres per texture tile;  shade  how much the height tile darkens the colour in its valleys.
    """
    m, nt, b = principled(name, color, rough, spec, metal)
    L = nt.links.new
    b.inputs["Sheen"].default_value = sheen
    b.inputs["Sheen Tint"].default_value = .6
    base = None
    if print_img:
        pi = img(nt, print_img, print_scale, "sRGB")
        base = pi.outputs[0]
    if tex:
        t = img(nt, tex, (1 / tile, 1 / tile), rot=rot)
        # one Bump node with heights in metres (Distance 1): trims add to the same height, which keeps it cheap
        hm = N(nt, "ShaderNodeMath", operation="MULTIPLY", name="height", i_1=dist * bump)
        bp = N(nt, "ShaderNodeBump", name="bump", i_Strength=1.0, i_Distance=1.0)
        L(t.outputs[0], hm.inputs[0]); L(hm.outputs[0], bp.inputs["Height"]); L(bp.outputs[0], b.inputs["Normal"])
        mix = N(nt, "ShaderNodeMixRGB", blend_type="MIX")
        c = b.inputs["Base Color"].default_value
        mix.inputs[1].default_value = tuple(x * (1 - shade) for x in c[:3]) + (1,)
        mix.inputs[2].default_value = tuple(c)
        if base:
            L(base, mix.inputs[2])
            mul = N(nt, "ShaderNodeMixRGB", blend_type="MULTIPLY", i_Fac=1.0)
            L(base, mul.inputs[1]); mul.inputs[2].default_value = (1 - shade,) * 3 + (1,)
            L(mul.outputs[0], mix.inputs[1])
        L(t.outputs[0], mix.inputs[0]); L(mix.outputs[0], b.inputs["Base Color"])
        base = mix.outputs[0]
    elif base:
        L(base, b.inputs["Base Color"])
    if aniso:
        b.inputs["Anisotropic"].default_value = aniso
        tg = N(nt, "ShaderNodeTangent", direction_type="UV_MAP")
        L(tg.outputs[0], b.inputs["Tangent"])
    return m


def satin(name, color, rough=.42, aniso=.55, weave=True, micro=.12):
    """Silk satin: tinted semi-metallic lobe over diffuse, anisotropic along the weft, micro weave."""
    m = fabric(name, color, "satin.png" if weave else None, tile=.006, bump=micro, dist=.0002, rough=rough,
               sheen=.25, spec=.55, shade=.06, aniso=aniso, metal=.26)
    return m


def metal(name, kind="gold", rough=.12):
    col = {"gold": "#e3b368", "silver": "#d9d9db", "gun": "#55565a", "rose": "#e0a78c"}[kind]
    m, nt, b = principled(name, col, rough, .5, 1.0)
    n = N(nt, "ShaderNodeTexNoise", i_Scale=220.0, i_Detail=2.0)
    bp = N(nt, "ShaderNodeBump", i_Strength=.02, i_Distance=.001)
    nt.links.new(n.outputs[0], bp.inputs["Height"]); nt.links.new(bp.outputs[0], b.inputs["Normal"])
    return m


def leather(name, color, grain=90.0, bump=.40, rough=.40, coat=.10, use_uv=False):
    """Pebbled leather from object coordinates: two Voronoi scales + roughness variation."""
    m, nt, b = principled(name, color, rough, .5)
    L = nt.links.new
    tc = N(nt, "ShaderNodeTexCoord"); src = tc.outputs["Object"]
    wob = N(nt, "ShaderNodeTexNoise", i_Scale=grain * .8, i_Detail=2.0)
    L(src, wob.inputs["Vector"])
    add = N(nt, "ShaderNodeMixRGB", blend_type="LINEAR_LIGHT", i_Fac=.35 / grain)
    L(src, add.inputs[1]); L(wob.outputs["Color"], add.inputs[2])
    v = N(nt, "ShaderNodeTexVoronoi", feature="SMOOTH_F1", i_Scale=grain * 4)
    L(add.outputs[0], v.inputs["Vector"])
    fine = N(nt, "ShaderNodeTexNoise", i_Scale=grain * 14, i_Detail=3.0)
    L(src, fine.inputs["Vector"])
    mm = N(nt, "ShaderNodeMath", operation="MULTIPLY_ADD", i_1=.25)
    L(fine.outputs[0], mm.inputs[0]); L(v.outputs["Distance"], mm.inputs[2])
    bp = N(nt, "ShaderNodeBump", i_Strength=bump, i_Distance=.0009, invert=True)
    L(mm.outputs[0], bp.inputs["Height"]); L(bp.outputs[0], b.inputs["Normal"])
    big = N(nt, "ShaderNodeTexNoise", i_Scale=14.0, i_Detail=3.0)
    L(src, big.inputs["Vector"])
    mr = N(nt, "ShaderNodeMapRange", i_3=rough - .06, i_4=rough + .1)
    L(big.outputs[0], mr.inputs[0]); L(mr.outputs[0], b.inputs["Roughness"])
    b.inputs["Clearcoat"].default_value = coat
    b.inputs["Clearcoat Roughness"].default_value = .25
    return m
