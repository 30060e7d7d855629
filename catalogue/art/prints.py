"""Which picture of the catalogue is what: for every set the thing that was shot, its colour, its cloth and its wall."""

from sets import GUNMETAL, ROSE_GOLD, SILVER, Set, felt, knit, leather, metal, satin, shoe, stone, thing, wool
from shots import DENIM, JERSEY, VIEWS

MINI, TEA, CAMI = (0.635, 0.375, 0.88), (0.80, 0.45, 0.98), (0.465, 0.30, 0.74)
BLAZER, CAR_COAT = (0.655, 0.385, 0.94, 0.2), (0.765, 0.44, 0.97, 0.2)
ANKLE, CULOTTE = (0.79, 0.46, 0.92), (0.68, 0.41, 0.86)
NOIR, CHAMPAGNE, SAGE = "#1a181b", "#c8ab7e", "#7d876a"
PLEATS = {
    "sage": "#7f8a68",
    "noir": "#1e1c20",
    "bordeaux": "#5c1724",
    "ink": "#26304a",
    "rust": "#a4502c",
    "camel": "#b08c5c",
    "ivory": "#ece5d6",
    "rose": "#cf9c97",
    "slate": "#5d6672",
    "plum": "#4d2743",
    "moss": "#4c5432",
    "glacier": "#a9bdca",
}

