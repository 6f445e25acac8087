"""What a picture is made from, as hashes: so that only what has changed is made again."""
import ast
import hashlib
import json
import subprocess
from functools import lru_cache
from pathlib import Path

ART = Path(__file__).resolve().parent
ROOT = ART.parent


@lru_cache(maxsize=None)
def contents(path):
    """The names that a file gives: what defines each, and from which file of art/ the imported ones come. Definitions are
    written anew from what they mean: comments and layout do not count."""
    tree, defined, imported = ast.parse(path.read_text()), {}, {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            home = ART / node.module.replace('.', '/')
            for name in node.names:
                own = home / f'{name.name}.py'  # from kit import shoot
                where = (own, None) if own.exists() else (home.with_suffix('.py'), name.name)
                imported[name.asname or name.name] = where
    for index, node in enumerate(tree.body):
        if isinstance(node, ast.ImportFrom):
            continue
        written = ast.unparse(node), named(node)
        given = (
            set().union(*map(named, node.targets))
            if isinstance(node, ast.Assign)
            else {getattr(node, 'name', f'{index:03}')}
        )
        defined.update(dict.fromkeys(given, written))
    return defined, imported


def named(node):
    return {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}


def parts(path, name=None, seen=None):
    """Every definition of art/ that a name of a file leans on, or the whole file: a function added to the kit changes no picture
    that does not use it. The list of frames does not count, for each frame is told apart."""
    seen = seen if seen is not None else {}
    if (path, name) in seen or not path.exists() or path == ART / 'frames.py':
        return seen
    seen[path, name] = ''
    defined, imported = contents(path)
    if name is None:
        wanted = {*defined, *imported}
    else:
        seen[path, name], wanted = defined.get(name, ('', ()))
    for other in wanted:
        if other in imported:
            parts(*imported[other], seen)
        elif other in defined:
            parts(path, other, seen)
    return seen


def digest(made_of, *values):
    mark = hashlib.sha256()
    for _, code in sorted((str(path.relative_to(ART)) + f':{name}', code) for (path, name), code in made_of.items()):
        mark.update(code.encode())
    mark.update(repr(values).encode())
    return mark.hexdigest()[:16]


@lru_cache(maxsize=None)
def drawing():
    """What draws the faces: the pass components and their colours. What they say is in the marks below."""
    passes = [file for file in (ROOT / 'src/ui/pass').glob('*') if file.is_file()]
    files = sorted({*(ART / 'faces').glob('*.*s'), *passes, ROOT / 'src/styles/tokens.css'})
    return hashlib.sha256(b''.join(file.read_bytes() for file in files)).hexdigest()


@lru_cache(maxsize=None)
def face_marks(names):
    """A hash of what each face says, by the script that also draws it."""
    listing = subprocess.run(['node', str(ART / 'faces/face-content.ts'), *names], capture_output=True, text=True)
    if listing.returncode:
        raise SystemExit(listing.stderr.strip())
    return json.loads(listing.stdout)


def sources(frame, all_faces):
    """What the picture is made from. The scene costs minutes; finish and faces cost seconds, so they are told apart."""
    made_of = parts(ART / 'scene.py') | parts(ART / f'sets/{frame.set}.py', 'build')
    for screen in frame.screens:
        made_of |= parts(ART / f'stagings/{screen.get("staging", "floating")}.py', 'stage')
    marks = face_marks(tuple(all_faces))
    staged = [{key: value for key, value in screen.items() if key != 'face'} for screen in frame.screens]
    scene = digest(
        made_of,
        frame.set,
        frame.camera,
        staged,
        frame.samples,
        frame.options,
        frame.size,
        frame.transparent,
        [marks[face] for face in frame.prints],
    )
    finish = digest(parts(ART / 'finish/finish.py'), drawing(), frame.burn, frame.grade, frame.emission)
    return dict(scene=scene, finish=finish, faces={face: marks[face] for face in frame.faces})
