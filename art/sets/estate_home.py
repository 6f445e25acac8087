"""Casa Terra, behind the doors. Unit 9B with the hook that holds no key, and the caretaker's bench.

Options: view 'tenant' or 'bench'.
"""
import random

from kit.build import box, cushion, degrees, disc, group, lathe, lettering, moulding, plate, slab, tube
from kit.fittings import pendant, skirting, vase
from kit.light import glow, studio, window_gobo
from kit.outline import arc, circle, rounded, spline, upright
from kit.paint import paint, tones
from kit.plants import agave, eucalyptus
from kit.rooms import panels, slabs

KEY_AT, KEY_TO = (-6.4, -7.2, 6.9), (-0.5, 0, 1.8)


def front_door(t, x):
    """The flat's own door from inside: two panels, spyhole, a lever, no keyhole."""
    for side in (-1, 1):
        box('jamb', (0.18, 0.16, 3.12), (x + side * 0.90, -0.04, 1.56), t.trim, 0.024)
    box('head', (2.1, 0.18, 0.2), (x, -0.05, 3.18), t.trim, 0.024)
    box('leaf', (1.64, 0.08, 3.08), (x, -0.02, 1.54), t.panel, 0.01)
    for low, high in ((1.66, 2.84), (0.30, 1.40)):
        moulding(x - 0.60, x + 0.60, low, high, -0.06, t.panel, 0.026)
    disc('spyhole', 0.04, 0.03, (x, -0.07, 2.22), t.metal, 0.008, degrees(90, 0, 0))
    plate('lever plate', rounded(0.16, 0.50, 0.08), 0.04, (x - 0.64, -0.07, 1.52), t.metal, 0.012)
    plate('lever', rounded(0.40, 0.06, 0.03, power=2), 0.05, (x - 0.50, -0.17, 1.52), t.metal, 0.02)
    disc('lever neck', 0.028, 0.10, (x - 0.64, -0.12, 1.52), t.metal, 0.004, degrees(90, 0, 0))


def hook_board(t, x, z):
    """A board with four hooks. Three hold a bag, an umbrella and a hat; the one for keys holds nothing."""
    plate('board', rounded(2.4, 0.26, 0.10), 0.06, (x, -0.03, z), t.trim, 0.02)
    for index in range(4):
        hook_x = x - 0.87 + 0.58 * index
        disc('rose', 0.055, 0.03, (hook_x, -0.07, z), t.metal, 0.01, degrees(90, 0, 0))
        tube(
            'hook',
            [(hook_x, -0.08, z), (hook_x, -0.20, z - 0.02), (hook_x, -0.25, z + 0.03), (hook_x, -0.25, z + 0.10)],
            0.020,
            t.metal,
            False,
        )
    lettering('Keys', 0.11, (x + 0.87, -0.075, z - 0.085), t.letter, depth=0.01, rounding=0)
    bag_x = x - 0.87
    tube(
        'bag strap',
        [
            (bag_x - 0.16, -0.20, z - 0.62),
            (bag_x - 0.10, -0.20, z - 0.2),
            (bag_x, -0.20, z + 0.0),
            (bag_x + 0.10, -0.20, z - 0.2),
            (bag_x + 0.16, -0.20, z - 0.62),
        ],
        0.016,
        t.leaf,
        False,
    )
    cushion(
        'bag',
        (0.52, 0.16, 0.50),
        (bag_x, -0.19, z - 0.82),
        paint('canvas', '#8a3a08', 0.9, specular=0.1, tooth=0.4, tooth_scale=70),
        puff=0.25,
    )
    stick_x = x - 0.29
    tube('umbrella', [(stick_x, -0.24, z - 0.02), (stick_x, -0.24, z - 1.25)], 0.014, t.metal, False)
    tube(
        'umbrella grip',
        [(px + stick_x - 0.06, -0.24, pz + z - 0.02) for px, pz in arc(0.06, 0, 180, 16)],
        0.020,
        t.deep,
        False,
    )
    lathe(
        'umbrella cloth',
        spline([(0.018, -0.30), (0.05, -0.34), (0.075, -0.55), (0.06, -0.90), (0.02, -1.18), (0.01, -1.20)], 6),
        t.gloss,
        (stick_x, -0.24, z),
        angle=60,
    )
    hat_x = x + 0.29
    hat = lathe(
        'hat',
        spline(
            [
                (0, 0.16),
                (0.10, 0.16),
                (0.16, 0.12),
                (0.17, 0.03),
                (0.19, 0.0),
                (0.32, -0.02),
                (0.33, -0.035),
                (0.18, -0.02),
                (0, -0.02),
            ],
            6,
        ),
        paint('felt', '#9a4309', 0.95, specular=0.05),
        (hat_x, -0.30, z - 0.02),
        angle=60,
    )
    hat.rotation_euler = degrees(68, 0, 6)


