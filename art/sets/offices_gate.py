"""Northgate on a Monday morning: one gate from near, the lift behind it, a screen on the wall.

Options: answered (True: the ring is lit in the colour of the pass, the wings swing, the lift comes, the screen says whose day it is).
"""
from kit.build import lettering, plate
from kit.gates import cabinet, lift, on_head, shown, wall_with_door, wings
from kit.light import ambient, area, glow, spot
from kit.outline import rounded
from kit.paint import ANSWER, linear, paint, tones
from kit.rooms import slabs

LEFT, RIGHT, FRONT, BACK = -1.62, 0.66, -1.2, 4.2
LIFT_X, LIFT_TOP = 0.42, 2.35


def greeting(t, answered):
    """The screen in the hall."""
    x, z = 3.05, 2.72
    white, yellow = shown('white', t.hex['glow']), shown('yellow', ANSWER['cobalt'], 1.3)
    plate('screen', rounded(2.3, 1.3, 0.10), 0.08, (x, BACK - 0.05, z), t.plate, 0.02, 5)
    if answered:
        lines = (('Monday', 0.20, 0.30, white), ('Welcome,', 0.40, 0.0, yellow), ('Sam.', 0.40, -0.38, yellow))
    else:
        lines = (('Monday', 0.20, 0.30, white),)
    for words, size, up, light in lines:
        lettering(words, size, (x - 0.90, BACK - 0.10, z + up), light, depth=0.008, rounding=0, align='LEFT')


def build(frame):
    t = tones('cobalt')
    answered = frame.options.get('answered', False)
    t.cabin = paint('cabin', '#c9a06a', 0.8, glow='#ffcf8a', strength=0.75)
    light = t.answer if answered else None
    slabs(t, '#4a60b4', '#4359ab', '#223a90', 1.5, 1.5, 0.34, (0, -8), (40, 30), 0)
    half = 0.75
    wall_with_door(t, BACK, LIFT_X - half, LIFT_X + half, LIFT_TOP)
    lift(t, LIFT_X, BACK, 2 * half, LIFT_TOP, 1 if answered else 0)
    greeting(t, answered)
    cabinet(t, LEFT, FRONT)
    cabinet(t, RIGHT, FRONT, light=light)
    cabinet(t, RIGHT + 2.28, FRONT)
    wings(t, LEFT, RIGHT, FRONT + 1.5, 74 if answered else 0)
    wings(t, RIGHT, RIGHT + 2.28, FRONT + 1.5)
    if answered:
        x, y, z = on_head(RIGHT, FRONT, 0.35)
        glow('answer', (x, y, z + 0.1), 10, 0.12, linear(ANSWER['cobalt']))
        spot(
            'lift light',
            (LIFT_X, BACK + 1.9, 2.1),
            (LIFT_X - 0.9, FRONT - 0.5, 0),
            2400,
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
