"""Casa Terra, the hall on a Tuesday: the elevator has stopped with its doors a hand apart, two cones stand before it, and on the
mechanic's toolbox a phone has the message that everyone in the house just got."""
from kit.build import box, degrees, group, lathe, plate, profile, slab, tube
from kit.fittings import skirting
from kit.gates import shown
from kit.light import ambient, area, spot
from kit.outline import fillet, rounded, spline
from kit.paint import paint, tones
from kit.rooms import slabs

LEFT, RIGHT, TOP = -0.85, 0.65, 2.60
STOOL, STOOL_Y, STOOL_X = 0.86, -3.55, -0.80


def elevator(t):
    """Metal portal and two leaves, stuck a hand apart; behind them the shaft is dark. The display has no floor to show."""
    middle, half = (LEFT + RIGHT) / 2, (RIGHT - LEFT) / 2
    for start, end in ((-12, LEFT), (RIGHT, 12)):
        box('wall', (end - start, 0.3, 9), ((start + end) / 2, 0.15, 4.5), t.wall, 0)
    box('over', (RIGHT - LEFT, 0.3, 6), (middle, 0.15, TOP + 3), t.wall, 0)
    for x in (LEFT - 0.09, RIGHT + 0.09):
        box('portal', (0.22, 0.30, TOP + 0.2), (x, 0.0, (TOP + 0.2) / 2), t.trim, 0.026)
    box('portal head', (2 * half + 0.40, 0.32, 0.22), (middle, -0.01, TOP + 0.11), t.trim, 0.026)
    satin = paint('satin', '#c4672a', 0.34, 0.55, 0.5)
    for side in (-1, 1):
        x = middle + side * (half / 2 + 0.11)
        box('leaf', (half - 0.02, 0.07, TOP), (x, 0.20, TOP / 2), satin, 0.012)
        plate('leaf panel', rounded(half - 0.26, TOP - 0.5, 0.06), 0.02, (x, 0.16, TOP / 2), satin, 0.01, 4)
    box('shaft', (3, 0.1, 4), (middle, 1.2, 2), paint('shaft', '#0c0301', 0.9, specular=0), 0)
    box('sill', (2 * half, 0.34, 0.03), (middle, 0.06, 0.01), t.metal, 0.008)
    x = LEFT - 0.46
    plate('call plate', rounded(0.34, 0.70, 0.13), 0.05, (x, -0.025, 1.90), t.plate, 0.016, 5)
    plate('display', rounded(0.24, 0.22, 0.05), 0.02, (x, -0.05, 2.08), t.reader, 0.006, 4)
    off = shown('no floor', '#ffb070', 1.1)
    plate('dash', rounded(0.12, 0.035, 0.017, power=2), 0.012, (x, -0.066, 2.08), off, 0)
    for way in (1, -1):
        arrow = fillet([(-0.07, -way * 0.045, 0.012), (0.07, -way * 0.045, 0.012), (0, way * 0.065, 0.012)][::way])
        plate('call arrow', arrow, 0.012, (x, -0.052, 1.77 + way * 0.085), t.metal, 0)


def cone(t, x, y, turn):
    """Traffic cone with two pale bands."""
    body = paint('cone', '#c2500f', 0.5, specular=0.3)
    band = paint('cone band', '#f2c79a', 0.6, specular=0.2)
    holder = group('cone', (x, y, 0), degrees(0, 0, turn))
    slab('cone foot', rounded(0.62, 0.62, 0.08), 0.07, body, 0.02, 4, holder, (0, 0, 0.035))

    def at(height):
        return 0.23 - 0.185 * height / 1.0

    lathe('cone', [(at(0), 0.06), (at(0.98), 1.04), (0.03, 1.06), (0, 1.06)], body, (0, 0, 0), angle=30, parent=holder)
    for low, high in ((0.34, 0.52), (0.66, 0.80)):
        ring = [(at(low) + 0.006, low + 0.06), (at(high) + 0.006, high + 0.06)]
        lathe('band', ring, band, (0, 0, 0), angle=30, parent=holder)


