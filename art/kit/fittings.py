"""Things that are screwed to walls or stand on desks in more than one set."""
import math

from kit.build import FACING, ball, box, disc, group, lathe, no_shadow, plate, slab, tube
from kit.outline import arc, circle, rounded, spline, upright


def reader(t, at, radius=.128, parent=None, turn=FACING):
    """Contactless reader: dark disc, ring of light, three waves. `at` is the middle of its front."""
    face = group('reader', at, turn, parent)
    scale = radius / .128
    disc('reader disc', radius, .03 * scale, (0, 0, 0), t.reader, .008, parent=face)
    tube('reader ring', [(x, y, .017 * scale) for x, y in circle(.1 * scale)], .007 * scale, t.glow, parent=face)
    for wave in (.026, .047, .068):
        tube('reader wave', [(x, y, .018 * scale) for x, y in arc(wave * scale, -48, 48, 14, -.034 * scale)], .0042 * scale, t.glow, False, face)
    return face


def globe_sconce(t, x, z, y=0.):
    """Opal globe on a bent arm. Only its glow lights the wall; it throws no shadow."""
    disc('sconce rose', .11, .05, (x, y - .02, z - .18), t.metal, .014, FACING)
    tube('sconce arm', [(x, y - .03, z - .18), (x, y - .22, z - .18), (x, y - .26, z - .16), (x, y - .28, z - .12), (x, y - .28, z - .06)], .02, t.metal, False)
    cup = lathe('sconce cup', [(0, -.10), (.05, -.10), (.085, -.07), (.1, -.02), (.1, 0), (.088, 0)], t.metal, (x, y - .28, z))
    no_shadow(cup, ball('sconce globe', .165, (x, y - .28, z + .14), t.opal))


def pendant(t, x, y, z, radius, ceiling=6.):
    """Opal globe on a thin rod."""
    cap = [(0, 1.42), (.12, 1.42), (.17, 1.1), (.55, .98), (.62, .80), (.5, .80)]
    no_shadow(ball('pendant globe', radius, (x, y, z), t.opal),
              lathe('pendant cap', [(r * radius, h * radius) for r, h in cap], t.metal, (x, y, z)),
              tube('pendant rod', [(x, y, z + radius * 1.3), (x, y, ceiling)], .009, t.metal, False))


def desk_bell(t, at, scale=1.):
    """Reception bell."""
    x, y, z = at
    s = scale
    lathe('bell base', [(r * s, h * s) for r, h in ((0, 0), (.15, 0), (.155, .012), (.15, .03), (.12, .036), (0, .036))], t.panel, at)
    dome = ((.128, .05), (.132, .06), (.128, .09), (.11, .13), (.078, .16), (.035, .175), (0, .178))
    lathe('bell dome', [(r * s, h * s) for r, h in spline(dome, 6)], t.metal, at, angle=80)
    disc('bell stem', .014 * s, .05 * s, (x, y, z + .19 * s), t.metal, .002)
    ball('bell button', .03 * s, (x, y, z + .215 * s), t.metal, (1, 1, .6))


def books(t, at, turn=6):
    """Two closed books."""
    x, y, z = at
    box('book', (.42, .26, .06), (x, y, z + .03), t.deep, .012, turn=(0, 0, math.radians(turn)))
    box('book', (.36, .23, .05), (x - .01, y, z + .086), t.trim, .012, turn=(0, 0, math.radians(-turn)))


def vase(t, at, scale=1.):
    shape = ((0, 0), (.10, 0), (.115, .012), (.17, .11), (.195, .2), (.18, .3), (.125, .385), (.07, .43), (.058, .48), (.07, .53), (.08, .54), (.07, .545), (.05, .50), (.05, .44))
    lathe('vase', [(r * scale, h * scale) for r, h in spline(shape)], t.gloss, at, angle=75)


def flutes(name, centres, radius, low, high, material):
    """A row of half-round columns, standing at (x, y) centres."""
    for x, y in centres:
        disc(name, radius, high - low, (x, y, (low + high) / 2), material, 0, sides=28)


def fluted_counter(t, x, y, width, depth, height, pitch=.088):
    """Reception counter on a stadium plan: fluted skirt, plinth, overhanging top. Returns the height of its top."""
    radius, half = depth / 2 - .02, width / 2 - depth / 2

    def grown(by):
        return [(px + math.copysign(by, px), py * (1 + 2 * by / depth)) for px, py in plan]
    plan = arc(depth / 2, -90, 90, 40, half) + arc(depth / 2, 90, 270, 40, -half)
    for name, by, thick, z, material, edge in (('plinth', -.05, .10, .05, t.deep, .01), ('core', -.02, height - .12, height / 2, t.panel, 0),
                                               ('foot', 0, .06, .13, t.trim, .016), ('top', .03, .085, height, t.trim, .024)):
        slab('counter ' + name, grown(by), thick, material, edge, 5, at=(x, y, z))
    steps = int(2 * half / pitch)
    centres = [(x - half + 2 * half * k / steps, y - radius) for k in range(steps + 1)]
    centres += [(x + side * (half + radius * math.sin(a)), y - radius * math.cos(a)) for side in (-1, 1) for a in [pitch / radius * k for k in range(1, int(math.pi * radius / pitch * .75))]]
    flutes('counter flute', centres, pitch * .5, .12, height - .04, t.panel)
    return height + .043


def skirting(t, left, right, y=0., height=.36):
    box('skirting', (right - left, .09, height), ((left + right) / 2, y - .03, height / 2), t.trim, .02)
    tube('skirting bead', [(left, y - .05, height + .025), (right, y - .05, height + .025)], .026, t.trim, False)


def picture_frame(t, x, z, width, height, y=0., material=None):
    """Plain framed panel on a wall."""
    plate('frame', rounded(width, height, .03), .06, (x, y - .03, z), t.trim, .016)
    plate('frame panel', rounded(width - .16, height - .16, .015), .02, (x, y - .058, z), material or t.deep, .006)


def cornice(t, left, right, z, y=0.):
    """Three stacked mouldings under a ceiling."""
    for height, depth, offset in ((.16, .14, 0), (.07, .26, .11), (.045, .18, -.1)):
        box('cornice', (right - left, depth * 2, height), ((left + right) / 2, y, z + offset), t.trim, .018)
    tube('cornice bead', upright([(left, z - .15), (right, z - .15)], y - .08), .022, t.trim, False)
