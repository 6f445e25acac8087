"""Casa Terra, inside: the hall with its letter boxes on moving day, and the bicycle room.

Options: view 'hall' or 'bicycles'.
"""
from kit.build import box, degrees, disc, lathe, lettering, plate, tube
from kit.fittings import pendant, reader
from kit.household import bicycle, carton, letterboxes
from kit.light import glow, shadow_gobo, studio, window_gobo
from kit.outline import arc, rounded, spline
from kit.paint import paint, tones
from kit.plants import agave
from kit.rooms import slabs

KEY_AT, KEY_TO = (-6.6, -7.4, 7.0), (0.1, 0, 1.6)


def shell(t):
    """Stucco above a painted dado with a rail."""
    slabs(t, '#9c3e0b', '#8a350a', '#541b05', 0.82, 0.82, 0.30, (0, -9), (40, 22), 0)
    box('wall', (40, 0.3, 9), (0, 0.15, 4.5), t.wall, 0)
    box('dado', (40, 0.06, 1.05), (0, -0.01, 0.525), t.panel, 0)
    box('dado rail', (40, 0.12, 0.08), (0, -0.04, 1.08), t.trim, 0.025)
    box('skirting', (40, 0.10, 0.24), (0, -0.03, 0.12), t.trim, 0.02)


def arched_light(lamp_at):
    """The light that falls through the fanlight of the street door: a half round with bars, on the wall."""
    hub, outer, x, z = 0.42, 2.35, 0.25, 1.15
    masks = [
        [(-20, -4), (-20, 12), (x - outer, 12), (x - outer, -4)],
        [(x + outer, -4), (x + outer, 12), (20, 12), (20, -4)],
        [(-20, -4), (20, -4), (20, z - 0.9), (-20, z - 0.9)],
    ]
    rim = arc(outer, 0, 180, 48, x, z)
    for a, b in zip(rim, rim[1:]):
        masks.append([a, b, (b[0], 12), (a[0], 12)])
    bars = []
    for angle in (36, 72, 108, 144):
        for low, high in ((hub, outer),):
            p, q = arc(low, angle - 1.6 * outer / low * 0.5, angle, 1, x, z)[0], arc(high, angle - 1, angle, 1, x, z)[0]
            r, s = arc(high, angle + 1, angle, 1, x, z)[0], arc(low, angle + 1.6 * outer / low * 0.5, angle, 1, x, z)[0]
            bars.append([p, q, r, s])
    shadow_gobo('fanlight mask', masks, lamp_at, 0.5)
    shadow_gobo('fanlight bars', bars, lamp_at, 0.5)


def moving_day(t):
    """Cartons, a rolled rug, a lamp without its shade: somebody arrives."""
    carton(t, (0.92, 0.66, 0.62), -1.55, -0.86, 0, 6, t.wall)
    carton(t, (0.74, 0.56, 0.48), -1.62, -0.82, 0.62, -9, t.trim)
    carton(t, (0.52, 0.44, 0.34), -1.52, -0.86, 1.10, 14, t.wall, True)
    carton(t, (0.70, 0.58, 0.52), -0.62, -1.10, 0, -12, t.trim)
    rug = disc(
        'rug',
        0.15,
        1.7,
        (-2.34, -0.42, 0.85),
        paint('rug', '#b4560f', 0.95, specular=0.05, tooth=0.7, tooth_scale=50),
        0.03,
        degrees(-6, 0, 0),
    )
    for z in (-0.5, 0.5):
        tube('rug tie', [(x, y, z) for x, y in arc(0.156, 0, 350, 40)], 0.012, t.letter, parent=rug)
    plant = [(0, 0), (0.20, 0), (0.24, 0.3), (0.26, 0.34), (0.22, 0.34), (0.2, 0.26), (0, 0.26)]
    lathe('pot', spline(plant, 5), t.gloss, (-0.62, -1.10, 0.52), angle=50)
    for index in range(9):
        lean = arc(1, 40 * index, 40 * index + 1, 1)[0]
        tube(
            'frond',
            [
                (
                    -0.62 + lean[0] * 0.05 * k * (1 + 0.12 * k),
                    -1.10 + lean[1] * 0.04 * k * (1 + 0.12 * k),
                    0.80 + 0.15 * k - 0.010 * k * k,
                )
                for k in range(6)
            ],
            0.016,
            t.leaf,
            False,
        )


def bicycle_room(t):
    """Two bicycles on the floor, one on the wall; hooks and numbers; the reader by the door frame."""
    bicycle(t, -1.95, -0.52, 6, basket=True)
    bicycle(t, -0.95, -1.15, 4, 4, t.leaf, basket=False)
    for index, x in enumerate((-2.5, -1.4, -0.3)):
        plate('bay plate', rounded(0.34, 0.34, 0.08), 0.03, (x, -0.02, 2.62), t.trim, 0.01)
        lettering(str(7 + index), 0.22, (x, -0.045, 2.62), t.letter, 'InterDisplay-Medium', depth=0.012, rounding=0)
        tube('hook', [(x, -0.03, 2.30), (x, -0.22, 2.30), (x, -0.26, 2.33), (x, -0.26, 2.42)], 0.022, t.metal, False)
        disc('hook rose', 0.06, 0.03, (x, -0.02, 2.30), t.metal, 0.008, degrees(90, 0, 0))
    for x in (1.32, 2.92):
        box('jamb', (0.18, 0.24, 3.0), (x, -0.08, 1.5), t.trim, 0.024)
    box('head', (1.96, 0.26, 0.2), (2.12, -0.09, 3.06), t.trim, 0.024)
    box('leaf', (1.46, 0.06, 2.96), (2.12, -0.13, 1.48), t.panel, 0.01)
    for z in (0.7, 1.3, 1.9, 2.5):
        box('door rib', (1.2, 0.03, 0.05), (2.12, -0.17, z), t.panel, 0.014)
    plate('reader plate', rounded(0.36, 0.66, 0.12), 0.06, (0.66, -0.04, 1.98), t.plate, 0.02, 6)
    reader(t, (0.66, -0.085, 2.06), 0.132)


def build(frame):
    t = tones('tangerine')
    shell(t)
    if frame.options.get('view', 'hall') == 'hall':
        letterboxes(t, -0.30, 2.32, 4, 3, 7, post=('8C', '9A'), width=0.50, height=0.32)
        moving_day(t)
        agave(t, 2.2, -0.6)
        arched_light(KEY_AT)
    else:
        bicycle_room(t)
        window_gobo(KEY_AT, KEY_TO, (1.12, 0.86), (-0.36, 0.40), (0.26,))
    lamp_x, lamp_z = frame.options.get('lamp', (1.75, 3.15))
    pendant(t, lamp_x, -0.8, lamp_z, 0.19, 8)
    glow('lamp light', (lamp_x, -0.8, lamp_z), 14, 0.17, (1, 0.82, 0.55))
    studio(
        'tangerine',
        KEY_AT,
        KEY_TO,
        frame.options.get('key', 27000),
        36,
        0.09,
        150,
        90,
        110,
        0.055,
        key_colour=(1, 0.90, 0.70),
    )
