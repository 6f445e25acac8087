"""Casa Terra, the hall on moving day at nine: the movers' phone on a carton, the kitchen clock in another, the elevator held open."""
from kit.build import box, degrees, disc, group, lettering, plate, tube
from kit.clock import clock
from kit.fittings import granted
from kit.household import carton
from kit.light import ambient, area, glow, spot
from kit.outline import arc, rounded
from kit.paint import YES, linear, paint, tones
from kit.rooms import slabs

WALL = 2.3
LIFT_LEFT, LIFT_RIGHT = 0.10, 1.95
READER = (-0.42, WALL - 0.09, 1.52)


def elevator(t):
    """Open, lit, half loaded."""
    for start, end in ((-12, LIFT_LEFT), (LIFT_RIGHT, 12)):
        box('wall', (end - start, 0.3, 9), ((start + end) / 2, WALL + 0.15, 4.5), t.wall, 0)
        box('dado', (end - start - 0.3, 0.06, 0.9), ((start + end) / 2, WALL - 0.01, 0.45), t.panel, 0.01)
    for x in (LIFT_LEFT - 0.09, LIFT_RIGHT + 0.09):
        box('frame', (0.22, 0.44, 4), (x, WALL + 0.04, 2), t.metal, 0.03)
    warm = paint('cabin', '#b8763f', 0.7, glow='#ffcf96', strength=0.16)
    middle, width = (LIFT_LEFT + LIFT_RIGHT) / 2, LIFT_RIGHT - LIFT_LEFT
    box('cabin back', (width + 0.6, 0.1, 5), (middle, WALL + 2.2, 2.5), warm, 0)
    for x in (LIFT_LEFT - 0.25, LIFT_RIGHT + 0.25):
        box('cabin side', (0.1, 2.2, 5), (x, WALL + 1.2, 2.5), warm, 0)
    box('cabin floor', (width + 0.6, 2.2, 0.1), (middle, WALL + 1.2, -0.045), paint('cabin floor', '#a06a3c', 0.6), 0)
    box('door', (0.40, 0.08, 4), (LIFT_RIGHT - 0.18, WALL + 0.14, 2), t.metal, 0.012)
    box('sill', (width, 0.40, 0.03), (middle, WALL + 0.04, 0.005), t.metal, 0.006)
    plate('mirror', rounded(0.9, 1.1, 0.04), 0.03, (middle, WALL + 2.13, 1.9), t.panel, 0.008)
    tube('cabin rail', [(LIFT_LEFT, WALL + 2.06, 1.1), (LIFT_RIGHT, WALL + 2.06, 1.1)], 0.035, t.metal, False)
    glow('cabin light', (middle - 0.1, WALL + 1.0, 2.8), 130, 0.2, (1, 0.84, 0.58))


def hand_truck(t, x, y, turn):
    """Upright frame on an axle with two wheels, its blade under a carton."""
    truck = group('hand truck', (x, y, 0), degrees(0, 0, turn))
    loop = [(-0.28, 0, 0.06), (-0.28, 0.06, 1.55), *[(px, 0.08, pz) for px, pz in arc(0.28, 180, 0, 16, 0, 1.58)]]
    tube('rails', [*loop, (0.28, 0.06, 1.55), (0.28, 0, 0.06)], 0.035, t.metal, False, truck)
    for z in (0.45, 0.85, 1.25):
        tube('rung', [(-0.28, 0.03, z), (0.28, 0.03, z)], 0.026, t.metal, False, truck)
    box('blade', (0.62, 0.42, 0.03), (0, -0.20, 0.03), t.metal, 0.01, parent=truck)
    tube('axle', [(-0.46, 0.14, 0.17), (0.46, 0.14, 0.17)], 0.028, t.metal, False, truck)
    for side in (-1, 1):
        stay = [(side * 0.28, 0.02, 0.42), (side * 0.28, 0.14, 0.17), (side * 0.28, 0.0, 0.08)]
        tube('stay', stay, 0.022, t.metal, False, truck)
        disc('wheel', 0.17, 0.10, (side * 0.41, 0.14, 0.17), t.plate, 0.04, degrees(0, 90, 0), truck)
        disc('hub', 0.06, 0.12, (side * 0.41, 0.14, 0.17), t.metal, 0.012, degrees(0, 90, 0), truck)


