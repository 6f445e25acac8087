import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import sharp, { type Sharp } from 'sharp';
import { ContentError } from '../../src/model/load/content-errors.ts';
import {
  minWidth,
  type PictureKind,
  pictureKind,
  pictureKinds,
  type Shape,
} from '../../src/model/schema/picture-ids.ts';
import { replaceFile } from './replace-file.ts';

/** tools/art/encode.ts accepts no larger master picture. */
const maxMasterBytes = 600_000;
const maxUploadBytes = 40_000_000;

/** The master picture of an id; `hotels/hero-portrait` is the one for phones. */
export const readMaster = (root: string, pictureId: string) => {
  shapeOf(pictureId);
  return readFile(join(root, masterPath(pictureId)));
};

const masterPath = (pictureId: string) => `src/assets/pictures/${pictureId}.webp`;

function shapeOf(name: string): Shape {
  const pictureId = name.replace(/-portrait$/, '');
  const kind = pictureKind(pictureId);
  const { wide, portrait }: PictureKind = kind ? pictureKinds[kind] : ({} as PictureKind);
  const shape = pictureId === name ? wide : portrait;
  if (!shape) throw new ContentError(`There is no picture named '${name}' on the site.`);
  return shape;
}

/** Crops, saves and encodes an uploaded picture, and streams the progress as lines of text. */
export async function replacePicture(
  root: string,
  query: URLSearchParams,
  body: Buffer,
  response: ServerResponse,
) {
  const pictureId = query.get('pictureId') ?? '';
  const master = await crop(body, shapeOf(pictureId), query);
  const file = join(root, masterPath(pictureId));
  const previous = await readFile(file).catch(() => undefined);
  replaceFile(root, masterPath(pictureId), master);
  response.setHeader('content-type', 'text/plain; charset=utf-8');
  const { exitCode, errors } = await encode(root, pictureId.replace(/-portrait$/, ''), response);
  if (exitCode === 0) return Buffer.from('done\n');
  await (previous ? writeFile(file, previous) : rm(file));
  return Buffer.from(`failed ${errors}\n`);
}

async function encode(root: string, pictureId: string, response: ServerResponse) {
  const child = spawn(process.execPath, ['tools/art/encode.ts', pictureId], { cwd: root });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  for await (const line of createInterface(child.stdout)) response.write(`${line}\n`);
  const exitCode = child.exitCode ?? (await new Promise((done) => child.once('close', done)));
  return { exitCode, errors: errors.replaceAll('\n', ' ') };
}

/** The chosen part of the picture in the aspect ratio of its kind. */
async function crop(body: Buffer, shape: Shape, query: URLSearchParams) {
  if (body.length === 0) throw new ContentError('The file is empty. The old picture stays.');
  if (body.length > maxUploadBytes) {
    throw new ContentError('The file is larger than 40 MB. The old picture stays.');
  }
  const { data, info } = await sharp(body, { failOn: 'error' })
    .autoOrient()
    .toColorspace('srgb')
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new ContentError('This file is not a readable picture. The old picture stays.');
    });
  const { ratio, widths } = shape;
  const maxWidth = Math.max(...widths);
  const fraction = (name: string, fallback: number) => {
    const value = Number(query.get(name) ?? fallback);
    return value >= 0 && value <= 1 ? value : fallback;
  };
  const fullWidth = Math.min(info.width, info.height * ratio);
  const width = Math.floor(fullWidth * Math.max(0.05, fraction('size', 1)));
  const height = Math.floor(width / ratio);
  if (width < minWidth(shape)) {
    throw new ContentError(
      `The picture is too small: this part is ${width} pixels wide, at least ${minWidth(shape)} are needed. The old picture stays.`,
    );
  }
  const left = Math.round((info.width - width) * fraction('x', 0.5));
  const top = Math.round((info.height - height) * fraction('y', 0.5));
  const outputWidth = Math.min(width, maxWidth);
  const cropped = sharp(data)
    .extract({ left, top, width, height })
    .resize({ width: outputWidth, height: Math.round(outputWidth / ratio), fit: 'fill' });
  return compress(cropped);
}

async function compress(picture: Sharp): Promise<Buffer> {
  for (const quality of [90, 82, 74, 66, 55, 40]) {
    const data = await picture.clone().webp({ quality, effort: 5 }).toBuffer();
    if (data.length <= maxMasterBytes) return data;
  }
  throw new ContentError(
    'The picture has too much detail and its file gets too large. Choose another picture.',
  );
}
