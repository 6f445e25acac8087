"""Northgate, the entrance: calm wall | reception with the mark | gates before the lift.

Options: key_at, key_to, window, uprights, rails, mask (the gobo), fill, fill_far, calm (a lamp for the plain wall),
pendants (how many), evening (True: after hours).
"""
from kit.build import box, degrees, group, lathe, lettering, plate, profile, slab, tube
from kit.fittings import flutes, fluted_counter, pendant, reader
from kit.light import area, studio, window_gobo
from kit.outline import fillet, rounded, spline
from kit.paint import glass, paint, tones
from kit.plants import snake_plant
from kit.rooms import slabs

RECEPTION_X, RECEPTION_WIDTH = -.50, 2.10
DESK = dict(x=RECEPTION_X, y=-.85, width=2.10, depth=.86, height=1.02)
LIFT_X, LIFT_WIDTH, LIFT_HEIGHT = 2.70, 1.44, 2.52
GATES, GATE_Y, GATE_LENGTH, GATE_WIDTH = (2.06, 3.34, 4.62, 5.90), -2.85, 1.75, .42
PENDANTS = ((-1.88, -.95, 2.30, .18), (-1.50, -.70, 2.94, .13), (LIFT_X + 1.28, -1.0, 2.72, .16), (LIFT_X - 1.28, -1.0, 2.72, .16))
PLANTERS = ((-1.92, -.50, 3, 1.15), (LIFT_X - 1.58, -.42, 5, 1.25), (LIFT_X + 1.58, -.42, 8, 1.25))
READER_TILT = 31            # degrees from upright


def wall(t):
    """Flush panels with fine joints, open at the lift; skirting and a high rail."""
    left, right = LIFT_X - LIFT_WIDTH / 2, LIFT_X + LIFT_WIDTH / 2
    joints = [-12.8, -11, -9.2, -7.4, -5.6, -3.8, -2.0, RECEPTION_X, left]
    for start, end in [*zip(joints, joints[1:]), (right, right + 1.9), (right + 1.9, right + 5)]:
        box('wall panel', (end - start - .012, .3, 7), ((start + end) / 2, .15, 3.5), t.wall, .012)
    box('wall above lift', (LIFT_WIDTH, .3, 4.5), (LIFT_X, .15, LIFT_HEIGHT + 2.25), t.wall, 0)
    for start, end in ((-14, left - .3), (right + .3, 10)):
        box('skirting', (end - start, .08, .26), ((start + end) / 2, -.03, .13), t.trim, .018)
    box('rail', (30, .16, .10), (0, -.06, 3.98), t.trim, .02)
    box('rail fillet', (30, .09, .06), (0, -.03, 3.90), t.trim, .016)


def feature_wall(t):
    """Fluted screen with a plain plaque that carries the Northgate mark and name."""
    start, flute = RECEPTION_X - RECEPTION_WIDTH / 2, .05
    flutes('flute', [(start + flute * (2 * index + 1), -.03) for index in range(round(RECEPTION_WIDTH / (2 * flute)))], flute, 0, 3.7, t.panel)
    for edge in (start - .05, start + RECEPTION_WIDTH + .05):
        box('screen post', (.10, .17, 3.84), (edge, -.04, 1.92), t.trim, .018)
    box('screen cap', (RECEPTION_WIDTH + .28, .24, .09), (RECEPTION_X, -.06, 3.80), t.trim, .018)
    plate('plaque', rounded(1.62, 1.98, .14), .10, (RECEPTION_X, -.13, 2.42), t.wall, .025, 5)
    cell, gap = .52, .12
    for column, row, corner in ((-1, 1, .07), (1, 1, cell / 2 - .001), (-1, -1, cell / 2 - .001), (1, -1, .07)):
        plate('mark', rounded(cell, cell, corner, power=2), .15, (RECEPTION_X + column * (cell + gap) / 2, -.22, 2.58 + row * (cell + gap) / 2), t.gloss, .03, 6)
    lettering('Northgate', .27, (RECEPTION_X, -.20, 1.76), t.letter, depth=.044, rounding=.003)


def desk(t):
    top = fluted_counter(t, **DESK)
    for size, z, turn, material in (((.40, .27, .05), .025, 8, t.deep), ((.34, .24, .045), .073, -6, t.trim)):
        box('notebook', size, (RECEPTION_X - .62, DESK['y'] - .02, top + z), material, .012, turn=degrees(0, 0, turn))
    bowl = [(0, 0), (.07, 0), (.075, .012), (.05, .03), (.06, .05), (.15, .11), (.19, .17), (.18, .175), (.13, .12), (0, .08)]
    lathe('bowl', spline(bowl, 6), t.gloss, (RECEPTION_X + .10, DESK['y'] - .04, top), angle=70)


