"""A street of small hotels at dusk, seen over the quay: one name, four houses, and at each door the same answer."""
from kit.build import box, lathe, lettering, plate, tube
from kit.facades import house
from kit.fittings import granted
from kit.light import ambient, area, glow, spot
from kit.outline import rounded, spline
from kit.paint import YES, linear, paint, tones

# left edge, width, storeys, roof, tone, lit windows, name
HOUSES = (
    (-8.1, 2.1, 2, 'flat', 'panel', (), None),
    (-5.95, 2.0, 3, 'point', 'panel', (), None),
    (-3.90, 2.2, 2, 'bell', 'trim', (0, 1, 3), 'Quay'),
    (-1.65, 2.4, 3, 'steps', 'wall', (1, 2, 5), 'House'),
    (0.80, 2.0, 2, 'point', 'trim', (0, 3), 'Mill'),
    (2.85, 2.2, 3, 'flat', 'wall', (2, 5), 'Yard'),
    (5.10, 2.0, 2, 'bell', 'panel', (), None),
    (7.15, 2.2, 3, 'flat', 'panel', (), None),
)
LEDGE_Y, LEDGE = -12.5, 0.95


def sign(t, x, name):
    """A board across the front with the whole name, lit from above."""
    plate('sign', rounded(1.94, 0.36, 0.06), 0.05, (x, -0.09, 1.50), t.deep, 0.014)
    lettering(
        f'Alder {name}',
        0.29,
        (x, -0.13, 1.50),
        paint('lit letters', '#eafff2', 0.5, glow='#ffe2b4', strength=1.1),
        'InterDisplay-SemiBold',
        depth=0.02,
        rounding=0,
    )


def quay(t):
    """The wall that we stand behind, and the bollard that the phone leans on."""
    box('ledge', (30, 2.1, 0.16), (0, LEDGE_Y + 0.7, LEDGE - 0.08), t.trim, 0.05, 5)
    box('ledge wall', (30, 1.8, LEDGE), (0, LEDGE_Y + 0.75, LEDGE / 2 - 0.1), t.wall, 0)
    x, y, s = -2.55, LEDGE_Y + 0.75, 2.2
    shape = ((0.30, 0), (0.31, 0.04), (0.24, 0.10), (0.21, 0.5), (0.24, 0.62), (0.34, 0.70), (0.35, 0.80), (0.25, 0.90), (0, 0.92))
    lathe(
        'bollard',
        spline([(r * s, h * s) for r, h in shape], 7),
        t.gloss,
        (x, y, LEDGE),
        angle=60,
    )
    tube(
        'rope',
        [
            (x + 0.25 * c * s, y + 0.25 * d * s, LEDGE + 0.05 + 0.24 * s + 0.02 * k)
            for k, (c, d) in enumerate([(1, 0), (0.7, -0.7), (0, -1), (-0.7, -0.7), (-1, 0)])
        ],
        0.045,
        t.leaf,
        False,
    )


def build(frame):
    t = tones('emerald')
    t.lit = paint('lit', '#000000', 0.4, glow='#ffdca6', strength=1.5)
    water = paint('water', '#03382a', 0.10, specular=0.7)
    box('water', (60, 9.6, 0.1), (0, -6.7, -0.55), water, 0)
    box('pavement', (40, 2.4, 0.6), (0, -0.9, -0.24), t.trim, 0.04)
    for left, width, storeys, roof, tone, lit, name in HOUSES:
        house(t, left, width, storeys, roof, getattr(t, tone), 0.0, lit)
        if name:
            middle = left + width / 2
            sign(t, middle, name)
            granted(t, (middle + 0.58, -0.07, 0.82), 0.14)
            glow('answer', (middle + 0.58, -0.35, 0.85), 1.6, 0.1, linear(YES['emerald']))
    quay(t)
    box('sky', (60, 0.2, 30), (0, 6, 8), paint('sky', '#043526', 0.9, specular=0, glow='#0b6b4d', strength=0.10), 0)
    spot('evening', (-9, -8, 7), (-0.6, 0, 2), frame.options.get('key', 21000), 40, 0.9, 0.12, (1, 0.93, 0.80))
    spot('on the quay', (-5.5, -16.5, 5), (-2.2, LEDGE_Y, 1.4), 3400, 30, 0.9, 0.2, (1, 0.93, 0.80))
    area('fill', (5, -12, 5), (-1, 0, 2), 8, 220, (0.75, 1, 0.92))
    area('top', (0, -2, 9), (0, -0.3, 1), 6, 110, (0.8, 1, 0.92))
    ambient((0.45, 0.9, 0.74), 0.05)
