"""Alder House, room 412 at night: the bedside lamp, a turned-down bed, moonlight in the shape of the window on the wall."""
from kit.build import box, cushion, degrees, disc, lathe, no_shadow, slab, tube
from kit.fittings import cornice, picture_frame, skirting
from kit.light import ambient, area, glow, spot, window_gobo
from kit.outline import circle, rounded, spline
from kit.paint import paint, tones
from kit.rooms import panels, slabs

BED_X, BED_WIDTH, BED_LENGTH = 1.75, 2.7, 3.3
TABLE_X = -0.42


def bed(t):
    linen = paint('linen', '#3aa880', 0.9, specular=0.1, tooth=0.12, tooth_scale=70)
    cover = paint('cover', '#0c6e50', 0.92, specular=0.1, tooth=0.35, tooth_scale=60)
    velvet = paint('velvet', '#0a5a41', 0.8, specular=0.15, tooth=0.3, tooth_scale=110)
    width = BED_WIDTH + 0.36
    count = 11
    for index in range(count):
        x = BED_X - width / 2 + width * (index + 0.5) / count
        slab(
            'headboard channel',
            rounded(width / count - 0.006, 1.34, 0.12),
            0.20,
            velvet,
            0.085,
            6,
            at=(x, -0.12, 1.05),
            turn=degrees(90, 0, 0),
        )
    box('bed base', (BED_WIDTH, BED_LENGTH, 0.34), (BED_X, -BED_LENGTH / 2 - 0.2, 0.33), velvet, 0.05, 5)
    box('mattress', (BED_WIDTH - 0.06, BED_LENGTH - 0.04, 0.30), (BED_X, -BED_LENGTH / 2 - 0.2, 0.62), linen, 0.10, 8)
    box('duvet', (BED_WIDTH + 0.10, BED_LENGTH - 0.95, 0.22), (BED_X, -BED_LENGTH / 2 - 0.66, 0.80), cover, 0.10, 8)
    box('turn-down', (BED_WIDTH + 0.11, 0.42, 0.10), (BED_X, -1.00, 0.90), linen, 0.045, 6)
    for side in (-1, 1):
        cushion('pillow', (1.14, 0.74, 0.34), (BED_X + side * 0.64, -0.42, 1.12), linen, degrees(62, 0, side * 3))
        cushion(
            'small pillow', (0.82, 0.54, 0.26), (BED_X + side * 0.60, -0.70, 1.05), cover, degrees(56, 0, side * -4)
        )


def bedside_table(t, x):
    """Drum table with a drawer; carafe, book and lamp on it."""
    disc('drum', 0.42, 0.74, (x, -0.55, 0.40), t.panel, 0.02)
    disc('drum top', 0.46, 0.05, (x, -0.55, 0.80), t.trim, 0.02)
    disc('drum foot', 0.40, 0.06, (x, -0.55, 0.03), t.deep, 0.01)
    tube('drawer line', [(px + x, py - 0.55, 0.60) for px, py in circle(0.421, 72)], 0.006, t.deep)
    disc('knob', 0.03, 0.04, (x, -0.985, 0.50), t.metal, 0.01, degrees(90, 0, 0))
    top = 0.826
    lathe(
        'lamp foot',
        spline(
            [
                (0, 0),
                (0.15, 0),
                (0.16, 0.02),
                (0.10, 0.05),
                (0.05, 0.10),
                (0.09, 0.20),
                (0.13, 0.32),
                (0.10, 0.44),
                (0.03, 0.52),
                (0.022, 0.62),
                (0, 0.62),
            ],
            7,
        ),
        t.gloss,
        (x + 0.10, -0.50, top),
        angle=70,
    )
    shade = lathe(
        'lamp shade',
        [(0.16, 0.98), (0.17, 0.985), (0.33, 0.56), (0.32, 0.555)],
        paint('shade', '#9fdcc0', 0.8, specular=0.1, glow='#ffdca6', strength=1.25),
        (x + 0.10, -0.50, top),
        angle=20,
    )
    shade.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.008
    no_shadow(shade)
    lathe(
        'carafe',
        spline(
            [
                (0, 0),
                (0.075, 0),
                (0.08, 0.01),
                (0.085, 0.10),
                (0.06, 0.17),
                (0.032, 0.22),
                (0.032, 0.26),
                (0.04, 0.28),
                (0.034, 0.28),
                (0.026, 0.25),
                (0, 0.25),
            ],
            6,
        ),
        t.gloss,
        (x - 0.24, -0.66, top),
        angle=60,
    )
    glow('lamp light', (x + 0.10, -0.50, top + 0.74), 46, 0.10)


def build(frame):
    t = tones('emerald')
    slabs(t, '#0a5c43', '#084c38', '#053325', 2.4, 0.30, 0.34, (0, -9), (40, 22))
    slab(
        'rug',
        rounded(5.2, 3.4, 0.3),
        0.04,
        paint('rug', '#0d7a58', 0.95, specular=0.05, tooth=0.8, tooth_scale=40),
        0.015,
        at=(1.0, -3.2, 0.02),
    )
    box('wall', (30, 0.3, 9), (0, 0.15, 4.5), t.wall, 0)
    skirting(t, -15, 15)
    panels(t, ((-5.9, -3.75), (-3.4, -1.25), (-0.95, 4.5), (4.85, 7.0)), 0.62, 3.75)
    cornice(t, -15, 15, 4.25)
    bed(t)
    bedside_table(t, TABLE_X)
    picture_frame(t, BED_X, 2.72, 1.5, 0.95, material=t.panel)
    # Moon through the window: the key of the house, but cool, and weak beside the lamp.
    key_at, key_to = (-5.6, -8.2, 6.4), (1.2, 0, 2.2)
    spot('moon', key_at, key_to, frame.options.get('moon', 4200), 30, 0.9, 0.09, (0.70, 1, 0.90))
    window_gobo(key_at, key_to, half=(1.0, 0.95), uprights=(-0.34, 0.34), rails=(0,), bar=0.04)
    area('fill', (5, -9, 4.5), (1, 0, 1.4), 7, 46, (0.75, 1, 0.92))
    area('kick', (-5.5, -3, 2.2), (-1, -1, 1.4), 1.2, 60, (1, 0.86, 0.66), height=3)
    ambient((0.45, 0.9, 0.74), 0.032)
