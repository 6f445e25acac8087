import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inlineScript } from '../../build/inline-script.ts';
import { smallPreload } from '../../build/preload.ts';
import { stylesInScript } from '../../build/styles-in-script.ts';
import { closeGently, createSiteServer } from '../../hosting/site-server.ts';
import { Project } from '../../tools/project.ts';

/** Two copies in two folders, with a text that would like to break out of where it stands. */
const [one, other] = [new Project(), new Project()];
const description = 'Keys & offers </script><script>alert(1)</script><!-- in the wallet of guests.';

beforeAll(async () => {
  for (const project of [one, other])
    project.edit('src/content/verticals/hotels.yaml', (file) =>
      file.setIn(['page', 'meta', 'description'], description),
    );
  const built = await Promise.all([one.build(), other.build()]);
  for (const { code, output } of built) expect([code, output]).toEqual([0, expect.anything()]);
}, 180_000);
afterAll(() => {
  one.remove();
  other.remove();
});

test('two builds of one tree are the same, byte for byte', () => {
  const [first, second] = [filesOf(one), filesOf(other)];
  expect([...first.keys()]).toEqual([...second.keys()]);
  expect([...first.keys()].filter((name) => name.endsWith('.br')).length).toBeGreaterThan(5);
  const differing = [...first].filter(([name, body]) => !second.get(name)?.equals(body));
  expect(differing.map(([name]) => name)).toEqual([]);
});

test('no text of the content can leave the structured data', () => {
  const html = one.read('dist/hotels.html');
  const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
  expect(data).not.toMatch(/<[/!]/);
  const { '@graph': graph } = JSON.parse(data) as { '@graph': { description?: string }[] };
  expect(graph.map((node) => node.description)).toContain(description);
  expect(html.replaceAll(/ content="[^"]*"/g, '')).not.toContain('<script>alert');
});

test('a server that reads dist while a build replaces it never says 404 or 500', async () => {
  await using server = await serving(one);
  const swaps = 40;
  for (let number = 0; number < swaps; number += 1)
    cpSync(one.at('dist'), one.at(`next-${number}`), { recursive: true });
  const script = `import { replaceFolder } from './scripts/build.mjs';
    for (let n = 0; n < ${swaps}; n += 1) {
      replaceFolder('dist', 'next-' + n);
      await new Promise((done) => setTimeout(done, 5));
    }`;
  const builder = spawn(process.execPath, ['--input-type=module', '-e', script, 'build'], {
    cwd: one.root,
    stdio: 'inherit',
  });
  const statuses = new Set<number>();
  while (builder.exitCode === null) statuses.add(await server.ask('/hotels'));
  expect(builder.exitCode).toBe(0);
  expect([...statuses]).toEqual([200]);
}, 60_000);

test('who asks between the two renames of a build is answered after the second', async () => {
  await using server = await serving(one);
  expect(await server.ask('/hotels')).toBe(200);
  renameSync(one.at('dist'), one.at('aside'));
  const asked = server.ask('/hotels');
  setTimeout(() => renameSync(one.at('aside'), one.at('dist')), 20);
  expect(await asked).toBe(200);
});

test.each([
  ['inline-script', inlineScript, 'an import that ends with ?inline-script'],
  [
    'styles-in-script',
    () => stylesInScript((name) => name),
    'an import of a .module.css in src/islands',
  ],
  ['small-preload', smallPreload, 'the module vite/preload-helper'],
])(
  'a build in which %s finds nothing to do fails, and says what it looked for',
  async (_name, plugin, lookedFor) => {
    const nothing = build({
      configFile: false,
      logLevel: 'silent',
      plugins: [plugin()],
      build: { write: false, lib: { entry: 'tools/free-port.ts', formats: ['es'] } },
    });
    await expect(nothing).rejects.toThrow(`looked for ${lookedFor} and found none`);
  },
);

async function serving(project: Project) {
  const server = createSiteServer({ root: project.at('dist') }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    async ask(path: string) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      await response.arrayBuffer();
      return response.status;
    },
    [Symbol.asyncDispose]: () => closeGently(server, 0),
  };
}

function filesOf(project: Project) {
  const root = resolve(project.at('dist'));
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length))
    .sort();
  return new Map(names.map((name) => [name, readFileSync(join(root, name))]));
}
