"""From a developed master to a picture: change the colour, set the paper, grade, put it on a wall in window light."""

import os
import sys
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, maximum_filter, minimum_filter, zoom

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, "studio"))
import one_colour
from denoise import grade
from paths import MASTERS
# How much of the light that is not diffuse carries the colour of the thing, by material.
GLOSS = {"cloth": 0.4, "knit": 0.7, "leather": 0.0, "calf": 0.0}


def linear(colour):
    v = np.array([int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)])
    return np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4)


def without_blots(gloss, cover):
    """Where the denoised light is a little too bright no gloss is left, which smooth dark leather shows as a blot:
    it is filled with the gloss around it."""

    def around(where):
        blurred = lambda a: gaussian_filter(a, (18, 18, 0))
        return blurred(gloss * where) / np.maximum(blurred(where), 1e-3)

    blot = lambda level: np.clip((0.8 - gloss.mean(2, keepdims=True) / np.maximum(level, 1e-4)) / 0.15, 0, 1) * cover
    first = blot(around(cover).mean(2, keepdims=True))
    level = around(cover * (1 - maximum_filter(first, (5, 5, 1))))
    fill = gaussian_filter(blot(level.mean(2, keepdims=True)), (1.5, 1.5, 0))
    return gloss * (1 - fill) + np.maximum(gloss, 0.95 * level) * fill


