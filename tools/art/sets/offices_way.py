"""Northgate, the whole way of a morning in one view: the gate open, behind it the lift, and near us the desk. At each of the three a
ring is lit, and at nothing else."""
from kit.build import box, group, lettering, plate, slab
from kit.fittings import granted
from kit.gates import cabinet, lift, on_head, wall_with_door, wings
from kit.light import ambient, area, glow, spot
from kit.outline import rounded
from kit.paint import YES, linear, paint, tones
from kit.rooms import slabs

GATES, GATE_Y, WALL = (-1.52, -0.06), -2.2, 1.2
LIFT_X, LIFT_TOP = -0.95, 2.2
DESK_X, DESK_Y, DESK_TOP = -0.56, -9.0, 1.46


def desk(t):
    """Its end: the number of the place with a ring of its own, a keyboard."""
    slab('desk top', rounded(3.0, 0.9, 0.06), 0.05, t.trim, 0.018, 5, at=(DESK_X - 1.5, DESK_Y, DESK_TOP - 0.025))
    box('desk side', (0.05, 0.74, DESK_TOP - 0.05), (DESK_X - 0.12, DESK_Y, (DESK_TOP - 0.05) / 2), t.panel, 0.014)
    place = group('place', (DESK_X - 0.20, DESK_Y + 0.06, DESK_TOP), (0, 0, -0.10))
    box('foot', (0.30, 0.10, 0.02), (0, 0.02, 0.01), t.metal, 0.006, 3, parent=place)
    plate('plate', rounded(0.44, 0.19, 0.05), 0.03, (0, 0, 0.115), t.plate, 0.008, 4, place)
    number = paint('place number', '#c9d6ff', 0.5, glow='#c9d6ff', strength=0.35)
    lettering('7.114', 0.105, (-0.065, -0.017, 0.115), number, depth=0.006, rounding=0, parent=place)
    granted(t, (0.145, -0.019, 0.115), 0.066, place)


def cabin(t):
    """Panels and buttons, so that the lift is a lift."""
    y = WALL + 2.12
    for x in (-0.42, 0.0):
        plate('panel', rounded(0.36, 1.5, 0.04), 0.03, (LIFT_X + x, y, 1.20), t.cabin, 0.012)
    plate('buttons', rounded(0.16, 0.62, 0.06), 0.04, (LIFT_X + 0.46, y, 1.50), t.plate, 0.01)


def build(frame):
    t = tones('cobalt')
    t.cabin = paint('cabin', '#a9b8ea', 0.8, glow='#ffdcae', strength=0.28)
    slabs(t, '#4a60b4', '#4359ab', '#223a90', 1.5, 1.5, 0.34, (0, -8), (40, 30), 0)
    wall_with_door(t, WALL, LIFT_X - 0.65, LIFT_X + 0.65, LIFT_TOP)
    lift(t, LIFT_X, WALL, 1.3, LIFT_TOP, 1)
    cabin(t)
    plate('lift plate', rounded(0.46, 0.46, 0.18), 0.06, (LIFT_X - 1.10, WALL - 0.03, 2.36), t.plate, 0.02, 6)
    granted(t, (LIFT_X - 1.10, WALL - 0.075, 2.36), 0.20)
    cabinet(t, GATES[0], GATE_Y, light=t.deep)
    cabinet(t, GATES[1], GATE_Y, light=t.yes)
    cabinet(t, GATES[1] + 1.6, GATE_Y, light=t.deep)
    wings(t, *GATES, GATE_Y + 1.5, 74)
    wings(t, GATES[1], GATES[1] + 1.6, GATE_Y + 1.5)
    desk(t)
    x, y, z = on_head(GATES[1], GATE_Y, 0.35)
    glow('answer', (x, y, z + 0.1), 7, 0.12, linear(YES['cobalt']))
    glow('cabin light', (LIFT_X, WALL + 1.0, 2.1), 20, 0.2, (1, 0.90, 0.74))
    spot('key', (5.4, -9.4, 6.6), (-0.8, -2.6, 0.9), 24000, 40, 0.9, 0.09)
    area('fill', (-4.6, -12, 4.4), (0, -1, 1.4), 7, 170, (0.84, 0.92, 1))
    area('over the desk', (-0.2, -10.6, 3.4), (DESK_X - 0.4, DESK_Y, DESK_TOP), 0.9, 48, (1, 0.94, 0.84))
    area('hall', (0.2, -1.6, 5.6), (0.0, WALL, 1.6), 4, 240, (0.84, 0.92, 1))
    ambient((0.55, 0.68, 0.98), 0.05)
