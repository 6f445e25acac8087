"""Northgate after hours: the atrium, three galleries of lit offices, globes at all heights, one tree."""
from kit.build import box, disc, lettering, plate, tube
from kit.fittings import pendant, reader
from kit.light import ambient, area, glow, spot, window_gobo
from kit.outline import rounded
from kit.paint import glass, paint, tones
from kit.plants import olive_tree, snake_plant
from kit.rooms import slabs

FLOOR, LEVELS, BAY, LEFT, RIGHT = 1.75, 4, 1.45, -9.4, 7.9
DEEP = 1.5  # how far the offices lie behind the galleries
GLOBES = (
    (-3.2, -1.5, 4.6, 0.20),
    (-1.9, -2.2, 3.4, 0.26),
    (-0.7, -1.4, 5.1, 0.16),
    (0.5, -1.9, 4.1, 0.20),
    (4.6, -1.6, 4.4, 0.22),
    (5.6, -2.2, 3.3, 0.17),
    (-4.6, -2.0, 3.0, 0.15),
)


def gallery(t, level, lit):
    """Slab, glass rail, and a row of office fronts behind it; `lit` counts bays from the left."""
    z = level * FLOOR
    width, middle = RIGHT - LEFT, (RIGHT + LEFT) / 2
    if level:
        box('slab', (width, DEEP + 0.4, 0.20), (middle, DEEP / 2, z - 0.10), t.trim, 0.02)
        rail = glass('rail', '#9db6ff', '#2a52e0', 0.10)
        plate('rail', rounded(width, 0.56, 0.01), 0.02, (middle, -0.16, z + 0.30), rail, 0)
        tube('handrail', [(LEFT, -0.16, z + 0.60), (RIGHT, -0.16, z + 0.60)], 0.026, t.metal, False)
    count = int(width / BAY)
    box('back', (width, 0.1, FLOOR), (middle, DEEP + 0.06, z + FLOOR / 2), t.wall, 0)
    for bay in range(count):
        x = LEFT + BAY * (bay + 0.5)
        pane = t.lit if (level, bay) in lit else t.dim if (level, bay) in t.half else t.pane
        plate(
            'office',
            rounded(BAY - 0.30, FLOOR - 0.52, 0.10),
            0.04,
            (x, DEEP - 0.01, z + (FLOOR - 0.20) / 2),
            pane,
            0.01,
        )
        plate(
            'office frame',
            rounded(BAY - 0.22, FLOOR - 0.44, 0.12),
            0.03,
            (x, DEEP + 0.012, z + (FLOOR - 0.20) / 2),
            t.trim,
            0.01,
        )
        for dx in (-0.19, 0.19):
            box('mullion', (0.03, 0.05, FLOOR - 0.52), (x + dx, DEEP - 0.03, z + (FLOOR - 0.20) / 2), t.panel, 0.006)


def columns(t):
    for x in (LEFT + BAY * 2, LEFT + BAY * 5, LEFT + BAY * 8, LEFT + BAY * 11):
        disc('column', 0.20, FLOOR * LEVELS + 2, (x, -0.02, (FLOOR * LEVELS + 2) / 2), t.panel, 0)
        disc('column foot', 0.26, 0.12, (x, -0.02, 0.06), t.trim, 0.03)


def build(frame):
    t = tones('cobalt')
    t.lit = paint('lit', '#000000', 0.4, glow='#ffe0ae', strength=1.5)
    t.dim = paint('dim', '#000000', 0.4, glow='#4f74ff', strength=0.4)
    t.pane = paint('pane', '#0c1f6b', 0.3, specular=0.3)
    t.half = {(1, 3), (2, 7), (3, 5), (0, 2), (2, 1), (3, 10), (1, 10)}
    lit = {(1, 5), (2, 4), (2, 9), (3, 7), (0, 7), (1, 8), (3, 2)}
    slabs(t, '#15309a', '#112884', '#08154a', 1.2, 1.2, 0.20, (0, -9), (44, 22), 0)
    for level in range(LEVELS):
        gallery(t, level, lit)
    box('roof', (30, 3, 0.3), (0, 0.6, FLOOR * LEVELS + 0.1), t.deep, 0)
    columns(t)
    for x, y, z, radius in GLOBES:
        pendant(t, x, y, z, radius, 9)
    for x, y, z, _ in GLOBES[1:5:2]:
        glow('globe light', (x, y, z), 40, 0.2)
    olive_tree(t, frame.options.get('tree', -0.15), -1.3, 0.52, 0.60, 2.35, 0.78, seed=9)
    snake_plant(t, 5.3, -0.7, 5, height=1.2)
    # A reading post by the way in: the only thing that is still at work.
    x = frame.options.get('post', 4.35)
    box('post', (0.34, 0.26, 1.30), (x, -1.5, 0.65), paint('post', '#1b3da6', 0.28, specular=0.5), 0.06, 6)
    plate('post plate', rounded(0.28, 0.40, 0.08), 0.03, (x, -1.64, 1.02), t.plate, 0.01)
    reader(t, (x, -1.665, 1.04), 0.11)
    lettering(
        'Northgate', 0.42, (frame.options.get('name', -4.6), -0.30, FLOOR - 0.10), t.letter, depth=0.05, rounding=0.002
    )
    key_at, key_to = (-7, -10, 9), (1.4, 0, 2.2)
    spot('last light', key_at, key_to, frame.options.get('key', 21000), 40, 0.95, 0.09, (0.80, 0.88, 1))
    window_gobo(key_at, key_to, (1.25, 1.15), (-0.42, 0.42), (0.0,), 0.05)
    area('fill', (5, -13, 5), (0, 0, 2), 8, frame.options.get('fill', 330), (0.70, 0.82, 1))
    area('top', (0, -3, 10), (0, -0.3, 1), 6, 90, (0.75, 0.85, 1))
    ambient((0.45, 0.60, 0.98), 0.04)
