"""The Quarter, a members' club in plum: a velvet booth under an arch of light, drapes to the floor, a small round table.

Nothing here is borrowed from the hotel: no door, no panels. The room is round and soft.
"""
import math

from kit.build import box, cushion, disc, from_faces, lathe, no_shadow, plate, slab, smooth, tube
from kit.light import branch, glow, shadow_gobo, studio
from kit.outline import arc, arch, circle, fractions, rounded, spline, upright
from kit.paint import paint, pattern, tones

ARCH_X, ARCH_HALF, ARCH_SPRING = 0.0, 1.42, 2.55
KEY_AT, KEY_TO = (-6.4, -7.2, 7.4), (0.2, 0, 1.5)


def drape(t, left, right, top, y, folds, seed=0.0, depth=0.11):
    """Heavy curtain: rounded folds that widen a little towards the floor."""
    columns, rows = folds * 14, 14
    vertices, faces = [], []
    for row in fractions(rows):
        z = top * (1 - row)
        for column in fractions(columns):
            phase = column * folds * 2 * math.pi + seed + 0.35 * math.sin(row * 2.2 + column * 9 + seed)
            swing = math.copysign(abs(math.sin(phase)) ** 0.75, math.sin(phase))
            x = left + (right - left) * column + 0.03 * row * math.cos(phase * 2)
            vertices.append((x, y - depth * (0.75 + 0.35 * row) * swing, z))
    for row in range(rows):
        for column in range(columns):
            corner = row * (columns + 1) + column
            faces.append((corner, corner + 1, corner + columns + 2, corner + columns + 1))
    return smooth(from_faces('drape', vertices, faces, t.fabric), 180)


def room(t):
    """Plank floor, wall with the arched recess, drapes left and right of it."""
    planks = paint('floor', t.hex['wall'], 0.26, specular=0.45)
    pattern(
        planks,
        'Brick',
        {
            'Color1': '#4e1353',
            'Color2': '#3c0d41',
            'Mortar': '#1c0420',
            'Scale': 1,
            'Mortar Size': 0.008,
            'Mortar Smooth': 0.1,
            'Brick Width': 2.6,
            'Row Height': 0.38,
        },
    )
    box('floor', (40, 24, 0.2), (0, -11, -0.1), planks, 0)
    left = [
        (-12, 0),
        (-ARCH_HALF, 0),
        *[(x, z) for x, z in arc(ARCH_HALF, 180, 90, 40, 0, ARCH_SPRING)],
        (0, 9),
        (-12, 9),
    ]
    for side in (1, -1):
        plate('wall', [(side * x, z) for x, z in left], 0.7, (0, 0.35, 0), t.wall, 0)
    box('recess', (4, 0.1, 6), (ARCH_X, 0.95, 2.6), t.panel, 0)
    for grow, radius in ((0.07, 0.05), (0.19, 0.028)):
        tube('arch moulding', upright(arch(ARCH_HALF + grow, 0, ARCH_SPRING, ARCH_X), -0.01), radius, t.trim, False)
    # A line of light runs inside the arch.
    line = tube(
        'arch light',
        upright(arch(ARCH_HALF - 0.10, 0.9, ARCH_SPRING, ARCH_X), 0.62),
        0.022,
        paint('line', '#000000', 0.4, glow='#ffd9b0', strength=3.4),
        False,
    )
    no_shadow(line)


def booth(t):
    """Curved sofa in the recess: channel-tufted back, deep seat, brass foot."""
    half, back_height = 1.30, 1.62
    for step in range(-7, 8):
        angle = step * 11.2
        x, y = half * math.sin(math.radians(angle)) * 0.99, 0.62 - 0.62 * (1 - math.cos(math.radians(angle)))
        channel = slab('channel', rounded(0.29, back_height - 0.30, 0.13), 0.20, t.fabric, 0.085, 6)
        channel.rotation_euler, channel.location = (math.radians(90 - 5), 0, math.radians(-angle)), (
            x,
            y - 0.06,
            0.62 + (back_height - 0.3) / 2 - 0.10,
        )
    seat = [(x * 1.0, y * 0.80) for x, y in circle(half + 0.02, 96)]
    slab('seat', seat, 0.26, t.fabric, 0.11, 8, at=(0, -0.10, 0.60))
    slab('base', [(x * 0.93, y * 0.93) for x, y in seat], 0.36, t.panel, 0.02, at=(0, -0.10, 0.30))
    slab('foot', [(x * 0.96, y * 0.96) for x, y in seat], 0.10, t.metal, 0.016, at=(0, -0.10, 0.07))
    cushion(
        'cushion',
        (0.56, 0.56, 0.24),
        (-0.72, -0.10, 1.02),
        t.gloss_fabric,
        (math.radians(72), math.radians(8), math.radians(24)),
    )
    cushion(
        'cushion',
        (0.46, 0.46, 0.20),
        (-0.36, -0.28, 0.96),
        t.fabric_light,
        (math.radians(68), math.radians(-10), math.radians(8)),
    )


