#!/usr/bin/python3
"""Films: a still that sways. The cloth is bent by waves that grow towards the hem; where it is bent together it
darkens. Every wave has a whole number of periods in the film, so the film loops without a seam.

    films.py [name ...]      writes film/{name}.{codec}.{container} and the poster img/film-{name}.webp
"""

import os
import shutil
import subprocess
import sys
import numpy as np
from PIL import Image
from scipy.ndimage import gaussian_filter, map_coordinates, zoom
import darkroom
from paths import DATA, IMG
from prints import RANGES, SETS

FILM = os.path.abspath(os.path.join(darkroom.HERE, "..", "film"))
SIZE, FRAMES, RATE = (600, 900), 96, 24
# name: set, top of what moves and its hem as shares of the height, swing in shares of the width
FILMS = {
    "slip-skirt-sway": ("slip-skirt-pearl", 0.13, 0.86, 0.030),
    "midi-skirt-sway": ("midi-skirt-champagne", 0.13, 0.88, 0.032),
    "floral-maxi-sway": ("floral-maxi-night", 0.16, 0.92, 0.030),
    **{f"midi-skirt-{name}-sway": (f"midi-skirt-{name}", 0.13, 0.88, 0.032) for name in RANGES["midi-skirt"][1]},
    **{f"tea-slip-{name}-sway": (f"tea-slip-{name}", 0.20, 0.86, 0.028) for name in RANGES["tea-slip"][1]},
    **{f"mini-slip-{name}-sway": (f"mini-slip-{name}", 0.26, 0.84, 0.022) for name in ("champagne", "emerald")},
}
CODECS = {
    "av1.webm": ["-c:v", "libsvtav1", "-preset", "6", "-crf", "33"],
    "vp9.webm": [
        "-c:v",
        "libvpx-vp9",
        "-crf",
        "34",
        "-b:v",
        "0",
        "-deadline",
        "good",
        "-cpu-used",
        "3",
        "-row-mt",
        "1",
    ],
    "h265.mp4": [
        "-c:v",
        "libx265",
        "-crf",
        "26",
        "-preset",
        "medium",
        "-tag:v",
        "hvc1",
        "-movflags",
        "+faststart",
        "-x265-params",
        "log-level=error",
    ],
    "h264.mp4": [
        "-c:v",
        "libx264",
        "-crf",
        "22",
        "-preset",
        "slow",
        "-profile:v",
        "high",
        "-level",
        "4.0",
        "-movflags",
        "+faststart",
    ],
}


def picture_of(name):
    s = SETS[name]
    m = darkroom.take(f"{s.thing}-front", s.cut)
    lit = m.recoloured(s.old, s.new, s.material) if s.new else m.beauty
    return lit * darkroom.paper_gain(lit), m.subject()


def frames(name, top, hem, swing):
    lit, body = picture_of(name)
    w, h = SIZE
    shrink = (h / lit.shape[0], w / lit.shape[1])
    lit, body = (
        zoom(gaussian_filter(lit, (0.5, 0.5, 0)), (*shrink, 1), order=1),
        gaussian_filter(zoom(body, shrink, order=1), 2),
    )
    near = gaussian_filter(body, 22)
    near = np.clip(near / near.max() * 2.2, 0, 1)
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    v = np.clip((y / h - top) / (hem - top), 0, 1.15)
    u = x / w - 0.5
    grow = v**1.7
    for k in range(FRAMES):
        t = 2 * np.pi * k / FRAMES
        # The whole hem swings, a little late; two waves of folds run through it, the second against the first.
        dx = swing * grow * (0.55 * np.sin(t - 1.1 * v) + 0.22 * np.sin(2 * t - 2.2 * v + 5 * u)) + 0.0075 * grow * (
            np.sin(30 * u - 2 * t + 2 * v) + 0.7 * np.sin(19 * u + t - 1.5 * v)
        )
        dy = 0.006 * grow * np.cos(2 * t - 1.1 * v + 6 * u) - 0.004 * grow * np.sin(t) ** 2
        sx, sy = x - dx * w * near, y - dy * h * near
        bent = np.gradient(dx * w, axis=1)
        moved = np.stack([map_coordinates(lit[..., c], [sy, sx], order=1, mode="nearest") for c in range(3)], 2)
        on = map_coordinates(body, [sy, sx], order=1, mode="nearest")
        moved = moved * (1 - on * np.clip(2.6 * bent, -0.34, 0.34))[..., None]
        yield Image.fromarray((darkroom.grade(moved, grain=0) * 255 + 0.5).astype(np.uint8))


def make(film):
    name, top, hem, swing = FILMS[film]
    folder = os.path.join(DATA, "frames", film)
    shutil.rmtree(folder, ignore_errors=True)
    os.makedirs(folder)
    os.makedirs(FILM, exist_ok=True)
    for k, frame in enumerate(frames(name, top, hem, swing)):
        if k == 0:
            frame.resize((720, 1080), Image.LANCZOS).save(
                os.path.join(IMG, f"film-{film}.webp"), quality=80, method=5
            )
        frame.save(os.path.join(folder, f"{k:03d}.png"), compress_level=1)
    for ending, codec in CODECS.items():
        subprocess.run(
            [
                "ffmpeg",
                "-y",
                "-v",
                "error",
                "-framerate",
                str(RATE),
                "-i",
                os.path.join(folder, "%03d.png"),
                *codec,
                "-pix_fmt",
                "yuv420p",
                os.path.join(FILM, f"{film}.{ending}"),
            ],
            check=True,
        )


if __name__ == "__main__":
    for film in sys.argv[1:] or FILMS:
        make(film)