class Master:
    def __init__(self, name):
        with np.load(os.path.join(MASTERS, name + ".npz")) as z:
            self.beauty, self.light, self.colour, self.tint = (
                z[k].astype(np.float32) for k in ("beauty", "light", "colour", "tint")
            )
            # Of a master that restore.py made: the colour of `beauty`, whose light per unit of colour `light` is.
            self.shown = z["shown"] if "shown" in z else None

    def subject(self):
        """Where the thing is: whatever has not the colour of the paper."""
        paper = np.median(self.colour[: len(self.colour) // 20].reshape(-1, 3), 0)
        return (np.abs(self.colour - paper).max(2) > 0.022).astype(np.float32)

    def outline(self):
        """How much of every pixel the thing covers, 0 to 1: on its edge, how far the colour is from the paper's,
        measured against the fullest neighbour."""
        on = self.subject()
        paper = np.median(self.colour[: len(self.colour) // 20].reshape(-1, 3), 0)
        apart = np.abs(self.colour - paper).max(2)
        edge = np.clip(apart / np.maximum(maximum_filter(apart, 5), 0.022), 0, 1) * maximum_filter(on, 3)
        return gaussian_filter(np.where(minimum_filter(on, 5) > 0, 1, edge), 0.5).astype(np.float32)

    def shortened(self, hem, middle, share, ripple=1.0):
        """The same garment with its hem at a share of the height, framed anew: `middle` comes to the centre, and
        `share` of the picture stays. Cloth that hangs free hangs the same whether it goes on below or not.
        ripple: how much the folds show in the new hem."""
        h, w, _ = self.beauty.shape
        y, x = np.mgrid[0:h, 0:w].astype(np.float32)
        on = self.subject()
        row = on[int(hem * h)]
        inside_ = np.where(row > 0.5)[0]
        left, right = inside_[0], inside_[-1]
        u = np.clip((x - (left + right) / 2) / ((right - left) / 2), -1, 1)
        line = hem * h + 11 * (1 - u * u) + ripple * (2.5 * np.sin(u * 9 + 1) + 1.5 * np.sin(u * 17))
        keep = np.clip(line - y + 0.5, 0, 1)[..., None]
        seam = (1 - 0.16 * np.exp(-(((line - y - 11) / 1.3) ** 2)) + 0.05 * np.exp(-(((line - y - 1.5) / 1.4) ** 2)))[
            ..., None
        ]
        seam = np.where(gaussian_filter(on, 1)[..., None] > 0.9, seam, 1)
        bare = 1 - gaussian_filter(on, 2)
        bare = (bare > 0.98).astype(np.float32)[..., None]

        def filled(a):
            small = lambda q: gaussian_filter(q[::8, ::8], (9, 9, 0), mode="nearest")
            patch = small(a * bare) / np.maximum(small(bare), 1e-3)
            return zoom(patch, (h / patch.shape[0], w / patch.shape[1], 1), order=1)

        scale = int(round(share * w))
        size = (scale, scale * 3 // 2)
        out = Master.__new__(Master)
        out.shown = self.shown
        for key in ("beauty", "light", "colour", "tint"):
            a = getattr(self, key)
            a = a * keep * (seam if key in ("beauty", "light") else 1) + (0 if key == "tint" else filled(a)) * (
                1 - keep
            )
            top = int(middle * h - size[1] / 2)
            pad = max(0, -top)
            a = np.pad(a, ((pad, 0), (0, 0), (0, 0)), mode="reflect" if key != "tint" else "constant")
            x0 = (w - size[0]) // 2
            setattr(out, key, a[top + pad : top + pad + size[1], x0 : x0 + size[0]])
        return out

    def coverage(self, old=None):
        """Where the recolourable thing is, 0 to 1. Knits have dark valleys, so a little tint counts as all."""
        peak = linear(old).max() if old else np.percentile(self.tint.max(2), 99.5)
        return np.clip(self.tint.max(2, keepdims=True) / max(peak, 1e-4), 0, 1)

    def recoloured(self, old, new, material):
        ratio = (linear(new) + 0.002) / (linear(old) + 0.002)
        if material == "metal":
            # In red light gold is as good as silver; the paper keeps its colour.
            paper = np.median(self.beauty[: len(self.beauty) // 20].reshape(-1, 3), 0)
            ratio = linear(new) / linear(old)[0]
            return self.beauty[..., :1] * (1 + (ratio - 1) * self.outline()[..., None]) * paper / paper[0]
        if self.shown is not None:
            return np.maximum(self.beauty + self.light * (linear(new) - self.shown), 0)
        rest = np.maximum(self.beauty - self.colour * self.light, 0)
        cover = self.coverage(old)
        if material == "knit":
            cover = np.clip(cover / 0.35, 0, 1)
            return self.colour * self.light * (1 + (ratio - 1) * cover) + rest * (
                1 + (ratio - 1) * cover * GLOSS["knit"]
            )
        cover = np.clip(cover / 0.9, 0, 1)
        solid = cover[..., 0] > 0.97
        share = np.median((self.colour / np.maximum(self.tint, 1e-4))[solid], 0) if solid.any() else 1.0
        diffuse = np.maximum(self.colour + np.minimum(self.tint * share, self.colour) * (ratio - 1), 0) * self.light
        if material == "calf":
            rest = 0.7 * without_blots(rest, cover)
        if material != "satin":
            return diffuse + rest * (1 + (ratio - 1) * cover * GLOSS[material])
        # The even part of satin's gloss takes its colour; the highlights stay nearer to white.
        even = np.minimum(rest, np.median(rest[solid], 0))
        return diffuse + even * (1 + (ratio - 1) * cover * 0.96) + (rest - even) * (1 + (ratio - 1) * cover * 0.62)


PAPER = np.array([0.905, 0.887, 0.855])
CLOSE_EXPOSURE = -0.25
# A print nearer than this to the set's first (CIEDE2000) is left as it is; the others are brought closer in rounds.
NEAR, ROUNDS = 3, 3


def paper_gain(picture):
    """Gain per channel that brings the paper in the corners to the shop's colour, before the shoulder of grade()."""
    h, w, _ = picture.shape
    corners = lambda rows: np.concatenate([rows[:, : w // 14].reshape(-1, 3), rows[:, -w // 14 :].reshape(-1, 3)])
    top, foot = (np.percentile(corners(rows), 50, 0) for rows in (picture[: h // 20], picture[-h // 20 :]))
    level = top * 0.5 + np.maximum(top, foot) * 0.5 if foot.mean() < 2.2 * top.mean() else top
    knee, room = 0.72, 0.28
    wanted = np.where(PAPER > knee, knee - room * np.log(1 - (PAPER - knee) / room), PAPER)
    return wanted / np.maximum(level, 1e-3)


def to_image(picture, ev=0.0):
    return Image.fromarray((grade(picture, ev) * 255 + 0.5).astype(np.uint8))


def take(name, cut=None):
    """cut: see Master.shortened."""
    m = Master(name)
    return m.shortened(*cut) if cut else m


def enlarged(image, width=720):
    return image if image.width >= width else image.resize((width, width * 3 // 2), Image.LANCZOS)


def developed(picture, close):
    """close: no paper in the corners to measure, so a fixed exposure; and the thing runs out of the picture, where the
    denoiser frays it, so that a narrow margin is cut away."""
    if not close:
        return enlarged(to_image(picture * paper_gain(picture)))
    h, w, _ = picture.shape
    x = w // 90
    y = x * 3 // 2
    return enlarged(to_image(picture[y : h - y, x : w - x], CLOSE_EXPOSURE), w)


def print_master(name, old=None, new=None, material="satin", close=False, cut=None, agree=None):
    """agree: measured of the set's first picture (one_colour.Measured); the thing is lit until it has that colour."""
    m = take(name, cut)
    picture = m.recoloured(old, new, material) if new else m.beauty
    image = developed(picture, close)
    if agree is None or agree.apart(image) < NEAR:
        return image
    cover = m.outline()[..., None] if material == "metal" or not new else np.clip(m.coverage(old) / 0.35, 0, 1)
    for _ in range(ROUNDS):
        picture = picture * (1 + (agree.gain(image) - 1) * cover)
        image = developed(picture, close)
    return image


def window_light(h, w, seed, tilt=0.55, bars=3.2, soft=14):
    """Sun through a window onto a wall: leaning panes with soft edges, 0 in shade to 1 in light."""
    rng = np.random.default_rng(seed)
    y, x = np.mgrid[0:h, 0:w] / h
    a, b = x * 0.95 + y * tilt + rng.uniform(0, 1), y - x * 0.22 + rng.uniform(0, 1)
    pane = (np.sin(a * 2 * np.pi * bars / 2) > -0.45) & (np.sin(b * 2 * np.pi * bars / 2.6) > -0.62)
    return gaussian_filter(pane.astype(np.float32), soft * h / 1200)


def shade_on_paper(lum, subject):
    """What the studio's shadows do to the paper, they do to a wall; the thing itself is filled in before looking."""
    known = subject <= 0.02
    around = gaussian_filter(lum * known, 9) / np.maximum(gaussian_filter(known.astype(np.float32), 9), 1e-3)
    return np.clip(np.where(known, lum, around) / np.percentile(lum[known], 70), 0, 1.12) ** 1.25


def without_fringe(picture, subject):
    """Pixels on the edge of the thing hold some paper; they take the colour of the neighbour that holds the least."""
    best, out = subject.copy(), picture.copy()
    for dy in range(-2, 3):
        for dx in range(-2, 3):
            there = np.roll(subject, (dy, dx), (0, 1))
            fuller = (there > best) & (subject > 0)
            best[fuller] = there[fuller]
            out[fuller] = np.roll(picture, (dy, dx), (0, 1))[fuller]
    return out


def styled(
    name,
    wall,
    old=None,
    new=None,
    material="satin",
    seed=1,
    crop=(0.5, 0.5, 0.9),
    hung=True,
    tilt=0.55,
    cut=None,
    glass=False,
):
    """The master on a coloured wall (hung) or ground, in window light. crop: centre x, y and share of what is kept."""
    m = take(name, cut)
    picture = m.recoloured(old, new, material) if new else m.beauty
    picture = picture * paper_gain(picture)
    h, w, _ = picture.shape
    if glass:
        # It shows the ground behind it: where it is bright and has no colour of its own.
        clear = maximum_filter(
            np.clip((picture.mean(2) - 0.22) / 0.4, 0, 1) * (m.colour.max(2) < 0.03) * m.subject(), 5
        )
        picture = picture * (1 - clear[..., None] * (1 - linear(wall) / PAPER * 1.1))
    subject = m.outline()[..., None]
    shade = shade_on_paper(picture.mean(2), subject[..., 0])
    picture = without_fringe(picture, subject[..., 0])
    light = window_light(h, w, seed, tilt)
    y, x = np.mgrid[0:h, 0:w] / h
    ground = linear(wall) * (1.12 - 0.35 * ((x - 0.25) ** 2 + (y - 0.3) ** 2))[..., None] * shade[..., None]
    if hung:
        cast = (
            gaussian_filter(np.roll(subject[..., 0], (int(0.030 * h), int(0.028 * h)), (0, 1)), 0.014 * h) * 0.6
            + gaussian_filter(np.roll(subject[..., 0], (8, 8), (0, 1)), 5) * 0.25
        )
        ground = ground * (1 - 0.55 * cast * (0.35 + 0.65 * light))[..., None]
    warm = np.array([1.06, 1.0, 0.91])
    cool = np.array([0.96, 1.0, 1.05])
    lamp = light[..., None] * 1.10 * warm + (1 - light[..., None]) * 0.50 * cool
    body = 0.18 * gaussian_filter(light, 10)[..., None] + 0.82 * light[..., None]
    out = ground * lamp * (1 - subject) + picture * (0.46 + 0.68 * body * warm) * subject
    cx, cy, keep = crop
    ww = max(int(w * keep), min(w, 720)) // 2 * 2
    hh = ww * 3 // 2
    x0 = int(np.clip(cx * w - ww / 2, 0, w - ww))
    y0 = int(np.clip(cy * h - hh / 2, 0, h - hh))
    return enlarged(to_image(out[y0 : y0 + hh, x0 : x0 + ww]))