def bench(t, x):
    """Low bench with shoes under it."""
    slab('bench top', rounded(2.1, 0.56, 0.08), 0.09, t.trim, 0.03, 5, at=(x, -0.46, 0.62))
    for side in (-0.85, 0.85):
        box('bench leg', (0.08, 0.46, 0.58), (x + side, -0.46, 0.29), t.panel, 0.02)
    cushion('cushion', (0.62, 0.50, 0.20), (x - 0.58, -0.46, 0.75), t.fabric)
    for index in range(2):
        shoe = group('shoe', (x + 0.1 + 0.26 * index, -0.52, 0.0), degrees(0, 0, 84))
        slab('sole', rounded(0.44, 0.17, 0.08), 0.05, t.deep, 0.02, 4, shoe, (0, 0, 0.03))
        cushion('upper', (0.40, 0.16, 0.17), (0.0, 0, 0.12), t.gloss, parent=shoe)


def pegboard(t, x, z):
    """Tools on a board, each over its painted outline."""
    plate('board', rounded(3.5, 1.75, 0.06), 0.05, (x, -0.03, z), t.panel, 0.015)
    for row in range(9):
        for column in range(19):
            disc(
                'hole',
                0.016,
                0.004,
                (x - 1.62 + 0.18 * column, -0.056, z - 0.74 + 0.185 * row),
                t.deep,
                0,
                degrees(90, 0, 0),
                sides=12,
            )
    rng = random.Random(2)
    for index in range(5):  # spanners, from large to small
        sx, length = x - 1.42 + 0.24 * index, 0.82 - 0.10 * index
        plate(
            'spanner',
            rounded(0.07 - 0.006 * index, length, 0.03),
            0.03,
            (sx, -0.075, z + 0.30 - (0.82 - length) / 2),
            t.metal,
            0.01,
        )
        for end in (-1, 1):
            tube(
                'jaw',
                upright(
                    arc(
                        0.06,
                        125 if end > 0 else -55,
                        415 if end > 0 else 235,
                        20,
                        sx,
                        z + 0.30 - (0.82 - length) / 2 + end * length / 2,
                    ),
                    -0.075,
                ),
                0.022,
                t.metal,
                False,
            )
    for index in range(4):  # screwdrivers
        sx = x - 0.02 + 0.20 * index
        tube('blade', [(sx, -0.08, z + 0.34), (sx, -0.08, z + 0.02 - 0.05 * index)], 0.014, t.metal, False)
        lathe(
            'grip',
            spline([(0, 0), (0.04, 0.01), (0.052, 0.08), (0.044, 0.22), (0.03, 0.28), (0, 0.28)], 4),
            t.gloss,
            (sx, -0.08, z + 0.34),
            24,
            60,
        )
    tube('hammer shaft', [(x + 1.02, -0.09, z + 0.46), (x + 1.02, -0.09, z - 0.34)], 0.026, t.leaf, False)
    box('hammer head', (0.36, 0.11, 0.13), (x + 1.02, -0.10, z + 0.52), t.metal, 0.03)
    tube('tape', upright(circle(0.16, 48, x + 1.42, z + 0.32), -0.09), 0.06, t.gloss)
    for index in range(6):  # hooks for master keys, all free
        hx = x - 1.35 + 0.22 * index
        tube('hook', [(hx, -0.05, z - 0.50), (hx, -0.14, z - 0.50), (hx, -0.16, z - 0.46)], 0.012, t.metal, False)
        plate(
            'tag',
            rounded(0.13, 0.07, 0.02),
            0.012,
            (hx, -0.06, z - 0.38),
            t.letter if rng.random() < 0.5 else t.paper,
            0.003,
            2,
        )


