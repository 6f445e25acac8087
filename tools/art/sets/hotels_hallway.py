"""Alder House at 23:40: the corridor along its length, doors on both sides. At its end the door of 308 has answered: it stands ajar,
a bed is made behind it, and its light comes down the runner to the luggage of a guest who has just arrived.

Camera looks along +y, straight, so that it is a one-point perspective. Options: case (x, y), lit_left and lit_right (bays).
"""
from kit.build import ball, box, cushion, degrees, disc, group, lathe, lettering, moulding, no_shadow, plate, tube
from kit.fittings import granted, reader
from kit.light import ambient, area, glow, spot
from kit.luggage import suitcase, weekender
from kit.outline import rounded
from kit.paint import YES, linear, paint, tones

HALF, HEIGHT, BAY, FIRST, BAYS = 2.05, 3.9, 3.5, -9.6, 5
DOOR_WIDTH, DOOR_HEIGHT = 1.24, 2.72
END = FIRST + BAY * BAYS + 0.6
CASE = (0.58, 0.36, 0.78)


def door(t, wall, x, number, lever_side):
    """One door in a side wall, drawn facing the viewer and turned by its wall."""
    for side in (-1, 1):
        box(
            'jamb',
            (0.15, 0.14, DOOR_HEIGHT + 0.06),
            (x + side * (DOOR_WIDTH / 2 + 0.06), -0.04, (DOOR_HEIGHT + 0.06) / 2),
            t.trim,
            0.02,
            parent=wall,
        )
    box('head', (DOOR_WIDTH + 0.36, 0.15, 0.18), (x, -0.045, DOOR_HEIGHT + 0.09), t.trim, 0.02, parent=wall)
    box('head cap', (DOOR_WIDTH + 0.48, 0.22, 0.06), (x, -0.07, DOOR_HEIGHT + 0.21), t.trim, 0.018, parent=wall)
    box('leaf', (DOOR_WIDTH, 0.06, DOOR_HEIGHT), (x, -0.005, DOOR_HEIGHT / 2), t.panel, 0.008, parent=wall)
    for low, high in ((1.30, 2.46), (0.26, 1.10)):
        moulding(x - DOOR_WIDTH / 2 + 0.17, x + DOOR_WIDTH / 2 - 0.17, low, high, -0.036, t.panel, 0.022, wall)
    # Flat and matt: raised numerals seen from the side look like lamps.
    ink = paint('number', '#4fae8a', 0.8, specular=0.05)
    lettering(str(number), 0.24, (x, -0.04, 2.12), ink, 'InterDisplay-Medium', depth=0.004, rounding=0, parent=wall)
    lock_x = x + lever_side * (DOOR_WIDTH / 2 - 0.085)
    plate('lock', rounded(0.14, 0.52, 0.07, power=2.1), 0.03, (lock_x, -0.045, 1.42), t.plate, 0.01, 4, wall)
    reader(t, (lock_x, -0.068, 1.56), 0.056, wall, light=t.deep)
    brass = paint('lever', '#2f8f6d', 0.7, specular=0.1)
    disc('rose', 0.034, 0.05, (lock_x, -0.075, 1.28), brass, 0.006, degrees(90, 0, 0), wall)
    plate(
        'lever',
        rounded(0.25, 0.036, 0.018, power=2),
        0.03,
        (lock_x - lever_side * 0.10, -0.11, 1.28),
        brass,
        0.01,
        4,
        wall,
    )


def sconce(t, wall, x):
    """Wall lamp."""
    disc('rose', 0.07, 0.04, (x, -0.02, 2.24), t.metal, 0.01, degrees(90, 0, 0), wall)
    tube('arm', [(x, -0.03, 2.24), (x, -0.14, 2.24), (x, -0.17, 2.26), (x, -0.18, 2.30)], 0.014, t.metal, False, wall)
    no_shadow(
        ball('globe', 0.115, (x, -0.18, 2.42), t.opal, parent=wall),
        lathe(
            'cup',
            [(0, -0.10), (0.035, -0.10), (0.06, -0.06), (0.068, 0), (0.06, 0)],
            t.metal,
            (x, -0.18, 2.36),
            parent=wall,
        ),
    )


