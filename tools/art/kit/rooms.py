"""Floors and walls that several sets share."""
import math

from kit.build import box, moulding
from kit.paint import paint, pattern


def chequer(t, light, dark, size=0.62, gloss=0.22, at=(0, -11.4), span=(40, 24)):
    """Polished floor, tone on tone, laid diagonally."""
    tiles = paint('tiles', t.hex['wall'], gloss, specular=0.5)
    pattern(tiles, 'Checker', {'Scale': 1 / size, 'Color1': light, 'Color2': dark}, math.radians(45), (0.1, 0.2, 0.31))
    box('floor', (*span, 0.2), (*at, -0.1), tiles, 0)


def slabs(t, light, dark, joint, width=1.15, row=0.62, gloss=0.36, at=(0, -8.4), span=(40, 20), offset=0.5):
    """Stone or tile floor in courses."""
    stone = paint('slabs', t.hex['wall'], gloss, specular=0.4)
    texture = pattern(
        stone,
        'Brick',
        {
            'Color1': light,
            'Color2': dark,
            'Mortar': joint,
            'Scale': 1,
            'Mortar Size': 0.010,
            'Mortar Smooth': 0.2,
            'Brick Width': width,
            'Row Height': row,
        },
    )
    texture.offset = offset
    box('floor', (*span, 0.2), (*at, -0.1), stone, 0)


def panels(t, spans, low, high, y=0.0, radius=0.024, material=None):
    """A row of panel mouldings on a wall."""
    for left, right in spans:
        moulding(left, right, low, high, y - 0.003, material or t.trim, radius)
