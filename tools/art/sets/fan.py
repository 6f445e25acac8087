"""Four passes rise out of a phone. No room: the page is the ground, so the picture has an alpha channel."""
import math
import os

from mathutils import Matrix

from kit.build import degrees, group
from kit.light import ambient, area, spot
from kit.phone import pass_card, phone

# From the back to the front, with the lighter edge of each card.
CARDS = (('clubs', '#c9f7e1'), ('real-estate', '#1b7077'), ('offices', '#ffe08a'), ('hotels', '#ff8a70'))


def turn(angle, axis):
    return Matrix.Rotation(math.radians(angle), 4, axis)


def build(frame):
    faces, options = os.environ['ART_FACES'], frame.options
    rig = group('rig')  # x right, y up, z towards the viewer
    phone('wallet', Matrix.Identity(4), '#5a5c62', f'{faces}/wallet.png').parent = rig
    for index, (name, edge) in enumerate(CARDS):
        at = (-0.10 + 0.05 * index, 0.93 - 0.315 * index, 0.17 + 0.185 * index)
        pass_card(f'{faces}/{name}-card.png', edge, at, degrees(-3, 0, 25 - 8.5 * index), rig)
    rig.matrix_world = (
        Matrix.Translation((0.06, 0, -0.23))
        @ turn(options.get('roll', 16), 'Y')
        @ turn(options.get('yaw', -22), 'Z')
        @ turn(options.get('pitch', -26), 'X')
        @ turn(90, 'X')
    )
    spot('key', (-3.6, -5.2, 5.6), (0, -0.2, 0.2), 2500, 28, 0.5, 0.12, (1, 0.97, 0.93))
    area('soft', (4, -6, 2.5), (0, 0, 0.1), 5, 90, (0.94, 0.96, 1), mirrored=False)
    area('strip left', (-4.5, -1.0, 1.0), (0, 0, 0), 0.8, 90, height=4.5)
    area('strip right', (4.2, -2.2, -0.6), (0, 0, -0.2), 0.7, 120, height=4)
    area('strip below', (-2.2, -3.2, -4.2), (0, 0, -0.5), 4.5, 90, (1, 0.97, 0.93), height=0.7)
    area('rim', (2.5, 3.0, 3.5), (0, 0, 0.2), 3, 220, height=1.2)
    ambient((1, 1, 1), 0.16)
