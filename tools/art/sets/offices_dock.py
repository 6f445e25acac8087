"""Northgate from behind, soon after six: Dock 2 is up for the caterer. Dock 3 stays down. Near us the trolley, with the
crates that the phone leans on."""
from kit.build import ball, box, degrees, disc, group, lathe, lettering, plate, slab, tube
from kit.fittings import granted
from kit.light import ambient, area, glow, spot
from kit.outline import rounded, spline
from kit.paint import YES, linear, paint, tones
from kit.rooms import slabs

TOP, WIDTH = 2.26, 2.1
TROLLEY, TRAY = (-0.28, -6.55), 1.0


def dock(t, left, number, opened):
    """An opening with guide rails and a shutter; `opened` is how far it is up."""
    middle, right, slat = left + WIDTH / 2, left + WIDTH, 0.17
    for index in range(round((TOP - opened) / slat)):
        box('slat', (WIDTH - 0.06, 0.07, slat - 0.014), (middle, 0.10, TOP - slat * (index + 0.5)), t.panel, 0.028, 4)
    box('curtain', (WIDTH - 0.06, 0.02, TOP - opened), (middle, 0.15, (TOP + opened) / 2), t.deep, 0)
    edge = TOP - slat * round((TOP - opened) / slat) - 0.05
    box('shutter edge', (WIDTH - 0.06, 0.11, 0.13), (middle, 0.10, edge), t.trim, 0.03)
    for x in (left - 0.06, right + 0.06):
        box('guide', (0.16, 0.24, TOP), (x, -0.04, TOP / 2), t.trim, 0.02)
        box('buffer', (0.20, 0.24, 0.56), (x, -0.15, 0.42), t.deep, 0.05, 6)
    box('head box', (WIDTH + 0.36, 0.42, 0.46), (middle, -0.10, TOP + 0.20), t.trim, 0.05, 5)
    lettering(f'Dock {number}', 0.36, (middle, -0.33, TOP + 0.20), t.letter, depth=0.03, rounding=0.001)


def bay(t, left):
    """Behind the shutter: a rack with crates under a lamp, in the light of the house."""
    wall = paint('bay', '#6b86d8', 0.85, glow='#a9bfff', strength=0.40)
    box('bay back', (WIDTH + 2, 0.1, 4), (left + 1, 3.4, 1.9), wall, 0)
    for x in (left - 0.9, left + WIDTH + 0.9):
        box('bay side', (0.1, 3.2, 4), (x, 1.9, 1.9), t.wall, 0)
    box('bay floor', (WIDTH + 2, 3.2, 0.2), (left + 1, 1.9, -0.098), paint('bay floor', '#5b70bb', 0.6), 0)
    for x in (left + 0.15, left + 1.30, left + 2.45):
        for y in (2.5, 3.0):
            box('rack post', (0.06, 0.06, 2.6), (x, y, 1.3), t.deep, 0.008)
    for z in (0.20, 0.92, 1.64):
        box('rack shelf', (2.5, 0.62, 0.05), (left + 1.30, 2.75, z), t.trim, 0.01)
    crates = ((0.45, 0.42, 0.40), (0.98, 0.44, 0.30), (1.62, 0.46, 0.44), (2.14, 0.42, 0.34))
    for z, shown in ((0.225, crates), (0.945, crates[1:][::-1] + crates[:1])):
        for (x, _, _), (_, width, height) in zip(crates, shown):
            box('stock', (width, 0.44, height), (left + x, 2.66, z + height / 2), t.gloss, 0.02)
            box('stock grip', (0.16, 0.02, 0.04), (left + x, 2.44, z + height * 0.72), t.deep, 0.008)
    spot('bay light', (left + 1.2, 2.0, 2.9), (left + 0.9, -2.4, 0), 2600, 64, 0.6, 0.08, (0.80, 0.88, 1))
    area('bay lamp', (left + 1.2, 1.4, 2.7), (left + 1.2, 2.9, 0.8), 1.4, 70, (0.84, 0.92, 1))


