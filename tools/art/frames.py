"""The list of frames: one entry per master in src/assets/pictures/, named after its picture id (see src/model/schema/picture-ids.ts).

A frame says which set it is shot in, where the camera and the phone stand, and what the set should do for it.
Units are metres in sets where the phone is as tall as a person. Cameras are level and 85 mm unless there is a reason.
"""
from dataclasses import dataclass, field

SIZES = {'hero': (2100, 1181), 'problem': (2100, 875), 'story': (2100, 900), 'row': (1500, 1200), 'tab': (1920, 1080), 'card': (1000, 1200), 'fan': (1600, 1200)}
PORTRAIT = (1200, 1500)


@dataclass
class Frame:
    picture_id: str                                # 'hotels/hero', or 'hotels/hero-portrait' for the version on phones
    set: str                                    # file in sets/
    camera: dict                                # see kit/shoot.py camera()
    screens: list = field(default_factory=list)  # each names its staging (a file in stagings/, else it floats) and its face
    prints: tuple = ()                          # faces that the set prints on paper and cards
    samples: int = 12
    options: dict = field(default_factory=dict)  # whatever the set understands
    burn: dict = field(default_factory=dict)    # edges that fall to dark under text, see finish/grade.py
    grade: dict = field(default_factory=dict)   # deviations from the house curve
    emission: float = .90                       # brightness of the screen
    transparent: bool = False

    @property
    def faces(self):
        """A screen shows what content says for its picture id, unless it names a face."""
        own = self.picture_id.removesuffix('-portrait')
        return [*(screen.get('face', own) for screen in self.screens), *self.prints]

    @property
    def size(self):
        if self.picture_id.endswith('-portrait'):
            return PORTRAIT
        place, name = self.picture_id.split('/')
        kind = 'card' if place == 'cards' else 'fan' if self.picture_id == 'home/hero' else name.split('-')[0]
        return SIZES[kind]


# Branches in front of the key, where their shadows fall on the facade of the street door: start, control, end, leaves, length.
STREET_TREES = (((-7.5, 5.3), (-4.9, 4.5), (-3.0, 3.1), 44, .54), ((-7.6, 4.2), (-5.6, 3.7), (-3.9, 2.2), 38, .50), ((-5.4, 5.6), (-3.4, 4.7), (-1.6, 4.2), 34, .46),
                ((-8, 2.9), (-6.4, 2.7), (-5.0, 1.4), 28, .44), ((5.8, 4.4), (4.5, 3.8), (3.4, 3.3), 24, .40))
ENTRY_TREES = (((6.2, 5.0), (4.7, 4.1), (3.35, 3.55), 34, .44), ((6.2, 3.9), (5.0, 3.3), (3.9, 2.65), 28, .40), ((1.2, 5.2), (2.0, 4.5), (2.3, 3.75), 20, .34))
# Big soft shadows that keep the sides of the picture dark, as (x, z) polygons on the facade.
STREET_MASKS = (((-16, -3), (-16, 10), (-6.4, 10), (-4.8, -3)), ((4.0, 10), (4.9, 4.0), (6.0, 2.0), (9, -1), (14, 10)))
ENTRY_MASKS = (((-16, -3), (-16, 10), (-1.5, 10), (-.1, -3)), ((3.9, 10), (4.35, 3.4), (5.1, .4), (9, -1), (14, 10)))

# The two frames of a first row share their camera, so that one can fade over the other.
THRESHOLD = dict(at=(-.22, -3.2, 2.12), look_x=-.22, lens=50, fstop=28)
AT_LOCK = [dict(at=(-.058, -2.45, 2.092), scale=.27, yaw=-5, roll=-7, pitch=-8)]
GATE = dict(at=(-.05, -5.6, 1.92), look=(.24, -.9, 1.66), fstop=6.3)
AT_GATE = dict(staging='leaning', at=(.66, -1.172, 1.197), lean=29.05, scale=.32, shine='#ffc93c')
HANDOVER = dict(at=(-1.0, -5.4, 1.86), look_x=-.74, fstop=5.6)
ON_THE_SILL = [dict(staging='leaning', at=(-.40, -.13, 1.42), turn=0, lean=12, scale=.29)]

