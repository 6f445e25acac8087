"""Northgate on a Monday morning, from near: the phone put down on the head of a gate, under its reader. Behind it the lift and a screen.

Options: answered (True: the ring is lit and shows a tick, the wings swing, the lift comes, the screen says whose day it is).
"""
from kit.build import FACING, disc, lettering, plate
from kit.gates import cabinet, lift, on_head, shown, wall_with_door, wings
from kit.light import ambient, area, glow, spot
from kit.outline import rounded
from kit.paint import YES, linear, paint, tones
from kit.rooms import slabs

LEFT, RIGHT, FRONT, BACK = -1.62, 0.66, -1.2, 4.2
LIFT_X, LIFT_TOP = -0.42, 2.35


def greeting(t, answered):
    """The screen in the hall."""
    x, z = 1.62, 2.50
    white, yellow = shown('white', t.hex['glow']), shown('yellow', YES['cobalt'], 1.3)
    plate('screen', rounded(1.8, 1.06, 0.10), 0.08, (x, BACK - 0.05, z), t.plate, 0.02, 5)
    if answered:
        lines = (('Monday', 0.16, 0.35, white), ('Welcome,', 0.29, 0.11, yellow), ('Sam.', 0.29, -0.16, yellow))
    else:
        lines = (('Monday', 0.16, 0.35, white),)
    for words, size, up, light in lines:
        lettering(words, size, (x - 0.74, BACK - 0.10, z + up), light, depth=0.008, rounding=0, align='LEFT')


def build(frame):
    t = tones('cobalt')
    answered = frame.options.get('answered', False)
    t.cabin = paint('cabin', '#a9b8ea', 0.8, glow='#ffdcae', strength=0.30)
    light = t.yes if answered else None
    slabs(t, '#4a60b4', '#4359ab', '#223a90', 1.5, 1.5, 0.34, (0, -8), (40, 30), 0)
    half = 0.75
    wall_with_door(t, BACK, LIFT_X - half, LIFT_X + half, LIFT_TOP)
    lift(t, LIFT_X, BACK, 2 * half, LIFT_TOP, 1 if answered else 0)
    back = BACK + 2.12
    plate('buttons', rounded(0.18, 0.66, 0.06), 0.04, (LIFT_X + 0.52, back, 1.55), t.plate, 0.01)
    for index in range(5):
        disc('button', 0.034, 0.03, (LIFT_X + 0.52, back - 0.03, 1.33 + 0.11 * index), t.glow, 0.006, FACING)
    greeting(t, answered)
    for x in (LEFT, RIGHT, RIGHT + 2.28):
        cabinet(t, x, FRONT, light=light if x == RIGHT else None, share=0.76, tray=True)
    wings(t, LEFT, RIGHT, FRONT + 1.5, 74 if answered else 0)
    wings(t, RIGHT, RIGHT + 2.28, FRONT + 1.5)
    if answered:
        x, y, z = on_head(RIGHT, FRONT, 0.35, 0.76)
        glow('answer', (x, y, z + 0.1), 6, 0.12, linear(YES['cobalt']))
        spot(
            'lift light',
            (LIFT_X, BACK + 1.9, 2.1),
            (LIFT_X - 0.9, FRONT - 0.5, 0),
            800,
            74,
            0.7,
            0.08,
            (1, 0.66, 0.30),
        )
    spot('key', (-6.5, -5.0, 6.4), (-0.2, 0.6, 1.0), 12500, 38, 0.9, 0.09)
    area('fill', (4.6, -9, 4.4), (0, 0, 1.4), 7, 105, (0.84, 0.92, 1))
    area('hall', (0.4, 0.6, 5.6), (0.6, 4.2, 1.6), 4, 260, (0.84, 0.92, 1))
    area('kick', (4.8, -2.6, 2.6), (0.4, -1.0, 1.3), 1.2, 70, (1, 0.9, 0.78), height=3)
    ambient((0.55, 0.68, 0.98), 0.05)
