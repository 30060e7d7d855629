"""Read a Cycles multilayer EXR (codec NONE), denoise it, grade it.

Debian's Blender is built without OpenImageDenoise, so the OIDN U-Net is run
here with torch (Debian python3-torch + libopenblas0) on the published weights
(Apache-2.0, shipped in the npm package `denoiser`, MIT).  Inputs are colour
plus Cycles' "denoising" albedo and normal passes.
"""

import os
import struct
import numpy as np
from paths import DATA

os.environ.setdefault("OMP_NUM_THREADS", os.environ.get("ART_THREADS", "2"))
WEIGHTS = os.path.join(DATA, "weights", "rt_hdr_calb_cnrm.tza")


def read_exr(path):
    """Uncompressed scanline EXR -> {channel name: float32 array}."""
    b = open(path, "rb").read()
    p = 8
    chans, dw = [], None

    def cstr(p):
        e = b.index(b"\0", p)
        return b[p:e].decode(), e + 1

    while b[p] != 0:
        name, p = cstr(p)
        typ, p = cstr(p)
        size = struct.unpack_from("<i", b, p)[0]
        p += 4
        if name == "channels":
            q = p
            while b[q] != 0:
                cn, q = cstr(q)
                t = struct.unpack_from("<i", b, q)[0]
                q += 16
                chans.append((cn, t))
        elif name == "dataWindow":
            dw = struct.unpack_from("<4i", b, p)
        elif name == "compression":
            assert b[p] == 0, "EXR must be saved with codec NONE"
        p += size
    p += 1
    w, h = dw[2] - dw[0] + 1, dw[3] - dw[1] + 1
    p += 8 * h
    out = {c: np.empty((h, w), np.float32) for c, _ in chans}
    for y in range(h):
        yy, _ = struct.unpack_from("<ii", b, p)
        p += 8
        for c, t in chans:
            dt = {1: "<f2", 2: "<f4", 0: "<u4"}[t]
            n = w * np.dtype(dt).itemsize
            out[c][yy - dw[1]] = np.frombuffer(b, dt, w, p)
            p += n
    return out


def read_tza(path):
    b = open(path, "rb").read()
    off = struct.unpack_from("<Q", b, 4)[0]
    n = struct.unpack_from("<I", b, off)[0]
    off += 4
    w = {}
    for _ in range(n):
        l = struct.unpack_from("<H", b, off)[0]
        off += 2
        name = b[off : off + l].decode()
        off += l
        nd = b[off]
        off += 1
        shp = struct.unpack_from("<%dI" % nd, b, off)
        off += 4 * nd
        off += nd
        dt = {"f": "<f4", "h": "<f2"}[chr(b[off])]
        off += 1
        o = struct.unpack_from("<Q", b, off)[0]
        off += 8
        w[name] = np.frombuffer(b, dt, int(np.prod(shp)), o).reshape(shp).astype(np.float32)
    return w


A, B, C, D, E_, F, G = (
    1.41283765e03,
    1.64593172e00,
    4.31384981e-01,
    -2.94139609e-03,
    1.92653254e-01,
    6.26026094e-03,
    9.98620152e-01,
)
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def pu(y):
    return np.where(
        y <= Y0,
        A * y,
        np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E_ * np.log(np.maximum(y, 0) + F) + G),
    )


def pu_inv(x):
    return np.where(
        x <= X0, x / A, np.where(x <= X1, np.power(np.maximum((x - D) / B, 0), 1 / C), np.exp((x - G) / E_) - F)
    )


NORM = 1.0 / float(pu(np.float64(65504.0)))


