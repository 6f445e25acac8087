"""Casa Terra, the street door on the first day of a lease, from near. The counter where keys were handed out is shut for the vacation;
the phone stands on its sill, under the reader, and the door answers all the same.

Options: answered (True: the ring is lit and shows a tick, the door stands ajar on the lit hall).
"""
from kit.build import FACING, ball, box, degrees, disc, group, lettering, moulding, plate, tube
from kit.fittings import desk_bell, granted, reader
from kit.household import letterboxes
from kit.light import ambient, area, glow, spot
from kit.outline import rounded
from kit.paint import YES, linear, paint, tones
from kit.rooms import slabs

LEFT, RIGHT, TOP, FACE, STEP = 0.0, 1.74, 3.36, 0.12, 0.13
PANEL, READER_Z = -0.40, 2.035
SILL = 1.42
HATCH, HATCH_LOW, HATCH_HIGH, HATCH_HALF = -1.30, 1.44, 2.30, 0.56


def front(t):
    """Banded stone round the opening, a plinth, a step."""
    box('wall behind', (9, 0.2, 9), (LEFT - 4.5, 0.16, 4.5), t.deep, 0)
    box('wall behind', (9, 0.2, 9), (RIGHT + 4.5, 0.16, 4.5), t.deep, 0)
    for index in range(14):
        z = 0.18 + 0.62 * index
        for start, end in ((-9, LEFT - 0.19), (RIGHT + 0.19, 9)):
            box('band', (end - start, 0.2, 0.600), ((start + end) / 2, 0.10, z + 0.3), t.wall, 0.014)
    for x in (LEFT - 0.09, RIGHT + 0.09):
        box('jamb', (0.2, 0.34, TOP), (x, 0.07, TOP / 2), t.trim, 0.022)
        box('jamb bead', (0.08, 0.38, TOP), (x, 0.07, TOP / 2), t.trim, 0.02)
    box('head', (RIGHT - LEFT + 0.6, 0.44, 0.30), ((LEFT + RIGHT) / 2, 0.07, TOP + 0.14), t.trim, 0.022)
    box('step', (2.6, 1.1, STEP), ((LEFT + RIGHT) / 2, -0.28, STEP / 2), paint('step', '#b0622e', 0.5), 0.03, 5)


def leaf(t, ajar):
    """Panelled, hung on the right, opens into the hall."""
    hinge = group('hinge', (RIGHT, FACE + 0.06, 0), degrees(0, 0, -ajar))
    door = group('door', (-RIGHT, -FACE - 0.06, STEP), parent=hinge)
    middle, width = (LEFT + RIGHT) / 2, RIGHT - LEFT
    box('leaf', (width - 0.03, 0.12, TOP - STEP), (middle, FACE + 0.06, (TOP - STEP) / 2), t.panel, 0.01, parent=door)
    for low, high in ((0.26, 1.12), (1.38, 2.94)):
        moulding(LEFT + 0.30, RIGHT - 0.24, low, high, FACE, t.panel, 0.03, door)
    tube('pull', [(0.14, FACE - 0.13, 1.30), (0.14, FACE - 0.13, 1.90)], 0.028, t.metal, False, door, sides=8)
    for z in (1.37, 1.83):
        disc('pull post', 0.02, 0.14, (0.14, FACE - 0.06, z), t.metal, 0.003, FACING, door)


def entry_panel(t, answered):
    """Bells over the reader; the phone stands under it."""
    x = PANEL
    plate('panel back', rounded(0.34, 0.66, 0.09), 0.03, (x, -0.012, 2.215), t.metal, 0.01, 5)
    plate('panel', rounded(0.30, 0.62, 0.075), 0.04, (x, -0.028, 2.215), t.plate, 0.012, 6)
    at = (x, -0.055, READER_Z)
    if answered:
        granted(t, at, 0.115)
    else:
        reader(t, at, 0.115)
    for row in range(3):
        for side in (-1, 1):
            z = 2.245 + 0.085 * row
            disc('bell', 0.019, 0.024, (x + side * 0.112, -0.052, z), t.metal, 0.005, FACING)
            plate('name', rounded(0.088, 0.042, 0.008), 0.008, (x + side * 0.045, -0.050, z), t.paper, 0.002, 2)


