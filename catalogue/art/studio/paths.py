"""Where the pictures lie, and where what lies in between is kept, which git does not see."""

import os

DATA = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "..", ".data", "art"))
IMG = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "..", "img"))
TEX, SIM, RENDER, MASTERS = (os.path.join(DATA, folder) for folder in ("tex", "sim", "render", "masters"))
