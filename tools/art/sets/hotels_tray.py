"""Alder House, on the bed from above: what is on the pass lies round the phone. Breakfast on its tray, towel and stones of the spa,
and the hanger for the door of a guest who checks out late."""
import math

from kit.build import ball, box, degrees, disc, group, lathe, lettering, slab, tube
from kit.light import ambient, area, spot
from kit.linen import cloth, rolled
from kit.outline import arc, rounded, spline
from kit.paint import paint, tones

BED, TRAY = 0.0, 0.07


def bed(t):
    """Linen with soft waves, a throw across its right side."""
    linen = paint('linen', '#0e7a58', 0.95, specular=0.05, tooth=0.35, tooth_scale=70)
    box('sheet', (30, 22, 0.2), (0, 0, BED - 0.1), linen, 0)
    throw = paint('throw', '#0b6247', 0.95, specular=0.05, tooth=0.6, tooth_scale=60)
    box('throw', (3.0, 14, 0.07), (3.15, 0, BED + 0.02), throw, 0.03, 5)


def tray(t):
    """Wooden tray with two handles: coffee, a croissant, a small pot of jam."""
    wood = paint('tray', '#0a5a41', 0.45, specular=0.35)
    at = group('tray', (1.12, 0.72, BED), degrees(0, 0, 5))
    at.scale = (1.30,) * 3
    slab('tray', rounded(2.30, 1.30, 0.20), 0.05, wood, 0.015, 4, at, (0, 0, 0.035))
    rim = [(x, y, 0.075) for x, y in rounded(2.26, 1.26, 0.18)]
    tube('rim', rim, 0.032, wood, True, at)
    for side in (-1, 1):
        loop = [(side * (1.14 + px), py, 0.10) for px, py in arc(0.19, -78, 78, 18, -0.06)]
        tube('handle', loop, 0.024, t.metal, False, at)
    china = paint('china', '#a6ecd0', 0.25, specular=0.5)

    def turned(name, shape, x, y, size):
        lathe(name, [(r * size, h * size) for r, h in spline(shape, 6)], china, (x, y, TRAY - 0.005), angle=60, parent=at)

    saucer = [(0, 0.012), (0.10, 0.012), (0.12, 0), (0.22, 0.03), (0.23, 0.04), (0.12, 0.022), (0, 0.022)]
    cup = [(0, 0.03), (0.075, 0.03), (0.10, 0.07), (0.145, 0.16), (0.15, 0.21), (0.14, 0.21), (0.125, 0.15), (0, 0.14)]
    turned('saucer', saucer, 0.66, 0.16, 1.30)
    turned('cup', cup, 0.66, 0.16, 1.25)
    coffee = paint('coffee', '#04150f', 0.12, specular=0.6)
    disc('coffee', 0.172, 0.004, (0.66, 0.16, TRAY + 0.225), coffee, 0, parent=at)
    ear = spline([(0.17, 0.225), (0.235, 0.23), (0.27, 0.185), (0.25, 0.13), (0.185, 0.095), (0.12, 0.092)], 6)
    tube('ear', [(0.66 + r, 0.16, TRAY + h) for r, h in ear], 0.018, china, False, at)
    plate_shape = [(0, 0.012), (0.26, 0.012), (0.30, 0.004), (0.43, 0.045), (0.45, 0.055), (0.30, 0.024), (0, 0.024)]
    turned('plate', plate_shape, -0.44, -0.07, 1.0)
    croissant(t, at, (-0.44, -0.10, TRAY + 0.02), 24)


def croissant(t, parent, at, turn):
    """A crescent of nine rolls, thick in the middle; each overlaps the next."""
    crust = paint('crust', '#57c79e', 0.55, specular=0.25, tooth=0.25, tooth_scale=40)
    holder = group('croissant', at, degrees(0, 0, turn), parent)
    holder.scale = (1.25,) * 3
    for index in range(9):
        part = index / 8 * 2 - 1
        angle = math.radians(90 + 74 * part)
        size = 0.115 * (1 - 0.62 * part * part) + 0.012
        x, y = 0.23 * math.cos(angle), 0.23 * math.sin(angle) - 0.13
        roll = group('roll', (x, y, size * 0.82), (0, 0, angle + math.pi / 2), holder)
        ball('roll', size, (0, 0, 0), crust, (0.62 + 0.12 * (index % 2), 1.0, 0.86), roll)


def spa(t):
    """A rolled towel and three stones."""
    towel = cloth('towel', '#6fd0a8')
    rolled(0.02, -0.40, BED + 0.01, towel, 0.21, 1.05, 7)
    stone = paint('stone', '#0b5a44', 0.32, specular=0.5)
    stones = ((0.98, -0.46, 0.088, 0.24, 0.37), (1.01, -0.41, 0.245, 0.175, 0.40), (0.96, -0.43, 0.370, 0.12, 0.48))
    for x, y, z, r, squash in stones:
        ball('stone', r, (x, y, BED + z), stone, (1.12, 0.94, squash))


def hanger(t):
    """Card for the door handle."""
    at = group('hanger', (0.26, -0.92, BED + 0.014), degrees(0, 0, 5))
    card = paint('card', '#bff2dd', 0.7, specular=0.1)
    slab('hanger', rounded(1.36, 0.46, 0.10), 0.022, card, 0.006, 2, at)
    disc('hole', 0.13, 0.004, (-0.47, 0, 0.013), paint('hole', '#0a5f45', 0.9, specular=0.02), 0, parent=at)
    ink = paint('ink', '#053626', 0.7)
    font = 'InterDisplay-SemiBold'
    lettering('Late check-out', 0.145, (0.16, 0, 0.013), ink, font, depth=0.004, rounding=0, turn=(0, 0, 0), parent=at)


def build(frame):
    t = tones('emerald')
    bed(t)
    tray(t)
    spa(t)
    hanger(t)
    sun = (-5.0, 3.4, 6.2)
    spot('sun', sun, (0.1, 0.0, 0), 5200, 42, 0.9, 0.10, (1, 0.93, 0.80))
    area('fill', (3.5, -5, 5), (0, 0, 0), 5, 70, (0.80, 1, 0.93))
    area('top', (0, 0, 7), (0, 0, 0), 4, 45, (0.9, 1, 0.96))
    ambient((0.55, 0.9, 0.75), 0.05)
