"""House fronts for streets, each described by a few values, so that all houses of a street differ."""
import math

from kit.build import ball, box, disc, lathe, lettering, no_shadow, plate, tube
from kit.outline import arc, arch, upright


def window(t, x, z, width, height, y, lit, round_head=True, panes=True):
    """Recess, glass and frame; lit windows glow."""
    half = width / 2
    outline = (
        arch(half, z, z + height - half, x, 24)
        if round_head
        else [(x - half, z), (x - half, z + height), (x + half, z + height), (x + half, z)]
    )
    plate('window glass', outline, 0.02, (0, y - 0.005, 0), lit or t.reader, 0)
    tube('window frame', upright(outline, y - 0.02), 0.028, t.trim, True)
    if panes:
        tube('window bar', [(x, y - 0.02, z), (x, y - 0.02, z + height - 0.01)], 0.012, t.trim, False)
        tube(
            'window bar',
            [(x - half, y - 0.02, z + height * 0.52), (x + half, y - 0.02, z + height * 0.52)],
            0.012,
            t.trim,
            False,
        )
    box('window sill', (width + 0.16, 0.12, 0.05), (x, y - 0.04, z - 0.03), t.trim, 0.014)


def street_door(t, x, y, width, height, lamp=True):
    """Panelled door in an arched surround on one step, with a lamp over it."""
    half = width / 2
    outline = arch(half, 0, height - half, x, 28)
    plate('door', outline, 0.04, (0, y - 0.01, 0), t.panel, 0.006)
    tube('door frame', upright(arch(half + 0.05, 0, height - half, x, 28), y - 0.03), 0.05, t.trim, False)
    plate('fanlight', arc(half - 0.05, 0, 180, 28, x, height - half), 0.02, (0, y - 0.04, 0), t.lit, 0)
    tube(
        'fanlight rail',
        [(x - half, y - 0.05, height - half - 0.02), (x + half, y - 0.05, height - half - 0.02)],
        0.022,
        t.trim,
        False,
    )
    box('door split', (0.02, 0.03, height - half - 0.06), (x, y - 0.03, (height - half) / 2), t.deep, 0)
    ball('knob', 0.025, (x + 0.08, y - 0.06, height * 0.42), t.metal)
    box('step', (width + 0.34, 0.34, 0.10), (x, y - 0.16, 0.05), t.trim, 0.025)


def gable(kind, left, right, base):
    """Upper outline of a house front, from the left eave to the right eave."""
    middle, width = (left + right) / 2, right - left
    if kind == 'steps':
        rise, points = width * 0.13, []
        for step in range(4):
            points += [
                (left + width * 0.115 * step, base + rise * step),
                (left + width * 0.115 * step, base + rise * (step + 1)),
            ]
        return points + [(2 * middle - x, z) for x, z in reversed(points)]
    if kind == 'bell':
        flank = [
            (left, base),
            (left + width * 0.06, base + width * 0.05),
            (left + width * 0.16, base + width * 0.10),
            (left + width * 0.22, base + width * 0.30),
        ]
        return (
            flank
            + arc(width * 0.28, 180, 0, 20, middle, base + width * 0.32)
            + [(2 * middle - x, z) for x, z in reversed(flank)]
        )
    if kind == 'point':
        return [(left, base), (middle, base + width * 0.52), (right, base)]
    return [(left, base), (right, base)]


def house(t, left, width, storeys, roof, wall, y=0.0, lit=(), name=None, storey=1.05, columns=2, round_heads=True):
    """One front: door on the ground floor, `storeys` of windows above it. `lit` lists the windows with light, counted
    from the lower left. Returns the height of the eaves."""
    right, middle = left + width, left + width / 2
    ground = 1.55
    eaves = ground + storeys * storey + 0.12
    front = [(left, 0), *gable(roof, left, right, eaves), (right, 0)]
    plate('front', front, 0.5, (0, y + 0.25, 0), wall, 0.012, 2)
    if roof == 'flat':
        for extra, depth, thick, z in ((0.10, 0.14, 0.12, -0.04), (0.20, 0.22, 0.06, 0.05)):
            box('cornice', (width + extra - 0.12, depth * 2, thick), (middle, y, eaves + z), t.trim, 0.016)
        for index in range(int(width / 0.16)):
            box('dentil', (0.06, 0.12, 0.06), (left + 0.10 + index * 0.16, y - 0.02, eaves - 0.15), t.trim, 0.008, 2)
    else:
        tube('coping', upright(gable(roof, left + 0.02, right - 0.02, eaves), y - 0.02), 0.045, t.trim, False)
    box('string course', (width - 0.02, 0.12, 0.07), (middle, y - 0.01, ground), t.trim, 0.016)
    box('plinth', (width - 0.02, 0.10, 0.22), (middle, y - 0.01, 0.11), t.trim, 0.016)
    pitch = width / columns
    for number in range(storeys * columns):
        x, z = left + pitch * (number % columns + 0.5), ground + 0.22 + storey * (number // columns)
        window(t, x, z, min(0.46, pitch * 0.5), storey * 0.66, y, t.lit if number in lit else None, round_heads)
    street_door(t, middle, y, 0.62, 1.22)
    if name:
        lettering(name, 0.17, (middle, y - 0.04, ground - 0.16), t.letter, depth=0.04, rounding=0.001)
    return eaves


def street_lamp(t, x, y, height=2.3, radius=0.15):
    lathe(
        'lamp post',
        [
            (0, 0),
            (0.12, 0),
            (0.12, 0.08),
            (0.07, 0.16),
            (0.045, 0.24),
            (0.035, height - 0.2),
            (0.06, height - 0.14),
            (0.06, height - 0.1),
            (0, height - 0.1),
        ],
        t.trim,
        (x, y, 0),
        32,
        50,
    )
    no_shadow(
        ball('lamp globe', radius, (x, y, height), t.opal),
        disc('lamp cap', 0.07, 0.04, (x, y, height + radius), t.trim, 0.012),
    )


def awning(t, x, y, z, width, depth=0.42, stripes=7):
    """Striped awning over a shop window, tone on tone."""
    for index in range(stripes):
        stripe = width / stripes
        plate_x = x - width / 2 + stripe * (index + 0.5)
        box(
            'awning',
            (stripe, depth * 1.15, 0.02),
            (plate_x, y - depth / 2, z - 0.12),
            t.gloss if index % 2 else t.trim,
            0.004,
            2,
            (math.radians(24), 0, 0),
        )
