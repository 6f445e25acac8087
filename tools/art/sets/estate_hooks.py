"""Unit 9B, inside the door: a hook for everything that goes out, each with its name, and nothing on the one for keys. Near us, on the
sideboard, the phone leans on the dog's jar."""
import math

from kit.build import ball, box, cushion, degrees, disc, group, lathe, lettering, plate, slab, tube
from kit.fittings import skirting
from kit.light import ambient, area, spot, window_gobo
from kit.outline import arc, rounded, spline
from kit.paint import paint, tones
from kit.rooms import slabs

BOARD_Z, SIDEBOARD = 3.16, 2.405
JAR = (1.345, -10.40)
HOOKS = (('Keys', -1.72), ('Bag', -0.62), ('Dog', 0.42), ('Hat', 1.46))


def hook_board(t):
    plate('board', rounded(4.5, 0.62, 0.12), 0.07, (-0.13, -0.035, BOARD_Z), t.trim, 0.02)
    for name, x in HOOKS:
        lettering(name, 0.27, (x, -0.085, BOARD_Z + 0.10), t.letter, depth=0.024, rounding=0.001)
        z = BOARD_Z - 0.17
        disc('rose', 0.085, 0.04, (x, -0.09, z), t.metal, 0.012, degrees(90, 0, 0))
        bent = [(x, -0.30 - 0.10 * py, z - 0.16 + 0.10 * pz) for py, pz in arc(1, 180, 370, 14)]
        tube('hook', [(x, -0.10, z), (x, -0.19, z - 0.03), *bent], 0.032, t.metal, False)
        ball('hook end', 0.05, bent[-1], t.metal)


def bag(t, x):
    z, y = BOARD_Z - 0.43, -0.28
    canvas = paint('canvas', '#8a3a08', 0.9, specular=0.1, tooth=0.4, tooth_scale=70)
    strap = [(x + 0.24 * k, y, z - 0.50 * abs(k) ** 1.6) for k in (-1, -0.7, -0.4, -0.15, 0, 0.15, 0.4, 0.7, 1)]
    tube('bag strap', strap, 0.028, canvas, False)
    cushion('bag', (0.78, 0.26, 0.70), (x, y, z - 0.82), canvas, puff=0.25)
    box('bag pocket', (0.46, 0.06, 0.32), (x, y - 0.12, z - 0.90), canvas, 0.05, 5)


def leash(t, x):
    z, y = BOARD_Z - 0.43, -0.28
    band = paint('leash', '#c9733a', 0.6)
    for spread, drop in ((0.10, 0.86), (0.17, 1.00)):
        loop = [(x + spread * px, y, z - drop / 2 + drop / 2 * pz) for px, pz in arc(1, 90, 450, 40)]
        tube('leash', loop[:-1], 0.026, band)
    ring = [(x + 0.15 + 0.14 * px, y - 0.02, z - 1.08 + 0.14 * pz) for px, pz in arc(1, 0, 350, 30)]
    tube('collar', ring, 0.04, t.plate)


def hat(t, x):
    shape = [
        (0, 0.22),
        (0.14, 0.22),
        (0.22, 0.17),
        (0.24, 0.04),
        (0.27, 0.0),
        (0.44, -0.03),
        (0.45, -0.05),
        (0.25, -0.03),
        (0, -0.03),
    ]
    felt = paint('felt', '#9a4309', 0.95, specular=0.05)
    lathe('hat', spline(shape, 6), felt, (x, -0.34, BOARD_Z - 0.44), angle=60).rotation_euler = degrees(68, 0, 6)


def sideboard(t):
    """Its top, a jar with a lid, the ball for the park."""
    x, y = JAR
    slab('sideboard', rounded(5, 0.84, 0.04), 0.07, t.trim, 0.02, 5, at=(x + 0.3, y + 0.02, SIDEBOARD - 0.035))
    jar = [(0, 0), (0.15, 0), (0.165, 0.012), (0.172, 0.10), (0.172, 0.27), (0.160, 0.31), (0.150, 0.32), (0, 0.32)]
    lathe('jar', spline(jar, 6), t.gloss, (x, y, SIDEBOARD), angle=60)
    lid = [(0.158, 0.318), (0.166, 0.325), (0.160, 0.345), (0.10, 0.365), (0.03, 0.372), (0, 0.372)]
    lathe('jar lid', spline(lid, 6), t.panel, (x, y, SIDEBOARD), angle=60)
    ball('jar knob', 0.036, (x, y, SIDEBOARD + 0.395), t.metal)
    felt = paint('ball', '#e08a3c', 0.95, specular=0.05, tooth=0.12, tooth_scale=220)
    seam = paint('seam', '#ffd9b0', 0.8, specular=0.1)
    toy, radius = group('ball', (x + 0.40, y - 0.20, SIDEBOARD + 0.085), degrees(24, 18, 40)), 0.085
    ball('ball', radius, (0, 0, 0), felt, parent=toy)
    curve = []
    for step in range(72):  # the seam of a tennis ball
        a = math.radians(5 * step)
        up = 0.26 * math.pi * math.sin(2 * a)
        curve.append(tuple(radius * 1.005 * part for part in (math.cos(a) * math.cos(up), math.sin(a) * math.cos(up), math.sin(up))))
    tube('seam', curve, 0.004, seam, True, toy)


def build(frame):
    t = tones('tangerine')
    slabs(t, '#8e380a', '#7f3009', '#4a1804', 2.4, 0.30, 0.34, (0, -9), (40, 22))
    box('wall', (40, 0.3, 9), (0, 0.15, 4.5), t.wall, 0)
    for index in range(60):  # matchboard up to the shelf
        box('board', (0.27, 0.05, 1.5), (-8.2 + 0.28 * index, -0.01, 0.75), t.panel, 0.014, 3)
    skirting(t, -15, 15)
    hook_board(t)
    bag(t, HOOKS[1][1])
    leash(t, HOOKS[2][1])
    hat(t, HOOKS[3][1])
    sideboard(t)
    key, aim = (-5.4, -7.4, 7.2), (-1.0, 0, 2.2)
    spot('key', key, aim, 21000, 36, 0.9, 0.10, (1, 0.90, 0.70))
    window_gobo(key, aim, (1.06, 0.98), (), (), reach=9)
    area('fill', (4.2, -9, 4.5), (-0.5, 0, 1.6), 7, 140, (1, 0.64, 0.38))
    area('kick', (4.7, -2.4, 2.5), (-0.5, -0.3, 2.0), 1.2, 90, (1, 0.82, 0.6), height=3.5)
    spot('on the sideboard', (-1.0, -13.4, 5.6), (*JAR, SIDEBOARD + 0.1), 2300, 26, 0.9, 0.10, (1, 0.90, 0.70))
    area('sideboard fill', (3.4, -12.4, 3.8), (*JAR, SIDEBOARD), 0.8, 22, (1, 0.64, 0.38))
    ambient((1, 0.60, 0.34), 0.05)
