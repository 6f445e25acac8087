"""Alder House behind the scenes: a swing door with a porthole, shelves of linen, the housekeeping trolley."""
import random

from kit.build import box, cushion, degrees, disc, lettering, no_shadow, plate, tube
from kit.fittings import reader
from kit.light import glow, studio, window_gobo
from kit.outline import circle, fillet, rounded, upright
from kit.paint import paint, pattern, tones
from kit.rooms import slabs

DOOR_X, DOOR_WIDTH, DOOR_HEIGHT = -.15, 1.7, 3.1
KEY_AT, KEY_TO = (-6.2, -6.6, 6.6), (-.6, 0, 1.7)


def wall(t):
    """Glazed tiles up to the rail, plaster above: this corridor is washed down every day."""
    tiles = paint('tiles', t.hex['panel'], .16, specular=.55)
    grid = pattern(tiles, 'Brick', {'Color1': '#0a6448', 'Color2': '#08573f', 'Mortar': '#043323', 'Scale': 1, 'Mortar Size': .008, 'Mortar Smooth': .2, 'Brick Width': .44, 'Row Height': .22})
    grid.offset = .5
    mapping = next(node for node in tiles.node_tree.nodes if node.type == 'MAPPING')
    mapping.inputs['Rotation'].default_value = degrees(90, 0, 0)            # tiles stand on the wall, not on the floor
    left, right = DOOR_X - DOOR_WIDTH / 2, DOOR_X + DOOR_WIDTH / 2
    for start, end in ((-14, left - .16), (right + .16, 14)):
        middle, width = (start + end) / 2, end - start
        box('plaster', (width, .3, 9), (middle, .17, 4.5), t.wall, 0)
        box('tile field', (width, .06, 1.5), (middle, 0, .75), tiles, 0)
        box('rail', (width, .14, .10), (middle, -.03, 1.54), t.trim, .025)
        box('skirting', (width, .10, .18), (middle, -.03, .09), t.trim, .02)
    box('over door', (DOOR_WIDTH + .32, .3, 6), (DOOR_X, .17, DOOR_HEIGHT + 3), t.wall, 0)


def swing_door(t):
    """Two-way door with porthole and kick plate."""
    for side in (-1, 1):
        box('jamb', (.16, .30, DOOR_HEIGHT + .1), (DOOR_X + side * (DOOR_WIDTH / 2 + .08), -.02, (DOOR_HEIGHT + .1) / 2), t.trim, .025)
    box('head', (DOOR_WIDTH + .44, .32, .20), (DOOR_X, -.03, DOOR_HEIGHT + .10), t.trim, .03)
    box('leaf', (DOOR_WIDTH - .03, .10, DOOR_HEIGHT - .04), (DOOR_X, .08, DOOR_HEIGHT / 2), t.panel, .02)
    lit = paint('porthole', '#000000', .3, glow='#ffdca6', strength=1.1)
    disc('porthole', .30, .03, (DOOR_X, .03, 2.30), lit, 0, degrees(90, 0, 0))
    for radius, thick in ((.31, .045), (.37, .018)):
        tube('porthole ring', upright(circle(radius, 96, DOOR_X, 2.30), .02), thick, t.metal)
    plate('kick plate', rounded(DOOR_WIDTH - .22, .52, .04), .02, (DOOR_X, .022, .42), t.metal, .006)
    plate('push plate', rounded(.20, .56, .05), .02, (DOOR_X + .58, .022, 1.55), t.metal, .006)
    lettering('Staff', .22, (DOOR_X, .01, 2.76), t.letter, 'InterDisplay-Medium', depth=.02, rounding=.0008)
    x = DOOR_X + DOOR_WIDTH / 2 + .52
    plate('reader plate', rounded(.36, .62, .12), .07, (x, -.05, 1.98), t.plate, .02, 6)
    reader(t, (x, -.10, 2.06), .128)


