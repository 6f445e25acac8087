"""Casa Terra, the street door: an arched entrance on three steps, entry panel and letter boxes, an olive tree, a bicycle.

The facade is y = 0, the street y < 0. Options: aim, cone, branches, masks (the light through the trees), fill.
"""
import math

from kit.build import FACING, ball, box, disc, lathe, lettering, moulding, no_shadow, plate, slab, tube
from kit.fittings import reader
from kit.household import bicycle, carton, letterboxes
from kit.light import ambient, area, branch, glow, shadow_gobo, spot
from kit.outline import arc, fractions, rounded, spline, upright
from kit.paint import paint, tones
from kit.plants import agave, olive_tree
from kit.rooms import slabs

DOOR_HALF, LANDING, SPRING, DOOR_Y, WALL_DEPTH = .87, .45, 2.72, .40, .62
STEP_RISE, STEP_TREAD, PLINTH, STRING_COURSE = .15, .30, .62, 4.02
ENTRY, READER_Z, BOXES, LAMP = (1.66, 1.86), 2.13, (3.92, 1.84), (2.78, 3.22)
KEY_AT, KEY_COLOUR = (-8.6, -8.4, 9.2), (1, .90, .70)


def facade(t):
    """Two wall halves that share the arched opening, plinth, string course, dentils."""
    for side in (-1, 1):
        over = [(side * x, z) for x, z in arc(DOOR_HALF, 0, 90, 48, 0, SPRING)]
        plate('wall', [(side * 16, 0), (side * DOOR_HALF, 0), *over, (0, 9), (side * 16, 9)], WALL_DEPTH, (0, WALL_DEPTH / 2, 0), t.wall, 0)
        inner, outer = side * 1.27, side * 16
        middle, length = (inner + outer) / 2, abs(outer - inner)
        box('plinth', (length, .16, PLINTH), (middle, -.03, PLINTH / 2), t.trim, .025)
        box('plinth cap', (length, .2, .07), (middle, -.04, PLINTH + .02), t.trim, .028)
    for height, depth, offset in ((.16, .14, 0), (.07, .26, .11), (.045, .18, -.1)):
        box('string course', (32, depth * 2, height), (0, 0, STRING_COURSE + offset), t.trim, .018)
    for index in range(-60, 61):
        box('dentil', (.1, .18, .1), (index * .2, -.04, STRING_COURSE - .17), t.trim, .012, 2)
    box('hall', (4, .1, 6), (0, 1.2, 2), t.deep, 0)


def steps(t):
    """Three bull-nosed steps, threshold and doormat."""
    for index in range(3):
        front, half, top = .46 + STEP_TREAD * index, 1.34 + .26 * index, LANDING - STEP_RISE * index
        slab('riser', rounded(half * 2, front * 2, min(.3, front * .8)), STEP_RISE - .03, t.trim if index % 2 else t.wall, .02, 5, at=(0, 0, top - STEP_RISE / 2 - .018))
        slab('nosing', rounded(half * 2 + .06, front * 2 + .06, min(.33, front * .8 + .03)), .05, t.trim, .022, 6, at=(0, 0, top - .025))
    box('threshold', (DOOR_HALF * 2, WALL_DEPTH, LANDING), (0, WALL_DEPTH / 2, LANDING / 2 - .002), t.trim, .01)
    slab('doormat', rounded(1.12, .34, .05), .035, t.deep, .012, 3, at=(0, -.2, LANDING + .018))


def surround(t):
    """Pilasters, imposts, moulded archivolt and keystone."""
    arch_z, middle, height = SPRING + .05, (SPRING + LANDING) / 2, SPRING - LANDING
    for side in (-1, 1):
        x = side * (DOOR_HALF + .15)
        for name, size, y, z, edge in (('pilaster', (.27, .24, height), -.02, middle, .02), ('pilaster panel', (.15, .04, height - .62), -.145, middle + .1, .014),
                                       ('pilaster base', (.36, .36, .30), -.03, LANDING + .15, .022), ('impost', (.37, .34, .09), -.04, SPRING + .015, .018),
                                       ('impost low', (.32, .29, .06), -.03, SPRING - .07, .016)):
            box(name, size, (x, y, z), t.trim, edge)
    plate('archivolt', arc(DOOR_HALF + .26, 0, 180, 48, 0, arch_z) + arc(DOOR_HALF + .01, 180, 0, 48, 0, arch_z), .24, (0, -.02, 0), t.trim, .018)
    for radius, thick, y in ((DOOR_HALF + .045, .03, -.135), (DOOR_HALF + .16, .018, -.14), (DOOR_HALF + .265, .036, -.12)):
        tube('archivolt bead', upright(arc(radius, 0, 180, 80, 0, arch_z), y), thick, t.trim, False)
    low, high = SPRING + DOOR_HALF - .01, SPRING + DOOR_HALF + .40
    plate('keystone', [(-.10, low), (.10, low), (.165, high), (-.165, high)], .34, (0, -.06, 0), t.trim, .022)


