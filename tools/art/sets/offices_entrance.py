"""Northgate, the entrance: calm wall | reception with the mark | gates before the lift.

Options: key_at, key_to, window, uprights, rails, mask (the gobo), fill, fill_far, calm (a lamp for the plain wall),
pendants (how many), table (x, y, z of the phone on a round table near us, where it leans on a cup),
cup (how far to the right of the phone the cup stands).
"""
from kit.build import box, degrees, group, lathe, lettering, plate, profile, slab, tube
from kit.fittings import flutes, fluted_counter, pendant, reader
from kit.household import paper_cup, side_table
from kit.light import area, studio, window_gobo
from kit.outline import fillet, rounded, spline
from kit.paint import glass, paint, tones
from kit.plants import snake_plant
from kit.rooms import slabs

RECEPTION_X, RECEPTION_WIDTH = -0.50, 2.10
DESK = dict(x=RECEPTION_X, y=-0.85, width=2.10, depth=0.86, height=1.02)
LIFT_X, LIFT_WIDTH, LIFT_HEIGHT = 2.70, 1.44, 2.52
GATES, GATE_Y, GATE_LENGTH, GATE_WIDTH = (2.06, 3.34, 4.62, 5.90), -2.85, 1.75, 0.42
PENDANTS = (
    (-1.88, -0.95, 2.30, 0.18),
    (-1.50, -0.70, 2.94, 0.13),
    (LIFT_X + 1.28, -1.0, 2.72, 0.16),
    (LIFT_X - 1.28, -1.0, 2.72, 0.16),
)
PLANTERS = ((-1.92, -0.50, 3, 1.15), (LIFT_X - 1.58, -0.42, 5, 1.25), (LIFT_X + 1.58, -0.42, 8, 1.25))
READER_TILT = 31  # degrees from upright


def wall(t):
    """Flush panels with fine joints, open at the lift; skirting and a high rail."""
    left, right = LIFT_X - LIFT_WIDTH / 2, LIFT_X + LIFT_WIDTH / 2
    joints = [-12.8, -11, -9.2, -7.4, -5.6, -3.8, -2.0, RECEPTION_X, left]
    for start, end in [*zip(joints, joints[1:]), (right, right + 1.9), (right + 1.9, right + 5)]:
        box('wall panel', (end - start - 0.012, 0.3, 7), ((start + end) / 2, 0.15, 3.5), t.wall, 0.012)
    box('wall above lift', (LIFT_WIDTH, 0.3, 4.5), (LIFT_X, 0.15, LIFT_HEIGHT + 2.25), t.wall, 0)
    for start, end in ((-14, left - 0.3), (right + 0.3, 10)):
        box('skirting', (end - start, 0.08, 0.26), ((start + end) / 2, -0.03, 0.13), t.trim, 0.018)
    box('rail', (30, 0.16, 0.10), (0, -0.06, 3.98), t.trim, 0.02)
    box('rail fillet', (30, 0.09, 0.06), (0, -0.03, 3.90), t.trim, 0.016)


def feature_wall(t):
    """Fluted screen with a plain plaque that carries the Northgate mark and name."""
    start, flute = RECEPTION_X - RECEPTION_WIDTH / 2, 0.05
    flutes(
        'flute',
        [(start + flute * (2 * index + 1), -0.03) for index in range(round(RECEPTION_WIDTH / (2 * flute)))],
        flute,
        0,
        3.7,
        t.panel,
    )
    for edge in (start - 0.05, start + RECEPTION_WIDTH + 0.05):
        box('screen post', (0.10, 0.17, 3.84), (edge, -0.04, 1.92), t.trim, 0.018)
    box('screen cap', (RECEPTION_WIDTH + 0.28, 0.24, 0.09), (RECEPTION_X, -0.06, 3.80), t.trim, 0.018)
    plate('plaque', rounded(1.62, 1.98, 0.14), 0.10, (RECEPTION_X, -0.13, 2.42), t.wall, 0.025, 5)
    cell, gap = 0.52, 0.12
    for column, row, corner in ((-1, 1, 0.07), (1, 1, cell / 2 - 0.001), (-1, -1, cell / 2 - 0.001), (1, -1, 0.07)):
        plate(
            'mark',
            rounded(cell, cell, corner, power=2),
            0.15,
            (RECEPTION_X + column * (cell + gap) / 2, -0.22, 2.58 + row * (cell + gap) / 2),
            t.gloss,
            0.03,
            6,
        )
    lettering('Northgate', 0.27, (RECEPTION_X, -0.20, 1.76), t.letter, depth=0.044, rounding=0.003)


