"""Casa Terra as its owners see it: a model of the block on a table, every lit window a lease."""
import bpy

from kit.build import box, degrees, disc, group, lettering, slab, tube
from kit.facades import house
from kit.fittings import pendant, picture_frame, skirting
from kit.light import glow, studio, window_gobo
from kit.outline import rounded
from kit.paint import paint, tones
from kit.plants import agave
from kit.rooms import panels, slabs

TABLE = 0.98
KEY_AT, KEY_TO = (-6.4, -7.2, 6.9), (-0.5, 0, 1.8)


def model(t, x, y, scale, turn):
    """The block, built like the houses of the street and then made small."""
    holder = group('model', (x, y, TABLE + 0.05), degrees(0, 0, turn))
    before = set(bpy.context.scene.objects)
    house(t, -2.4, 4.8, 3, 'flat', t.wall, -0.8, (1, 3, 6, 7, 10), columns=5, storey=1.0)
    house(t, -4.35, 1.9, 2, 'point', t.trim, -0.8, (1,), storey=0.96)
    house(t, 2.45, 1.9, 2, 'bell', t.trim, -0.8, (0, 3), storey=0.96)
    box('depth', (4.7, 1.6, 4.5), (0, 0.4, 2.25), t.wall, 0.01)
    for tree_x, tree_y in ((-3.1, -1.7), (-1.3, -1.75), (1.5, -1.75), (3.2, -1.7)):
        tube('model trunk', [(tree_x, tree_y, 0), (tree_x, tree_y, 0.7)], 0.05, t.bark, False)
        disc('model tree', 0.42, 0.7, (tree_x, tree_y, 0.95), t.leaf, 0.28)
    for thing in set(bpy.context.scene.objects) - before:
        if thing.parent is None:
            thing.parent = holder
    holder.scale = (scale,) * 3
    slab(
        'base',
        rounded(9.6 * scale, 4.6 * scale, 0.06),
        0.05,
        t.panel,
        0.012,
        at=(x, y - 0.35 * scale, TABLE + 0.027),
        turn=degrees(0, 0, turn),
    )


def build(frame):
    t = tones('tangerine')
    t.lit = paint('lit', '#000000', 0.4, glow='#ffcf86', strength=1.7)
    slabs(t, '#8e380a', '#7f3009', '#4a1804', 2.4, 0.30, 0.34, (0, -9), (40, 22))
    box('wall', (40, 0.3, 9), (0, 0.15, 4.5), t.wall, 0)
    skirting(t, -15, 15)
    panels(t, ((-6.4, -3.7), (-3.35, -0.6), (-0.25, 2.5), (2.85, 5.6)), 0.62, 3.75)
    picture_frame(t, 1.12, 2.45, 1.5, 1.05, material=t.panel)
    lettering('9', 0.52, (1.12, -0.075, 2.45), t.letter, 'InterDisplay-Medium', depth=0.02, rounding=0.001)
    slab('table top', rounded(4.4, 1.7, 0.10), 0.09, t.trim, 0.03, 5, at=(-0.55, -1.5, TABLE - 0.045))
    for x in (-2.4, 1.3):
        for y in (-2.1, -0.9):
            disc('leg', 0.055, TABLE - 0.08, (x, y, (TABLE - 0.08) / 2), t.panel, 0.01)
    model(t, frame.options.get('model', -0.15), -1.35, 0.30, frame.options.get('turn', 8))
    for size, z, turn in (((0.46, 0.32, 0.05), 0.025, 10), ((0.40, 0.28, 0.045), 0.075, -5)):
        box('folder', size, (1.32, -1.7, TABLE + z), t.panel, 0.012, turn=degrees(0, 0, turn))
    tube('roll', [(-2.35, -1.9, TABLE + 0.06), (-1.55, -2.1, TABLE + 0.06)], 0.055, t.paper, False)
    pendant(t, -0.2, -1.4, 3.25, 0.24, 8)
    glow('pendant light', (-0.2, -1.4, 3.25), 40, 0.22, (1, 0.82, 0.55))
    agave(t, 2.9, -0.6, 0.34, 0.5)
    studio(
        'tangerine',
        KEY_AT,
        KEY_TO,
        frame.options.get('key', 25000),
        36,
        0.09,
        150,
        80,
        110,
        0.05,
        key_colour=(1, 0.90, 0.70),
    )
    window_gobo(KEY_AT, KEY_TO, (1.15, 0.92), (-0.38, 0.40), (0.30,))
