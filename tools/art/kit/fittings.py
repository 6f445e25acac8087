"""Objects on walls and desks that more than one set uses."""
import math

from kit.build import FACING, ball, box, disc, group, lathe, no_shadow, plate, slab, tube
from kit.outline import arc, circle, rounded, spline, upright


def reader(t, at, radius=0.128, parent=None, turn=FACING, light=None):
    """Contactless reader: dark disc, ring of light, three waves. `at` is the middle of its front. It is awake; with `light` it has
    answered (t.answer) or sleeps (t.deep)."""
    light = light or t.glow
    face = group('reader', at, turn, parent)
    scale = radius / 0.128
    disc('reader disc', radius, 0.03 * scale, (0, 0, 0), t.reader, 0.008, parent=face)
    tube(
        'reader ring',
        [(x, y, 0.017 * scale) for x, y in circle(0.1 * scale)],
        (0.011 if light is t.answer else 0.007) * scale,
        light,
        parent=face,
    )
    for wave in (0.026, 0.047, 0.068):
        tube(
            'reader wave',
            [(x, y, 0.018 * scale) for x, y in arc(wave * scale, -48, 48, 14, -0.034 * scale)],
            0.0042 * scale,
            light,
            False,
            face,
        )
    return face


def granted(t, at, radius=0.128, parent=None, turn=FACING):
    """The same reader after it has opened: a wide ring of light round a tick."""
    face = group('reader', at, turn, parent)
    scale = radius / 0.128
    disc('reader disc', radius, 0.03 * scale, (0, 0, 0), t.reader, 0.008, parent=face)
    tube('reader ring', [(x, y, 0.017 * scale) for x, y in circle(0.1 * scale)], 0.0135 * scale, t.yes, parent=face)
    tick = [(-0.045, 0.002), (-0.012, -0.032), (0.048, 0.036)]
    tube('reader tick', [(x * scale, y * scale, 0.02 * scale) for x, y in tick], 0.0125 * scale, t.yes, False, face)
    return face


def globe_sconce(t, x, z, y=0.0):
    """Opal globe on a bent arm. Only its glow lights the wall; it throws no shadow."""
    disc('sconce rose', 0.11, 0.05, (x, y - 0.02, z - 0.18), t.metal, 0.014, FACING)
    tube(
        'sconce arm',
        [
            (x, y - 0.03, z - 0.18),
            (x, y - 0.22, z - 0.18),
            (x, y - 0.26, z - 0.16),
            (x, y - 0.28, z - 0.12),
            (x, y - 0.28, z - 0.06),
        ],
        0.02,
        t.metal,
        False,
    )
    cup = lathe(
        'sconce cup',
        [(0, -0.10), (0.05, -0.10), (0.085, -0.07), (0.1, -0.02), (0.1, 0), (0.088, 0)],
        t.metal,
        (x, y - 0.28, z),
    )
    no_shadow(cup, ball('sconce globe', 0.165, (x, y - 0.28, z + 0.14), t.opal))


def pendant(t, x, y, z, radius, ceiling=6.0):
    """Opal globe on a thin rod."""
    cap = [(0, 1.42), (0.12, 1.42), (0.17, 1.1), (0.55, 0.98), (0.62, 0.80), (0.5, 0.80)]
    no_shadow(
        ball('pendant globe', radius, (x, y, z), t.opal),
        lathe('pendant cap', [(r * radius, h * radius) for r, h in cap], t.metal, (x, y, z)),
        tube('pendant rod', [(x, y, z + radius * 1.3), (x, y, ceiling)], 0.009, t.metal, False),
    )


def desk_bell(t, at, scale=1.0):
    """Reception bell."""
    x, y, z = at
    s = scale
    lathe(
        'bell base',
        [(r * s, h * s) for r, h in ((0, 0), (0.15, 0), (0.155, 0.012), (0.15, 0.03), (0.12, 0.036), (0, 0.036))],
        t.panel,
        at,
    )
    dome = ((0.128, 0.05), (0.132, 0.06), (0.128, 0.09), (0.11, 0.13), (0.078, 0.16), (0.035, 0.175), (0, 0.178))
    lathe('bell dome', [(r * s, h * s) for r, h in spline(dome, 6)], t.metal, at, angle=80)
    disc('bell stem', 0.014 * s, 0.05 * s, (x, y, z + 0.19 * s), t.metal, 0.002)
    ball('bell button', 0.03 * s, (x, y, z + 0.215 * s), t.metal, (1, 1, 0.6))


