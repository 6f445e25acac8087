"""The Quarter, a members' club in plum: a velvet booth under an arch of light, drapes to the floor, a small round table.

Nothing here is borrowed from the hotel: no door, no panels. The room is round and soft.
"""
import math

from kit.build import box, cushion, disc, from_faces, lathe, no_shadow, plate, slab, smooth, tube
from kit.light import branch, glow, shadow_gobo, studio
from kit.outline import arc, arch, circle, fractions, rounded, spline, upright
from kit.paint import paint, pattern, tones

ARCH_X, ARCH_HALF, ARCH_SPRING = 0., 1.42, 2.55
KEY_AT, KEY_TO = (-6.4, -7.2, 7.4), (.2, 0, 1.5)


def drape(t, left, right, top, y, folds, seed=0., depth=.11):
    """Heavy curtain: rounded folds that widen a little towards the floor."""
    columns, rows = folds * 14, 14
    vertices, faces = [], []
    for row in fractions(rows):
        z = top * (1 - row)
        for column in fractions(columns):
            phase = column * folds * 2 * math.pi + seed + .35 * math.sin(row * 2.2 + column * 9 + seed)
            swing = math.copysign(abs(math.sin(phase)) ** .75, math.sin(phase))
            x = left + (right - left) * column + .03 * row * math.cos(phase * 2)
            vertices.append((x, y - depth * (.75 + .35 * row) * swing, z))
    for row in range(rows):
        for column in range(columns):
            corner = row * (columns + 1) + column
            faces.append((corner, corner + 1, corner + columns + 2, corner + columns + 1))
    return smooth(from_faces('drape', vertices, faces, t.fabric), 180)


def room(t):
    """Plank floor, wall with the arched recess, drapes left and right of it."""
    planks = paint('floor', t.hex['wall'], .26, specular=.45)
    pattern(planks, 'Brick', {'Color1': '#4e1353', 'Color2': '#3c0d41', 'Mortar': '#1c0420', 'Scale': 1, 'Mortar Size': .008, 'Mortar Smooth': .1, 'Brick Width': 2.6, 'Row Height': .38})
    box('floor', (40, 24, .2), (0, -11, -.1), planks, 0)
    left = [(-12, 0), (-ARCH_HALF, 0), *[(x, z) for x, z in arc(ARCH_HALF, 180, 90, 40, 0, ARCH_SPRING)], (0, 9), (-12, 9)]
    for side in (1, -1):
        plate('wall', [(side * x, z) for x, z in left], .7, (0, .35, 0), t.wall, 0)
    box('recess', (4, .1, 6), (ARCH_X, .95, 2.6), t.panel, 0)
    for grow, radius in ((.07, .05), (.19, .028)):
        tube('arch moulding', upright(arch(ARCH_HALF + grow, 0, ARCH_SPRING, ARCH_X), -.01), radius, t.trim, False)
    # A line of light runs inside the arch.
    line = tube('arch light', upright(arch(ARCH_HALF - .10, .9, ARCH_SPRING, ARCH_X), .62), .022, paint('line', '#000000', .4, glow='#ffd9b0', strength=3.4), False)
    no_shadow(line)


def booth(t):
    """Curved sofa in the recess: channel-tufted back, deep seat, brass foot."""
    half, back_height = 1.30, 1.62
    for step in range(-7, 8):
        angle = step * 11.2
        x, y = half * math.sin(math.radians(angle)) * .99, .62 - .62 * (1 - math.cos(math.radians(angle)))
        channel = slab('channel', rounded(.29, back_height - .30, .13), .20, t.fabric, .085, 6)
        channel.rotation_euler, channel.location = (math.radians(90 - 5), 0, math.radians(-angle)), (x, y - .06, .62 + (back_height - .3) / 2 - .10)
    seat = [(x * 1.0, y * .80) for x, y in circle(half + .02, 96)]
    slab('seat', seat, .26, t.fabric, .11, 8, at=(0, -.10, .60))
    slab('base', [(x * .93, y * .93) for x, y in seat], .36, t.panel, .02, at=(0, -.10, .30))
    slab('foot', [(x * .96, y * .96) for x, y in seat], .10, t.metal, .016, at=(0, -.10, .07))
    cushion('cushion', (.56, .56, .24), (-.72, -.10, 1.02), t.gloss_fabric, (math.radians(72), math.radians(8), math.radians(24)))
    cushion('cushion', (.46, .46, .20), (-.36, -.28, .96), t.fabric_light, (math.radians(68), math.radians(-10), math.radians(8)))


