"""Alder House, the back office: the house on a tablet, and a carton with the keycards nobody needs.
What is old is gray."""
import random

from kit.build import box, degrees, disc, group, lathe, lettering, no_shadow, tube
from kit.fittings import skirting
from kit.light import ambient, area, glow, shadow_gobo, spot
from kit.outline import spline
from kit.paint import paint, tones
from kit.rooms import slabs

TOP = 1.06
BOX_X, BOX_Y = -0.44, -0.94


def desk(t):
    box('desk top', (6.2, 1.7, 0.08), (-0.9, -0.95, TOP - 0.04), t.trim, 0.025)
    for x in (-3.6, 0.9):
        box('drawers', (1.1, 1.4, TOP - 0.14), (x, -0.9, (TOP - 0.14) / 2), t.panel, 0.02)
        for z in (0.28, 0.60):
            box('drawer', (1.0, 0.03, 0.27), (x, -1.61, z), t.panel, 0.014)
            tube(
                'pull',
                [(x - 0.12, -1.64, z), (x - 0.12, -1.67, z), (x + 0.12, -1.67, z), (x + 0.12, -1.64, z)],
                0.013,
                t.metal,
                False,
            )


def carton_of_cards():
    """Open carton with cards in a row."""
    card = paint('carton', '#4c4e4c', 0.85, specular=0.1)
    inside = paint('carton inside', '#4b4d4b', 0.9)
    plastic = [
        paint(f'plastic {index}', tone, 0.35, specular=0.4)
        for index, tone in enumerate(('#a9aba7', '#8f918d', '#767874'))
    ]
    width, depth, height = 0.98, 0.74, 0.54
    holder = group('carton', (BOX_X, BOX_Y, TOP), degrees(0, 0, -7))
    for at, size in (
        ((0, -depth / 2, height / 2), (width, 0.022, height)),
        ((0, depth / 2, height / 2), (width, 0.022, height)),
        ((-width / 2, 0, height / 2), (0.022, depth, height)),
        ((width / 2, 0, height / 2), (0.022, depth, height)),
        ((0, 0, 0.015), (width, depth, 0.02)),
    ):
        box('carton side', size, at, card, 0.006, 2, parent=holder)
    box('flap', (width, 0.36, 0.018), (0, depth / 2 + 0.12, height + 0.13), card, 0.005, 2, degrees(48, 0, 0), holder)
    box('flap', (0.34, depth, 0.018), (width / 2 + 0.14, 0, height - 0.09), card, 0.005, 2, degrees(0, 34, 0), holder)
    box('dark', (width - 0.05, depth - 0.05, 0.02), (0, 0, height * 0.55), inside, 0, parent=holder)
    lettering(
        'KEYCARDS',
        0.150,
        (0, -depth / 2 - 0.0116, 0.33),
        paint('print', '#d9dad6', 0.8),
        'InterDisplay-Bold',
        depth=0,
        rounding=0,
        parent=holder,
    )
    lettering(
        '500 pieces, unused',
        0.075,
        (0, -depth / 2 - 0.0116, 0.19),
        paint('print', '#b9bab7', 0.8),
        depth=0,
        rounding=0,
        parent=holder,
    )
    rng = random.Random(4)
    for index in range(50):  # standing in the carton like files
        x = -0.43 + 0.017 * index
        box(
            'keycard',
            (0.012, 0.46, 0.30),
            (x, -0.10 + rng.uniform(-0.02, 0.02), height * 0.55 + 0.15 + rng.uniform(-0.02, 0.03)),
            rng.choice(plastic),
            0.003,
            2,
            degrees(0, rng.uniform(6, 16), rng.uniform(-2, 2)),
            holder,
        )


def banker_lamp(t, x, y):
    lathe(
        'lamp foot',
        spline([(0, 0), (0.2, 0), (0.21, 0.02), (0.06, 0.06), (0.025, 0.1), (0.02, 0.62), (0, 0.62)], 5),
        t.metal,
        (x, y, TOP),
        angle=60,
    )
    shade = disc('lamp shade', 0.15, 0.66, (x, y - 0.04, TOP + 0.66), t.gloss, 0.06, degrees(0, 90, 0))
    lit = box('lamp light', (0.58, 0.2, 0.012), (x, y - 0.05, TOP + 0.545), t.opal, 0)
    no_shadow(shade, lit)
    glow('lamp glow', (x, y - 0.12, TOP + 0.45), 7, 0.1)


def build(frame):
    t = tones('emerald')
    slabs(t, '#0a5c43', '#084c38', '#053325', 2.4, 0.30, 0.34, (0, -9), (40, 22))
    box('wall', (30, 0.3, 9), (0, 0.15, 4.5), t.wall, 0)
    skirting(t, -15, 15)
    desk(t)
    carton_of_cards()
    banker_lamp(t, 1.95, -0.5)
    # Pigeonholes for post, as every back office has them.
    for column in range(5):
        for row in range(2):
            x, z = 0.95 + column * 0.62, 2.30 + row * 0.52
            box('hole', (0.58, 0.30, 0.48), (x, -0.13, z), t.trim, 0.012)
            box('hole dark', (0.50, 0.04, 0.40), (x, -0.28, z), t.deep, 0.004, 2)
    key = (-5.8, -6.2, 6.2)
    spot('key', key, (-0.7, -0.4, 1.5), 13500, 34, 0.9, 0.07)
    slats = [[(-5, z), (-5, z + 0.13), (7, z + 0.13), (7, z)] for z in [2.42 + 0.25 * k for k in range(12)]]
    shadow_gobo('blind', slats, key, 0.66)
    shadow_gobo(
        'sides', [[(-14, -2), (-14, 9), (-3.1, 9), (-2.8, -2)], [(3.1, -2), (3.4, 9), (12, 9), (12, -2)]], key, 0.5
    )
    area('fill', (4.5, -9, 4.2), (-0.5, 0, 1.4), 7, 110, (0.80, 1, 0.93))
    area('kick', (4.6, -2.6, 2.5), (0, -0.6, 1.2), 1.2, 60, (1, 0.9, 0.78), height=3)
    ambient((0.55, 0.9, 0.75), 0.05)
