"""A street of small hotels at dusk: one name, five houses, the same key."""
from kit.build import box
from kit.facades import house, street_lamp
from kit.light import ambient, area, glow, spot
from kit.paint import paint, tones
from kit.rooms import slabs

# left edge, width, storeys, roof, tone, lit windows, name
HOUSES = (
    (-7.9, 2.1, 2, 'point', 'panel', (1, 2), None),
    (-5.75, 2.0, 3, 'flat', 'wall', (0, 3, 5), 'Alder Quay'),
    (-3.70, 1.9, 2, 'bell', 'trim', (0, 1, 3), 'Alder Mill'),
    (-1.75, 2.3, 3, 'steps', 'wall', (1, 2, 5), 'Alder House'),
    (0.60, 1.9, 2, 'point', 'trim', (0, 3), 'Alder Yard'),
    (2.55, 2.2, 3, 'flat', 'panel', (2,), None),
    (4.80, 2.0, 2, 'bell', 'wall', (), None),
    (6.85, 2.2, 3, 'flat', 'panel', (), None),
)


def build(frame):
    t = tones('emerald')
    t.lit = paint('lit', '#000000', 0.4, glow='#ffdca6', strength=1.5)
    slabs(t, '#0a5c43', '#084a36', '#043021', 0.62, 0.34, 0.30, (0, -7.6), (40, 16))
    box('pavement', (40, 1.5, 0.12), (0, -0.55, 0.0), t.trim, 0.03)
    for left, width, storeys, roof, tone, lit, name in HOUSES:
        house(t, left, width, storeys, roof, getattr(t, tone), 0.0, lit, name)
    for x in frame.options.get('lamps', (-3.72, 0.58, 4.78)):
        street_lamp(t, x, -0.95)
        glow('lamp light', (x, -0.95, 2.3), 30)
    box('sky', (60, 0.2, 30), (0, 6, 8), paint('sky', '#043526', 0.9, specular=0, glow='#0b6b4d', strength=0.10), 0)
    spot('evening', (-9, -8, 7), (-1.6, 0, 2), frame.options.get('key', 23000), 40, 0.9, 0.12, (1, 0.93, 0.80))
    area('fill', (5, -12, 5), (-1, 0, 2), 8, 260, (0.75, 1, 0.92))
    area('top', (0, -2, 9), (0, -0.3, 1), 6, 120, (0.8, 1, 0.92))
    ambient((0.45, 0.9, 0.74), 0.05)
