"""What passes replace, in gray: keycards, a printed confirmation, a phone that waits for an app.

Three objects of one height, each in the middle of a third of the picture, on one line at its lower edge. There is no room: the
section is the ground, so the picture has an alpha channel.
"""
import math
import os

import bmesh
from mathutils import Matrix

from kit.build import from_bmesh, group, slab, smooth
from kit.light import ambient, area, spot
from kit.outline import fractions, rounded
from kit.paint import paint, printed
from kit.phone import rest

THIRD, HEIGHT = 1.8, 2.0
CARD_WIDTH, THICK, CORNER = 1.26, 0.034, 0.085
# From the front to the back: how far each card is turned in the picture, and its gray.
CARDS = ((0, '#b4b6b2'), (4.5, '#7b7d7a'), (-6, '#5f615f'))


def keycards(image, x):
    """Three cards, each leaning on the next; one corner of each is on the ground."""
    for index, (roll, gray) in enumerate(CARDS):
        holder = group('card')
        slab('card', rounded(CARD_WIDTH, HEIGHT, CORNER), THICK, paint('plastic', gray, 0.38, specular=0.4), 0.008, 4, holder)
        if index == 0:
            slab(
                'print',
                rounded(CARD_WIDTH - 0.02, HEIGHT - 0.02, CORNER - 0.01),
                0,
                printed('print', image, 0, 0.62, 0.4, 0.3),
                0,
                4,
                holder,
                (0, 0, THICK / 2 + 0.001),
                mapped=True,
            )
        low = CARD_WIDTH / 2 * math.sin(math.radians(abs(roll)))
        holder.matrix_world = (
            rest((x, 0.09 * index, low), 9, 3)
            @ Matrix.Rotation(math.radians(roll), 4, 'Z')
            @ Matrix.Translation((0, HEIGHT / 2, 0))
        )


def sheet(image, at, turn, width=HEIGHT / math.sqrt(2) * 1.04, height=HEIGHT * 1.13):
    """A printed page that leans on nothing: it was folded to fit a pocket, so it stands, and its head curls back."""
    steps, across = 60, 16
    y = z = 0.0
    angle = math.radians(83)
    rows = [(y, z)]
    for part in fractions(steps)[1:]:
        angle -= math.radians(0.25) if part < 0.55 else math.radians(6.4 * (part - 0.55))
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
        'page', builder, printed('page', image, 0.0, 0.5, 0.8, 0.08), at=at, turn=(0, 0, math.radians(turn))
    )
    page.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.004
    return smooth(page, 180)


def build(frame):
    faces = os.environ['ART_FACES']
    keycards(f'{faces}/keycard.png', -THIRD)
    sheet(f'{faces}/pdf.png', (0, 0, 0), 5)
    spot('key', (-4.4, -8.4, 5.6), (0, 0, 1.0), 4800, 40, 0.8, 0.3, (1, 1, 1))
    area('fill', (4, -10, 2.2), (0, 0, 1.0), 6, 150)
    area('rim left', (-4.2, 2.4, 3.4), (-0.4, 0, 1.0), 1.6, 160, height=3)
    area('rim right', (4.6, 2.2, 3.0), (0.4, 0, 1.0), 1.6, 190, height=3)
    ambient((1, 1, 1), 0.04)
