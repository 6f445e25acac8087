"""A tablet on a small easel, with the board of its vertical. `at` is where its lower edge stands."""
from mathutils import Matrix

from kit.build import box, group
from kit.paint import paint
from kit.phone import rest, scaled
from kit.tablet import DEPTH, GRAPHITE, HEIGHT, tablet


def stage(face, at, turn=0.0, lean=18.0, scale=1.0, body=GRAPHITE):
    finish = paint('easel', body, 0.35, 0.8)
    back = group('easel')
    back.matrix_world = rest(at, turn, lean) @ scaled(scale) @ Matrix.Translation((0, 0.03, 0))
    box('lip', (0.62, 0.03, 0.15), (0, -0.016, 0.035), finish, 0.01, parent=back)
    box('strut', (0.34, 0.80, 0.03), (0, 0.38, -0.03), finish, 0.01, parent=back)
    foot = group('easel foot')
    foot.matrix_world = rest(at, turn, 90) @ scaled(scale)
    box('foot', (0.72, 0.52, 0.035), (0, 0.20, 0.018), finish, 0.012, parent=foot)
    tablet(face, back.matrix_world @ Matrix.Translation((0, HEIGHT / 2, DEPTH / 2)), body)
