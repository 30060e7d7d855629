#!/usr/bin/python3
"""The gift card: on silk, in its envelope, up close, on a table in window light."""

import os
import numpy as np
from PIL import Image, ImageDraw, ImageFilter
import cloths
import lettering
from paths import DATA
from print_all import save
from scenes import linen_in_light, to_rgb

SILK = "#561220"
CARD = (1520, 960)
# Of the envelope, in pixels of its own drawing: width, height of the pocket, height of the open flap.
ENVELOPE = (1000, 640, 430)


def card():
    target = os.path.join(DATA, "card.png")
    lettering.png(
        """<style>
        body { width: 1520px; height: 960px; background: #f6f1e8; color: #191715; }
        body { display: grid; place-content: center; text-align: center; }
        h1 { font-weight: 400; font-size: 264px; letter-spacing: -.04em; line-height: 1; }
        p { font: 500 44px Hanken; margin-top: 36px; color: #5a544e; }
        </style><h1>Vitrine</h1><p>A gift, to be spent slowly</p>""",
        *CARD,
        target,
    )
    return Image.open(target).convert("RGBA")


def on_top(ground, piece, at, shade=(18, 3, 6), reach=(14, 24), blur=20, depth=150):
    """Lay a piece with an alpha channel on a picture: its shadow first, then the piece, a little darker at its foot."""
    alpha = piece.getchannel("A")
    shadow = Image.new("L", ground.size, 0)
    shadow.paste(alpha.point(lambda v: v * depth // 255), (at[0] + reach[0], at[1] + reach[1]))
    shadow = shadow.filter(ImageFilter.GaussianBlur(blur))
    out = Image.composite(Image.new("RGB", ground.size, shade), ground, shadow)
    light = np.linspace(1.02, 0.93, piece.height)[:, None, None]
    face = np.clip(np.asarray(piece.convert("RGB"), float) * light, 0, 255).astype(np.uint8)
    out.paste(Image.fromarray(face), at, alpha)
    return out


def centred(ground, piece, right=0, down=0):
    return (ground.width - piece.width) // 2 + right, (ground.height - piece.height) // 2 + down


def paper(size, tint, seed):
    """Laid paper: a tint with fine fibres."""
    w, h = size
    tile = cloths.smooth_noise(seed, 1.2, 5)
    fibres = np.tile(tile, (-(-h // len(tile)), -(-w // len(tile))))[:h, :w]
    return to_rgb(np.array(tint) / 255 * (1 + 0.010 * fibres)[..., None]).convert("RGBA")


def polygon(size, points, soft=0):
    mask = Image.new("L", size, 0)
    ImageDraw.Draw(mask).polygon(points, fill=255)
    return mask.filter(ImageFilter.GaussianBlur(soft)) if soft else mask


def flap_line(width, height, inset, rounding=34):
    """The open flap as points from its left foot over a rounded tip to its right foot; inset draws the lining."""
    left, right, tip = np.array([inset, height]), np.array([width - inset, height]), np.array([width / 2, inset * 1.2])
    corner = [tip + (left - tip) / np.linalg.norm(left - tip) * rounding * 2]
    corner += [tip + (right - tip) / np.linalg.norm(right - tip) * rounding * 2]
    bend = [(1 - t) ** 2 * corner[0] + 2 * t * (1 - t) * tip + t**2 * corner[1] for t in np.linspace(0, 1, 12)]
    return [tuple(p) for p in (left, *bend, right)]


def envelope(inside):
    """Open, seen from behind, with something half out of it; the flap is lined with the silk."""
    w, pocket, flap = ENVELOPE
    size = (w, pocket + flap)
    tint = (231, 221, 203)
    out = Image.new("RGBA", size, (0, 0, 0, 0))
    out.paste(paper(size, tint, 21), (0, 0), polygon(size, flap_line(w, flap + 2, 0)))
    lining = cloths.close_up(SILK, "satin", 9, 0.8).resize(size, Image.LANCZOS).convert("RGBA")
    out.paste(lining, (0, 0), polygon(size, flap_line(w, flap + 2, 34)))
    at = ((w - inside.width) // 2, flap + 60 - int(inside.height * 0.62))
    lifted = on_top(out.convert("RGB"), inside, at, reach=(4, 10), blur=12, depth=130).convert("RGBA")
    whole = Image.new("L", size, 0)
    whole.paste(polygon(size, flap_line(w, flap + 2, 0)))
    whole.paste(inside.getchannel("A"), at)
    lifted.putalpha(whole)
    front = [(0, flap), (w / 2, flap + 210), (w, flap), (w, pocket + flap), (0, pocket + flap)]
    edge = polygon(size, front, 14).point(lambda v: v * 70 // 255)
    shaded = Image.composite(Image.new("RGBA", size, (40, 24, 18, 255)), lifted, edge)
    shaded.putalpha(whole)
    shaded.paste(paper(size, tint, 22), (0, 0), polygon(size, front))
    bottom = [(0, pocket + flap), (w / 2 - 26, flap + 330), (w / 2 + 26, flap + 330), (w, pocket + flap)]
    cast = polygon(size, [(x, y - 9) for x, y in bottom], 7).point(lambda v: v * 55 // 255)
    clear = shaded.getchannel("A")
    shaded = Image.composite(Image.new("RGBA", size, (60, 44, 30, 255)), shaded, cast)
    shaded.putalpha(clear)
    shaded.paste(paper(size, (235, 226, 209), 23), (0, 0), polygon(size, bottom))
    return shaded


def in_light(picture, lamp):
    """Paper is lighter than cloth: the same window leaves less of a shadow on it."""
    return to_rgb(np.asarray(picture, float) / 255 * (0.38 + 0.62 * lamp))


def main():
    face = card()
    small = face.resize((760, 480), Image.LANCZOS)
    silk = cloths.close_up(SILK, "satin", 4, 0.5)
    turned = small.rotate(9, Image.BICUBIC, expand=True)
    front = on_top(silk, turned, centred(silk, turned, down=-40))
    save(front, "silk-bordeaux-front")
    save(front.crop((250, 620, 810, 1260)).resize((280, 320), Image.LANCZOS), "swatch-silk-bordeaux")

    ground, lamp = linen_in_light("#bfb199", 61)
    letter = envelope(face.resize((900, 568), Image.LANCZOS)).resize((880, 942), Image.LANCZOS)
    letter = letter.rotate(-7, Image.BICUBIC, expand=True)
    table = to_rgb(ground)
    laid = on_top(table, letter, centred(table, letter, down=20), (30, 20, 12), (12, 20), 18, 120)
    save(in_light(laid, lamp), "silk-bordeaux-flat")

    close = face.resize((1900, 1200), Image.LANCZOS).rotate(9, Image.BICUBIC, expand=True)
    dark = cloths.close_up(SILK, "satin", 17, -0.4)
    at = centred(dark, close, right=40, down=-60)
    save(on_top(dark, close, at, reach=(22, 40), blur=34, depth=170), "silk-bordeaux-detail")
    save(cloths.close_up(SILK, "satin", 6, 0.35), "silk-bordeaux-cloth")

    ground, lamp = linen_in_light("#9c8a7a", 66)
    table = to_rgb(ground)
    leaning = small.resize((820, 518), Image.LANCZOS).rotate(-14, Image.BICUBIC, expand=True)
    laid = on_top(table, leaning, centred(table, leaning, down=60), (26, 18, 12), (16, 26), 16, 130)
    save(in_light(laid, lamp), "silk-bordeaux-styled")


if __name__ == "__main__":
    main()
