"""Mail, parcels and bicycles."""
import math

from kit.build import FACING, box, degrees, disc, group, lathe, lettering, slab, tube
from kit.outline import arc, fractions, rounded, upright


def letterboxes(t, x, z, columns=2, rows=3, first=1, y=0.0, width=0.56, height=0.34, gap=0.035, post=()):
    """Bank of boxes in a moulded frame, numbered floor by floor (9A, 9B ...). `post` lists boxes with a letter in the slot."""
    total_width, total_height = columns * width + (columns + 1) * gap, rows * height + (rows + 1) * gap
    box('bank', (total_width + 0.16, 0.20, total_height + 0.16), (x, y - 0.06, z), t.trim, 0.028)
    box('bank dark', (total_width, 0.06, total_height), (x, y - 0.15, z), t.deep, 0.008)
    box('bank cap', (total_width + 0.28, 0.32, 0.06), (x, y - 0.10, z + total_height / 2 + 0.10), t.trim, 0.018)
    for index in range(columns * rows):
        row, column = divmod(index, columns)
        box_x = x - total_width / 2 + gap + width / 2 + column * (width + gap)
        box_z = z + total_height / 2 - gap - height / 2 - row * (height + gap)
        box('flap', (width, 0.05, height), (box_x, y - 0.18, box_z), t.panel, 0.016)
        box('slot', (width * 0.62, 0.02, 0.034), (box_x, y - 0.204, box_z + 0.085), t.reader, 0.006)
        box('slot lid', (width * 0.68, 0.03, 0.022), (box_x, y - 0.214, box_z + 0.11), t.metal, 0.008, 3)
        name = f'{first + row}{"ABCDEF"[column]}'
        lettering(name, 0.115, (box_x - width * 0.24, y - 0.211, box_z - 0.085), t.letter, depth=0.012, rounding=0)
        disc('lock', 0.024, 0.03, (box_x + width * 0.36, y - 0.212, box_z - 0.075), t.metal, 0.006, FACING)
        if name in post:
            box('letter', (0.30, 0.20, 0.010), (box_x, y - 0.27, box_z + 0.083), t.paper, 0.002, 2, degrees(14, -3, 4))


def carton(t, size, x, y, z, turn, material, open_top=False):
    """Box with tape and label; an open one shows its four flaps."""
    holder = group('carton', (x, y, z + size[2] / 2), degrees(0, 0, turn))
    width, depth, height = size
    box('carton', size, (0, 0, 0), material, 0.018, 4, parent=holder)
    box(
        'label',
        (width * 0.30, 0.008, height * 0.26),
        (width * 0.26, -depth / 2 - 0.002, -height * 0.16),
        t.paper,
        0.002,
        2,
        parent=holder,
    )
    if not open_top:
        return box('tape', (width * 0.13, depth + 0.006, height + 0.006), (0, 0, 0), t.panel, 0.016, 4, parent=holder)
    reach, rise = 0.23 * width * math.cos(math.radians(28)), 0.23 * width * math.sin(math.radians(28))
    for side in (-1, 1):  # hinged at the edge of the box
        box(
            'flap',
            (width * 0.46, depth * 0.98, 0.016),
            (side * (width / 2 + reach - 0.01), 0, height / 2 + rise - 0.012),
            material,
            0.006,
            2,
            degrees(0, side * -28, 0),
            holder,
        )
    return box('inside', (width * 0.94, depth * 0.94, 0.01), (0, 0, height / 2 + 0.002), t.deep, 0, parent=holder)


def side_table(t, x, y, z, radius=0.5):
    """Round top on a turned leg."""
    disc('table top', radius, 0.045, (x, y, z - 0.0225), t.trim, 0.016)
    disc('table edge', radius - 0.05, 0.05, (x, y, z - 0.065), t.panel, 0.014)
    tube('table leg', [(x, y, 0), (x, y, z - 0.06)], 0.05, t.panel, False)


def paper_cup(t, at, height=0.26):
    """Coffee to go: tapered cup, sleeve, lid."""
    s = height
    lathe('cup', [(0, 0), (0.26 * s, 0), (0.27 * s, 0.01 * s), (0.36 * s, 0.90 * s)], t.paper, at, angle=30)
    lathe('cup sleeve', [(0.302 * s, 0.26 * s), (0.345 * s, 0.66 * s)], t.deep, at, angle=30)
    lid = ((0.375, 0.88), (0.385, 0.90), (0.375, 0.93), (0.335, 0.94), (0.32, 1.0), (0, 1.0))
    lathe('lid', [(r * s, h * s) for r, h in lid], t.letter, at, angle=40)


