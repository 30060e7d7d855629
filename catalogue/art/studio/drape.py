#!/usr/bin/python3
"""The garments and their cuts -> sim/<name>.npz.  Plain python3 + numpy/scipy, no Blender.

python3 drape.py slipskirt circleskirt slipdress tee sweater ...
"""

import sys
import time
from legs import trousers
from pressed import pleated, scarf
from tops import top
from tubes import skirt, slipdress


def sweater_cut(name, **kw):
    """Knitted tops share the way they are made; only the cut differs."""
    cut = dict(
        h=0.017,
        arms=70,
        rest_arms=15,
        sleeve=0.58,
        cuff=0.105,
        width=0.262,
        hem_z=0.80,
        under=(0.25, 1.165),
        sh_tip=0.20,
        neck_w=0.084,
        neck_front=0.075,
        band=(0.025, 0.06, 0.06),
        elastic=(0.93, 0.82, 0.80),
        bend=1.2e-5,
        compress=3e-5,
        skin=0.006,
        thick=0.010,
        arm_r=1.0,
        frames=150,
    )
    top(name, **{**cut, **kw})


CUTS = {
    "tee": lambda: top("tee"),
    "boxytee": lambda: top(
        "boxytee", width=0.285, hem_z=0.85, sleeve=0.20, cuff=0.19, under=(0.27, 1.15), sh_tip=0.215, neck_front=0.085
    ),
    "sweater": lambda: sweater_cut(
        "sweater",
        sleeve=0.55,
        cuff=0.125,
        width=0.285,
        under=(0.268, 1.15),
        sh_tip=0.218,
        neck_w=0.098,
        neck_front=0.085,
        elastic=(0.93, 0.80, 0.95),
    ),
    "crew": lambda: sweater_cut("crew"),
    "roomy": lambda: sweater_cut(
        "roomy", width=0.29, hem_z=0.78, under=(0.272, 1.15), sh_tip=0.22, cuff=0.115, sleeve=0.56
    ),
    "fine": lambda: sweater_cut(
        "fine",
        width=0.245,
        under=(0.235, 1.17),
        cuff=0.100,
        sleeve=0.58,
        hem_z=0.82,
        band=(0.020, 0.045, 0.045),
        elastic=(0.95, 0.90, 0.82),
        bend=8e-6,
        skin=0.005,
    ),
    "shirt": lambda: top(
        "shirt",
        h=0.0155,
        arms=70,
        rest_arms=14,
        sleeve=0.60,
        cuff=0.112,
        width=0.262,
        hem_z=0.735,
        hem_curve=0.05,
        under=(0.25, 1.16),
        sh_tip=0.198,
        neck_w=0.075,
        neck_front=0.075,
        neck_back=0.012,
        band=(0.02, 0.02, 0.055),
        elastic=(1.0, 1.0, 0.86),
        bend=9e-6,
        compress=8e-6,
        frames=170,
    ),
    "coat": lambda: top(
        "coat",
        h=0.017,
        arms=68,
        rest_arms=13,
        sleeve=0.585,
        cuff=0.130,
        width=0.292,
        hem_z=0.40,
        under=(0.27, 1.14),
        sh_tip=0.214,
        neck_w=0.086,
        neck_front=0.05,
        neck_back=0.012,
        bend=4e-5,
        compress=2e-5,
        skin=0.011,
        thick=0.011,
        frames=150,
        foot=0.60,
        depth=0.18,
        seed=7,
    ),
    "slipskirt": lambda: skirt("slipskirt", length=0.76, hem=1.75, nf=6, bend=5e-6),
    "midiskirt": lambda: skirt("midiskirt", length=0.86, hem=2.15, nf=7, bend=7e-6, m=52, n=124, wind=0.5),
    "fullskirt": lambda: skirt(
        "fullskirt", length=0.80, hem=2.7, nf=9, amp=0.024, bend=6e-6, n=148, m=50, hipz=0.10, wind=0.5
    ),
    "circleskirt": lambda: skirt(
        "circleskirt", length=0.66, hem=3.6, nf=11, amp=0.03, bend=6e-6, hipz=0.02, curve=0.9, n=168, m=44
    ),
    "slipdress": lambda: slipdress("slipdress"),
    "bias": lambda: slipdress("bias", zhem=0.28, hem=2.25, m=80, n=140, wind=0.5),
    "maxislip": lambda: slipdress("maxislip", zhem=0.06, hem=2.9, m=94, n=168, wind=0.6),
    "trousers": lambda: trousers("trousers"),
    "wide": lambda: trousers("wide", hem=0.86, thigh=0.76, zb=0.04, M=72, lrows=60),
    "jeans": lambda: trousers("jeans", hem=0.45, thigh=0.62, zb=0.05, bend=1.4e-5),
    "pleated": lambda: pleated(),
    "scarf": lambda: scarf("scarf"),
}

# Items of garments.py that are another item's cut in another cloth.
CUT_OF = {"cable": "roomy", "tailored": "trousers"}

if __name__ == "__main__":
    for item in sys.argv[1:]:
        t = time.time()
        print(item)
        CUTS[item]()
        print("  total %.1fs" % (time.time() - t), flush=True)
