"""Alder House, room 412 at night: the bedside lamp, a turned-down bed, moonlight in the shape of the window on the wall."""
from kit.build import box, cushion, degrees, disc, lathe, no_shadow, slab, tube
from kit.fittings import cornice, picture_frame, skirting
from kit.light import ambient, area, glow, spot, window_gobo
from kit.outline import circle, rounded, spline
from kit.paint import paint, tones
from kit.rooms import panels, slabs

BED_X, BED_WIDTH, BED_LENGTH = 1.75, 2.7, 3.3
TABLE_X = -.42


def bed(t):
    linen = paint('linen', '#3aa880', .9, specular=.1, tooth=.12, tooth_scale=70)
    cover = paint('cover', '#0c6e50', .92, specular=.1, tooth=.35, tooth_scale=60)
    velvet = paint('velvet', '#0a5a41', .8, specular=.15, tooth=.3, tooth_scale=110)
    width = BED_WIDTH + .36
    count = 11
    for index in range(count):
        x = BED_X - width / 2 + width * (index + .5) / count
        slab('headboard channel', rounded(width / count - .006, 1.34, .12), .20, velvet, .085, 6, at=(x, -.12, 1.05), turn=degrees(90, 0, 0))
    box('bed base', (BED_WIDTH, BED_LENGTH, .34), (BED_X, -BED_LENGTH / 2 - .2, .33), velvet, .05, 5)
    box('mattress', (BED_WIDTH - .06, BED_LENGTH - .04, .30), (BED_X, -BED_LENGTH / 2 - .2, .62), linen, .10, 8)
    box('duvet', (BED_WIDTH + .10, BED_LENGTH - .95, .22), (BED_X, -BED_LENGTH / 2 - .66, .80), cover, .10, 8)
    box('turn-down', (BED_WIDTH + .11, .42, .10), (BED_X, -1.00, .90), linen, .045, 6)
    for side in (-1, 1):
        cushion('pillow', (1.14, .74, .34), (BED_X + side * .64, -.42, 1.12), linen, degrees(62, 0, side * 3))
        cushion('small pillow', (.82, .54, .26), (BED_X + side * .60, -.70, 1.05), cover, degrees(56, 0, side * -4))


def bedside_table(t, x):
    """Drum table with a drawer; carafe, book and lamp on it."""
    disc('drum', .42, .74, (x, -.55, .40), t.panel, .02)
    disc('drum top', .46, .05, (x, -.55, .80), t.trim, .02)
    disc('drum foot', .40, .06, (x, -.55, .03), t.deep, .01)
    tube('drawer line', [(px + x, py - .55, .60) for px, py in circle(.421, 72)], .006, t.deep)
    disc('knob', .03, .04, (x, -.985, .50), t.metal, .01, degrees(90, 0, 0))
    top = .826
    lathe('lamp foot', spline([(0, 0), (.15, 0), (.16, .02), (.10, .05), (.05, .10), (.09, .20), (.13, .32), (.10, .44), (.03, .52), (.022, .62), (0, .62)], 7), t.gloss, (x + .10, -.50, top), angle=70)
    shade = lathe('lamp shade', [(.16, .98), (.17, .985), (.33, .56), (.32, .555)], paint('shade', '#9fdcc0', .8, specular=.1, glow='#ffdca6', strength=1.25), (x + .10, -.50, top), angle=20)
    shade.modifiers.new('thickness', 'SOLIDIFY').thickness = .008
    no_shadow(shade)
    lathe('carafe', spline([(0, 0), (.075, 0), (.08, .01), (.085, .10), (.06, .17), (.032, .22), (.032, .26), (.04, .28), (.034, .28), (.026, .25), (0, .25)], 6), t.gloss, (x - .24, -.66, top), angle=60)
    glow('lamp light', (x + .10, -.50, top + .74), 46, .10)


def build(frame):
    t = tones('emerald')
    slabs(t, '#0a5c43', '#084c38', '#053325', 2.4, .30, .34, (0, -9), (40, 22))
    slab('rug', rounded(5.2, 3.4, .3), .04, paint('rug', '#0d7a58', .95, specular=.05, tooth=.8, tooth_scale=40), .015, at=(1.0, -3.2, .02))
    box('wall', (30, .3, 9), (0, .15, 4.5), t.wall, 0)
    skirting(t, -15, 15)
    panels(t, ((-5.9, -3.75), (-3.4, -1.25), (-.95, 4.5), (4.85, 7.0)), .62, 3.75)
    cornice(t, -15, 15, 4.25)
    bed(t)
    bedside_table(t, TABLE_X)
    picture_frame(t, BED_X, 2.72, 1.5, .95, material=t.panel)
    # Moon through the window: the key of the house, but cool, and weak beside the lamp.
    key_at, key_to = (-5.6, -8.2, 6.4), (1.2, 0, 2.2)
    spot('moon', key_at, key_to, frame.options.get('moon', 4200), 30, .9, .09, (.70, 1, .90))
    window_gobo(key_at, key_to, half=(1.0, .95), uprights=(-.34, .34), rails=(0,), bar=.04)
    area('fill', (5, -9, 4.5), (1, 0, 1.4), 7, 46, (.75, 1, .92))
    area('kick', (-5.5, -3, 2.2), (-1, -1, 1.4), 1.2, 60, (1, .86, .66), height=3)
    ambient((.45, .9, .74), .032)
