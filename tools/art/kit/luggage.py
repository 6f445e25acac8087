"""Suitcases and bags."""
import math

from kit.build import box, cushion, disc, group, tube
from kit.outline import arc


def suitcase(t, x, y, size, turn, material, z=0.0, handle=0.0, rail=0.022):
    """Upright case with straps and casters; `handle` is how far its trolley handle is drawn out. Its front looks at the camera."""
    width, depth, height = size
    holder = group('suitcase', (x, y, z), (0, 0, math.radians(turn)))
    box('case', (width, depth, height), (0, 0, height / 2 + 0.07), material, 0.07, 7, parent=holder)
    for side in (-1, 1):
        box(
            'strap',
            (0.07, depth + 0.02, height + 0.012),
            (side * width * 0.27, 0, height / 2 + 0.07),
            t.deep,
            0.02,
            4,
            parent=holder,
        )
        box(
            'buckle',
            (0.10, 0.02, 0.06),
            (side * width * 0.27, -depth / 2 - 0.012, height * 0.68),
            t.metal,
            0.006,
            3,
            parent=holder,
        )
        for deep in (-1, 1):
            disc(
                'caster',
                0.045,
                0.04,
                (side * width * 0.40, deep * depth * 0.3, 0.045),
                t.metal,
                0.01,
                (0, math.pi / 2, 0),
                holder,
            )
    half, top = width * 0.24, height + 0.07
    if handle:
        rear = depth * 0.30
        rails = [(-half, rear, top), (-half, rear, top + handle - 0.05), (-half + 0.05, rear, top + handle)]
        tube('trolley handle', rails + [(-px, py, pz) for px, py, pz in reversed(rails)], rail, t.metal, False, holder)
    else:
        grip = [(-0.14, 0, top), (-0.13, 0, top + 0.07), (-0.09, 0, top + 0.095)]
        tube('grip', grip + [(-px, py, pz) for px, py, pz in reversed(grip)], 0.02, t.metal, False, holder)
    return holder


def weekender(t, at, size, turn, material):
    """Soft bag with two handles, as it stands on a suitcase; `at` is the middle of its underside."""
    width, depth, height = size
    holder = group('bag', at, (0, 0, math.radians(turn)))
    body = cushion('bag', (width, height, depth), (0, 0, height / 2), material, (math.radians(90), 0, 0), holder, 0.30)
    body.name = 'bag body'
    box('zip', (width * 0.84, depth * 0.10, height * 0.04), (0, 0, height * 0.985), t.metal, height * 0.015, 3, parent=holder)
    for side in (-1, 1):
        loop = [(x, side * depth * 0.56, height * 0.62 + z) for x, z in arc(width * 0.20, 180, 0, 24)]
        foot = height * 0.16
        loop = [(loop[0][0], side * depth * 0.52, foot), *loop, (loop[-1][0], side * depth * 0.52, foot)]
        tube('bag handle', loop, height * 0.045, t.deep, False, holder)
    return holder
