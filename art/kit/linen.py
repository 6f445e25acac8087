"""Folded and rolled cloth."""
import random

from kit.build import box, degrees, disc, tube
from kit.paint import paint


def cloth(name, colour):
    return paint(name, colour, 0.95, specular=0.05, tooth=0.7, tooth_scale=50)


def folded(x, y, z, count, material, size=(0.56, 0.40, 0.075), seed=1, turn=0.0):
    """A stack of folded towels, the folds to the front. Returns the height of its top."""
    rng = random.Random(seed)
    width, depth, thick = size
    for index in range(count):
        here = (x + rng.uniform(-0.015, 0.015), y + rng.uniform(-0.01, 0.01), z + thick * (index + 0.5))
        spin = degrees(0, 0, turn + rng.uniform(-1.5, 1.5))
        for half in (-1, 1):  # each towel is folded once: two layers that meet in a round front
            layer = (here[0], here[1], here[2] + half * thick * 0.24)
            box('towel', (width * rng.uniform(0.98, 1.01), depth, thick * 0.5), layer, material, thick * 0.24, 5, spin)
    return z + thick * count


def rolled(x, y, z, material, radius=0.13, length=0.8, turn=0.0):
    """A rolled towel or robe that lies across the picture."""
    roll = disc('roll', radius, length, (x, y, z + radius), material, radius * 0.35, degrees(0, 90, turn))
    tube(
        'roll edge',
        [
            (x - length / 2 + 0.02, y - radius * 0.86, z + radius * 0.5),
            (x + length / 2 - 0.02, y - radius * 0.86, z + radius * 0.5),
        ],
        radius * 0.10,
        material,
        False,
    )
    return roll
