"""Lay pass faces over the black phone screens of a rendered picture."""
import cv2
import numpy as np

OVERSAMPLE = 3
REFLECTION = 0.3  # the visible part of the room's reflection; more would change the brand color of the pass


def linear(display):
    x = display.astype(np.float32) / 255
    return np.where(x <= 0.04045, x / 12.92, ((x + 0.055) / 1.055) ** 2.4).astype(np.float32)


def lay(picture, screen, face, emission):
    """`picture` is linear RGB; `face` an 8-bit BGR picture of the whole screen; the rest is what kit/shoot.py noted down."""
    corners, outline = np.float32(screen['corners']), np.float32(screen['outline'])
    height, width = picture.shape[:2]
    left, top = np.maximum(np.floor(outline.min(0)).astype(int) - 2, 0)
    right, bottom = np.minimum(np.ceil(outline.max(0)).astype(int) + 3, (width, height))
    size = ((right - left) * OVERSAMPLE, (bottom - top) * OVERSAMPLE)

    # Downscale the face first to about its final size, because warping alone skips pixels and makes text uneven.
    # A lying screen is foreshortened in one direction: the larger scale is used.
    tall, wide = (np.linalg.norm(corners[corner] - corners[0]) * OVERSAMPLE for corner in (3, 1))
    share = max(tall / face.shape[0], wide / face.shape[1])
    if share < 1:
        face = cv2.resize(face, None, fx=share, fy=share, interpolation=cv2.INTER_AREA)
    h, w = face.shape[:2]
    shift = np.float32([left, top])
    to_picture = cv2.getPerspectiveTransform(
        np.float32([[0, 0], [w, 0], [w, h], [0, h]]), (corners - shift) * OVERSAMPLE
    )
    warped = cv2.warpPerspective(
        linear(face[..., ::-1]),
        to_picture,
        tuple(int(v) for v in size),
        flags=cv2.INTER_LINEAR,
        borderMode=cv2.BORDER_REPLICATE,
    )
    mask = np.zeros((size[1], size[0]), np.uint8)
    cv2.fillPoly(mask, [np.round((outline - shift) * OVERSAMPLE * 16).astype(np.int32)], 255, cv2.LINE_AA, 4)

    def shrink(big):
        return cv2.resize(big, (right - left, bottom - top), interpolation=cv2.INTER_AREA)

    mask = (shrink(mask).astype(np.float32) / 255)[..., None]
    region = picture[top:bottom, left:right]
    picture[top:bottom, left:right] = region * (1 - mask * (1 - REFLECTION)) + shrink(warped) * emission * mask
