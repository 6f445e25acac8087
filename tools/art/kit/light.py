"""Lights and gobos.

Every set has the same light: one warm, hard key light, high on one side, through a gobo; a large, low fill light in the hue of
the set (a neutral one would make orange look brown and green look gray); a weak top light; a kicker for the edges of metal.
"""
import math
import random

import bpy
from mathutils import Vector

from kit.build import box, from_faces, group, put
from kit.outline import fractions
from kit.paint import linear, paint

SUN = (1, 0.955, 0.88)
FILL = {
    'emerald': (0.80, 1, 0.93),
    'cobalt': (0.84, 0.92, 1),
    'tangerine': (1, 0.64, 0.38),
    'plum': (1, 0.74, 1),
    'grey': (1, 1, 1),
}
AMBIENT = {
    'emerald': (0.55, 0.9, 0.75),
    'cobalt': (0.55, 0.68, 0.98),
    'tangerine': (1, 0.60, 0.34),
    'plum': (0.85, 0.55, 0.95),
    'grey': (1, 1, 1),
}


def aimed(name, lamp, at, target):
    thing = put(name, lamp, at=at)
    thing.rotation_euler = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return thing


def area(name, at, target, size, power, colour=(1, 1, 1), height=None, mirrored=True):
    """Soft box. `mirrored` False keeps it out of reflections."""
    lamp = bpy.data.lights.new(name, 'AREA')
    lamp.shape, lamp.size, lamp.size_y, lamp.energy, lamp.color = 'RECTANGLE', size, height or size, power, colour
    thing = aimed(name, lamp, at, target)
    thing.visible_glossy, thing.visible_camera = mirrored, False
    return thing


def spot(name, at, target, power, cone=40, blend=0.9, radius=0.085, colour=SUN):
    """Hard lamp; the radius decides how crisp its shadows are."""
    lamp = bpy.data.lights.new(name, 'SPOT')
    lamp.energy, lamp.spot_size, lamp.spot_blend, lamp.shadow_soft_size, lamp.color = (
        power,
        math.radians(cone),
        blend,
        radius,
        colour,
    )
    return aimed(name, lamp, at, target)


def glow(name, at, power, radius=0.15, colour=(1, 0.86, 0.62)):
    """The light that an opal globe really gives: a small warm point lamp in its middle."""
    lamp = bpy.data.lights.new(name, 'POINT')
    lamp.energy, lamp.shadow_soft_size, lamp.color = power, radius, colour
    return put(name, lamp, at=at)


def ambient(colour, strength):
    world = bpy.data.worlds.new('ambient')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value, background.inputs[1].default_value = (*linear(colour), 1), strength


def only_shadow(thing):
    """Gobos stop the key and nothing else: not the camera, not bounced light, not reflections."""
    thing.visible_camera = thing.visible_diffuse = thing.visible_glossy = False
    return thing


def window_gobo(lamp_at, target, half=(1.03, 0.95), uprights=(), rails=(), bar=0.035, reach=9.0, along=0.42):
    """A window between a spot and its target. `half` is half the opening; `reach` the outer radius of the mask: just wider
    than the cone, because it stops every lamp behind it."""
    black = paint('gobo', (0, 0, 0), 1, specular=0)
    lamp_at, target = Vector(lamp_at), Vector(target)
    ray = target - lamp_at
    holder = group('gobo', lamp_at + ray * along, ray.to_track_quat('-Z', 'Y').to_euler())
    wide, high = half
    side, cap = (reach - wide) / 2, (reach - high) / 2
    pieces = [
        (-wide - side, 0, side, reach),
        (wide + side, 0, side, reach),
        (0, high + cap, wide + 0.02, cap),
        (0, -high - cap, wide + 0.02, cap),
    ]
    pieces += [(x, 0, bar, high) for x in uprights] + [(0, y, wide, bar) for y in rails]
    for x, y, half_x, half_y in pieces:
        only_shadow(box('gobo', (2 * half_x, 2 * half_y, 0.01), (x, y, 0), black, 0, parent=holder))


def shadow_gobo(name, polygons, lamp_at, along, wall_y=0.0):
    """Shadows drawn where you want to SEE them, as (x, z) polygons on the wall at `wall_y`; each is pulled back towards the
    lamp, to the fraction `along` of the way. Near the wall (.8) they are crisp, near the lamp (.4) soft."""
    vertices, faces = [], []
    for polygon in polygons:
        faces.append(tuple(range(len(vertices), len(vertices) + len(polygon))))
        vertices += [Vector(lamp_at).lerp(Vector((x, wall_y, z)), along) for x, z in polygon]
    return only_shadow(from_faces(name, vertices, faces, paint(name, (0, 0, 0), 1, specular=0)))


def branch(start, control, end, count, length, seed):
    """Leaves and stem along a bent branch, as polygons for shadow_gobo()."""
    rng = random.Random(seed)
    start, control, end = Vector(start), Vector(control), Vector(end)

    def point(part):
        return start.lerp(control, part).lerp(control.lerp(end, part), part)

    leaf = ((0, 0), (0.25, 0.15), (0.55, 0.17), (1, 0), (0.55, -0.17), (0.25, -0.15))
    polygons = []
    for index in range(count):
        part = index / count
        here = point(part)
        heading = point(min(1, part + 0.02)) - here
        angle = math.atan2(heading.y, heading.x) + (1 if index % 2 else -1) * rng.uniform(0.35, 1.05)
        size = length * rng.uniform(0.7, 1.1) * (1 - 0.35 * part)
        forward, sideways = Vector((math.cos(angle), math.sin(angle))), Vector((-math.sin(angle), math.cos(angle)))
        polygons.append([tuple(here + forward * size * f + sideways * size * s) for f, s in leaf])
    stem = [point(part) for part in fractions(12)]
    for here, there in zip(stem, stem[1:]):
        across = Vector((-(there - here).y, (there - here).x)).normalized() * 0.02
        polygons.append([tuple(here - across), tuple(there - across), tuple(there + across), tuple(here + across)])
    return polygons


def studio(
    hue,
    key_at,
    key_to,
    power=16000,
    cone=30,
    radius=0.1,
    fill=140,
    top=110,
    kick=90,
    ambience=0.055,
    fill_far=9.0,
    key_colour=SUN,
):
    """The house light. Add a gobo in front of `key_at` afterwards."""
    x = key_to[0]
    # The key light is on one side; fill light and kicker are on the other.
    side = 1 if key_at[0] < x else -1
    spot('key', key_at, key_to, power, cone, 0.9, radius, key_colour)
    area('fill', (x + side * 4.2, -fill_far, fill_far / 2), (x, 0, 1.6), 7, fill * (fill_far / 9) ** 2, FILL[hue])
    area('top', (x, -3, 7), (x, -0.3, 1), 5.5, top, tuple(0.5 + 0.5 * c for c in FILL[hue]))
    area('kick', (x + side * 4.7, -2.4, 2.5), (x, -0.3, 1.5), 1.2, kick, (1, 0.9, 0.78), height=3.5)
    ambient(AMBIENT[hue], ambience)
