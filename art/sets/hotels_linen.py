"""Alder House, behind the scenes, from above: a trolley of fresh towels, and on the topmost the pass of this shift. The staff door
and its reader are behind it."""
from kit.build import box, cushion, degrees, disc, lettering, plate, tube
from kit.fittings import reader
from kit.light import ambient, area, glow, spot
from kit.linen import cloth, folded, rolled
from kit.outline import circle, rounded, upright
from kit.paint import paint, tones
from kit.rooms import slabs

WALL, DOOR_X = 1.9, 0.10


def trolley(t):
    """Its tray, seen from above, with three stacks and the bottles of the round."""
    towel, sheet = cloth('towel', '#3aa880'), cloth('sheet', '#1f9a70')
    box('tray', (3.7, 1.5, 0.10), (-0.35, -0.15, 0.95), t.trim, 0.04, 5)
    for y in (-0.87, 0.57):
        tube('rail', [(-2.16, y, 1.12), (1.46, y, 1.12)], 0.03, t.metal, False)
    for x in (-2.16, 1.46):
        tube('rail', [(x, -0.87, 1.12), (x, 0.57, 1.12)], 0.03, t.metal, False)
        for y in (-0.87, 0.57):
            tube('post', [(x, y, 0.1), (x, y, 1.14)], 0.034, t.metal, False)
    top = folded(-0.72, -0.16, 1.0, 6, towel, (1.46, 1.42, 0.095), 3, 5)
    folded(-1.85, 0.05, 1.0, 3, sheet, (0.52, 0.86, 0.10), 4)
    for index in range(3):
        rolled(0.55, -0.42 + index * 0.30, 1.0, towel, 0.14, 0.78, 3 - 3 * index)
    rolled(0.56, -0.27, 1.25, towel, 0.14, 0.78, -2)
    for index, y in enumerate((-0.48, -0.16, 0.16)):
        disc('bottle', 0.10, 0.36, (1.20, y, 1.18), t.gloss, 0.035)
        disc('cap', 0.042, 0.12, (1.20, y, 1.41), t.metal, 0.012)
    return top


def service_wall(t):
    box('wall', (30, 0.3, 9), (0, WALL + 0.15, 4.5), t.wall, 0)
    for row in range(4):
        for column in range(22):
            box(
                'tile',
                (0.43, 0.03, 0.21),
                (-4.7 + column * 0.44 + (row % 2) * 0.22, WALL - 0.01, 0.12 + row * 0.22),
                t.trim,
                0.008,
                2,
            )
    box('rail', (12, 0.12, 0.09), (0, WALL - 0.04, 1.02), t.trim, 0.025)
    box('leaf', (1.7, 0.10, 3.3), (DOOR_X, WALL - 0.06, 1.65), t.panel, 0.02)
    for side in (-1, 1):
        box('jamb', (0.14, 0.24, 3.4), (DOOR_X + side * 0.93, WALL - 0.06, 1.7), t.trim, 0.025)
    lit = paint('porthole', '#000000', 0.3, glow='#ffdca6', strength=1.1)
    disc('porthole', 0.32, 0.03, (DOOR_X, WALL - 0.12, 2.62), lit, 0, degrees(90, 0, 0))
    tube('porthole ring', upright(circle(0.34, 96, DOOR_X, 2.62), WALL - 0.13), 0.05, t.metal)
    lettering('Staff', 0.36, (DOOR_X, WALL - 0.13, 1.50), t.letter, 'InterDisplay-Medium', depth=0.02, rounding=0.0008)
    plate('reader plate', rounded(0.46, 0.46, 0.18), 0.06, (-1.16, WALL - 0.05, 1.46), t.plate, 0.02, 6)
    reader(t, (-1.16, WALL - 0.10, 1.46), 0.18)


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
    glow('behind the door', (DOOR_X, WALL - 0.5, 2.62), 6, 0.2)
    ambient((0.55, 0.9, 0.75), 0.05)
