"""Alder House, the lobby: a fluted desk with its bell, and behind it the key rack that nobody needs any more.

Options: lobby (True: sofa, luggage and a plant, for the wide view), key (power).
"""
import math
import random

from kit.build import box, cushion, disc, group, lathe, lettering, plate, slab, tube
from kit.fittings import books, cornice, desk_bell, fluted_counter, pendant, skirting
from kit.light import glow, studio, window_gobo
from kit.outline import circle, rounded, spline
from kit.paint import paint, tones
from kit.plants import snake_plant
from kit.rooms import chequer, panels

RACK_X, RACK_Z, COLUMNS, ROWS, CELL = -0.35, 2.46, 6, 4, 0.40
DESK = dict(x=-0.30, y=-1.30, width=3.1, depth=0.95, height=1.02)
KEY_AT, KEY_TO = (-6.0, -7.2, 6.8), (-0.2, 0, 1.7)


def room_key(t, x, y, z, swing):
    """Brass key with a heavy fob on a ring, hanging from its hook."""
    handle = group('key', (x, y, z), (0, math.radians(swing), 0))
    tube('ring', [(px, 0, pz) for px, pz in circle(0.034, 32, 0, -0.034)], 0.0055, t.metal, parent=handle)
    tube('shaft', [(0.018, 0.01, -0.07), (0.040, 0.012, -0.205)], 0.009, t.metal, False, handle)
    box('bit', (0.034, 0.010, 0.03), (0.052, 0.012, -0.19), t.metal, 0.002, 2, (0, math.radians(-9), 0), handle)
    fob = spline(
        [(0, 0), (0.018, -0.004), (0.024, -0.03), (0.042, -0.12), (0.050, -0.165), (0.040, -0.195), (0, -0.205)], 6
    )
    lathe('fob', [(r, h - 0.066) for r, h in fob], t.gloss, (-0.012, -0.012, 0), 40, 70, handle)


def key_rack(t):
    """Pigeonholes with numbers and hooks. Most keys still hang there; the hole of 412 is empty."""
    rng = random.Random(12)
    width, height = COLUMNS * CELL, ROWS * CELL
    box('rack back', (width + 0.1, 0.06, height + 0.1), (RACK_X, -0.03, RACK_Z), t.deep, 0)
    for column in range(COLUMNS + 1):
        box(
            'rack upright',
            (0.035, 0.26, height + 0.06),
            (RACK_X - width / 2 + column * CELL, -0.13, RACK_Z),
            t.trim,
            0.008,
            3,
        )
    for row in range(ROWS + 1):
        box(
            'rack shelf',
            (width + 0.06, 0.26, 0.035),
            (RACK_X, -0.13, RACK_Z - height / 2 + row * CELL),
            t.trim,
            0.008,
            3,
        )
    for side in (-1, 1):
        box(
            'rack side',
            (0.13, 0.32, height + 0.34),
            (RACK_X + side * (width / 2 + 0.075), -0.15, RACK_Z),
            t.trim,
            0.022,
        )
    for extra, depth, thick, z in ((0.42, 0.36, 0.13, 0.10), (0.58, 0.44, 0.07, 0.20)):
        box('rack head', (width + extra, depth, thick), (RACK_X, -0.16, RACK_Z + height / 2 + z), t.trim, 0.02)
    box('rack foot', (width + 0.36, 0.34, 0.12), (RACK_X, -0.16, RACK_Z - height / 2 - 0.125), t.trim, 0.02)
    for row in range(ROWS):
        for column in range(COLUMNS):
            number = (4 - row) * 100 + 9 + column
            x, z = RACK_X - width / 2 + (column + 0.5) * CELL, RACK_Z + height / 2 - (row + 0.5) * CELL
            plate('number plate', rounded(0.19, 0.088, 0.02), 0.016, (x, -0.268, z - CELL / 2), t.panel, 0.004, 2)
            lettering(
                str(number),
                0.074,
                (x, -0.279, z - CELL / 2),
                t.letter,
                'InterDisplay-SemiBold',
                depth=0.006,
                rounding=0,
            )
            hook_z = z + CELL / 2 - 0.05
            tube(
                'hook',
                [(x, -0.06, hook_z), (x, -0.17, hook_z), (x, -0.19, hook_z - 0.012), (x, -0.19, hook_z - 0.03)],
                0.0065,
                t.metal,
                False,
            )
            if number != 412 and rng.random() < 0.86:
                room_key(t, x, -0.188, hook_z - 0.022, rng.uniform(-5, 5))


