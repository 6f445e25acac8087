"""Alder House, at the door of 412 in the evening: the reader on the wall beside it, and what happens when it answers.

Options: answered (True: the ring is lit in the colour of the pass, the door stands ajar, the room's light lies on the floor).
"""
from kit.build import FACING, box, degrees, disc, group, lettering, moulding, plate, tube
from kit.fittings import reader, skirting
from kit.light import ambient, area, glow, spot
from kit.outline import rounded
from kit.paint import ANSWER, linear, paint, tones
from kit.rooms import slabs

LEFT, RIGHT, TOP, FACE = -1.74, 0.0, 3.34, 0.10
READER = (0.56, -0.075, 1.98)


def doorway(t):
    """Wall with its opening, architrave, skirting."""
    for start, end in ((-9, LEFT), (RIGHT, 9)):
        box('wall', (end - start, 0.3, 8), ((start + end) / 2, 0.15, 4), t.wall, 0)
    box('wall over door', (RIGHT - LEFT, 0.3, 5), ((LEFT + RIGHT) / 2, 0.15, TOP + 2.5), t.wall, 0)
    for x in (LEFT - 0.08, RIGHT + 0.08):
        box('jamb', (0.2, 0.16, TOP + 0.1), (x, -0.04, (TOP + 0.1) / 2), t.trim, 0.022)
        box('jamb bead', (0.084, 0.2, TOP + 0.1), (x, -0.05, (TOP + 0.1) / 2), t.trim, 0.02)
    for extra, depth, height, z in ((0.46, 0.17, 0.24, 0.12), (0.62, 0.27, 0.075, 0.28)):
        box('head', (RIGHT - LEFT + extra, depth, height), ((LEFT + RIGHT) / 2, -0.045, TOP + z), t.trim, 0.02)
    skirting(t, -9, LEFT - 0.2)
    skirting(t, RIGHT + 0.2, 9)
    moulding(0.98, 3.2, 0.62, 3.75, -0.003, t.trim, 0.024)
    moulding(-4.2, LEFT - 0.46, 0.62, 3.75, -0.003, t.trim, 0.024)


def leaf(t, ajar):
    """Hung on the left, opens into the room."""
    hinge = group('hinge', (LEFT, FACE + 0.06, 0), degrees(0, 0, ajar))
    door = group('door', (-LEFT, -FACE - 0.06, 0), parent=hinge)
    middle, width = (LEFT + RIGHT) / 2, RIGHT - LEFT
    box('leaf', (width - 0.03, 0.12, TOP - 0.02), (middle, FACE + 0.06, TOP / 2 + 0.01), t.panel, 0.01, parent=door)
    left, right = LEFT + 0.27, RIGHT - 0.50
    for low, high in ((1.62, 3.06), (0.34, 1.36)):
        moulding(left, right, low, high, FACE, t.panel, 0.03, door)
        box(
            'panel',
            (right - left - 0.26, 0.05, high - low - 0.26),
            ((left + right) / 2, FACE, (low + high) / 2),
            t.panel,
            0.022,
            parent=door,
        )
    lettering(
        '412',
        0.42,
        ((left + right) / 2, FACE - 0.052, 2.52),
        t.letter,
        'InterDisplay-Medium',
        depth=0.022,
        rounding=0.0008,
        spacing=1.04,
        parent=door,
    )
    x, z = RIGHT - 0.26, 1.62
    plate('lever plate', rounded(0.20, 0.62, 0.10, power=2.1), 0.05, (x, FACE - 0.02, z), t.plate, 0.016, 5, door)
    disc('lever rose', 0.07, 0.07, (x, FACE - 0.07, z + 0.08), t.metal, 0.012, FACING, door)
    disc('lever neck', 0.034, 0.12, (x, FACE - 0.12, z + 0.08), t.metal, 0.004, FACING, door)
    plate(
        'lever', rounded(0.50, 0.07, 0.035, power=2), 0.055, (x - 0.21, FACE - 0.175, z + 0.08), t.metal, 0.02, 6, door
    )


def room(t):
    """What one sees of it: its light, which comes out over the floor."""
    warm = paint('lit room', '#c9a06a', 0.8, glow='#ffcf8a', strength=0.7)
    box('room floor', (8, 6, 0.2), (-1, 3.3, -0.098), paint('room floor', '#7a5a34', 0.7), 0)
    box('room wall', (8, 0.2, 6), (-1, 4.2, 3), warm, 0)
    box('room side', (0.2, 5, 6), (1.9, 2.8, 3), warm, 0)
    # Only from the right of the doorway does light find its way out: the leaf stands in all other ways.
    spot('lamp', (0.95, 2.3, 2.5), (-0.75, -1.1, 0), 2300, 44, 0.5, 0.05, (1, 0.70, 0.36))
    glow('lamp in the room', (0.2, 3.0, 2.4), 70, 0.3, (1, 0.80, 0.50))


def build(frame):
    t = tones('emerald')
    answered = frame.options.get('answered', False)
    slabs(t, '#40806a', '#3a7862', '#164a38', 3.2, 0.34, 0.42, (0, -8.7), (40, 18))
    doorway(t)
    leaf(t, frame.options.get('ajar', 21) if answered else 0)
    plate('reader plate', rounded(0.50, 0.50, 0.20), 0.06, (READER[0], -0.03, READER[2]), t.plate, 0.02, 6)
    reader(t, READER, 0.20, light=t.answer if answered else None)
    if answered:
        room(t)
        glow('answer', (READER[0], -0.42, READER[2] + 0.10), 11, 0.12, linear(ANSWER['emerald']))
    else:
        box('room', (6, 0.1, 6), (-1, 0.5, 3), t.deep, 0)
    # Evening: the key comes from far down the corridor and only brushes the door.
    spot('key', (-6.5, -5.4, 5.2), (-0.6, 0, 1.9), 5200, 34, 1.0, 0.35, (1, 0.95, 0.86))
    area('fill', (4.5, -8, 4), (0, 0, 1.5), 6, 62, (0.75, 1, 0.92))
    area('kick', (4.6, -2.2, 2.6), (0.5, -0.2, 1.4), 1.2, 42, (1, 0.9, 0.78), height=3)
    ambient((0.5, 0.9, 0.74), 0.036)
