"""Northgate's people team: everyone and their doors on a tablet, and the badge printer in the bin. What is old is grey."""
import math
import random

import bmesh

from kit.build import box, degrees, disc, from_bmesh, group, lathe, lettering, slab, tube
from kit.light import studio, window_gobo
from kit.outline import arc, rounded
from kit.paint import paint, tones
from kit.rooms import slabs

TOP = 1.06
BIN = (-0.54, -1.25)
KEY_AT, KEY_TO = (-6.0, -7.6, 7.0), (-0.5, 0, 1.5)


def desk(t):
    right = -1.2
    slab('desk top', rounded(5.0, 1.7, 0.10), 0.08, t.trim, 0.026, 5, at=(right - 2.5, -0.95, TOP - 0.04))
    box('desk side', (0.09, 1.4, TOP - 0.08), (right - 0.3, -0.9, (TOP - 0.08) / 2), t.panel, 0.02)
    box('desk back', (4.4, 0.05, 0.8), (right - 2.6, -0.3, TOP - 0.5), t.panel, 0.015)


def badge(parent, at, turn, tone):
    """Plastic badge with a photo and a name line."""
    holder = group('badge', at, degrees(*turn), parent)
    slab('badge', rounded(0.26, 0.38, 0.035), 0.016, tone, 0.005, 2, holder)
    ink = paint('badge ink', '#3a3c3b', 0.6)
    for size, y in (((0.13, 0.14), 0.05), ((0.17, 0.025), -0.08), ((0.12, 0.02), -0.125)):
        box('ink', (*size, 0.004), (0, y, 0.010), ink, 0, parent=holder)


def hanging(at, turn, drop, tone):
    """A badge whose lanyard lies over the rim of the bin, into it; `at` is just outside the rim, at its top."""
    holder, ink = group('hanging', at, degrees(0, 0, turn)), paint('badge ink', '#3a3c3b', 0.6)
    badge(holder, (0, -0.010, -drop - 0.18), (90, 0, 0), tone)
    box('clip', (0.07, 0.034, 0.06), (0, -0.010, -drop - 0.005), ink, 0.01, 3, parent=holder)
    over = [(-0.008, -0.06), (-0.005, -0.015), (0.006, 0.004), (0.03, 0.010), (0.06, 0.010), (0.085, 0.002)]
    inside = [(0.102, -0.03), (0.125, -0.10), (0.145, -0.20)]
    for side in (-1, 1):
        line = [(side * 0.018, -0.010, -drop), *((side * (0.07 + 0.12 * min(0, z)), y, z) for y, z in over)]
        line += [(side * 0.07, *point) for point in inside]
        tube('lanyard', line, 0.015, ink, False, holder)


def printer():
    """On its side in the bin, a badge still in its mouth."""
    shell, dark = paint('printer', '#5c5e5b', 0.5), paint('printer dark', '#2b2d2c', 0.4)
    tone = paint('badge', '#8b8d89', 0.5)
    holder = group('printer', (BIN[0] - 0.03, BIN[1], 1.30), degrees(8, -17, 12))
    box('body', (0.86, 0.62, 0.72), (0, 0, 0), shell, 0.06, 6, parent=holder)
    box('lid', (0.88, 0.64, 0.10), (0, 0, 0.30), dark, 0.03, 4, parent=holder)
    box('mouth', (0.44, 0.04, 0.07), (-0.08, -0.305, 0.02), dark, 0.01, 2, parent=holder)
    badge(holder, (-0.08, -0.43, 0.01), (12, 0, 0), tone)
    lettering('BADGES', 0.105, (-0.10, -0.312, 0.17), dark, 'InterDisplay-Bold', depth=0.003, rounding=0, parent=holder)
    for index in range(2):
        disc('button', 0.035, 0.02, (0.29, -0.315, 0.02 - 0.12 * index), dark, 0.004, degrees(90, 0, 0), holder)
    return dark, tone


