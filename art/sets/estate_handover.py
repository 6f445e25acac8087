"""Casa Terra, the street door on the first day of a lease. The counter where keys were handed out is shut for the vacation, and
the door answers the phone all the same.

Options: answered (True: the ring is lit in the colour of the pass, the door stands ajar, the hall's light lies on the pavement).
"""
from kit.build import FACING, ball, box, degrees, disc, group, lettering, moulding, plate, tube
from kit.fittings import desk_bell, reader
from kit.light import ambient, area, glow, spot
from kit.outline import rounded
from kit.paint import ANSWER, linear, paint, tones
from kit.rooms import slabs

LEFT, RIGHT, TOP, FACE, STEP = 0.0, 1.74, 3.36, 0.12, 0.13
READER = (-0.62, -0.085, 2.02)
HATCH, HATCH_LOW, HATCH_HIGH, HATCH_HALF = -2.16, 1.42, 2.86, 0.80


def front(t):
    """Banded stone round the opening, a plinth, a step."""
    box('wall behind', (9, 0.2, 9), (LEFT - 4.5, 0.16, 4.5), t.deep, 0)
    box('wall behind', (9, 0.2, 9), (RIGHT + 4.5, 0.16, 4.5), t.deep, 0)
    for index in range(14):
        z = 0.30 + 0.62 * index
        for start, end in ((-9, LEFT - 0.19), (RIGHT + 0.19, 9)):
            box('band', (end - start, 0.2, 0.596), ((start + end) / 2, 0.10, z + 0.3), t.wall, 0.02)
    for start, end in ((-9, LEFT - 0.19), (RIGHT + 0.19, 9)):
        box('plinth', (end - start, 0.2, 0.29), ((start + end) / 2, 0.06, 0.145), t.trim, 0.02)
    for x in (LEFT - 0.09, RIGHT + 0.09):
        box('jamb', (0.2, 0.34, TOP), (x, 0.07, TOP / 2), t.trim, 0.022)
        box('jamb bead', (0.08, 0.38, TOP), (x, 0.07, TOP / 2), t.trim, 0.02)
    box('head', (RIGHT - LEFT + 0.6, 0.44, 0.30), ((LEFT + RIGHT) / 2, 0.07, TOP + 0.14), t.trim, 0.022)
    box('step', (2.6, 1.1, STEP), ((LEFT + RIGHT) / 2, -0.28, STEP / 2), paint('step', '#b0622e', 0.5), 0.03, 5)


def leaf(t, ajar, lit):
    """Half glazed, hung on the right, opens into the hall. Its glass is dark until there is light behind it."""
    hinge = group('hinge', (RIGHT, FACE + 0.06, 0), degrees(0, 0, -ajar))
    door = group('door', (-RIGHT, -FACE - 0.06, STEP), parent=hinge)
    middle, width = (LEFT + RIGHT) / 2, RIGHT - LEFT
    box('leaf', (width - 0.03, 0.12, TOP - STEP), (middle, FACE + 0.06, (TOP - STEP) / 2), t.panel, 0.01, parent=door)
    left, right = LEFT + 0.44, RIGHT - 0.24
    moulding(left, right, 0.26, 1.12, FACE, t.panel, 0.03, door)
    pane = paint('pane', '#ffc98a', 0.3, glow='#ffd9a6', strength=0.85) if lit else t.reader
    box('glass', (right - left, 0.03, 1.56), ((left + right) / 2, FACE - 0.004, 2.16), pane, 0, parent=door)
    moulding(left, right, 1.38, 2.94, FACE - 0.01, t.trim, 0.034, door)
    for x in (left + (right - left) / 3, left + (right - left) * 2 / 3):
        tube('glazing bar', [(x, FACE - 0.03, 1.40), (x, FACE - 0.03, 2.92)], 0.018, t.trim, False, door)
    tube('glazing bar', [(left, FACE - 0.03, 2.16), (right, FACE - 0.03, 2.16)], 0.018, t.trim, False, door)
    tube('pull', [(0.20, FACE - 0.15, 1.16), (0.20, FACE - 0.15, 1.86)], 0.034, t.metal, False, door, sides=8)
    for z in (1.24, 1.78):
        disc('pull post', 0.024, 0.16, (0.20, FACE - 0.07, z), t.metal, 0.003, FACING, door)


def entry_panel(t, answered):
    """Bells over the reader; the phone is held under it."""
    x, z = READER[0], READER[2]
    plate('panel back', rounded(0.60, 1.22, 0.13), 0.05, (x, -0.02, z + 0.33), t.metal, 0.014, 5)
    plate('panel', rounded(0.54, 1.16, 0.11), 0.06, (x, -0.045, z + 0.33), t.plate, 0.018, 6)
    reader(t, READER, 0.20, light=t.answer if answered else None)
    for row in range(3):
        for side in (-1, 1):
            bell_z = z + 0.42 + 0.16 * row
            disc('bell', 0.034, 0.04, (x + side * 0.20, -0.09, bell_z), t.metal, 0.008, FACING)
            plate('name', rounded(0.15, 0.07, 0.014), 0.014, (x + side * 0.085, -0.08, bell_z), t.paper, 0.003, 2)
    lettering('9', 0.56, (x, -0.04, 3.42), t.letter, 'InterDisplay-Medium', depth=0.06, rounding=0.003)