def table(t, x, y, height=.78):
    """Small tulip table with two coupes."""
    lathe('table foot', spline([(0, 0), (.34, 0), (.35, .02), (.30, .045), (.10, .10), (.05, .22), (.045, .5), (.07, height - .06), (.16, height - .03), (0, height - .03)], 6), t.metal, (x, y, 0), angle=60)
    disc('table top', .50, .045, (x, y, height), t.gloss, .018)
    for dx, dy in ((-.20, -.08), (.02, -.22)):
        coupe = [(0, 0), (.085, 0), (.088, .008), (.02, .018), (.012, .05), (.012, .20), (.03, .215), (.10, .25), (.13, .30), (.135, .335), (.128, .335), (.12, .30), (.09, .262), (0, .235)]
        lathe('coupe', spline(coupe, 5), t.metal, (x + dx, y + dy, height + .022), angle=60)


def lamp(t, x, y, z):
    """Mushroom lamp."""
    lathe('lamp', spline([(0, 0), (.13, 0), (.14, .02), (.05, .06), (.035, .14), (.035, .34), (0, .34)], 6), t.metal, (x, y, z), angle=60)
    shade = lathe('shade', spline([(0, .60), (.09, .59), (.20, .53), (.26, .42), (.27, .34), (.25, .34), (0, .36)], 8), t.opal, (x, y, z), angle=60)
    no_shadow(shade)


def build(frame):
    t = tones('plum')
    t.fabric = paint('velvet', '#5c1862', .80, specular=.15, tooth=.30, tooth_scale=110)
    t.gloss_fabric = paint('satin', '#8a2f92', .5, specular=.3)
    t.fabric_light = paint('boucle', '#a050a8', .9, specular=.1, tooth=.7, tooth_scale=38)
    room(t)
    drape(t, -3.9, -1.78, 5.2, -.10, 7)
    drape(t, 1.78, 3.9, 5.2, -.10, 7, 1.3)
    booth(t)
    table(t, -.92, -1.30)
    # A side table with the lamp, half hidden by the drape.
    disc('pedestal', .30, .96, (-1.70, -.70, .48), t.panel, 0)
    disc('pedestal top', .34, .05, (-1.70, -.70, .985), t.trim, .018)
    lamp(t, -1.70, -.70, 1.01)
    # The club's two rings, in brass, on the back of the booth.
    for dx in (-.20, .20):
        tube('mark', [(x + dx, .80, z) for x, z in circle(.34, 96, 0, 3.02)], .028, t.metal)
    studio('plum', KEY_AT, KEY_TO, frame.options.get('key', 17000), 34, .10, fill=150, top=90, kick=130, ambience=.06)
    leaves = []
    for number, item in enumerate((((-4.2, 4.6), (-2.9, 4.2), (-1.9, 3.2), 26, .46), ((-4.2, 3.2), (-3.2, 3.0), (-2.4, 2.2), 22, .42), ((3.6, 4.9), (2.7, 4.3), (2.0, 3.5), 24, .42))):
        leaves += branch(*item, seed=21 + number)
    shadow_gobo('palm', leaves, KEY_AT, .76)
    shadow_gobo('dark', [[(-14, -3), (-14, 9), (-3.4, 9), (-2.6, -3)], [(2.3, 9), (2.9, 3.2), (3.6, -3), (12, -3), (12, 9)]], KEY_AT, .5)
    glow('lamp light', (-1.70, -.70, 1.45), 22)
    glow('arch glow', (0, .5, 3.4), 16, .3, (1, .80, .95))
