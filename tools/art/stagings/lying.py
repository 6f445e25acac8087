"""Face up on a table, a counter, a carton or a stack of towels. `at` is the point of the surface under the middle of the phone."""
from mathutils import Matrix

from kit.phone import CHAMPAGNE, DEPTH, phone, rest, scaled


def stage(face, at, turn=0.0, scale=0.6, body=CHAMPAGNE, shine=None):
    phone(face, rest(at, turn) @ scaled(scale) @ Matrix.Translation((0, 0, DEPTH / 2)), body, shine=shine)
