"""Northgate from behind, soon after six: Dock 2 is up for the caterer, whose trolley waits outside. Dock 3 stays down."""
from kit.build import ball, box, degrees, disc, lathe, lettering, plate, tube
from kit.fittings import reader
from kit.light import ambient, area, glow, spot
from kit.outline import rounded, spline
from kit.paint import ANSWER, linear, paint, tones
from kit.rooms import slabs

TOP, WIDTH = 2.75, 2.1
TROLLEY = (-1.62, -2.7)
TRAY = 1.16


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


def trolley(t):
    """A caterer's: crates below, a dome and a pot on the tray."""
    x, y = TROLLEY
    for z, material in ((0.30, t.metal), (TRAY - 0.03, t.metal)):
        box('tray', (1.9, 0.95, 0.05), (x, y, z), material, 0.02)
    for dx in (-0.9, 0.9):
        for dy in (-0.42, 0.42):
            tube('post', [(x + dx, y + dy, 0.14), (x + dx, y + dy, TRAY)], 0.03, t.metal, False)
            disc('wheel', 0.13, 0.07, (x + dx, y + dy, 0.13), t.deep, 0.025, degrees(0, 90, 0))
    bar = [
        (x + 0.9, y - 0.42, TRAY),
        (x + 1.12, y - 0.42, TRAY + 0.22),
        (x + 1.12, y + 0.42, TRAY + 0.22),
        (x + 0.9, y + 0.42, TRAY),
    ]
    tube('bar', bar, 0.03, t.metal, False)
    for dx, width in ((-0.42, 0.86), (0.46, 0.78)):
        box('crate', (width, 0.8, 0.52), (x + dx, y, 0.60), t.gloss if dx < 0 else t.trim, 0.04)
        box('grip', (0.3, 0.03, 0.08), (x + dx, y - 0.40, 0.70), t.deep, 0.02)
    box('crate', (0.74, 0.40, 0.76), (x - 0.40, y + 0.22, TRAY + 0.38), t.trim, 0.04)
    silver = paint('silver', '#d5deff', 0.30, 0.9)
    disc('plate', 0.50, 0.03, (x + 0.46, y - 0.02, TRAY + 0.015), silver, 0.01)
    dome = [(0.44, 0.0), (0.45, 0.02), (0.43, 0.16), (0.36, 0.28), (0.24, 0.37), (0.10, 0.41), (0, 0.415)]
    lathe('dome', spline(dome, 6), silver, (x + 0.46, y - 0.02, TRAY + 0.03), angle=80)
    ball('knob', 0.06, (x + 0.46, y - 0.02, TRAY + 0.50), silver)


def build(frame):
    t = tones('cobalt')
    slabs(t, '#4a60b4', '#4359ab', '#223a90', 3.2, 3.2, 0.42, (0, -8), (44, 18), 0)
    first, second = -2.35, 0.75
    for start, end in ((-16, first), (first + WIDTH, second), (second + WIDTH, 16)):
        box('wall', (end - start, 0.4, 8), ((start + end) / 2, 0.2, 4), t.wall, 0)
    for left in (first, second):
        box('wall above', (WIDTH, 0.4, 5), (left + WIDTH / 2, 0.2, TOP + 2.5), t.wall, 0)
    dock(t, first, 2, 1.75)
    dock(t, second, 3, 0.06)
    warm = paint('bay', '#c9a06a', 0.8, glow='#ffcf8a', strength=0.6)
    box('bay back', (WIDTH + 2, 0.1, 4), (first + 1, 3.4, 1.9), warm, 0)
    box('bay floor', (WIDTH + 2, 3.2, 0.2), (first + 1, 1.9, -0.098), paint('bay floor', '#8a7a60', 0.7), 0)
    spot('bay light', (first + 1.2, 2.6, 2.6), (first + 0.9, -2.4, 0), 5200, 60, 0.6, 0.08, (1, 0.66, 0.30))
    x = first + WIDTH + 0.42
    plate('reader plate', rounded(0.50, 0.50, 0.20), 0.06, (x, -0.03, 1.86), t.plate, 0.02, 6)
    reader(t, (x, -0.075, 1.86), 0.20, light=t.answer)
    glow('answer', (x, -0.42, 1.92), 9, 0.12, linear(ANSWER['cobalt']))
    trolley(t)
    line = paint('marking', '#7f97ea', 0.7, specular=0.1)
    for edge in (first - 0.2, first + WIDTH + 0.2):
        box('lane', (0.10, 7, 0.004), (edge, -4, 0.003), line, 0)
    spot('dawn', (-7.0, -6.2, 4.6), (-0.6, -0.6, 1.3), 9000, 38, 1.0, 0.15, (0.86, 0.92, 1))
    area('fill', (4.6, -9, 4.4), (0, 0, 1.5), 7, 85, (0.78, 0.88, 1))
    area('over the trolley', (-2.6, -5.6, 4.4), (TROLLEY[0], TROLLEY[1], 1.2), 1.6, 50, (1, 0.94, 0.84))
    ambient((0.55, 0.68, 0.98), 0.045)
