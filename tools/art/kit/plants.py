"""Plants in the hue of the set."""
import math
import random

from mathutils import Matrix, Vector

from kit.build import from_faces, lathe, slab, smooth, tube
from kit.outline import fractions, spline


def eucalyptus(
    t, foot, stems=((-0.26, -0.08, 0.80, -0.5, 8), (0.22, -0.10, 0.66, 0.4, 7), (0.02, -0.14, 0.98, 0.2, 9)), seed=4
):
    """Stems out of a vase with pairs of round, cupped leaves. A stem: drift x, drift y, length, bend, pairs."""
    rng = random.Random(seed)
    for drift_x, drift_y, length, bend, pairs in stems:
        line = [
            Vector(foot) + Vector((drift_x * p * p + bend * math.sin(p * 2.4) * 0.1, drift_y * p * p, length * p))
            for p in fractions(14)
        ]
        tube('stem', line, 0.0085, t.leaf, False)
        for pair in range(pairs):
            part = 0.22 + 0.78 * pair / (pairs - 1)
            index = min(13, int(part * 14))
            here = line[index].lerp(line[index + 1], part * 14 - index)
            radius = 0.088 * (1 - 0.5 * part) + 0.014
            for side in (-1, 1):
                aim = (
                    Matrix.Translation(here)
                    @ Matrix.Rotation(rng.uniform(-0.9, 0.9), 4, 'Z')
                    @ Matrix.Rotation(side * rng.uniform(0.5, 1.25), 4, 'Y')
                    @ Matrix.Rotation(rng.uniform(0.1, 0.8), 4, 'X')
                )
                cupped_leaf(t, aim, radius, side)


def cupped_leaf(t, frame, radius, side):
    """Round leaf with a shallow cup and a short stalk: flat discs look like coins."""
    vertices, faces, rings, around = [(0, 0, 0)], [], 3, 20
    for ring in range(1, rings + 1):
        share = ring / rings
        for step in range(around):
            angle = 2 * math.pi * step / around
            vertices.append(
                (
                    radius * share * math.cos(angle),
                    radius * 0.92 * share * math.sin(angle),
                    0.30 * radius * share * share * (1 - 0.25 * abs(math.sin(angle))),
                )
            )
    faces += [(0, 1 + step, 1 + (step + 1) % around) for step in range(around)]
    for ring in range(1, rings):
        a, b = 1 + (ring - 1) * around, 1 + ring * around
        faces += [(a + s, b + s, b + (s + 1) % around, a + (s + 1) % around) for s in range(around)]
    reach = Vector((0, 0, radius * 1.05))
    tilt = frame @ Matrix.Translation(reach) @ Matrix.Rotation(math.radians(78), 4, 'Y')
    leaf = from_faces('leaf', [tilt @ Vector(v) for v in vertices], faces, t.leaf)
    leaf.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.006
    smooth(leaf, 80)


def snake_plant(t, x, y, seed=3, blades=15, height=1.15, width=0.30):
    """Pot with upright pointed blades."""
    pot = (
        (0, 0),
        (0.80, 0),
        (0.86, 0.02),
        (0.96, 0.30),
        (1, 0.58),
        (1.02, 0.62),
        (0.96, 0.64),
        (0.90, 0.60),
        (0.88, 0.50),
        (0, 0.50),
    )
    lathe('pot', spline([(r * width, h) for r, h in pot], 6), t.gloss, (x, y, 0), angle=60)
    rng = random.Random(seed)
    for index in range(blades):
        share = index / blades
        turn, ring = 2 * math.pi * share * 2.4 + rng.uniform(-0.3, 0.3), (0.03 + 0.17 * share) * width / 0.30
        tall, wide = height * (1.05 - 0.5 * share) * rng.uniform(0.88, 1.08), 0.085 * rng.uniform(0.85, 1.1)
        outline = [
            (
                side * wide * math.sin(math.pi * min(1, 0.16 + 0.84 * step / 12)) ** 0.8 * (1 - 0.15 * step / 12),
                tall * step / 12,
            )
            for side, steps in ((1, range(0, 12)), (-1, range(12, -1, -1)))
            for step in steps
        ]
        blade = slab('blade', outline, 0.014, t.leaf, 0.005, 2)
        lean = rng.uniform(4, 9) + 20 * share
        blade.matrix_world = (
            Matrix.Translation((x + ring * math.cos(turn), y + ring * math.sin(turn), 0.48))
            @ Matrix.Rotation(turn, 4, 'Z')
            @ Matrix.Rotation(math.radians(lean), 4, 'Y')
            @ Matrix.Rotation(math.radians(90 + rng.uniform(-35, 35)), 4, 'Z')
            @ Matrix.Rotation(math.radians(90), 4, 'X')
        )