def workbench(t, x):
    """Heavy top, vice, toolbox, a tin of brushes."""
    slab('top', rounded(3.7, 1.0, 0.04), 0.13, t.trim, 0.024, 4, at=(x, -0.72, 1.14))
    for side in (-1.6, 1.6):
        for depth in (-0.34, 0.34):
            box('leg', (0.16, 0.16, 1.08), (x + side, -0.72 + depth, 0.54), t.panel, 0.02)
    box('shelf', (3.3, 0.8, 0.06), (x, -0.72, 0.36), t.panel, 0.015)
    top = 1.205
    holder = group('toolbox', (x + 0.95, -0.80, top), degrees(0, 0, -8))
    box('toolbox', (0.86, 0.42, 0.34), (0, 0, 0.17), t.gloss, 0.03, 5, parent=holder)
    box('toolbox lid', (0.88, 0.44, 0.05), (0, 0, 0.36), t.trim, 0.02, parent=holder)
    tube(
        'toolbox handle',
        [(-0.22, 0, 0.37), (-0.20, 0, 0.50), (0.20, 0, 0.50), (0.22, 0, 0.37)],
        0.022,
        t.metal,
        False,
        holder,
    )
    for side in (-0.26, 0.26):
        box('latch', (0.08, 0.02, 0.10), (side, -0.215, 0.33), t.metal, 0.008, 2, parent=holder)
    lathe(
        'tin',
        [(0, 0), (0.15, 0), (0.15, 0.32), (0.14, 0.32), (0.14, 0.04), (0, 0.04)],
        t.metal,
        (x - 0.15, -0.70, top),
        angle=30,
    )
    for index, lean in enumerate((-14, 2, 16)):
        brush = group('brush', (x - 0.15 + 0.05 * (index - 1), -0.70, top + 0.05), degrees(0, lean, 0))
        tube('stick', [(0, 0, 0), (0, 0, 0.46)], 0.016, t.leaf, False, brush)
        box('bristles', (0.09, 0.04, 0.16), (0, 0, 0.53), t.paper, 0.012, parent=brush)
    carton_y = -0.70
    for index in range(3):
        box('drawer', (0.46, 0.5, 0.20), (x - 1.15 + 0.50 * index, carton_y, 0.50), t.trim, 0.015)
        plate(
            'drawer pull',
            rounded(0.16, 0.05, 0.02),
            0.03,
            (x - 1.15 + 0.50 * index, carton_y - 0.265, 0.50),
            t.metal,
            0.008,
        )


def build(frame):
    t = tones('tangerine')
    t.fabric = paint('wool', '#b9570f', 0.9, specular=0.08, tooth=0.4, tooth_scale=80)
    slabs(t, '#8e380a', '#7f3009', '#4a1804', 2.4, 0.30, 0.34, (0, -9), (40, 22))
    box('wall', (40, 0.3, 9), (0, 0.15, 4.5), t.wall, 0)
    if frame.options.get('view', 'tenant') == 'tenant':
        skirting(t, -15, -3.85)
        skirting(t, -1.95, 15)
        panels(t, ((-8.6, -5.0), (1.55, 3.9), (4.25, 6.6)), 0.62, 3.75)
        front_door(t, -2.9)
        hook_board(t, -0.25, 2.42)
        bench(t, -0.25)
        agave(t, 2.1, -0.6, 0.34, 0.5)
        disc('side table', 0.36, 0.05, (3.3, -0.6, 0.92), t.trim, 0.018)
        disc('side column', 0.10, 0.9, (3.3, -0.6, 0.45), t.panel, 0.01)
        vase(t, (3.3, -0.6, 0.945), 0.9)
        eucalyptus(t, (3.3, -0.6, 1.40))
    else:
        skirting(t, -15, 15)
        pegboard(t, -0.75, 2.5)
        workbench(t, -0.75)
    lamp_x = frame.options.get('lamp', 1.55)
    pendant(t, lamp_x, -1.1, 3.2, 0.2, 8)
    glow('pendant light', (lamp_x, -1.1, 3.2), 22, 0.18, (1, 0.82, 0.55))
    studio(
        'tangerine',
        KEY_AT,
        KEY_TO,
        frame.options.get('key', 26000),
        36,
        0.09,
        150,
        85,
        110,
        0.05,
        key_colour=(1, 0.90, 0.70),
    )
    window_gobo(KEY_AT, KEY_TO, (1.20, 0.95), (-0.40, 0.42), (0.34,))
