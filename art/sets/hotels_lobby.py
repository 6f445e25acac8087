"""Alder House, the lobby: a fluted desk with its bell, and behind it the key rack that nobody needs any more.

Options: lobby (True: sofa, luggage and a plant, for the wide view), key (power).
"""
import math
import random

from kit.build import box, cushion, disc, group, lathe, lettering, plate, slab, tube
from kit.fittings import books, cornice, desk_bell, fluted_counter, pendant, skirting
from kit.light import glow, studio, window_gobo
from kit.outline import circle, rounded, spline
from kit.paint import paint, tones
from kit.plants import snake_plant
from kit.rooms import chequer, panels

RACK_X, RACK_Z, COLUMNS, ROWS, CELL = -.35, 2.46, 6, 4, .40
DESK = dict(x=-.30, y=-1.30, width=3.1, depth=.95, height=1.02)
KEY_AT, KEY_TO = (-6.0, -7.2, 6.8), (-.2, 0, 1.7)


def room_key(t, x, y, z, swing):
    """Brass key with a heavy fob on a ring, hanging from its hook."""
    handle = group('key', (x, y, z), (0, math.radians(swing), 0))
    tube('ring', [(px, 0, pz) for px, pz in circle(.034, 32, 0, -.034)], .0055, t.metal, parent=handle)
    tube('shaft', [(.018, .01, -.07), (.040, .012, -.205)], .009, t.metal, False, handle)
    box('bit', (.034, .010, .03), (.052, .012, -.19), t.metal, .002, 2, (0, math.radians(-9), 0), handle)
    fob = spline([(0, 0), (.018, -.004), (.024, -.03), (.042, -.12), (.050, -.165), (.040, -.195), (0, -.205)], 6)
    lathe('fob', [(r, h - .066) for r, h in fob], t.gloss, (-.012, -.012, 0), 40, 70, handle)


def key_rack(t):
    """Pigeonholes with numbers and hooks. Most keys still hang there; the hole of 412 is empty."""
    rng = random.Random(12)
    width, height = COLUMNS * CELL, ROWS * CELL
    box('rack back', (width + .1, .06, height + .1), (RACK_X, -.03, RACK_Z), t.deep, 0)
    for column in range(COLUMNS + 1):
        box('rack upright', (.035, .26, height + .06), (RACK_X - width / 2 + column * CELL, -.13, RACK_Z), t.trim, .008, 3)
    for row in range(ROWS + 1):
        box('rack shelf', (width + .06, .26, .035), (RACK_X, -.13, RACK_Z - height / 2 + row * CELL), t.trim, .008, 3)
    for side in (-1, 1):
        box('rack side', (.13, .32, height + .34), (RACK_X + side * (width / 2 + .075), -.15, RACK_Z), t.trim, .022)
    for extra, depth, thick, z in ((.42, .36, .13, .10), (.58, .44, .07, .20)):
        box('rack head', (width + extra, depth, thick), (RACK_X, -.16, RACK_Z + height / 2 + z), t.trim, .02)
    box('rack foot', (width + .36, .34, .12), (RACK_X, -.16, RACK_Z - height / 2 - .08), t.trim, .02)
    for row in range(ROWS):
        for column in range(COLUMNS):
            number = (4 - row) * 100 + 9 + column
            x, z = RACK_X - width / 2 + (column + .5) * CELL, RACK_Z + height / 2 - (row + .5) * CELL
            plate('number plate', rounded(.19, .088, .02), .016, (x, -.268, z - CELL / 2), t.panel, .004, 2)
            lettering(str(number), .074, (x, -.279, z - CELL / 2), t.letter, 'InterDisplay-SemiBold', depth=.006, rounding=0)
            hook_z = z + CELL / 2 - .05
            tube('hook', [(x, -.06, hook_z), (x, -.17, hook_z), (x, -.19, hook_z - .012), (x, -.19, hook_z - .03)], .0065, t.metal, False)
            if number != 412 and rng.random() < .86:
                room_key(t, x, -.188, hook_z - .022, rng.uniform(-5, 5))


