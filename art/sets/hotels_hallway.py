"""Alder House at 23:40: the corridor along its length, doors on both sides, most lamps down, every lock awake.

Camera looks along +y, straight, so that it is a one-point perspective.
"""
from kit.build import ball, box, degrees, disc, group, lathe, lettering, moulding, no_shadow, plate, tube
from kit.fittings import reader
from kit.light import ambient, area, glow, spot
from kit.outline import arch, rounded, upright
from kit.paint import paint, tones

HALF, HEIGHT, BAY, FIRST, BAYS = 2.05, 3.9, 3.5, -9.6, 7
DOOR_WIDTH, DOOR_HEIGHT = 1.24, 2.72
END = FIRST + BAY * BAYS + .6


def door(t, wall, x, number, lever_side):
    """One door in a side wall, drawn facing the viewer and turned by its wall."""
    for side in (-1, 1):
        box('jamb', (.15, .14, DOOR_HEIGHT + .06), (x + side * (DOOR_WIDTH / 2 + .06), -.04, (DOOR_HEIGHT + .06) / 2), t.trim, .02, parent=wall)
    box('head', (DOOR_WIDTH + .36, .15, .18), (x, -.045, DOOR_HEIGHT + .09), t.trim, .02, parent=wall)
    box('head cap', (DOOR_WIDTH + .48, .22, .06), (x, -.07, DOOR_HEIGHT + .21), t.trim, .018, parent=wall)
    box('leaf', (DOOR_WIDTH, .06, DOOR_HEIGHT), (x, -.005, DOOR_HEIGHT / 2), t.panel, .008, parent=wall)
    for low, high in ((1.30, 2.46), (.26, 1.10)):
        moulding(x - DOOR_WIDTH / 2 + .17, x + DOOR_WIDTH / 2 - .17, low, high, -.036, t.panel, .022, wall)
    lettering(str(number), .24, (x, -.06, 2.12), t.letter, 'InterDisplay-Medium', depth=.02, rounding=.0008, parent=wall)
    lock_x = x + lever_side * (DOOR_WIDTH / 2 - .085)
    plate('lock', rounded(.14, .52, .07, power=2.1), .03, (lock_x, -.045, 1.42), t.plate, .01, 4, wall)
    reader(t, (lock_x, -.068, 1.56), .056, wall)
    disc('rose', .034, .05, (lock_x, -.075, 1.28), t.metal, .006, degrees(90, 0, 0), wall)
    plate('lever', rounded(.25, .036, .018, power=2), .03, (lock_x - lever_side * .10, -.11, 1.28), t.metal, .01, 4, wall)


def sconce(t, wall, x):
    """Wall lamp."""
    disc('rose', .07, .04, (x, -.02, 2.24), t.metal, .01, degrees(90, 0, 0), wall)
    tube('arm', [(x, -.03, 2.24), (x, -.14, 2.24), (x, -.17, 2.26), (x, -.18, 2.30)], .014, t.metal, False, wall)
    no_shadow(ball('globe', .115, (x, -.18, 2.42), t.opal, parent=wall),
              lathe('cup', [(0, -.10), (.035, -.10), (.06, -.06), (.068, 0), (.06, 0)], t.metal, (x, -.18, 2.36), parent=wall))


def side(t, sign, lit_bays):
    """Left (-1) or right (+1) wall: doors, panels between them, lamps."""
    wall = group('wall', (sign * HALF, 0, 0), degrees(0, 0, -90 * sign))
    length = BAY * (BAYS + 3)
    box('wall', (length, .3, HEIGHT + 1), (-sign * (FIRST + length / 2 - BAY * 1.5), .15, (HEIGHT + 1) / 2), t.wall, 0, parent=wall)
    for bay in range(BAYS):
        y = FIRST + bay * BAY
        x = -sign * y                      # along the wall, in its own axis
        door(t, wall, x, 400 + 2 * (bay + 4) + (0 if sign > 0 else 1), sign)
        gap = -sign * (y + BAY / 2)
        reach = (BAY - DOOR_WIDTH - .5) / 2
        moulding(gap - reach, gap + reach, .62, 3.0, -.003, t.trim, .02, wall)
        if bay in lit_bays:
            sconce(t, wall, gap)
            # Whiter than the globe looks: orange light on green walls makes mud.
            glow('sconce light', (sign * (HALF - .2), y + BAY / 2, 2.42), 52, .12, (1, .98, .88))
        box('skirting', (BAY - DOOR_WIDTH - .27, .07, .26), (gap, -.03, .13), t.trim, .016, parent=wall)
    for z, depth in ((3.30, .10), (3.78, .22)):
        box('rail', (length, depth, .09), (-sign * (FIRST + length / 2 - BAY * 1.5), -depth / 2, z), t.trim, .02, parent=wall)


def ends(t):
    """Floor with a runner, ceiling, and the window at the far end with the night in it."""
    box('floor', (12, 60, .2), (0, 8, -.1), paint('parquet', t.hex['wall'], .6, specular=.04), 0)
    box('runner', (2.3, 60, .03), (0, 8, .012), paint('runner', '#0b6448', .95, specular=.05, tooth=.6, tooth_scale=60), .01)
    for x in (-1.02, 1.02):
        box('runner border', (.06, 60, .004), (x, 8, .029), paint('border', '#1f9a72', .95, specular=.05), 0)
    box('ceiling', (12, 60, .2), (0, 8, HEIGHT + .1), t.deep, 0)
    box('end wall', (12, .2, 8), (0, END + .1, 4), t.wall, 0)
    night = paint('night', '#000000', .4, glow='#5fc9a0', strength=.55)
    plate('window', arch(.80, .95, 2.1), .02, (0, END - .01, 0), night, 0)
    for grow, radius in ((.04, .05), (.16, .03)):
        tube('window trim', upright(arch(.80 + grow, .95, 2.1), END - .03), radius, t.trim, False)
    tube('bar', [(0, END - .03, .95), (0, END - .03, 2.9)], .025, t.trim, False)
    for z in (1.5, 2.1):
        tube('bar', [(-.8, END - .03, z), (.8, END - .03, z)], .02, t.trim, False)
    box('sill', (2.1, .24, .07), (0, END - .1, .92), t.trim, .018)


def build(frame):
    t = tones('emerald')
    # Seen along the walls, every bit of gloss mirrors the lamps and turns green into grey.
    for material in (t.wall, t.panel, t.trim, t.deep):
        sockets = material.node_tree.nodes['Principled BSDF'].inputs
        sockets['Specular'].default_value, sockets['Roughness'].default_value = .02, .85
    ends(t)
    side(t, -1, frame.options.get('lit_left', (2, 4, 6)))
    side(t, 1, frame.options.get('lit_right', (1, 3, 5)))
    # Moonlight from the end window, a breath of green from behind the camera so that the near wall is not a hole.
    area('moon', (0, END - .3, 2.0), (0, END - 8, .3), 1.5, 160, (.62, 1, .85), height=2)
    area('breath', (0, -17, 3.2), (0, -4, 1.5), 2.6, frame.options.get('breath', 130), (.62, 1, .84), mirrored=False)
    spot('phone rim', (1.9, -5.4, 3.2), frame.options.get('rim', (1.0, -8, 1.7)), 70, 40, .8, .15, (1, .9, .75))
    ambient((.40, .95, .72), .045)
