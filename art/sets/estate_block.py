"""Casa Terra from across the street at dusk: the block with its lit windows, small neighbours, a lamp, a tree."""
from kit.build import box, lettering
from kit.facades import house, street_lamp
from kit.light import ambient, area, branch, glow, shadow_gobo, spot
from kit.paint import paint, tones
from kit.plants import olive_tree
from kit.rooms import slabs

BLOCK_LEFT, BLOCK_WIDTH = -1.35, 5.4
KEY_AT = (-10, -10, 8)
# left edge, width, storeys, roof, tone, lit windows
NEIGHBOURS = (
    (-10.3, 2.5, 2, 'flat', 'panel', ()),
    (-7.75, 2.2, 3, 'flat', 'wall', ()),
    (-5.5, 2.0, 2, 'point', 'panel', (2,)),
    (-3.45, 2.05, 3, 'flat', 'trim', (1, 4)),
    (4.10, 2.2, 2, 'bell', 'trim', (0, 3)),
    (6.35, 2.4, 3, 'flat', 'panel', (2,)),
)


def build(frame):
    t = tones('tangerine')
    t.lit = paint('lit', '#000000', 0.4, glow='#ffcf86', strength=1.6)
    slabs(t, '#8a3508', '#74290a', '#3c1204', 0.70, 0.36, 0.34, (0, -8.6), (50, 18))
    box('pavement', (50, 1.5, 0.12), (0, -0.55, 0), t.trim, 0.03)
    for left, width, storeys, roof, tone, lit in NEIGHBOURS:
        house(t, left, width, storeys, roof, getattr(t, tone), 0.12, lit, storey=0.96)
    eaves = house(
        t,
        BLOCK_LEFT,
        BLOCK_WIDTH,
        4,
        'flat',
        t.wall,
        0.0,
        frame.options.get('lit', (1, 2, 6, 9, 10, 13, 15, 16, 18)),
        columns=5,
        storey=1.0,
    )
    lettering(
        'Casa Terra', 0.34, (BLOCK_LEFT + BLOCK_WIDTH / 2, -0.16, eaves + 0.30), t.letter, depth=0.06, rounding=0.002
    )
    box('parapet', (BLOCK_WIDTH - 0.3, 0.3, 0.14), (BLOCK_LEFT + BLOCK_WIDTH / 2, 0, eaves + 0.10), t.trim, 0.02)
    for x in (-3.5, 4.1):
        street_lamp(t, x, -1.0, 2.4)
        glow('lamp light', (x, -1.0, 2.4), 34, 0.15, (1, 0.82, 0.55))
    olive_tree(t, frame.options.get('tree', -2.2), -0.95, crown_z=2.1, crown=0.58)
    box('sky', (80, 0.2, 40), (0, 7, 10), paint('sky', '#2a0c02', 0.9, specular=0, glow='#c4500f', strength=0.10), 0)
    spot('last sun', KEY_AT, (0.6, 0, 2.2), frame.options.get('key', 22000), 36, 0.95, 0.12, (1, 0.82, 0.58))
    leaves = []
    for number, item in enumerate(
        (
            ((-5.2, 5.6), (-3.6, 4.9), (-2.6, 3.6), 34, 0.5),
            ((-5.4, 4.0), (-4.2, 3.4), (-3.2, 2.4), 28, 0.46),
            ((4.6, 5.4), (3.9, 4.6), (3.3, 3.9), 22, 0.42),
        )
    ):
        leaves += branch(*item, seed=61 + number)
    shadow_gobo('tree', leaves, KEY_AT, 0.80)
    shadow_gobo(
        'street',
        [
            [(-20, -3), (-20, 12), (-4.6, 12), (-3.0, -3)],
            [(-20, -4), (12, -4), (12, 0.9), (-20, 0.3)],
            [(5.2, 12), (5.6, 3), (6.4, -3), (20, -3), (20, 12)],
        ],
        KEY_AT,
        0.55,
    )
    area('fill', (6, -13, 5), (0, 0, 2), 8, frame.options.get('fill', 260), (1, 0.60, 0.34))
    area('sky light', (0, -3, 10), (0, -0.3, 1), 7, 120, (1, 0.62, 0.40))
    ambient((1, 0.55, 0.30), 0.045)
