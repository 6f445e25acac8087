"""Alder House, the pool terrace in the late afternoon: an arcade, a lounger under a parasol, still water in front."""
import math

from kit.build import box, cushion, degrees, disc, from_faces, group, lathe, smooth, tube
from kit.fittings import cornice
from kit.light import branch, shadow_gobo, studio
from kit.outline import spline
from kit.paint import paint, tones
from kit.plants import agave
from kit.rooms import arch_trim, arched_wall, slabs

ARCHES = ((-3.55, .78, 0., 2.0), (-1.35, .78, 0., 2.0), (.85, .78, 0., 2.0), (3.05, .78, 0., 2.0))
EDGE = -1.75            # where the deck ends and the water begins
KEY_AT, KEY_TO = (-6.6, -7.6, 7.4), (.1, 0, 1.4)


def water(t):
    """Dark water with a slow ripple: rippled normals, not geometry, so that it stays cheap."""
    surface = paint('water', '#03382a', .04, specular=.7)
    nodes, links = surface.node_tree.nodes, surface.node_tree.links
    noise, place, mapping, bump = (nodes.new('ShaderNode' + kind) for kind in ('TexNoise', 'TexCoord', 'Mapping', 'Bump'))
    mapping.inputs['Scale'].default_value = (1, 2.2, 1)          # ripples lie across the picture
    noise.inputs['Scale'].default_value, noise.inputs['Detail'].default_value = 2.6, 1.5
    bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = .22, .06
    for source, target in ((place.outputs['Object'], mapping.inputs[0]), (mapping.outputs[0], noise.inputs['Vector']),
                           (noise.outputs['Fac'], bump.inputs['Height']), (bump.outputs['Normal'], nodes['Principled BSDF'].inputs['Normal'])):
        links.new(source, target)
    box('water', (40, 14, .1), (0, EDGE - 7.05, -.24), surface, 0)


def deck(t):
    slabs(t, '#0b6a4c', '#085840', '#053423', .95, .50, .42, (0, EDGE / 2 + 2), (40, -EDGE + 4))
    box('coping', (40, .34, .16), (0, EDGE, -.03), t.trim, .05, 6)
    box('pool wall', (40, .1, 1.2), (0, EDGE + .02, -.65), t.gloss, 0)
    # Ladder: two bowed rails that dip into the water.
    for x in (2.62, 3.02):
        rail = [(x, EDGE + .38, .0), (x, EDGE + .38, .42), (x, EDGE + .34, .56), (x, EDGE + .20, .64), (x, EDGE - .10, .62), (x, EDGE - .24, .52), (x, EDGE - .28, .36), (x, EDGE - .28, -.4)]
        tube('ladder', rail, .024, t.metal, False)


def lounger(t, x, y, turn=0):
    """Slatted frame with a thick mattress, the back raised, a rolled towel at its foot."""
    holder = group('lounger', (x, y, 0), degrees(0, 0, turn))
    for side in (-.30, .30):
        tube('rail', [(-.95, side, .30), (.95, side, .30)], .026, t.metal, False, holder)
        for foot in (-.80, .78):
            tube('leg', [(foot, side, .30), (foot, side, .01)], .022, t.metal, False, holder)
    cloth = paint('canvas', '#128a63', .9, specular=.1, tooth=.3, tooth_scale=120)
    box('mattress', (1.22, .66, .13), (.34, 0, .39), cloth, .05, 6, parent=holder)
    # The back is hinged where the seat ends.
    back = group('back', (-.27, 0, .335), degrees(0, 46, 0), holder)
    box('back', (.86, .66, .13), (-.43, 0, .06), cloth, .05, 6, parent=back)
    cushion('headrest', (.30, .52, .15), (-.68, 0, .17), t.paper, parent=back)
    towel = disc('towel', .10, .58, (.80, 0, .555), paint('towel', '#5fcfa5', .95, specular=.05, tooth=.8, tooth_scale=50), .03, degrees(90, 0, 0), holder)
    return towel


