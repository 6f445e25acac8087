"""What a picture is made from, as hashes: so that only what has changed is made again."""
import ast
import hashlib
import re
import tokenize
from pathlib import Path

ART = Path(__file__).resolve().parent
ROOT = ART.parent


def imports(path, seen=None):
    """A script and every file of art/ that it imports."""
    seen = seen if seen is not None else set()
    if path in seen or not path.exists():
        return seen
    seen.add(path)
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module:
            for module in [node.module, *(f'{node.module}.{name.name}' for name in node.names)]:
                imports(ART / (module.replace('.', '/') + '.py'), seen)
    return seen


def essence(file):
    """What is written, not how: comments, line breaks and indentation in Python do not count."""
    if file.suffix != '.py':
        return file.read_bytes()
    layout = (tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENCODING)
    with file.open('rb') as source:
        return ''.join(part.string for part in tokenize.tokenize(source.readline) if part.type not in layout).encode()


def digest(files, *values):
    mark = hashlib.sha256()
    for file in sorted(files):
        mark.update(essence(file))
    mark.update(repr(values).encode())
    return mark.hexdigest()[:16]


def face_files():
    """What the faces are drawn from: the pass components, their colours and their content."""
    passes = [file for file in (ROOT / 'src/ui/pass').glob('*') if file.is_file()]
    return {*(ART / 'faces').glob('*.mjs'), *passes, ROOT / 'src/styles/tokens.css', ROOT / 'src/content/tones.yaml'}


def pass_words():
    """Tenant and pass of every vertical, out of its content: all other copy may change without touching a picture."""
    files = sorted((ROOT / 'src/content/verticals').glob('*.yaml'))
    return [re.findall(r'^(?:tenant|pass):.*\n(?: .*\n)*', file.read_text(), re.M) for file in files]


def sources(frame):
    """What the picture is made from: the scene costs minutes, the finish seconds, so they are told apart."""
    scene_files = (imports(ART / f'sets/{frame.set}.py') | imports(ART / 'scene.py')) - {ART / 'frames.py'}
    scene = digest(
        scene_files, frame.set, frame.camera, frame.phones, frame.samples, frame.options, frame.size, frame.transparent
    )
    finish = digest(
        (imports(ART / 'finish/finish.py') | face_files()) - {ART / 'frames.py'},
        frame.burn,
        frame.grade,
        frame.emission,
        pass_words(),
    )
    return dict(scene=scene, finish=finish)


def face_sources():
    return digest(face_files(), pass_words())
