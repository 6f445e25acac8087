"""Hashes of the sources of a picture, so that only pictures with changed sources are rendered again."""
import ast
import hashlib
import json
import subprocess
from functools import lru_cache
from pathlib import Path

ART = Path(__file__).resolve().parent
ROOT = ART.parent.parent


@lru_cache(maxsize=None)
def definitions(path):
    """The definitions of a file by name, each as code with the names it uses, and the file and name of each import from tools/art/.
    The code is unparsed from the syntax tree, so comments and formatting do not change a hash; docstrings do."""
    tree, defined, imported = ast.parse(path.read_text()), {}, {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            module = ART / node.module.replace('.', '/')
            for name in node.names:
                submodule = module / f'{name.name}.py'  # from kit import shoot
                source = (submodule, None) if submodule.exists() else (module.with_suffix('.py'), name.name)
                imported[name.asname or name.name] = source
    for index, node in enumerate(tree.body):
        if isinstance(node, ast.ImportFrom):
            continue
        definition = ast.unparse(node), names_in(node)
        names = (
            set().union(*map(names_in, node.targets))
            if isinstance(node, ast.Assign)
            else {getattr(node, 'name', f'{index:03}')}
        )
        defined.update(dict.fromkeys(names, definition))
    return defined, imported


def names_in(node):
    return {child.id for child in ast.walk(node) if isinstance(child, ast.Name)}


def dependencies(path, name=None, seen=None):
    """The code of a definition, or of a whole file, and of everything in tools/art/ that it uses. A new function in the kit does not
    change the hash of a picture that does not use it. frames.py is excluded, because sources() hashes each frame separately."""
    seen = seen if seen is not None else {}
    if (path, name) in seen or not path.exists() or path == ART / 'frames.py':
        return seen
    seen[path, name] = ''
    defined, imported = definitions(path)
    if name is None:
        used = {*defined, *imported}
    else:
        seen[path, name], used = defined.get(name, ('', ()))
    for other in used:
        if other in imported:
            dependencies(*imported[other], seen)
        elif other in defined:
            dependencies(path, other, seen)
    return seen


def digest(code_by_name, *values):
    result = hashlib.sha256()
    for _, code in sorted((str(path.relative_to(ART)) + f':{name}', code) for (path, name), code in code_by_name.items()):
        result.update(code.encode())
    result.update(repr(values).encode())
    return result.hexdigest()[:16]


@lru_cache(maxsize=None)
def face_code_hash():
    """A hash of the code that draws the faces: the pass components and the design tokens. Their content is in face_hashes()."""
    passes = [file for file in (ROOT / 'src/ui/pass').glob('*') if file.is_file()]
    files = sorted({*(ART / 'faces').glob('*.*s'), *passes, ROOT / 'src/styles/tokens.css'})
    return hashlib.sha256(b''.join(file.read_bytes() for file in files)).hexdigest()


@lru_cache(maxsize=None)
def face_hashes(names):
    """A hash of the content of each face."""
    listing = subprocess.run(['node', str(ART / 'faces/face-content.ts'), *names], capture_output=True, text=True)
    if listing.returncode:
        raise SystemExit(listing.stderr.strip())
    return json.loads(listing.stdout)


def sources(frame, all_faces):
    """The hashes of a picture. A scene takes minutes to render; finish and faces take seconds, so they have their own hashes."""
    code = dependencies(ART / 'scene.py') | dependencies(ART / f'sets/{frame.set}.py', 'build')
    for screen in frame.screens:
        code |= dependencies(ART / f'stagings/{screen.get("staging", "floating")}.py', 'stage')
    hashes = face_hashes(tuple(all_faces))
    staged = [{key: value for key, value in screen.items() if key != 'face'} for screen in frame.screens]
    scene = digest(
        code,
        frame.set,
        frame.camera,
        staged,
        frame.samples,
        frame.options,
        frame.size,
        frame.transparent,
        [hashes[face] for face in frame.prints],
    )
    finish = digest(dependencies(ART / 'finish/finish.py'), face_code_hash(), frame.burn, frame.grade, frame.emission)
    return dict(scene=scene, finish=finish, faces={face: hashes[face] for face in frame.faces})