def key_counter(t):
    """A hatch in the wall with its shutter down, a bell that nobody hears, and a card on a string."""
    middle, height = (HATCH_LOW + HATCH_HIGH) / 2, HATCH_HIGH - HATCH_LOW
    for side in (-1, 1):
        box('hatch jamb', (0.14, 0.22, height + 0.2), (HATCH + side * (HATCH_HALF + 0.06), -0.03, middle), t.trim, 0.02)
    box('hatch head', (2 * HATCH_HALF + 0.36, 0.26, 0.36), (HATCH, -0.04, HATCH_HIGH + 0.17), t.trim, 0.022)
    lettering('Keys', 0.29, (HATCH, -0.185, HATCH_HIGH + 0.17), t.letter, depth=0.03, rounding=0.002)
    slats = 13
    for index in range(slats):
        z = HATCH_LOW + height * (index + 0.5) / slats
        box('slat', (2 * HATCH_HALF, 0.09, height / slats - 0.008), (HATCH, -0.02, z), t.panel, 0.03, 4)
    box('sill', (2 * HATCH_HALF + 0.5, 0.56, 0.08), (HATCH, -0.25, HATCH_LOW - 0.05), t.trim, 0.024)
    for side in (-1, 1):
        box('bracket', (0.10, 0.34, 0.26), (HATCH + side * 0.66, -0.16, HATCH_LOW - 0.22), t.trim, 0.03)
    desk_bell(t, (HATCH + 0.52, -0.32, HATCH_LOW - 0.01), 1.15)
    card_z = 2.16
    card = group('card', (HATCH - 0.05, -0.10, card_z), degrees(0, 4, 0))
    pale = paint('card', '#e3a26c', 0.7, specular=0.1)
    plate('card', rounded(1.16, 0.66, 0.05), 0.03, (0, 0, 0), pale, 0.008, parent=card)
    ink = paint('ink', t.hex['plate'], 0.7)
    for text, z in (('On', 0.14), ('vacation', -0.14)):
        lettering(text, 0.27, (0, -0.018, z), ink, 'InterDisplay-SemiBold', depth=0.006, rounding=0, parent=card)
    tube('string', [(-0.46, -0.01, 0.31), (0.0, 0.02, 0.58), (0.46, -0.01, 0.31)], 0.010, t.letter, False, parent=card)
    ball('nail', 0.03, (HATCH - 0.01, -0.085, card_z + 0.58), t.metal)


def hall(t):
    """What one sees of it: its light, which comes out over the step."""
    warm = paint('lit hall', '#e0b58a', 0.8, glow='#ffdcae', strength=0.8)
    box('hall floor', (8, 6, 0.2), (1, 3.3, STEP - 0.098), paint('hall floor', '#a06a3c', 0.7), 0)
    box('hall wall', (8, 0.2, 6), (1, 4.2, 3), warm, 0)
    box('hall side', (0.2, 5, 6), (-1.9, 2.8, 3), warm, 0)
    # Only from the left of the doorway does light find its way out: the leaf stands in all other ways.
    spot('lamp', (-0.95, 2.3, 2.6), (0.75, -1.1, 0), 4600, 44, 0.5, 0.05, (1, 0.84, 0.60))
    glow('lamp in the hall', (-0.2, 3.0, 2.4), 80, 0.3, (1, 0.84, 0.58))


def build(frame):
    t = tones('tangerine')
    answered = frame.options.get('answered', False)
    slabs(t, '#a8602f', '#9c5629', '#5c2a0e', 1.05, 0.52, 0.42, (0, -8.7), (40, 18))
    front(t)
    leaf(t, frame.options.get('ajar', 23) if answered else 0, answered)
    entry_panel(t, answered)
    key_counter(t)
    if answered:
        hall(t)
        glow('answer', (READER[0], -0.42, READER[2] + 0.10), 11, 0.12, linear(ANSWER['tangerine']))
    else:
        box('hall', (6, 0.1, 6), (1, 0.6, 3), t.deep, 0)
    # Early: the sun has not yet come round to this side of the street and only brushes it.
    spot('key', (6.5, -6.4, 6.0), (-1.0, 0, 1.9), 13000, 40, 1.0, 0.35, (1, 0.90, 0.74))
    area('fill', (-4.5, -8, 4), (0, 0, 1.5), 6, 130, (1, 0.64, 0.38))
    area('kick', (-5.2, -2.2, 2.6), (-0.5, -0.2, 1.4), 1.2, 60, (1, 0.82, 0.6), height=3)
    ambient((1, 0.60, 0.34), 0.05)
