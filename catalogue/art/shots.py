"""What is rendered. A shot is one Blender run; its master serves every colour that prints.py makes of it.

Solid colours and stones are shot once in a light neutral and recoloured, and other metals are made of gold; prints and
glass are shot as they are.
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
    "topbag": ("bags", dict(tint=LEATHER)),
    "smallbag": ("bags", dict(tint=LEATHER, width=0.205, depth=0.105)),
    "moon": ("bags", dict(item="moon", tint=LEATHER)),
    "pump": ("shoes", dict(item="pump", tint=LEATHER, heel=0.075)),
    "heelmule": ("shoes", dict(item="mule", tint=LEATHER, heel=0.085)),
    "lowmule": ("shoes", dict(item="mule", tint=LEATHER)),
    "belt": ("hats", dict(item="belt", tint=LEATHER)),
    "hat": ("hats", dict(item="hat", tint=WOOL)),
    "tortoise": ("eyewear", dict(shape="cat", acetate="tortoise")),
    "black": ("eyewear", dict(shape="square", acetate="black")),
    "hoops": ("jewellery", dict(item="hoops", metal="gold")),
    "onyx": ("jewellery", dict(item="ring", stone="#0c0b0d")),
    "moonstone": ("jewellery", dict(item="ring", stone="#c9d6e2")),
    "stone": ("jewellery", dict(item="ring", tint=LEATHER)),
    "chain-gold": ("jewellery", dict(item="necklace", metal="gold")),
    "perfume": ("vessels", dict(item="perfume", spp=24)),
    "oil": ("vessels", dict(item="oil", spp=24)),
    "jar": ("vessels", dict(item="jar", spp=24)),
}

# Things that are painted rather than shot have no views here: two of the scarves.
ROUND, WORN = "front angle back detail", "front back detail"
VIEWS = {
    "bias": ROUND,
    "boxytee": WORN,
    "crew": WORN,
    "midiskirt": "front angle detail",
    "slipskirt": "front angle detail",
    "fullskirt": "front angle detail",
    "pleated": "front detail hem",
    "circleskirt": "front angle detail",
    "wide": WORN,
    "tailored": WORN,
    "jeans": WORN,
    "shirt": WORN,
    "coat": ROUND,
    "cowl": "front angle detail",
    "maxi-night": "front angle detail",
    "maxi-meadow": "front angle detail",
    "floral": "front angle detail",
    "tee": WORN,
    "sweater": WORN,
    "roomy": WORN,
    "fine": WORN,
    "cable": WORN,
    "scarf-maple": "front detail",
    "topbag": "front angle detail",
    "smallbag": "front angle detail",
    "moon": "front angle detail",
    "pump": "side angle detail",
    "heelmule": "side angle detail",
    "lowmule": "side angle detail",
    "belt": "front angle detail",
    "hat": "front angle detail",
    "tortoise": "angle front back detail",
    "black": "angle front back detail",
    "hoops": "front angle flat detail",
    "onyx": "front angle top detail",
    "moonstone": "front angle top detail",
    "stone": "front angle top detail",
    "chain-gold": "front angle close detail",
    "perfume": "front angle",
    "oil": "front angle",
    "jar": "front angle",
}


def shots():
    """Every shot by its name, `bias-front`: the script in studio/ and what it is told."""
    for thing, (script, options) in THINGS.items():
        for view in VIEWS[thing].split():
            yield f"{thing}-{view}", (script, {**options, "view": view})


SHOTS = dict(shots())
