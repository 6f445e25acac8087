"""On its lower edge, leaning back against what the set has there: a suitcase, a bowl, a wall. `at` is where the edge touches."""
from mathutils import Matrix

from kit.phone import CHAMPAGNE, DEPTH, HEIGHT, phone, rest, scaled


def stage(face, at, turn=0.0, lean=16.0, scale=0.6, body=CHAMPAGNE, shine=None):
    phone(face, placed(at, turn, lean, scale), body, shine=shine)


def placed(at, turn, lean, scale):
    return rest(at, turn, lean) @ scaled(scale) @ Matrix.Translation((0, HEIGHT / 2, DEPTH / 2))
