"""Northgate, floor 9, at ten o'clock: a clock between two doors. The lab's has opened; the other one is shut. Near us a phone leans on
a flask of tea and has the message."""
import math

from kit.build import FACING, ball, box, degrees, disc, group, lathe, lettering, plate, slab, tube
from kit.fittings import granted, reader
from kit.gates import shown
from kit.household import mug
from kit.light import ambient, area, glow, spot
from kit.outline import rounded
from kit.paint import YES, glass, linear, paint, tones
from kit.rooms import slabs

TOP = 3.05
LAB, OTHER = (0.42, 2.02), (-3.35, -1.75)
TABLE, TABLE_TOP = (-2.545, -9.375), 1.72


def frames(t):
    """Walls with two openings, metal frames, a line of light over each."""
    for start, end in ((-12, OTHER[0]), (OTHER[1], LAB[0]), (LAB[1], 12)):
        box('wall', (end - start, 0.3, 9), ((start + end) / 2, 0.15, 4.5), t.wall, 0)
        box('skirting', (end - start - 0.24, 0.06, 0.2), ((start + end) / 2, -0.03, 0.1), t.trim, 0.016)
    yellow = shown('over the door', YES['cobalt'], 1.8)
    for (left, right), light, name in ((LAB, yellow, 'Lab 9.2'), (OTHER, t.deep, '9.1')):
        middle, width = (left + right) / 2, right - left
        box('wall over door', (width, 0.3, 6), (middle, 0.15, TOP + 3), t.wall, 0)
        for x in (left - 0.05, right + 0.05):
            box('frame', (0.14, 0.36, TOP + 0.1), (x, 0.10, (TOP + 0.1) / 2), t.trim, 0.02)
        box('head', (width + 0.28, 0.40, 0.14), (middle, 0.10, TOP + 0.07), t.trim, 0.02)
        plate('light', rounded(width, 0.07, 0.035, power=2), 0.05, (middle, -0.11, TOP + 0.07), light, 0.01, 3)
        lettering(name, 0.36, (middle, -0.04, TOP + 0.48), t.letter, 'InterDisplay-Medium', depth=0.03, rounding=0.001)


def leaf(t, left, right, slid=0.0):
    """A metal frame, a tall pane, a pull; it slides to the right behind the wall."""
    hinge = group('leaf', (right + slid, 0.36 if slid else 0.20, 0))
    width = right - left
    clear = glass('pane', '#c4d4ff', '#2a52e0', 0.08, 0.05)
    plate('pane', rounded(width - 0.3, TOP - 0.34, 0.05), 0.02, (-width / 2, 0, TOP / 2), clear, 0.004, 2, hinge)
    for x in (-0.08, 0.08 - width):
        box('stile', (0.16, 0.08, TOP - 0.02), (x, 0, TOP / 2), t.panel, 0.012, parent=hinge)
    for z in (0.12, TOP - 0.10):
        box('rail', (width - 0.1, 0.06, 0.2), (-width / 2, 0, z), t.panel, 0.012, parent=hinge)
    tube('pull', [(0.10 - width, -0.12, 1.1), (0.10 - width, -0.12, 1.95)], 0.03, t.metal, False, hinge)
    for z in (1.18, 1.87):
        disc('post', 0.018, 0.12, (0.10 - width, -0.06, z), t.metal, 0.003, FACING, hinge)


def lab(t):
    """What one sees of it: a bench with glassware and a microscope under a shelf of bottles, in the cool light of a lab."""
    bright = paint('bright', '#7f9be0', 0.85, glow='#a9c2ff', strength=0.34)
    box('back', (7, 0.2, 6), (1.6, 3.6, 2.4), bright, 0)
    for x in (LAB[0] - 0.9, 4.6):
        box('side', (0.2, 3.4, 6), (x, 1.9, 2.4), t.panel, 0)
    box('lab floor', (7, 3.5, 0.2), (1.6, 1.95, -0.098), paint('lab floor', '#5b70bb', 0.6), 0)
    box('lab shelf', (5, 0.4, 0.06), (1.6, 3.3, 2.36), t.trim, 0.014)
    for x, high, wide in (
        (1.12, 0.34, 0.11),
        (1.42, 0.26, 0.14),
        (1.74, 0.40, 0.10),
        (2.02, 0.30, 0.13),
        (2.34, 0.36, 0.11),
        (2.62, 0.26, 0.12),
    ):
        bottle = [(0, 0), (wide, 0), (wide, high * 0.62), (wide * 0.4, high * 0.78), (wide * 0.4, high), (0, high)]
        lathe('bottle', bottle, t.gloss, (x, 3.26, 2.39), 48, 30)
    dark = paint('silhouette', '#0d2370', 0.5)
    box('bench', (5, 0.8, 0.1), (1.6, 2.9, 1.22), dark, 0.02)
    box('bench body', (5, 0.6, 1.15), (1.6, 3.0, 0.6), t.panel, 0.02)
    liquid = paint('liquid', '#1b49e0', 0.3, glow='#2f62ff', strength=0.5)
    for x, size in ((1.98, 1.25),):
        shape = [(0, 0), (0.2, 0), (0.21, 0.03), (0.07, 0.34), (0.06, 0.52), (0.085, 0.54), (0, 0.54)]
        lathe('flask', [(r * size, h * size) for r, h in shape], liquid, (x, 2.75, 1.27), angle=30)
    for index in range(4):
        x = 2.35 + 0.16 * index
        disc('tube', 0.05, 0.5, (x, 2.75, 1.55), liquid, 0.02)
    box('rack', (0.8, 0.2, 0.12), (2.59, 2.75, 1.45), dark, 0.02)
    scope = group('microscope', (1.50, 2.75, 1.27), degrees(0, 0, 0))
    box('foot', (0.42, 0.4, 0.08), (0, 0, 0.04), dark, 0.03, parent=scope)
    tube('arm', [(0.15, 0, 0.05), (0.20, 0, 0.35), (0.12, 0, 0.62)], 0.06, dark, False, scope)
    box('stage', (0.34, 0.3, 0.04), (-0.02, 0, 0.30), dark, 0.01, parent=scope)
    tube('barrel', [(-0.06, 0, 0.40), (0.06, 0, 0.62), (0.20, 0, 0.92)], 0.075, dark, False, scope)
    spot('lab lamp', (1.9, 2.9, 2.9), (0.3, -1.6, 0), 1500, 50, 0.5, 0.06, (0.78, 0.87, 1))
    glow('lab glow', (1.6, 1.8, 2.6), 60, 0.3, (0.82, 0.90, 1))


