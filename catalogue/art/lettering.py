"""Everything with letters on it, set in the shop's own type by a headless browser: labels, the social preview, icons.

lettering.png(html, width, height, target)    needs `chromium` on the path
"""

import os
import subprocess
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
FONTS = os.path.abspath(os.path.join(HERE, "..", "..", "src", "design", "fonts"))

SERIF, SANS = f"file://{FONTS}/newsreader-display-latin", f"file://{FONTS}/hanken-grotesk-latin.woff2"
STYLE = f"""
@font-face {{ font-family: Newsreader; src: url("{SERIF}-normal.woff2"); }}
@font-face {{ font-family: Newsreader; font-style: italic; src: url("{SERIF}-italic.woff2"); }}
@font-face {{ font-family: Hanken; src: url("{SANS}"); font-weight: 100 900; }}
* {{ margin: 0; box-sizing: border-box; }}
body {{ font-family: Newsreader; -webkit-font-smoothing: antialiased; overflow: hidden; }}
"""


def png(body, width, height, target, scale=1):
    with tempfile.TemporaryDirectory() as folder:
        page = os.path.join(folder, "page.html")
        with open(page, "w") as f:
            f.write(f"<!doctype html><meta charset=utf-8><style>{STYLE}</style>{body}")
        subprocess.run(
            [
                "chromium",
                "--headless",
                "--no-sandbox",
                "--disable-gpu",
                "--hide-scrollbars",
                "--allow-file-access-from-files",
                f"--user-data-dir={folder}/profile",
                f"--force-device-scale-factor={scale}",
                f"--window-size={width},{height}",
                f"--screenshot={target}",
                "file://" + page,
            ],
            check=True,
            capture_output=True,
        )


def label(title, lines, target, width=760, height=600, size=0.2, scale=1):
    """A paper label: a name in the serif, small lines beneath, a hairline round it."""
    small = "".join(f"<p>{line}</p>" for line in lines)
    png(
        f"""<style>
        body {{ width: {width}px; height: {height}px; background: #f3eee4; color: #1d1a17; padding: 40px; }}
        body {{ display: grid; place-content: center; text-align: center; }}
        div {{ position: absolute; inset: 22px; border: 3px solid #1d1a17; }}
        h1 {{ font-weight: 400; font-size: {height * size}px; line-height: 1; letter-spacing: -.03em; }}
        p {{ font: 500 {height // 13}px/1.45 Hanken; letter-spacing: .02em; }}
        p:first-of-type {{ margin-top: {height // 18}px; }}
        </style><div></div><h1>{title}</h1>{small}""",
        width,
        height,
        target,
        scale,
    )


def labels(folder, scale=1):
    at = lambda name: os.path.join(folder, f"label_{name}.png")
    perfume, oil = ["Eau de parfum", "Hour &amp; Ash &nbsp; 50 ml"], ["Bath oil, fern", "Hollis Apothecary", "200 ml"]
    label("After<br>the Guests", perfume, at("perfume"), scale=scale)
    label("Cold<br>Greenhouse", oil, at("oil"), 620, 700, 0.145, scale)
    label("Long Letter", ["Hand balm, salt &nbsp; 100 ml", "Hollis Apothecary"], at("jar"), 1000, 440, scale=scale)