def fluted_pot(t, x, y, radius, height, material):
    shape = (
        (0, 0),
        (0.70, 0),
        (0.74, 0.02 / height),
        (0.95, 0.86),
        (0.95, 0.88),
        (1.06, 0.885),
        (1.08, 0.92),
        (1.06, 1),
        (0.98, 1),
        (0.96, 0.9),
        (0, 0.9),
    )
    lathe('pot', [(radius * across, height * up) for across, up in shape], material, (x, y, 0), angle=30)
    for index in range(28):
        cosine, sine = math.cos(2 * math.pi * index / 28), math.sin(2 * math.pi * index / 28)
        low, high = radius * 0.76, radius * 0.945
        tube(
            'flute',
            [(x + low * cosine, y + low * sine, 0.03), (x + high * cosine, y + high * sine, height * 0.86)],
            radius * 0.085,
            material,
            False,
            sides=4,
        )


def pointed_leaves(name, frames, material, length, width):
    """Many folded leaves in one mesh; each frame is a matrix (leaf in xy, tip along +y)."""
    outline = ((0, 0, 0), (0.5, 0.30, 0.06), (0.42, 0.62, 0.08), (0, 1, 0), (-0.42, 0.62, 0.08), (-0.5, 0.30, 0.06))
    vertices, faces = [], []
    for frame in frames:
        first = len(vertices)
        vertices += [
            frame @ Vector((across * width, along * length, fold * width * 2)) for across, along, fold in outline
        ]
        faces += [(first, first + 1, first + 2, first + 3), (first, first + 3, first + 4, first + 5)]
    return from_faces(name, vertices, faces, material)


def olive_tree(t, x, y, pot_radius=0.40, pot_height=0.74, crown_z=2.30, crown=0.66, twigs=46, leaves=32, seed=3):
    """Standard olive: slim leaning trunk, airy ball of leaves on a branching frame."""
    rng = random.Random(seed)
    fluted_pot(t, x, y, pot_radius, pot_height, t.gloss)
    lathe('soil', [(0, 0), (pot_radius * 0.95, 0)], t.deep, (x, y, pot_height * 0.91))
    fork, foot = Vector((x + 0.03, y, crown_z - crown * 0.62)), Vector((x, y, pot_height * 0.85))
    tube(
        'trunk',
        [
            foot.lerp(fork, p) + Vector((0.05 * math.sin(p * 3) * (1 - p) + 0.045 * math.sin(p * math.pi * 1.6), 0, 0))
            for p in fractions(16)
        ],
        0.043,
        t.bark,
        False,
    )
    frames, centre = [], Vector((x, y, crown_z))
    for _ in range(twigs):
        way = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0.25, 1))).normalized()
        tip = centre + Vector((way.x * crown, way.y * crown * 0.9, way.z * crown * 0.92)) * rng.uniform(0.74, 1.06)
        middle = fork.lerp(tip, 0.5) + Vector((0, 0, 0.10))
        twig = [fork.lerp(middle, p).lerp(middle.lerp(tip, p), p) for p in fractions(10)]
        tube('twig', twig, 0.010, t.bark, False, sides=3)
        for _ in range(leaves):
            place = 0.42 + 0.58 * rng.random() ** 0.7
            index = min(9, int(place * 10))
            here = twig[index].lerp(twig[index + 1], place * 10 - index)
            aim = (
                (twig[index + 1] - twig[index]).normalized()
                + Vector((rng.gauss(0, 0.75), rng.gauss(0, 0.75), rng.gauss(0.1, 0.6)))
            ).normalized()
            spin = Matrix.Rotation(rng.uniform(0, 6.28), 4, 'Y') @ Matrix.Scale(rng.uniform(0.75, 1.15), 4)
            frames.append(Matrix.Translation(here) @ aim.to_track_quat('Y', 'Z').to_matrix().to_4x4() @ spin)
    pointed_leaves('olive leaves', frames, t.leaf, 0.155, 0.05)


def agave(t, x, y, radius=0.30, height=0.42, blades=22):
    """Low pot with a rosette."""
    fluted_pot(t, x, y, radius, height, t.trim)
    vertices, faces, sections = [], [], 7
    for index in range(blades):
        share = index / blades
        tilt, length = 12 + 52 * (1 - share), 0.30 + 0.26 * (1 - abs(share - 0.45))
        frame = (
            Matrix.Translation((x, y, height * 0.9))
            @ Matrix.Rotation(index * 2.39996, 4, 'Z')
            @ Matrix.Rotation(math.radians(tilt), 4, 'X')
        )  # golden angle
        first = len(vertices)
        for along in fractions(sections):
            half, bow = (
                0.062 * (1 - along) ** 0.75 * (0.55 + 1.1 * along if along < 0.4 else 0.99),
                0.10 * along * along,
            )
            vertices += [
                frame @ Vector(p)
                for p in (
                    (-half, -bow, length * along),
                    (0, -bow - half * 0.45, length * along),
                    (half, -bow, length * along),
                )
            ]
        for section in range(sections):
            corner = first + section * 3
            faces += [(corner, corner + 1, corner + 4, corner + 3), (corner + 1, corner + 2, corner + 5, corner + 4)]
    rosette = from_faces('agave', vertices, faces, t.leaf)
    rosette.modifiers.new('thickness', 'SOLIDIFY').thickness = 0.014
    smooth(rosette, 50)
