"""From linear light to a picture: one curve for the whole house, so that all frames look like one shoot."""
import cv2
import numpy as np

LUMA = np.float32([0.2126, 0.7152, 0.0722])
SHOULDER, PIVOT = 0.72, 0.18


def bloom(picture, amount=0.10):
    """Light that spills from what is brighter than white."""
    high = np.maximum(picture - 0.9, 0)
    return (
        picture
        + amount * sum(cv2.GaussianBlur(high, (0, 0), picture.shape[1] * size) for size in (0.004, 0.012, 0.035)) / 3
    )


def burn(picture, edges):
    """Darken towards an edge, as in a darkroom, where the page sets text. edges: {'left': (until, floor)}: from `until`
    (share of the picture) the light falls smoothly to the share `floor` at the edge."""
    height, width = picture.shape[:2]
    for edge, (until, floor) in edges.items():
        along = np.linspace(0, 1, width if edge in ('left', 'right') else height, dtype=np.float32)
        if edge in ('right', 'bottom'):
            along = 1 - along
        fall = np.clip(along / until, 0, 1)
        fall = floor + (1 - floor) * fall * fall * (3 - 2 * fall)
        picture = picture * (fall[None, :, None] if edge in ('left', 'right') else fall[:, None, None])
    return picture


def develop(picture, contrast=0.14, saturation=1.06, exposure=1.0, black=(0, 0, 0)):
    """Contrast round mid grey, saturation, then a soft shoulder: half per channel (film) and half on the brightest channel
    (keeps the hue). `black` is the colour that nothing is darker than, so that a dark picture can melt into the page.
    """
    x = np.maximum(picture * exposure, 0)
    luma = np.maximum(x @ LUMA, 1e-6)[..., None]
    x = x * np.clip((luma / PIVOT) ** contrast, 0.2, 2.5)
    luma = (x @ LUMA)[..., None]
    x = np.maximum(luma + (x - luma) * saturation, 0)

    def shoulder(v):
        return np.where(v <= SHOULDER, v, SHOULDER + (1 - SHOULDER) * (1 - np.exp(-(v - SHOULDER) / (1 - SHOULDER))))

    peak = np.maximum(x.max(2, keepdims=True), 1e-6)
    y = 0.5 * x * (shoulder(peak) / peak) + 0.5 * shoulder(x)
    display = np.where(y <= 0.0031308, 12.92 * y, 1.055 * np.power(np.maximum(y, 1e-9), 1 / 2.4) - 0.055)
    black = np.float32(black) / 255
    return (black + (1 - black) * display).astype(np.float32)


def polish(display, sharpen=0.25, vignette=0.12):
    height, width = display.shape[:2]
    ys, xs = np.mgrid[-1 : 1 : height * 1j, -1 : 1 : width * 1j]
    display = display * (1 - vignette * np.clip((xs**2 + ys**2) / 2, 0, 1)[..., None] ** 1.3).astype(np.float32)
    return display + sharpen * (display - cv2.GaussianBlur(display, (0, 0), 1.0))


def to_bytes(display):
    """Dithered, or dark walls show bands. The seed is fixed: the same sources give the same file."""
    noise = np.random.default_rng(2).uniform(0, 1, display.shape)
    return (np.clip(display, 0, 1) * 255 + noise).clip(0, 255).astype(np.uint8)
