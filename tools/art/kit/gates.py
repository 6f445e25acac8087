"""The entrance of an office: gates with a slanted top for the reader, and the elevator behind them."""
import math

from kit.build import box, degrees, group, lettering, plate, profile, slab, tube
from kit.fittings import granted, reader
from kit.outline import fillet, rounded
from kit.paint import glass, paint

LOW, HIGH, RISE = 1.12, 2.02, 0.50  # the slanted top: lower edge, upper edge, depth
TILT = math.degrees(math.atan2(RISE, HIGH - LOW))  # degrees from vertical
READER = 0.70  # position of the reader on the slant, as a fraction
TRAY = 0.08  # position of the ledge, if there is one


def on_head(x, y, off=0.0, share=READER):
    """A point of the slanted head, `off` in front of it."""
    slope = math.radians(TILT)
    return x, y + RISE * share - off * math.cos(slope), LOW + (HIGH - LOW) * share + off * math.sin(slope)


def cabinet(t, x, y, width=0.62, length=2.6, light=None, share=READER, tray=False):
    """One gate post; `light` is its reader's and the line's (t.yes: it has opened). With `tray` a phone can be put down under the
    reader: the plate goes all the way down, to a ledge."""
    body = paint('gate', '#1b3da6', 0.28, specular=0.5)
    side = [(0, 0.06, 0.05), (0, LOW, 0.12), (RISE, HIGH, 0.08), (RISE + 0.3, HIGH, 0.14), (RISE + 0.44, 1.42, 0.18)]
    profile('gate', [*side, (length, 1.42, 0.14), (length, 0.06, 0.05)], width, (x, y, 0), body, 0.036, 6)
    box('gate plinth', (width - 0.08, length - 0.1, 0.1), (x, y + length / 2, 0.05), t.deep, 0.004)
    line = light or t.glow
    plate('gate line', rounded(0.03, 0.56, 0.015, power=2), 0.012, (x, y - 0.003, 0.56), line, 0.003, 2)
    face = group('head', on_head(x, y, 0.002, share), degrees(90 - TILT, 0, 0))
    long = 0.52
    if tray:
        long = 0.92
        ledge = group('ledge', on_head(x, y, 0.0, TRAY), degrees(90 - TILT, 0, 0))
        slab('tray ledge', rounded(0.40, 0.05, 0.02), 0.10, t.metal, 0.012, 4, ledge, (0, -0.025, 0.04))
    slab('reader plate', rounded(width - 0.10, long, 0.14), 0.024, t.plate, 0.010, 4, face, (0, 0.26 - long / 2, 0))
    if light is t.yes:
        granted(t, (0, 0, 0.024), 0.19, face, (0, 0, 0))
    else:
        reader(t, (0, 0, 0.024), 0.19, face, (0, 0, 0), light)


def wings(t, left, right, y, opened=0, width=0.62):
    """A pair of glass wings between two cabinets; `opened` = degrees they have swung away from us."""
    clear = glass('wing', '#b4c9ff', '#3a62f0', 0.2)
    reach = (right - left - width) / 2 - 0.02
    for side, edge in ((1, left + width / 2), (-1, right - width / 2)):
        hinge = group('hinge', (edge, y, 0), degrees(0, 0, opened * side))
        outline = fillet([(0, 0.24, 0.01), (side * reach, 0.24, 0.06), (side * reach, 1.72, 0.3), (0, 1.72, 0.02)])
        plate('wing', outline, 0.03, (0, 0, 0), clear, 0.008, 3, hinge)
        tube('wing rim', [(px, 0, pz) for px, pz in outline], 0.012, t.metal, parent=hinge)
        box('wing clamp', (0.06, 0.09, 0.9), (side * 0.012, 0, 0.75), t.metal, 0.014, parent=hinge)


def shown(name, colour, strength=1.05):
    """Light of a display: no brighter than white paper, or the edges of its letters fray."""
    return paint(name, '#000000', 0.4, glow=colour, strength=strength)


def wall_with_door(t, y, left, right, top, reach=14):
    """A plain wall at depth y with an opening."""
    for start, end in ((-reach, left), (right, reach)):
        box('wall', (end - start, 0.3, 9), ((start + end) / 2, y + 0.15, 4.5), t.wall, 0)
    box('wall over door', (right - left, 0.3, 6), ((left + right) / 2, y + 0.15, top + 3), t.wall, 0)


def lift(t, x, y, width=1.5, top=2.5, opened=0.0, floor='7'):
    """Portal, two leaves that slide (`opened` 0 to 1), a cabin full of light, the floor over it. The set leaves the hole."""
    satin = paint('satin', '#2c4dc0', 0.30, 0.55, 0.5)
    half = width / 2
    for side in (-1, 1):
        box('portal', (0.24, 0.24, top + 0.24), (x + side * (half + 0.1), y - 0.06, (top + 0.24) / 2), t.trim, 0.026)
        leaf = x + side * (half / 2 + opened * half * 0.92)
        box('leaf', (half - 0.01, 0.06, top), (leaf, y + 0.36, top / 2), satin, 0.010)
        box('cabin side', (0.1, 2, top + 0.4), (x + side * (half + 0.3), y + 1.45, top / 2), t.cabin, 0)
    box('portal head', (width + 0.48, 0.26, 0.26), (x, y - 0.07, top + 0.13), t.trim, 0.026)
    box('cabin back', (width + 0.8, 0.1, top + 0.4), (x, y + 2.2, top / 2), t.cabin, 0)
    tube('cabin rail', [(x - half, y + 2.05, 1.05), (x + half, y + 2.05, 1.05)], 0.035, t.metal, False)
    plate('display', rounded(0.80, 0.40, 0.12), 0.08, (x, y - 0.03, top + 0.54), t.plate, 0.02, 5)
    lit = shown('digits', t.hex['glow'])
    lettering(floor, 0.30, (x + 0.14, y - 0.075, top + 0.54), lit, depth=0.008, rounding=0)
    arrow = fillet([(-0.09, -0.065, 0.02), (0.09, -0.065, 0.02), (0, 0.09, 0.02)])
    plate('arrow', arrow, 0.01, (x - 0.17, y - 0.075, top + 0.54), lit, 0)