def books(t, at, turn=6):
    """Two closed books."""
    x, y, z = at
    box('book', (0.42, 0.26, 0.06), (x, y, z + 0.03), t.deep, 0.012, turn=(0, 0, math.radians(turn)))
    box('book', (0.36, 0.23, 0.05), (x - 0.01, y, z + 0.086), t.trim, 0.012, turn=(0, 0, math.radians(-turn)))


def vase(t, at, scale=1.0):
    shape = (
        (0, 0),
        (0.10, 0),
        (0.115, 0.012),
        (0.17, 0.11),
        (0.195, 0.2),
        (0.18, 0.3),
        (0.125, 0.385),
        (0.07, 0.43),
        (0.058, 0.48),
        (0.07, 0.53),
        (0.08, 0.54),
        (0.07, 0.545),
        (0.05, 0.50),
        (0.05, 0.44),
    )
    lathe('vase', [(r * scale, h * scale) for r, h in spline(shape)], t.gloss, at, angle=75)


def flutes(name, centres, radius, low, high, material):
    """A row of half-round columns, standing at (x, y) centres."""
    for x, y in centres:
        disc(name, radius, high - low, (x, y, (low + high) / 2), material, 0, sides=28)


def fluted_counter(t, x, y, width, depth, height, pitch=0.088):
    """Reception counter on a stadium plan: fluted skirt, plinth, overhanging top. Returns the height of its top."""
    radius, half = depth / 2 - 0.02, width / 2 - depth / 2

    def grown(by):
        return [(px + math.copysign(by, px), py * (1 + 2 * by / depth)) for px, py in plan]

    plan = arc(depth / 2, -90, 90, 40, half) + arc(depth / 2, 90, 270, 40, -half)
    for name, by, thick, z, material, edge in (
        ('plinth', -0.05, 0.10, 0.05, t.deep, 0.01),
        ('core', -0.02, height - 0.12, height / 2, t.panel, 0),
        ('foot', 0, 0.06, 0.13, t.trim, 0.016),
        ('top', 0.03, 0.085, height, t.trim, 0.024),
    ):
        slab('counter ' + name, grown(by), thick, material, edge, 5, at=(x, y, z))
    steps = int(2 * half / pitch)
    centres = [(x - half + 2 * half * k / steps, y - radius) for k in range(steps + 1)]
    centres += [
        (x + side * (half + radius * math.sin(a)), y - radius * math.cos(a))
        for side in (-1, 1)
        for a in [pitch / radius * k for k in range(1, int(math.pi * radius / pitch * 0.75))]
    ]
    flutes('counter flute', centres, pitch * 0.5, 0.12, height - 0.04, t.panel)
    return height + 0.043


def skirting(t, left, right, y=0.0, height=0.36):
    box('skirting', (right - left, 0.09, height), ((left + right) / 2, y - 0.03, height / 2), t.trim, 0.02)
    tube('skirting bead', [(left, y - 0.05, height + 0.025), (right, y - 0.05, height + 0.025)], 0.026, t.trim, False)


def picture_frame(t, x, z, width, height, y=0.0, material=None):
    """Plain framed panel on a wall."""
    plate('frame', rounded(width, height, 0.03), 0.06, (x, y - 0.03, z), t.trim, 0.016)
    plate(
        'frame panel', rounded(width - 0.16, height - 0.16, 0.015), 0.02, (x, y - 0.058, z), material or t.deep, 0.006
    )


def cornice(t, left, right, z, y=0.0):
    """Three stacked mouldings under a ceiling."""
    for height, depth, offset in ((0.16, 0.14, 0), (0.07, 0.26, 0.11), (0.045, 0.18, -0.1)):
        box('cornice', (right - left, depth * 2, height), ((left + right) / 2, y, z + offset), t.trim, 0.018)
    tube('cornice bead', upright([(left, z - 0.15), (right, z - 0.15)], y - 0.08), 0.022, t.trim, False)
