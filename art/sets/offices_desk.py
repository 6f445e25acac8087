"""Northgate, at work. Two corners of one floor: a workplace by the window, and HR's desk with the bin for old badges.

Options: view 'workplace' or 'badges'.
"""
import random

from kit.build import box, cushion, degrees, disc, group, lathe, lettering, plate, slab, tube
from kit.fittings import books, flutes, pendant, reader
from kit.light import glow, studio, window_gobo
from kit.outline import circle, rounded, spline
from kit.paint import paint, tones
from kit.plants import snake_plant
from kit.rooms import slabs

DESK_TOP = 1.16
KEY_AT, KEY_TO = (-6.0, -7.6, 7.0), (-0.6, 0, 1.7)


def shell(t):
    """Flush wall panels and a run of slats."""
    for index in range(-6, 7):
        box('wall panel', (1.788, 0.3, 7), (index * 1.8 + 0.2, 0.15, 3.5), t.wall, 0.012)
    flutes('slat', [(-5.8 + 0.11 * k, -0.06) for k in range(24)], 0.05, 0, 3.7, t.panel)
    box('slat cap', (2.8, 0.22, 0.09), (-4.5, -0.08, 3.74), t.trim, 0.018)
    box('skirting', (30, 0.08, 0.22), (0, -0.03, 0.11), t.trim, 0.018)


def desk(t, x, y, width=3.3):
    slab('desk top', rounded(width, 1.15, 0.12), 0.07, t.trim, 0.026, 5, at=(x, y, DESK_TOP - 0.035))
    for side in (-1, 1):
        box(
            'desk side',
            (0.08, 0.95, DESK_TOP - 0.07),
            (x + side * (width / 2 - 0.22), y, (DESK_TOP - 0.07) / 2),
            t.panel,
            0.02,
        )
    box('desk back', (width - 0.5, 0.05, 0.6), (x, y + 0.42, DESK_TOP - 0.42), t.panel, 0.015)


def task_chair(t, x, y, turn):
    holder = group('chair', (x, y, 0), degrees(0, 0, turn))
    for angle in range(0, 360, 72):
        arm = group('arm', (0, 0, 0.09), degrees(0, 0, angle), holder)
        tube('foot', [(0, 0, 0.04), (0.36, 0, -0.01)], 0.026, t.metal, False, arm)
        disc('caster', 0.05, 0.05, (0.36, 0, -0.04), t.deep, 0.016, degrees(90, 0, 0), arm)
    disc('column', 0.045, 0.50, (0, 0, 0.36), t.metal, 0.006, parent=holder)
    cushion('seat', (0.72, 0.68, 0.20), (0, 0, 0.72), t.fabric, parent=holder)
    slab('back', rounded(0.68, 0.80, 0.20), 0.10, t.fabric, 0.045, 6, holder, (0, 0.36, 1.34), degrees(82, 0, 0))
    tube('spine', [(0, 0.30, 0.70), (0, 0.42, 0.85), (0, 0.44, 1.20)], 0.03, t.metal, False, holder)


def screen(t, x, y, turn=0):
    holder = group('screen', (x, y, DESK_TOP), degrees(0, 0, turn))
    plate('panel', rounded(1.30, 0.78, 0.05), 0.05, (0, 0, 0.72), t.plate, 0.014, 5, holder)
    ground = paint('display', '#000000', 0.5, glow='#2f55e8', strength=0.55)
    plate('display', rounded(1.22, 0.70, 0.03), 0.01, (0, -0.026, 0.72), ground, 0, 2, holder)
    bar = paint('bars', '#000000', 0.5, glow='#9db4ff', strength=0.7)
    for row, width in enumerate((0.62, 0.44, 0.54, 0.36)):
        plate(
            'bar', rounded(width, 0.06, 0.03), 0.006, (-0.52 + width / 2, -0.033, 0.93 - 0.14 * row), bar, 0, 2, holder
        )
    tube('neck', [(0, 0.05, 0.02), (0, 0.06, 0.5)], 0.035, t.metal, False, holder)
    slab('foot', rounded(0.46, 0.30, 0.1), 0.025, t.metal, 0.008, 4, holder, (0, 0.05, 0.013))


def lamp(t, x, y):
    """Jointed desk lamp with a cone."""
    disc('lamp foot', 0.15, 0.03, (x, y, DESK_TOP + 0.015), t.metal, 0.01)
    tube(
        'lamp arm',
        [(x, y, DESK_TOP), (x - 0.10, y, DESK_TOP + 0.62), (x + 0.26, y, DESK_TOP + 1.02)],
        0.018,
        t.metal,
        False,
    )
    shade = lathe(
        'lamp shade',
        [(0.04, 0.14), (0.06, 0.12), (0.17, -0.06), (0.16, -0.065), (0.05, 0.10)],
        t.gloss,
        (x + 0.30, y, DESK_TOP + 0.96),
        angle=30,
    )
    shade.rotation_euler = degrees(0, -24, 0)
    glow('lamp light', (x + 0.33, y - 0.02, DESK_TOP + 0.86), 14, 0.06)