def table(t, x, y, height=0.78):
    """Small tulip table with two coupes."""
    lathe(
        'table foot',
        spline(
            [
                (0, 0),
                (0.34, 0),
                (0.35, 0.02),
                (0.30, 0.045),
                (0.10, 0.10),
                (0.05, 0.22),
                (0.045, 0.5),
                (0.07, height - 0.06),
                (0.16, height - 0.03),
                (0, height - 0.03),
            ],
            6,
        ),
        t.metal,
        (x, y, 0),
        angle=60,
    )
    disc('table top', 0.50, 0.045, (x, y, height), t.gloss, 0.018)
    for dx, dy in ((-0.20, -0.08), (0.02, -0.22)):
        coupe = [
            (0, 0),
            (0.085, 0),
            (0.088, 0.008),
            (0.02, 0.018),
            (0.012, 0.05),
            (0.012, 0.20),
            (0.03, 0.215),
            (0.10, 0.25),
            (0.13, 0.30),
            (0.135, 0.335),
            (0.128, 0.335),
            (0.12, 0.30),
            (0.09, 0.262),
            (0, 0.235),
        ]
        lathe('coupe', spline(coupe, 5), t.metal, (x + dx, y + dy, height + 0.022), angle=60)


def lamp(t, x, y, z):
    """Mushroom lamp."""
    lathe(
        'lamp',
        spline([(0, 0), (0.13, 0), (0.14, 0.02), (0.05, 0.06), (0.035, 0.14), (0.035, 0.34), (0, 0.34)], 6),
        t.metal,
        (x, y, z),
        angle=60,
    )
    shade = lathe(
        'shade',
        spline([(0, 0.60), (0.09, 0.59), (0.20, 0.53), (0.26, 0.42), (0.27, 0.34), (0.25, 0.34), (0, 0.36)], 8),
        t.opal,
        (x, y, z),
        angle=60,
    )
    no_shadow(shade)


def build(frame):
    t = tones('plum')
    t.fabric = paint('velvet', '#5c1862', 0.80, specular=0.15, tooth=0.30, tooth_scale=110)
    t.gloss_fabric = paint('satin', '#8a2f92', 0.5, specular=0.3)
    t.fabric_light = paint('boucle', '#a050a8', 0.9, specular=0.1, tooth=0.7, tooth_scale=38)
    room(t)
    drape(t, -3.9, -1.78, 5.2, -0.10, 7)
    drape(t, 1.78, 3.9, 5.2, -0.10, 7, 1.3)
    booth(t)
    table(t, -0.92, -1.30)
    # A side table with the lamp, half hidden by the drape.
    disc('pedestal', 0.30, 0.96, (-1.70, -0.70, 0.48), t.panel, 0)
    disc('pedestal top', 0.34, 0.05, (-1.70, -0.70, 0.985), t.trim, 0.018)
    lamp(t, -1.70, -0.70, 1.01)
    # The club's two rings, in brass, on the back of the booth.
    for dx in (-0.20, 0.20):
        tube('mark', [(x + dx, 0.80, z) for x, z in circle(0.34, 96, 0, 3.02)], 0.028, t.metal)
    studio('plum', KEY_AT, KEY_TO, frame.options.get('key', 17000), 34, 0.10, fill=150, top=90, kick=130, ambience=0.06)
    leaves = []
    for number, item in enumerate(
        (
            ((-4.2, 4.6), (-2.9, 4.2), (-1.9, 3.2), 26, 0.46),
            ((-4.2, 3.2), (-3.2, 3.0), (-2.4, 2.2), 22, 0.42),
            ((3.6, 4.9), (2.7, 4.3), (2.0, 3.5), 24, 0.42),
        )
    ):
        leaves += branch(*item, seed=21 + number)
    shadow_gobo('palm', leaves, KEY_AT, 0.76)
    shadow_gobo(
        'dark',
        [[(-14, -3), (-14, 9), (-3.4, 9), (-2.6, -3)], [(2.3, 9), (2.9, 3.2), (3.6, -3), (12, -3), (12, 9)]],
        KEY_AT,
        0.5,
    )
    glow('lamp light', (-1.70, -0.70, 1.45), 22)
    glow('arch glow', (0, 0.5, 3.4), 16, 0.3, (1, 0.80, 0.95))
