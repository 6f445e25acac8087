"""From the passes of one frame to its picture. Runs in Debian's Python, which has PyTorch and OpenCV.

    finish.py <picture_id> <folder with passes> <folder with faces> <folder with weights> <out.png>

Without weights ('') it is a draft: smoothed in a second instead of denoised in a minute.
"""
import json
import os
import sys

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
os.environ['OMP_WAIT_POLICY'] = 'PASSIVE'  # waiting threads must not use the processor
sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

import cv2  # noqa: E402
import numpy as np  # noqa: E402

from finish import grade  # noqa: E402
from finish.screen import lay  # noqa: E402
from frames import find  # noqa: E402


def read(path):
    """EXR -> linear RGB(A)"""
    picture = cv2.imread(path, cv2.IMREAD_UNCHANGED)
    if picture is None:
        raise SystemExit(f'cannot read {path}')
    return np.concatenate([picture[..., 2::-1], picture[..., 3:]], 2).astype(np.float32)


def clean(folder, weights):
    """Denoised colour, kept beside the passes: grading again takes seconds."""
    kept, source = f'{folder}/clean.exr', f'{folder}/colour.exr'
    if not weights:
        return np.expm1(cv2.bilateralFilter(np.log1p(read(source)[..., :3]), 7, 0.12, 3))
    if os.path.exists(kept) and os.path.getmtime(kept) > os.path.getmtime(source):
        return read(kept)[..., :3]
    from finish.denoise import denoise  # imports PyTorch, which takes seconds

    albedo = read(f'{folder}/albedo.exr')[..., :3] + read(f'{folder}/guide.exr')[..., :3]
    colour = denoise(read(source)[..., :3], albedo, read(f'{folder}/normal.exr')[..., :3], weights)
    cv2.imwrite(kept, np.ascontiguousarray(colour[..., ::-1]), [cv2.IMWRITE_EXR_TYPE, cv2.IMWRITE_EXR_TYPE_HALF])
    return colour


def on_the_page(result, alpha):
    """What stands free casts a soft shadow on the page: a tight one where it is near, a wide one below it."""
    height, width = alpha.shape

    def cast(right, down, blur):
        moved = cv2.warpAffine(alpha, np.float32([[1, 0, right * width], [0, 1, down * width]]), (width, height))
        return cv2.GaussianBlur(moved, (0, 0), blur * width)

    shadow = 1 - (1 - 0.34 * cast(0.012, 0.018, 0.020)) * (1 - 0.22 * cast(0.004, 0.006, 0.006))
    shadow *= np.clip((1 - np.linspace(0, 1, height)[:, None]) / 0.05, 0, 1)  # fades out before the lower edge
    both = alpha + shadow * (1 - alpha)
    colour = result * (alpha / np.maximum(both, 1e-4))[..., None]
    return np.dstack([colour, both * 255]).round().astype(np.uint8)


def main(picture_id, folder, faces, weights, out):
    frame = find(picture_id)
    picture = clean(folder, weights)
    alpha = np.clip(read(f'{folder}/colour.exr')[..., 3:], 0, 1) if frame.transparent else None
    if frame.transparent:
        picture = picture / np.maximum(alpha, 1e-3)  # unpremultiplied, so that edges do not contain the black background
    picture = np.ascontiguousarray(grade.burn(picture, frame.burn))
    with open(f'{folder}/screens.json') as file:
        for screen in json.load(file):
            lay(picture, screen, cv2.imread(f'{faces}/{screen["face"].replace("/", "-")}.png'), frame.emission)
    display = grade.develop(picture if frame.transparent else grade.bloom(picture), **frame.grade)
    result = grade.to_bytes(grade.polish(display, vignette=0 if frame.transparent else 0.12))[..., ::-1]
    if frame.transparent:
        result = on_the_page(result, alpha[..., 0])
    cv2.imwrite(out, result)


if __name__ == '__main__':
    main(*sys.argv[1:])
