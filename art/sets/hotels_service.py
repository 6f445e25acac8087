"""Alder House behind the scenes: a swing door with a porthole, shelves of linen, the housekeeping trolley."""
import random

from kit.build import box, cushion, degrees, disc, lettering, no_shadow, plate, tube
from kit.fittings import reader
from kit.light import glow, studio, window_gobo
from kit.outline import circle, fillet, rounded, upright
from kit.paint import paint, pattern, tones
from kit.rooms import slabs

DOOR_X, DOOR_WIDTH, DOOR_HEIGHT = -0.15, 1.7, 3.1
KEY_AT, KEY_TO = (-6.2, -6.6, 6.6), (-0.6, 0, 1.7)


def wall(t):
    """Glazed tiles up to the rail, plaster above: this corridor is washed down every day."""
    tiles = paint('tiles', t.hex['panel'], 0.16, specular=0.55)
    grid = pattern(
        tiles,
        'Brick',
        {
            'Color1': '#0a6448',
            'Color2': '#08573f',
            'Mortar': '#043323',
            'Scale': 1,
            'Mortar Size': 0.008,
            'Mortar Smooth': 0.2,
            'Brick Width': 0.44,
            'Row Height': 0.22,
        },
    )
    grid.offset = 0.5
    mapping = next(node for node in tiles.node_tree.nodes if node.type == 'MAPPING')
    mapping.inputs['Rotation'].default_value = degrees(90, 0, 0)  # tiles stand on the wall, not on the floor
    left, right = DOOR_X - DOOR_WIDTH / 2, DOOR_X + DOOR_WIDTH / 2
    for start, end in ((-14, left - 0.16), (right + 0.16, 14)):
        middle, width = (start + end) / 2, end - start
        box('plaster', (width, 0.3, 9), (middle, 0.17, 4.5), t.wall, 0)
        box('tile field', (width, 0.06, 1.5), (middle, 0, 0.75), tiles, 0)
        box('rail', (width, 0.14, 0.10), (middle, -0.03, 1.54), t.trim, 0.025)
        box('skirting', (width, 0.10, 0.18), (middle, -0.03, 0.09), t.trim, 0.02)
    box('over door', (DOOR_WIDTH + 0.32, 0.3, 6), (DOOR_X, 0.17, DOOR_HEIGHT + 3), t.wall, 0)


def swing_door(t):
    """Two-way door with porthole and kick plate."""
    for side in (-1, 1):
        box(
            'jamb',
            (0.16, 0.30, DOOR_HEIGHT + 0.1),
            (DOOR_X + side * (DOOR_WIDTH / 2 + 0.08), -0.02, (DOOR_HEIGHT + 0.1) / 2),
            t.trim,
            0.025,
        )
    box('head', (DOOR_WIDTH + 0.44, 0.32, 0.20), (DOOR_X, -0.03, DOOR_HEIGHT + 0.10), t.trim, 0.03)
    box('leaf', (DOOR_WIDTH - 0.03, 0.10, DOOR_HEIGHT - 0.04), (DOOR_X, 0.08, DOOR_HEIGHT / 2), t.panel, 0.02)
    lit = paint('porthole', '#000000', 0.3, glow='#ffdca6', strength=1.1)
    disc('porthole', 0.30, 0.03, (DOOR_X, 0.03, 2.30), lit, 0, degrees(90, 0, 0))
    for radius, thick in ((0.31, 0.045), (0.37, 0.018)):
        tube('porthole ring', upright(circle(radius, 96, DOOR_X, 2.30), 0.02), thick, t.metal)
    plate('kick plate', rounded(DOOR_WIDTH - 0.22, 0.52, 0.04), 0.02, (DOOR_X, 0.022, 0.42), t.metal, 0.006)
    plate('push plate', rounded(0.20, 0.56, 0.05), 0.02, (DOOR_X + 0.58, 0.022, 1.55), t.metal, 0.006)
    lettering('Staff', 0.22, (DOOR_X, 0.01, 2.76), t.letter, 'InterDisplay-Medium', depth=0.02, rounding=0.0008)
    x = DOOR_X + DOOR_WIDTH / 2 + 0.52
    plate('reader plate', rounded(0.36, 0.62, 0.12), 0.07, (x, -0.05, 1.98), t.plate, 0.02, 6)
    reader(t, (x, -0.10, 2.06), 0.128)


def folded(t, x, y, z, count, material, size=(0.56, 0.40, 0.075), seed=1):
    """A stack of folded towels."""
    rng = random.Random(seed)
    for index in range(count):
        box(
            'towel',
            (size[0] * rng.uniform(0.96, 1.02), size[1], size[2]),
            (x + rng.uniform(-0.012, 0.012), y, z + size[2] * (index + 0.5)),
            material,
            0.034,
            6,
        )


