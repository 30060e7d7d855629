"""What a set of pictures is: one thing that was shot, in one colour, of one cloth, before one wall; and how the shop's
materials are printed."""

from dataclasses import dataclass, field
from shots import KNIT, LEATHER, SATIN, WOOL


@dataclass(frozen=True)
class Set:
    """thing: of shots.THINGS. new: the colour it is recoloured to from `old`; None prints it as it was shot."""

    thing: str
    new: str | None = None
    old: str | None = None
    material: str = "cloth"
    # Views that are called otherwise in the shop.
    renamed: dict = field(default_factory=dict)
    # False: the cloth is painted for the swatch alone.
    cloth_shown: bool = True
    # Kind of cloths.KINDS, its colour if it is not `new`, a print.
    cloth: str | None = None
    cloth_tint: str | None = None
    print_file: str | None = None
    print_tile: float = 0.4
    # What the swatch is cut from where there is no cloth.
    swatch_shot: str = "detail"
    # Colour of the wall or ground of the styled picture, the shot it uses, and how it is cropped.
    wall: str | None = None
    styled_shot: str = "front"
    hung: bool = True
    crop: tuple = (0.5, 0.5, 0.9)
    seed: int = 1
    # Shorter than it was shot: see darkroom.Master.shortened.
    cut: tuple | None = None
    glass: bool = False


GOLD, SILVER, ROSE_GOLD, GUNMETAL = "#e3b368", "#d9d9db", "#e0a78c", "#6a6b70"


def satin(thing, new, seed, wall=None, **more):
    return Set(thing, new, SATIN, "satin", cloth="satin", seed=seed, wall=wall, **more)


def knit(thing, new, seed, cloth, wall=None, **more):
    return Set(thing, new, KNIT, "knit", cloth=cloth, seed=seed, wall=wall, **more)


def wool(thing, new, seed, cloth, wall=None, **more):
    return Set(thing, new, WOOL, "cloth", cloth=cloth, seed=seed, wall=wall, **more)


def leather(thing, new, seed, wall, material="leather", **more):
    return Set(thing, new, LEATHER, material, cloth="leather", seed=seed, wall=wall, hung=False, **more)


def shoe(thing, new, seed, wall, **more):
    return leather(thing, new, seed, wall, renamed={"angle": "pair"}, **more)


def felt(new, seed, wall):
    return Set("hat", new, WOOL, "cloth", cloth="felt", seed=seed, wall=wall, hung=False, styled_shot="angle")


def thing(name, seed, wall, **more):
    return Set(name, seed=seed, wall=wall, hung=False, **more)


def metal(name, new, seed, wall, **more):
    return thing(name, seed, wall, new=new, old=GOLD, material="metal", **more)


def stone(new, seed, wall):
    return thing("stone", seed, wall, new=new, old=LEATHER, material="leather")
