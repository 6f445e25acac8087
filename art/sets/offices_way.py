"""Northgate, the whole way of a morning in one view: the gate open, the lift come, the desk on floor 7. At each a ring is lit."""
from kit.build import box, degrees, disc, group, lathe, lettering, plate, slab, tube
from kit.fittings import reader
from kit.gates import cabinet, lift, on_head, wall_with_door, wings
from kit.light import ambient, area, glow, spot
from kit.outline import rounded, spline
from kit.paint import ANSWER, linear, paint, tones
from kit.rooms import slabs

GATES, GATE_Y, WALL = (-1.35, 0.55), -1.6, 2.6
LIFT_X, LIFT_TOP = -0.15, 2.5
DESK, DESK_TOP = (-1.35, -4.5), 1.06


def desk(t):
    """Its near corner: the number of the place, a keyboard, a cup."""
    x, y = DESK
    slab('desk top', rounded(3.4, 1.5, 0.12), 0.08, t.trim, 0.026, 5, at=(x - 0.55, y, DESK_TOP - 0.04))
    box('desk side', (0.09, 1.2, DESK_TOP - 0.08), (x + 0.85, y, (DESK_TOP - 0.08) / 2), t.panel, 0.02)
    plate('place', rounded(0.62, 0.30, 0.06), 0.04, (x + 0.52, y + 0.1, DESK_TOP + 0.17), t.plate, 0.012, 4)
    lettering('7.114', 0.20, (x + 0.52, y + 0.075, DESK_TOP + 0.17), t.letter, depth=0.012, rounding=0)
    cup = [(0, 0), (0.10, 0), (0.115, 0.02), (0.13, 0.26), (0.115, 0.26), (0.10, 0.05), (0, 0.04)]
    lathe('cup', spline(cup, 4), t.gloss, (x + 0.28, y - 0.42, DESK_TOP), angle=50)


def build(frame):
    t = tones('cobalt')
    t.cabin = paint('cabin', '#c9a06a', 0.8, glow='#ffcf8a', strength=0.75)
    slabs(t, '#4a60b4', '#4359ab', '#223a90', 1.5, 1.5, 0.34, (0, -8), (40, 30), 0)
    wall_with_door(t, WALL, LIFT_X - 0.75, LIFT_X + 0.75, LIFT_TOP)
    lift(t, LIFT_X, WALL, opened=1)
    plate('lift plate', rounded(0.40, 0.40, 0.16), 0.06, (LIFT_X + 1.25, WALL - 0.03, 1.7), t.plate, 0.02, 6)
    reader(t, (LIFT_X + 1.25, WALL - 0.075, 1.7), 0.17, light=t.answer)
    cabinet(t, GATES[0], GATE_Y, light=t.answer)
    cabinet(t, GATES[1], GATE_Y)
    cabinet(t, GATES[1] + 1.9, GATE_Y)
    wings(t, *GATES, GATE_Y + 1.5, 74)
    wings(t, GATES[1], GATES[1] + 1.9, GATE_Y + 1.5)
    desk(t)
    x, y, z = on_head(GATES[0], GATE_Y, 0.35)
    glow('answer', (x, y, z + 0.1), 8, 0.12, linear(ANSWER['cobalt']))
    spot('lift light', (LIFT_X, WALL + 1.9, 2.2), (LIFT_X - 0.3, GATE_Y - 0.5, 0), 5200, 46, 0.6, 0.08, (1, 0.78, 0.46))
    spot('key', (5.4, -6.4, 6.6), (-0.8, -1.4, 0.9), 9500, 36, 0.9, 0.09)
    area('fill', (-4.6, -10, 4.4), (0, -1, 1.4), 7, 105, (0.84, 0.92, 1))
    area('hall', (-1, 0.8, 6.0), (-0.4, 1.6, 0), 4, 110, (0.84, 0.92, 1))
    ambient((0.55, 0.68, 0.98), 0.05)
