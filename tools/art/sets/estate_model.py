"""Casa Terra as its owners see it: three leases on a tablet, and beside it a model of the block with a number at each window. The
lease of 2A has ended, and its window is dark."""
import bpy

from kit.build import box, degrees, disc, group, lettering, slab, tube
from kit.facades import house
from kit.fittings import skirting
from kit.light import ambient, area, glow, spot
from kit.outline import rounded
from kit.paint import paint, tones
from kit.rooms import panels, slabs

TABLE = 0.98


def model(t, x, y, scale, turn):
    """The block, built like the houses of the street and then made small."""
    holder = group('model', (x, y, TABLE + 0.06), degrees(0, 0, turn))
    before = set(bpy.context.scene.objects)
    storey, columns = 1.22, 3
    pale = paint('unit number', '#ffd9ae', 0.5, glow='#ffc890', strength=0.25)
    eaves = house(t, -1.95, 3.9, 3, 'flat', t.wall, -0.8, range(1, 9), columns=columns, storey=storey)
    for row, floor in enumerate((2, 7, 9)):
        for column, side in enumerate('ABC'):
            right, up = -1.95 + 1.3 * (column + 0.5) + 0.47, 1.55 + 0.22 + storey * (row + 0.30)
            lettering(f'{floor}{side}', 0.27, (right, -0.82, up), pale, depth=0.02, rounding=0)
    box('depth', (3.8, 2.4, eaves - 0.1), (0, 0.8, eaves / 2), t.wall, 0.01)
    box('parapet', (3.6, 0.3, 0.14), (0, -0.8, eaves + 0.10), t.trim, 0.02)
    sign = lettering('Casa Terra', 0.46, (0, -0.84, 0), t.letter, depth=0.09, rounding=0.002)
    bpy.context.view_layer.update()
    sign.location.z = eaves + 0.166 - min(corner[1] for corner in sign.bound_box)  # its letters stand on the parapet
    for tree_x in (-1.75, 1.05, 1.75):
        tube('model trunk', [(tree_x, -1.75, 0), (tree_x, -1.75, 0.7)], 0.05, t.bark, False)
        disc('model tree', 0.36, 0.7, (tree_x, -1.75, 0.95), t.leaf, 0.24)
    for thing in set(bpy.context.scene.objects) - before:
        if thing.parent is None:
            thing.parent = holder
    holder.scale = (scale,) * 3
    base = rounded(5.0 * scale, 5.2 * scale, 0.06)
    slab('base', base, 0.06, t.deep, 0.012, at=(x, y - 0.1 * scale, TABLE + 0.03), turn=degrees(0, 0, turn))


def build(frame):
    t = tones('tangerine')
    t.lit = paint('lit', '#000000', 0.4, glow='#ffdca0', strength=2.0)
    slabs(t, '#8e380a', '#7f3009', '#4a1804', 2.4, 0.30, 0.34, (0, -9), (40, 22))
    box('wall', (40, 0.3, 9), (0, 0.15, 4.5), t.wall, 0)
    skirting(t, -15, 15)
    panels(t, ((-6.4, -3.7), (-3.35, -0.6), (-0.25, 2.5), (2.85, 5.6)), 0.62, 3.75)
    slab('table top', rounded(7.2, 2.4, 0.10), 0.09, t.trim, 0.03, 5, at=(0.2, -1.6, TABLE - 0.045))
    for x in (-3.0, 3.4):
        for y in (-2.5, -0.7):
            disc('leg', 0.055, TABLE - 0.08, (x, y, (TABLE - 0.08) / 2), t.panel, 0.01)
    model(t, 0.26, -1.25, 0.36, 7)
    for size, z, turn in (((0.62, 0.44, 0.05), 0.025, 10), ((0.56, 0.40, 0.045), 0.075, -5)):
        box('folder', size, (1.98, -1.7, TABLE + z), t.panel, 0.012, turn=degrees(0, 0, turn))
    tube('roll of plans', [(1.5, -2.36, TABLE + 0.07), (2.5, -2.14, TABLE + 0.07)], 0.065, t.paper, False)
    # Late in the day: one low, broad light, and the model's own.
    spot('key', (-6.2, -6.6, 5.2), (-0.6, -1.2, 1.4), 9000, 40, 1.0, 0.30, (1, 0.88, 0.68))
    glow('model light', (0.2, -2.5, 1.5), 5, 0.2, (1, 0.82, 0.55))
    area('fill', (4.5, -9, 4.2), (-0.5, 0, 1.4), 7, 110, (1, 0.64, 0.38))
    area('kick', (4.6, -2.6, 2.5), (0, -1.2, 1.2), 1.2, 70, (1, 0.82, 0.6), height=3)
    ambient((1, 0.60, 0.34), 0.05)
