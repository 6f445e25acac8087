"""A tablet in the style of the phone, for the boards of the verticals."""
from kit.build import group, slab
from kit.outline import rounded
from kit.paint import paint
from kit.phone import shining

WIDTH, HEIGHT, DEPTH, CORNER = 1.66, 1.225, 0.05, 0.10
RIM, BEZEL = 0.010, 0.045
GRAPHITE = '#2a2e2c'


def tablet(face, placed, body=GRAPHITE, shine='#f7f5f2'):
    handle = group('tablet')
    slab('frame', rounded(WIDTH, HEIGHT, CORNER), DEPTH, paint('tablet frame', body, 0.3, 0.9, 0.5), 0.014, 5, handle)
    slab(
        'front',
        rounded(WIDTH - 2 * RIM, HEIGHT - 2 * RIM, CORNER - RIM),
        0.006,
        paint('tablet glass', '#050607', 0.12, specular=0.5),
        0.0025,
        3,
        handle,
        (0, 0, DEPTH / 2),
    )
    inset = RIM + BEZEL
    screen = slab(
        'screen',
        rounded(WIDTH - 2 * inset, HEIGHT - 2 * inset, 0.04),
        0,
        shining(shine, 0.5),
        0,
        4,
        handle,
        (0, 0, DEPTH / 2 + 0.0036),
        mapped=True,
    )
    screen['face'] = face
    handle.matrix_world = placed
    return handle
