"""Floors and walls that several sets share."""
import math

from kit.build import box, moulding, plate, tube
from kit.outline import arc, arch, upright
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


def arched_wall(left, right, height, openings, material, depth=0.5, y=0.0):
    """Wall with round-headed openings, as strips that meet over the crowns: no booleans, no slivers.
    openings: (x, half width, sill, spring) from left to right."""
    edge = left
    for x, half, sill, spring in openings:
        over = arc(half, 180, 90, 32, x, spring)
        plate(
            'wall',
            [(edge, 0), (x - half, 0), (x - half, sill), *over, (x, height), (edge, height)],
            depth,
            (0, y + depth / 2, 0),
            material,
            0,
        )
        if sill > 0:
            box('wall below', (half * 2, depth, sill), (x, y + depth / 2, sill / 2), material, 0)
        # The other half of the arch belongs to the next strip, whose edge is this crown.
        next_edge = [(x, height), (x, spring + half), *arc(half, 90, 0, 32, x, spring)[1:], (x + half, 0)]
        following = [o for o in openings if o[0] > x]
        stop = (x + half + following[0][0] - following[0][1]) / 2 if following else right
        plate('wall', [*next_edge, (stop, 0), (stop, height)], depth, (0, y + depth / 2, 0), material, 0)
        edge = stop
    if not openings:
        box('wall', (right - left, depth, height), ((left + right) / 2, y + depth / 2, height / 2), material, 0)


def arch_trim(t, x, half, sill, spring, y=0.0, beads=((0.05, 0.034), (0.125, 0.02))):
    for grow, radius in beads:
        tube('arch trim', upright(arch(half + grow, sill, spring, x), y - 0.004), radius, t.trim, False)


def panels(t, spans, low, high, y=0.0, radius=0.024, material=None):
    """A row of panel mouldings on a wall."""
    for left, right in spans:
        moulding(left, right, low, high, y - 0.003, material or t.trim, radius)
