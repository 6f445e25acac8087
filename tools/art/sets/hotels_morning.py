"""Alder House, room 412 in the morning: coffee, an egg and the phone in its stand on the bedside table; the blind is half up."""
from kit.build import ball, box, cushion, degrees, disc, group, lathe, slab, tube
from kit.light import ambient, area, shadow_gobo, spot
from kit.outline import rounded, spline
from kit.paint import paint, tones
from kit.rooms import panels

SIZE = 1.72  # of the china
TABLE = (-0.62, -0.95, 0.98)  # middle of the table's top


def table(t):
    x, y, top = TABLE
    disc('table top', 1.16, 0.07, (x, y, top - 0.03), t.trim, 0.022)
    lathe(
        'table leg',
        spline([(0.14, 0), (0.12, 0.6), (0.12, 1.4), (0.16, 1.75), (0.34, 1.93), (0, 1.94)], 6),
        t.panel,
        (x, y, top - 2.0),
        angle=60,
    )


def breakfast(t):
    """Cup on its saucer, an egg in its cup, its spoon. China is paler than the room, or nobody sees it. A phone is as tall as three eggs."""
    x, y, top = TABLE
    china = paint('china', '#7fd8b4', 0.25, specular=0.5)

    def turned(name, shape, at):
        lathe(name, [(r * SIZE, h * SIZE) for r, h in spline(shape, 6)], china, (*at, top), angle=60)

    cup, egg = (x + 0.62, y - 0.20), (x + 0.20, y - 0.66)
    turned('saucer', [(0, 0.012), (0.10, 0.012), (0.12, 0), (0.22, 0.03), (0.23, 0.04), (0.12, 0.022), (0, 0.022)], cup)
    turned(
        'cup',
        [(0, 0.03), (0.075, 0.03), (0.10, 0.07), (0.145, 0.16), (0.15, 0.21), (0.14, 0.21), (0.125, 0.15), (0, 0.14)],
        cup,
    )
    disc('coffee', 0.223, 0.004, (*cup, top + 0.31), paint('coffee', '#04150f', 0.1, specular=0.6), 0)
    ear = spline([(0.20, 0.272), (0.28, 0.275), (0.325, 0.225), (0.30, 0.155), (0.22, 0.118), (0.14, 0.112)], 6)
    tube('handle', [(cup[0] + r * 1.147, cup[1], top + h * 1.147) for r, h in ear], 0.024, china, False)
    turned(
        'egg cup',
        [(0, 0), (0.085, 0), (0.09, 0.012), (0.03, 0.05), (0.035, 0.07), (0.085, 0.12), (0.088, 0.15), (0.07, 0.14)],
        egg,
    )
    ball('egg', 0.140, (*egg, top + 0.321), paint('egg', '#c9f2df', 0.5), (1, 1, 1.25))
    spoon((x - 0.20, y - 0.74, top), 156)


def spoon(at, turn):
    """On the table, the middle of its bowl at `at`, its stem towards `turn`."""
    steel = paint('spoon', '#9fd0be', 0.25, 0.9)
    holder = group('spoon', at, degrees(0, 0, turn))
    dish = [(0, 0.002), (0.05, 0.006), (0.085, 0.024), (0.10, 0.044), (0.094, 0.046), (0.076, 0.028), (0.045, 0.013)]
    bowl = lathe('bowl', spline([*dish, (0, 0.010)], 5), steel, (0, 0, 0), angle=60, parent=holder)
    bowl.scale = (1.2, 0.82, 1)
    stem = [(0.106, 0.042), (0.15, 0.052), (0.22, 0.051), (0.34, 0.036), (0.46, 0.018), (0.52, 0.014)]
    tube('stem', [(r, 0, h) for r, h in spline(stem, 5)], 0.013, steel, False, holder)
    slab('stem end', rounded(0.16, 0.062, 0.03), 0.016, steel, 0.006, 3, holder, (0.54, 0, 0.013))
    holder.scale = (1.3,) * 3


def unmade_bed(t):
    linen = paint('linen', '#1f9a70', 0.9, specular=0.1, tooth=0.12, tooth_scale=70)
    cover = paint('cover', '#0c6e50', 0.92, specular=0.1, tooth=0.35, tooth_scale=60)
    velvet = paint('velvet', '#0a5a41', 0.8, specular=0.15, tooth=0.3, tooth_scale=110)
    for index in range(4):
        at = (1.10 + 0.50 * index, -0.16, 1.1)
        slab('channel', rounded(0.49, 2.7, 0.24), 0.34, velvet, 0.15, 8, at=at, turn=degrees(90, 0, 0))
    box('mattress', (3.6, 6, 1.2), (2.60, -3.3, 0.12), linen, 0.2, 10)
    cushion('pillow', (1.9, 1.3, 0.66), (1.84, -0.70, 1.26), linen, degrees(54, 5, -8))
    cushion('duvet', (3.2, 2.6, 0.7), (2.80, -3.4, 0.86), cover, degrees(4, -6, 12), puff=0.5)


def build(frame):
    t = tones('emerald')
    box('floor', (40, 22, 0.2), (0, -9, -2.5), paint('floor', '#0a5c43', 0.5), 0)
    box('wall', (30, 0.3, 12), (0, 0.15, 3), t.wall, 0)
    panels(t, ((-4.6, -2.6), (-2.0, 0.52)), -1.2, 4.4, radius=0.05)
    table(t)
    breakfast(t)
    unmade_bed(t)
    key = (-6.4, -5.2, 4.6)
    spot('sun', key, (0.1, 0, 1.7), 13000, 32, 0.9, 0.05, (1, 0.90, 0.74))
    # A blind, half up: slats above, the whole sun below. The phone stands in its shade, so that its message is what shines.
    slats = [[(-6, z), (-6, z + 0.10), (6, z + 0.10), (6, z)] for z in [1.95 + 0.2 * k for k in range(14)]]
    shadow_gobo('blind', slats, key, 0.62)
    shadow_gobo(
        'curtain', [[(-9, -2), (-9, 7), (-1.95, 7), (-1.75, -2)], [(2.45, -2), (2.6, 7), (9, 7), (9, -2)]], key, 0.5
    )
    area('fill', (4.5, -8, 3.6), (0, 0, 1.3), 6, 90, (0.80, 1, 0.93))
    area('kick', (4.4, -2.4, 2.5), (0, -0.3, 1.3), 1.2, 40, (1, 0.9, 0.78), height=3)
    ambient((0.55, 0.9, 0.75), 0.045)
