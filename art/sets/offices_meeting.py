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
DOOR_LEFT, DOOR_RIGHT = -1.40, -.10
KEY_AT, KEY_TO = (-5.2, -8.8, 7.0), (.2, 0, 1.5)


def walls(t):
    """Slats left and right of the room, a plain lintel over everything."""
    for start, end in ((-9, ROOM_LEFT - .12), (ROOM_RIGHT + .12, 9)):
        flutes('slat', [(start + .055 + .11 * k, -.02) for k in range(int((end - start) / .11))], .05, 0, HEIGHT, t.panel)
        box('slat back', (end - start, .1, HEIGHT), ((start + end) / 2, .06, HEIGHT / 2), t.deep, 0)
        box('skirting', (end - start, .14, .14), ((start + end) / 2, -.03, .07), t.trim, .02)
    box('lintel', (20, .36, 4), (0, .06, HEIGHT + 2.0), t.wall, 0)
    box('lintel edge', (20, .40, .12), (0, .04, HEIGHT + .03), t.trim, .03)
    # The room behind the glass.
    box('room back', (8, .1, 5), (0, DEPTH, 2.4), t.wall, 0)
    for x in (ROOM_LEFT - .06, ROOM_RIGHT + .06):
        box('room side', (.1, DEPTH, 5), (x, DEPTH / 2, 2.4), t.panel, 0)
    box('room ceiling', (4, DEPTH, .1), (.2, DEPTH / 2, HEIGHT + .12), t.panel, 0)


def glazing(t):
    """Door and side light: tinted panes in a thin metal frame, with the band that keeps people from walking into glass."""
    clear = glass('pane', '#c4d4ff', '#2a52e0', .05, .05)
    rail = .05
    for left, right in ((DOOR_LEFT, DOOR_RIGHT), (DOOR_RIGHT + .06, ROOM_RIGHT)):
        middle, width = (left + right) / 2, right - left
        plate('pane', rounded(width - rail, HEIGHT - rail - .05, .02), .02, (middle, .02, HEIGHT / 2), clear, .004, 2)
        for x in (left, right):
            box('mullion', (rail, .10, HEIGHT), (x, 0, HEIGHT / 2), t.metal, .012)
        for z in (.04, HEIGHT - .03):
            box('rail', (width, .10, .08), (middle, 0, z), t.metal, .012)
    band = paint('band', '#6d8cff', .6, specular=.2)
    for index in range(26):
        x = DOOR_RIGHT + .20 + index * .068
        if x < ROOM_RIGHT - .1:
            disc('dot', .018, .006, (x, .004, 1.36), band, 0, degrees(90, 0, 0), sides=20)
    tube('pull', [(DOOR_RIGHT - .17, -.13, .95), (DOOR_RIGHT - .17, -.13, 2.0)], .026, t.metal, False)
    for z in (1.05, 1.90):
        disc('pull post', .018, .13, (DOOR_RIGHT - .17, -.07, z), t.metal, .003, degrees(90, 0, 0))


def door_sign(t):
    """Beside the door: the room's number, a reader, and a line of light that says it is free."""
    x = ROOM_LEFT - .62
    box('sign ground', (.96, .16, HEIGHT), (x, -.02, HEIGHT / 2), t.wall, .02)
    lettering('7.2', .52, (x, -.125, 2.62), t.letter, 'InterDisplay-Medium', depth=.03, rounding=.001)
    plate('reader plate', rounded(.40, .86, .13), .06, (x, -.12, 1.72), t.plate, .02, 6)
    reader(t, (x, -.165, 1.88), .138)
    line = paint('free', '#000000', .4, glow=t.hex['glow'], strength=1.7)
    plate('free', rounded(.20, .024, .012, power=2), .012, (x, -.155, 1.46), line, .003, 2)


def chair(t, x, y, turn):
    """Shell chair on a cone foot."""
    holder = group('chair', (x, y, 0), degrees(0, 0, turn))
    lathe('chair foot', spline([(0, 0), (.24, 0), (.245, .015), (.06, .06), (.028, .12), (.028, .42), (0, .42)], 5), t.metal, (0, 0, 0), angle=60, parent=holder)
    slab('seat', rounded(.56, .52, .18), .09, t.fabric, .04, 6, holder, (0, 0, .47))
    back = group('back', (0, .24, .80), degrees(-10, 0, 0), holder)
    for k in range(-4, 5):
        angle = k * 11
        slab('shell', rounded(.085, .52, .04), .06, t.fabric, .028, 4, back, (.34 * math.sin(math.radians(angle)), -.34 * (1 - math.cos(math.radians(angle))), 0), degrees(90, 0, -angle))


def table(t, x, y):
    lathe('table foot', spline([(0, 0), (.42, 0), (.43, .02), (.10, .08), (.07, .16), (.07, .66), (.20, .70), (0, .70)], 5), t.metal, (x, y, 0), angle=60)
    slab('table top', [(px * 1.05, py * .72) for px, py in circle(.95, 96)], .05, t.trim, .02, at=(x, y, .735))
    box('laptop', (.40, .28, .02), (x - .1, y - .1, .772), t.metal, .006)
    box('laptop lid', (.40, .02, .27), (x - .1, y + .06, .90), t.metal, .006, turn=degrees(-14, 0, 0))
    lathe('cup', spline([(0, 0), (.04, 0), (.055, .03), (.06, .09), (.054, .09), (.045, .03), (0, .02)], 4), t.gloss, (x + .42, y - .2, .762), angle=50)


def build(frame):
    t = tones('cobalt')
    t.fabric = paint('wool', '#2a4fd0', .9, specular=.1, tooth=.4, tooth_scale=80)
    slabs(t, '#16329a', '#122a88', '#0a1a58', 2.2, .46, .30, (0, -8), (40, 24))
    walls(t)
    glazing(t)
    door_sign(t)
    table(t, .16, 1.75)
    for x, y, turn in ((-.78, 1.5, -80), (1.08, 1.6, 85), (.16, 2.75, 0)):
        chair(t, x, y, turn)
    pendant(t, .16, 1.75, 2.36, .24, HEIGHT + .1)
    glow('pendant light', (.16, 1.75, 2.36), 120, .22)
    snake_plant(t, ROOM_RIGHT + .85, -.55, 5, height=1.25)
    cushion('stool', (.62, .62, .40), (-3.0, -.8, .24), t.fabric, puff=.2)
    studio('cobalt', KEY_AT, KEY_TO, frame.options.get('key', 22000), 40, .08, 110, 100, 110, .055)
    window_gobo(KEY_AT, KEY_TO, (1.25, 1.0), (-.40, .46), (.5,), .045)
    area('room fill', (.3, 1.6, HEIGHT), (.3, 1.8, 0), 1.6, 60, (1, .95, .88))
