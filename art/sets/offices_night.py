"""Northgate at 20:05: the desk dark, a card on it, its chair pushed in. Beside it the door, at work."""
from kit.build import box, degrees, disc, group, lettering, plate, slab, tube
from kit.fittings import fluted_counter, reader
from kit.gates import shown, wall_with_door
from kit.light import ambient, area, glow, spot
from kit.outline import rounded
from kit.paint import ANSWER, linear, paint, tones
from kit.rooms import slabs

LEFT, RIGHT, TOP = 0.96, 2.30, 2.62
READER = (2.80, -0.075, 1.92)
DESK = (-0.62, -1.1)


def door(t):
    """Hung on the left, ajar, the stairs' light behind it; over it the time."""
    wall_with_door(t, 0, LEFT, RIGHT, TOP)
    for x in (LEFT - 0.07, RIGHT + 0.07):
        box('jamb', (0.18, 0.4, TOP + 0.1), (x, 0.1, (TOP + 0.1) / 2), t.trim, 0.022)
    middle, width = (LEFT + RIGHT) / 2, RIGHT - LEFT
    box('head', (width + 0.36, 0.46, 0.18), (middle, 0.1, TOP + 0.09), t.trim, 0.022)
    hinge = group('hinge', (LEFT, 0.24, 0), degrees(0, 0, 40))
    box('leaf', (width, 0.09, TOP), (width / 2, 0, TOP / 2), t.panel, 0.012, parent=hinge)
    tube('pull', [(width - 0.14, -0.12, 1.0), (width - 0.14, -0.12, 1.8)], 0.028, t.metal, False, hinge)
    plate('display', rounded(0.98, 0.40, 0.12), 0.07, (middle, -0.03, TOP + 0.48), t.plate, 0.02, 5)
    lettering('20:05', 0.29, (middle, -0.075, TOP + 0.48), shown('digits', t.hex['glow']), depth=0.008, rounding=0)
    warm = paint('lit', '#c9a06a', 0.8, glow='#ffcf8a', strength=0.8)
    box('back', (5, 0.2, 5), (middle, 3.4, 2), warm, 0)
    box('side', (0.2, 3.2, 5), (RIGHT + 1.3, 1.9, 2), warm, 0)
    box('inner floor', (5, 3.2, 0.2), (middle, 1.9, -0.098), paint('inner floor', '#8a7a60', 0.7), 0)
    spot('stairs', (RIGHT + 0.75, 2.1, 2.5), (middle - 0.9, -2.2, 0), 6200, 46, 0.6, 0.06, (1, 0.72, 0.38))
    glow('stairs glow', (RIGHT, 2.0, 2.3), 70, 0.25, (1, 0.80, 0.50))


def desk(t):
    """The counter, the card, a lamp that is off, a chair behind it."""
    x, y = DESK
    top = fluted_counter(t, x, y, 2.5, 0.9, 1.12)
    card = group('card', (x + 0.36, y - 0.12, top), degrees(0, 0, 4))
    paper = paint('card', '#b9c6f6', 0.8, specular=0.1)
    box('card', (1.36, 0.012, 0.56), (0, 0, 0.272), paper, 0.003, 2, degrees(-14, 0, 0), card)
    ink = paint('ink', '#0a1a58', 0.6)
    turn = degrees(90 - 14, 0, 0)
    lettering('Back at 8:00', 0.215, (0, -0.013, 0.275), ink, depth=0.004, rounding=0, turn=turn, parent=card)
    lamp = group('lamp', (x - 0.72, y + 0.05, top))
    disc('foot', 0.16, 0.03, (0, 0, 0.015), t.metal, 0.01, parent=lamp)
    tube('stem', [(0, 0, 0), (-0.08, 0, 0.5), (0.24, 0, 0.72)], 0.02, t.metal, False, lamp)
    disc('shade', 0.15, 0.16, (0.28, 0, 0.66), t.gloss, 0.05, degrees(0, -20, 0), lamp)
    slab(
        'chair back',
        rounded(0.86, 0.72, 0.2),
        0.1,
        t.fabric,
        0.045,
        6,
        None,
        (x + 0.25, y + 0.62, 1.5),
        degrees(84, 0, 0),
    )


def build(frame):
    t = tones('cobalt')
    for material in (t.wall, t.panel, t.trim):
        material.node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = 0.08
    slabs(t, '#4a60b4', '#4359ab', '#223a90', 1.5, 1.5, 0.4, (0, -8), (40, 20), 0)
    door(t)
    desk(t)
    plate('reader plate', rounded(0.50, 0.50, 0.20), 0.06, (READER[0], -0.03, READER[2]), t.plate, 0.02, 6)
    reader(t, READER, 0.20, light=t.answer)
    glow('answer', (READER[0], -0.42, READER[2] + 0.1), 9, 0.12, linear(ANSWER['cobalt']))
    spot('street', (-7.5, -6, 5.5), (-1.2, 0, 1.6), 4200, 34, 1.0, 0.3, (0.62, 0.76, 1))
    area('breath', (1, -14, 4), (0.6, -0.5, 1.4), 5, 260, (0.62, 0.76, 1), mirrored=False)
    ambient((0.45, 0.60, 0.98), 0.035)