def desk(t):
    top = fluted_counter(t, **DESK)
    for size, z, turn, material in (((0.40, 0.27, 0.05), 0.025, 8, t.deep), ((0.34, 0.24, 0.045), 0.073, -6, t.trim)):
        box(
            'notebook', size, (RECEPTION_X - 0.62, DESK['y'] - 0.02, top + z), material, 0.012, turn=degrees(0, 0, turn)
        )
    bowl = [
        (0, 0),
        (0.07, 0),
        (0.075, 0.012),
        (0.05, 0.03),
        (0.06, 0.05),
        (0.15, 0.11),
        (0.19, 0.17),
        (0.18, 0.175),
        (0.13, 0.12),
        (0, 0.08),
    ]
    lathe('bowl', spline(bowl, 6), t.gloss, (RECEPTION_X + 0.10, DESK['y'] - 0.04, top), angle=70)


def lift(t):
    """Deep stepped portal, two brushed leaves, floor display above, call panel beside."""
    satin = paint('satin', '#2c4dc0', 0.30, 0.55, 0.5)
    half, top = LIFT_WIDTH / 2, LIFT_HEIGHT
    for side in (-1, 1):
        box(
            'portal jamb',
            (0.24, 0.22, top + 0.24),
            (LIFT_X + side * (half + 0.12), -0.06, (top + 0.24) / 2),
            t.trim,
            0.026,
        )
        box('portal step', (0.10, 0.46, top + 0.02), (LIFT_X + side * (half - 0.04), 0.10, top / 2), t.panel, 0.018)
        leaf_x = LIFT_X + side * (half / 2 - 0.02)
        box('lift leaf', (half - 0.055, 0.06, top - 0.06), (leaf_x, 0.27, top / 2), satin, 0.010)
        plate('leaf panel', rounded(half - 0.24, top - 0.42, 0.07), 0.03, (leaf_x, 0.235, top / 2), satin, 0.014, 5)
    box('portal head', (LIFT_WIDTH + 0.48, 0.24, 0.26), (LIFT_X, -0.07, top + 0.13), t.trim, 0.026)
    box('portal cap', (LIFT_WIDTH + 0.62, 0.32, 0.07), (LIFT_X, -0.09, top + 0.285), t.trim, 0.02)
    box('portal step head', (LIFT_WIDTH, 0.46, 0.10), (LIFT_X, 0.10, top - 0.03), t.panel, 0.018)
    box('sill', (LIFT_WIDTH, 0.4, 0.03), (LIFT_X, 0.12, 0.02), t.metal, 0.008)
    plate('display', rounded(0.66, 0.34, 0.10), 0.08, (LIFT_X, -0.03, top + 0.60), t.plate, 0.02, 5)
    lettering('7', 0.25, (LIFT_X + 0.12, -0.074, top + 0.60), t.glow, depth=0.008, rounding=0)
    plate(
        'arrow',
        fillet([(-0.075, -0.055, 0.018), (0.075, -0.055, 0.018), (0, 0.075, 0.018)]),
        0.01,
        (LIFT_X - 0.14, -0.074, top + 0.60),
        t.glow,
        0,
    )
    panel_x = LIFT_X + half + 0.44
    plate('call panel', rounded(0.17, 0.40, 0.085), 0.05, (panel_x, -0.025, 1.72), t.plate, 0.014, 5)
    for way, material in ((1, t.glow), (-1, t.metal)):
        outline = fillet([(-0.042, -way * 0.03, 0.01), (0.042, -way * 0.03, 0.01), (0, way * 0.042, 0.01)][::way])
        plate('call arrow', outline, 0.012, (panel_x, -0.052, 1.72 + way * 0.085), material, 0)


