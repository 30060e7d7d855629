"""What is rendered. A shot is one Blender run; its master serves every colour that prints.py makes of it.

Solid colours are shot once in a light neutral and recoloured; prints, metal and glass are shot as they are. The order
is the order of the queue: what the shop needs most comes first.
"""

SATIN, JERSEY, WOOL, KNIT, LEATHER, DENIM = "#d8d2c8", "#ece8df", "#d6d0c4", "#d9cfba", "#d8cdb8", "#c9ccd2"
PLAIN = "#ffffff"

# name: script, options
THINGS = {
    "bias": ("garments", dict(item="bias", tint=SATIN)),
    "boxytee": ("garments", dict(item="boxytee", tint=JERSEY)),
    "crew": ("garments", dict(item="crew", tint=KNIT)),
    "midiskirt": ("garments", dict(item="midiskirt", tint=SATIN)),
    "slipskirt": ("garments", dict(item="slipskirt", tint=SATIN)),
    "fullskirt": ("garments", dict(item="fullskirt", tint=SATIN)),
    "pleated": ("garments", dict(item="pleated", tint=WOOL)),
    "circleskirt": ("garments", dict(item="circleskirt", tint=WOOL)),
    "wide": ("garments", dict(item="wide", tint=WOOL)),
    "tailored": ("garments", dict(item="tailored", tint=WOOL, thread="#8a8478")),
    "jeans": ("garments", dict(item="jeans", tint=DENIM, thread="#b8783c")),
    "shirt": ("garments", dict(item="shirt", tint=JERSEY)),
    "coat": ("garments", dict(item="coat", tint=WOOL)),
    "cowl": ("garments", dict(item="slipdress", tint=SATIN)),
    "maxi-night": ("garments", dict(item="maxislip", tint=PLAIN, print="floral_a.png", tiles=2.0)),
    "maxi-meadow": ("garments", dict(item="maxislip", tint=PLAIN, print="meadow.png", tiles=2.4)),
    "floral": ("garments", dict(item="slipdress", tint=PLAIN, print="floral_b.png")),
    "tee": ("garments", dict(item="tee", tint=JERSEY)),
    "sweater": ("garments", dict(item="sweater", tint=KNIT)),
    "roomy": ("garments", dict(item="roomy", tint=KNIT)),
    "fine": ("garments", dict(item="fine", tint=KNIT)),
    "cable": ("garments", dict(item="cable", tint=KNIT)),
    "scarf-maple": ("garments", dict(item="scarf", tint=PLAIN, print="scarf_a.png")),
    "scarf-fig": ("garments", dict(item="scarf", tint=PLAIN, print="scarf_b.png")),
    "scarf-lagoon": ("garments", dict(item="scarf", tint=PLAIN, print="scarf_lagoon.png")),
    "topbag": ("bags", dict(tint=LEATHER)),
    "smallbag": ("bags", dict(tint=LEATHER, width=.205, depth=.105)),
    "moon": ("bags", dict(item="moon", tint=LEATHER)),
    "pump": ("shoes", dict(item="pump", tint=LEATHER, heel=.075)),
    "heelmule": ("shoes", dict(item="mule", tint=LEATHER, heel=.085)),
    "lowmule": ("shoes", dict(item="mule", tint=LEATHER)),
    "belt": ("hats", dict(item="belt", tint=LEATHER)),
    "hat": ("hats", dict(item="hat")),
    "tortoise": ("eyewear", dict(shape="cat", acetate="tortoise")),
    "black": ("eyewear", dict(shape="square", acetate="black")),
    "hoops": ("jewellery", dict(item="hoops", metal="gold")),
    "onyx": ("jewellery", dict(item="ring", stone="#0c0b0d")),
    "moonstone": ("jewellery", dict(item="ring", stone="#c9d6e2")),
    "chain-gold": ("jewellery", dict(item="necklace", metal="gold")),
    "chain-silver": ("jewellery", dict(item="necklace", metal="silver")),
    "perfume": ("vessels", dict(item="perfume", spp=24)),
    "oil": ("vessels", dict(item="oil", spp=24)),
    "jar": ("vessels", dict(item="jar", spp=24)),
}

# In the order in which the shop wants them.
QUEUE = """
bias-front bias-back bias-angle bias-detail boxytee-front boxytee-back boxytee-detail crew-front crew-detail crew-back midiskirt-front midiskirt-angle
pleated-front pleated-detail pleated-hem jeans-front jeans-back shirt-front perfume-front oil-front jar-front heelmule-angle moon-front pump-side
topbag-front maxi-night-front wide-front onyx-front coat-front cable-front moonstone-front chain-silver-front belt-front slipskirt-front
maxi-meadow-front smallbag-front tailored-front hat-angle hoops-detail floral-front onyx-detail moonstone-detail chain-silver-detail chain-gold-front
chain-gold-detail tortoise-angle tortoise-front black-angle fullskirt-front roomy-front perfume-angle oil-angle jar-angle fine-front circleskirt-angle
hoops-front coat-back topbag-angle shirt-detail jeans-detail heelmule-side wide-back belt-detail slipskirt-angle cowl-front cowl-angle cowl-detail
tee-front tee-detail sweater-front sweater-detail circleskirt-front scarf-maple-front scarf-maple-detail hat-front lowmule-side lowmule-angle
black-front
""".split()


def shot(name):
    thing, view = name.rsplit("-", 1)
    script, options = THINGS[thing]
    return script, {**options, "view": view}


SHOTS = {name: shot(name) for name in QUEUE}
