#!/usr/bin/python3
"""The shop's own marks, into public/: favicon, touch icon, app icon, the picture that goes out with a shared link."""

import os
from PIL import Image
import cloths
import darkroom
import lettering
from paths import DATA

PUBLIC = os.path.abspath(os.path.join(darkroom.HERE, "..", "..", "public"))
INK, PAPER = "#191715", "#fdfcfa"
# The V of the wordmark, cut as in the header: a thick and a thin stroke with serifs.
V = (
    "M6.2 8.200h7.900v.9l-2.150.25 4.950 11.500 4.500-11.500-2.200-.25v-.9h6.600v.9l-1.950.25"
    "L17 24.300h-1.600L8.400 9.350l-2.200-.25z"
)
MARK = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><title>Vitrine</title>'
    f'<path fill="{INK}" d="M0 0h32v32H0z"/><path fill="{PAPER}" d="{V}"/></svg>\n'
)


def icon(size, name):
    target = os.path.join(PUBLIC, name)
    page = 1024
    lettering.png(
        f"<style>svg {{ display: block; width: {page}px; height: {page}px }}</style>" + MARK, page, page, target
    )
    Image.open(target).convert("RGB").resize((size, size), Image.LANCZOS).save(target, optimize=True)


def social_preview():
    silk = os.path.join(DATA, "preview-silk.png")
    target = os.path.join(DATA, "preview.png")
    cloths.close_up("#4a0d19", "satin", 4, 0.5, size=(1200, 630)).save(silk)
    lettering.png(
        f"""<style>
        body {{ width: 1200px; height: 630px; background: url("file://{silk}"); color: {PAPER}; }}
        body {{ display: grid; place-content: center; text-align: center; }}
        h1 {{ font-weight: 400; font-size: 208px; line-height: 1; letter-spacing: -.04em; }}
        h1 {{ text-shadow: 0 2px 40px rgb(30 4 10 / .45); }}
        p {{ font: 450 27px Hanken; margin-top: 26px; text-shadow: 0 1px 18px rgb(30 4 10 / .7); }}
        </style>
        <h1>Vitrine</h1><p>Please do not lean on the glass.</p>""",
        1200,
        630,
        target,
    )
    Image.open(target).convert("RGB").save(
        os.path.join(PUBLIC, "social-preview.jpg"), quality=86, optimize=True, progressive=True
    )


def main():
    with open(os.path.join(PUBLIC, "favicon.svg"), "w") as f:
        f.write(MARK)
    icon(512, "icon-512.png")
    icon(192, "icon-192.png")
    icon(180, "apple-touch-icon.png")
    Image.open(os.path.join(PUBLIC, "icon-512.png")).save(
        os.path.join(PUBLIC, "favicon.ico"), sizes=[(16, 16), (32, 32), (48, 48)]
    )
    social_preview()


if __name__ == "__main__":
    main()
