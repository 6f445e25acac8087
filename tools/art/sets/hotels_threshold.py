"""Alder House, the door of 412 as its guest sees it: the phone held up to the lock, and what happens when it answers.

Options: answered (True: the lock shows a tick, the door stands ajar, the room is lit).
"""
from kit.build import box, cushion, degrees, group, lathe, moulding, no_shadow, plate, tube
from kit.fittings import skirting
from kit.light import ambient, area, glow, spot
from kit.outline import rounded
from kit.paint import YES, linear, paint, tones
from kit.rooms import slabs
from sets.hotels_corridor import DOOR_FACE, DOOR_LEFT, DOOR_RIGHT, DOOR_TOP, LOCK_X, LOCK_Z, door, lock, surround


def doorway(t):
    """Wall with its opening, skirting, panels."""
    for start, end in ((-9, DOOR_LEFT), (DOOR_RIGHT, 9)):
        box('wall', (end - start, 0.3, 8), ((start + end) / 2, 0.15, 4), t.wall, 0)
    middle = (DOOR_LEFT + DOOR_RIGHT) / 2
    box('wall over door', (DOOR_RIGHT - DOOR_LEFT, 0.3, 5), (middle, 0.15, DOOR_TOP + 2.5), t.wall, 0)
    surround(t)
    skirting(t, -9, DOOR_LEFT - 0.2)
    skirting(t, DOOR_RIGHT + 0.2, 9)
    moulding(0.48, 2.6, 0.62, 3.75, -0.003, t.trim, 0.024)
    moulding(-4.2, DOOR_LEFT - 0.46, 0.62, 3.75, -0.003, t.trim, 0.024)


def room(t):
    """What one sees of it: the end of a made bed, a lamp, a picture."""
    warm = paint('lit room', '#b58a52', 0.9, glow='#ffb964', strength=0.20)
    linen, wood = paint('linen', '#e8d2a8', 0.9, specular=0.05), paint('wood', '#5a3c1c', 0.6)
    box('room floor', (8, 6, 0.2), (-1, 3.3, -0.098), paint('room floor', '#7a5a34', 0.7), 0)
    box('room wall', (8, 0.2, 6), (-1, 4.2, 3), warm, 0)
    box('room side', (0.2, 5, 6), (1.9, 2.8, 3), warm, 0)
    box('bed', (2.6, 2.2, 0.80), (0.6, 3.0, 0.5), linen, 0.16, 8)
    cushion('pillow', (1.0, 0.7, 0.34), (0.1, 3.7, 1.10), linen, degrees(48, 0, 0))
    box('headboard', (2.8, 0.14, 1.7), (0.6, 4.05, 0.85), wood, 0.06, 5)
    plate('picture', rounded(0.9, 0.7, 0.02), 0.05, (-0.1, 4.07, 2.55), wood, 0.01)
    plate('picture', rounded(0.74, 0.54, 0.02), 0.02, (-0.1, 4.03, 2.55), linen, 0.004)
    shade = paint('shade', '#ffe2b0', 0.6, glow='#ffd79a', strength=1.5)
    no_shadow(lathe('shade', [(0.26, 0), (0.17, 0.40)], shade, (-1.0, 3.7, 1.55)))
    tube('lamp foot', [(-1.0, 3.7, 1.0), (-1.0, 3.7, 1.6)], 0.035, wood, False)
    box('night table', (0.6, 0.6, 1.0), (-1.0, 3.7, 0.5), wood, 0.02)
    # Only from the right of the doorway does light find its way out: the leaf stands in all other ways.
    spot('lamp', (0.95, 2.3, 2.5), (-0.75, -1.1, 0), 2300, 44, 0.5, 0.05, (1, 0.70, 0.36))
    glow('lamp in the room', (-0.2, 2.6, 2.6), 55, 0.3, (1, 0.80, 0.50))


def build(frame):
    t = tones('emerald')
    answered = frame.options.get('answered', False)
    slabs(t, '#40806a', '#3a7862', '#164a38', 3.2, 0.34, 0.42, (0, -8.7), (40, 18))
    doorway(t)
    hinge = group('hinge', (DOOR_LEFT, DOOR_FACE + 0.06, 0), degrees(0, 0, 24 if answered else 0))
    leaf = group('leaf', (-DOOR_LEFT, -DOOR_FACE - 0.06, 0), parent=hinge)
    door(t, leaf)
    lock(t, leaf, answered)
    if answered:
        room(t)
        glow('answer', (LOCK_X - 0.15, 0.25, LOCK_Z + 0.2), 2.0, 0.08, linear(YES['emerald']))
    else:
        box('room', (6, 0.1, 6), (-1, 0.5, 3), t.deep, 0)
    # Evening: the key comes from far down the corridor and only brushes the door.
    spot('key', (-6.5, -5.4, 5.2), (-0.4, 0, 2.0), 6200, 34, 1.0, 0.25, (1, 0.95, 0.86))
    area('fill', (4.5, -8, 4), (0, 0, 1.5), 6, 62, (0.75, 1, 0.92))
    area('on the phone', (-0.9, -3.9, 3.1), (-0.06, -2.45, 2.1), 0.5, 38, (1, 0.96, 0.88))
    area('kick', (2.2, -2.4, 2.6), (0.2, -3.0, 1.8), 0.6, 16, (1, 0.9, 0.78), height=1.4)
    ambient((0.5, 0.9, 0.74), 0.036)