def door(t):
    """Pair of panelled leaves under a lit fanlight."""
    bottom, top, width = LANDING + .02, SPRING - .1, DOOR_HALF - .03
    for side in (-1, 1):
        middle = side * (width / 2 + .006)
        box('leaf', (width - .012, .1, top - bottom), (middle, DOOR_Y + .05, (top + bottom) / 2), t.panel, .012)
        left, right = middle - width / 2 + .12, middle + width / 2 - .12
        for low, high in ((bottom + .14, bottom + .66), (bottom + .82, bottom + 1.02), (bottom + 1.18, top - .13)):
            moulding(left, right, low, high, DOOR_Y, t.panel, .026)
            box('panel', (right - left - .2, .05, max(.04, high - low - .2)), (middle, DOOR_Y, (low + high) / 2), t.panel, .02)
    box('meeting rail', (.075, .07, top - bottom), (0, DOOR_Y - .005, (top + bottom) / 2), t.panel, .02)
    box('transom', (DOOR_HALF * 2, .2, .13), (0, DOOR_Y + .01, SPRING - .04), t.panel, .022)
    tube('pull', [(.125, DOOR_Y - .13, 1.45), (.125, DOOR_Y - .13, 2.12)], .026, t.metal, False, sides=8)
    for z in (1.52, 2.05):
        disc('pull post', .02, .14, (.125, DOOR_Y - .07, z), t.metal, .003, FACING)
    disc('knob rose', .06, .03, (-.125, DOOR_Y - .02, 1.62), t.metal, .01, FACING)
    ball('knob', .058, (-.125, DOOR_Y - .1, 1.62), t.metal, (1, .8, 1))
    lit = paint('fanlight', '#ffb066', .35, glow='#ff9440', strength=.9)
    plate('fanlight', arc(DOOR_HALF - .02, 0, 180, 48, 0, SPRING), .02, (0, DOOR_Y + .08, 0), lit, 0)
    tube('fan frame', upright(arc(DOOR_HALF - .03, 0, 180, 72, 0, SPRING), DOOR_Y + .02), .05, t.panel, False)
    tube('fan hub', upright(arc(.24, 0, 180, 36, 0, SPRING), DOOR_Y + .04), .024, t.panel, False)
    for angle in (30, 60, 90, 120, 150):
        cosine, sine = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        tube('fan bar', upright([(r * cosine, SPRING + r * sine) for r in (.24, DOOR_HALF - .05)], DOOR_Y + .04), .02, t.panel, False)


def entry_panel(t):
    """Speaker, reader, six bells with name strips, camera; the house number above."""
    x, z = ENTRY
    front = -.075
    plate('panel back', rounded(.56, 1.32, .12), .05, (x, -.02, z), t.metal, .014, 5)
    plate('panel', rounded(.50, 1.26, .10), .06, (x, -.045, z), t.plate, .018, 6)
    reader(t, (x, front - .01, READER_Z), .158)
    for index in range(5):
        plate('speaker slot', rounded(.17, .013, .006), .012, (x, front, z + .545 - .026 * index), t.reader, .002, 2)
    for row in range(3):
        for side in (-1, 1):
            bell_z = z - .10 - .155 * row
            disc('bell', .032, .04, (x + side * .185, front - .012, bell_z), t.metal, .008, FACING)
            plate('name strip', rounded(.13, .062, .012), .014, (x + side * .085, front - .002, bell_z), t.paper, .003, 2)
    disc('lens ring', .05, .03, (x, front - .005, z - .54), t.metal, .008, FACING)
    ball('lens', .034, (x, front - .016, z - .54), t.reader, (1, .5, 1))
    lettering('9', .86, (x, -.10, 3.00), t.letter, 'InterDisplay-Medium', depth=.075, rounding=.004)
    lettering('Casa Terra', .50, (0, -.06, 4.58), t.letter, 'InterDisplay-Medium', depth=.05, rounding=.003)


def wall_lamp(t):
    """Opal globe on a swan neck."""
    x, z = LAMP
    disc('lamp rose', .12, .05, (x, -.02, z + .16), t.metal, .016, FACING)
    neck = [(x, -.03 - .34 * part, z + .16 + .30 * math.sin(math.pi * .86 * part)) for part in fractions(24)]
    _, end_y, end_z = neck[-1]
    cap = [(0, .05), (.03, .045), (.05, .02), (.105, -.03), (.125, -.075), (.118, -.085), (0, -.085)]
    no_shadow(tube('lamp neck', neck, .021, t.metal, False, sides=8), lathe('lamp cap', spline(cap), t.metal, (x, end_y, end_z), angle=60),
              ball('lamp globe', .185, (x, end_y, end_z - .22), t.opal))
    glow('lamp light', (x, end_y, end_z - .22), 12, .17, (1, .82, .55))


def build(frame):
    t, options = tones('tangerine'), frame.options
    slabs(t, '#a8430c', '#84300a', '#4a1804', 1.15, .62, .36, (0, -9.4), (40, 20))
    facade(t)
    steps(t)
    surround(t)
    door(t)
    entry_panel(t)
    wall_lamp(t)
    letterboxes(t, *BOXES, 2, 3, 7, post=('7B',))
    for size, x, z, turn, material in (((.66, .46, .44), -.22, 0, 8, t.wall), ((.46, .36, .26), -.25, .44, -10, t.trim), ((.40, .34, .52), .40, 0, -6, t.panel)):
        carton(t, size, BOXES[0] + x, -.50, z, turn, material)
    olive_tree(t, -1.98, -.62)
    agave(t, 1.98, -.72)
    bicycle(t, -4.1, -.42)
    aim_x, aim_z = options['aim']
    spot('key', KEY_AT, (aim_x, 0, aim_z), options.get('key', 31000), options.get('cone', 34), .95, .085, KEY_COLOUR)
    shadow_gobo('tree', [polygon for number, item in enumerate(options['branches']) for polygon in branch(*item, seed=11 + number)], KEY_AT, .78)
    shadow_gobo('roof', options['masks'], KEY_AT, .50)
    area('fill', (5.5, -10, 5), (.3, 0, 1.6), 8, options.get('fill', 230), (1, .64, .38))
    area('sky', (0, -4, 8.5), (.3, -.3, 1), 6, 120, (1, .78, .56))
    area('kick', (6.2, -2.4, 2.6), (1.5, -.3, 1.5), 1.2, 110, (1, .80, .55), height=3.5)
    ambient((1, .60, .34), .055)
