"""Basic shapes, all with beveled edges. Axes: x right, y away from the camera, z up."""
import math
import os

import bmesh
import bpy

from kit.outline import circle, fillet

FONTS = os.environ.get('INTER_FONTS', '/usr/share/fonts/opentype/inter')
FACING = (math.radians(90), 0, 0)  # rotates the +z side of an object toward the camera (-y)


def put(name, data, material=None, parent=None, at=None, turn=None):
    """Put data into the scene as an object."""
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    if material:
        data.materials.append(material)
    if parent:
        thing.parent = parent
    if at is not None:
        thing.location = at
    if turn is not None:
        thing.rotation_euler = turn
    return thing


def group(name, at=(0, 0, 0), turn=(0, 0, 0), parent=None):
    """Invisible handle that carries other things."""
    return put(name, None, None, parent, at, turn)


def degrees(*angles):
    return tuple(math.radians(angle) for angle in angles)


def smooth(thing, angle=40):
    for polygon in thing.data.polygons:
        polygon.use_smooth = True
    thing.data.use_auto_smooth = True
    thing.data.auto_smooth_angle = math.radians(angle)
    return thing


def bevel(thing, width, steps=4, angle=30):
    modifier = thing.modifiers.new('bevel', 'BEVEL')
    modifier.width, modifier.segments, modifier.harden_normals = width, steps, True
    modifier.limit_method, modifier.angle_limit = 'ANGLE', math.radians(angle)
    return smooth(thing, 60)


def from_bmesh(name, mesh_builder, material, parent=None, at=None, turn=None):
    mesh = bpy.data.meshes.new(name)
    mesh_builder.to_mesh(mesh)
    mesh_builder.free()
    return put(name, mesh, material, parent, at, turn)


def from_faces(name, vertices, faces, material, parent=None):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(vertices, [], faces)
    mesh.update()
    return put(name, mesh, material, parent)


def box(name, size, at, material, edge=0.012, steps=4, turn=(0, 0, 0), parent=None):
    builder = bmesh.new()
    bmesh.ops.create_cube(builder, size=1)
    bmesh.ops.scale(builder, vec=size, verts=builder.verts)
    thing = from_bmesh(name, builder, material, parent, at, turn)
    return bevel(thing, edge, steps) if edge else thing


def slab(name, outline, depth, material, edge=0.01, steps=4, parent=None, at=None, turn=None, mapped=False):
    """Extrude an outline (xy) along z, centred. `mapped` lays a picture over its bounding box."""
    builder = bmesh.new()
    face = builder.faces.new([builder.verts.new((x, y, -depth / 2)) for x, y in outline])
    if depth > 0:
        extruded = bmesh.ops.extrude_face_region(builder, geom=[face])['geom']
        bmesh.ops.translate(
            builder, vec=(0, 0, depth), verts=[part for part in extruded if isinstance(part, bmesh.types.BMVert)]
        )
    bmesh.ops.recalc_face_normals(builder, faces=builder.faces)
    if mapped:
        layer = builder.loops.layers.uv.new('picture')
        low = [min(point[axis] for point in outline) for axis in (0, 1)]
        span = [max(point[axis] for point in outline) - low[axis] for axis in (0, 1)]
        for face in builder.faces:
            for corner in face.loops:
                corner[layer].uv = [(corner.vert.co[axis] - low[axis]) / span[axis] for axis in (0, 1)]
    thing = from_bmesh(name, builder, material, parent, at, turn)
    return bevel(thing, edge, steps, 50) if edge else thing


def plate(name, outline, depth, at, material, edge=0.012, steps=4, parent=None):
    """A slab that faces the camera; the outline is its front view (x, z), `at` its middle."""
    return slab(name, outline, depth, material, edge, steps, parent, at, FACING)


def profile(name, corners, width, at, material, edge=0.02, steps=5, parent=None):
    """Extrude a side view sideways; corners are (depth, height, radius)."""
    return slab(name, fillet(corners), width, material, edge, steps, parent, at, degrees(90, 0, 90))


