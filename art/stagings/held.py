"""Held flat against a reader on a wall or a door. `at` is the middle of the reader; the phone's upper edge stands `below` it,
so that its ring stays in sight. The upper end touches, the lower one is a little off, as a hand holds it."""
from mathutils import Matrix

from kit.phone import CHAMPAGNE, DEPTH, HEIGHT, phone, rest, scaled


def stage(face, at, below=0.0, turn=0.0, roll=0.0, tip=5.0, off=0.02, scale=0.6, body=CHAMPAGNE, shine=None):
    placed = (
        rest(at, turn, 0)
        @ Matrix.Rotation(roll * 0.0174533, 4, 'Z')
        @ Matrix.Translation((0, -below, off))
        @ Matrix.Rotation(-tip * 0.0174533, 4, 'X')
        @ scaled(scale)
        @ Matrix.Translation((0, -HEIGHT / 2, DEPTH / 2))
    )
    phone(face, placed, body, shine=shine)
