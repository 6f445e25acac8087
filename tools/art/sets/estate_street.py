"""Casa Terra, the street door: an arched entrance on three steps, entry panel and letter boxes, an olive tree, a bicycle.

The facade is y = 0, the street y < 0. Options: aim, cone, branches, masks (the light through the trees), fill, wall (x, y, z of the
phone on a garden wall near us, where it leans on a parcel), lamp (x, z).
"""
import math

from kit.build import FACING, ball, box, disc, lathe, lettering, moulding, no_shadow, plate, slab, tube
from kit.fittings import reader
from kit.household import bicycle, carton, letterboxes
from kit.light import ambient, area, branch, glow, shadow_gobo, spot
from kit.outline import arc, fractions, rounded, spline, upright
from kit.paint import paint, tones
from kit.plants import agave, olive_tree
from kit.rooms import slabs

DOOR_HALF, LANDING, SPRING, DOOR_Y, WALL_DEPTH = 0.87, 0.45, 2.72, 0.40, 0.62
STEP_RISE, STEP_TREAD, PLINTH, STRING_COURSE = 0.15, 0.30, 0.62, 4.02
ENTRY, READER_Z, BOXES, LAMP = (1.66, 1.86), 2.13, (3.92, 1.84), (2.78, 3.22)
KEY_AT, KEY_COLOUR = (-8.6, -8.4, 9.2), (1, 0.90, 0.70)


def facade(t):
    """Two wall halves that share the arched opening, plinth, string course, dentils."""
    for side in (-1, 1):
        over = [(side * x, z) for x, z in arc(DOOR_HALF, 0, 90, 48, 0, SPRING)]
        plate(
            'wall',
            [(side * 16, 0), (side * DOOR_HALF, 0), *over, (0, 9), (side * 16, 9)],
            WALL_DEPTH,
            (0, WALL_DEPTH / 2, 0),
            t.wall,
            0,
        )
        inner, outer = side * 1.27, side * 16
        middle, length = (inner + outer) / 2, abs(outer - inner)
        box('plinth', (length, 0.16, PLINTH), (middle, -0.03, PLINTH / 2), t.trim, 0.025)
        box('plinth cap', (length, 0.2, 0.07), (middle, -0.04, PLINTH + 0.02), t.trim, 0.028)
    for height, depth, offset in ((0.16, 0.14, 0), (0.07, 0.26, 0.11), (0.045, 0.18, -0.1)):
        box('string course', (32, depth * 2, height), (0, 0, STRING_COURSE + offset), t.trim, 0.018)
    for index in range(-60, 61):
        box('dentil', (0.1, 0.18, 0.1), (index * 0.2, -0.04, STRING_COURSE - 0.17), t.trim, 0.012, 2)
    box('hall', (4, 0.1, 6), (0, 1.2, 2), t.deep, 0)


def steps(t):
    """Three bull-nosed steps, threshold and doormat."""
    for index in range(3):
        front, half, top = 0.46 + STEP_TREAD * index, 1.34 + 0.26 * index, LANDING - STEP_RISE * index
        slab(
            'riser',
            rounded(half * 2, front * 2, min(0.3, front * 0.8)),
            STEP_RISE - 0.03,
            t.trim if index % 2 else t.wall,
            0.02,
            5,
            at=(0, 0, top - STEP_RISE / 2 - 0.018),
        )
        slab(
            'nosing',
            rounded(half * 2 + 0.06, front * 2 + 0.06, min(0.33, front * 0.8 + 0.03)),
            0.05,
            t.trim,
            0.022,
            6,
            at=(0, 0, top - 0.025),
        )
    box('threshold', (DOOR_HALF * 2, WALL_DEPTH, LANDING), (0, WALL_DEPTH / 2, LANDING / 2 - 0.002), t.trim, 0.01)
    slab('doormat', rounded(1.12, 0.34, 0.05), 0.035, t.deep, 0.012, 3, at=(0, -0.2, LANDING + 0.018))


