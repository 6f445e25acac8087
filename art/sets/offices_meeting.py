"""Northgate, floor 7: a glass meeting room in a row of slatted walls. The door opens to whoever has booked it."""
import math

from kit.build import box, cushion, degrees, disc, group, lathe, lettering, plate, slab, tube
from kit.fittings import flutes, pendant, reader
from kit.light import area, glow, studio, window_gobo
from kit.outline import circle, rounded, spline
from kit.paint import glass, paint, tones
from kit.plants import snake_plant
from kit.rooms import slabs

ROOM_LEFT, ROOM_RIGHT, HEIGHT, DEPTH = -1.45, 1.95, 3.15, 3.4
DOOR_LEFT, DOOR_RIGHT = -1.40, -0.10
KEY_AT, KEY_TO = (-5.2, -8.8, 7.0), (0.2, 0, 1.5)


def walls(t):
    """Slats left and right of the room, a plain lintel over everything."""
    for start, end in ((-9, ROOM_LEFT - 0.12), (ROOM_RIGHT + 0.12, 9)):
        flutes(
            'slat',
            [(start + 0.055 + 0.11 * k, -0.02) for k in range(int((end - start) / 0.11))],
            0.05,
            0,
            HEIGHT,
            t.panel,
        )
        box('slat back', (end - start, 0.1, HEIGHT), ((start + end) / 2, 0.06, HEIGHT / 2), t.deep, 0)
        box('skirting', (end - start, 0.14, 0.14), ((start + end) / 2, -0.03, 0.07), t.trim, 0.02)
    box('lintel', (20, 0.36, 4), (0, 0.06, HEIGHT + 2.0), t.wall, 0)
    box('lintel edge', (20, 0.40, 0.12), (0, 0.04, HEIGHT + 0.03), t.trim, 0.03)
    # The room behind the glass.
    box('room back', (8, 0.1, 5), (0, DEPTH, 2.4), t.wall, 0)
    for x in (ROOM_LEFT - 0.06, ROOM_RIGHT + 0.06):
        box('room side', (0.1, DEPTH, 5), (x, DEPTH / 2, 2.4), t.panel, 0)
    box('room ceiling', (4, DEPTH, 0.1), (0.2, DEPTH / 2, HEIGHT + 0.12), t.panel, 0)


def glazing(t):
    """Door and side light: tinted panes in a thin metal frame, with the band that keeps people from walking into glass."""
    clear = glass('pane', '#c4d4ff', '#2a52e0', 0.05, 0.05)
    rail = 0.05
    for left, right in ((DOOR_LEFT, DOOR_RIGHT), (DOOR_RIGHT + 0.06, ROOM_RIGHT)):
        middle, width = (left + right) / 2, right - left
        plate(
            'pane', rounded(width - rail, HEIGHT - rail - 0.05, 0.02), 0.02, (middle, 0.02, HEIGHT / 2), clear, 0.004, 2
        )
        for x in (left, right):
            box('mullion', (rail, 0.10, HEIGHT), (x, 0, HEIGHT / 2), t.metal, 0.012)
        for z in (0.04, HEIGHT - 0.03):
            box('rail', (width, 0.10, 0.08), (middle, 0, z), t.metal, 0.012)
    band = paint('band', '#6d8cff', 0.6, specular=0.2)
    for index in range(26):
        x = DOOR_RIGHT + 0.20 + index * 0.068
        if x < ROOM_RIGHT - 0.1:
            disc('dot', 0.018, 0.006, (x, 0.004, 1.36), band, 0, degrees(90, 0, 0), sides=20)
    tube('pull', [(DOOR_RIGHT - 0.17, -0.13, 0.95), (DOOR_RIGHT - 0.17, -0.13, 2.0)], 0.026, t.metal, False)
    for z in (1.05, 1.90):
        disc('pull post', 0.018, 0.13, (DOOR_RIGHT - 0.17, -0.07, z), t.metal, 0.003, degrees(90, 0, 0))


