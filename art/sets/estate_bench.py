"""Casa Terra, the superintendent's bench from above, on a Tuesday: the electrician has come with a coil of cable and a phone."""
from kit.build import box, degrees, disc, group, lathe, lettering, plate, slab, tube
from kit.light import ambient, area, spot
from kit.outline import arc, circle, rounded, spline, upright
from kit.paint import paint, tones
from kit.rooms import slabs

TOP, WALL = 1.20, 0.95


def pegboard(t):
    """Spanners, screwdrivers, a hammer; what a house needs."""
    y = WALL - 0.03
    plate('board', rounded(7.0, 2.0, 0.06), 0.05, (0.9, y, 2.48), t.panel, 0.015)
    for row in range(6):
        for column in range(30):
            at = (-1.7 + 0.19 * column, y - 0.026, 1.70 + 0.20 * row)
            disc('hole', 0.017, 0.004, at, t.deep, 0, degrees(90, 0, 0), sides=12)
    for index in range(4):
        x, length = 0.86 + 0.25 * index, 0.80 - 0.11 * index
        z = 1.98 + length / 2 - 0.30
        plate('spanner', rounded(0.075, length, 0.03), 0.03, (x, y - 0.05, z), t.metal, 0.01)
        for end in (-1, 1):
            start = 125 if end > 0 else -55
            jaw = arc(0.065, start, start + 290, 20, x, z + end * length / 2)
            tube('jaw', upright(jaw, y - 0.05), 0.024, t.metal, False)
    handle = spline([(0, 0), (0.04, 0.01), (0.056, 0.08), (0.048, 0.22), (0.03, 0.30), (0, 0.30)], 4)
    for index in range(4):
        x = 1.90 + 0.21 * index
        tube('blade', [(x, y - 0.06, 2.08), (x, y - 0.06, 1.74 - 0.04 * index)], 0.015, t.metal, False)
        lathe('grip', handle, t.gloss, (x, y - 0.06, 2.08), 24, 60)


def calendar(t, x, z):
    """One leaf a day."""
    y = WALL - 0.06
    plate('leaves', rounded(0.80, 0.92, 0.03), 0.09, (x, y - 0.04, z), paint('leaf of paper', '#c98a55', 0.7), 0.008)
    box('binding', (0.84, 0.13, 0.14), (x, y - 0.04, z + 0.46), t.plate, 0.02)
    ink = paint('ink', t.hex['plate'], 0.7)
    lettering('Tue', 0.27, (x, y - 0.09, z + 0.22), ink, depth=0.006, rounding=0)
    lettering('17', 0.50, (x, y - 0.09, z - 0.16), ink, 'InterDisplay-SemiBold', depth=0.006, rounding=0)


def fuse_box(t, x, z):
    """Open, two rows of breakers; one is down."""
    y = WALL - 0.05
    plate('fuse box', rounded(0.86, 0.96, 0.05), 0.16, (x, y - 0.05, z), t.trim, 0.02)
    plate('fuse recess', rounded(0.74, 0.84, 0.03), 0.02, (x, y - 0.132, z), t.plate, 0.004)
    for row, low in enumerate((0.20, -0.20)):
        for column in range(6):
            at = (x - 0.29 + 0.116 * column, y - 0.16, z + low)
            box('breaker', (0.10, 0.07, 0.26), at, t.metal, 0.012, 3)
            down = (row, column) == (1, 2)
            lever = (at[0], at[1] - 0.05, at[2] + (-0.05 if down else 0.05))
            box('lever', (0.05, 0.06, 0.08), lever, t.gloss if down else t.plate, 0.01, 3)
    hinge = group('lid', (x + 0.43, y - 0.13, z), degrees(0, 0, 128))
    plate('lid', rounded(0.84, 0.94, 0.05), 0.03, (-0.42, 0, 0), t.trim, 0.01, parent=hinge)


def coil(t, x, y):
    """Cable, wound up, with one end out."""
    sheath = paint('cable', '#c9733a', 0.45, specular=0.4)
    for layer in range(4):
        for ring in range(2):
            radius = 0.36 + 0.09 * ring + 0.015 * (layer % 2)
            turns = [(px, py, TOP + 0.045 + 0.085 * layer) for px, py in circle(radius, 72, x, y)]
            tube('cable', turns, 0.045, sheath)
    end = [(x + 0.45, y - 0.05, TOP + 0.05), (x + 0.50, y - 0.30, TOP + 0.05), (x + 0.42, y - 0.50, TOP + 0.05)]
    tube('cable end', end, 0.045, sheath, False)
    for index, dx in enumerate((-0.03, 0, 0.03)):
        tip = [end[-1], (end[-1][0] - 0.05 + dx * 2, end[-1][1] - 0.14 - 0.02 * index, TOP + 0.04)]
        tube('wire', tip, 0.014, t.metal, False)


def pliers(t, x, y, turn):
    tool = group('pliers', (x, y, TOP + 0.05), degrees(0, 0, turn))
    for side in (-1, 1):
        grip = [(side * 0.02, 0.02, 0), (side * 0.10, -0.14, 0), (side * 0.12, -0.34, 0), (side * 0.07, -0.56, 0)]
        tube('grip', grip, 0.042, t.plate, False, tool)
        slab('jaw', rounded(0.09, 0.28, 0.035), 0.07, t.metal, 0.012, 3, tool, (side * -0.05, 0.14, 0))
    disc('pivot', 0.06, 0.10, (0, 0.03, 0), t.metal, 0.012, parent=tool)


def build(frame):
    t = tones('tangerine')
    slabs(t, '#8e380a', '#7f3009', '#4a1804', 2.4, 0.30, 0.34, (0, -9), (40, 22))
    box('wall', (30, 0.3, 9), (0, WALL + 0.15, 4.5), t.wall, 0)
    box(
        'bench',
        (9, 2.5, 0.14),
        (0, -0.30, TOP - 0.07),
        paint('bench', '#9a4510', 0.6, tooth=0.2, tooth_scale=30),
        0.03,
        5,
    )
    box('bench edge', (9, 0.12, 0.5), (0, -1.45, TOP - 0.30), t.panel, 0.02)
    pegboard(t)
    calendar(t, -1.36, 1.87)
    fuse_box(t, -0.22, 1.94)
    coil(t, 0.12, 0.06)
    pliers(t, -0.22, -0.74, 62)
    tester = group('screwdriver', (0.92, -0.50, TOP + 0.06), degrees(0, 90, 32))
    lathe(
        'grip',
        spline([(0, 0), (0.05, 0.01), (0.066, 0.1), (0.056, 0.26), (0.036, 0.36), (0, 0.36)], 4),
        t.gloss,
        (0, 0, 0),
        24,
        60,
        tester,
    )
    tube('blade', [(0, 0, 0.34), (0, 0, 0.80)], 0.018, t.metal, False, tester)
    # A work lamp over the bench: a round pool, and the rest of the cellar falls away.
    spot('work lamp', (-2.2, -2.6, 5.6), (-0.55, 0.05, 1.3), 5200, 46, 0.5, 0.12, (1, 0.88, 0.66))
    area('fill', (4.2, -6.5, 4.5), (0, 0, 1), 6, 90, (1, 0.64, 0.38))
    area('kick', (4.6, -0.5, 3.0), (0, 0, 1.2), 1.2, 60, (1, 0.82, 0.6), height=3)
    ambient((1, 0.60, 0.34), 0.05)