def oidn(col, alb, nrm):
    import torch
    import torch.nn.functional as Fn

    torch.backends.mkldnn.enabled = False  # 4x faster here: plain im2col + OpenBLAS
    torch.set_num_threads(int(os.environ.get("ART_THREADS", 2)))
    w = {k: torch.from_numpy(v.copy()) for k, v in read_tza(WEIGHTS).items()}
    h, wd, _ = col.shape
    lum = col @ np.array([0.212671, 0.715160, 0.072169], np.float32)
    bl = lum[: h // 16 * 16, : wd // 16 * 16].reshape(h // 16, 16, wd // 16, 16).mean((1, 3))
    bl = bl[bl > 1e-8]
    scale = 0.18 / 2 ** np.log2(bl).mean() if bl.size else 1.0
    x = np.concatenate(
        [pu(np.maximum(col, 0) * scale) * NORM, np.clip(alb, 0, 1), np.clip(nrm, -1, 1) * 0.5 + 0.5], 2
    ).astype(np.float32)
    t = torch.from_numpy(x.transpose(2, 0, 1)[None].copy())
    ph, pw = (-h) % 16, (-wd) % 16
    t = Fn.pad(t, (0, pw, 0, ph), mode="replicate")
    c = lambda n, z, act=True: (torch.relu_ if act else (lambda q: q))(
        Fn.conv2d(z, w[n + ".weight"], w[n + ".bias"], padding=1)
    )
    up = lambda z: Fn.interpolate(z, scale_factor=2, mode="nearest")
    with torch.no_grad():
        p1 = Fn.max_pool2d(c("enc_conv1", c("enc_conv0", t)), 2)
        p2 = Fn.max_pool2d(c("enc_conv2", p1), 2)
        p3 = Fn.max_pool2d(c("enc_conv3", p2), 2)
        p4 = Fn.max_pool2d(c("enc_conv4", p3), 2)
        z = c("enc_conv5b", c("enc_conv5a", p4))
        z = c("dec_conv4b", c("dec_conv4a", torch.cat([up(z), p3], 1)))
        z = c("dec_conv3b", c("dec_conv3a", torch.cat([up(z), p2], 1)))
        z = c("dec_conv2b", c("dec_conv2a", torch.cat([up(z), p1], 1)))
        z = c("dec_conv1b", c("dec_conv1a", torch.cat([up(z), t], 1)))
        z = c("dec_conv0", z, False)
    y = z[0, :, :h, :wd].numpy().transpose(1, 2, 0)
    return (pu_inv(np.maximum(y, 0) / NORM) / scale).astype(np.float32)


def denoise(col, alb, nrm, subject, margin=28):
    """The network on the box around the subject, a wide blur on the paper outside it, feathered together: paper has
    nothing to lose, and half of every picture is paper."""
    from scipy.ndimage import gaussian_filter

    rows, cols = np.where(subject.any(1))[0], np.where(subject.any(0))[0]
    h, w, _ = col.shape
    if not len(rows):
        return oidn(col, alb, nrm)
    y0, y1, x0, x1 = (
        max(0, rows[0] - margin),
        min(h, rows[-1] + margin),
        max(0, cols[0] - margin),
        min(w, cols[-1] + margin),
    )
    if (y1 - y0) * (x1 - x0) > 0.8 * h * w:
        return oidn(col, alb, nrm)
    out = gaussian_filter(np.minimum(col, 4), (14, 14, 0), mode="nearest")
    clean = oidn(col[y0:y1, x0:x1], alb[y0:y1, x0:x1], nrm[y0:y1, x0:x1])
    yy, xx = np.mgrid[0 : y1 - y0, 0 : x1 - x0]
    far = 99
    edge = np.minimum.reduce(
        [
            yy if y0 else yy + far,
            (y1 - y0 - 1 - yy) if y1 < h else yy * 0 + far,
            xx if x0 else xx + far,
            (x1 - x0 - 1 - xx) if x1 < w else xx * 0 + far,
        ]
    )
    k = np.clip(edge / (margin * 0.8), 0, 1)[..., None]
    out[y0:y1, x0:x1] = out[y0:y1, x0:x1] * (1 - k) + clean * k
    return out.astype(np.float32)


def grade(lin, ev=0.0, contrast=0.22, grain=0.005, seed=1):
    """Neutral 'Standard' transform with a soft shoulder above .72, plus fine grain."""
    x = np.maximum(lin, 0) * 2**ev
    k = 0.72
    over = np.maximum(x - k, 0)
    r = 1 - k
    x = np.where(x > k, k + r * (1 - np.exp(-over / r)), x)
    s = np.where(x <= 0.0031308, 12.92 * x, 1.055 * np.power(np.maximum(x, 1e-9), 1 / 2.4) - 0.055)
    s = s + contrast * (s - 0.5) * s * (1 - s) * 4 * (s < 0.5) * 0.5 + 0  # deepen shadows only, paper untouched
    rng = np.random.default_rng(seed)
    s = s + rng.normal(0, grain, s.shape[:2])[..., None]
    return np.clip(s, 0, 1)