def mug(material, at, height=0.3, parent=None):
    """Straight mug, its ear to the left."""
    x, y, z = at
    wide = height * 0.44
    shape = ((0, 0), (0.88, 0), (0.96, 0.02), (1, 0.98), (0.97, 1), (0.9, 0.98), (0.86, 0.1), (0, 0.08))
    lathe('mug', [(r * wide, h * height) for r, h in shape], material, at, angle=50, parent=parent)
    ear = [(x - wide * 0.94 + dx, y, z + height / 2 + dz) for dx, dz in arc(height * 0.28, 75, 285, 16)]
    tube('ear', ear, height * 0.07, material, False, parent)


def bicycle(t, x, y, lean=7, turn=0, paint=None, basket=True):
    """Town bicycle in profile; the origin is under the bottom bracket, the front wheel points right."""
    colour = paint or t.gloss
    holder = group('bicycle', (x, y, 0), degrees(-lean, 0, turn))
    radius = 0.47
    rear, front, crank = (-0.62, 0, radius), (0.74, 0, radius), (0, 0, radius - 0.04)
    seat, head_top, head_low = (-0.22, 0, 1.02), (0.47, 0, 1.10), (0.53, 0, 0.90)
    for hub in (rear, front):

        def around(ring, start=0, end=357, steps=96):
            return upright(arc(ring, start, end, steps, hub[0], hub[2]), 0)

        rim = radius - 0.06
        tube('tyre', around(radius - 0.022), 0.024, t.panel, parent=holder)
        tube('rim', around(rim), 0.013, t.metal, parent=holder)
        disc('hub', 0.028, 0.12, hub, t.metal, 0.005, FACING, holder)
        for index in range(20):
            angle = index * math.pi / 10
            tube(
                'spoke',
                [hub, (hub[0] + rim * math.cos(angle), 0, hub[2] + rim * math.sin(angle))],
                0.0035,
                t.metal,
                False,
                holder,
                sides=2,
            )
        tube('mudguard', around(radius + 0.035, 20, 175, 40), 0.016, colour, False, holder)
    for begin, finish, thick in (
        (crank, seat, 0.024),
        (crank, head_low, 0.027),
        (seat, head_top, 0.022),
        (rear, crank, 0.016),
        (rear, seat, 0.014),
        (head_top, head_low, 0.03),
        (head_low, front, 0.019),
    ):
        tube('frame', [begin, finish], thick, colour, False, holder, sides=8)
    tube('seat post', [seat, (-0.255, 0, 1.16)], 0.017, t.metal, False, holder)
    saddle = slab(
        'saddle',
        [(a * (1 if a < 0 else 1.4), b) for a, b in arc(0.12, 0, 357, 40)],
        0.06,
        t.deep,
        0.026,
        5,
        holder,
        (-0.27, 0, 1.19),
    )
    saddle.scale = (1.15, 0.72, 1)
    tube('stem', [head_top, (0.445, 0, 1.22), (0.46, 0, 1.25)], 0.017, t.metal, False, holder)
    reach = [2 * part - 1 for part in fractions(20)]
    tube(
        'handlebar',
        [(0.46 - 0.26 * a * a, 0.29 * a, 1.25 + 0.06 * math.sin(abs(a) * 3.14)) for a in reach],
        0.014,
        t.metal,
        False,
        holder,
    )
    for side in (-1, 1):
        tube('grip', [(0.30, side * 0.24, 1.285), (0.20, side * 0.29, 1.25)], 0.024, t.deep, False, holder)
    tube('chainring', upright(arc(0.105, 0, 357, 48, 0, crank[2]), -0.05), 0.011, t.metal, parent=holder)
    box('chain guard', (0.66, 0.02, 0.10), (-0.28, -0.07, crank[2] + 0.02), colour, 0.01, parent=holder)
    tube('crank', [(0, -0.07, crank[2]), (0.13, -0.09, crank[2] - 0.14)], 0.014, t.metal, False, holder)
    box('pedal', (0.12, 0.1, 0.03), (0.13, -0.14, crank[2] - 0.15), t.deep, 0.01, parent=holder)
    if basket:
        slab('basket', rounded(0.34, 0.36, 0.06), 0.24, t.trim, 0.02, 4, holder, (0.74, 0, 1.16))
        for index in range(9):
            tube(
                'weave',
                [(0.58 + 0.04 * index, -0.185, 1.05), (0.575 + 0.041 * index, -0.185, 1.27)],
                0.012,
                t.trim,
                False,
                holder,
                sides=3,
            )
    return holder