def surround(t):
    """Pilasters, imposts, moulded archivolt and keystone."""
    arch_z, middle, height = SPRING + 0.05, (SPRING + LANDING) / 2, SPRING - LANDING
    for side in (-1, 1):
        x = side * (DOOR_HALF + 0.15)
        for name, size, y, z, edge in (
            ('pilaster', (0.27, 0.24, height), -0.02, middle, 0.02),
            ('pilaster panel', (0.15, 0.04, height - 0.62), -0.145, middle + 0.1, 0.014),
            ('pilaster base', (0.36, 0.36, 0.30), -0.03, LANDING + 0.15, 0.022),
            ('impost', (0.37, 0.34, 0.09), -0.04, SPRING + 0.015, 0.018),
            ('impost low', (0.32, 0.29, 0.06), -0.03, SPRING - 0.07, 0.016),
        ):
            box(name, size, (x, y, z), t.trim, edge)
    plate(
        'archivolt',
        arc(DOOR_HALF + 0.26, 0, 180, 48, 0, arch_z) + arc(DOOR_HALF + 0.01, 180, 0, 48, 0, arch_z),
        0.24,
        (0, -0.02, 0),
        t.trim,
        0.018,
    )
    for radius, thick, y in (
        (DOOR_HALF + 0.045, 0.03, -0.135),
        (DOOR_HALF + 0.16, 0.018, -0.14),
        (DOOR_HALF + 0.265, 0.036, -0.12),
    ):
        tube('archivolt bead', upright(arc(radius, 0, 180, 80, 0, arch_z), y), thick, t.trim, False)
    low, high = SPRING + DOOR_HALF - 0.01, SPRING + DOOR_HALF + 0.40
    plate('keystone', [(-0.10, low), (0.10, low), (0.165, high), (-0.165, high)], 0.34, (0, -0.06, 0), t.trim, 0.022)


def door(t):
    """Pair of panelled leaves under a lit fanlight."""
    bottom, top, width = LANDING + 0.02, SPRING - 0.1, DOOR_HALF - 0.03
    for side in (-1, 1):
        middle = side * (width / 2 + 0.006)
        box('leaf', (width - 0.012, 0.1, top - bottom), (middle, DOOR_Y + 0.05, (top + bottom) / 2), t.panel, 0.012)
        left, right = middle - width / 2 + 0.12, middle + width / 2 - 0.12
        for low, high in ((bottom + 0.14, bottom + 0.66), (bottom + 0.82, bottom + 1.02), (bottom + 1.18, top - 0.13)):
            moulding(left, right, low, high, DOOR_Y, t.panel, 0.026)
            box(
                'panel',
                (right - left - 0.2, 0.05, max(0.04, high - low - 0.2)),
                (middle, DOOR_Y, (low + high) / 2),
                t.panel,
                0.02,
            )
    box('meeting rail', (0.075, 0.07, top - bottom), (0, DOOR_Y - 0.005, (top + bottom) / 2), t.panel, 0.02)
    box('transom', (DOOR_HALF * 2, 0.2, 0.13), (0, DOOR_Y + 0.01, SPRING - 0.04), t.panel, 0.022)
    tube('pull', [(0.125, DOOR_Y - 0.13, 1.45), (0.125, DOOR_Y - 0.13, 2.12)], 0.026, t.metal, False, sides=8)
    for z in (1.52, 2.05):
        disc('pull post', 0.02, 0.14, (0.125, DOOR_Y - 0.07, z), t.metal, 0.003, FACING)
    disc('knob rose', 0.06, 0.03, (-0.125, DOOR_Y - 0.02, 1.62), t.metal, 0.01, FACING)
    ball('knob', 0.058, (-0.125, DOOR_Y - 0.1, 1.62), t.metal, (1, 0.8, 1))
    lit = paint('fanlight', '#ffb066', 0.35, glow='#ff9440', strength=0.9)
    plate('fanlight', arc(DOOR_HALF - 0.02, 0, 180, 48, 0, SPRING), 0.02, (0, DOOR_Y + 0.08, 0), lit, 0)
    tube('fan frame', upright(arc(DOOR_HALF - 0.03, 0, 180, 72, 0, SPRING), DOOR_Y + 0.02), 0.05, t.panel, False)
    tube('fan hub', upright(arc(0.24, 0, 180, 36, 0, SPRING), DOOR_Y + 0.04), 0.024, t.panel, False)
    for angle in (30, 60, 90, 120, 150):
        cosine, sine = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        tube(
            'fan bar',
            upright([(r * cosine, SPRING + r * sine) for r in (0.24, DOOR_HALF - 0.05)], DOOR_Y + 0.04),
            0.02,
            t.panel,
            False,
        )


def entry_panel(t):
    """Speaker, reader, six bells with name strips, camera; the house number above."""
    x, z = ENTRY
    front = -0.075
    plate('panel back', rounded(0.56, 1.32, 0.12), 0.05, (x, -0.02, z), t.metal, 0.014, 5)
    plate('panel', rounded(0.50, 1.26, 0.10), 0.06, (x, -0.045, z), t.plate, 0.018, 6)
    reader(t, (x, front - 0.01, READER_Z), 0.158)
    for index in range(5):
        plate(
            'speaker slot',
            rounded(0.17, 0.013, 0.006),
            0.012,
            (x, front, z + 0.545 - 0.026 * index),
            t.reader,
            0.002,
            2,
        )
    for row in range(3):
        for side in (-1, 1):
            bell_z = z - 0.10 - 0.155 * row
            disc('bell', 0.032, 0.04, (x + side * 0.185, front - 0.012, bell_z), t.metal, 0.008, FACING)
            plate(
                'name strip',
                rounded(0.13, 0.062, 0.012),
                0.014,
                (x + side * 0.085, front - 0.002, bell_z),
                t.paper,
                0.003,
                2,
            )
    disc('lens ring', 0.05, 0.03, (x, front - 0.005, z - 0.54), t.metal, 0.008, FACING)
    ball('lens', 0.034, (x, front - 0.016, z - 0.54), t.reader, (1, 0.5, 1))
    lettering('9', 0.86, (x, -0.10, 3.00), t.letter, 'InterDisplay-Medium', depth=0.075, rounding=0.004)
    lettering('Casa Terra', 0.50, (0, -0.06, 4.58), t.letter, 'InterDisplay-Medium', depth=0.05, rounding=0.003)


