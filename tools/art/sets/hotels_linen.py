"""Alder House, behind the scenes, from above: a trolley of fresh towels, and on the topmost the pass of this shift. Behind it the
reader has answered, and the staff door stands a hand open."""
from kit.build import box, cushion, degrees, disc, group, lettering, plate, tube
from kit.fittings import granted
from kit.light import ambient, area, glow, spot
from kit.linen import cloth, folded, rolled
from kit.outline import rounded
from kit.paint import YES, linear, paint, tones
from kit.rooms import slabs

WALL, DOOR_X, READER_X = 1.9, 0.10, -1.16


def trolley(t):
    """Its tray, seen from above, with three stacks and the bottles of the round. Everything stands inside its rails."""
    towel, sheet = cloth('towel', '#3aa880'), cloth('sheet', '#1f9a70')
    near, far = -1.12, 0.67
    box('tray', (3.7, far - near + 0.06, 0.10), (-0.35, (near + far) / 2, 0.95), t.trim, 0.04, 5)
    for y in (near, far):
        tube('rail', [(-2.16, y, 1.12), (1.46, y, 1.12)], 0.03, t.metal, False)
    for x in (-2.16, 1.46):
        tube('rail', [(x, near, 1.12), (x, far, 1.12)], 0.03, t.metal, False)
        for y in (near, far):
            tube('post', [(x, y, 0.1), (x, y, 1.14)], 0.034, t.metal, False)
    top = folded(-0.72, -0.20, 1.0, 4, towel, (1.46, 1.46, 0.142), 3, 4)
    folded(-1.85, 0.05, 1.0, 2, sheet, (0.50, 0.86, 0.15), 9)
    for index in range(3):
        rolled(0.55, -0.42 + index * 0.30, 1.0, towel, 0.14, 0.78, 3 - 3 * index)
    rolled(0.56, -0.27, 1.25, towel, 0.14, 0.78, -2)
    for index, y in enumerate((-0.48, -0.16, 0.16)):
        disc('bottle', 0.10, 0.36, (1.20, y, 1.18), t.gloss, 0.035)
        disc('cap', 0.042, 0.12, (1.20, y, 1.41), t.metal, 0.012)
    return top


def staff_door(t, ajar):
    """Hung on the right, opens away from us; behind it there is light."""
    hinge = group('hinge', (DOOR_X + 0.85, WALL - 0.06, 0), degrees(0, 0, -ajar))
    box('leaf', (1.69, 0.10, 3.3), (-0.85, 0, 1.65), t.panel, 0.02, parent=hinge)
    lettering(
        'Staff', 0.36, (-0.85, -0.07, 1.50), t.letter, 'InterDisplay-Medium', depth=0.02, rounding=0.0008, parent=hinge
    )
    warm = paint('lit room', '#2f8a63', 0.8, glow='#5fd0a0', strength=0.35)
    box('room wall', (6, 0.2, 6), (0, WALL + 2.4, 3), warm, 0)
    box('room side', (0.2, 2.4, 6), (-1.6, WALL + 1.4, 3), warm, 0)
    box('room floor', (6, 2.6, 0.2), (0, WALL + 1.3, -0.098), paint('room floor', '#1d5a41', 0.7), 0)
    glow('lamp in the room', (-0.5, WALL + 1.0, 2.4), 40, 0.2, (1, 0.84, 0.58))


def service_wall(t):
    left, right = DOOR_X - 0.86, DOOR_X + 0.86
    for start, end in ((-15, left), (right, 15)):
        box('wall', (end - start, 0.3, 9), ((start + end) / 2, WALL + 0.15, 4.5), t.wall, 0)
        box('rail', (abs(end - start) - 0.14, 0.12, 0.09), ((start + end) / 2, WALL - 0.04, 1.02), t.trim, 0.025)
    box('over', (right - left, 0.3, 6), (DOOR_X, WALL + 0.15, 6.3), t.wall, 0)
    for row in range(4):
        for column in range(22):
            x = -4.7 + column * 0.44 + (row % 2) * 0.22
            if left - 0.25 < x < right + 0.25:
                continue
            box('tile', (0.43, 0.03, 0.21), (x, WALL - 0.01, 0.12 + row * 0.22), t.trim, 0.008, 2)
    staff_door(t, 19)
    for side in (-1, 1):
        box('jamb', (0.14, 0.40, 3.4), (DOOR_X + side * 0.93, WALL + 0.02, 1.7), t.trim, 0.025)
    plate('reader plate', rounded(0.46, 0.46, 0.18), 0.06, (READER_X, WALL - 0.05, 1.46), t.plate, 0.02, 6)
    granted(t, (READER_X, WALL - 0.10, 1.46), 0.18)
    glow('answer', (READER_X, WALL - 0.42, 1.56), 11, 0.12, linear(YES['emerald']))


def build(frame):
    t = tones('emerald')
    slabs(t, '#0b6347', '#095a41', '#053626', 0.62, 0.62, 0.22, (0, -9), (40, 26), 0)
    service_wall(t)
    trolley(t)
    cushion('laundry bag', (0.9, 0.9, 1.3), (2.6, 0.1, 0.72), cloth('bag', '#0f8a63'), puff=0.12)
    spot('key', (-4.4, -3.4, 7.6), (-0.4, 0.3, 1.0), 7600, 44, 1.0, 0.22)
    area('tubes', (0.5, 1.2, 5.2), (0, 0.4, 1), 3.2, 150, (0.92, 1, 0.96), height=0.3)
    area('fill', (4.4, -7, 4), (0, 0, 1), 6, 90, (0.80, 1, 0.93))
    area('kick', (4.4, 0.6, 2.6), (0, 0, 1.2), 1.2, 50, (1, 0.9, 0.78), height=3)
    glow('over the door', (DOOR_X, WALL - 0.5, 2.62), 6, 0.2)
    ambient((0.55, 0.9, 0.75), 0.05)
