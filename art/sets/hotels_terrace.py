"""Alder House, the pool terrace in the late afternoon: an arcade, a lounger under a parasol, still water in front."""
import math

from kit.build import box, cushion, degrees, disc, from_faces, group, lathe, smooth, tube
from kit.fittings import cornice
from kit.light import branch, shadow_gobo, studio
from kit.outline import spline
from kit.paint import paint, tones
from kit.plants import agave
from kit.rooms import arch_trim, arched_wall, slabs

ARCHES = ((-3.55, 0.78, 0.0, 2.0), (-1.35, 0.78, 0.0, 2.0), (0.85, 0.78, 0.0, 2.0), (3.05, 0.78, 0.0, 2.0))
EDGE = -1.75  # where the deck ends and the water begins
KEY_AT, KEY_TO = (-6.6, -7.6, 7.4), (0.1, 0, 1.4)


def water(t):
    """Dark water with a slow ripple: rippled normals, not geometry, so that it stays cheap."""
    surface = paint('water', '#03382a', 0.04, specular=0.7)
    nodes, links = surface.node_tree.nodes, surface.node_tree.links
    noise, place, mapping, bump = (
        nodes.new('ShaderNode' + kind) for kind in ('TexNoise', 'TexCoord', 'Mapping', 'Bump')
    )
    mapping.inputs['Scale'].default_value = (1, 2.2, 1)  # ripples lie across the picture
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 2.6, 1.5
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = 0.22, 0.06
    for source, target in (
        (place.outputs['Object'], mapping.inputs[0]),
        (mapping.outputs[0], noise.inputs['Vector']),
        (noise.outputs['Fac'], bump.inputs['Height']),
        (bump.outputs['Normal'], nodes['Principled BSDF'].inputs['Normal']),
    ):
        links.new(source, target)
    box('water', (40, 14, 0.1), (0, EDGE - 7.05, -0.24), surface, 0)


def deck(t):
    slabs(t, '#0b6a4c', '#085840', '#053423', 0.95, 0.50, 0.42, (0, EDGE / 2 + 2), (40, -EDGE + 4))
    box('coping', (40, 0.34, 0.16), (0, EDGE, -0.03), t.trim, 0.05, 6)
    box('pool wall', (40, 0.1, 1.2), (0, EDGE + 0.02, -0.65), t.gloss, 0)
    # Ladder: two bowed rails that dip into the water.
    for x in (2.62, 3.02):
        rail = [
            (x, EDGE + 0.38, 0.0),
            (x, EDGE + 0.38, 0.42),
            (x, EDGE + 0.34, 0.56),
            (x, EDGE + 0.20, 0.64),
            (x, EDGE - 0.10, 0.62),
            (x, EDGE - 0.24, 0.52),
            (x, EDGE - 0.28, 0.36),
            (x, EDGE - 0.28, -0.4),
        ]
        tube('ladder', rail, 0.024, t.metal, False)


def lounger(t, x, y, turn=0):
    """Slatted frame with a thick mattress, the back raised, a rolled towel at its foot."""
    holder = group('lounger', (x, y, 0), degrees(0, 0, turn))
    for side in (-0.30, 0.30):
        tube('rail', [(-0.95, side, 0.30), (0.95, side, 0.30)], 0.026, t.metal, False, holder)
        for foot in (-0.80, 0.78):
            tube('leg', [(foot, side, 0.30), (foot, side, 0.01)], 0.022, t.metal, False, holder)
    cloth = paint('canvas', '#0a6648', 0.9, specular=0.1, tooth=0.3, tooth_scale=120)
    box('mattress', (1.22, 0.66, 0.13), (0.34, 0, 0.39), cloth, 0.05, 6, parent=holder)
    # The back is hinged where the seat ends.
    back = group('back', (-0.27, 0, 0.335), degrees(0, 46, 0), holder)
    box('back', (0.86, 0.66, 0.13), (-0.43, 0, 0.06), cloth, 0.05, 6, parent=back)
    cushion('headrest', (0.30, 0.52, 0.15), (-0.68, 0, 0.17), t.gloss, parent=back)
    towel = disc(
        'towel',
        0.10,
        0.58,
        (0.80, 0, 0.555),
        paint('towel', '#2f9f78', 0.95, specular=0.05, tooth=0.8, tooth_scale=50),
        0.03,
        degrees(90, 0, 0),
        holder,
    )
    return towel


