"""Northgate, the whole way of a morning in one view: the gate open, the lift come, the desk on floor 7. At each a ring is lit."""
from kit.build import box, lettering, plate, slab
from kit.fittings import reader
from kit.gates import cabinet, lift, on_head, wall_with_door, wings
from kit.light import ambient, area, glow, spot
from kit.outline import rounded
from kit.paint import ANSWER, linear, paint, tones
from kit.rooms import slabs

GATES, GATE_Y, WALL = (-1.34, 0.10), -2.2, 1.2
LIFT_X, LIFT_TOP = -0.62, 2.2
DESK_Y, DESK_TOP = -4.0, 1.2


def desk(t):
    """Its end: the number of the place with a ring of its own, a keyboard."""
    slab('desk top', rounded(4.0, 1.5, 0.12), 0.08, t.trim, 0.026, 5, at=(-2.0, DESK_Y, DESK_TOP - 0.04))
    box('desk side', (0.09, 1.2, DESK_TOP - 0.08), (-0.3, DESK_Y, (DESK_TOP - 0.08) / 2), t.panel, 0.02)
    plate('place', rounded(1.02, 0.36, 0.10), 0.05, (-0.68, DESK_Y + 0.1, DESK_TOP + 0.18), t.plate, 0.014, 4)
    lettering('7.114', 0.22, (-0.84, DESK_Y + 0.07, DESK_TOP + 0.18), t.letter, depth=0.012, rounding=0)
    reader(t, (-0.36, DESK_Y + 0.06, DESK_TOP + 0.18), 0.14, light=t.answer)
    box('keyboard', (0.78, 0.34, 0.05), (-0.95, DESK_Y - 0.42, DESK_TOP + 0.025), t.metal, 0.016)
    for row in range(3):
        for key in range(9):
            at = (-1.27 + 0.08 * key, DESK_Y - 0.52 + 0.1 * row, DESK_TOP + 0.055)
            box('key', (0.06, 0.075, 0.02), at, t.plate, 0.006, 2)


def build(frame):
    t = tones('cobalt')
    t.cabin = paint('cabin', '#c9a06a', 0.8, glow='#ffcf8a', strength=0.75)
    slabs(t, '#4a60b4', '#4359ab', '#223a90', 1.5, 1.5, 0.34, (0, -8), (40, 30), 0)
    wall_with_door(t, WALL, LIFT_X - 0.65, LIFT_X + 0.65, LIFT_TOP)
    lift(t, LIFT_X, WALL, 1.3, LIFT_TOP, 1)
    plate('lift plate', rounded(0.40, 0.40, 0.16), 0.06, (LIFT_X + 1.14, WALL - 0.03, 1.98), t.plate, 0.02, 6)
    reader(t, (LIFT_X + 1.14, WALL - 0.075, 1.98), 0.17, light=t.answer)
    cabinet(t, GATES[0], GATE_Y)
    cabinet(t, GATES[1], GATE_Y, light=t.answer)
    cabinet(t, GATES[1] + 1.6, GATE_Y)
    wings(t, *GATES, GATE_Y + 1.5, 74)
    wings(t, GATES[1], GATES[1] + 1.6, GATE_Y + 1.5)
    desk(t)
    x, y, z = on_head(GATES[1], GATE_Y, 0.35)
    glow('answer', (x, y, z + 0.1), 8, 0.12, linear(ANSWER['cobalt']))
    spot('lift light', (LIFT_X, WALL + 1.9, 2.2), (LIFT_X - 0.3, GATE_Y - 0.5, 0), 2400, 74, 0.7, 0.08, (1, 0.66, 0.30))
    spot('key', (5.4, -8.4, 6.6), (-0.8, -2.0, 0.9), 12500, 36, 0.9, 0.09)
    area('fill', (-4.6, -10, 4.4), (0, -1, 1.4), 7, 105, (0.84, 0.92, 1))
    area('over the desk', (-1.4, -5.6, 4.0), (-1.2, DESK_Y, DESK_TOP), 1.6, 60, (1, 0.94, 0.84))
    area('hall', (0.2, -1.6, 5.6), (0.4, WALL, 1.6), 4, 240, (0.84, 0.92, 1))
    ambient((0.55, 0.68, 0.98), 0.05)