def tube(name, points, radius, material, closed=True, parent=None, at=None, sides=6):
    curve = bpy.data.curves.new(name, 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = '3D', radius, sides, True
    line = curve.splines.new('POLY')
    line.points.add(len(points) - 1)
    for target, point in zip(line.points, points):
        target.co = (*point, 1)
    line.use_cyclic_u, line.use_smooth = closed, len(points) > 8
    return put(name, curve, material, parent, at)


def moulding(left, right, low, high, y, material, radius=0.022, parent=None):
    """Panel moulding on a wall at depth y: an astragal and a fine bead inside it."""
    for inset, thickness in ((0, radius), (radius * 2.1, radius * 0.6)):
        tube(
            'moulding',
            [
                (left + inset, y, low + inset),
                (right - inset, y, low + inset),
                (right - inset, y, high - inset),
                (left + inset, y, high - inset),
            ],
            thickness,
            material,
            parent=parent,
        )


def lathe(name, shape, material, at, sides=96, angle=40, parent=None):
    """Turn a profile of (radius, height) points about the z axis."""
    builder = bmesh.new()
    vertices = [builder.verts.new((radius, 0, height)) for radius, height in shape]
    edges = [builder.edges.new(pair) for pair in zip(vertices, vertices[1:])]
    bmesh.ops.spin(
        builder,
        geom=vertices + edges,
        cent=(0, 0, 0),
        axis=(0, 0, 1),
        angle=2 * math.pi,
        steps=sides,
        use_merge=True,
        use_duplicate=False,
    )
    bmesh.ops.remove_doubles(builder, verts=builder.verts, dist=1e-5)
    bmesh.ops.recalc_face_normals(builder, faces=builder.faces)
    return smooth(from_bmesh(name, builder, material, parent, at), angle)


def ball(name, radius, at, material, squash=(1, 1, 1), parent=None):
    builder = bmesh.new()
    bmesh.ops.create_uvsphere(builder, u_segments=64, v_segments=32, radius=radius)
    bmesh.ops.scale(builder, vec=squash, verts=builder.verts)
    return smooth(from_bmesh(name, builder, material, parent, at), 180)


def disc(name, radius, height, at, material, edge=0.006, turn=(0, 0, 0), parent=None, sides=72):
    """Cylinder; without an edge it is a plain smooth column."""
    thing = slab(name, circle(radius, sides), height, material, edge, 4, parent, at, turn)
    return thing if edge else smooth(thing, 60)


def cushion(name, size, at, material, turn=(0, 0, 0), parent=None, puff=0.35):
    """Soft box: subdivided and inflated, for pillows, seats and bags."""
    builder = bmesh.new()
    bmesh.ops.create_cube(builder, size=1)
    bmesh.ops.subdivide_edges(builder, edges=builder.edges, cuts=5, use_grid_fill=True)
    for vertex in builder.verts:
        x, y, z = vertex.co
        swell = (1 - (2 * x) ** 4) * (1 - (2 * y) ** 4)
        vertex.co.z = z * (1 - puff + puff * max(swell, 0) ** 0.5)
    bmesh.ops.scale(builder, vec=size, verts=builder.verts)
    thing = from_bmesh(name, builder, material, parent, at, turn)
    thing.modifiers.new('soft', 'SUBSURF').render_levels = 2
    return smooth(thing, 180)


def lettering(
    text,
    size,
    at,
    material,
    font='InterDisplay-SemiBold',
    depth=0.028,
    rounding=0.002,
    spacing=1.0,
    align='CENTER',
    turn=FACING,
    parent=None,
):
    """Raised letters, centred on `at`."""
    curve = bpy.data.curves.new(text, 'FONT')
    curve.body, curve.size, curve.extrude, curve.bevel_depth, curve.bevel_resolution = (
        text,
        size,
        depth / 2,
        rounding,
        2,
    )
    curve.font = bpy.data.fonts.load(f'{FONTS}/{font}.otf', check_existing=True)
    curve.align_x, curve.align_y, curve.space_character = align, 'CENTER', spacing
    return put(text, curve, material, parent, at, turn)


def no_shadow(*things):
    """A lit lamp should not drop a dark blot on the wall behind it."""
    for thing in things:
        thing.visible_shadow = False
