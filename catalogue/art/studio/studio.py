"""The studio itself: an empty scene, paper, light, a camera, the shot.

Units are metres, the camera looks along +Y, the product faces -Y.
"""

import math
import os
import sys
import time
import bpy
from mathutils import Vector
from materials import principled
from paths import RENDER
from shapes import mesh


def argv(name, default=None):
    """--name value after '--' on blender's command line."""
    a = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
    return a[a.index("--" + name) + 1] if "--" + name in a else default


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    s.render.threads_mode = "FIXED"
    s.render.threads = int(os.environ.get("ART_THREADS", 2))
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
    vl.use_pass_diffuse_color = vl.use_pass_diffuse_direct = vl.use_pass_diffuse_indirect = True  # for darkroom.py
    w = bpy.data.worlds.new("W")
    s.world = w
    w.use_nodes = True
    return s


def world(strength=0.5, color=(1, 1, 1)):
    bg = bpy.context.scene.world.node_tree.nodes["Background"]
    bg.inputs[0].default_value = (*color, 1)
    bg.inputs[1].default_value = strength


def area(name, loc, target, size, power, color=(1, 1, 1), size_y=None, spread=180):
    l = bpy.data.lights.new(name, "AREA")
    l.energy = power
    l.color = color
    l.size = size
    l.spread = math.radians(spread)
    if size_y:
        l.shape = "RECTANGLE"
        l.size_y = size_y
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
    t = Vector(target)
    k = scale
    P = lambda x, y, z: tuple(t + Vector((x * k, y * k, z * k)))
    if kind == "garment":
        world(0.42, (1.0, 0.985, 0.965))
        area("key", P(-2.0, -2.0, 1.5), t, 1.5 * k, 95 * k * k, (1, 0.97, 0.93), 2.2 * k)
        area("fill", P(2.6, -2.0, 0.3), t, 2.4 * k, 22 * k * k, (0.94, 0.97, 1))
        area("rim", P(1.6, 1.0, 1.9), t, 0.8 * k, 32 * k * k, (1, 1, 1), 1.6 * k)
        area("bgl", P(-1.6, 0.6, 3.0), P(0, 2.2, 0.4), 2.4 * k, 60 * k * k)
    elif kind == "table":
        world(0.42, (1.0, 0.985, 0.965))
        area("top", P(-0.5, 0.9, 3.0), t, 2.6 * k, 120 * k * k, (1, 0.98, 0.95), 2.2 * k)
        area("key", P(-2.6, -1.4, 1.6), t, 1.1 * k, 60 * k * k, (1, 0.97, 0.93), 2.0 * k)
        area("fill", P(2.8, -1.0, 1.0), t, 1.8 * k, 22 * k * k, (0.95, 0.98, 1))
    elif kind == "jewel":
        world(0.62, (1.0, 0.985, 0.965))
        area("top", P(0, 0.9, 2.8), t, 2.4 * k, 62 * k * k, (1, 0.98, 0.95), 1.4 * k)
        area("l", P(-2.2, -0.2, 1.0), t, 0.5 * k, 40 * k * k, (1, 0.97, 0.93), 2.4 * k)
        area("r", P(2.2, -0.4, 1.2), t, 0.35 * k, 30 * k * k, (0.95, 0.98, 1), 2.4 * k)
        # black flags give metal its dark edges; invisible to the camera and to diffuse light
        for x, y in ((-1.1, -2.4), (1.5, -2.2)):
            v = [P(x - 0.3, y, -0.2), P(x + 0.3, y, -0.2), P(x + 0.3, y, 2.2), P(x - 0.3, y, 2.2)]
            o = mesh("flag", v, [(0, 1, 2, 3)])
            m, _, _ = principled("flag", "#0a0a0a", 1, 0)
            o.data.materials.append(m)
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
    c.sensor_fit = "VERTICAL"
    c.sensor_height = 36
    c.lens = 36 * dist / height
    c.clip_start = 0.01
    c.shift_x, c.shift_y = shift
    c.dof.use_dof = bool(fstop)
    if fstop:
        c.dof.focus_distance = dist
        c.dof.aperture_fstop = fstop
    s.render.resolution_x, s.render.resolution_y = res
    return cam


def tintable():
    """AOV 'tint' = base colour of every object with pass_index 1 (anti-aliased; read by darkroom.py)."""
    vl = bpy.context.view_layer
    if "tint" not in [a.name for a in vl.aovs]:
        a = vl.aovs.add()
        a.name = "tint"
        a.type = "COLOR"
    for o in bpy.data.objects:
        if o.pass_index != 1:
            continue
        for m in o.data.materials:
            nt = m.node_tree
            if any(n.bl_idname == "ShaderNodeOutputAOV" for n in nt.nodes):
                continue
            b = nt.nodes["Principled BSDF"]
            a = nt.nodes.new("ShaderNodeOutputAOV")
            a.name = "tint"
            if "recoloured" in nt.nodes:
                nt.links.new(nt.nodes["recoloured"].outputs[0], a.inputs[0])
            elif b.inputs["Base Color"].links:
                nt.links.new(b.inputs["Base Color"].links[0].from_socket, a.inputs[0])
            else:
                a.inputs[0].default_value = b.inputs["Base Color"].default_value


def recolourable(*materials):
    """Everything made of these materials is in the tint pass, so that darkroom.py can recolour it."""
    for o in bpy.data.objects:
        if getattr(o.data, "materials", None) and any(m in materials for m in o.data.materials):
            o.pass_index = 1


def shoot(name):
    """Render the scene to an EXR, which develop.py turns into a master. --spp and --percent: see argv."""
    s = bpy.context.scene
    tintable()
    s.cycles.samples = int(argv("spp", 6))
    s.render.resolution_percentage = int(argv("percent", 90))
    s.render.filepath = os.path.join(RENDER, name + ".exr")
    t = time.time()
    bpy.ops.render.render(write_still=True)
    print("SHOT %s %.1fs" % (name, time.time() - t), flush=True)