def crumpled(t, at, radius):
    """A sheet of paper, thrown away: a ball with sharp folds."""
    rng, builder = random.Random(at[0]), bmesh.new()
    bmesh.ops.create_icosphere(builder, subdivisions=3, radius=radius)
    for vertex in builder.verts:
        vertex.co *= rng.uniform(0.86, 1.08)
    from_bmesh('crumpled', builder, t.waste, at=at)


def bin(t, dark, tone):
    """Steel waste bin with paper round the printer; lanyards hang over its rim, the cord over its side, and its plug is on the floor."""
    x, y = BIN
    shape = [
        (0, 0.02),
        (0.50, 0.02),
        (0.52, 0.04),
        (0.64, 1.06),
        (0.67, 1.07),
        (0.67, 1.11),
        (0.62, 1.11),
        (0.60, 1.04),
        (0.56, 0.7),
        (0, 0.7),
    ]
    lathe('bin', shape, t.gloss, (x, y, 0), angle=30)
    for z in (0.30, 0.86):
        radius = 0.52 + 0.12 * z / 1.04 + 0.008
        tube(
            'band',
            [(x + radius * math.cos(a / 48 * math.pi), y + radius * math.sin(a / 48 * math.pi), z) for a in range(96)],
            0.014,
            t.metal,
        )
    for dx, dy, z, radius in (  # all of them inside the wall, whose inner radius is .60
        (-0.475, -0.12, 1.10, 0.095),
        (-0.50, 0.13, 1.09, 0.08),
        (0.30, -0.37, 1.08, 0.10),
        (-0.22, 0.40, 1.12, 0.11),
    ):
        crumpled(t, (x + dx, y + dy, z), radius)
    for angle, drop in ((-118, 0.42), (-74, 0.30)):
        a = math.radians(angle)
        hanging((x + 0.69 * math.cos(a), y + 0.69 * math.sin(a), 1.12), angle + 90, drop, tone)
    cord = [(0.575 + dx, 0.02, 1.22 + dz) for dx, dz in arc(0.17, 160, 0, 20)]
    cord += [(0.75, 0.01, 0.8), (0.752, -0.01, 0.4), (0.762, -0.02, 0.18), (0.778, -0.03, 0.09), (0.806, -0.04, 0.045)]
    cord += [(0.85, -0.05, 0.026), (0.90, -0.065, 0.026), (0.96, -0.08, 0.04)]
    tube('cord', [(x + dx, y + dy, z) for dx, dy, z in cord], 0.024, dark, False)
    plug = group('plug', (x + 1.02, y - 0.09, 0.052), degrees(0, 0, -12))
    box('plug', (0.18, 0.13, 0.10), (0, 0, 0), dark, 0.022, 4, parent=plug)
    for side in (-1, 1):
        tube('pin', [(0.08, side * 0.033, 0), (0.20, side * 0.033, 0)], 0.014, t.metal, False, plug)


def build(frame):
    t = tones('cobalt')
    slabs(t, '#16329a', '#122a88', '#0a1a58', 2.2, 0.46, 0.30, (0, -8), (40, 24))
    for index in range(-6, 7):
        box('wall panel', (1.988, 0.3, 8), (index * 2.0 + 0.5, 0.15, 4), t.wall, 0.012)
    box('skirting', (30, 0.08, 0.22), (0, -0.03, 0.11), t.trim, 0.018)
    desk(t)
    t.waste = paint('waste', '#8fa2e2', 0.9, specular=0.05)
    bin(t, *printer())
    lettering('People', 0.40, (-0.50, -0.05, 2.46), t.letter, depth=0.05, rounding=0.002)
    studio('cobalt', KEY_AT, KEY_TO, 21000, 38, 0.08, 105, 90, 60, 0.055)
    window_gobo(KEY_AT, KEY_TO, (1.05, 0.90), (), (0.62,), 0.045)
