"""Northgate from outside, a little after five: the doors shut, the reader barred, a carton with what stood on a desk."""
from kit.build import FACING, box, degrees, disc, group, lathe, lettering, plate, tube
from kit.gates import cabinet, wings
from kit.household import mug
from kit.light import ambient, area, spot
from kit.outline import circle, rounded
from kit.paint import glass, paint, tones
from kit.plants import eucalyptus
from kit.rooms import slabs

LEFT, RIGHT, TOP = -1.9, 1.3, 3.3
CARTON = (-0.40, -2.6)
SIZE = (1.90, 1.0, 0.86)


def doors(t):
    """A pair of glass doors in a deep frame; behind them the hall, empty."""
    for start, end in ((-14, LEFT), (RIGHT, 14)):
        box('wall', (end - start, 0.4, 9), ((start + end) / 2, 0.2, 4.5), t.wall, 0)
    middle, width = (LEFT + RIGHT) / 2, RIGHT - LEFT
    box('wall over doors', (width, 0.4, 6), (middle, 0.2, TOP + 3), t.wall, 0)
    for x in (LEFT, RIGHT):
        box('post', (0.2, 0.5, TOP + 0.1), (x, 0.1, (TOP + 0.1) / 2), t.trim, 0.03)
    box('head', (width + 0.24, 0.56, 0.2), (middle, 0.1, TOP + 0.1), t.trim, 0.03)
    lettering('Northgate', 0.42, (middle, -0.04, TOP + 0.52), t.letter, depth=0.05, rounding=0.002)
    clear = glass('pane', '#c4d4ff', '#2a52e0', 0.05, 0.05)
    for side in (-1, 1):
        x, half = middle + side * width / 4, width / 4
        plate('pane', rounded(2 * half - 0.3, TOP - 0.4, 0.05), 0.02, (x, 0.12, TOP / 2 + 0.05), clear, 0.004, 2)
        for edge in (-1, 1):
            box('stile', (0.15, 0.1, TOP), (x + edge * (half - 0.09), 0.12, TOP / 2), t.panel, 0.014)
        for z in (0.16, TOP - 0.10):
            box('rail', (2 * half - 0.1, 0.08, 0.26), (x, 0.12, z), t.panel, 0.014)
        bar = middle + side * 0.13
        tube('pull', [(bar, -0.06, 0.9), (bar, -0.06, 2.3)], 0.035, t.metal, False)
        for z in (1.0, 2.2):
            disc('pull post', 0.022, 0.16, (bar, 0.02, z), t.metal, 0.003, FACING)
    box('hall back', (9, 0.1, 6), (0, 4.6, 3), t.wall, 0)
    box('hall floor', (9, 4.4, 0.2), (0, 2.6, -0.098), paint('hall floor', '#4a60b4', 0.3), 0)
    area('hall light', (0, 2.4, 4.6), (0, 2.8, 0), 2.6, 420, (0.84, 0.92, 1))
    for x in (-1.16, 0.56):
        cabinet(t, x, 2.0)
    wings(t, -1.16, 0.56, 3.4)
    box('step', (width + 1.6, 1.5, 0.12), (middle, -0.65, 0.06), t.trim, 0.03)


def barred(t, x, z, radius=0.24):
    """The reader's no: a ring with a bar across."""
    plate('reader plate', rounded(0.62, 0.62, 0.22), 0.06, (x, -0.03, z), t.plate, 0.02, 6)
    disc('reader disc', radius, 0.03, (x, -0.07, z), t.reader, 0.008, FACING)
    tube('ring', [(x + px, -0.095, z + pz) for px, pz in circle(radius * 0.78)], 0.02, t.glow)
    box('bar', (radius * 1.0, 0.03, 0.062), (x, -0.095, z), t.glow, 0.01)


def carton(t):
    """Open, with a plant, a mug and a picture frame in it."""
    card, inside = paint('carton', '#5f76c4', 0.85, specular=0.1), paint('carton inside', '#2c4194', 0.9)
    width, depth, height = SIZE
    holder = group('carton', (*CARTON, 0), degrees(0, 0, -9))
    for at, size in (
        ((0, -depth / 2, height / 2), (width, 0.024, height)),
        ((0, depth / 2, height / 2), (width, 0.024, height)),
        ((-width / 2, 0, height / 2), (0.024, depth, height)),
        ((width / 2, 0, height / 2), (0.024, depth, height)),
    ):
        box('side', size, at, card, 0.006, 2, parent=holder)
    box('filling', (width - 0.06, depth - 0.06, 0.02), (0, 0, height * 0.62), inside, 0, parent=holder)
    grip = rounded(0.40, 0.11, 0.055, power=2)
    plate('grip', grip, 0.01, (-0.25, -depth / 2 - 0.012, height * 0.72), inside, 0.003, 2, holder)
    for at, size, turn in (
        ((-width / 2 - 0.13, 0, height - 0.06), (0.32, depth, 0.02), (0, -28, 0)),
        ((width / 2 + 0.13, 0, height - 0.06), (0.32, depth, 0.02), (0, 28, 0)),
        ((0, depth / 2 + 0.1, height + 0.12), (width, 0.32, 0.02), (50, 0, 0)),
    ):
        box('flap', size, at, card, 0.006, 2, degrees(*turn), holder)
    level = height * 0.63
    pot = [(0, 0), (0.20, 0), (0.22, 0.02), (0.27, 0.42), (0.25, 0.43), (0.23, 0.38), (0, 0.38)]
    lathe('pot', pot, t.gloss, (-0.60, 0.05, level), angle=30, parent=holder)
    disc('soil', 0.235, 0.02, (-0.60, 0.05, level + 0.385), t.deep, 0, parent=holder)
    mug(paint('mug', '#aebcf0', 0.35, specular=0.5), (0.12, -0.20, level + 0.01), 0.46, holder)
    photo = group('photo', (-0.02, 0.30, level + 0.36), degrees(-10, -5, 6), holder)
    box('frame', (0.50, 0.05, 0.64), (0, 0, 0), t.metal, 0.014, parent=photo)
    box('picture', (0.38, 0.02, 0.52), (0, -0.024, 0), paint('picture', '#16329a', 0.4), 0, parent=photo)
    return holder, level


def build(frame):
    t = tones('cobalt')
    slabs(t, '#3a54b8', '#344dae', '#1c3390', 1.3, 0.8, 0.5, (0, -8), (44, 20))
    doors(t)
    barred(t, RIGHT + 0.62, 2.0)
    carton(t)
    eucalyptus(
        t,
        (CARTON[0] - 0.58, CARTON[1] + 0.14, SIZE[2] * 0.62 + 0.36),
        ((-0.22, -0.06, 0.86, -0.5, 8), (0.20, -0.10, 0.74, 0.4, 7), (0.02, 0.10, 1.02, 0.2, 9)),
    )
    sun = (-7.4, -7.2, 4.6)
    spot('sun', sun, (-0.4, -0.8, 1.1), 17000, 42, 0.9, 0.07, (1, 0.90, 0.74))
    area('fill', (4.6, -9, 4.4), (0, 0, 1.5), 7, 80, (0.84, 0.92, 1))
    area('top', (0, -3, 7), (0, -1.2, 0.5), 5, 70, (0.84, 0.92, 1))
    ambient((0.55, 0.68, 0.98), 0.05)
