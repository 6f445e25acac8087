"""What a guest brings."""
import math

from kit.build import box, disc, group, tube


def suitcase(t, x, y, size, turn, material, z=0.0, handle=0.0):
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
        tube('trolley handle', rails + [(-px, py, pz) for px, py, pz in reversed(rails)], 0.022, t.metal, False, holder)
    else:
        grip = [(-0.14, 0, top), (-0.13, 0, top + 0.07), (-0.09, 0, top + 0.095)]
        tube('grip', grip + [(-px, py, pz) for px, py, pz in reversed(grip)], 0.02, t.metal, False, holder)
    return holder