def open_carton(t, x, y, turn, card):
    """Four sides, flaps out, paper inside; the kitchen clock stands in it, half out."""
    width, depth, height = 0.96, 0.74, 0.60
    holder, inside = group('open carton', (x, y, 0), degrees(0, 0, turn)), paint('inside', '#7a3a12', 0.9, specular=0.05)
    for at, size in (
        ((0, -depth / 2, height / 2), (width, 0.022, height)),
        ((0, depth / 2, height / 2), (width, 0.022, height)),
        ((-width / 2, 0, height / 2), (0.022, depth, height)),
        ((width / 2, 0, height / 2), (0.022, depth, height)),
        ((0, 0, 0.012), (width, depth, 0.02)),
    ):
        box('side', size, at, card, 0.005, 2, parent=holder)
    box('paper', (width - 0.04, depth - 0.04, 0.02), (0, 0, 0.26), inside, 0, parent=holder)
    for at, size, bend in (
        ((-width / 2 - 0.11, 0, height - 0.10), (0.28, depth, 0.016), (0, -42, 0)),
        ((width / 2 + 0.11, 0, height - 0.10), (0.28, depth, 0.016), (0, 42, 0)),
        ((0, -depth / 2 - 0.07, height - 0.13), (width, 0.30, 0.016), (64, 0, 0)),
    ):
        box('flap', size, at, card, 0.004, 2, degrees(*bend), holder)
    clock(t, (-0.02, 0.20, 0.62), 0.36, 9, 0, degrees(72, 0, 0), holder)


def build(frame):
    t = tones('tangerine')
    card, pale = paint('card', '#b4602a', 0.75, specular=0.12), paint('pale card', '#c2713a', 0.75, specular=0.12)
    slabs(t, '#9c4a18', '#8e4012', '#5a2208', 0.82, 0.82, 0.34, (0, -9), (40, 28), 0)
    elevator(t)
    plate('reader plate', rounded(0.50, 1.02, 0.18), 0.06, (READER[0], WALL - 0.04, READER[2] - 0.22), t.plate, 0.02, 6)
    for rise in (0.09, -0.09):  # up and down
        arrow = [(-0.10, -rise / 2), (0.10, -rise / 2), (0.0, rise)]
        plate(
            'call button',
            arrow,
            0.02,
            (READER[0], WALL - 0.08, READER[2] - 0.44 + 0.10 * (1 if rise > 0 else -1)),
            t.glow,
            0.004,
        )
    granted(t, READER, 0.20)
    glow('answer', (READER[0], WALL - 0.45, READER[2] + 0.1), 6, 0.12, linear(YES['tangerine']))
    # In front the carton that serves as a table, a small one on it, and an open one with the kitchen clock.
    carton(t, (1.20, 0.80, 0.86), -0.62, -0.55, 0, 5, card)
    label = group('label', (-0.62, -0.55, 0.43), degrees(0, 0, 5))
    ink = paint('ink', t.hex['plate'], 0.7)
    lettering('9B', 0.34, (-0.30, -0.4006, 0.12), ink, depth=0, rounding=0, parent=label)
    carton(t, (0.60, 0.34, 0.36), -0.66, -0.42, 0.86, -4, pale)
    open_carton(t, 0.56, -0.50, -9, pale)
    carton(t, (0.80, 0.66, 0.56), -1.75, 0.95, 0, -12, pale)
    carton(t, (0.62, 0.52, 0.44), -1.72, 0.95, 0.56, 8, card)
    hand_truck(t, 1.20, 1.30, -8)
    carton(t, (0.58, 0.38, 0.46), 1.17, 1.06, 0.05, -8, card)
    carton(t, (0.50, 0.34, 0.36), 1.19, 1.08, 0.51, -2, pale)
    carton(t, (0.8, 0.7, 0.6), 0.62, WALL + 1.3, 0, 6, pale)
    carton(t, (0.6, 0.6, 0.5), 0.60, WALL + 1.35, 0.6, -8, card)
    key = (-5.4, -4.6, 7.4)
    spot('key', key, (0, 0.2, 0.7), 13000, 38, 0.9, 0.12, (1, 0.90, 0.72))
    area('fill', (4.4, -7, 5), (0, 0, 0.8), 6, 110, (1, 0.64, 0.38))
    area('top', (0, 0.2, 7), (0, 0.2, 0.6), 4, 70, (1, 0.82, 0.69))
    area('kick', (4.8, 0.2, 3.0), (0, 0, 0.8), 1.2, 70, (1, 0.82, 0.6), height=3)
    ambient((1, 0.60, 0.34), 0.05)