def stool(t):
    """A folding step; its top is where the phone and the toolbox are."""
    box('stool top', (1.26, 0.62, 0.05), (STOOL_X + 0.12, STOOL_Y, STOOL - 0.025), t.trim, 0.016)
    box('stool mat', (1.18, 0.54, 0.006), (STOOL_X + 0.12, STOOL_Y, STOOL), paint('mat', t.hex['deep'], 0.9), 0.002, 2)
    for dx in (-0.46, 0.70):
        for dy in (-0.26, 0.26):
            tube('leg', [(STOOL_X + dx, STOOL_Y + dy, 0), (STOOL_X + dx, STOOL_Y + dy, STOOL)], 0.026, t.metal, False)


def toolbox(t):
    """Steel box with a lid, two catches and a handle on two posts."""
    holder = group('toolbox', (STOOL_X + 0.20, STOOL_Y + 0.10, STOOL + 0.004), degrees(0, 0, -4))
    steel = paint('toolbox', '#8a3306', 0.38, specular=0.5, coat=0.3)
    width, depth, height = 0.66, 0.30, 0.22
    box('box', (width, depth, height), (0, 0, height / 2), steel, 0.018, 5, parent=holder)
    lid = [(-depth / 2 - 0.008, 0, 0.01), (-depth / 2 - 0.008, 0.05, 0.02), (-depth / 4, 0.10, 0.03)]
    lid += [(depth / 4, 0.10, 0.03), (depth / 2 + 0.008, 0.05, 0.02), (depth / 2 + 0.008, 0, 0.01)]
    profile('lid', lid, width + 0.016, (0, 0, height + 0.004), steel, 0.008, 4, holder)
    for side in (-1, 1):
        x = side * width * 0.30
        plate('catch', rounded(0.055, 0.10, 0.015), 0.02, (x, -depth / 2 - 0.012, height - 0.02), t.metal, 0.006, 3, holder)
        box('post', (0.03, 0.05, 0.09), (side * 0.15, 0, height + 0.13), t.metal, 0.008, parent=holder)
    tube('handle', [(-0.15, 0, height + 0.165), (0.15, 0, height + 0.165)], 0.026, t.plate, False, holder)


def screwdriver(t):
    """Lies on the mat: the grip at its thickest part, the blade at its flat tip."""
    driver = group('screwdriver', (STOOL_X + 0.68, STOOL_Y - 0.16, STOOL + 0.034), degrees(0, 92.4, 166))
    grip = spline([(0, 0), (0.022, 0.006), (0.030, 0.04), (0.025, 0.12), (0.016, 0.17), (0, 0.172)], 5)
    lathe('grip', grip, t.gloss, (0, 0, 0), 32, 60, driver)
    lathe('ferrule', [(0, 0.162), (0.017, 0.162), (0.017, 0.176), (0.011, 0.182), (0, 0.182)], t.metal, (0, 0, 0), 32, 60, driver)
    tube('blade', [(0, 0, 0.16), (0, 0, 0.31)], 0.009, t.metal, False, driver)
    tip = [(-0.008, 0), (0.008, 0), (0.016, 0.022), (0.013, 0.056), (-0.013, 0.056), (-0.016, 0.022)]
    slab('tip', tip, 0.006, t.metal, 0.002, 3, driver, (0, 0, 0.305), degrees(90, 0, -32))


def build(frame):
    t = tones('tangerine')
    slabs(t, '#a8602f', '#9c5629', '#5c2a0e', 0.9, 0.9, 0.36, (0, -9), (40, 18), 0)
    elevator(t)
    skirting(t, -12, LEFT - 0.22, height=0.26)
    skirting(t, RIGHT + 0.22, 12, height=0.26)
    cone(t, -0.20, -0.90, 8)
    cone(t, 0.52, -0.70, -14)
    stool(t)
    toolbox(t)
    screwdriver(t)
    spot('key', (-5.4, -6.2, 5.4), (0.2, -0.8, 1.3), 8200, 40, 0.9, 0.12, (1, 0.90, 0.72))
    area('fill', (4.5, -8, 4), (0, 0, 1.4), 6, 85, (1, 0.64, 0.38))
    area('on the stool', (-1.8, -5.0, 2.6), (STOOL_X, STOOL_Y, 1.0), 0.8, 34, (1, 0.9, 0.76))
    area('kick', (3.2, -2.4, 2.4), (STOOL_X, STOOL_Y, 1.0), 0.8, 26, (1, 0.82, 0.6), height=2)
    ambient((1, 0.60, 0.34), 0.05)
