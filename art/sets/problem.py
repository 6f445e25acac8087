"""The old world, in grey: a tower of plastic cards, a printed confirmation, a phone that waits for an app.

The upper part of the picture stays empty and nearly black: the headline stands there.
"""
import math
import os
import random

import bmesh

from kit.build import box, from_bmesh, group, slab, smooth
from kit.light import ambient, area, spot
from kit.outline import fractions, rounded
from kit.paint import paint, printed

CARD, THICK = (1.28, 0.81), 0.034
GREYS = ('#8b8d8a', '#6f716e', '#a6a8a4', '#5a5c5a', '#989a96')


class Plastic:
    """Cards in five greys with a magnetic stripe and two lines of embossing."""

    def __init__(self):
        self.greys = [paint('plastic', colour, 0.38, specular=0.45) for colour in GREYS]
        self.stripe, self.print = paint('stripe', '#1d1f1e', 0.3), paint('print', '#c9cac6', 0.5)

    def card(self, at, turn=(0, 0, 0), grey=0, front=False):
        holder = group('card', at, tuple(math.radians(angle) for angle in turn))
        slab('card', rounded(*CARD, 0.07), THICK, self.greys[grey % 5], 0.008, 4, holder)
        top = THICK / 2 + 0.0012
        if front:
            box('chip', (0.17, 0.13, 0.004), (-0.40, 0.06, top), self.print, 0.002, 2, parent=holder)
            for width, y in ((0.42, -0.16), (0.26, -0.25)):
                box('embossing', (width, 0.035, 0.004), (width / 2 - 0.50, y, top), self.print, 0.002, 2, parent=holder)
        else:
            box('stripe', (CARD[0] - 0.001, 0.15, 0.003), (0, 0.22, top), self.stripe, 0, parent=holder)
        return holder


def tower(plastic, x, y, count=44):
    """Every card lies on the one below; the tower leans, but holds."""
    rng = random.Random(7)
    for index in range(count):
        at = (
            x + rng.uniform(-0.06, 0.06) + 0.09 * math.sin(index * 0.33),
            y + rng.uniform(-0.05, 0.05),
            THICK / 2 + index * (THICK + 0.0012),
        )
        plastic.card(at, (0, 0, rng.uniform(-9, 9)), rng.randrange(5), front=index == count - 1)


def sheet(image, at, turn, width=1.50, height=2.12):
    """A printed page that leans on nothing: it was folded to fit a pocket, so it stands, and its head curls back."""
    steps, across = 60, 16
    y = z = 0.0
    angle = math.radians(80)
    rows = [(y, z)]
    for part in fractions(steps)[1:]:
        angle -= math.radians(0.25) if part < 0.55 else math.radians(7.6 * (part - 0.55))
        y, z = y + height / steps * math.cos(angle), z + height / steps * math.sin(angle)
        rows.append((y, z))
    builder = bmesh.new()
    layer = builder.loops.layers.uv.new('picture')
    # A slight roll across the width keeps the page from looking like a board.
    grid = [
        [
            builder.verts.new(
                (u * width - width / 2, py + 0.10 * math.cos((u - 0.5) * math.pi) * (1 - pz / height * 0.4) - 0.10, pz)
            )
            for u in fractions(across)
        ]
        for py, pz in rows
    ]
    for row in range(steps):
        for column in range(across):
            face = builder.faces.new(
                (grid[row][column], grid[row][column + 1], grid[row + 1][column + 1], grid[row + 1][column])
            )
            for corner, (u, v) in zip(
                face.loops, ((column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1))
            ):
                corner[layer].uv = (u / across, v / steps)
    page = from_bmesh(
        'page', builder, printed('page', image, 0.0, 0.62, 0.8, 0.08), at=at, turn=tuple(math.radians(a) for a in turn)
    )
    page.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.004
    return smooth(page, 180)


def build(frame):
    faces = os.environ['ART_FACES']
    box('floor', (60, 24, 0.2), (0, -8, -0.1), paint('floor', '#1c1e1d', 0.34, specular=0.4), 0)
    box('wall', (60, 0.3, 20), (0, 6, 9), paint('wall', '#161817', 0.85, specular=0.1, tooth=0.1), 0)
    plastic = Plastic()
    tower_x, tower_y = frame.options.get('tower', (-2.35, 0.25))
    tower(plastic, tower_x, tower_y)
    plastic.card((tower_x + 1.06, tower_y - 0.86, THICK / 2), (0, 0, 24), 2, True)
    plastic.card((tower_x - 0.30, tower_y - 1.10, THICK / 2), (0, 0, -12), 0)
    plastic.card((tower_x + 0.42, tower_y - 1.02, THICK * 1.5 + 0.002), (0, 0, 38), 4)
    # One card leans against the tower, as if it had slid off.
    plastic.card((tower_x + 1.06, tower_y - 0.30, 0.385), (66, 0, 74), 3, True)
    sheet(f'{faces}/pdf.png', frame.options.get('page', (0.10, -0.25, 0.004)), (0, 0, 7))
    spot('key', (-6.4, -6.4, 6.6), (-0.2, 0, 0.9), 9500, 30, 0.8, 0.12, (1, 1, 1))
    area('fill', (5, -9, 3.2), (0, 0, 0.8), 6, 110)
    area('rim', (4.6, 3.2, 4.2), (0, 0, 0.8), 2.4, 260)
    area('kick', (6, -2, 1.8), (0, 0, 1), 1.2, 80, height=3)
    ambient((1, 1, 1), 0.018)