def door_sign(t):
    """Beside the door: the room's number, a reader, and a line of light that says it is free."""
    x = ROOM_LEFT - 0.62
    box('sign ground', (0.96, 0.16, HEIGHT), (x, -0.02, HEIGHT / 2), t.wall, 0.02)
    lettering('7.2', 0.52, (x, -0.125, 2.62), t.letter, 'InterDisplay-Medium', depth=0.03, rounding=0.001)
    plate('reader plate', rounded(0.40, 0.86, 0.13), 0.06, (x, -0.12, 1.72), t.plate, 0.02, 6)
    reader(t, (x, -0.165, 1.88), 0.138)
    line = paint('free', '#000000', 0.4, glow=t.hex['glow'], strength=1.7)
    plate('free', rounded(0.20, 0.024, 0.012, power=2), 0.012, (x, -0.155, 1.46), line, 0.003, 2)


def chair(t, x, y, turn):
    """Shell chair on a cone foot."""
    holder = group('chair', (x, y, 0), degrees(0, 0, turn))
    lathe(
        'chair foot',
        spline([(0, 0), (0.24, 0), (0.245, 0.015), (0.06, 0.06), (0.028, 0.12), (0.028, 0.42), (0, 0.42)], 5),
        t.metal,
        (0, 0, 0),
        angle=60,
        parent=holder,
    )
    slab('seat', rounded(0.56, 0.52, 0.18), 0.09, t.fabric, 0.04, 6, holder, (0, 0, 0.47))
    back = group('back', (0, 0.24, 0.80), degrees(-10, 0, 0), holder)
    for k in range(-4, 5):
        angle = k * 11
        slab(
            'shell',
            rounded(0.085, 0.52, 0.04),
            0.06,
            t.fabric,
            0.028,
            4,
            back,
            (0.34 * math.sin(math.radians(angle)), -0.34 * (1 - math.cos(math.radians(angle))), 0),
            degrees(90, 0, -angle),
        )


def table(t, x, y):
    lathe(
        'table foot',
        spline([(0, 0), (0.42, 0), (0.43, 0.02), (0.10, 0.08), (0.07, 0.16), (0.07, 0.66), (0.20, 0.70), (0, 0.70)], 5),
        t.metal,
        (x, y, 0),
        angle=60,
    )
    slab('table top', [(px * 1.05, py * 0.72) for px, py in circle(0.95, 96)], 0.05, t.trim, 0.02, at=(x, y, 0.735))
    box('laptop', (0.40, 0.28, 0.02), (x - 0.1, y - 0.1, 0.772), t.metal, 0.006)
    box('laptop lid', (0.40, 0.02, 0.27), (x - 0.1, y + 0.06, 0.90), t.metal, 0.006, turn=degrees(-14, 0, 0))
    lathe(
        'cup',
        spline([(0, 0), (0.04, 0), (0.055, 0.03), (0.06, 0.09), (0.054, 0.09), (0.045, 0.03), (0, 0.02)], 4),
        t.gloss,
        (x + 0.42, y - 0.2, 0.762),
        angle=50,
    )


def build(frame):
    t = tones('cobalt')
    t.fabric = paint('wool', '#2a4fd0', 0.9, specular=0.1, tooth=0.4, tooth_scale=80)
    slabs(t, '#16329a', '#122a88', '#0a1a58', 2.2, 0.46, 0.30, (0, -8), (40, 24))
    walls(t)
    glazing(t)
    door_sign(t)
    table(t, 0.16, 1.75)
    for x, y, turn in ((-0.78, 1.5, -80), (1.08, 1.6, 85), (0.16, 2.75, 0)):
        chair(t, x, y, turn)
    pendant(t, 0.16, 1.75, 2.36, 0.24, HEIGHT + 0.1)
    glow('pendant light', (0.16, 1.75, 2.36), 120, 0.22)
    snake_plant(t, ROOM_RIGHT + 0.85, -0.55, 5, height=1.25)
    cushion('stool', (0.62, 0.62, 0.40), (-3.0, -0.8, 0.24), t.fabric, puff=0.2)
    studio('cobalt', KEY_AT, KEY_TO, frame.options.get('key', 22000), 40, 0.08, 110, 100, 110, 0.055)
    window_gobo(KEY_AT, KEY_TO, (1.25, 1.0), (-0.40, 0.46), (0.5,), 0.045)
    area('room fill', (0.3, 1.6, HEIGHT), (0.3, 1.8, 0), 1.6, 60, (1, 0.95, 0.88))