def key_counter(t):
    """A hatch in the wall with its shutter down, a bell that nobody hears, and a card on a string. Its sill goes on to the door."""
    middle, height = (HATCH_LOW + HATCH_HIGH) / 2, HATCH_HIGH - HATCH_LOW
    for side in (-1, 1):
        box('hatch jamb', (0.10, 0.18, height + 0.1), (HATCH + side * (HATCH_HALF + 0.04), -0.03, middle), t.trim, 0.016)
    box('hatch head', (2 * HATCH_HALF + 0.24, 0.22, 0.24), (HATCH, -0.04, HATCH_HIGH + 0.12), t.trim, 0.018)
    lettering('Keys', 0.175, (HATCH, -0.158, HATCH_HIGH + 0.12), t.letter, depth=0.02, rounding=0.001)
    slats = 12
    for index in range(slats):
        z = HATCH_LOW + height * (index + 0.5) / slats
        box('slat', (2 * HATCH_HALF, 0.07, height / slats - 0.005), (HATCH, -0.02, z), t.panel, 0.022, 4)
    box('sill', (1.92, 0.40, 0.06), (-1.13, -0.18, SILL - 0.03), t.trim, 0.018)
    for x in (-1.80, -0.44):
        box('bracket', (0.07, 0.26, 0.20), (x, -0.11, SILL - 0.15), t.trim, 0.02)
    desk_bell(t, (HATCH + 0.42, -0.24, SILL), 0.55)
    card = group('card', (HATCH - 0.01, -0.075, 1.88), degrees(0, 3, 0))
    pale = paint('card', '#e3a26c', 0.7, specular=0.1)
    plate('card', rounded(0.78, 0.44, 0.03), 0.02, (0, 0, 0), pale, 0.005, parent=card)
    ink = paint('ink', t.hex['plate'], 0.7)
    for text, z in (('On', 0.09), ('vacation', -0.09)):
        lettering(text, 0.18, (0, -0.012, z), ink, 'InterDisplay-SemiBold', depth=0.004, rounding=0, parent=card)
    string = [(-0.30, -0.006, 0.21), (0.0, 0.012, 0.37), (0.30, -0.006, 0.21)]
    tube('string', string, 0.006, t.letter, False, parent=card)
    ball('nail', 0.018, (HATCH + 0.01, -0.065, 2.25), t.metal)


def hall(t):
    """What one sees of it: the letter boxes of the house, a lamp over them."""
    warm = paint('lit hall', '#c98a55', 0.85, glow='#ffc78c', strength=0.22)
    box('hall floor', (8, 6, 0.2), (1, 3.3, STEP - 0.098), paint('hall floor', '#a06a3c', 0.7), 0)
    box('hall wall', (8, 0.2, 6), (1, 3.2, 3), warm, 0)
    box('hall side', (0.2, 5, 6), (-1.9, 2.8, 3), warm, 0)
    letterboxes(t, 0.72, 1.78, 2, 3, 7, 3.1)
    spot('lamp', (-0.95, 2.3, 2.6), (0.75, -1.1, 0), 3600, 44, 0.5, 0.05, (1, 0.84, 0.60))
    glow('lamp in the hall', (0.4, 1.9, 2.7), 130, 0.3, (1, 0.86, 0.62))


def build(frame):
    t = tones('tangerine')
    answered = frame.options.get('answered', False)
    slabs(t, '#a8602f', '#9c5629', '#5c2a0e', 1.05, 0.52, 0.42, (0, -8.7), (40, 18))
    front(t)
    leaf(t, frame.options.get('ajar', 44) if answered else 0)
    entry_panel(t, answered)
    key_counter(t)
    if answered:
        hall(t)
        glow('answer', (PANEL, -0.30, READER_Z + 0.06), 2.6, 0.08, linear(YES['tangerine']))
    else:
        box('hall', (6, 0.1, 6), (1, 0.6, 3), t.deep, 0)
    # Early: the sun has not yet come round to this side of the street and only brushes it.
    spot('key', (6.5, -6.4, 6.0), (-0.8, 0, 1.9), 13000, 34, 1.0, 0.22, (1, 0.90, 0.74))
    area('fill', (-4.5, -8, 4), (0, 0, 1.5), 6, 130, (1, 0.64, 0.38))
    area('kick', (-5.2, -2.2, 2.6), (-0.5, -0.2, 1.4), 1.2, 60, (1, 0.82, 0.6), height=3)
    ambient((1, 0.60, 0.34), 0.05)