def wall(t):
    box('wall', (30, .3, 9), (1, .15, 4.5), t.wall, 0)
    skirting(t, -14, 16)
    width = COLUMNS * CELL / 2 + .55
    panels(t, ((RACK_X - width - 2.2, RACK_X - width), (RACK_X - width - 4.8, RACK_X - width - 2.55), (RACK_X + width, RACK_X + width + 1.75),
               (RACK_X + width + 2.1, RACK_X + width + 4.3), (RACK_X + width + 4.65, RACK_X + width + 7)), .62, 3.85)
    cornice(t, -14, 16, 4.35)


def sofa(t, x, y):
    """Two-seater with round arms, seen from the front."""
    velvet = paint('velvet', '#0a5e44', .8, specular=.15, tooth=.3, tooth_scale=110)
    box('sofa base', (1.9, .84, .26), (x, y, .30), velvet, .08, 6)
    box('sofa back', (1.9, .26, .72), (x, y + .34, .76), velvet, .12, 8)
    for side in (-1, 1):
        box('sofa arm', (.26, .84, .50), (x + side * .92, y, .52), velvet, .12, 8)
        cushion('sofa seat', (.80, .66, .24), (x + side * .40, y - .06, .52), velvet)
        for depth in (-.3, .3):
            disc('sofa foot', .035, .18, (x + side * .8, y + depth, .09), t.metal, .006)


def suitcase(t, x, y, size, turn, material):
    """Upright case with straps, corners and handle."""
    width, depth, height = size
    holder = group('suitcase', (x, y, 0), (0, 0, math.radians(turn)))
    box('case', (width, depth, height), (0, 0, height / 2 + .04), material, .06, 6, parent=holder)
    for side in (-1, 1):
        box('strap', (.07, depth + .02, height + .012), (side * width * .27, 0, height / 2 + .04), t.deep, .02, 4, parent=holder)
        box('buckle', (.10, .02, .06), (side * width * .27, -depth / 2 - .012, height * .62), t.metal, .006, 3, parent=holder)
        for deep in (-1, 1):
            disc('caster', .035, .04, (side * width * .38, deep * depth * .3, .02), t.metal, .006, parent=holder)
    tube('handle', [(-.14, 0, height + .03), (-.13, 0, height + .10), (-.09, 0, height + .125), (.09, 0, height + .125), (.13, 0, height + .10), (.14, 0, height + .03)], .02, t.metal, False, holder)


def build(frame):
    t = tones('emerald')
    chequer(t, '#0b6a4c', '#064431')
    wall(t)
    key_rack(t)
    top = fluted_counter(t, **DESK)
    bell_x = frame.options.get('bell', -.62)
    desk_bell(t, (bell_x, DESK['y'] - .18, top), 1.35)
    books(t, (DESK['x'] - 1.02, DESK['y'] - .02, top))
    plate('desk sign', rounded(.72, .20, .05), .03, (DESK['x'] + .52, DESK['y'] - .12, top + .12), t.panel, .01)
    lettering('Reception', .115, (DESK['x'] + .52, DESK['y'] - .142, top + .12), t.letter, depth=.008, rounding=0)
    slab('desk sign foot', rounded(.5, .14, .05), .03, t.metal, .008, at=(DESK['x'] + .52, DESK['y'] - .11, top + .015))
    for x in (-2.02, 1.42):
        pendant(t, x, -1.15, frame.options.get('pendants', 3.2), .17, 8)
        glow('pendant light', (x, -1.15, frame.options.get('pendants', 3.2)), 6)
    if frame.options.get('lobby'):
        sofa(t, -3.85, -.95)
        suitcase(t, 1.72, -1.72, (.62, .30, .84), -10, t.gloss)
        suitcase(t, 2.26, -1.42, (.50, .28, .60), 8, t.panel)
        snake_plant(t, 2.75, -.52, 3, height=1.3)
    studio('emerald', KEY_AT, KEY_TO, frame.options.get('key', 19000), frame.options.get('cone', 32), .11, fill=100, top=70, ambience=.05)
    window_gobo(KEY_AT, KEY_TO, half=frame.options.get('window', (1.05, .92)), uprights=(-.36, .40))
