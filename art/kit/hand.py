"""A right hand that holds a phone, with a sleeve, in the hue of the set.

Built of capsules that are merged into one surface, in the coordinates of the phone: x right, y up, z out of the screen, the
center of the phone at zero. The fingers hold only the edges, because the face of the screen is drawn over the picture later.
"""
import bmesh
from mathutils import Matrix, Vector

from kit.build import from_bmesh, group, tube

# Each finger goes from its knuckle behind the phone around the left edge: y of the knuckle, y of the tip, length, thickness.
FINGERS = ((0.30, 0.345, 1.0, 0.080), (0.10, 0.145, 1.04, 0.083), (-0.10, -0.055, 1.0, 0.080), (-0.29, -0.24, 0.94, 0.071))
THUMB = (
    ((0.36, -0.86, -0.20), 0.19),
    ((0.46, -0.55, -0.08), 0.135),
    ((0.475, -0.24, 0.0), 0.098),
    ((0.448, 0.02, 0.045), 0.084),
    ((0.425, 0.13, 0.055), 0.070),
)
PALM = (
    (((0.30, -0.95, -0.34), 0.25), ((0.20, -0.55, -0.30), 0.22), ((0.16, 0.05, -0.26), 0.15)),
    (((0.16, -0.98, -0.36), 0.23), ((0.05, -0.55, -0.30), 0.20), ((0.10, -0.25, -0.27), 0.17)),
    (((0.28, -0.98, -0.36), 0.25), ((0.38, -1.55, -0.50), 0.225), ((0.46, -1.9, -0.58), 0.235)),
    (((0.12, -1.00, -0.36), 0.22), ((0.22, -1.55, -0.50), 0.20), ((0.30, -1.9, -0.58), 0.21)),
)


def capsules(builder, chain):
    """Balls along a chain of (point, radius), close enough to touch."""
    for (start, thick), (end, thin) in zip(chain, chain[1:]):
        start, end = Vector(start), Vector(end)
        steps = max(2, int((end - start).length / (min(thick, thin) * 0.30)))
        for step in range(steps + 1):
            part = step / steps
            at, radius = start.lerp(end, part), thick + (thin - thick) * part
            bmesh.ops.create_icosphere(builder, subdivisions=2, radius=radius, matrix=Matrix.Translation(at))


def finger(low, high, reach, thick):
    """Out of the palm, along the back of the phone, round its edge."""
    return [
        ((0.16, low, -0.26), thick * 1.25),
        ((0.16 - 0.30 * reach, low + 0.02, -0.20), thick * 1.12),
        ((-0.405, (low + high) / 2 + 0.01, -0.155), thick * 1.02),
        ((-0.458, high - 0.008, -0.03), thick * 0.98),
        ((-0.432, high, 0.040), thick * 0.88),
        ((-0.405, high + 0.004, 0.068), thick * 0.70),
    ]


def hand(placed, skin, cloth, lining):
    holder = group('hand')
    builder = bmesh.new()
    for chain in (*PALM, THUMB, *(finger(*values) for values in FINGERS)):
        capsules(builder, chain)
    thing = from_bmesh('hand', builder, skin, holder)
    melt = thing.modifiers.new('melt', 'REMESH')
    melt.mode, melt.voxel_size, melt.use_smooth_shade = 'VOXEL', 0.016, True
    even = thing.modifiers.new('even', 'SMOOTH')
    even.factor, even.iterations = 0.5, 14
    sleeve(holder, cloth, lining)
    holder.matrix_world = placed
    return holder


def sleeve(holder, cloth, lining):
    """A jacket with a band of shirt."""
    wrist, elbow = Vector((0.285, -1.42, -0.46)), Vector((0.62, -3.2, -0.90))
    along = (elbow - wrist).normalized()
    for name, start, end, wide, material in (('shirt', -0.10, 0.3, 0.315, lining), ('jacket', 0.02, 1.8, 0.375, cloth)):
        points = [wrist + along * (start + (end - start) * step / 12) for step in range(13)]
        thing = tube(name, points, wide, material, False, holder, sides=24)
        thing.data.use_fill_caps = False
        thick = thing.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness, thick.offset = 0.035, 1
        edge = thing.modifiers.new('edge', 'BEVEL')
        edge.width, edge.segments = 0.012, 3
