"""Alder House, just inside 412: the door to the corridor still ajar, a suitcase on its threshold, slippers and a robe on the bed."""
from kit.build import box, cushion, degrees, group, moulding, slab, tube
from kit.fittings import skirting
from kit.light import ambient, area, glow, spot
from kit.linen import cloth, rolled
from kit.luggage import suitcase
from kit.outline import rounded
from kit.paint import paint, tones
from kit.rooms import panels, slabs

LEFT, RIGHT, TOP = -0.95, 0.55, 3.1
BED_TOP = 0.92


def entrance(t):
    """The door opens towards us, hung on the right; behind it the corridor with its light."""
    for start, end in ((-12, LEFT), (RIGHT, 12)):
        box('wall', (end - start, 0.3, 9), ((start + end) / 2, 0.15, 4.5), t.wall, 0)
    box('over', (RIGHT - LEFT, 0.3, 6), ((LEFT + RIGHT) / 2, 0.15, TOP + 3), t.wall, 0)
    for x in (LEFT - 0.08, RIGHT + 0.08):
        box('jamb', (0.18, 0.42, TOP + 0.1), (x, 0.12, (TOP + 0.1) / 2), t.trim, 0.022)
    box('head', (RIGHT - LEFT + 0.4, 0.42, 0.2), ((LEFT + RIGHT) / 2, 0.12, TOP + 0.1), t.trim, 0.022)
    hinge = group('hinge', (RIGHT, -0.02, 0), degrees(0, 0, 64))
    box('leaf', (RIGHT - LEFT, 0.09, TOP), (-(RIGHT - LEFT) / 2, 0, TOP / 2), t.panel, 0.012, parent=hinge)
    for low, high in ((1.5, 2.85), (0.3, 1.25)):
        moulding(-1.28, -0.24, low, high, -0.048, t.panel, 0.026, hinge)
    tube('lever', [(-1.36, -0.05, 1.40), (-1.36, -0.14, 1.40), (-1.06, -0.14, 1.40)], 0.026, t.metal, False, hinge)
    warm = paint('corridor', '#c9a06a', 0.8, glow='#ffcf8a', strength=0.55)
    box('corridor wall', (6, 0.2, 6), (0, 3.2, 3), warm, 0)
    box('corridor floor', (6, 3.2, 0.2), (0, 1.75, -0.098), paint('corridor floor', '#8a6a40', 0.7), 0)
    spot('corridor light', (-1.2, 2.6, 3.2), (0.2, -2.0, 0.2), 5200, 66, 0.5, 0.06, (1, 0.78, 0.48))
    glow('corridor glow', (-0.2, 2.0, 2.4), 120, 0.2, (1, 0.80, 0.50))


def bed(t):
    """Its foot end, near us: the cover drawn smooth, a robe rolled on it, slippers beside it."""
    linen, cover = cloth('linen', '#5cc79d'), paint('cover', '#0d7052', 0.92, specular=0.1, tooth=0.35, tooth_scale=60)
    box('base', (5.4, 3.0, 0.5), (0.9, -4.4, 0.30), t.deep, 0.05, 5)
    box('mattress', (5.5, 3.1, 0.36), (0.9, -4.4, BED_TOP - 0.18), cover, 0.13, 8)
    box(
        'runner',
        (5.56, 0.7, 0.05),
        (0.9, -3.35, BED_TOP + 0.01),
        paint('runner', '#149268', 0.9, specular=0.1, tooth=0.4, tooth_scale=60),
        0.022,
        5,
    )
    rolled(-1.25, -3.54, BED_TOP + 0.025, linen, 0.20, 1.15, 7)
    rolled(-1.20, -3.13, BED_TOP + 0.025, linen, 0.20, 1.15, 3)
    for side in (0, 0.40):
        pair = group('slipper', (0.02 + side, -4.15, BED_TOP + 0.006), degrees(0, 0, -24 + 30 * side))
        slab('sole', rounded(0.30, 0.80, 0.145), 0.06, linen, 0.024, 4, pair, (0, 0, 0.02))
        slab('insole', rounded(0.23, 0.70, 0.11), 0.012, t.deep, 0.004, 2, pair, (0, -0.01, 0.054))
        cushion('upper', (0.33, 0.40, 0.26), (0, 0.20, 0.08), linen, parent=pair, puff=0.7)


def build(frame):
    t = tones('emerald')
    slabs(t, '#2f7a60', '#2a7058', '#0d4632', 2.4, 0.30, 0.40, (0, -9), (40, 18))
    entrance(t)
    skirting(t, -12, LEFT - 0.2)
    skirting(t, RIGHT + 0.2, 12)
    panels(t, ((-4.2, -1.5), (1.2, 3.4), (3.8, 6.4)), 0.62, 3.75)
    bed(t)
    suitcase(t, -0.42, -0.05, (0.62, 0.34, 0.92), 12, t.gloss, handle=0.5)
    moon = (-5.6, -9.2, 6.4)
    spot('dusk', moon, (-0.2, -1.4, 1.2), 4200, 34, 1.0, 0.25, (0.80, 1, 0.93))
    area('fill', (5, -9, 4.5), (1, -2, 1.0), 7, 60, (0.75, 1, 0.92))
    area('over the bed', (-1.2, -5.2, 5.0), (-0.9, -4.0, 0.9), 1.6, 70, (1, 0.94, 0.84))
    ambient((0.45, 0.9, 0.74), 0.036)
