"""One product, one colour: measures the cloth in a picture, and brings a picture to the colour of another.

    one_colour.py            prints every picture of the catalogue and how far it is from its set's first, worst first

What is measured is the median, in CIE L*a*b*, of the pixels that are the thing: those that have a colour the paper has
not, or are darker than any shadow on it. Of a set whose first picture shows a thing as pale as paper, it is whatever is
not quite paper. The median leaves clasps, buttons, labels and highlights out. The cloth up close is all cloth.
`../pictures/cloth-color.ts` measures the same for the test.
"""

import glob
import os
import sys
import numpy as np
from PIL import Image

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "studio"))
from paths import IMG

SIZE = (180, 270)
PAPER_RGB = (244, 242, 238)
# How far from paper in a* and b*, how dark, and, for the pale, how far in all.
COLOURED, DARK, PALE = 6, 62, 4
LEAST = 0.05
TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
WHITE = np.array([0.95047, 1, 1.08883])


def to_linear(rgb):
    return np.where(rgb <= 0.04045, rgb / 12.92, ((rgb + 0.055) / 1.055) ** 2.4)


def lab_of(rgb):
    """rgb: 0 to 1."""
    x = to_linear(rgb) @ TO_XYZ.T / WHITE
    f = np.where(x > 216 / 24389, np.cbrt(x), (24389 / 27 * x + 16) / 116)
    return np.stack([116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], -1)


def linear_of(lab):
    y = (lab[0] + 16) / 116
    f = np.array([y + lab[1] / 500, y, y - lab[2] / 200])
    x = np.where(f > 6 / 29, f**3, (116 * f - 16) * 27 / 24389) * WHITE
    return np.clip(np.linalg.inv(TO_XYZ) @ x, 1e-4, 1)


PAPER = lab_of(np.array(PAPER_RGB) / 255)


def pixels(image):
    return lab_of(np.asarray(image.convert("RGB").resize(SIZE, Image.BOX), float) / 255)


def stands_out(lab):
    return (np.hypot(lab[..., 1] - PAPER[1], lab[..., 2] - PAPER[2]) > COLOURED) | (lab[..., 0] < DARK)


def delta_e(one, other):
    """CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (np.hypot(a1, b1) + np.hypot(a2, b2)) / 2
    grey = 1.5 - 0.5 * np.sqrt(mean**7 / (mean**7 + 25**7))
    c1, c2 = np.hypot(a1 * grey, b1), np.hypot(a2 * grey, b2)
    h1, h2 = (np.degrees(np.arctan2(b, a * grey)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = 0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    hue = h1 + h2 if c1 * c2 == 0 else (h1 + turn / 2) % 360
    light, chroma = (l1 + l2) / 2 - 50, (c1 + c2) / 2
    cos = lambda degrees: np.cos(np.radians(degrees))
    t = 1 - 0.17 * cos(hue - 30) + 0.24 * cos(2 * hue) + 0.32 * cos(3 * hue + 6) - 0.20 * cos(4 * hue - 63)
    dl = (l2 - l1) / (1 + 0.015 * light**2 / np.sqrt(20 + light**2))
    dc = (c2 - c1) / (1 + 0.045 * chroma)
    dh = 2 * np.sqrt(c1 * c2) * np.sin(np.radians(turn / 2)) / (1 + 0.015 * chroma * t)
    twist = -2 * np.sqrt(chroma**7 / (chroma**7 + 25**7)) * np.sin(np.radians(60 * np.exp(-(((hue - 275) / 25) ** 2))))
    return float(np.sqrt(dl**2 + dc**2 + dh**2 + twist * dc * dh))


class Measured:
    """The colour of a set, from its first picture."""

    def __init__(self, first):
        self.pale = stands_out(pixels(first)).mean() < LEAST
        self.colour = self.of(first)

    def of(self, image, whole=False):
        lab = pixels(image)
        if whole:
            return np.median(lab.reshape(-1, 3), 0)
        return np.median(lab[np.sqrt(((lab - PAPER) ** 2).sum(-1)) > PALE if self.pale else stands_out(lab)], 0)

    def apart(self, image, whole=False):
        return delta_e(self.colour, self.of(image, whole))

    def gain(self, image, whole=False):
        """What the light on the thing is multiplied with, per channel, to bring it to the colour of the set."""
        return linear_of(self.colour) / linear_of(self.of(image, whole))


def table():
    first_last = lambda path: (not path.endswith(("-front.webp", "-side.webp")), path)
    sets = {}
    for path in sorted(glob.glob(os.path.join(IMG, "*.webp")), key=first_last):
        name, _, view = os.path.basename(path)[: -len(".webp")].rpartition("-")
        if view == "styled" or name.startswith(("you", "house", "film", "swatch")):
            continue
        image = Image.open(path)
        yield sets.setdefault(name, Measured(image)).apart(image, view == "cloth"), name, view


if __name__ == "__main__":
    for apart, name, view in sorted(table(), reverse=True):
        print(f"{apart:6.2f} {name} {view}")
