import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync } from 'node:zlib';
import { contentSecurityPolicy } from '../../hosting/policy.ts';
import { Project } from '../tools/project.ts';
import type { Section } from './measure.ts';

const counts = [3, 30, 300];
const model = 'hotels';
const own = 3;
const themes = ['hotels', 'offices', 'real-estate', 'clubs'];

/** The build with more and more verticals: what does one more cost, and do the others notice? */
export async function growth(): Promise<Section> {
  const table = [
    ['verticals', 'build', 'per page', 'memory', 'a vertical’s page', 'home', 'policy header'],
  ];
  const sizes: number[] = [];
  for (const count of counts) {
    const project = new Project();
    try {
      cpSync('pictures', project.at('pictures'), { recursive: true });
      for (let number = own; number < count; number += 1) addVertical(project, number);
      const { seconds, megabytes } = await build(project);
      const bytes = (page: string) =>
        brotliCompressSync(readFileSync(project.at(`dist/${page}.html`))).length;
      sizes.push(bytes(model));
      table.push([
        String(count),
        `${seconds.toFixed(1)} s`,
        `${Math.round((seconds * 1000) / count)} ms`,
        `${megabytes} MB`,
        `${bytes(model)} B`,
        `${bytes('index')} B`,
        `${contentSecurityPolicy(readFileSync(project.at(`dist/${model}.html`), 'utf8')).length} B`,
      ]);
    } finally {
      project.remove();
    }
  }
  const [first = 0] = sizes;
  const last = sizes.at(-1) ?? 0;
  return {
    table,
    notes: [
      'Each generated vertical is Hotels in other words, with slots of its own and the colors of one of the four. Its pictures are named and counted like real ones but empty: the build copies and hashes them, and never decodes one. Memory is the most the build had at once.',
      last <= first
        ? 'The page of a vertical does not grow.'
        : `The page of a vertical grows by ${((last - first) / ((counts.at(-1) ?? 1) - own)).toFixed(1)} B for each further vertical.`,
    ],
  };
}

async function build(project: Project) {
  const started = performance.now();
  const atExit = "process.on('exit',()=>console.log('maxRSS',process.resourceUsage().maxRSS))";
  const child = spawn(resolve('node_modules/.bin/astro'), ['build'], {
    cwd: project.root,
    env: { ...process.env, NODE_OPTIONS: `--import "data:text/javascript,${atExit}"` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, code] = await Promise.all([
    text(child.stdout),
    new Promise<number | null>((done) => child.once('close', done)),
  ]);
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  const peaks = [...output.matchAll(/maxRSS (\d+)/g)].map(([, kilobytes]) => Number(kilobytes));
  return {
    seconds: (performance.now() - started) / 1000,
    megabytes: Math.round(Math.max(...peaks) / 1024),
  };
}

function addVertical(project: Project, number: number) {
  const id = `made-${letters(number)}`;
  const file = (name: string) => `src/content/verticals/${name}.yaml`;
  project.write(file(id), project.read(file(model)).replaceAll(`${model}/`, `${id}/`));
  project.edit(file(id), (content) => {
    content.setIn(['order'], 100 + number);
    content.setIn(['theme'], themes[number % themes.length]);
    content.setIn(['name'], `Business ${number}`);
    content.setIn(['useCase', 'picture', 'slot'], `cards/${id}`);
    content.setIn(['page', 'meta', 'title'], `Wallet passes for business ${number}`);
    content.setIn(
      ['page', 'meta', 'description'],
      `Business ${number}: ${content.getIn(['page', 'meta', 'description'])}`.slice(0, 160),
    );
  });
  addPictures(project, id);
}

interface Shape {
  widths: number[];
}

function addPictures(project: Project, id: string) {
  const path = 'pictures/manifest.json';
  const manifest = JSON.parse(project.read(path)) as Record<string, Record<string, Shape>>;
  for (const [slot, shapes] of Object.entries(manifest)) {
    if (slot !== `cards/${model}` && !slot.startsWith(`${model}/`)) continue;
    const copy = slot.replace(model, id);
    manifest[copy] = shapes;
    for (const [shape, { widths }] of Object.entries(shapes)) {
      const folder = join('pictures', shape === 'portrait' ? `${copy}-portrait` : copy);
      mkdirSync(project.at(folder), { recursive: true });
      for (const width of widths) {
        for (const format of ['avif', 'webp'])
          project.write(`${folder}/${width}.${format}`, `${copy} ${shape} ${width} ${format}`);
      }
    }
  }
  project.write(path, JSON.stringify(manifest));
}

/** Slots and ids have letters only. */
function letters(number: number): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz';
  const rest = Math.floor(number / alphabet.length);
  return (rest > 0 ? letters(rest) : '') + alphabet[number % alphabet.length];
}