def parasol(t, x, y, top=2.72, radius=.96, ribs=8):
    """Scalloped canopy on a pole with a heavy foot."""
    disc('pole', .030, top, (x, y, top / 2), t.metal, .004)
    lathe('foot', spline([(0, 0), (.26, 0), (.27, .03), (.20, .07), (.06, .10), (.05, .20), (0, .20)], 5), t.trim, (x, y, 0), angle=50)
    around, rings = ribs * 12, 10
    vertices, faces = [(0, 0, top + .06)], []
    for ring in range(1, rings + 1):
        share = ring / rings
        for step in range(around):
            angle = 2 * math.pi * step / around
            belly = abs(math.sin(angle * ribs / 2))           # 0 on a rib, 1 between two ribs
            reach = radius * share * (1 - .07 * belly * share)
            drop = .42 * share ** 1.5 + .05 * belly * math.sin(math.pi * share)
            vertices.append((reach * math.cos(angle), reach * math.sin(angle), top + .06 - drop))
    for step in range(around):
        following = (step + 1) % around
        faces.append((0, 1 + step, 1 + following))
        for ring in range(rings - 1):
            a, b = 1 + ring * around, 1 + (ring + 1) * around
            faces.append((a + step, b + step, b + following, a + following))
    canopy = from_faces('canopy', vertices, faces, paint('canopy', '#0e8560', .8, specular=.1))
    canopy.location = (x, y, 0)
    canopy.modifiers.new('thickness', 'SOLIDIFY').thickness = .012
    smooth(canopy, 60)
    disc('finial', .03, .10, (x, y, top + .09), t.metal, .01)


def side_table(t, x, y):
    lathe('table', spline([(0, 0), (.17, 0), (.175, .015), (.05, .05), (.03, .10), (.03, .44), (.06, .47), (0, .47)], 6), t.metal, (x, y, 0), angle=60)
    disc('table top', .24, .03, (x, y, .485), t.gloss, .01)
    glass = [(0, 0), (.055, 0), (.058, .01), (.062, .20), (.056, .20), (.05, .03), (0, .03)]
    lathe('glass', glass, t.gloss, (x - .05, y - .04, .50), angle=40)
    tube('straw', [(x - .05, y - .04, .54), (x + .005, y - .04, .80)], .007, t.letter, False)


def build(frame):
    t = tones('emerald')
    water(t)
    deck(t)
    arched_wall(-14, 14, 7, ARCHES, t.wall, .55)
    for x, half, sill, spring in ARCHES:
        arch_trim(t, x, half, sill, spring)
        box('arch back', (2.0, .1, 4), (x, 1.5, 2), t.deep, 0)
    for left, right in zip(ARCHES, ARCHES[1:]):
        x = (left[0] + right[0]) / 2
        box('impost', (right[0] - left[0] - left[1] * 2 + .14, .14, .10), (x, -.02, 2.0), t.trim, .02)
    cornice(t, -14, 14, 3.75)
    lounger(t, frame.options.get('lounger', -1.02), -1.02, 6)
    parasol(t, frame.options.get('lounger', -1.02) - .42, -1.06)
    side_table(t, frame.options.get('lounger', -1.02) + .52, -.42)
    agave(t, 2.10, -.62, .34, .46)
    studio('emerald', KEY_AT, KEY_TO, frame.options.get('key', 21000), 34, .10, fill=95, top=60, kick=90, ambience=.05)
    leaves = []
    for number, item in enumerate((((-4.2, 4.6), (-3.0, 4.2), (-1.9, 3.1), 30, .62), ((4.2, 4.4), (2.9, 3.9), (1.6, 3.2), 32, .60), ((4.2, 2.8), (3.3, 2.6), (2.3, 1.9), 26, .54), ((-.6, 5.0), (.2, 4.3), (.1, 3.2), 24, .52))):
        leaves += branch(*item, seed=41 + number)
    shadow_gobo('palm', leaves, KEY_AT, .78)
    shadow_gobo('roof', [[(-14, -3), (-14, 9), (-3.0, 9), (-2.3, -3)], [(1.9, 9), (2.5, 3.4), (3.4, -3), (12, -3), (12, 9)], [(-14, 3.45), (-14, 9), (12, 9), (12, 3.9)]], KEY_AT, .5)
