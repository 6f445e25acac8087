"""Casa Terra, the bicycle room, as its rider sees it: over the handlebar, with the door just open."""
import math

from kit.build import ball, box, degrees, disc, group, lathe, lettering, plate, tube
from kit.fittings import granted
from kit.household import bicycle
from kit.light import ambient, area, glow, spot
from kit.outline import fractions, rounded, spline
from kit.paint import YES, linear, paint, tones
from kit.rooms import slabs

LEFT, RIGHT, TOP = -0.02, 2.38, 3.02
READER = (-0.46, -0.095, 2.66)
BAR = (-0.82, -4.0, 1.42)


def doorway(t):
    """Two leaves that open into the room, a name over them."""
    for start, end in ((-12, LEFT), (RIGHT, 12)):
        box('wall', (end - start, 0.3, 9), ((start + end) / 2, 0.15, 4.5), t.wall, 0)
        box('skirting', (end - start - 0.2, 0.10, 0.26), ((start + end) / 2, -0.03, 0.13), t.trim, 0.02)
    middle, width = (LEFT + RIGHT) / 2, RIGHT - LEFT
    box('over', (width, 0.3, 6), (middle, 0.15, TOP + 3), t.wall, 0)
    for x in (LEFT - 0.07, RIGHT + 0.07):
        box('jamb', (0.18, 0.42, TOP), (x, 0.10, TOP / 2), t.trim, 0.022)
    box('head', (width + 0.36, 0.42, 0.18), (middle, 0.10, TOP + 0.09), t.trim, 0.022)
    lettering('Bicycles', 0.40, (middle, -0.05, TOP + 0.46), t.letter, depth=0.05, rounding=0.003)
    for x, angle in ((LEFT + 0.03, 78), (RIGHT - 0.03, -70)):
        hinge = group('hinge', (x, 0.20, 0), degrees(0, 0, angle))
        side = 1 if angle > 0 else -1
        box('leaf', (width / 2, 0.08, TOP), (side * width / 4, 0, TOP / 2), t.panel, 0.012, parent=hinge)
        box('kick plate', (width / 2 - 0.2, 0.09, 0.4), (side * width / 4, 0, 0.32), t.metal, 0.01, parent=hinge)


def room(t):
    """Whitewashed and lit, with a stand of bicycles; one place in it is free."""
    warm = paint('room', '#a85a24', 0.8, glow='#ff9a50', strength=0.2)
    box('room wall', (9, 0.2, 6), (1, 3.6, 3), warm, 0)
    box('room side', (0.2, 4, 6), (RIGHT + 0.9, 2.35, 3), warm, 0)
    box('room side', (0.2, 4, 6), (LEFT - 1.4, 2.35, 3), warm, 0)
    box('room floor', (9, 3.6, 0.2), (1, 1.8, -0.098), paint('room floor', '#a9703f', 0.6), 0)
    bicycle(t, 0.92, 2.7, 5, 4, basket=True).scale = (1.15,) * 3
    bicycle(t, 1.22, 1.7, 5, -3, t.plate, basket=False).scale = (1.15,) * 3
    spot('room lamp', (1.0, 2.6, 3.9), (1.0, -1.5, 0), 3800, 72, 0.6, 0.08, (1, 0.84, 0.60))
    glow('room glow', (1.1, 0.9, 2.9), 90, 0.2, (1, 0.86, 0.64))


def handlebar(t):
    """Bar, grips, levers, a bell: the rider's own bicycle, near us."""
    x, y, z = BAR
    grip = paint('grip', t.hex['plate'], 0.7, specular=0.2)

    def at(a):
        bend = max(0, abs(a) - 0.12)
        return (
            x + 1.34 * a,
            y - 0.62 * bend**1.5,
            z + 0.16 * math.sin(min(1, bend / 0.5) * math.pi / 2) - 0.10 * bend,
        )

    tube('bar', [at(2 * part - 1) for part in fractions(60)], 0.055, t.metal, False, sides=10)
    for side in (-1, 1):
        tube('grip', [at(side * (0.70 + 0.31 * part)) for part in fractions(12)], 0.085, grip, False, sides=10)
        ball('grip end', 0.092, at(side * 1.0), grip)
        a, b = at(side * 0.60), at(side * 0.96)
        lever = [(a[0], a[1] + 0.10, a[2] - 0.02), (a[0] + side * 0.10, a[1] + 0.24, a[2] - 0.05)]
        tube('lever', [*lever, (b[0], b[1] + 0.26, b[2] - 0.06)], 0.030, t.metal, False)
        box('lever clamp', (0.12, 0.20, 0.13), (a[0], a[1] + 0.03, a[2]), t.plate, 0.03)
    dome = [(0, 0.16), (0.08, 0.15), (0.14, 0.11), (0.17, 0.04), (0.175, 0.0), (0.15, 0.0), (0, 0.0)]
    bell = at(0.44)
    lathe('bell', spline(dome, 5), t.metal, (bell[0], bell[1] + 0.02, bell[2] + 0.05), angle=70)
    tube('stem', [(x, y, z), (x, y + 0.34, z - 0.06), (x, y + 0.40, z - 0.9)], 0.075, t.gloss, False, sides=10)
    disc('stem clamp', 0.085, 0.20, (x, y, z), t.gloss, 0.02, degrees(0, 90, 0))


def build(frame):
    t = tones('tangerine')
    slabs(t, '#a8602f', '#9c5629', '#5c2a0e', 0.9, 0.9, 0.40, (0, -10), (40, 20), 0)
    doorway(t)
    room(t)
    plate('reader plate', rounded(0.50, 0.50, 0.20), 0.06, (READER[0], -0.03, READER[2]), t.plate, 0.02, 6)
    granted(t, READER, 0.20)
    glow('answer', (READER[0], -0.45, READER[2] + 0.1), 11, 0.12, linear(YES['tangerine']))
    handlebar(t)
    spot('key', (-6.4, -8.5, 6.6), (-0.8, -1.6, 1.7), 8600, 40, 1.0, 0.30, (1, 0.88, 0.70))
    area('fill', (4.5, -9, 4), (0, 0, 1.5), 6, 80, (1, 0.64, 0.38))
    area('kick', (4.2, -5.2, 2.8), (-0.8, -4, 1.6), 1.2, 60, (1, 0.82, 0.6), height=3)
    ambient((1, 0.60, 0.34), 0.045)
