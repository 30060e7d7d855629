"""Where what lies in between is kept; git does not see it."""

import os

DATA = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", ".data", "art"))
TEX, SIM, RENDER, MASTERS = (os.path.join(DATA, folder) for folder in ("tex", "sim", "render", "masters"))