def trolley(t, x, y):
    """Housekeeping trolley: tube frame, two shelves of linen, a bag at the end, brushes in a pail."""
    cloth = paint('towel', '#46b88d', 0.95, specular=0.05, tooth=0.7, tooth_scale=50)
    dark = paint('sheet', '#0f8a63', 0.95, specular=0.05, tooth=0.4, tooth_scale=60)
    half, depth = 0.82, 0.34
    for side in (-1, 1):
        for z in (0.26, 0.82, 1.36):
            tube('frame', [(x - half, y + side * depth, z), (x + half, y + side * depth, z)], 0.022, t.metal, False)
        for end in (-half, half):
            tube('post', [(x + end, y + side * depth, 0.16), (x + end, y + side * depth, 1.40)], 0.026, t.metal, False)
            disc('wheel', 0.085, 0.05, (x + end * 0.96, y + side * depth, 0.085), t.deep, 0.02, degrees(90, 0, 0))
    for z in (0.27, 0.83):
        box('shelf', (2 * half, 2 * depth, 0.03), (x, y, z), t.panel, 0.01)
    box('tray', (2 * half + 0.06, 2 * depth + 0.06, 0.10), (x, y, 1.38), t.trim, 0.03)
    folded(t, x - 0.46, y, 0.285, 5, dark, (0.60, 0.52, 0.085), 1)
    folded(t, x + 0.30, y, 0.285, 4, dark, (0.70, 0.52, 0.085), 2)
    folded(t, x - 0.46, y, 0.845, 5, cloth, (0.56, 0.50, 0.080), 3)
    folded(t, x + 0.22, y, 0.845, 4, cloth, (0.60, 0.50, 0.080), 4)
    folded(t, x - 0.50, y, 1.43, 4, cloth, (0.46, 0.42, 0.075), 5)
    for index in range(3):
        bx = x - 0.02 + 0.19 * index
        disc('bottle', 0.055, 0.20, (bx, y - 0.06, 1.53), t.gloss, 0.02)
        disc('bottle cap', 0.024, 0.07, (bx, y - 0.06, 1.66), t.metal, 0.008)
    cushion('laundry bag', (0.46, 0.62, 1.02), (x + half + 0.28, y, 0.78), dark, puff=0.12)
    tube(
        'bag hoop',
        [
            (px + x + half + 0.28, py + y, 1.28)
            for px, py in fillet([(-0.23, -0.3, 0.1), (0.23, -0.3, 0.1), (0.23, 0.3, 0.1), (-0.23, 0.3, 0.1)])
        ],
        0.022,
        t.metal,
    )


def shelf(t, x, z, width=1.7):
    """Wall shelf with linen."""
    cloth = paint('linen', '#2fa67c', 0.95, specular=0.05, tooth=0.6, tooth_scale=50)
    box('shelf', (width, 0.42, 0.05), (x, -0.22, z), t.trim, 0.015)
    for side in (-1, 1):
        tube(
            'bracket',
            [(x + side * (width / 2 - 0.2), -0.04, z - 0.26), (x + side * (width / 2 - 0.2), -0.36, z - 0.03)],
            0.016,
            t.metal,
            False,
        )
    folded(t, x - 0.46, -0.24, z + 0.025, 6, cloth, (0.58, 0.36, 0.07), 7)
    folded(t, x + 0.36, -0.24, z + 0.025, 4, cloth, (0.62, 0.36, 0.07), 8)


def build(frame):
    t = tones('emerald')
    slabs(t, '#0b6347', '#095a41', '#053626', 0.62, 0.62, 0.22, (0, -9), (40, 22), 0)
    wall(t)
    swing_door(t)
    shelf(t, -2.75, 2.36)
    trolley(t, -2.95, -0.85)
    for x in (-2.1, 1.9):
        lamp = box('tube lamp', (1.3, 0.09, 0.07), (x, -0.10, 3.62), t.opal, 0.03)
        box('tube mount', (1.5, 0.08, 0.14), (x, -0.02, 3.62), t.metal, 0.03)
        no_shadow(lamp)
        glow('tube light', (x, -0.25, 3.62), 9, 0.2)
    studio('emerald', KEY_AT, KEY_TO, frame.options.get('key', 19000), 34, 0.11, fill=150, kick=25, ambience=0.06)
    window_gobo(KEY_AT, KEY_TO, half=(1.35, 0.98), uprights=(-0.45, 0.45))
