"""What Blender runs: build one frame's set, stage its screens, photograph it. Called by render.py, which also says where to
put the passes.

    blender -b -P tools/art/scene.py -- <picture_id> <folder> <scale> <samples>
"""
import importlib
import os
import sys

ART = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, ART)

from frames import find  # noqa: E402
from kit import shoot  # noqa: E402

picture_id, folder, scale, samples = sys.argv[sys.argv.index('--') + 1 :]
frame = find(picture_id)
shoot.empty_stage()
importlib.import_module('sets.' + frame.set).build(frame)
for face, screen in zip(frame.faces, frame.screens):
    options = {key: value for key, value in screen.items() if key not in ('staging', 'face')}
    importlib.import_module('stagings.' + screen.get('staging', 'floating')).stage(face, **options)
view = dict(frame.camera)
view.setdefault('focus', next((screen['at'] for screen in frame.screens), (0, 0, 1.5)))
shoot.camera(**view)
width, height = frame.size
shoot.quality(round(width * float(scale)), round(height * float(scale)), int(samples), frame.transparent)
shoot.write_screens(folder)
shoot.write_passes(folder)