def parasol(t, x, y, top=2.72, radius=0.84, ribs=8):
    """Scalloped canopy on a pole with a heavy foot."""
    disc('pole', 0.030, top, (x, y, top / 2), t.metal, 0.004)
    lathe(
        'foot',
        spline([(0, 0), (0.26, 0), (0.27, 0.03), (0.20, 0.07), (0.06, 0.10), (0.05, 0.20), (0, 0.20)], 5),
        t.trim,
        (x, y, 0),
        angle=50,
    )
    around, rings = ribs * 12, 10
    vertices, faces = [(0, 0, top + 0.06)], []
    for ring in range(1, rings + 1):
        share = ring / rings
        for step in range(around):
            angle = 2 * math.pi * step / around
            belly = abs(math.sin(angle * ribs / 2))  # 0 on a rib, 1 between two ribs
            reach = radius * share * (1 - 0.07 * belly * share)
            drop = 0.42 * share**1.5 + 0.05 * belly * math.sin(math.pi * share)
            vertices.append((reach * math.cos(angle), reach * math.sin(angle), top + 0.06 - drop))
    for step in range(around):
        following = (step + 1) % around
        faces.append((0, 1 + step, 1 + following))
        for ring in range(rings - 1):
            a, b = 1 + ring * around, 1 + (ring + 1) * around
            faces.append((a + step, b + step, b + following, a + following))
    canopy = from_faces('canopy', vertices, faces, paint('canopy', '#0a6346', 0.8, specular=0.1))
    canopy.location = (x, y, 0)
    canopy.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.012
    smooth(canopy, 60)
    disc('finial', 0.03, 0.10, (x, y, top + 0.09), t.metal, 0.01)


def side_table(t, x, y):
    lathe(
        'table',
        spline(
            [(0, 0), (0.17, 0), (0.175, 0.015), (0.05, 0.05), (0.03, 0.10), (0.03, 0.44), (0.06, 0.47), (0, 0.47)], 6
        ),
        t.metal,
        (x, y, 0),
        angle=60,
    )
    disc('table top', 0.24, 0.03, (x, y, 0.485), t.gloss, 0.01)
    glass = [(0, 0), (0.055, 0), (0.058, 0.01), (0.062, 0.20), (0.056, 0.20), (0.05, 0.03), (0, 0.03)]
    lathe('glass', glass, t.gloss, (x - 0.05, y - 0.04, 0.50), angle=40)
    tube('straw', [(x - 0.05, y - 0.04, 0.54), (x + 0.005, y - 0.04, 0.80)], 0.007, t.letter, False)


def build(frame):
    t = tones('emerald')
    water(t)
    deck(t)
    arched_wall(-14, 14, 7, ARCHES, t.wall, 0.55)
    shade = paint('shade', t.hex['deep'], 0.9, specular=0.02)
    for x, half, sill, spring in ARCHES:
        arch_trim(t, x, half, sill, spring)
        box('arch back', (2.0, 0.1, 4), (x, 1.5, 2), shade, 0)
    for left, right in zip(ARCHES, ARCHES[1:]):
        x = (left[0] + right[0]) / 2
        box('impost', (right[0] - left[0] - left[1] * 2 + 0.14, 0.14, 0.10), (x, -0.02, 2.0), t.trim, 0.02)
    cornice(t, -14, 14, 3.75)
    lounger(t, frame.options.get('lounger', -1.02), -1.28, 4)
    parasol(t, frame.options.get('lounger', -1.02) - 0.42, -0.86)
    side_table(t, frame.options.get('lounger', -1.02) + 0.52, -0.42)
    agave(t, 2.10, -0.62, 0.34, 0.46)
    studio(
        'emerald', KEY_AT, KEY_TO, frame.options.get('key', 21000), 34, 0.10, fill=95, top=60, kick=90, ambience=0.05
    )
    leaves = []
    for number, item in enumerate(
        (
            ((-4.2, 4.6), (-3.0, 4.2), (-1.9, 3.1), 30, 0.62),
            ((4.2, 4.4), (2.9, 3.9), (1.6, 3.2), 32, 0.60),
            ((4.2, 2.8), (3.3, 2.6), (2.3, 1.9), 26, 0.54),
            ((-0.6, 5.0), (0.2, 4.3), (0.1, 3.2), 24, 0.52),
        )
    ):
        leaves += branch(*item, seed=41 + number)
    shadow_gobo('palm', leaves, KEY_AT, 0.78)
    shadow_gobo(
        'roof',
        [
            [(-14, -3), (-14, 9), (-3.0, 9), (-2.3, -3)],
            [(1.9, 9), (2.5, 3.4), (3.4, -3), (12, -3), (12, 9)],
            [(-14, 3.45), (-14, 9), (12, 9), (12, 3.9)],
        ],
        KEY_AT,
        0.5,
    )