def folded(t, x, y, z, count, material, size=(.56, .40, .075), seed=1):
    """A stack of folded towels."""
    rng = random.Random(seed)
    for index in range(count):
        box('towel', (size[0] * rng.uniform(.96, 1.02), size[1], size[2]), (x + rng.uniform(-.012, .012), y, z + size[2] * (index + .5)), material, .034, 6)


def trolley(t, x, y):
    """Housekeeping trolley: tube frame, two shelves of linen, a bag at the end, brushes in a pail."""
    cloth = paint('towel', '#46b88d', .95, specular=.05, tooth=.7, tooth_scale=50)
    dark = paint('sheet', '#0f8a63', .95, specular=.05, tooth=.4, tooth_scale=60)
    half, depth = .82, .34
    for side in (-1, 1):
        for z in (.26, .82, 1.36):
            tube('frame', [(x - half, y + side * depth, z), (x + half, y + side * depth, z)], .022, t.metal, False)
        for end in (-half, half):
            tube('post', [(x + end, y + side * depth, .16), (x + end, y + side * depth, 1.40)], .026, t.metal, False)
            disc('wheel', .085, .05, (x + end * .96, y + side * depth, .085), t.deep, .02, degrees(90, 0, 0))
    for z in (.27, .83):
        box('shelf', (2 * half, 2 * depth, .03), (x, y, z), t.panel, .01)
    box('tray', (2 * half + .06, 2 * depth + .06, .10), (x, y, 1.38), t.trim, .03)
    folded(t, x - .46, y, .285, 5, dark, (.60, .52, .085), 1)
    folded(t, x + .30, y, .285, 4, dark, (.70, .52, .085), 2)
    folded(t, x - .46, y, .845, 5, cloth, (.56, .50, .080), 3)
    folded(t, x + .22, y, .845, 4, cloth, (.60, .50, .080), 4)
    folded(t, x - .50, y, 1.43, 4, cloth, (.46, .42, .075), 5)
    for index in range(3):
        bx = x - .02 + .19 * index
        disc('bottle', .055, .20, (bx, y - .06, 1.53), t.gloss, .02)
        disc('bottle cap', .024, .07, (bx, y - .06, 1.66), t.metal, .008)
    cushion('laundry bag', (.46, .62, 1.02), (x + half + .28, y, .78), dark, puff=.12)
    tube('bag hoop', [(px + x + half + .28, py + y, 1.28) for px, py in fillet([(-.23, -.3, .1), (.23, -.3, .1), (.23, .3, .1), (-.23, .3, .1)])], .022, t.metal)


def shelf(t, x, z, width=1.7):
    """Wall shelf with linen."""
    cloth = paint('linen', '#2fa67c', .95, specular=.05, tooth=.6, tooth_scale=50)
    box('shelf', (width, .42, .05), (x, -.22, z), t.trim, .015)
    for side in (-1, 1):
        tube('bracket', [(x + side * (width / 2 - .2), -.04, z - .26), (x + side * (width / 2 - .2), -.36, z - .03)], .016, t.metal, False)
    folded(t, x - .46, -.24, z + .025, 6, cloth, (.58, .36, .07), 7)
    folded(t, x + .36, -.24, z + .025, 4, cloth, (.62, .36, .07), 8)


def build(frame):
    t = tones('emerald')
    slabs(t, '#0b6347', '#095a41', '#053626', .62, .62, .22, (0, -9), (40, 22), 0)
    wall(t)
    swing_door(t)
    shelf(t, -2.75, 2.36)
    trolley(t, -2.95, -.85)
    for x in (-2.1, 1.9):
        lamp = box('tube lamp', (1.3, .09, .07), (x, -.10, 3.62), t.opal, .03)
        box('tube mount', (1.5, .08, .14), (x, -.02, 3.62), t.metal, .03)
        no_shadow(lamp)
        glow('tube light', (x, -.25, 3.62), 9, .2)
    studio('emerald', KEY_AT, KEY_TO, frame.options.get('key', 19000), 34, .11, fill=150, kick=25, ambience=.06)
    window_gobo(KEY_AT, KEY_TO, half=(1.35, .98), uprights=(-.45, .45))
