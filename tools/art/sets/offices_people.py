"""Northgate's people team: the doors of three people on a tablet, one switch just turned, and behind the desk the door that follows it."""
from kit.build import box, disc, group, lathe, lettering, plate, slab, tube
from kit.fittings import granted
from kit.gates import shown, wall_with_door
from kit.household import mug
from kit.light import ambient, area, glow, spot
from kit.outline import rounded
from kit.paint import YES, glass, linear, paint, tones
from kit.rooms import slabs

DESK = 1.06
LEFT, RIGHT, TOP = 0.34, 1.92, 2.72
READER = (-0.05, -0.075, 1.74)


def door(t):
    """A glazed door that has slid half open on the bench of the lab; over it the name and a line of light."""
    wall_with_door(t, 0, LEFT, RIGHT, TOP)
    for x in (LEFT - 0.05, RIGHT + 0.05):
        box('frame', (0.14, 0.36, TOP + 0.1), (x, 0.08, (TOP + 0.1) / 2), t.trim, 0.02)
    middle, width = (LEFT + RIGHT) / 2, RIGHT - LEFT
    box('head', (width + 0.28, 0.40, 0.14), (middle, 0.08, TOP + 0.07), t.trim, 0.02)
    line = shown('over the door', YES['cobalt'], 1.8)
    plate('light', rounded(width, 0.06, 0.03, power=2), 0.05, (middle, -0.13, TOP + 0.07), line, 0.01, 3)
    lettering('Lab', 0.34, (READER[0], -0.04, READER[2] + 0.46), t.letter, 'InterDisplay-Medium', depth=0.03, rounding=0.001)
    leaf = group('leaf', (RIGHT + 0.34, 0.32, 0))
    clear = glass('pane', '#c4d4ff', '#2a52e0', 0.08, 0.05)
    plate('pane', rounded(width - 0.3, TOP - 0.34, 0.05), 0.02, (-width / 2, 0, TOP / 2), clear, 0.004, 2, leaf)
    for x in (-0.08, 0.08 - width):
        box('stile', (0.16, 0.08, TOP - 0.02), (x, 0, TOP / 2), t.panel, 0.012, parent=leaf)
    tube('pull', [(0.10 - width, -0.12, 1.0), (0.10 - width, -0.12, 1.75)], 0.028, t.metal, False, leaf)
    plate('reader plate', rounded(0.44, 0.44, 0.18), 0.06, (READER[0], -0.03, READER[2]), t.plate, 0.02, 6)
    granted(t, READER, 0.185)


def lab(t):
    """A bench with flasks and a microscope against a lit wall."""
    lit = paint('lab wall', '#8fa6ee', 0.85, glow='#c4d4ff', strength=0.16)
    box('back', (7, 0.2, 6), (1.6, 3.0, 2.4), lit, 0)
    box('lab floor', (7, 3.0, 0.2), (1.6, 1.65, -0.098), paint('lab floor', '#5b70bb', 0.6), 0)
    box('bench', (5, 0.8, 0.1), (1.6, 2.3, 1.16), t.panel, 0.02)
    box('bench body', (5, 0.6, 1.1), (1.6, 2.4, 0.55), t.deep, 0.02)
    liquid = paint('liquid', '#1b49e0', 0.3, glow='#2f62ff', strength=0.4)
    flask = [(0, 0), (0.2, 0), (0.21, 0.03), (0.07, 0.34), (0.06, 0.52), (0.085, 0.54), (0, 0.54)]
    for x, size in ((0.98, 1.1), (1.42, 0.8)):
        lathe('flask', [(r * size, h * size) for r, h in flask], liquid, (x, 2.2, 1.21), angle=30)
    for x in (0.5, 1.1, 1.7):
        disc('jar', 0.13, 0.34, (x, 2.75, 2.24), t.gloss, 0.03)
    box('shelf', (3.0, 0.34, 0.05), (1.3, 2.75, 2.04), t.trim, 0.012)
    area('lab light', (1.4, 1.6, 3.6), (1.4, 2.2, 1.0), 1.6, 70, (0.95, 0.97, 1))


def desk(t):
    slab('desk top', rounded(3.2, 1.1, 0.06), 0.06, t.trim, 0.02, 5, at=(-1.30, -3.55, DESK - 0.03))
    mug(t.gloss, (0.02, -3.35, DESK), 0.17)
    pad = paint('pad', '#8fa2e2', 0.8, specular=0.1)
    box('note pad', (0.30, 0.40, 0.02), (-0.10, -3.78, DESK + 0.01), pad, 0.004, 2, (0, 0, 0.16))


def build(frame):
    t = tones('cobalt')
    slabs(t, '#16329a', '#122a88', '#0a1a58', 2.2, 0.46, 0.30, (0, -8), (40, 24))
    for x in (-2.2, -0.62):
        box('joint', (0.014, 0.02, 9), (x, -0.004, 4.5), t.deep, 0)
    box('skirting', (8, 0.08, 0.2), (-3.6, -0.03, 0.10), t.trim, 0.016)
    door(t)
    lab(t)
    desk(t)
    glow('answer', (READER[0], -0.42, READER[2] + 0.06), 6, 0.12, linear(YES['cobalt']))
    spot('key', (-5.6, -6.4, 6.0), (-0.4, -1.0, 1.4), 10500, 40, 0.9, 0.10)
    area('fill', (4.6, -9, 4.4), (0, 0, 1.5), 7, 100, (0.84, 0.92, 1))
    area('on the desk', (-2.4, -5.0, 2.8), (-0.9, -3.5, 1.1), 0.9, 18, (1, 0.95, 0.86))
    area('kick', (3.4, -2.8, 2.4), (-0.8, -3.5, 1.2), 0.8, 22, (1, 0.9, 0.78), height=2)
    ambient((0.55, 0.68, 0.98), 0.05)
