"""Northgate from outside, a little after five: the doors shut, the reader barred. Near us, on a low wall, a carton with what stood on a
desk; the phone leans on it."""
import random

import bpy
from mathutils import Matrix

from kit.build import FACING, box, degrees, disc, group, lathe, lettering, plate, tube
from kit.gates import cabinet, wings
from kit.household import mug
from kit.light import ambient, area, spot
from kit.outline import circle, rounded
from kit.paint import glass, paint, tones
from kit.plants import cupped_leaf
from kit.rooms import slabs

LEFT, RIGHT, TOP = -1.9, 1.3, 3.3
CARTON, WALL_TOP = (-0.70, -5.55), 0.95
SIZE = (0.58, 0.40, 0.40)


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


def low_wall(t):
    """Garden wall with a cap stone."""
    x, y = CARTON
    box('low wall', (12, 0.62, WALL_TOP - 0.07), (x, y + 0.02, (WALL_TOP - 0.07) / 2), t.wall, 0.01)
    for index in range(9):
        at = (x - 4.3 + 1.1 * index, y - 0.02, WALL_TOP - 0.035)
        box('cap stone', (1.088, 0.84, 0.07), at, paint('stone', '#2c49b0', 0.7), 0.014)


def carton(t):
    """Open, with binders, a picture frame and a plant, which stand on its ground."""
    card, inside = paint('carton', '#5f76c4', 0.85, specular=0.1), paint('carton inside', '#2c4194', 0.9)
    width, depth, height = SIZE
    holder = group('carton', (*CARTON, WALL_TOP), degrees(0, 0, -6))
    for at, size in (
        ((0, -depth / 2, height / 2), (width, 0.012, height)),
        ((0, depth / 2, height / 2), (width, 0.012, height)),
        ((-width / 2, 0, height / 2), (0.012, depth, height)),
        ((width / 2, 0, height / 2), (0.012, depth, height)),
        ((0, 0, 0.006), (width, depth, 0.012)),
    ):
        box('side', size, at, card, 0.003, 2, parent=holder)
    grip = rounded(0.15, 0.042, 0.021, power=2)
    plate('grip', grip, 0.004, (-0.10, -depth / 2 - 0.006, height * 0.76), inside, 0.001, 2, holder)
    for at, size, turn in (
        ((-width / 2 - 0.075, 0, height - 0.040), (0.17, depth, 0.010), (0, -28, 0)),
        ((width / 2 + 0.075, 0, height - 0.040), (0.17, depth, 0.010), (0, 28, 0)),
        ((0, depth / 2 + 0.055, height + 0.065), (width, 0.17, 0.010), (50, 0, 0)),
    ):
        box('flap', size, at, card, 0.003, 2, degrees(*turn), holder)
    ink = paint('ink', '#0a1a58', 0.7)
    lettering('Jonas', 0.085, (-0.15, -depth / 2 - 0.0064, height * 0.30), ink, depth=0, rounding=0, parent=holder)
    for index, (material, tall) in enumerate(((t.gloss, 0.47), (t.deep, 0.47), (t.trim, 0.44))):
        x = 0.13 + 0.064 * index
        box('binder', (0.058, 0.30, tall), (x, 0.0, 0.012 + tall / 2), material, 0.006, parent=holder)
        plate('spine', rounded(0.036, 0.15, 0.004), 0.002, (x, -0.151, tall * 0.70), t.paper, 0, 2, holder)
    photo = group('photo', (-0.03, 0.12, 0.30), degrees(-9, -4, 5), holder)
    box('frame', (0.30, 0.024, 0.56), (0, 0, 0), t.metal, 0.008, parent=photo)
    box('picture', (0.24, 0.01, 0.50), (0, -0.010, 0), paint('picture', '#16329a', 0.4), 0, parent=photo)
    pot = [(0, 0), (0.085, 0), (0.092, 0.01), (0.112, 0.30), (0.104, 0.302), (0.096, 0.27), (0, 0.27)]
    lathe('pot', pot, t.gloss, (-0.18, -0.05, 0.012), angle=30, parent=holder)
    disc('soil', 0.098, 0.01, (-0.18, -0.05, 0.28), t.deep, 0, parent=holder)
    x, y = CARTON
    desk_plant(t, (x - 0.185, y - 0.03, WALL_TOP + 0.28))


def desk_plant(t, foot):
    """Five bent stems with pairs of small round leaves."""
    rng = random.Random(5)
    for lean_x, lean_y, tall, pairs in (
        (-0.13, -0.03, 0.30, 6),
        (0.12, -0.05, 0.27, 5),
        (0.01, 0.04, 0.38, 7),
        (-0.06, 0.06, 0.35, 6),
        (0.07, 0.03, 0.33, 6),
    ):

        def point(part):
            return (foot[0] + lean_x * part * part, foot[1] + lean_y * part * part, foot[2] + tall * part)

        tube('stem', [point(step / 12) for step in range(13)], 0.0032, t.leaf, False)
        for pair in range(pairs):
            part = 0.30 + 0.70 * pair / (pairs - 1)
            for side in (-1, 1):
                aim = (
                    Matrix.Translation(point(part))
                    @ Matrix.Rotation(rng.uniform(-1.2, 1.2), 4, 'Z')
                    @ Matrix.Rotation(side * rng.uniform(0.4, 1.2), 4, 'Y')
                    @ Matrix.Rotation(rng.uniform(0.1, 0.8), 4, 'X')
                )
                cupped_leaf(t, aim, 0.036 * (1 - 0.45 * part) + 0.008, side)
    for thing in bpy.data.objects:
        if thing.name.startswith('leaf'):
            thing.modifiers['thickness'].thickness = 0.0015


def build(frame):
    t = tones('cobalt')
    slabs(t, '#3a54b8', '#344dae', '#1c3390', 1.3, 0.8, 0.5, (0, -8), (44, 20))
    doors(t)
    barred(t, RIGHT + 0.50, 1.78)
    low_wall(t)
    carton(t)
    mug(paint('mug', '#aebcf0', 0.35, specular=0.5), (CARTON[0] + 0.55, CARTON[1] - 0.16, WALL_TOP), 0.14)
    sun = (-7.4, -7.2, 4.6)
    spot('sun', sun, (-0.4, -0.8, 1.1), 17000, 42, 0.9, 0.07, (1, 0.90, 0.74))
    x, y = CARTON
    spot('sun on the wall', (-3.6, -8.3, 3.5), (x + 0.2, y - 0.1, WALL_TOP + 0.2), 2300, 26, 0.8, 0.05, (1, 0.90, 0.74))
    area('fill', (4.6, -9, 4.4), (0, 0, 1.5), 7, 80, (0.84, 0.92, 1))
    area('top', (0, -3, 7), (0, -1.2, 0.5), 5, 70, (0.84, 0.92, 1))
    ambient((0.55, 0.68, 0.98), 0.05)
