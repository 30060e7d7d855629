#!/usr/bin/python3
"""Develop a rendered EXR into a master: denoised light, kept apart so that a colour can change without a new render.

    develop.py name plain|matte|glossy        render/name.exr -> masters/name.npz, and the EXR is deleted

plain is never recoloured; matte cloth has so little gloss that a blur takes it off; glossy is denoised twice.

beauty = colour * irradiance + rest. `tint` is the anti-aliased base colour of the parts that may be recoloured.
"""

import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np
from scipy.ndimage import gaussian_filter
import denoise as D
from paths import MASTERS, RENDER


def develop(name, how):
    source = os.path.join(RENDER, name + ".exr")
    channels = D.read_exr(source)

    def layer(suffix, parts="RGB"):
        return np.stack([channels[next(k for k in channels if k.endswith(suffix + "." + p))] for p in parts], 2)

    normal = layer("Denoising Normal", "XYZ" if any(k.endswith("Denoising Normal.X") for k in channels) else "RGB")
    albedo, colour = layer("Denoising Albedo"), layer("DiffCol")
    # Paper is one albedo; whatever differs from it, or lies in its shadow, is the subject.
    paper = np.median(albedo[:40].reshape(-1, 3), 0)
    shade = gaussian_filter(layer("Combined").mean(2), 6)
    subject = (np.abs(albedo - paper).max(2) > 0.02) | (shade < 0.86 * np.percentile(shade, 60))
    beauty = D.denoise(layer("Combined"), albedo, normal, subject)
    raw = layer("DiffDir") + layer("DiffInd")
    if how == "plain":
        light = np.zeros((1, 1, 3))
    elif how == "matte":
        light = np.maximum(
            beauty - gaussian_filter(np.maximum(layer("Combined") - colour * raw, 0), (4, 4, 0)), 0
        ) / np.maximum(colour, 0.02)
    else:
        light = D.denoise(raw, np.full_like(albedo, 0.8), normal, subject)
    half = lambda a: a.astype(np.float16)
    target = os.path.join(MASTERS, name + ".npz")
    np.savez(
        target + ".part.npz",
        beauty=half(np.minimum(beauty, 6e4)),
        light=half(light),
        colour=half(colour),
        tint=half(layer("tint")),
    )
    os.replace(target + ".part.npz", target)
    os.remove(source)


if __name__ == "__main__":
    develop(*sys.argv[1:])
