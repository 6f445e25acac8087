"""The list of frames: one entry per master in pictures/, named after its slot (see src/content/slots.ts).

A frame says which set it is shot in, where the camera and the phone stand, and what the set should do for it.
Units are metres in sets where the phone is as tall as a person. Cameras are level and 85 mm unless there is a reason.
"""
from dataclasses import dataclass, field

SIZES = {'hero': (2100, 1181), 'problem': (2100, 1181), 'story': (2100, 900), 'row': (1500, 1200), 'tab': (1920, 1080), 'card': (1000, 1200), 'fan': (1600, 1200)}
PORTRAIT = (1200, 1500)


@dataclass
class Frame:
    slot: str                                   # 'hotels/hero', or 'hotels/hero-portrait' for the version on phones
    set: str                                    # file in sets/
    camera: dict                                # see kit/shoot.py camera()
    phones: dict = field(default_factory=dict)  # face -> see kit/phone.py pose(); may name a body colour
    samples: int = 14
    options: dict = field(default_factory=dict)  # whatever the set understands
    burn: dict = field(default_factory=dict)    # edges that fall to dark under text, see finish/grade.py
    grade: dict = field(default_factory=dict)   # deviations from the house curve
    emission: float = .90                       # brightness of the screen
    transparent: bool = False

    @property
    def size(self):
        if self.slot.endswith('-portrait'):
            return PORTRAIT
        place, name = self.slot.split('/')
        kind = 'card' if place == 'cards' else 'fan' if self.slot == 'home/hero' else name.split('-')[0]
        return SIZES[kind]


FRAMES = [
    # ---- home ------------------------------------------------------------------------------------------
    Frame('home/problem', 'problem', samples=16, emission=.75,
          camera=dict(at=(0, -15.8, 1.40), look_x=0, fstop=.8, shift=(0, .048)),
          phones={'app': dict(at=(2.55, -.15, 1.017), scale=1.36, yaw=-14, pitch=-7, body='#8a8c89')},
          options=dict(prints=['pdf']),
          burn=dict(top=(.5, .0)), grade=dict(black=(13, 15, 14), saturation=1)),

    # ---- hotels: door 412 ------------------------------------------------------------------------------
    Frame('hotels/hero', 'hotels_corridor',
          camera=dict(at=(.45, -19.4, 1.92), look_x=-1.02, fstop=.55),
          phones={'hotel': dict(at=(1.12, -.85, 1.60), scale=1.84, yaw=12, roll=-9, pitch=-6)},
          options=dict(sconce=(.68, 3.26), niche=2.34, key=21000),
          burn=dict(left=(.42, .5))),
    Frame('hotels/hero-portrait', 'hotels_corridor',
          camera=dict(at=(1.15, -12.8, .92), look_x=.51, fstop=.5),
          phones={'hotel': dict(at=(1.10, -.85, 1.80), scale=1.80, yaw=12, roll=-9, pitch=-6)},
          options=dict(sconce=(2.28, 3.02), niche=4.6, key=21000),
          burn=dict(bottom=(.50, .06))),
    Frame('hotels/row-1', 'hotels_corridor',
          camera=dict(at=(1.5, -11.4, 1.92), look_x=.16, fstop=.5),
          phones={'hotel': dict(at=(.78, -.75, 1.60), scale=1.36, yaw=14, roll=-9, pitch=-6)}),
    Frame('hotels/story', 'hotels_hallway',
          camera=dict(at=(.25, -15, 1.72), look_x=.25, lens=62, fstop=1.1, shift=(-.07, 0)),
          phones={'hotel': dict(at=(1.02, -8, 1.66), scale=.92, yaw=10, roll=-7, pitch=-5)}),
    Frame('hotels/story-portrait', 'hotels_hallway',
          camera=dict(at=(.25, -15, 1.60), look_x=.25, lens=62, fstop=1.1, shift=(0, -.04)),
          phones={'hotel': dict(at=(.52, -8, 2.12), scale=1.34, yaw=10, roll=-7, pitch=-5)},
          burn=dict(bottom=(.45, .25))),

    # ---- hotels: the lobby -----------------------------------------------------------------------------
    Frame('hotels/row-2', 'hotels_lobby',
          camera=dict(at=(.4, -12.2, 2.0), look_x=.04, fstop=1.1),
          phones={'hotel': dict(at=(1.30, -2.1, 1.74), scale=1.32, yaw=-10, roll=8, pitch=-6)}),
    Frame('hotels/tab-hotel', 'hotels_lobby',
          camera=dict(at=(-.4, -19, 1.80), look_x=.7, fstop=.55),
          phones={'hotel': dict(at=(-1.05, -2.6, 1.66), scale=1.56, yaw=10, roll=-8, pitch=-6)},
          options=dict(lobby=True, bell=.35)),

    # ---- hotels: the terrace ---------------------------------------------------------------------------
    Frame('hotels/row-3', 'hotels_terrace',
          camera=dict(at=(.3, -13.6, 1.62), look_x=.1, fstop=.5),
          phones={'hotel': dict(at=(.92, -2.9, 1.28), scale=1.30, yaw=-10, roll=7, pitch=-6)}),

    # ---- hotels: room 412 and behind the scenes --------------------------------------------------------
    Frame('hotels/tab-guests', 'hotels_bedroom',
          camera=dict(at=(.2, -17.5, 1.75), look_x=.95, fstop=.55),
          phones={'hotel': dict(at=(-1.55, -1.9, 1.58), scale=1.50, yaw=10, roll=-8, pitch=-6)}),
    Frame('hotels/tab-staff', 'hotels_service',
          camera=dict(at=(.3, -18.5, 1.85), look_x=-.05, fstop=.55),
          phones={'hotel': dict(at=(-.62, -1.7, 1.55), scale=1.46, yaw=-10, roll=8, pitch=-6)}),

    # ---- hotels: the street ----------------------------------------------------------------------------
    Frame('hotels/tab-chains', 'hotels_street',
          camera=dict(at=(-.4, -21, 1.9), look_x=.35, fstop=.6),
          phones={'hotel': dict(at=(-2.0, -2.6, 1.62), scale=1.42, yaw=10, roll=-8, pitch=-6)},
          burn=dict(right=(.4, .55))),

    # ---- offices: the entrance -------------------------------------------------------------------------
    Frame('offices/hero', 'offices_entrance',
          camera=dict(at=(-.5, -24, 1.92), look_x=-.9, fstop=.75), emission=.88,
          phones={'office': dict(at=(1.0, -2.75, 1.72), scale=1.86, yaw=-12, roll=8, pitch=-5)},
          options=dict(key_at=(-4.2, -9.2, 7.2), key_to=(1.25, 0, 1.50), window=(1.50, 1.00), uprights=(-.28, .72), rails=(.60,), mask=3.3,
                       fill=40, fill_far=14, calm=900)),
    Frame('offices/row-2', 'offices_meeting', emission=.88,
          camera=dict(at=(-.1, -12.6, 1.80), look_x=-.42, fstop=1.0),
          phones={'office': dict(at=(-.30, -1.5, 1.50), scale=1.34, yaw=-11, roll=8, pitch=-5)}),

    # ---- member clubs ----------------------------------------------------------------------------------
    Frame('cards/clubs', 'club',
          camera=dict(at=(.5, -12.4, 1.86), look_x=.06, fstop=.5),
          phones={'club': dict(at=(.66, -1.75, 1.68), scale=1.54, yaw=-8, roll=8, pitch=-6)}),
]


def find(slot):
    for frame in FRAMES:
        if frame.slot == slot:
            return frame
    raise SystemExit(f'no frame {slot} in art/frames.py')
