"""Northgate at 20:05: nobody at the desk, a card on it, and a phone that leans on the card. Behind it the door, at work.

Options: desk (x, y of the middle of the counter), door (x of its left edge), clock (x, z, size).
"""
from kit.build import box, degrees, group, lettering, plate, tube
from kit.fittings import fluted_counter, granted
from kit.gates import shown, wall_with_door
from kit.light import ambient, area, glow, spot
from kit.outline import rounded
from kit.paint import YES, linear, paint, tones
from kit.rooms import slabs

HEIGHT = 1.077  # of the counter, below its top


def door(t, left, right, top, clock):
    """Hung on the left, ajar; behind it the stairs go up. Beside it the time and the reader."""
    wall_with_door(t, 0, left, right, top)
    for x in (left - 0.07, right + 0.07):
        box('jamb', (0.18, 0.4, top + 0.1), (x, 0.1, (top + 0.1) / 2), t.trim, 0.022)
    middle, width = (left + right) / 2, right - left
    box('head', (width + 0.36, 0.46, 0.18), (middle, 0.1, top + 0.09), t.trim, 0.022)
    hinge = group('hinge', (left, 0.24, 0), degrees(0, 0, 58))
    box('leaf', (width, 0.09, top), (width / 2, 0, top / 2), t.panel, 0.012, parent=hinge)
    tube('pull', [(width - 0.14, -0.12, 1.0), (width - 0.14, -0.12, 1.8)], 0.028, t.metal, False, hinge)
    stairs(t, middle, right)
    x, z, size = clock
    plate('display', rounded(0.78 * size, 0.34 * size, 0.10 * size), 0.07, (x, -0.03, z), t.plate, 0.02, 5)
    lettering('20:05', 0.245 * size, (x, -0.075, z), shown('digits', t.hex['glow']), depth=0.008, rounding=0)
    x = right + 0.46
    plate('reader plate', rounded(0.46, 0.46, 0.18), 0.06, (x, -0.03, 1.86), t.plate, 0.02, 6)
    granted(t, (x, -0.075, 1.86), 0.19)
    glow('answer', (x, -0.42, 1.92), 6, 0.12, linear(YES['cobalt']))


def stairs(t, middle, right):
    """A lit stairwell: steps that climb to the right, a rail, a wall lamp."""
    wall = paint('stairwell', '#c9a06a', 0.85, glow='#ffc27a', strength=0.22)
    step = paint('step', '#8a7a60', 0.7)
    box('back', (6, 0.2, 6), (middle, 3.2, 2), wall, 0)
    box('side', (0.2, 3.2, 6), (right + 1.6, 1.8, 2), wall, 0)
    box('inner floor', (6, 3.2, 0.2), (middle, 1.8, -0.098), step, 0)
    for index in range(11):
        x, z = middle - 0.55 + 0.26 * index, 0.20 * (index + 1)
        box('tread', (0.30, 1.1, 0.06), (x, 2.5, z - 0.03), step, 0.01, 2)
        box('riser', (0.05, 1.1, z), (x - 0.12, 2.5, z / 2), step, 0)
    low, high = (middle - 0.60, 1.98, 1.05), (middle + 2.0, 1.98, 3.05)
    tube('rail', [low, high], 0.03, t.panel, False)
    for index in range(0, 11, 2):
        x, z = middle - 0.55 + 0.26 * index, 0.20 * (index + 1)
        tube('baluster', [(x, 1.98, z), (x, 1.98, z + 0.92)], 0.014, t.panel, False)
    spot('stairs', (right + 0.75, 2.0, 2.6), (middle - 1.2, -2.6, 0), 5200, 46, 0.6, 0.06, (1, 0.72, 0.38))
    glow('stairs glow', (middle + 0.2, 1.3, 2.5), 46, 0.25, (1, 0.80, 0.50))


def on_the_desk(t, x, y):
    """A folded card, and nothing else."""
    top = fluted_counter(t, x + 1.02, y, 2.5, 0.9, HEIGHT)
    card = group('card', (x, y, top), degrees(0, 0, 6))
    paper, ink = paint('card', '#c2cdf7', 0.8, specular=0.1), paint('ink', '#0a1a58', 0.6)
    for lean, depth in ((-15, 0.0), (15, 0.11)):
        box('card', (0.31, 0.006, 0.215), (0, depth, 0.104), paper, 0.002, 2, degrees(lean, 0, 0), card)
    turn = degrees(90 - 15, 0, 0)
    for text, along in (('Back at', 0.152), ('8:00', 0.078)):
        lean = 0.0262 + along * 0.2588 - 0.0525
        lettering(text, 0.078, (0, lean - 0.0062, along), ink, depth=0.002, rounding=0, turn=turn, parent=card)
    return top


def build(frame):
    t = tones('cobalt')
    for material in (t.wall, t.panel, t.trim):
        material.node_tree.nodes['Principled BSDF'].inputs['Specular'].default_value = 0.08
    slabs(t, '#4a60b4', '#4359ab', '#223a90', 1.5, 1.5, 0.4, (0, -8), (40, 20), 0)
    left = frame.options['door']
    door(t, left, left + 1.34, 2.62, frame.options['clock'])
    x, y = frame.options['desk']
    on_the_desk(t, x, y)
    spot('street', (-7.5, -6, 5.5), (-1.2, 0, 1.6), 4200, 34, 1.0, 0.3, (0.62, 0.76, 1))
    area('breath', (1, -14, 4), (0.6, -0.5, 1.4), 5, 230, (0.62, 0.76, 1), mirrored=False)
    area('on the desk', (x - 1.3, y - 0.9, 2.4), (x + 0.1, y, 1.15), 0.4, 15, (0.90, 0.94, 1), height=0.8, mirrored=False)
    ambient((0.45, 0.60, 0.98), 0.035)