# fmt: off
FRAMES = [
    # ---- home ------------------------------------------------------------------------------------------
    Frame('home/hero', 'fan', samples=32, transparent=True, emission=.80,
          camera=dict(at=(0, -7.9, 0), look_x=0, lens=100),
          prints=('wallet', 'clubs/card', 'real-estate/card', 'offices/card', 'hotels/card')),
    Frame('home/problem', 'problem', samples=24, transparent=True, emission=.95,
          camera=dict(at=(0, -15.8, 1.0), look_x=0, lens=105, shift=(0, .0204)),
          screens=[dict(face='app', staging='leaning', at=(1.8, 0, 0), turn=-8, lean=3, scale=1.333, body='#a6a8a4')],
          prints=('keycard', 'pdf'), grade=dict(saturation=1)),

    # ---- hotels: door 412 ------------------------------------------------------------------------------
    Frame('hotels/hero', 'hotels_corridor', samples=12,
          camera=dict(at=(.45, -19.4, 1.92), look_x=-1.02, fstop=16),
          screens=[dict(staging='leaning', at=(0.568, -16.132, 1.664), turn=-3, lean=13, scale=.285)],
          options=dict(sconce=(.68, 3.26), niche=2.34, key=21000, table=(.568, -16.132, 1.664)),
          burn=dict(left=(.42, .5))),
    Frame('hotels/hero-portrait', 'hotels_corridor', samples=12,
          camera=dict(at=(1.15, -12.8, 1.92), look_x=.51, fstop=16, shift=(0, -.1845)),
          screens=[dict(staging='leaning', at=(1.109, -9.918, 1.616), turn=-3, lean=13, scale=.285)],
          options=dict(sconce=(2.28, 3.02), niche=4.6, key=21000, table=(1.109, -9.918, 1.616)),
          burn=dict(bottom=(.50, .06))),
    Frame('hotels/row-1', 'hotels_threshold', samples=8, camera=THRESHOLD, screens=AT_LOCK),
    Frame('hotels/row-1-unlocked', 'hotels_threshold', samples=8, camera=THRESHOLD, screens=AT_LOCK,
          options=dict(answered=True)),
    Frame('cards/hotels', 'hotels_corridor',
          camera=dict(at=(1.3, -12.6, 1.78), look_x=.42, lens=112, fstop=.5),
          screens=[dict(at=(.80, -.75, 1.52), scale=1.52, yaw=13, roll=-9, pitch=-6)],
          options=dict(sconce=(.92, 3.16), niche=2.5, key=19000)),
    Frame('hotels/story', 'hotels_hallway', samples=5,
          camera=dict(at=(.1, -14.25, 1.12), look_x=.1, lens=62, fstop=9, shift=(-.09, 0)),
          screens=[dict(staging='leaning', at=(.43, -11.73, .85), turn=-4, lean=13, scale=.23)],
          options=dict(case=(.43, -11.6), lit_left=(), lit_right=(2, 3))),
    Frame('hotels/story-portrait', 'hotels_hallway', samples=5,
          camera=dict(at=(-.02, -13.9, 1.02), look_x=-.02, lens=62, fstop=9, shift=(.096, -.10)),
          screens=[dict(staging='leaning', at=(.24, -11.73, .85), turn=-4, lean=13, scale=.23)],
          options=dict(case=(.24, -11.6)), burn=dict(bottom=(.45, .25))),

    # ---- hotels: the desk ------------------------------------------------------------------------------
    Frame('hotels/row-2', 'hotels_checkin', samples=6,
          camera=dict(at=(.3, -5.7, 5.7), look=(.26, .33, 1.10), lens=76, fstop=3.2),
          screens=[dict(staging='lying', at=(.28, -.14, 1.093), turn=-9, scale=.76)]),

    # ---- hotels: the morning after ---------------------------------------------------------------------
    Frame('hotels/row-3', 'hotels_morning', samples=6,
          camera=dict(at=(-.7, -8.3, 2.9), look=(-.13, -.9, 1.46), fstop=2.8),
          screens=[dict(staging='charging', at=(-.98, -.86, .98), turn=4, lean=20, scale=.74)]),

    # ---- hotels: behind the scenes, and room 412 -------------------------------------------------------
    Frame('hotels/tab-hotel', 'hotels_backoffice', samples=8,
          camera=dict(at=(-.55, -11.6, 3.5), look=(-.26, -.85, 1.48), fstop=2.4),
          screens=[dict(staging='tablet', face='hotels/board', at=(-1.74, -1.06, 1.06), turn=7, lean=24, scale=.88)]),
    Frame('hotels/tab-staff', 'hotels_linen', samples=6,
          camera=dict(at=(-.2, -8.2, 5.9), look=(.22, .35, 1.30), fstop=3.2),
          screens=[dict(staging='lying', at=(-.76, -.17, 1.566), turn=-10, scale=.70)]),
    Frame('hotels/tab-guests', 'hotels_tray', samples=7,
          camera=dict(at=(.42, -3.6, 8.0), look=(.42, -.02, 0), lens=76, fstop=5.6),
          screens=[dict(staging='lying', at=(-1.06, .06, .0), turn=7, scale=.96)]),

    # ---- hotels: the street ----------------------------------------------------------------------------
    Frame('hotels/tab-chains', 'hotels_street', samples=8,
          camera=dict(at=(-.3, -24, 2.4), look_x=-.15, lens=70, fstop=7),
          screens=[dict(staging='leaning', at=(-2.30, -12.73, .95), turn=6, lean=15, scale=.98)],
          burn=dict(right=(.4, .6))),

    # ---- offices: the entrance -------------------------------------------------------------------------
    Frame('offices/hero', 'offices_entrance', emission=.88, samples=8,
          camera=dict(at=(-.3, -24, 1.92), look_x=-.66, fstop=28),
          screens=[dict(staging='leaning', at=(-0.094, -20.747, 1.664), turn=-5, lean=13, scale=.285)],
          options=dict(key_at=(-4.2, -9.2, 7.2), key_to=(1.25, 0, 1.50), window=(1.50, 1.00), uprights=(-.28, .72), rails=(.60,), mask=3.3,
                       fill=40, fill_far=14, calm=900, table=(-.094, -20.747, 1.664), cup=-.08)),
    Frame('offices/hero-portrait', 'offices_entrance', emission=.88, samples=8,
          camera=dict(at=(2.7, -13.6, 1.98), look_x=2.7, fstop=28, shift=(0, -.1736)),
          screens=[dict(staging='leaning', at=(2.7, -10.72, 1.689), turn=-5, lean=13, scale=.285)],
          options=dict(pendants=4, key_at=(-1.6, -9.2, 7.2), key_to=(2.7, 0, 1.7), window=(1.14, 1.02), uprights=(-.52, .53), rails=(.56,),
                       table=(2.7, -10.72, 1.689), cup=-.05),
          burn=dict(bottom=(.5, .06))),
    Frame('cards/offices', 'offices_entrance', emission=.88,
          camera=dict(at=(-.02, -13.6, 1.62), look_x=2.42, fstop=.9),
          screens=[dict(at=(1.22, -2.85, 1.52), scale=1.46, yaw=-16, roll=8, pitch=-5)]),

    # ---- offices: in, elsewhere, out -------------------------------------------------------------------
    Frame('offices/row-1', 'offices_gate', samples=8, emission=.88, camera=GATE, screens=[AT_GATE]),
    Frame('offices/row-1-unlocked', 'offices_gate', samples=8, emission=.88, camera=GATE, screens=[AT_GATE],
          options=dict(answered=True)),
    Frame('offices/row-2', 'offices_lab', samples=8, emission=.88,
          camera=dict(at=(-2.9, -11.7, 2.05), look_x=.14, fstop=13, shift=(0, -.03)),
          screens=[dict(staging='leaning', at=(-2.51, -9.50, 1.72), turn=-10, lean=14, scale=.215)]),
    Frame('offices/row-3', 'offices_outside', samples=8, emission=.88,
          camera=dict(at=(-.65, -7.29, 1.52), look_x=-.1, lens=50, fstop=9, shift=(0, -.225)),
          screens=[dict(staging='leaning', at=(-.491, -5.858, .95), turn=-6, lean=14, scale=.187)]),
    Frame('offices/story', 'offices_night', samples=8, emission=.88,
          camera=dict(at=(0, -11, 1.32), look_x=0, lens=62, fstop=10),
          screens=[dict(staging='leaning', at=(.468, -8.868, 1.12), turn=-6, lean=13, scale=.17)],
          options=dict(desk=(.30, -8.8), door=1.04, clock=(.42, 2.16, 1))),
    Frame('offices/story-portrait', 'offices_night', samples=8, emission=.88,
          camera=dict(at=(.2, -10.9, 1.30), look_x=.2, lens=62, fstop=10, shift=(.05, -.165)),
          screens=[dict(staging='leaning', at=(.358, -8.868, 1.12), turn=-6, lean=13, scale=.17)],
          options=dict(desk=(.19, -8.8), door=-.30, clock=(1.54, 2.32, .78)), burn=dict(bottom=(.45, .25))),

    # ---- offices: everyone who comes through the door --------------------------------------------------
    Frame('offices/tab-hr-ops', 'offices_people', samples=5, emission=.88,
          camera=dict(at=(-.10, -5.62, 1.36), look_x=-.10, lens=50, fstop=8),
          screens=[dict(staging='tablet', face='offices/close-up', at=(-.47, -3.62, 1.06), turn=6, lean=20, scale=.365)]),
    Frame('offices/tab-employees', 'offices_way', samples=7, emission=.88,
          camera=dict(at=(-.2, -14, 2.4), look=(-.2, 1.2, 1.38), lens=70, fstop=6.3),
          screens=[dict(staging='charging', at=(-1.18, -9.02, 1.46), turn=6, lean=18, scale=.36, metal='#9fb2ea')]),
    Frame('offices/tab-guests-vendors', 'offices_dock', samples=8, emission=.88,
          camera=dict(at=(0, -8, 1.2), look_x=0, lens=50, fstop=9),
          screens=[dict(staging='leaning', at=(-.36, -6.672, 1.0), turn=4, lean=15, scale=.14)]),

    # ---- real estate -----------------------------------------------------------------------------------
    Frame('real-estate/hero', 'estate_street', samples=8,
          camera=dict(at=(.2, -25.5, 2.12), look_x=-.98, fstop=28),
          screens=[dict(staging='leaning', at=(0.552, -22.23, 1.864), turn=-4, lean=13, scale=.285)],
          options=dict(key=36000, aim=(-.2, 2.1), cone=44, branches=STREET_TREES, masks=STREET_MASKS, wall=(.552, -22.23, 1.864), lamp=(3.92, 3.22)),
          burn=dict(left=(.56, .10))),
    Frame('real-estate/hero-portrait', 'estate_street', samples=8,
          camera=dict(at=(2.9, -14.6, 1.95), look_x=2.36, fstop=28, shift=(0, -.1618)),
          screens=[dict(staging='leaning', at=(2.901, -11.718, 1.673), turn=-4, lean=13, scale=.285)],
          options=dict(aim=(1.9, 2.1), cone=32, branches=ENTRY_TREES, masks=ENTRY_MASKS, wall=(2.901, -11.718, 1.673), lamp=(3.92, 3.22)),
          burn=dict(bottom=(.5, .06))),
    Frame('real-estate/row-1', 'estate_handover', samples=8, camera=HANDOVER, screens=ON_THE_SILL),
    Frame('real-estate/row-1-unlocked', 'estate_handover', samples=8, camera=HANDOVER, screens=ON_THE_SILL,
          options=dict(answered=True)),
    Frame('cards/real-estate', 'estate_street',
          camera=dict(at=(2.6, -13.2, 1.80), look_x=2.12, lens=106, fstop=.5),
          screens=[dict(at=(2.62, -.75, 1.52), scale=1.54, yaw=13, roll=-9, pitch=-6)],
          options=dict(aim=(1.7, 1.9), cone=30, branches=ENTRY_TREES, masks=ENTRY_MASKS)),
    Frame('real-estate/row-2', 'estate_moving', samples=8,
          camera=dict(at=(.06, -4.6, 2.35), look=(.02, .4, .98), lens=62, fstop=6.3),
          screens=[dict(staging='leaning', at=(-.62, -.72, .862), turn=-2, lean=14, scale=.40)]),
    Frame('real-estate/row-3', 'estate_bicycles', samples=8,
          camera=dict(at=(-.2, -13, 4.2), look=(.16, 0, 1.66), fstop=2.8),
          screens=[dict(staging='mounted', at=(-.82, -4.0, 1.42), turn=0, lean=22, scale=.62)]),
    Frame('real-estate/story', 'estate_noon', samples=16,
          camera=dict(at=(-.90, -20, 1.75), look_x=-.90, fstop=12, shift=(0, -.022)),
          screens=[dict(staging='leaning', at=(-.167, -15.945, 1.407), lean=12, scale=.22)],
          options=dict(phone=(-.167, -15.945, 1.407)),
          burn=dict(left=(.42, .45))),
    Frame('real-estate/story-portrait', 'estate_noon', samples=8,
          camera=dict(at=(1.20, -15.2, 1.75), look_x=1.20, fstop=12, shift=(0, -.13)),
          screens=[dict(staging='leaning', at=(1.480, -12.183, 1.407), lean=12, scale=.22)],
          options=dict(phone=(1.480, -12.183, 1.407)),
          burn=dict(bottom=(.45, .2))),
    Frame('real-estate/tab-owners', 'estate_model', samples=8,
          camera=dict(at=(-.5, -13.4, 4.4), look=(-.05, -1.3, 1.66), fstop=2.8),
          screens=[dict(staging='tablet', face='real-estate/close-up', at=(-1.40, -2.05, .98), turn=8, lean=22, scale=1.16)]),
    Frame('real-estate/tab-tenants', 'estate_hooks', samples=8,
          camera=dict(at=(2.4, -14.0, 3.0), look=(.02, 0, 2.0), fstop=13),
          screens=[dict(staging='leaning', at=(1.314, -10.650, 2.405), turn=12, lean=14, scale=.345)]),
    Frame('real-estate/tab-support', 'estate_stuck', samples=5,
          camera=dict(at=(-.25, -5.6, 1.15), look_x=-.25, lens=50, fstop=8),
          screens=[dict(staging='leaning', at=(-.575, -3.72, .866), turn=-4, lean=15, scale=.24)]),

    # ---- member clubs ----------------------------------------------------------------------------------
    Frame('cards/clubs', 'club',
          camera=dict(at=(.5, -12.4, 1.86), look_x=.06, fstop=.5),
          screens=[dict(at=(.66, -1.75, 1.68), scale=1.54, yaw=-8, roll=8, pitch=-6)]),
]
# fmt: on


def find(picture_id):
    for frame in FRAMES:
        if frame.picture_id == picture_id:
            return frame
    raise SystemExit(f'no frame {picture_id} in tools/art/frames.py')
