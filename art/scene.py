"""What Blender runs: build one frame's set, photograph it. Called by render.py, which also says where to put the passes.

    blender -b -P art/scene.py -- <slot> <folder> <scale> <samples>
"""
import importlib
import os
import sys

ART = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, ART)

from frames import find  # noqa: E402
from kit import shoot  # noqa: E402
from kit.phone import phone, pose  # noqa: E402

slot, folder, scale, samples = sys.argv[sys.argv.index('--') + 1 :]
frame = find(slot)
shoot.empty_stage()
importlib.import_module('sets.' + frame.set).build(frame)
for face, options in frame.phones.items():
    options = dict(options)
    body = options.pop('body', None)
    phone(face, pose(**options), **({'body': body} if body else {}))
view = dict(frame.camera)
view.setdefault('focus', next((options['at'] for options in frame.phones.values()), (0, 0, 1.5)))
shoot.camera(**view)
width, height = frame.size
shoot.quality(round(width * float(scale)), round(height * float(scale)), int(samples), frame.transparent)
shoot.write_screens(folder)
shoot.write_passes(folder)