def wall_lamp(t, x, z):
    """Opal globe on a swan neck."""
    disc('lamp rose', 0.12, 0.05, (x, -0.02, z + 0.16), t.metal, 0.016, FACING)
    neck = [(x, -0.03 - 0.34 * part, z + 0.16 + 0.30 * math.sin(math.pi * 0.86 * part)) for part in fractions(24)]
    _, end_y, end_z = neck[-1]
    cap = [(0, 0.05), (0.03, 0.045), (0.05, 0.02), (0.105, -0.03), (0.125, -0.075), (0.118, -0.085), (0, -0.085)]
    no_shadow(
        tube('lamp neck', neck, 0.021, t.metal, False, sides=8),
        lathe('lamp cap', spline(cap), t.metal, (x, end_y, end_z), angle=60),
        ball('lamp globe', 0.185, (x, end_y, end_z - 0.22), t.opal),
    )
    glow('lamp light', (x, end_y, end_z - 0.22), 12, 0.17, (1, 0.82, 0.55))


def build(frame):
    t, options = tones('tangerine'), frame.options
    slabs(t, '#a8430c', '#84300a', '#4a1804', 1.15, 0.62, 0.36, (0, -9.4), (40, 20))
    facade(t)
    steps(t)
    surround(t)
    door(t)
    entry_panel(t)
    wall_lamp(t, *options.get('lamp', LAMP))
    letterboxes(t, *BOXES, 2, 3, 7, post=('7B',))
    for size, x, z, turn, material in (
        ((0.66, 0.46, 0.44), -0.22, 0, 8, t.wall),
        ((0.46, 0.36, 0.26), -0.25, 0.44, -10, t.trim),
        ((0.40, 0.34, 0.52), 0.40, 0, -6, t.panel),
    ):
        carton(t, size, BOXES[0] + x, -0.50, z, turn, material)
    olive_tree(t, -1.98, -0.62)
    agave(t, 1.98, -0.72)
    bicycle(t, -4.1, -0.42)
    aim_x, aim_z = options['aim']
    spot('key', KEY_AT, (aim_x, 0, aim_z), options.get('key', 31000), options.get('cone', 34), 0.95, 0.085, KEY_COLOUR)
    shadow_gobo(
        'tree',
        [polygon for number, item in enumerate(options['branches']) for polygon in branch(*item, seed=11 + number)],
        KEY_AT,
        0.78,
    )
    shadow_gobo('roof', options['masks'], KEY_AT, 0.50)
    area('fill', (5.5, -10, 5), (0.3, 0, 1.6), 8, options.get('fill', 230), (1, 0.64, 0.38))
    area('sky', (0, -4, 8.5), (0.3, -0.3, 1), 6, 120, (1, 0.78, 0.56))
    area('kick', (6.2, -2.4, 2.6), (1.5, -0.3, 1.5), 1.2, 110, (1, 0.80, 0.55), height=3.5)
    ambient((1, 0.60, 0.34), 0.055)
    if 'wall' in options:
        near(t, *options['wall'])


def near(t, x, y, z):
    """The end of a low wall with a coping and a parcel on it. The phone stands at (x, y) and leans on the parcel."""
    box('near wall', (1.5, 0.34, z - 0.06), (x + 0.50, y + 0.14, (z - 0.06) / 2), t.wall, 0.01)
    box('coping', (1.6, 0.50, 0.07), (x + 0.50, y + 0.14, z - 0.035), t.trim, 0.022, 5)
    carton(t, (0.32, 0.20, 0.22), x + 0.14, y + 0.180, z, 0, paint('parcel', '#b4602a', 0.75, specular=0.12))
    area('on the wall', (x - 1.6, y - 1.0, z + 1.3), (x, y, z + 0.2), 0.5, 130, (1, 0.90, 0.74))
    area('wall edge', (x + 1.5, y - 0.9, z + 0.7), (x + 0.2, y, z + 0.1), 0.3, 75, (1, 0.82, 0.6), height=0.9)
