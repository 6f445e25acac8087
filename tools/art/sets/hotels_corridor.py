"""Alder House, the corridor before room 412: a panelled wall, the door with its reader, a niche over a console.

Options: sconce (x, z), niche (x), table (x, y, z of the phone on a round table near us, where it leans on a vase).
"""
import math

import bpy

from kit.build import FACING, box, disc, group, lettering, moulding, plate, slab, tube
from kit.fittings import books, desk_bell, flutes, globe_sconce, granted, reader, skirting, vase
from kit.household import side_table
from kit.light import area, glow, studio, window_gobo
from kit.outline import arch, rounded, upright
from kit.paint import paint, pattern, tones
from kit.plants import eucalyptus

DOOR_LEFT, DOOR_RIGHT, DOOR_TOP, DOOR_FACE = -1.74, 0.0, 3.34, 0.10
LOCK_X, LOCK_Z = DOOR_RIGHT - 0.27, 2.06
NICHE_HALF, NICHE_SILL, NICHE_SPRING = 0.48, 1.30, 2.46
KEY_AT, KEY_TO = (-6.2, -5.8, 6.5), (0.35, 0, 1.6)


def chequer(t, size=0.62):
    """Polished floor, tone on tone, laid diagonally."""
    tiles = paint('tiles', t.hex['wall'], 0.22, specular=0.5)
    pattern(
        tiles,
        'Checker',
        {'Scale': 1 / size, 'Color1': '#0b6a4c', 'Color2': '#064431'},
        math.radians(45),
        (0.1, 0.2, 0.31),
    )
    box('floor', (40, 24, 0.2), (0, -11.4, -0.1), tiles, 0)


def wall(t, niche_x):
    """Wall pieces round the door; the niche is an arched hole between two half walls."""
    box('wall left', (10, 0.3, 8), (DOOR_LEFT - 5, 0.15, 4), t.wall, 0)
    box(
        'wall over door',
        (DOOR_RIGHT - DOOR_LEFT, 0.3, 5),
        ((DOOR_LEFT + DOOR_RIGHT) / 2, 0.15, DOOR_TOP + 2.5),
        t.wall,
        0,
    )
    left = [
        (DOOR_RIGHT, 0),
        (niche_x, 0),
        (niche_x, NICHE_SILL),
        *arch(NICHE_HALF, NICHE_SILL, NICHE_SPRING, niche_x)[:26],
        (niche_x, 8),
        (DOOR_RIGHT, 8),
    ]
    right = [(2 * niche_x - x, z) if x != DOOR_RIGHT else (12, z) for x, z in left]
    for half in (left, right):
        plate('wall right', half, 0.5, (0, 0.25, 0), t.wall, 0)
    box('niche back', (1.5, 0.1, 2.6), (niche_x, 0.47, 2.2), t.deep, 0)
    for grow, radius in ((0.05, 0.034), (0.125, 0.02)):
        tube(
            'niche arch',
            upright(arch(NICHE_HALF + grow, NICHE_SILL, NICHE_SPRING, niche_x), -0.004),
            radius,
            t.trim,
            False,
        )
    box('niche sill', (1.32, 0.22, 0.075), (niche_x, -0.06, NICHE_SILL - 0.035), t.trim, 0.018)
    skirting(t, -14, DOOR_LEFT - 0.2)
    skirting(t, DOOR_RIGHT + 0.2, 14)
    for first, last in (
        (0.42, niche_x - 0.82),
        (niche_x + 0.82, niche_x + 2.5),
        (-4.2, DOOR_LEFT - 0.46),
        (-7.2, -4.7),
    ):
        moulding(first, last, 0.62, 3.75, -0.003, t.trim, 0.024)


def surround(t):
    """Architrave and head of the door."""
    middle, width = (DOOR_LEFT + DOOR_RIGHT) / 2, DOOR_RIGHT - DOOR_LEFT
    for x in (DOOR_LEFT - 0.08, DOOR_RIGHT + 0.08):
        box('jamb', (0.2, 0.16, DOOR_TOP + 0.1), (x, -0.04, (DOOR_TOP + 0.1) / 2), t.trim, 0.022)
        box('jamb bead', (0.084, 0.2, DOOR_TOP + 0.1), (x, -0.05, (DOOR_TOP + 0.1) / 2), t.trim, 0.02)
    for extra, depth, height, z in ((0.46, 0.17, 0.24, 0.12), (0.50, 0.21, 0.06, 0.21), (0.62, 0.27, 0.075, 0.28)):
        box('head', (width + extra, depth, height), (middle, -0.045 - (depth - 0.17) / 2, DOOR_TOP + z), t.trim, 0.02)


