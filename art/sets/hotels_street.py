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
    (.60, 1.9, 2, 'point', 'trim', (0, 3), 'Alder Yard'),
    (2.55, 2.2, 3, 'flat', 'panel', (2,), None),
    (4.80, 2.0, 2, 'bell', 'wall', (), None),
    (6.85, 2.2, 3, 'flat', 'panel', (), None),
)


def build(frame):
    t = tones('emerald')
    t.lit = paint('lit', '#000000', .4, glow='#ffdca6', strength=1.5)
    slabs(t, '#0a5c43', '#084a36', '#043021', .62, .34, .30, (0, -7.6), (40, 16))
    box('pavement', (40, 1.5, .12), (0, -.55, .0), t.trim, .03)
    for left, width, storeys, roof, tone, lit, name in HOUSES:
        house(t, left, width, storeys, roof, getattr(t, tone), 0., lit, name)
    for x in frame.options.get('lamps', (-3.72, .58, 4.78)):
        street_lamp(t, x, -.95)
        glow('lamp light', (x, -.95, 2.3), 30)
    box('sky', (60, .2, 30), (0, 6, 8), paint('sky', '#043526', .9, specular=0, glow='#0b6b4d', strength=.10), 0)
    spot('evening', (-9, -8, 7), (-1.6, 0, 2), frame.options.get('key', 23000), 40, .9, .12, (1, .93, .80))
    area('fill', (5, -12, 5), (-1, 0, 2), 8, 260, (.75, 1, .92))
    area('top', (0, -2, 9), (0, -.3, 1), 6, 120, (.8, 1, .92))
    ambient((.45, .9, .74), .05)
