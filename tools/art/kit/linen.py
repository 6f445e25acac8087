"""Folded and rolled cloth."""
import math
import random

import bmesh
from mathutils import Vector, noise

from kit.build import degrees, from_bmesh, smooth
from kit.paint import paint


def cloth(name, colour):
    return paint(name, colour, 0.95, specular=0.05, tooth=0.7, tooth_scale=50)


def strip(name, line, thick, width, material, at, turn=0.0, seed=0, waver=0.012, steps=72):
    """Cloth that is as thick as terry: a side view of its middle as (depth, height) points, drawn out across the picture. Its hems are
    round, and nothing on it is quite straight."""
    points = [Vector((*point, 0)) for point in line]
    normals = []
    for index in range(len(points)):
        along = points[min(index + 1, len(points) - 1)] - points[max(index - 1, 0)]
        normals.append(Vector((-along.y, along.x, 0)).normalized())
    outline = [(point, normal) for point, normal in zip(points, normals)]
    for step in range(1, 6):  # the hem at the end, then back along the other side, then the hem at the start
        outline.append((points[-1], round_hem(normals[-1], step)))
    outline += [(point, -normal) for point, normal in zip(reversed(points), reversed(normals))]
    for step in range(1, 6):
        outline.append((points[0], round_hem(-normals[0], step)))
    builder, rings, drift = bmesh.new(), [], Vector((seed * 7.31, seed * 3.17, 0))
    for step in range(steps + 1):
        share = (1 - math.cos(math.pi * step / steps)) / 2  # denser toward the rounded ends
        x = (share - 0.5) * width
        near = min(share, 1 - share) * width / (thick / 2)
        half = thick / 2 * math.sqrt(max(0.0025, 1 - max(0, 1 - near) ** 2))
        corner = 0.06 * max(0, 1 - near / 1.6) ** 2  # rounded corners, seen from above
        ring = []
        for point, normal in outline:
            here = Vector((x, point.x * (1 - corner), point.y))
            slow, quick = noise.noise_vector(here * 1.9 + drift), noise.noise_vector(here * 6.0 + drift)
            swell = half * (1 + 0.16 * slow.z)
            lift = slow * waver + quick * waver * 0.35
            moved = Vector((0, here.y + normal.x * swell, here.z + normal.y * swell)) + lift
            ring.append(builder.verts.new((x + lift.x * 2, moved.y, moved.z)))
        rings.append(ring)
    for first, second in zip(rings, rings[1:]):
        for index in range(len(first)):
            after = (index + 1) % len(first)
            builder.faces.new((first[index], first[after], second[after], second[index]))
    bmesh.ops.recalc_face_normals(builder, faces=builder.faces)
    return smooth(from_bmesh(name, builder, material, None, at, degrees(0, 0, turn)), 180)


def round_hem(normal, step):
    """From one side of the cloth to the other, round its end."""
    angle = -math.pi * step / 6
    return Vector(
        (
            normal.x * math.cos(angle) - normal.y * math.sin(angle),
            normal.x * math.sin(angle) + normal.y * math.cos(angle),
            0,
        )
    )


def folded(x, y, z, count, material, size=(0.56, 0.40, 0.075), seed=1, turn=0.0):
    """A stack of towels, each folded once with the fold to the front. Returns the height of its top."""
    rng = random.Random(seed)
    width, depth, thick = size
    for index in range(count):
        deep, bend = depth * rng.uniform(0.97, 1.0), thick / 4
        back = [0.5 - 0.06 * step for step in range(16)]
        upper = [(share * deep, bend) for share in back if share * deep > -deep / 2 + thick / 2]
        front = -deep / 2 + thick / 2
        fold = [
            (front + bend * 1.05 * math.cos(a), bend * math.sin(a))
            for a in (math.radians(90 + 15 * step) for step in range(13))
        ]
        line = upper + fold + [(py, -pz) for py, pz in reversed(upper)]
        here = (x + rng.uniform(-0.02, 0.02), y + rng.uniform(-0.012, 0.012), z + thick * (index + 0.5))
        spin = turn + rng.uniform(-1.6, 1.6)
        strip('towel', line, thick * 0.52, width * rng.uniform(0.97, 1.0), material, here, spin, seed + index)
    return z + thick * count


def rolled(x, y, z, material, radius=0.13, length=0.8, turn=0.0):
    """A rolled towel or robe that lies across the picture; its loose end is in front, near the ground."""
    turns = 2.6
    thick = radius / (turns + 0.5) * 0.98
    line = []
    for step in range(97):
        share = step / 96
        angle, reach = math.radians(215) - (1 - share) * turns * 2 * math.pi, thick * 0.45 + share * (
            radius - thick * 0.95
        )
        line.append((reach * math.cos(angle), reach * math.sin(angle)))
    return strip('roll', line, thick, length, material, (x, y, z + radius), turn, int(x * 100), radius * 0.05, 40)
