"""Alder House at 23:40: the corridor along its length, doors on both sides, most lamps down. One door has answered: it stands
ajar, and its light lies across the runner. A suitcase waits before it.

Camera looks along +y, straight, so that it is a one-point perspective. Options: case (x, y), lit_left and lit_right (bays).
"""
from kit.build import ball, box, degrees, disc, group, lathe, lettering, moulding, no_shadow, plate, tube
from kit.fittings import reader
from kit.light import ambient, area, glow, spot
from kit.luggage import suitcase
from kit.outline import arch, rounded, upright
from kit.paint import ANSWER, linear, paint, tones

HALF, HEIGHT, BAY, FIRST, BAYS = 2.05, 3.9, 3.5, -9.6, 7
DOOR_WIDTH, DOOR_HEIGHT = 1.24, 2.72
END = FIRST + BAY * BAYS + 0.6
OPEN = (1, 2)  # the wall and the bay of the door that answers


def door(t, wall, x, number, lever_side, ajar=0):
    """One door in a side wall, drawn facing the viewer and turned by its wall. `ajar` swings it into its room."""
    frame = wall
    if ajar:  # hung on the side away from the lever
        edge = x - lever_side * DOOR_WIDTH / 2
        hinge = group('hinge', (edge, 0, 0), degrees(0, 0, lever_side * ajar), wall)
        wall = group('leaf', (-edge, 0, 0), parent=hinge)
    for side in (-1, 1):
        box(
            'jamb',
            (0.15, 0.14, DOOR_HEIGHT + 0.06),
            (x + side * (DOOR_WIDTH / 2 + 0.06), -0.04, (DOOR_HEIGHT + 0.06) / 2),
            t.trim,
            0.02,
            parent=frame,
        )
    box('head', (DOOR_WIDTH + 0.36, 0.15, 0.18), (x, -0.045, DOOR_HEIGHT + 0.09), t.trim, 0.02, parent=frame)
    box('head cap', (DOOR_WIDTH + 0.48, 0.22, 0.06), (x, -0.07, DOOR_HEIGHT + 0.21), t.trim, 0.018, parent=frame)
    box('leaf', (DOOR_WIDTH, 0.06, DOOR_HEIGHT), (x, -0.005, DOOR_HEIGHT / 2), t.panel, 0.008, parent=wall)
    for low, high in ((1.30, 2.46), (0.26, 1.10)):
        moulding(x - DOOR_WIDTH / 2 + 0.17, x + DOOR_WIDTH / 2 - 0.17, low, high, -0.036, t.panel, 0.022, wall)
    lettering(
        str(number), 0.24, (x, -0.06, 2.12), t.letter, 'InterDisplay-Medium', depth=0.02, rounding=0.0008, parent=wall
    )
    lock_x = x + lever_side * (DOOR_WIDTH / 2 - 0.085)
    plate('lock', rounded(0.14, 0.52, 0.07, power=2.1), 0.03, (lock_x, -0.045, 1.42), t.plate, 0.01, 4, wall)
    reader(t, (lock_x, -0.068, 1.56), 0.056, wall, light=t.answer if ajar else None)
    disc('rose', 0.034, 0.05, (lock_x, -0.075, 1.28), t.metal, 0.006, degrees(90, 0, 0), wall)
    plate(
        'lever',
        rounded(0.25, 0.036, 0.018, power=2),
        0.03,
        (lock_x - lever_side * 0.10, -0.11, 1.28),
        t.metal,
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
    gap = -sign * (FIRST + OPEN[1] * BAY)
    start, end = sorted(-sign * (FIRST + BAY * step) for step in (-1.5, BAYS + 1.5))
    spans = [(start, end)] if sign != OPEN[0] else [(start, gap - DOOR_WIDTH / 2), (gap + DOOR_WIDTH / 2, end)]
    for low, high in spans:
        box('wall', (high - low, 0.3, HEIGHT + 1), ((low + high) / 2, 0.15, (HEIGHT + 1) / 2), t.wall, 0, parent=wall)
    if sign == OPEN[0]:
        over = HEIGHT + 1 - DOOR_HEIGHT
        box('over door', (DOOR_WIDTH, 0.3, over), (gap, 0.15, DOOR_HEIGHT + over / 2), t.wall, 0, parent=wall)
    for bay in range(BAYS):
        y = FIRST + bay * BAY
        x = -sign * y  # along the wall, in its own axis
        door(t, wall, x, 408 + 2 * bay + (0 if sign > 0 else 1), sign, 40 if (sign, bay) == OPEN else 0)
        gap = -sign * (y + BAY / 2)
        reach = (BAY - DOOR_WIDTH - 0.5) / 2
        moulding(gap - reach, gap + reach, 0.62, 3.0, -0.003, t.trim, 0.02, wall)
        if bay in lit_bays:
            sconce(t, wall, gap)
            # Whiter than the globe looks: orange light on green walls makes mud.
            glow('sconce light', (sign * (HALF - 0.2), y + BAY / 2, 2.42), 40, 0.12, (1, 0.98, 0.88))
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


def lit_room(t):
    """Behind the door that answers: its light, which reaches the other side of the corridor."""
    sign, bay = OPEN
    y = FIRST + bay * BAY
    warm = paint('lit room', '#c9a06a', 0.8, glow='#ffcf8a', strength=0.5)
    box('room wall', (0.2, 5, 5), (sign * (HALF + 2.4), y, 2), warm, 0)
    for side in (-1.9, 1.9):
        box('room side', (2.4, 0.2, 5), (sign * (HALF + 1.4), y + side, 2), warm, 0)
    box('room floor', (2.5, 4, 0.2), (sign * (HALF + 1.2), y, -0.098), warm, 0)
    spot('room lamp', (sign * (HALF + 1.9), y - 0.6, 2.7), (-1.3, y - 0.4, 0), 3200, 80, 0.5, 0.06, (1, 0.78, 0.48))
    glow('room glow', (sign * (HALF + 1.3), y, 1.8), 60, 0.2, (1, 0.80, 0.50))
    glow('answer', (sign * (HALF - 0.25), y - 0.8, 1.6), 2.5, 0.1, linear(ANSWER['emerald']))


def ends(t):
    """Floor with a runner, ceiling, and the window at the far end with the night in it."""
    box('floor', (12, 60, 0.2), (0, 8, -0.1), paint('parquet', t.hex['wall'], 0.6, specular=0.04), 0)
    box(
        'runner',
        (2.3, 60, 0.03),
        (0, 8, 0.012),
        paint('runner', '#0b6448', 0.95, specular=0.05, tooth=0.6, tooth_scale=60),
        0.01,
    )
    for x in (-1.02, 1.02):
        box('runner border', (0.06, 60, 0.004), (x, 8, 0.029), paint('border', '#1f9a72', 0.95, specular=0.05), 0)
    box('ceiling', (12, 60, 0.2), (0, 8, HEIGHT + 0.1), t.deep, 0)
    box('end wall', (12, 0.2, 8), (0, END + 0.1, 4), t.wall, 0)
    night = paint('night', '#000000', 0.4, glow='#5fc9a0', strength=0.55)
    plate('window', arch(0.80, 0.95, 2.1), 0.02, (0, END - 0.01, 0), night, 0)
    for grow, radius in ((0.04, 0.05), (0.16, 0.03)):
        tube('window trim', upright(arch(0.80 + grow, 0.95, 2.1), END - 0.03), radius, t.trim, False)
    tube('bar', [(0, END - 0.03, 0.95), (0, END - 0.03, 2.9)], 0.025, t.trim, False)
    for z in (1.5, 2.1):
        tube('bar', [(-0.8, END - 0.03, z), (0.8, END - 0.03, z)], 0.02, t.trim, False)
    box('sill', (2.1, 0.24, 0.07), (0, END - 0.1, 0.92), t.trim, 0.018)


def build(frame):
    t = tones('emerald')
    # Seen along the walls, every bit of gloss mirrors the lamps and turns green into grey.
    for material in (t.wall, t.panel, t.trim, t.deep):
        sockets = material.node_tree.nodes['Principled BSDF'].inputs
        sockets['Specular'].default_value, sockets['Roughness'].default_value = 0.02, 0.85
    ends(t)
    side(t, -1, frame.options.get('lit_left', (1, 3, 5)))
    side(t, 1, frame.options.get('lit_right', (4, 6)))
    lit_room(t)
    x, y = frame.options.get('case', (0.75, -3.3))
    suitcase(t, x, y, (0.90, 0.45, 1.15), 0, t.gloss, handle=0.8)
    # Moonlight from the end window, a breath of green from behind the camera so that the near wall is not a hole.
    area('moon', (0, END - 0.3, 2.0), (0, END - 8, 0.3), 1.5, 160, (0.62, 1, 0.85), height=2)
    area('breath', (0, -17, 3.2), (0, -4, 1.5), 2.6, frame.options.get('breath', 130), (0.62, 1, 0.84), mirrored=False)
    spot('rim', (1.9, y - 1.6, 3.2), (x, y, 1.0), 130, 40, 0.8, 0.15, (1, 0.86, 0.62))
    ambient((0.40, 0.95, 0.72), 0.045)