def side(t, sign, lit_bays):
    """Left (-1) or right (+1) wall: doors, panels between them, lamps."""
    wall = group('wall', (sign * HALF, 0, 0), degrees(0, 0, -90 * sign))
    length = BAY * (BAYS + 3)
    box(
        'wall',
        (length, 0.3, HEIGHT + 1),
        (-sign * (FIRST + length / 2 - BAY * 1.5), 0.15, (HEIGHT + 1) / 2),
        t.wall,
        0,
        parent=wall,
    )
    for bay in range(BAYS):
        y = FIRST + bay * BAY
        x = -sign * y  # along the wall, in its own axis
        door(t, wall, x, 318 - 2 * bay - (0 if sign > 0 else 1), sign)
        gap = -sign * (y + BAY / 2)
        reach = (BAY - DOOR_WIDTH - 0.5) / 2
        moulding(gap - reach, gap + reach, 0.62, 3.0, -0.003, t.trim, 0.02, wall)
        if bay in lit_bays:
            sconce(t, wall, gap)
            # Whiter than the globe looks: orange light on green walls makes mud.
            glow('sconce light', (sign * (HALF - 0.2), y + BAY / 2, 2.42), 52, 0.12, (1, 0.98, 0.88))
        box('skirting', (BAY - DOOR_WIDTH - 0.27, 0.07, 0.26), (gap, -0.03, 0.13), t.trim, 0.016, parent=wall)
    for z, depth in ((3.30, 0.10), (3.78, 0.22)):
        box(
            'rail',
            (length, depth, 0.09),
            (-sign * (FIRST + length / 2 - BAY * 1.5), -depth / 2, z),
            t.trim,
            0.02,
            parent=wall,
        )


def last_door(t):
    """308, across the end of the corridor: hung on the left, open into its room, the reader beside it lit."""
    half, high = 0.78, 2.95
    for side in (-1, 1):
        box('end wall', (5, 0.3, 8), (side * (half + 2.5), END + 0.15, 4), t.wall, 0)
        box('jamb', (0.18, 0.2, high + 0.1), (side * (half + 0.07), END - 0.04, (high + 0.1) / 2), t.trim, 0.022)
    box('over door', (2 * half, 0.3, 5), (0, END + 0.15, high + 2.5), t.wall, 0)
    box('head', (2 * half + 0.5, 0.22, 0.22), (0, END - 0.05, high + 0.11), t.trim, 0.022)
    hinge = group('hinge', (-half, END + 0.1, 0), degrees(0, 0, 66))
    box('leaf', (2 * half, 0.09, high), (half, 0, high / 2), t.panel, 0.012, parent=hinge)
    number = paint('number', '#6fd9b2', 0.4, glow='#ffe2b4', strength=0.55)
    lettering('308', 0.42, (0, END - 0.02, high + 0.52), number, 'InterDisplay-Medium', depth=0.02, rounding=0.0008)
    plate('reader plate', rounded(0.44, 0.44, 0.16), 0.05, (half + 0.46, END - 0.03, 1.62), t.plate, 0.016, 5)
    granted(t, (half + 0.46, END - 0.07, 1.62), 0.19)
    glow('answer', (half + 0.46, END - 0.4, 1.66), 5, 0.1, linear(YES['emerald']))
    room(t)


