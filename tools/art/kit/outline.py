"""Flat outlines, as lists of points, independent of Blender; build.py makes objects of them."""
import math

from mathutils import Vector


def fractions(steps):
    """0, 1/steps, ... 1"""
    return [step / steps for step in range(steps + 1)]


def rounded(width, height, radius, steps=14, power=2.35):
    """Rectangle with super-elliptic corners. Circular corners (power 2) look like plumbing; phones do not have them."""
    points = []
    for centre_x, centre_y, start in (
        (width / 2 - radius, height / 2 - radius, 0),
        (radius - width / 2, height / 2 - radius, 90),
        (radius - width / 2, radius - height / 2, 180),
        (width / 2 - radius, radius - height / 2, 270),
    ):
        for part in fractions(steps):
            angle = math.radians(start + 90 * part)
            cosine, sine = math.cos(angle), math.sin(angle)
            points.append(
                (
                    centre_x + radius * math.copysign(abs(cosine) ** (2 / power), cosine),
                    centre_y + radius * math.copysign(abs(sine) ** (2 / power), sine),
                )
            )
    return points


def fillet(corners, steps=10):
    """Any polygon with rounded corners; corners are (x, y, radius) in order."""
    points, count = [], len(corners)
    for index, (x, y, radius) in enumerate(corners):
        if radius <= 0:
            points.append((x, y))
            continue
        here, before, after = Vector((x, y)), Vector(corners[index - 1][:2]), Vector(corners[(index + 1) % count][:2])
        to_before, to_after = (before - here).normalized(), (after - here).normalized()
        half = to_before.angle(to_after) / 2
        centre = here + (to_before + to_after).normalized() * radius / math.sin(half)
        start = here + to_before * radius / math.tan(half) - centre
        end = here + to_after * radius / math.tan(half) - centre
        sweep = math.atan2(start.x * end.y - start.y * end.x, start.dot(end))
        for part in fractions(steps):
            cosine, sine = math.cos(sweep * part), math.sin(sweep * part)
            points.append((centre.x + start.x * cosine - start.y * sine, centre.y + start.x * sine + start.y * cosine))
    return points


def arc(radius, start, end, steps=48, x=0, y=0):
    """Part of a circle; degrees, 0 points right and 90 up."""
    angles = [math.radians(start + (end - start) * part) for part in fractions(steps)]
    return [(x + radius * math.cos(angle), y + radius * math.sin(angle)) for angle in angles]


def circle(radius, steps=96, x=0, y=0):
    return arc(radius, 0, 360, steps, x, y)[:-1]


def stadium(width, depth, steps=40):
    """Outline with two half-round ends, the long side along x."""
    radius, half = depth / 2, width / 2 - depth / 2
    return arc(radius, -90, 90, steps, half) + arc(radius, 90, 270, steps, -half)


def arch(half_width, sill, spring, x=0, steps=48):
    """Round-headed opening, from the left foot over the top to the right foot."""
    return [(x - half_width, sill)] + arc(half_width, 180, 0, steps, x, spring) + [(x + half_width, sill)]


def curve(points, steps=8):
    """A smooth line through points, in the plane or in space (Catmull-Rom)."""
    ends, smooth = [points[0], *points, points[-1]], []
    for a, b, c, d in zip(ends, ends[1:], ends[2:], ends[3:]):
        for step in range(steps):
            t = step / steps
            smooth.append(
                tuple(
                    0.5
                    * (
                        2 * b[k]
                        + (c[k] - a[k]) * t
                        + (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t
                        + (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t**3
                    )
                    for k in range(len(b))
                )
            )
    return [*smooth, points[-1]]


def spline(points, steps=8):
    """A turned profile: without it vases show facets."""
    return [(max(0, radius), height) for radius, height in curve(points, steps)]


def upright(points, y):
    """(x, z) of a front view -> (x, y, z) at depth y, for tube()."""
    return [(x, y, z) for x, z in points]
