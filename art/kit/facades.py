"""House fronts for streets: each is a few lines of data, so that a street has no two alike."""
import math

from kit.build import ball, box, disc, lathe, lettering, no_shadow, plate, tube
from kit.outline import arc, arch, upright


def window(t, x, z, width, height, y, lit, round_head=True, panes=True):
    """Recess, glass and frame; lit windows glow."""
    half = width / 2
    outline = arch(half, z, z + height - half, x, 24) if round_head else [(x - half, z), (x - half, z + height), (x + half, z + height), (x + half, z)]
    plate('window glass', outline, .02, (0, y - .005, 0), lit or t.reader, 0)
    tube('window frame', upright(outline, y - .02), .028, t.trim, True)
    if panes:
        tube('window bar', [(x, y - .02, z), (x, y - .02, z + height - .01)], .012, t.trim, False)
        tube('window bar', [(x - half, y - .02, z + height * .52), (x + half, y - .02, z + height * .52)], .012, t.trim, False)
    box('window sill', (width + .16, .12, .05), (x, y - .04, z - .03), t.trim, .014)


def street_door(t, x, y, width, height, lamp=True):
    """Panelled door in an arched surround on one step, with a lamp over it."""
    half = width / 2
    outline = arch(half, 0, height - half, x, 28)
    plate('door', outline, .04, (0, y - .01, 0), t.panel, .006)
    tube('door frame', upright(arch(half + .05, 0, height - half, x, 28), y - .03), .05, t.trim, False)
    plate('fanlight', arc(half - .05, 0, 180, 28, x, height - half), .02, (0, y - .04, 0), t.lit, 0)
    tube('fanlight rail', [(x - half, y - .05, height - half - .02), (x + half, y - .05, height - half - .02)], .022, t.trim, False)
    box('door split', (.02, .03, height - half - .06), (x, y - .03, (height - half) / 2), t.deep, 0)
    ball('knob', .025, (x + .08, y - .06, height * .42), t.metal)
    box('step', (width + .34, .34, .10), (x, y - .16, .05), t.trim, .025)


def gable(kind, left, right, base):
    """Upper outline of a house front, from the left eave to the right eave."""
    middle, width = (left + right) / 2, right - left
    if kind == 'steps':
        rise, points = width * .13, []
        for step in range(4):
            points += [(left + width * .115 * step, base + rise * step), (left + width * .115 * step, base + rise * (step + 1))]
        return points + [(2 * middle - x, z) for x, z in reversed(points)]
    if kind == 'bell':
        flank = [(left, base), (left + width * .06, base + width * .05), (left + width * .16, base + width * .10), (left + width * .22, base + width * .30)]
        return flank + arc(width * .28, 180, 0, 20, middle, base + width * .32) + [(2 * middle - x, z) for x, z in reversed(flank)]
    if kind == 'point':
        return [(left, base), (middle, base + width * .52), (right, base)]
    return [(left, base), (right, base)]


def house(t, left, width, storeys, roof, wall, y=0., lit=(), name=None, storey=1.05, columns=2, round_heads=True):
    """One front: door on the ground floor, `storeys` of windows above it. `lit` lists the windows with light, counted
    from the lower left. Returns the height of the eaves."""
    right, middle = left + width, left + width / 2
    ground = 1.55
    eaves = ground + storeys * storey + .12
    front = [(left, 0), *gable(roof, left, right, eaves), (right, 0)]
    plate('front', front, .5, (0, y + .25, 0), wall, .012, 2)
    if roof == 'flat':
        for extra, depth, thick, z in ((.10, .14, .12, -.04), (.20, .22, .06, .05)):
            box('cornice', (width + extra - .12, depth * 2, thick), (middle, y, eaves + z), t.trim, .016)
        for index in range(int(width / .16)):
            box('dentil', (.06, .12, .06), (left + .10 + index * .16, y - .02, eaves - .15), t.trim, .008, 2)
    else:
        tube('coping', upright(gable(roof, left + .02, right - .02, eaves), y - .02), .045, t.trim, False)
    box('string course', (width - .02, .12, .07), (middle, y - .01, ground), t.trim, .016)
    box('plinth', (width - .02, .10, .22), (middle, y - .01, .11), t.trim, .016)
    pitch = width / columns
    for number in range(storeys * columns):
        x, z = left + pitch * (number % columns + .5), ground + .22 + storey * (number // columns)
        window(t, x, z, min(.46, pitch * .5), storey * .66, y, t.lit if number in lit else None, round_heads)
    street_door(t, middle, y, .62, 1.22)
    if name:
        lettering(name, .17, (middle, y - .04, ground + .0), t.letter, 'InterDisplay-SemiBold', depth=.04, rounding=.001).location.z = ground - .16
    return eaves


def street_lamp(t, x, y, height=2.3, radius=.15):
    lathe('lamp post', [(0, 0), (.12, 0), (.12, .08), (.07, .16), (.045, .24), (.035, height - .2), (.06, height - .14), (.06, height - .1), (0, height - .1)], t.trim, (x, y, 0), 32, 50)
    no_shadow(ball('lamp globe', radius, (x, y, height), t.opal), disc('lamp cap', .07, .04, (x, y, height + radius), t.trim, .012))


def awning(t, x, y, z, width, depth=.42, stripes=7):
    """Striped awning over a shop window, tone on tone."""
    for index in range(stripes):
        stripe = width / stripes
        plate_x = x - width / 2 + stripe * (index + .5)
        box('awning', (stripe, depth * 1.15, .02), (plate_x, y - depth / 2, z - .12), t.gloss if index % 2 else t.trim, .004, 2, (math.radians(24), 0, 0))


