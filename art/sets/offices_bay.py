"""Northgate from behind: the loading bay, a shutter half up, a hand truck with the morning's parcels."""
from kit.build import box, degrees, disc, group, lettering, no_shadow, plate, tube
from kit.fittings import reader
from kit.household import carton
from kit.light import glow, studio, window_gobo
from kit.outline import rounded
from kit.paint import paint, tones
from kit.rooms import slabs

LEFT, RIGHT, TOP, OPEN = -1.75, 1.35, 3.05, 1.25  # the gate, and how far its shutter is up
KEY_AT, KEY_TO = (-6.2, -7.4, 7.0), (-0.4, 0, 1.6)


def gate(t):
    """Concrete opening with guide rails; the shutter's slats, the dark bay behind, rubber buffers."""
    wall = t.wall
    for start, end in ((-16, LEFT), (RIGHT, 16)):
        box('wall', (end - start, 0.4, 8), ((start + end) / 2, 0.2, 4), wall, 0)
    box('wall above', (RIGHT - LEFT, 0.4, 5), ((LEFT + RIGHT) / 2, 0.2, TOP + 2.5), wall, 0)
    middle, width = (LEFT + RIGHT) / 2, RIGHT - LEFT
    slat = 0.15
    for index in range(int((TOP - OPEN) / slat) + 1):
        box('slat', (width - 0.06, 0.06, slat - 0.012), (middle, 0.10, OPEN + slat * (index + 0.5)), t.panel, 0.026, 4)
    box('shutter edge', (width - 0.06, 0.10, 0.12), (middle, 0.10, OPEN - 0.05), t.trim, 0.03)
    box('bay', (width + 2, 0.1, 4), (middle, 3.2, 1.9), t.deep, 0)
    for x in (LEFT - 0.06, RIGHT + 0.06):
        box('guide', (0.16, 0.24, TOP), (x, -0.04, TOP / 2), t.metal, 0.02)
        box('buffer', (0.22, 0.26, 0.62), (x, -0.16, 0.42), t.deep, 0.05, 6)
    box('head box', (width + 0.5, 0.44, 0.40), (middle, -0.12, TOP + 0.18), t.trim, 0.05, 5)
    lettering('Dock 2', 0.34, (middle, -0.36, TOP + 0.18), t.letter, depth=0.03, rounding=0.001)
    glow('bay light', (middle, 1.8, 2.4), 36, 0.2, (1, 0.93, 0.82))


def hand_truck(t, x, y):
    """Two-wheeled truck, tilted against its load."""
    holder = group('truck', (x, y, 0), degrees(-7, 0, 0))
    for side in (-0.26, 0.26):
        tube('rail', [(side, 0.06, 0.16), (side, 0.06, 1.80)], 0.026, t.metal, False, holder)
        disc('wheel', 0.17, 0.09, (side * 1.32, 0.12, 0.17), t.deep, 0.03, degrees(0, 90, 0), holder)
    for z in (0.5, 0.95, 1.4):
        tube('rung', [(-0.26, 0.06, z), (0.26, 0.06, z)], 0.018, t.metal, False, holder)
    tube(
        'handle',
        [(-0.26, 0.06, 1.80), (-0.22, 0.10, 1.90), (0, 0.13, 1.94), (0.22, 0.10, 1.90), (0.26, 0.06, 1.80)],
        0.026,
        t.metal,
        False,
        holder,
    )
    box('plate', (0.66, 0.46, 0.03), (0, -0.20, 0.05), t.metal, 0.008, parent=holder)


def markings(t):
    """Painted lanes on the floor, tone on tone."""
    line = paint('marking', '#3d60e6', 0.7, specular=0.1)
    for x in (LEFT - 0.5, RIGHT + 0.5):
        box('lane', (0.14, 9, 0.004), (x, -5, 0.003), line, 0)
    for index in range(7):
        box('hatch', (0.20, 0.95, 0.004), (LEFT - 0.1 + 0.56 * index, -0.85, 0.003), line, 0, turn=degrees(0, 0, -38))


def build(frame):
    t = tones('cobalt')
    slabs(t, '#142d92', '#11277f', '#0a1a58', 3.2, 3.2, 0.38, (0, -9), (44, 22), 0)
    gate(t)
    markings(t)
    x = frame.options.get('truck', 0.72)
    hand_truck(t, x, -1.05)
    for size, z, turn, material in (
        ((0.74, 0.52, 0.56), 0.06, 3, t.trim),
        ((0.66, 0.50, 0.44), 0.62, -4, t.gloss),
        ((0.50, 0.42, 0.34), 1.06, 5, t.trim),
    ):
        carton(t, size, x, -1.36, z, turn, material)
    carton(t, (0.80, 0.62, 0.60), -1.15, -1.10, 0, 9, t.trim)
    carton(t, (0.56, 0.46, 0.40), -1.22, -1.06, 0.60, -8, t.gloss)
    post_x = RIGHT + 0.62
    plate('reader plate', rounded(0.38, 0.70, 0.12), 0.08, (post_x, -0.05, 1.92), t.plate, 0.02, 6)
    reader(t, (post_x, -0.10, 2.02), 0.138)
    for lamp_x in (LEFT - 0.9, RIGHT + 1.6):
        no_shadow(box('lamp', (0.9, 0.12, 0.10), (lamp_x, -0.14, 3.5), t.opal, 0.04))
        box('lamp mount', (1.06, 0.14, 0.16), (lamp_x, -0.05, 3.5), t.metal, 0.03)
        glow('lamp light', (lamp_x, -0.35, 3.45), 10, 0.2)
    studio('cobalt', KEY_AT, KEY_TO, frame.options.get('key', 23000), 38, 0.08, 105, 90, 60, 0.055)
    window_gobo(KEY_AT, KEY_TO, (1.30, 0.98), (-0.44, 0.46), (0.40,), 0.045)
