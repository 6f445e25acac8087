"""On the handlebar of a bicycle, in a clamp with four claws. `at` is the middle of the bar; the phone stands over it and leans back."""
from mathutils import Matrix

from kit.build import box, disc, group
from kit.paint import paint
from kit.phone import CHAMPAGNE, DEPTH, HEIGHT, WIDTH, phone, rest, scaled


def stage(face, at, turn=0.0, lean=24.0, scale=0.8, body=CHAMPAGNE, shine=None, clamp='#3a1103'):
    finish = paint('clamp', clamp, 0.4, specular=0.5)
    mount = group('mount')
    mount.matrix_world = rest(at, turn, lean) @ scaled(scale) @ Matrix.Translation((0, 0.10, 0.06))
    box('clamp', (0.26, 0.30, 0.20), (0, -0.06, -0.10), finish, 0.05, 5, parent=mount)
    disc('joint', 0.20, 0.10, (0, 0.42, -0.05), finish, 0.03, parent=mount)
    box('spine', (0.22, 0.62, 0.07), (0, 0.26, -0.05), finish, 0.02, parent=mount)
    for side in (-1, 1):
        for height in (0.30, 0.95):
            box('claw', (0.07, 0.12, 0.15), (side * (WIDTH / 2 + 0.025), height, 0.04), finish, 0.02, parent=mount)
    phone(face, mount.matrix_world @ Matrix.Translation((0, HEIGHT / 2, DEPTH / 2)), body, shine=shine)
