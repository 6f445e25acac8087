import { spawn } from 'node:child_process';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import sharp, { type Sharp } from 'sharp';
import { ContentError } from '../src/model/load/content-errors.ts';
import {
  type Shape,
  type SlotKind,
  slotKind,
  slotKinds,
} from '../src/model/schema/picture-slots.ts';

/** A master as it may be committed: art/encode.ts takes no larger one. */
const most = 600_000;
const mostBytes = 40_000_000;

/** The master of a slot; `hotels/hero-portrait` is the one for phones. */
export const masterOf = (root: string, slot: string) => {
  shapeOf(slot);
  return readFile(join(root, 'pictures', `${slot}.webp`));
};

function shapeOf(name: string): Shape {
  const slot = name.replace(/-portrait$/, '');
  const kind = slotKind(slot);
  const { wide, portrait }: SlotKind = kind ? slotKinds[kind] : ({} as SlotKind);
  const shape = slot === name ? wide : portrait;
  if (!shape) throw new ContentError(`There is no place for a picture called ${name}.`);
  return shape;
}

/** Checks, crops, saves and encodes a picture, and tells line by line how far it is. */
export async function takePicture(
  root: string,
  search: URLSearchParams,
  body: Buffer,
  answer: ServerResponse,
) {
  const slot = search.get('slot') ?? '';
  const shape = shapeOf(slot);
  const master = await cropped(body, shape, search);
  const file = join(root, 'pictures', `${slot}.webp`);
  const before = await readFile(file).catch(() => undefined);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.tmp`, master);
  await rename(`${file}.tmp`, file);
  answer.setHeader('content-type', 'text/plain; charset=utf-8');
  const said = await encode(root, slot.replace(/-portrait$/, ''), answer);
  if (said.code === 0) return Buffer.from('done\n');
  await (before ? writeFile(file, before) : rm(file));
  return Buffer.from(`failed ${said.errors}\n`);
}

async function encode(root: string, slot: string, answer: ServerResponse) {
  const child = spawn(process.execPath, ['art/encode.ts', slot], { cwd: root });
  let errors = '';
  child.stderr.on('data', (part) => {
    errors += part;
  });
  for await (const line of createInterface(child.stdout)) answer.write(`${line}\n`);
  const code = child.exitCode ?? (await new Promise((done) => child.once('close', done)));
  return { code, errors: errors.replaceAll('\n', ' ') };
}

/** The part of the picture that was chosen, in the shape of its slot, small enough to be kept. */
async function cropped(body: Buffer, { ratio, widths }: Shape, search: URLSearchParams) {
  if (body.length > mostBytes) throw new ContentError('The file is too large: at most 40 MB.');
  const picture = sharp(body, { failOn: 'error' }).autoOrient();
  const { data, info } = await picture
    .toColorspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new ContentError('This file is not a picture that can be read. The old one stays.');
    });
  const widest = Math.max(...widths);
  const least = widths[1] ?? widest;
  const share = (name: string, without: number) => {
    const value = Number(search.get(name) ?? without);
    return value >= 0 && value <= 1 ? value : without;
  };
  const whole = Math.min(info.width, info.height * ratio);
  const width = Math.floor(whole * Math.max(0.05, share('size', 1)));
  const height = Math.floor(width / ratio);
  if (width < least) {
    throw new ContentError(
      `The picture is too small: this part is ${width} pixels wide, and at least ${least} are needed. The old one stays.`,
    );
  }
  const left = Math.round((info.width - width) * share('x', 0.5));
  const top = Math.round((info.height - height) * share('y', 0.5));
  const to = Math.min(width, widest);
  const part = sharp(data)
    .extract({ left, top, width, height })
    .resize({ width: to, height: Math.round(to / ratio), fit: 'fill' });
  return smallEnough(part);
}

async function smallEnough(picture: Sharp): Promise<Buffer> {
  for (const quality of [90, 82, 74, 66, 55, 40]) {
    const data = await picture.clone().webp({ quality, effort: 5 }).toBuffer();
    if (data.length <= most) return data;
  }
  throw new ContentError('The picture has too much detail to be kept small. Choose another one.');
}
