"""Alder House, the desk from above: a reader lies in the counter, its ring lit round the phone; bell and greeting beside it, and
in the pigeonholes behind it, where keys were, there is nothing."""
from kit.build import box, degrees, disc, group, lettering, plate, tube
from kit.fittings import desk_bell, fluted_counter
from kit.light import ambient, area, glow, spot
from kit.outline import circle, rounded
from kit.paint import YES, linear, paint, tones
from kit.rooms import slabs

DESK = dict(x=0.0, y=0.0, width=5.4, depth=1.9, height=1.02)
PAD = (0.28, -0.14)
RACK_Y, CELL, COLUMNS, ROWS = 1.9, 0.74, 7, 2


def pad(t, x, y, z):
    """Reader for a counter: a shallow dish with a ring of light round whatever lies on it."""
    disc('pad', 0.76, 0.03, (x, y, z + 0.015), t.plate, 0.012)
    tube('pad ring', [(px + x, py + y, z + 0.034) for px, py in circle(0.685)], 0.017, t.yes)
    glow('pad light', (x, y - 0.3, z + 0.30), 2.2, 0.25, linear(YES['emerald']))


def empty_rack(t):
    """Numbered pigeonholes, all empty."""
    width, height, middle = COLUMNS * CELL, ROWS * CELL, 1.42
    box('wall', (30, 0.3, 9), (0, RACK_Y + 0.25, 4.5), t.wall, 0)
    box('rack back', (width, 0.06, height), (0, RACK_Y + 0.08, middle), t.deep, 0)
    for column in range(COLUMNS + 1):
        box(
            'upright',
            (0.04, 0.28, height + 0.04),
            (-width / 2 + column * CELL, RACK_Y - 0.04, middle),
            t.trim,
            0.008,
            3,
        )
    for row in range(ROWS + 1):
        box('shelf', (width + 0.04, 0.28, 0.04), (0, RACK_Y - 0.04, middle - height / 2 + row * CELL), t.trim, 0.008, 3)
    for row in range(ROWS):
        for column in range(COLUMNS):
            x, z = -width / 2 + (column + 0.5) * CELL, middle + height / 2 - (row + 0.5) * CELL
            number = (4 - row) * 100 + 9 + column
            plate('label', rounded(0.34, 0.16, 0.03), 0.02, (x, RACK_Y - 0.186, z - CELL / 2), t.panel, 0.006)
            lettering(str(number), 0.11, (x, RACK_Y - 0.199, z - CELL / 2), t.letter, depth=0.006, rounding=0)


def greeting(t, x, y, z):
    """A card in a wooden foot that says what the desk is for."""
    holder = group('greeting', (x, y, z), degrees(0, 0, -8))
    box('card foot', (1.06, 0.20, 0.09), (0, 0, 0.045), t.panel, 0.02, 4, parent=holder)
    card = group('card', (0, 0, 0.06), degrees(-12, 0, 0), holder)
    plate('card', rounded(0.96, 0.58, 0.04), 0.02, (0, 0, 0.29), t.paper, 0.006, parent=card)
    ink = paint('ink', t.hex['deep'], 0.7)
    lettering('Hello.', 0.27, (0, -0.014, 0.31), ink, depth=0.004, rounding=0, parent=card)


def build(frame):
    t = tones('emerald')
    slabs(t, '#0b6347', '#095a41', '#053626', 0.62, 0.62, 0.22, (0, -9), (40, 24), 0)
    top = fluted_counter(t, **DESK)
    empty_rack(t)
    pad(t, *PAD, top)
    desk_bell(t, (-1.06, 0.10, top), 2.3)
    greeting(t, 1.48, 0.46, top)
    key = (-5.2, -4.2, 7.0)
    spot('key', key, (0.2, 0.2, 1.0), 8200, 34, 0.9, 0.14)
    area('fill', (4.2, -6.5, 4.5), (0, 0, 1), 6, 120, (0.80, 1, 0.93))
    area('top', (0, 0.4, 6), (0, 0.4, 1), 4, 60, (0.9, 1, 0.96))
    area('kick', (4.6, 0.5, 2.8), (0, 0, 1.1), 1.2, 60, (1, 0.9, 0.78), height=3)
    ambient((0.55, 0.9, 0.75), 0.05)
