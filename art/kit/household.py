"""Things people bring home: post, parcels, bicycles."""
import math

from kit.build import FACING, box, degrees, disc, group, lettering, slab, tube
from kit.outline import arc, fractions, rounded, upright


def letterboxes(t, x, z, columns=2, rows=3, first=1, y=0., width=.56, height=.34, gap=.035, post=()):
    """Bank of boxes in a moulded frame, numbered floor by floor (9A, 9B ...). `post` lists boxes with a letter in the slot."""
    total_width, total_height = columns * width + (columns + 1) * gap, rows * height + (rows + 1) * gap
    box('bank', (total_width + .16, .20, total_height + .16), (x, y - .06, z), t.trim, .028)
    box('bank dark', (total_width, .06, total_height), (x, y - .15, z), t.deep, .008)
    box('bank cap', (total_width + .28, .32, .06), (x, y - .10, z + total_height / 2 + .10), t.trim, .018)
    for index in range(columns * rows):
        row, column = divmod(index, columns)
        box_x = x - total_width / 2 + gap + width / 2 + column * (width + gap)
        box_z = z + total_height / 2 - gap - height / 2 - row * (height + gap)
        box('flap', (width, .05, height), (box_x, y - .18, box_z), t.panel, .016)
        box('slot', (width * .62, .02, .034), (box_x, y - .204, box_z + .085), t.reader, .006)
        box('slot lid', (width * .68, .03, .022), (box_x, y - .214, box_z + .11), t.metal, .008, 3)
        name = f'{first + row}{"ABCDEF"[column]}'
        lettering(name, .115, (box_x - width * .24, y - .211, box_z - .085), t.letter, depth=.012, rounding=0)
        disc('lock', .024, .03, (box_x + width * .36, y - .212, box_z - .075), t.metal, .006, FACING)
        if name in post:
            box('letter', (.30, .20, .010), (box_x, y - .27, box_z + .083), t.paper, .002, 2, degrees(14, -3, 4))


def carton(t, size, x, y, z, turn, material, open_top=False):
    """Box with tape and label; an open one shows its four flaps."""
    holder = group('carton', (x, y, z + size[2] / 2), degrees(0, 0, turn))
    width, depth, height = size
    box('carton', size, (0, 0, 0), material, .018, 4, parent=holder)
    box('label', (width * .30, .008, height * .26), (width * .26, -depth / 2 - .002, -height * .16), t.paper, .002, 2, parent=holder)
    if not open_top:
        return box('tape', (width * .13, depth + .006, height + .006), (0, 0, 0), t.panel, .016, 4, parent=holder)
    reach, rise = .23 * width * math.cos(math.radians(28)), .23 * width * math.sin(math.radians(28))
    for side in (-1, 1):                  # hinged at the edge of the box
        box('flap', (width * .46, depth * .98, .016), (side * (width / 2 + reach - .01), 0, height / 2 + rise - .012), material, .006, 2, degrees(0, side * -28, 0), holder)
    return box('inside', (width * .94, depth * .94, .01), (0, 0, height / 2 + .002), t.deep, 0, parent=holder)


def bicycle(t, x, y, lean=7, turn=0, paint=None, basket=True):
    """Town bicycle in profile; the origin is under the bottom bracket, the front wheel points right."""
    colour = paint or t.gloss
    holder = group('bicycle', (x, y, 0), degrees(-lean, 0, turn))
    radius = .47
    rear, front, crank = (-.62, 0, radius), (.74, 0, radius), (0, 0, radius - .04)
    seat, head_top, head_low = (-.22, 0, 1.02), (.47, 0, 1.10), (.53, 0, .90)
    for hub in (rear, front):
        def around(ring, start=0, end=357, steps=96):
            return upright(arc(ring, start, end, steps, hub[0], hub[2]), 0)
        rim = radius - .06
        tube('tyre', around(radius - .022), .024, t.panel, parent=holder)
        tube('rim', around(rim), .013, t.metal, parent=holder)
        disc('hub', .028, .12, hub, t.metal, .005, FACING, holder)
        for index in range(20):
            angle = index * math.pi / 10
            tube('spoke', [hub, (hub[0] + rim * math.cos(angle), 0, hub[2] + rim * math.sin(angle))], .0035, t.metal, False, holder, sides=2)
        tube('mudguard', around(radius + .035, 20, 175, 40), .016, colour, False, holder)
    for begin, finish, thick in ((crank, seat, .024), (crank, head_low, .027), (seat, head_top, .022), (rear, crank, .016), (rear, seat, .014), (head_top, head_low, .03), (head_low, front, .019)):
        tube('frame', [begin, finish], thick, colour, False, holder, sides=8)
    tube('seat post', [seat, (-.255, 0, 1.16)], .017, t.metal, False, holder)
    saddle = slab('saddle', [(a * (1 if a < 0 else 1.4), b) for a, b in arc(.12, 0, 357, 40)], .06, t.deep, .026, 5, holder, (-.27, 0, 1.19))
    saddle.scale = (1.15, .72, 1)
    tube('stem', [head_top, (.445, 0, 1.22), (.46, 0, 1.25)], .017, t.metal, False, holder)
    reach = [2 * part - 1 for part in fractions(20)]
    tube('handlebar', [(.46 - .26 * a * a, .29 * a, 1.25 + .06 * math.sin(abs(a) * 3.14)) for a in reach], .014, t.metal, False, holder)
    for side in (-1, 1):
        tube('grip', [(.30, side * .24, 1.285), (.20, side * .29, 1.25)], .024, t.deep, False, holder)
    tube('chainring', upright(arc(.105, 0, 357, 48, 0, crank[2]), -.05), .011, t.metal, parent=holder)
    box('chain guard', (.66, .02, .10), (-.28, -.07, crank[2] + .02), colour, .01, parent=holder)
    tube('crank', [(0, -.07, crank[2]), (.13, -.09, crank[2] - .14)], .014, t.metal, False, holder)
    box('pedal', (.12, .1, .03), (.13, -.14, crank[2] - .15), t.deep, .01, parent=holder)
    if basket:
        slab('basket', rounded(.34, .36, .06), .24, t.trim, .02, 4, holder, (.74, 0, 1.16))
        for index in range(9):
            tube('weave', [(.58 + .04 * index, -.185, 1.05), (.575 + .041 * index, -.185, 1.27)], .012, t.trim, False, holder, sides=3)
    return holder
