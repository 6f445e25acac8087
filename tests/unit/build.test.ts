import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
  const server = createSiteServer({ root: one.at('dist') }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
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
  const statuses = new Map<number, number>();
  while (builder.exitCode === null) {
    const sent = get({ host: '127.0.0.1', port, path: '/hotels', agent: false });
    const [response] = (await once(sent, 'response')) as [IncomingMessage];
    response.resume();
    const status = response.statusCode ?? 0;
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  await closeGently(server, 0);
  expect(builder.exitCode).toBe(0);
  expect([...statuses.keys()]).toEqual([200]);
}, 60_000);

test('a build step that finds nothing to do stops the build and says what it looked for', async () => {
  const plugin = other.read('build/preload.ts');
  other.write('build/preload.ts', plugin.replace("'vite/preload-helper'", "'vite/other-helper'"));
  const { code, output } = await other.build();
  expect(code).not.toBe(0);
  expect(output).toContain('It looked for the module vite/other-helper and found none');
}, 120_000);

function filesOf(project: Project) {
  const root = resolve(project.at('dist'));
  const names = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(root.length))
    .sort();
  return new Map(names.map((name) => [name, readFileSync(join(root, name))]));
}