SETS = {
    "slip-bordeaux": satin("bias", "#5a1220", 3, "#c9a98f"),
    "slip-noir": satin("bias", NOIR, 9, "#a7b0a8"),
    "slip-sage": satin("bias", SAGE, 12, "#d9cbb4"),
    "slip-champagne": satin("bias", CHAMPAGNE, 4, "#b98f84"),
    "cowl-dress-green": satin("cowl", "#24382f", 6, "#b5876c"),
    "mini-slip-noir": satin("bias", NOIR, 8, "#c7a48e", cut=MINI),
    "mini-slip-rose": satin("bias", "#c98f8c", 5, "#a3a98f", cut=MINI),
    "floral-dress-cream": Set(
        "floral",
        cloth="crepe",
        cloth_tint="#efe7da",
        print_file="floral_b.png",
        print_tile=1 / 3.2,
        wall="#9fae9b",
        seed=4,
    ),
    "floral-maxi-night": Set(
        "maxi-night",
        cloth="crepe",
        cloth_tint="#26232a",
        print_file="floral_a.png",
        print_tile=1 / 2.6,
        wall="#c4a08c",
        seed=6,
    ),
    "floral-maxi-meadow": Set(
        "maxi-meadow",
        cloth="crepe",
        cloth_tint="#c9d6bd",
        print_file="meadow.png",
        print_tile=1 / 3.0,
        wall="#e2cdb0",
        seed=9,
    ),
    "tee-white": Set("tee", "#f0ede6", JERSEY, cloth="jersey", wall="#b9a58c", seed=4),
    "tee-chalk": Set("boxytee", "#efece4", JERSEY, cloth="jersey", wall="#9aa7ad", seed=5),
    "tee-noir": Set("boxytee", "#232224", JERSEY, cloth="jersey", wall="#cdb59c", seed=6),
    "tee-olive": Set("boxytee", "#6f6e4a", JERSEY, cloth="jersey", wall="#d9c7a7", seed=7),
    "tee-clay": Set("boxytee", "#a65c48", JERSEY, cloth="jersey", wall="#c9c2b4", seed=8),
    "crew-oat": knit("crew", "#d9cfba", 5, "knit", "#8f9aa0"),
    "crew-rust": knit("crew", "#b5562c", 6, "knit", "#8f9aa0"),
    "crew-charcoal": knit("crew", "#55555a", 7, "knit", "#c8b8a4"),
    "sweater-rust": knit("roomy", "#a84e28", 9, "chunky", "#d3c3aa"),
    "sweater-charcoal": knit("fine", "#4a4a4d", 3, "merino", "#b3aca2"),
    "sweater-cable-oat": knit("cable", "#e0d5bf", 5, "cable", "#8b9aa3"),
    "sweater-sand": knit("sweater", "#cdb58e", 4, "knit", "#b3b8a8"),
    "blouse-rose": Set("shirt", "#c9938c", JERSEY, cloth="satin", seed=7, wall="#8d9aa6"),
    "shirt-blue": Set("shirt", "#b7cbdd", JERSEY, cloth="poplin", cloth_shown=False, seed=3),
    "shirt-white": Set("shirt", "#f3f0ea", JERSEY, cloth="poplin", seed=5, wall="#a9aa9a"),
    "cami-ivory": satin("bias", "#e6dfd0", 5, "#b58f7b", cut=CAMI),
    "cami-noir": satin("bias", NOIR, 10, "#b9b3a4", cut=CAMI),
    "circle-skirt-rust": wool("circleskirt", "#844636", 6, "cotton", "#d8c6a8"),
    "satin-skirt-champagne": satin("fullskirt", CHAMPAGNE, 4, "#a58a86"),
    "slip-skirt-pearl": satin("slipskirt", "#d6d3ce", 8, "#a3948a"),
    "midi-skirt-champagne": satin("midiskirt", CHAMPAGNE, 9, "#8d8f86"),
    "midi-skirt-noir": satin("midiskirt", NOIR, 12, "#c9aa90"),
    "midi-skirt-sage": satin("midiskirt", SAGE, 3, "#dac9ae"),
    "trousers-ink": wool("tailored", "#2c2b2d", 8, "wool", "#c6b49b"),
    "trousers-cream": wool("tailored", "#e6dcc6", 5, "cotton", "#9c8f80"),
    "wide-trouser-ink": wool("wide", "#2b3040", 6, "wool", "#cbb79b"),
    "wide-trouser-cream": wool("wide", "#e4dac4", 9, "wool", "#94896f"),
    "wide-trouser-olive": wool("wide", "#5c5a3c", 4, "wool", "#d3c2a3"),
    "jean-indigo": Set(
        "jeans",
        "#27324d",
        DENIM,
        cut=ANKLE,
        cloth="denim",
        seed=7,
        wall="#cdb89c",
    ),
    "straight-jean-indigo": Set("jeans", "#3d5379", DENIM, cloth="denim", seed=8, wall="#d6c4a6"),
    "straight-jean-washed-black": Set("jeans", "#47474b", DENIM, cloth="denim", seed=9, wall="#b9a48c"),
    **{
        f"pleated-skirt-{name}": wool("pleated", tint, 3 + i, "crepe", ("#d6c2a2", "#c2a48c", "#a7b0a8")[i % 3])
        for i, (name, tint) in enumerate(PLEATS.items())
    },
    "coat-camel": wool("coat", "#bb9a6b", 6, "melton", "#8c9184"),
    "coat-slate": wool("coat", "#5b6068", 9, "melton", "#c4ab92"),
    "blazer-noir": wool("coat", "#232225", 4, "wool", "#bda892", cut=BLAZER),
    "top-handle-bag-cognac": leather("topbag", "#8a4a26", 4, "#cdb79b"),
    "top-handle-bag-bone": leather("topbag", "#d8cdb8", 5, "#a58a78"),
    "handle-bag-bone": leather("smallbag", "#dcd2be", 6, "#8f9c92"),
    "handle-bag-forest": leather("smallbag", "#25402f", 7, "#d3b9a0"),
    "moon-bag-noir": leather("moon", "#1c1a1b", 8, "#c9a790"),
    "moon-bag-bordeaux": leather("moon", "#561521", 9, "#c9b59a"),
    "pump-noir": shoe("pump", "#171516", 4, "#b9866c", material="calf", styled_shot="side"),
    "mule-oxblood": shoe("lowmule", "#6e2a26", 6, "#c9b79c", styled_shot="angle"),
    "heel-mule-bone": shoe("heelmule", "#d8cdb8", 5, "#9aa08c", styled_shot="angle"),
    "heel-mule-noir": shoe("heelmule", "#1b191a", 7, "#c9a48a", styled_shot="angle"),
    "heel-mule-cognac": shoe("heelmule", "#86492a", 8, "#c6bda8", styled_shot="angle"),
    "belt-cognac": leather("belt", "#7d4524", 9, "#d1bea0"),
    "belt-noir": leather("belt", "#1c1a1a", 3, "#b79a84"),
    "hat-camel": felt("#8a6a4c", 4, "#9aa39a"),
    "sunglasses-tortoise": thing("tortoise", 5, "#d8c19c", styled_shot="angle", swatch_shot="front"),
    "sunglasses-noir": thing("black", 6, "#c99f86", styled_shot="angle", swatch_shot="angle"),
    "hoops-gold": thing("hoops", 7, "#7d3b37", styled_shot="detail"),
    "ring-onyx": thing("onyx", 8, "#b9a088"),
    "ring-moonstone": thing("moonstone", 9, "#6f7f86"),
    "chain-gold": thing("chain-gold", 4, "#5c3b36"),
    "chain-silver": metal("chain-gold", SILVER, 5, "#5e6a70"),
    "scarf-maple": Set(
        "scarf-maple", cloth="poplin", cloth_tint="#efe6d6", print_file="scarf_a.png", print_tile=0.9, seed=4
    ),
    "scarf-fig": Set(
        "scarf-fig", cloth="poplin", cloth_tint="#f0d6cc", print_file="scarf_b.png", print_tile=0.9, seed=5
    ),
    "scarf-lagoon": Set(
        "scarf-lagoon", cloth="poplin", cloth_tint="#cfe0e2", print_file="scarf_lagoon.png", print_tile=0.9, seed=6
    ),
    "perfume-amber": thing("perfume", 7, "#b98668", glass=True, swatch_shot="front"),
    "bath-oil-fern": thing("oil", 8, "#c7bfa5", glass=True, swatch_shot="front"),
    "hand-balm-salt": thing("jar", 9, "#9fb0b0", swatch_shot="front"),
}


