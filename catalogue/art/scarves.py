#!/usr/bin/python3
"""The silk squares beside what is rendered of them: spread flat, folded in four, a corner up close, on a table."""

import os
import numpy as np
from PIL import Image, ImageFilter
import cloths
from paths import TEX
from print_all import save
from scenes import linen_in_light, snapshot, to_rgb

SIZE = (1120, 1680)
# name: print, table, window
SCARVES = {
    "scarf-maple": ("scarf_a.png", "#9a9c86", 52),
    "scarf-fig": ("scarf_b.png", "#b79c84", 53),
    "scarf-lagoon": ("scarf_lagoon.png", "#c9b595", 54),
    "scarf-harbor": ("scarf_harbor.png", "#b9a58c", 55),
    "scarf-saffron": ("scarf_saffron.png", "#8f9a94", 56),
}


def paper_ground():
    w, h = SIZE
    y, x = np.mgrid[0:h, 0:w] / h
    paper = np.array([244, 242, 238]) * (1.004 - 0.03 * ((x - 0.28) ** 2 + (y - 0.3) ** 2))[..., None]
    return Image.fromarray(np.clip(paper, 0, 255).astype(np.uint8))


def laid(ground, art, mask, at, reach=(5, 9), blur=9, depth=90):
    """A piece on the ground, over its shadow."""
    shadow = Image.new("L", ground.size, 0)
    shadow.paste(mask.point(lambda v: v * depth // 255), (at[0] + reach[0], at[1] + reach[1]))
    shadow = shadow.filter(ImageFilter.GaussianBlur(blur))
    out = Image.composite(Image.new("RGB", ground.size, (90, 80, 70)), ground, shadow)
    out.paste(art, at, mask)
    return out


def on_table(art, tint, window):
    w, h = SIZE
    ground, lamp = linen_in_light(tint, window)
    art = art.resize((1180, 1180), Image.LANCZOS)
    mask = Image.new("L", art.size, 255)
    art, mask = (i.rotate(-17, Image.BICUBIC, expand=True) for i in (art, mask))
    at = ((w - art.width) // 2 + 130, (h - art.height) // 2 + 60)
    full, where = Image.new("RGB", (w, h)), Image.new("L", (w, h), 0)
    full.paste(art, at)
    where.paste(mask, at)
    on = np.asarray(where, float)[..., None] / 255
    y, x = np.mgrid[0:h, 0:w] / h
    ripple = 1 + 0.10 * cloths.folds(6, 0.8, x, y)
    cast = np.asarray(where.filter(ImageFilter.GaussianBlur(11)), float)[..., None] / 255
    cast = np.roll(cast, (14, 8), (0, 1))
    return to_rgb(
        (ground * (1 - 0.35 * cast) * (1 - on) + np.asarray(full, float) / 255 * ripple[..., None] * 0.96 * on) * lamp
    )


def flat(art):
    """The whole square on paper, its hem casting a thin shadow, with the creases of having been folded."""
    turned = art.resize((900, 900), Image.LANCZOS).rotate(-2.2, Image.BICUBIC, expand=True, fillcolor=(0, 0, 0))
    mask = Image.new("L", (900, 900), 255).rotate(-2.2, Image.BICUBIC, expand=True)
    ground = paper_ground()
    w, h = SIZE
    at = ((w - turned.width) // 2, (h - turned.height) // 2)
    shadow = Image.new("L", (w, h), 0)
    shadow.paste(mask.point(lambda v: v * 90 // 255), (at[0] + 5, at[1] + 9))
    shadow = shadow.filter(ImageFilter.GaussianBlur(9))
    ground = Image.composite(Image.new("RGB", (w, h), (90, 80, 70)), ground, shadow)
    a = np.asarray(turned, float) / 255
    n, m = a.shape[:2]
    v, u = np.mgrid[0:n, 0:m] / n
    crease = sum(
        0.05 * np.exp(-(((q - c) / 0.004) ** 2)) - 0.06 * np.exp(-(((q - c - 0.007) / 0.005) ** 2))
        for q in (u, v)
        for c in (0.27, 0.5, 0.74)
    )
    wave = 0.045 * cloths.folds(5, 0.9, u, v) * 0.5
    a = np.clip(a * (1.0 + crease + wave - 0.03 * (u + v))[..., None] * 0.97, 0, 1)
    ground.paste(Image.fromarray((a * 255).astype(np.uint8)), at, mask)
    return ground


def folded(art):
    """Folded in four: a quarter of the square with its border on two sides, and the edges of the layers under it."""
    n = 760
    quarter = art.crop((0, 0, art.width // 2, art.height // 2)).resize((n, n), Image.LANCZOS)
    v, u = np.mgrid[0:n, 0:n] / n
    # Silk rounds over where it is folded: at the right and at the foot.
    rounded = 1 - 0.30 * np.clip((u - 0.965) / 0.035, 0, 1) ** 2 - 0.36 * np.clip((v - 0.965) / 0.035, 0, 1) ** 2
    sheen = 1.0 + 0.05 * cloths.folds(8, 0.7, u, v) * 0.6 + 0.04 * (0.5 - u) + 0.03 * (0.5 - v)
    top = to_rgb(np.asarray(quarter, float) / 255 * (rounded * sheen * 0.98)[..., None])
    out = paper_ground()
    turn = lambda image: image.rotate(6, Image.BICUBIC, expand=True)
    mask = turn(Image.new("L", (n, n), 255))
    at = ((SIZE[0] - mask.width) // 2, (SIZE[1] - mask.height) // 2)
    under = to_rgb(np.asarray(top, float) / 255 * 0.90)
    for layer, (right, down) in enumerate(((13, 15), (8, 10), (4, 5))):
        out = laid(out, turn(under), mask, (at[0] + right, at[1] + down), (4, 8), 7 if layer == 0 else 3, 95)
    return laid(out, turn(top), mask, at, (2, 3), 2, 80)


def corner(art):
    """One corner up close: the striped border, the rolled hem, the weave."""
    n = 3000
    big = np.asarray(art.resize((n, n), Image.BICUBIC), np.float32)[n - 2000 :, n - 2000 :] / 255
    m = len(big)
    v, u = np.mgrid[0:m, 0:m].astype(np.float32)
    weave = cloths.sample(cloths.weave_of("weave.png"), u / 170, v / 170)
    edge = np.minimum(m - u, m - v)
    hem = 1 + 0.22 * np.exp(-(((edge - 16) / 7) ** 2)) - 0.28 * np.exp(-(((edge - 30) / 4) ** 2)) - 0.2 * (edge < 5)
    fold = 1 + 0.075 * cloths.folds(11, 0.8, u / m, v / m)
    skin = to_rgb(big * ((0.93 + 0.09 * weave) * hem * fold * 0.97)[..., None])
    turn = lambda image: image.rotate(-16, Image.BICUBIC, expand=True)
    mask = turn(Image.new("L", (m, m), 255))
    return laid(paper_ground(), turn(skin), mask, (-1190, -880), (10, 20), 16, 110)


def main():
    for name, (file, tint, window) in SCARVES.items():
        art = Image.open(os.path.join(TEX, file)).convert("RGB")
        save(flat(art), name + "-flat")
        save(on_table(art, tint, window), name + "-styled", 78)
        save(folded(art), name + "-folded")
        if name != "scarf-maple":
            save(corner(art), name + "-detail")
    maple = Image.open(os.path.join(TEX, SCARVES["scarf-maple"][0])).convert("RGB")
    save(snapshot(on_table(maple, "#a98f70", 48), 48), "you-scarf-table", 78)


if __name__ == "__main__":
    main()