def clock(t, x, z, hour, minute, radius=0.46):
    """Plain round clock on the wall."""
    disc('clock', radius, 0.09, (x, -0.05, z), t.metal, 0.02, FACING)
    disc(
        'dial',
        radius - 0.05,
        0.02,
        (x, -0.095, z),
        paint('dial', '#c9d6ff', 0.6, glow='#c9d6ff', strength=0.12),
        0,
        FACING,
    )
    ink = paint('ink', '#060f3c', 0.5)
    for index in range(12):
        angle, long = math.radians(30 * index), 0.10 if index % 3 == 0 else 0.05
        rim = radius - 0.09
        ends = [(x + r * math.sin(angle), -0.112, z + r * math.cos(angle)) for r in (rim, rim - long)]
        tube('mark', ends, 0.012, ink, False)
    for angle, long, thick in ((30 * hour + minute / 2, 0.22, 0.022), (6 * minute, 0.33, 0.016)):
        a = math.radians(angle)
        ends = [(x + r * math.sin(a), -0.125, z + r * math.cos(a)) for r in (-0.05, long)]
        tube('hand', ends, thick, ink, False)
    ball('pin', 0.035, (x, -0.13, z), ink)


def table(t):
    """High table near us: a flask of tea that the phone leans on, a mug."""
    x, y = TABLE
    slab('table top', rounded(1.5, 0.5, 0.05), 0.045, t.trim, 0.014, 5, at=(x - 0.13, y + 0.035, TABLE_TOP - 0.0225))
    steel = paint('flask', '#7d97e6', 0.3, 0.75)
    flask = [(0, 0), (0.056, 0), (0.060, 0.006), (0.060, 0.27), (0.056, 0.285), (0.044, 0.30), (0, 0.30)]
    lathe('flask', flask, steel, (x, y, TABLE_TOP), angle=30)
    cap = [(0.048, 0.298), (0.050, 0.302), (0.050, 0.37), (0.045, 0.378), (0, 0.378)]
    lathe('flask cap', cap, t.deep, (x, y, TABLE_TOP), angle=30)
    mug(t.gloss, (x + 0.33, y + 0.02, TABLE_TOP), 0.13)


def build(frame):
    t = tones('cobalt')
    slabs(t, '#4a60b4', '#4359ab', '#223a90', 3.0, 0.5, 0.4, (0, -8), (40, 20))
    frames(t)
    leaf(t, *LAB, 1.22)
    leaf(t, *OTHER)
    box('dark room', (3, 0.1, 5), (-2.5, 1.2, 2), t.deep, 0)
    lab(t)
    clock(t, -0.70, 3.12, 10, 0)
    table(t)
    for x in (LAB[0] - 0.46, OTHER[0] - 0.36):
        plate('reader plate', rounded(0.48, 0.48, 0.18), 0.06, (x, -0.03, 1.98), t.plate, 0.02, 6)
    granted(t, (LAB[0] - 0.46, -0.075, 1.98), 0.20)
    reader(t, (OTHER[0] - 0.36, -0.075, 1.98), 0.20, light=t.deep)
    glow('answer', (LAB[0] - 0.46, -0.4, 2.02), 8, 0.12, linear(YES['cobalt']))
    glow('answer over', (1.2, -0.4, TOP), 8, 0.2, linear(YES['cobalt']))
    spot('key', (-6.8, -5.6, 6.4), (-0.3, 0, 1.7), 13000, 38, 1.0, 0.12)
    area('fill', (4.6, -9, 4.4), (0, 0, 1.5), 7, 120, (0.84, 0.92, 1))
    area('kick', (4.8, -2.6, 2.6), (0, -0.2, 1.3), 1.2, 40, (1, 0.9, 0.78), height=3)
    spot('on the table', (-4.8, -11.4, 4.2), (*TABLE, TABLE_TOP + 0.1), 1500, 22, 0.9, 0.08, (1, 0.95, 0.88))
    area('table fill', (-1.2, -10.8, 3.0), (*TABLE, TABLE_TOP), 0.8, 16, (0.84, 0.92, 1))
    ambient((0.55, 0.68, 0.98), 0.05)