def gate(t, x):
    """One cabinet: raised head with the reader in front, long low body behind, a line of light."""
    body = paint('gate', '#1b3da6', 0.28, specular=0.5)
    profile(
        'gate',
        [
            (0, 0.06, 0.05),
            (0, 0.98, 0.10),
            (0.31, 1.47, 0.07),
            (0.56, 1.47, 0.12),
            (0.66, 1.12, 0.16),
            (GATE_LENGTH, 1.12, 0.14),
            (GATE_LENGTH, 0.06, 0.05),
        ],
        GATE_WIDTH,
        (x, GATE_Y, 0),
        body,
        0.032,
        6,
    )
    profile(
        'gate plinth',
        [(0.05, 0, 0), (0.05, 0.1, 0), (GATE_LENGTH - 0.05, 0.1, 0), (GATE_LENGTH - 0.05, 0, 0)],
        GATE_WIDTH - 0.08,
        (x, GATE_Y, 0.05),
        t.deep,
        0.004,
    )
    for side in (-1, 1):
        profile(
            'gate side',
            [
                (0.13, 0.20, 0.08),
                (0.13, 0.90, 0.10),
                (0.60, 0.98, 0.08),
                (GATE_LENGTH - 0.12, 0.98, 0.10),
                (GATE_LENGTH - 0.12, 0.20, 0.08),
            ],
            0.014,
            (x + side * (GATE_WIDTH / 2 + 0.001), GATE_Y, 0),
            t.panel,
            0.006,
            3,
        )
    line = paint('line', '#000000', 0.4, glow=t.hex['glow'], strength=1.7)
    plate('gate line', rounded(0.024, 0.40, 0.012, power=2), 0.012, (x, GATE_Y - 0.003, 0.52), line, 0.003, 2)
    face = group('head', (x, GATE_Y + 0.155, 1.225), degrees(90 - READER_TILT, 0, 0))
    slab('reader plate', rounded(GATE_WIDTH - 0.07, 0.48, 0.10), 0.024, t.plate, 0.010, 4, face)
    reader(t, (0, 0.02, 0.018), 0.138, face, (0, 0, 0))


def wings(t, left, right, opened):
    """A pair of glass wings between two cabinets; `opened` = degrees they have swung away from us."""
    clear = glass('wing', '#b4c9ff', '#3a62f0')
    reach, y = (right - left - GATE_WIDTH) / 2 - 0.02, GATE_Y + GATE_LENGTH * 0.60
    for side, edge in ((1, left + GATE_WIDTH / 2), (-1, right - GATE_WIDTH / 2)):
        hinge = group('hinge', (edge, y, 0), degrees(0, 0, opened * side))
        outline = fillet([(0, 0.24, 0.01), (side * reach, 0.24, 0.06), (side * reach, 1.42, 0.24), (0, 1.42, 0.02)])
        plate('wing', outline, 0.026, (0, 0, 0), clear, 0.008, 3, hinge)
        tube('wing rim', [(x, 0, z) for x, z in outline], 0.0085, t.metal, parent=hinge)
        box('wing clamp', (0.05, 0.07, 0.70), (side * 0.012, 0, 0.62), t.metal, 0.014, parent=hinge)


def build(frame):
    t, options = tones('cobalt'), frame.options
    slabs(t, '#16329a', '#112882', '#08154a', 0.92, 0.92, 0.25, (0, -11), (40, 24), 0)
    edge = GATES[0] - 0.42
    slab(
        'platform',
        fillet([(edge, -3.28, 0.2), (9, -3.28, 0.2), (9, -0.72, 0.2), (edge, -0.72, 0.2)]),
        0.05,
        t.trim,
        0.014,
        at=(0, 0, 0.025),
    )
    wall(t)
    feature_wall(t)
    desk(t)
    for lamp in PENDANTS[: options.get('pendants', 3)]:
        pendant(t, *lamp)
    for x, y, seed, height in PLANTERS:
        snake_plant(t, x, y, seed, height=height)
    lift(t)
    for x in GATES:
        gate(t, x)
    for left, right, opened in zip(GATES, GATES[1:], (70, 0, 0)):
        wings(t, left, right, opened)
    key_at, key_to = options.get('key_at', (-3.0, -9.2, 7.2)), options.get('key_to', (2.5, 0, 1.4))
    studio(
        'cobalt',
        key_at,
        key_to,
        options.get('key', 25000),
        53,
        0.07,
        options.get('fill', 120),
        110,
        110,
        0.055,
        options.get('fill_far', 9.0),
    )
    window_gobo(
        key_at,
        key_to,
        options.get('window', (1.32, 0.98)),
        options.get('uprights', (-0.46, 0.82)),
        options.get('rails', (0.55,)),
        0.05,
        options.get('mask', 9.0),
    )
    if options.get('calm'):
        area('calm', (-9, -13, 5), (-4.2, 0, 1.7), 4, options['calm'], (0.84, 0.92, 1), mirrored=False)
    if 'table' in options:
        near(t, *options['table'], options['cup'])


def near(t, x, y, z, aside):
    """Round table with a cup of coffee. The phone stands at (x, y) and leans on the cup."""
    side_table(t, x + 0.04, y + 0.12, z, 0.33)
    paper_cup(t, (x + aside, y + 0.162, z), 0.22)
    area('on the table', (x - 1.6, y - 1.0, z + 1.3), (x, y, z + 0.2), 0.5, 130, (1, 0.96, 0.88))
    area('table edge', (x + 1.3, y + 0.4, z + 0.6), (x, y, z + 0.2), 0.3, 40, (0.90, 0.94, 1), height=0.9)