def trolley(t):
    """A caterer's, its upper tray: a rail on two sides, the bar to push it, two crates, a dish under its dome."""
    x, y = TROLLEY
    slab('tray', rounded(0.86, 0.54, 0.03), 0.03, t.metal, 0.008, 4, at=(x - 0.13, y, TRAY - 0.015))
    left, right, front, back = x - 0.55, x + 0.29, y - 0.20, y + 0.255
    rail = [
        (left, front, TRAY),
        (left, front, TRAY + 0.05),
        (left, back, TRAY + 0.05),
        (right, back, TRAY + 0.05),
        (right, back, TRAY),
    ]
    tube('rail', rail, 0.006, t.metal, False)
    bar = [
        (x + 0.27, y - 0.2, TRAY - 0.012),
        (x + 0.40, y - 0.2, TRAY + 0.10),
        (x + 0.40, y + 0.2, TRAY + 0.10),
        (x + 0.27, y + 0.2, TRAY - 0.012),
    ]
    tube('bar', bar, 0.010, t.metal, False)
    crates = group('crates', (x - 0.055, y + 0.018, TRAY), degrees(0, 0, 4))
    for index in range(2):
        z = 0.10 * index
        box('crate', (0.22, 0.17, 0.092), (0, 0, z + 0.046), t.trim, 0.010, parent=crates)
        box('lid', (0.228, 0.178, 0.016), (0, 0, z + 0.092), t.gloss, 0.006, parent=crates)
        box('grip', (0.06, 0.006, 0.016), (0.07, -0.086, z + 0.062), t.deep, 0.004, parent=crates)
    silver = paint('silver', '#d5deff', 0.30, 0.9)
    dish = (x + 0.165, y - 0.10)
    disc('dish', 0.125, 0.012, (*dish, TRAY + 0.006), silver, 0.004)
    dome = [(0.44, 0.0), (0.45, 0.02), (0.43, 0.16), (0.36, 0.28), (0.24, 0.37), (0.10, 0.41), (0, 0.415)]
    lathe('dome', [(r * 0.255, h * 0.255) for r, h in spline(dome, 6)], silver, (*dish, TRAY + 0.012), angle=80)
    ball('knob', 0.018, (*dish, TRAY + 0.132), silver)


def build(frame):
    t = tones('cobalt')
    slabs(t, '#4a60b4', '#4359ab', '#223a90', 3.2, 3.2, 0.42, (0, -8), (44, 18), 0)
    first, second = -2.55, 0.55
    for start, end in ((-16, first), (first + WIDTH, second), (second + WIDTH, 16)):
        box('wall', (end - start, 0.4, 8), ((start + end) / 2, 0.2, 4), t.wall, 0)
    for left in (first, second):
        box('wall above', (WIDTH, 0.4, 5), (left + WIDTH / 2, 0.2, TOP + 2.5), t.wall, 0)
    dock(t, first, 2, 1.62)
    dock(t, second, 3, 0.06)
    bay(t, first)
    x = first + WIDTH + 0.42
    plate('reader plate', rounded(0.50, 0.50, 0.20), 0.06, (x, -0.03, 1.62), t.plate, 0.02, 6)
    granted(t, (x, -0.075, 1.62), 0.21)
    glow('answer', (x, -0.42, 1.66), 7, 0.12, linear(YES['cobalt']))
    trolley(t)
    line = paint('marking', '#7f97ea', 0.7, specular=0.1)
    for edge in (first - 0.2, first + WIDTH + 0.2):
        box('lane', (0.10, 7, 0.004), (edge, -4, 0.003), line, 0)
    spot('dawn', (-7.0, -6.2, 4.6), (-0.6, -0.6, 1.3), 9000, 38, 1.0, 0.15, (0.86, 0.92, 1))
    area('fill', (4.6, -9, 4.4), (0, 0, 1.5), 7, 85, (0.78, 0.88, 1))
    spot('on the trolley', (-2.6, -8.6, 2.9), (*TROLLEY, TRAY), 620, 34, 0.8, 0.10, (1, 0.94, 0.84))
    area('over the trolley', (-0.2, -7.4, 2.6), (*TROLLEY, TRAY), 0.7, 14, (0.9, 0.95, 1))
    ambient((0.55, 0.68, 0.98), 0.045)