def lift(t):
    """Deep stepped portal, two brushed leaves, floor display above, call panel beside."""
    satin = paint('satin', '#2c4dc0', .30, .55, .5)
    half, top = LIFT_WIDTH / 2, LIFT_HEIGHT
    for side in (-1, 1):
        box('portal jamb', (.24, .22, top + .24), (LIFT_X + side * (half + .12), -.06, (top + .24) / 2), t.trim, .026)
        box('portal step', (.10, .46, top + .02), (LIFT_X + side * (half - .04), .10, top / 2), t.panel, .018)
        leaf_x = LIFT_X + side * (half / 2 - .02)
        box('lift leaf', (half - .055, .06, top - .06), (leaf_x, .27, top / 2), satin, .010)
        plate('leaf panel', rounded(half - .24, top - .42, .07), .03, (leaf_x, .235, top / 2), satin, .014, 5)
    box('portal head', (LIFT_WIDTH + .48, .24, .26), (LIFT_X, -.07, top + .13), t.trim, .026)
    box('portal cap', (LIFT_WIDTH + .62, .32, .07), (LIFT_X, -.09, top + .285), t.trim, .02)
    box('portal step head', (LIFT_WIDTH, .46, .10), (LIFT_X, .10, top - .03), t.panel, .018)
    box('sill', (LIFT_WIDTH, .4, .03), (LIFT_X, .12, .02), t.metal, .008)
    plate('display', rounded(.66, .34, .10), .08, (LIFT_X, -.03, top + .60), t.plate, .02, 5)
    lettering('7', .25, (LIFT_X + .12, -.074, top + .60), t.glow, depth=.008, rounding=0)
    plate('arrow', fillet([(-.075, -.055, .018), (.075, -.055, .018), (0, .075, .018)]), .01, (LIFT_X - .14, -.074, top + .60), t.glow, 0)
    panel_x = LIFT_X + half + .44
    plate('call panel', rounded(.17, .40, .085), .05, (panel_x, -.025, 1.72), t.plate, .014, 5)
    for way, material in ((1, t.glow), (-1, t.metal)):
        outline = fillet([(-.042, -way * .03, .01), (.042, -way * .03, .01), (0, way * .042, .01)][::way])
        plate('call arrow', outline, .012, (panel_x, -.052, 1.72 + way * .085), material, 0)


def gate(t, x):
    """One cabinet: raised head with the reader in front, long low body behind, a line of light."""
    body = paint('gate', '#1b3da6', .28, specular=.5)
    profile('gate', [(0, .06, .05), (0, .98, .10), (.31, 1.47, .07), (.56, 1.47, .12), (.66, 1.12, .16), (GATE_LENGTH, 1.12, .14), (GATE_LENGTH, .06, .05)],
            GATE_WIDTH, (x, GATE_Y, 0), body, .032, 6)
    profile('gate plinth', [(.05, 0, 0), (.05, .1, 0), (GATE_LENGTH - .05, .1, 0), (GATE_LENGTH - .05, 0, 0)], GATE_WIDTH - .08, (x, GATE_Y, .05), t.deep, .004)
    for side in (-1, 1):
        profile('gate side', [(.13, .20, .08), (.13, .90, .10), (.60, .98, .08), (GATE_LENGTH - .12, .98, .10), (GATE_LENGTH - .12, .20, .08)],
                .014, (x + side * (GATE_WIDTH / 2 + .001), GATE_Y, 0), t.panel, .006, 3)
    line = paint('line', '#000000', .4, glow=t.hex['glow'], strength=1.7)
    plate('gate line', rounded(.024, .40, .012, power=2), .012, (x, GATE_Y - .003, .52), line, .003, 2)
    face = group('head', (x, GATE_Y + .155, 1.225), degrees(90 - READER_TILT, 0, 0))
    slab('reader plate', rounded(GATE_WIDTH - .07, .48, .10), .024, t.plate, .010, 4, face)
    reader(t, (0, .02, .018), .138, face, (0, 0, 0))


def wings(t, left, right, opened):
    """A pair of glass wings between two cabinets; `opened` = degrees they have swung away from us."""
    clear = glass('wing', '#b4c9ff', '#3a62f0')
    reach, y = (right - left - GATE_WIDTH) / 2 - .02, GATE_Y + GATE_LENGTH * .60
    for side, edge in ((1, left + GATE_WIDTH / 2), (-1, right - GATE_WIDTH / 2)):
        hinge = group('hinge', (edge, y, 0), degrees(0, 0, opened * side))
        outline = fillet([(0, .24, .01), (side * reach, .24, .06), (side * reach, 1.42, .24), (0, 1.42, .02)])
        plate('wing', outline, .026, (0, 0, 0), clear, .008, 3, hinge)
        tube('wing rim', [(x, 0, z) for x, z in outline], .0085, t.metal, parent=hinge)
        box('wing clamp', (.05, .07, .70), (side * .012, 0, .62), t.metal, .014, parent=hinge)


def build(frame):
    t, options = tones('cobalt'), frame.options
    slabs(t, '#16329a', '#112882', '#08154a', .92, .92, .25, (0, -11), (40, 24), 0)
    edge = GATES[0] - .42
    slab('platform', fillet([(edge, -3.28, .2), (9, -3.28, .2), (9, -.72, .2), (edge, -.72, .2)]), .05, t.trim, .014, at=(0, 0, .025))
    wall(t)
    feature_wall(t)
    desk(t)
    for lamp in PENDANTS[:options.get('pendants', 3)]:
        pendant(t, *lamp)
    for x, y, seed, height in PLANTERS:
        snake_plant(t, x, y, seed, height=height)
    lift(t)
    for x in GATES:
        gate(t, x)
    for left, right, opened in zip(GATES, GATES[1:], (70, 0, 0)):
        wings(t, left, right, opened)
    key_at, key_to = options.get('key_at', (-3.0, -9.2, 7.2)), options.get('key_to', (2.5, 0, 1.4))
    studio('cobalt', key_at, key_to, options.get('key', 25000), 53, .07, options.get('fill', 120), 110, 110, .055, options.get('fill_far', 9.))
    window_gobo(key_at, key_to, options.get('window', (1.32, .98)), options.get('uprights', (-.46, .82)), options.get('rails', (.55,)), .05, options.get('mask', 9.))
    if options.get('calm'):
        area('calm', (-9, -13, 5), (-4.2, 0, 1.7), 4, options['calm'], (.84, .92, 1), mirrored=False)