def bin_of_badges(t, x, y):
    """Wire bin, full to the brim with plastic badges on lanyards."""
    rng = random.Random(5)
    for z, radius in ((0.02, 0.30), (0.36, 0.345), (0.72, 0.39)):
        tube('bin hoop', [(px + x, py + y, z) for px, py in circle(radius, 72)], 0.016, t.metal)
    for px, py in circle(1, 40):
        tube(
            'bin wire',
            [(x + px * 0.30, y + py * 0.30, 0.02), (x + px * 0.39, y + py * 0.39, 0.72)],
            0.006,
            t.metal,
            False,
            sides=2,
        )
    disc('bin floor', 0.29, 0.02, (x, y, 0.02), t.metal, 0)
    disc('filling', 0.27, 0.46, (x, y, 0.27), t.deep, 0.05)
    greys = [t.letter, t.metal, t.leaf, t.paper]
    for index in range(30):
        radius, angle = 0.13 * rng.random() ** 0.5, rng.uniform(0, 360)
        holder = group(
            'badge',
            (
                x + radius * circle(1, 360)[int(angle)][0],
                y + radius * circle(1, 360)[int(angle)][1],
                0.51 + 0.0095 * index,
            ),
            degrees(rng.uniform(-18, 18), rng.uniform(-18, 18), rng.uniform(0, 360)),
        )
        slab('badge', rounded(0.20, 0.29, 0.03), 0.014, greys[index % 4], 0.004, 2, holder)
        box('photo', (0.10, 0.10, 0.004), (0, 0.04, 0.0085), t.deep, 0, parent=holder)
        box('line', (0.13, 0.02, 0.004), (0, -0.07, 0.0085), t.deep, 0, parent=holder)
    for start in (40, 150, 255):
        px, py = circle(1, 360)[start]
        tube(
            'lanyard',
            [
                (x + px * r, y + py * r, z)
                for r, z in ((0.12, 0.80), (0.26, 0.86), (0.38, 0.80), (0.43, 0.62), (0.44, 0.36), (0.41, 0.30))
            ],
            0.014,
            t.leaf,
            False,
        )


def build(frame):
    t = tones('cobalt')
    t.fabric = paint('wool', '#2a4fd0', 0.9, specular=0.1, tooth=0.4, tooth_scale=80)
    slabs(t, '#16329a', '#122a88', '#0a1a58', 2.2, 0.46, 0.30, (0, -8), (40, 24))
    shell(t)
    x = frame.options.get('desk', -1.0)
    desk(t, x, -1.25)
    if frame.options.get('view', 'workplace') == 'workplace':
        screen(t, x + 0.35, -1.0, -4)
        box('keyboard', (0.72, 0.24, 0.03), (x + 0.30, -1.52, DESK_TOP + 0.015), t.metal, 0.01)
        books(t, (x + 1.28, -1.35, DESK_TOP))
        task_chair(t, x + 1.95, -1.9, -150)
        lamp(t, x + 1.25, -1.0)
    else:
        bin_of_badges(t, x + 2.25, -1.55)
        plate('tray', rounded(0.62, 0.10, 0.02), 0.42, (x + 0.95, -1.25, DESK_TOP + 0.05), t.panel, 0.012)
        screen(t, x + 0.10, -1.0, 6)
        lettering('People', 0.42, (x + 1.9, -0.05, 2.9), t.letter, depth=0.05, rounding=0.002)
    snake_plant(t, x + 3.55, -0.55, 8, height=1.25)
    cup = [(0, 0), (0.05, 0), (0.068, 0.04), (0.074, 0.12), (0.066, 0.12), (0.055, 0.04), (0, 0.03)]
    lathe('cup', spline(cup, 4), t.gloss, (x - 0.45, -1.5, DESK_TOP), angle=50)
    plate('reader plate', rounded(0.36, 0.62, 0.12), 0.07, (x - 2.2, -0.09, 1.98), t.plate, 0.02, 6)
    reader(t, (x - 2.2, -0.14, 2.06), 0.128)
    lamp_z = frame.options.get('lamp', 3.2)
    pendant(t, x + 0.9, -1.2, lamp_z, 0.2, 8)
    glow('pendant light', (x + 0.9, -1.2, lamp_z), 22, 0.18)
    studio('cobalt', KEY_AT, KEY_TO, frame.options.get('key', 22000), 38, 0.08, 105, 95, 100, 0.055)
    window_gobo(KEY_AT, KEY_TO, (1.22, 0.98), (-0.40, 0.44), (0.46,), 0.045)