def door(t, parent=None):
    """Leaf with two panels, number. The numerals stand off the door and are flat, not puffy."""
    middle, width = (DOOR_LEFT + DOOR_RIGHT) / 2, DOOR_RIGHT - DOOR_LEFT
    size, at = (width - 0.03, 0.12, DOOR_TOP - 0.02), (middle, DOOR_FACE + 0.06, DOOR_TOP / 2 + 0.01)
    box('leaf', size, at, t.panel, 0.01, parent=parent)
    left, right = DOOR_LEFT + 0.27, DOOR_RIGHT - 0.50
    for low, high in ((1.62, 3.06), (0.34, 1.36)):
        moulding(left, right, low, high, DOOR_FACE, t.panel, 0.03, parent)
        size, at = (right - left - 0.26, 0.05, high - low - 0.26), ((left + right) / 2, DOOR_FACE, (low + high) / 2)
        box('door panel', size, at, t.panel, 0.022, parent=parent)
    at = ((left + right) / 2, DOOR_FACE - 0.052, 2.58)
    font = 'InterDisplay-Medium'
    lettering('412', 0.36, at, t.letter, font, depth=0.022, rounding=0.0008, spacing=1.04, parent=parent)


def lock(t, parent=None, opened=False):
    """Reader and lever on one plate. The plate is not much darker than the door, or the lever's shadow on it is a black hole."""
    finish = paint('lock', '#053d2a', 0.3, specular=0.5, coat=0.2)
    outline, at = rounded(0.33, 1.06, 0.165, power=2.1), (LOCK_X, DOOR_FACE - 0.03, LOCK_Z - 0.2)
    plate('lock plate', outline, 0.07, at, finish, 0.02, 6, parent)
    (granted if opened else reader)(t, (LOCK_X, DOOR_FACE - 0.075, LOCK_Z + 0.12), 0.128, parent)
    low = LOCK_Z - 0.42
    disc('lever rose', 0.085, 0.07, (LOCK_X, DOOR_FACE - 0.08, low), t.metal, 0.012, FACING, parent)
    disc('lever neck', 0.040, 0.12, (LOCK_X, DOOR_FACE - 0.13, low), t.metal, 0.004, FACING, parent)
    lever = (LOCK_X - 0.235, DOOR_FACE - 0.185, low)
    plate('lever', rounded(0.56, 0.08, 0.04, power=2), 0.06, lever, t.metal, 0.022, 6, parent)


def console(t, x, half_width=0.66, depth=0.42, height=1.0):
    """Half-round fluted console under the niche, with bell and books."""
    half = [(-half_width * math.cos(math.pi * k / 60), -depth * math.sin(math.pi * k / 60)) for k in range(61)]
    for name, grow, thick, z, material, edge in (
        ('top', 1.11, 0.075, height, t.trim, 0.02),
        ('foot', 1.05, 0.10, 0.06, t.trim, 0.02),
        ('core', 0.97, height - 0.1, height / 2, t.panel, 0),
    ):
        slab('console ' + name, [(px * grow, py * grow) for px, py in half], thick, material, edge, 5, at=(x, -0.02, z))
    angles = [math.pi * (k + 0.5) / 27 for k in range(27)]
    flutes(
        'console flute',
        [(x - half_width * 0.965 * math.cos(a), -0.02 - depth * 0.965 * math.sin(a)) for a in angles],
        0.043,
        0.06,
        height - 0.06,
        t.panel,
    )
    desk_bell(t, (x + 0.26, -0.2, height + 0.038))
    books(t, (x - 0.22, -0.2, height + 0.038))


def build(frame):
    t = tones('emerald')
    niche_x = frame.options.get('niche', 2.14)
    sconce_x, sconce_z = frame.options.get('sconce', (0.87, 3.0))
    chequer(t)
    wall(t, niche_x)
    surround(t)
    door(t)
    lock(t)
    globe_sconce(t, sconce_x, sconce_z)
    console(t, niche_x)
    vase(t, (niche_x - 0.02, 0.16, NICHE_SILL + 0.002))
    eucalyptus(t, (niche_x - 0.02, 0.16, NICHE_SILL + 0.5))
    studio('emerald', KEY_AT, KEY_TO, frame.options.get('key', 16000), radius=0.12, fill=150, ambience=0.06)
    window_gobo(KEY_AT, KEY_TO, uprights=(-0.02,))
    glow('sconce light', (sconce_x, -0.28, sconce_z + 0.14), 14)
    if 'table' in frame.options:
        near(t, *frame.options['table'])


def near(t, x, y, z):
    """Round table with a vase of eucalyptus, lit from the left like the room. The phone stands at (x, y) and leans on the vase."""
    side_table(t, x + 0.04, y + 0.12, z, 0.33)
    spot_x, spot_y = x + 0.10, y + 0.205
    vase(t, (spot_x, spot_y, z), 0.72)
    before = set(bpy.context.scene.objects)
    eucalyptus(t, (0, 0, 0))
    twigs = group('twigs', (spot_x, spot_y, z + 0.36))
    for thing in set(bpy.context.scene.objects) - before - {twigs}:
        thing.parent = twigs
    twigs.scale = (0.30,) * 3
    area('on the table', (x - 1.6, y - 1.0, z + 1.3), (x, y, z + 0.2), 0.5, 120, (1, 0.96, 0.88))
    area('table edge', (x + 1.3, y + 0.4, z + 0.6), (x, y, z + 0.2), 0.3, 40, (1, 0.92, 0.80), height=0.9)
