"""Casa Terra, the door of 9B at noon, from the courtyard: just shut, its reader dark, the name out of its frame. The sun stands overhead.

Options: phone (x, y, z), where it stands on the cartons near the camera.
"""
from kit.build import FACING, box, degrees, disc, group, lettering, moulding, plate
from kit.clock import clock
from kit.fittings import reader
from kit.household import carton
from kit.light import ambient, area, shadow_gobo, spot
from kit.outline import rounded
from kit.paint import paint, tones
from kit.rooms import slabs

LEFT, RIGHT, TOP, STEP = 0.34, 1.86, 3.05, 0.16
READER = (-0.30, -0.085, 2.06)


def front(t):
    box('wall', (30, 0.3, 9), (0, 0.25, 4.5), t.wall, 0)
    for start, end in ((-15, LEFT - 0.2), (RIGHT + 0.2, 15)):
        box('wall face', (end - start, 0.14, 9), ((start + end) / 2, 0.07, 4.5), t.wall, 0.01)
        box('plinth', (end - start, 0.14, 0.5), ((start + end) / 2, 0, 0.25), t.trim, 0.02)
    box('over', (RIGHT - LEFT + 0.4, 0.14, 6), ((LEFT + RIGHT) / 2, 0.07, TOP + 3.1), t.wall, 0)
    for x in (LEFT - 0.09, RIGHT + 0.09):
        box('jamb', (0.2, 0.24, TOP), (x, 0.0, TOP / 2), t.trim, 0.022)
    box('head', (RIGHT - LEFT + 0.38, 0.26, 0.2), ((LEFT + RIGHT) / 2, 0.0, TOP + 0.08), t.trim, 0.022)
    box('canopy', (RIGHT - LEFT + 0.5, 0.40, 0.10), ((LEFT + RIGHT) / 2, -0.12, TOP + 0.22), t.trim, 0.03)
    box('step', (RIGHT - LEFT + 3.0, 1.5, STEP), ((LEFT + RIGHT) / 2 + 0.55, -0.62, STEP / 2), t.trim, 0.03, 5)


def door(t):
    middle = (LEFT + RIGHT) / 2
    box('leaf', (RIGHT - LEFT, 0.1, TOP - STEP), (middle, 0.12, (TOP + STEP) / 2), t.panel, 0.012)
    for low, high in ((1.82, 2.78), (0.44, 1.28)):
        moulding(LEFT + 0.22, RIGHT - 0.22, low, high, 0.07, t.panel, 0.028)
    lettering('9B', 0.52, (middle, 0.05, 2.20), t.letter, 'InterDisplay-Medium', depth=0.04, rounding=0.002)
    # A small dark rose: on a long plate of bright metal the shadow of the lever was a blotch.
    disc('lever rose', 0.088, 0.04, (LEFT + 0.18, 0.049, 1.58), t.plate, 0.012, FACING)
    plate('lever', rounded(0.44, 0.065, 0.03, power=2), 0.05, (LEFT + 0.36, -0.06, 1.58), t.metal, 0.02)
    disc('lever neck', 0.03, 0.12, (LEFT + 0.18, 0.0, 1.58), t.metal, 0.004, FACING)


def beside_the_door(t):
    """On the left the reader, dark, and over it the frame that held the name; on the right the clock of the courtyard."""
    x, _, z = READER
    plate('reader plate', rounded(0.50, 0.50, 0.20), 0.06, (x, -0.03, z), t.plate, 0.02, 6)
    reader(t, READER, 0.20, light=t.deep)
    plate('name recess', rounded(0.60, 0.20, 0.02), 0.02, (x, -0.01, 2.56), t.plate, 0.004)
    for side in (-1, 1):
        box('name frame', (0.70, 0.05, 0.04), (x, -0.03, 2.56 + side * 0.11), t.metal, 0.01)
        box('name frame', (0.04, 0.048, 0.24), (x + side * 0.33, -0.03, 2.56), t.metal, 0.01)
    clock(t, (2.64, 0, 2.58), 0.46, 12, 0)


def near(t, x, y, z):
    """Two stacked cartons near the camera. The phone stands at (x, y) and leans on a parcel, beside the name plate from the frame."""
    card = paint('card', '#b4602a', 0.75, specular=0.12)
    carton(t, (1.36, 0.80, z - 0.72), x + 0.34, y + 0.30, 0, 0, card)
    carton(t, (1.30, 0.76, 0.72), x + 0.34, y + 0.30, z - 0.72, 2, card)
    carton(t, (0.26, 0.16, 0.17), x - 0.10, y + 0.14, z, 0, paint('parcel', '#c87434', 0.75, specular=0.12))
    name = group('name plate', (x - 0.185, y + 0.035, z + 0.032), degrees(-14, 0, 0))
    brass = paint('brass', '#ffc48c', 0.35, 0.6)
    plate('name plate', rounded(0.15, 0.062, 0.006), 0.008, (0, 0, 0), brass, 0.002, parent=name)
    engraved = paint('engraved', t.hex['plate'], 0.6)
    lettering('Ortiz', 0.044, (0, -0.005, 0), engraved, depth=0.001, rounding=0, parent=name)
    area('on the cartons', (x - 1.0, y - 0.9, z + 1.5), (x, y, z + 0.1), 0.4, 110, (1, 0.90, 0.74))
    area('edge of the cartons', (x + 1.3, y - 0.5, z + 0.8), (x + 0.1, y, z + 0.1), 0.3, 50, (1, 0.82, 0.6), height=0.9)


def build(frame):
    t = tones('tangerine')
    slabs(t, '#b4703c', '#a86432', '#6a3413', 1.15, 0.8, 0.5, (0, -9), (40, 18))
    front(t)
    door(t)
    beside_the_door(t)
    near(t, *frame.options['phone'])
    sun = (0.9, -6.4, 14)
    spot('sun', sun, (0.9, -0.4, 0.8), 62000, 52, 0.6, 0.05, (1, 0.93, 0.80))
    shadow_gobo('roof', [[(-20, -4), (-20, 20), (-1.25, 20), (-0.72, -4)]], sun, 0.6)
    area('fill', (5, -12, 4), (0, 0, 1.5), 8, 190, (1, 0.64, 0.38))
    area('kick', (6, -3, 2.6), (1.4, -0.4, 1.2), 1.4, 60, (1, 0.82, 0.6), height=3)
    ambient((1, 0.60, 0.34), 0.05)
