"""The phone and the pass card: the only objects that do not have the hue of the set."""
import math

from mathutils import Matrix

from kit.build import box, group, slab
from kit.outline import rounded
from kit.paint import linear, paint, printed

WIDTH, HEIGHT, DEPTH, CORNER = 0.72, 1.5, 0.085, 0.125
RIM, BEZEL = 0.011, 0.021  # metal rim, black frame around the screen
CHAMPAGNE, GRAPHITE, SILVER = '#cfc8bc', '#20242a', '#8a8c89'


def pose(at, scale=1.0, yaw=0.0, roll=0.0, pitch=0.0):
    """Stand a phone up to face the camera, then turn it: yaw about the vertical, roll in the picture plane, pitch backwards."""

    def turn(angle, axis):
        return Matrix.Rotation(math.radians(angle), 4, axis)

    return (
        Matrix.Translation(at)
        @ turn(yaw, 'Z')
        @ turn(roll, 'Y')
        @ turn(pitch + 90, 'X')
        @ Matrix.Diagonal((scale, scale, scale, 1))
    )


def rest(at, turn=0.0, lean=90.0):
    """A phone that rests on something: `at` is where the middle of its lower edge touches, `lean` how far it leans back from upright
    (90 lies face up), `turn` its turn about the vertical. Multiply by a scale and hand it to phone() or tablet()."""
    return (
        Matrix.Translation(at)
        @ Matrix.Rotation(math.radians(turn), 4, 'Z')
        @ Matrix.Rotation(math.radians(90 - lean), 4, 'X')
    )


def scaled(scale):
    return Matrix.Diagonal((scale, scale, scale, 1))


def shining(colour, strength=0.7):
    """A screen that the camera sees black, for the face is laid over it, but that lights and is mirrored by what is near it."""
    material = paint('screen', '#000000', 0.08, specular=0.15)
    nodes, links = material.node_tree.nodes, material.node_tree.links
    path, dark, light = (
        nodes.new('ShaderNodeLightPath'),
        nodes.new('ShaderNodeMixShader'),
        nodes.new('ShaderNodeEmission'),
    )
    light.inputs['Color'].default_value, light.inputs['Strength'].default_value = (*linear(colour), 1), strength
    for source, target in (
        (path.outputs['Is Camera Ray'], dark.inputs[0]),
        (light.outputs[0], dark.inputs[1]),
        (nodes['Principled BSDF'].outputs[0], dark.inputs[2]),
        (dark.outputs[0], nodes['Material Output'].inputs[0]),
    ):
        links.new(source, target)
    return material


def phone(face, placed, body=CHAMPAGNE, image=None, shine=None):
    """`face` names the screen, `placed` is a pose(). The screen is rendered black and unlit: finish/screen.py lays the face
    over it, so that its type is as sharp as on the page, and a changed pass needs no new render. Where things stand in
    front of the screen, `image` prints the face on it instead. With `shine`, the main colour of the face, the phone is mirrored
    by polished things that it rests on."""
    handle = group('phone')
    frame = paint('phone frame', body, 0.28, 0.95, 0.5)
    dark = paint('phone glass', '#050607', 0.12, specular=0.5)
    case = slab('frame', rounded(WIDTH, HEIGHT, CORNER), DEPTH, frame, 0.016, 6, handle)
    front = slab(
        'front',
        rounded(WIDTH - 2 * RIM, HEIGHT - 2 * RIM, CORNER - RIM),
        0.006,
        dark,
        0.0025,
        3,
        handle,
        (0, 0, DEPTH / 2),
    )
    inset = RIM + BEZEL
    if image:
        shows = printed('screen', image, 0.80, 0, 0.08, 0.25)
    else:
        shows = shining(shine) if shine else paint('screen', '#000000', 0.08, specular=0.15)
    screen = slab(
        'screen',
        rounded(WIDTH - 2 * inset, HEIGHT - 2 * inset, CORNER - inset),
        0,
        shows,
        0,
        4,
        handle,
        (0, 0, DEPTH / 2 + 0.0036),
        mapped=True,
    )
    if not image:
        screen['face'] = face
    for part in (case, front, screen):  # invisible in reflections: a polished floor would show the phone as a gray patch
        part.visible_glossy = bool(shine)
    for height, length in ((0.44, 0.10), (0.27, 0.15), (0.10, 0.15)):
        box('button', (0.014, length, 0.026), (-WIDTH / 2 - 0.003, height, 0), frame, 0.006, 3, parent=handle)
    box('button', (0.014, 0.23, 0.026), (WIDTH / 2 + 0.003, 0.2, 0), frame, 0.006, 3, parent=handle)
    handle.matrix_world = placed
    return handle


def pass_card(
    image, edge, at=(0, 0, 0), turn=(0, 0, 0), parent=None, width=0.74, height=0.9455, thickness=0.024, corner=0.058
):
    """A pass outside the phone: a thick card with a lighter edge. It shines a little, so that its colours stay the brand's."""
    handle = group('pass', at, turn, parent)
    slab(
        'card',
        rounded(width, height, corner, power=2.2),
        thickness,
        paint('card edge', edge, 0.45),
        thickness * 0.42,
        4,
        handle,
    )
    inset = thickness * 0.25
    slab(
        'face',
        rounded(width - 2 * inset, height - 2 * inset, corner - inset, power=2.2),
        0,
        printed('card face', image, 0.30, 0.58, 0.5, 0.05),
        0,
        4,
        handle,
        (0, 0, thickness / 2 + 0.0006),
        mapped=True,
    )
    return handle
