"""A clock, for pictures whose text mentions a time."""
from kit.build import FACING, box, degrees, disc, group
from kit.outline import arc
from kit.paint import paint


def clock(t, at, radius, hour, minute, turn=FACING, parent=None):
    """Plain dial with twelve marks; `at` is the middle of its back."""
    holder = group('clock', at, turn, parent)
    dial = paint('dial', '#f0c49a', 0.6, specular=0.2)
    disc('clock case', radius, 0.10, (0, 0, 0.05), t.plate, 0.025, parent=holder)
    disc('clock dial', radius * 0.88, 0.02, (0, 0, 0.10), dial, 0.004, parent=holder)
    for mark in range(12):
        x, y = arc(radius * 0.74, 90 - 30 * mark, 0, 1)[0]
        long = 0.20 if mark % 3 == 0 else 0.11
        size = (radius * 0.045, radius * long, 0.008)
        box('mark', size, (x, y, 0.114), t.plate, 0, turn=degrees(0, 0, -30 * mark), parent=holder)
    for name, turned, reach, thick in (
        ('hour hand', 30 * (hour + minute / 60), 0.46, 0.085),
        ('minute hand', 6 * minute, 0.70, 0.06),
    ):
        hand = group(name, (0, 0, 0.124), degrees(0, 0, -turned), holder)
        box(name, (radius * thick, radius * reach, 0.012), (0, radius * reach * 0.42, 0), t.plate, 0.004, parent=hand)
    disc('clock hub', radius * 0.07, 0.03, (0, 0, 0.13), t.plate, 0.004, parent=holder)
    return holder