def wall(t):
    box('wall', (30, 0.3, 9), (1, 0.15, 4.5), t.wall, 0)
    skirting(t, -14, 16)
    width = COLUMNS * CELL / 2 + 0.55
    panels(
        t,
        (
            (RACK_X - width - 2.2, RACK_X - width),
            (RACK_X - width - 4.8, RACK_X - width - 2.55),
            (RACK_X + width, RACK_X + width + 1.75),
            (RACK_X + width + 2.1, RACK_X + width + 4.3),
            (RACK_X + width + 4.65, RACK_X + width + 7),
        ),
        0.62,
        3.85,
    )
    cornice(t, -14, 16, 4.35)


def sofa(t, x, y):
    """Two-seater with round arms, seen from the front."""
    velvet = paint('velvet', '#0a5e44', 0.8, specular=0.15, tooth=0.3, tooth_scale=110)
    box('sofa base', (1.9, 0.84, 0.26), (x, y, 0.30), velvet, 0.08, 6)
    box('sofa back', (1.9, 0.26, 0.72), (x, y + 0.34, 0.76), velvet, 0.12, 8)
    for side in (-1, 1):
        box('sofa arm', (0.26, 0.84, 0.50), (x + side * 0.92, y, 0.52), velvet, 0.12, 8)
        cushion('sofa seat', (0.80, 0.66, 0.24), (x + side * 0.40, y - 0.06, 0.52), velvet)
        for depth in (-0.3, 0.3):
            disc('sofa foot', 0.035, 0.18, (x + side * 0.8, y + depth, 0.09), t.metal, 0.006)


def suitcase(t, x, y, size, turn, material):
    """Upright case with straps, corners and handle."""
    width, depth, height = size
    holder = group('suitcase', (x, y, 0), (0, 0, math.radians(turn)))
    box('case', (width, depth, height), (0, 0, height / 2 + 0.04), material, 0.06, 6, parent=holder)
    for side in (-1, 1):
        box(
            'strap',
            (0.07, depth + 0.02, height + 0.012),
            (side * width * 0.27, 0, height / 2 + 0.04),
            t.deep,
            0.02,
            4,
            parent=holder,
        )
        box(
            'buckle',
            (0.10, 0.02, 0.06),
            (side * width * 0.27, -depth / 2 - 0.012, height * 0.62),
            t.metal,
            0.006,
            3,
            parent=holder,
        )
        for deep in (-1, 1):
            disc('caster', 0.035, 0.04, (side * width * 0.38, deep * depth * 0.3, 0.02), t.metal, 0.006, parent=holder)
    tube(
        'handle',
        [
            (-0.14, 0, height + 0.03),
            (-0.13, 0, height + 0.10),
            (-0.09, 0, height + 0.125),
            (0.09, 0, height + 0.125),
            (0.13, 0, height + 0.10),
            (0.14, 0, height + 0.03),
        ],
        0.02,
        t.metal,
        False,
        holder,
    )


def build(frame):
    t = tones('emerald')
    chequer(t, '#0b6a4c', '#064431')
    wall(t)
    key_rack(t)
    top = fluted_counter(t, **DESK)
    bell_x = frame.options.get('bell', -0.62)
    desk_bell(t, (bell_x, DESK['y'] - 0.18, top), 1.35)
    books(t, (DESK['x'] - 1.02, DESK['y'] - 0.02, top))
    plate('desk sign', rounded(0.72, 0.20, 0.05), 0.03, (DESK['x'] + 0.52, DESK['y'] - 0.12, top + 0.12), t.panel, 0.01)
    lettering('Reception', 0.115, (DESK['x'] + 0.52, DESK['y'] - 0.142, top + 0.12), t.letter, depth=0.008, rounding=0)
    slab(
        'desk sign foot',
        rounded(0.5, 0.14, 0.05),
        0.03,
        t.metal,
        0.008,
        at=(DESK['x'] + 0.52, DESK['y'] - 0.11, top + 0.015),
    )
    for x in (-2.02, 1.42):
        pendant(t, x, -1.15, frame.options.get('pendants', 3.2), 0.17, 8)
        glow('pendant light', (x, -1.15, frame.options.get('pendants', 3.2)), 6)
    if frame.options.get('lobby'):
        sofa(t, -3.85, -0.95)
        suitcase(t, 1.72, -1.72, (0.62, 0.30, 0.84), -10, t.gloss)
        suitcase(t, 2.26, -1.42, (0.50, 0.28, 0.60), 8, t.panel)
        snake_plant(t, 2.75, -0.52, 3, height=1.3)
    studio(
        'emerald',
        KEY_AT,
        KEY_TO,
        frame.options.get('key', 19000),
        frame.options.get('cone', 32),
        0.11,
        fill=100,
        top=70,
        ambience=0.05,
    )
    window_gobo(KEY_AT, KEY_TO, half=frame.options.get('window', (1.05, 0.92)), uprights=(-0.36, 0.40))