def room(t):
    """What one sees of it: a made bed, a lamp beside it, a picture."""
    warm = paint('lit room', '#b58a52', 0.9, glow='#ffb964', strength=0.20)
    box('room wall', (6, 0.2, 5), (0, END + 4.2, 2), warm, 0)
    box('room side', (0.2, 4, 5), (2.4, END + 2.3, 2), warm, 0)
    box('room floor', (6, 4, 0.2), (0, END + 2.25, -0.098), paint('room floor', '#7a5a34', 0.8), 0)
    linen, wood = paint('linen', '#e8d2a8', 0.9, specular=0.05), paint('wood', '#5a3c1c', 0.6)
    box('headboard', (2.2, 0.12, 1.5), (0.75, END + 4.0, 0.75), wood, 0.06, 5)
    box('bed', (2.1, 2.0, 0.62), (0.75, END + 3.0, 0.42), linen, 0.16, 8)
    cushion('pillow', (0.9, 0.6, 0.3), (0.35, END + 3.7, 1.0), linen, degrees(48, 0, 0))
    cushion('pillow', (0.9, 0.6, 0.3), (1.25, END + 3.7, 1.0), linen, degrees(48, 0, 0))
    box('blanket', (2.14, 0.7, 0.06), (0.75, END + 2.4, 0.74), wood, 0.03, 4)
    plate('picture', rounded(0.8, 0.6, 0.02), 0.05, (0.6, END + 4.07, 2.2), wood, 0.01)
    shade = paint('shade', '#ffe2b0', 0.6, glow='#ffd79a', strength=1.5)
    no_shadow(lathe('shade', [(0.22, 0), (0.15, 0.34)], shade, (-0.42, END + 3.7, 1.15)))
    tube('lamp foot', [(-0.42, END + 3.7, 0.8), (-0.42, END + 3.7, 1.2)], 0.03, wood, False)
    box('night table', (0.5, 0.5, 0.8), (-0.42, END + 3.7, 0.4), wood, 0.02)
    spot('room lamp', (0.55, END + 2.7, 2.5), (0.15, END - 5.5, 0), 9000, 40, 0.6, 0.06, (1, 0.66, 0.32))
    glow('room glow', (0.2, END + 2.6, 2.4), 60, 0.25, (1, 0.78, 0.46))


def ends(t):
    """Floor with a runner, paler than the walls or warm light would be lost on it, and the ceiling."""
    box('floor', (12, 60, 0.2), (0, END - 30, -0.1), paint('parquet', t.hex['wall'], 0.6, specular=0.04), 0)
    cloth = paint('runner', '#3c7f68', 0.95, specular=0.05, tooth=0.6, tooth_scale=60)
    box('runner', (2.3, 60, 0.03), (0, END - 30.1, 0.012), cloth, 0.01)
    for x in (-1.02, 1.02):
        box(
            'runner border',
            (0.06, 60, 0.004),
            (x, END - 30.1, 0.029),
            paint('border', '#1f9a72', 0.95, specular=0.05),
            0,
        )
    box('ceiling', (12, 60, 0.2), (0, END - 29, HEIGHT + 0.1), t.deep, 0)


def build(frame):
    t = tones('emerald')
    # Seen along the walls, every bit of gloss mirrors the lamps and turns green into grey.
    for material in (t.wall, t.panel, t.trim, t.deep):
        sockets = material.node_tree.nodes['Principled BSDF'].inputs
        sockets['Specular'].default_value, sockets['Roughness'].default_value = 0.02, 0.85
    ends(t)
    last_door(t)
    side(t, -1, frame.options.get('lit_left', (1, 3)))
    side(t, 1, frame.options.get('lit_right', (2,)))
    x, y = frame.options['case']
    luggage(t, x, y)
    # A breath of green from behind the camera, so that the near walls are not a hole; the luggage gets an edge from the left.
    area('breath', (0, -17, 3.2), (0, -4, 1.5), 2.6, frame.options.get('breath', 190), (0.62, 1, 0.84), mirrored=False)
    area('on the luggage', (x - 1.7, y - 0.4, 2.0), (x, y, 1.0), 0.5, 80, (0.86, 1, 0.94), height=1.4, mirrored=False)
    ambient((0.40, 0.95, 0.72), 0.045)


def luggage(t, x, y):
    """A cabin case with its handle out, a bag on it; the phone leans on the bag."""
    shell = paint('shell', '#0d7a58', 0.5, specular=0.25)
    suitcase(t, x, y, CASE, -6, shell, handle=0.62, rail=0.012)
    felt = paint('felt', '#0b5f45', 0.9, specular=0.05, tooth=0.3, tooth_scale=120)
    weekender(t, (x + 0.01, y + 0.05, CASE[2] + 0.07), (0.38, 0.17, 0.20), -6, felt)