WALLS = ("#d6c2a2", "#a7b0a8", "#c2a48c", "#b4bdc4", "#b9b29c")
# For cut-outs whose edge holds a little paper: restore.py.
PALE = "#ebe4d6"
# Designs in many colours: how one is made of its tint, its seed and its wall, and the tints by name.
RANGES = {
    "crew": (
        lambda *how: knit("crew", how[0], how[1], "knit", how[2]),
        {"forest": "#2f4a3a", "rose": "#c98f92", "ink": "#2b3350", "bordeaux": "#5f1f2b", "camel": "#b48f62"},
    ),
    "sweater-cable": (
        lambda *how: knit("cable", how[0], how[1], "cable", how[2]),
        {"moss": "#6b7350", "rose": "#d3a49a"},
    ),
    "top-handle-bag": (
        lambda tint, seed, _: leather("topbag", tint, seed, PALE),
        {"bordeaux": "#5a1a26", "forest": "#2c4636", "ink": "#2e3648", "rose": "#c39086"},
    ),
    "handle-bag": (
        lambda tint, seed, _: leather("smallbag", tint, seed, PALE),
        {"cognac": "#8a4a26", "noir": "#1d1b1c", "sky": "#93a9bd", "camel": "#b58a58"},
    ),
    "heel-mule": (
        lambda *how: shoe("heelmule", *how, styled_shot="angle"),
        {"bordeaux": "#5e1c28", "forest": "#2a4434", "rose": "#c8958c", "ink": "#2a3247", "camel": "#b48a5c"},
    ),
    "pump": (
        lambda *how: shoe("pump", *how, material="calf", styled_shot="side"),
        {"bordeaux": "#5a1a24", "bone": "#d6cab4", "cognac": "#84482a"},
    ),
    "belt": (
        lambda tint, seed, _: leather("belt", tint, seed, PALE),
        {"bordeaux": "#561c26", "moss": "#45482a", "chestnut": "#4f2c1c"},
    ),
    "hoops": (
        lambda *how: metal("hoops", *how, styled_shot="detail"),
        {"silver": SILVER, "rose": ROSE_GOLD, "gunmetal": GUNMETAL},
    ),
    "chain": (lambda *how: metal("chain-gold", *how), {"rose": ROSE_GOLD, "gunmetal": GUNMETAL}),
    "ring": (stone, {"malachite": "#1f5a46", "carnelian": "#a8482a", "lapis": "#27406f"}),
    "wide-trouser": (
        lambda *how: wool("wide", how[0], how[1], "wool", how[2]),
        {"bordeaux": "#56202a", "camel": "#a98a5e", "slate": "#5d6672"},
    ),
    "culotte": (
        lambda *how: wool("wide", how[0], how[1], "wool", how[2], cut=CULOTTE),
        {"noir": "#201f22", "sage": SAGE, "rust": "#8f4a2e"},
    ),
    "trousers": (
        lambda *how: wool("tailored", how[0], how[1], "wool", how[2]),
        {"slate": "#59616b", "camel": "#a9885c", "moss": "#4c5432"},
    ),
    "tee": (
        lambda *how: Set("boxytee", how[0], JERSEY, cloth="jersey", seed=how[1], wall=how[2]),
        {"ink": "#2a3350", "rose": "#cf9f98", "sage": "#98a386", "butter": "#e6d59a"},
    ),
    "shirt": (
        lambda *how: Set("shirt", how[0], JERSEY, cloth="poplin", seed=how[1], wall=how[2]),
        {"mint": "#c3d6c4", "lilac": "#cbbfd8", "butter": "#eedfae"},
    ),
    "cami": (
        lambda *how: satin("bias", *how, cut=CAMI),
        {"sage": SAGE, "bordeaux": "#5a1220", "rose": "#c98f8c", "ink": "#27304a"},
    ),
    "mini-slip": (
        lambda *how: satin("bias", *how, cut=MINI),
        {"bordeaux": "#5a1220", "champagne": CHAMPAGNE, "emerald": "#1f4a3a"},
    ),
    "tea-slip": (
        lambda *how: satin("bias", *how, cut=TEA),
        {"ink": "#27304a", "rose": "#c98f8c", "moss": "#4c5432"},
    ),
    "midi-skirt": (
        lambda *how: satin("midiskirt", *how),
        {"bordeaux": "#5a1220", "ink": "#27304a", "rose": "#c98f8c", "emerald": "#1f4a3a"},
    ),
    "coat": (
        lambda *how: wool("coat", how[0], how[1], "melton", how[2]),
        {"noir": "#232225", "tobacco": "#7c5a38", "forest": "#2d4033", "bordeaux": "#572029", "navy": "#2a3350"},
    ),
    "blazer": (
        lambda *how: wool("coat", how[0], how[1], "wool", how[2], cut=BLAZER),
        {"camel": "#b08c5c", "moss": "#4c5432", "ink": "#2b3146"},
    ),
    "car-coat": (
        lambda *how: wool("coat", how[0], how[1], "melton", how[2], cut=CAR_COAT),
        {"olive": "#6a6640", "rust": "#8a4a30", "plum": "#4d2743"},
    ),
}
SETS |= {
    f"{design}-{name}": make(tint, 3 + i, WALLS[(i + len(design)) % len(WALLS)])
    for design, (make, tints) in RANGES.items()
    for i, (name, tint) in enumerate(tints.items())
}
SETS |= {
    f"scarf-{name}": Set(
        f"scarf-{name}", cloth="poplin", cloth_tint=tint, print_file=f"scarf_{name}.png", print_tile=0.9, seed=seed
    )
    for name, tint, seed in (("harbor", "#dfe3e6", 7), ("saffron", "#f3e3bd", 8))
}


def shots_of(s):
    return [f"{s.thing}-{view}" for view in VIEWS.get(s.thing, "").split()]


def chosen(only):
    """The sets that `make.py --only` names, by themselves or by a shot that is theirs."""
    if not only:
        return SETS
    named = lambda name, s: name.startswith(only) or any(shot.startswith(only) for shot in shots_of(s))
    return {name: s for name, s in SETS.items() if named(name, s)}
