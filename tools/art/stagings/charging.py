"""In a charging stand on a table: a round foot, a bent strip of metal, a pad behind the phone. `at` is the middle of the foot."""
from mathutils import Matrix

from kit.build import box, disc, group
from kit.paint import paint
from kit.phone import CHAMPAGNE, DEPTH, HEIGHT, phone, rest, scaled

LIFT = 0.16  # of the lower edge over the table, at scale 1


def stage(face, at, turn=0.0, lean=20.0, scale=0.6, body=CHAMPAGNE, shine=None, metal='#a9b5ae'):
    finish = paint('stand', metal, 0.3, 0.9)
    foot = group('stand')
    foot.matrix_world = rest(at, turn, 90) @ scaled(scale)
    disc('stand foot', 0.40, 0.05, (0, 0.10, 0.025), finish, 0.015, parent=foot)
    upright = group('upright')
    upright.matrix_world = rest(at, turn, lean) @ scaled(scale) @ Matrix.Translation((0, LIFT, 0))
    box('strip', (0.20, 0.95, 0.03), (0, 0.24, -0.05), finish, 0.012, parent=upright)
    disc('pad', 0.27, 0.06, (0, 0.62, -0.035), finish, 0.02, parent=upright)
    box('lip', (0.30, 0.03, 0.14), (0, -0.017, 0.03), finish, 0.012, parent=upright)
    phone(face, upright.matrix_world @ Matrix.Translation((0, HEIGHT / 2, DEPTH / 2)), body, shine=shine)
