"""On the handlebar of a bicycle, in a mount: a back plate with two jaws and a lip. `at` is the middle of the bar; the phone stands
over it and leans back."""
from mathutils import Matrix

from kit.build import box, disc, group, slab
from kit.outline import rounded
from kit.paint import paint
from kit.phone import CHAMPAGNE, DEPTH, HEIGHT, WIDTH, phone, rest, scaled


def stage(face, at, turn=0.0, lean=24.0, scale=0.8, body=CHAMPAGNE, shine=None, clamp='#3a1103'):
    finish = paint('mount', clamp, 0.4, specular=0.5)
    mount = group('mount')
    mount.matrix_world = rest(at, turn, lean) @ scaled(scale) @ Matrix.Translation((0, 0.10, 0.06))
    box('bar clamp', (0.26, 0.30, 0.20), (0, -0.06, -0.10), finish, 0.05, 5, parent=mount)
    disc('joint', 0.20, 0.10, (0, 0.42, -0.05), finish, 0.03, parent=mount)
    slab('back plate', rounded(WIDTH * 0.86, 0.74, 0.10), 0.05, finish, 0.016, 4, mount, (0, 0.62, -0.03))
    for side in (-1, 1):
        edge = side * (WIDTH / 2 + 0.022)
        slab('jaw', rounded(0.042, 0.52, 0.02), DEPTH + 0.06, finish, 0.012, 4, mount, (edge, 0.62, DEPTH / 2 - 0.01))
    slab('lip', rounded(0.40, 0.042, 0.02), DEPTH + 0.06, finish, 0.012, 4, mount, (0, -0.022, DEPTH / 2 - 0.01))
    phone(face, mount.matrix_world @ Matrix.Translation((0, HEIGHT / 2, DEPTH / 2)), body, shine=shine)
