/** Two servers that issue passes, behind nginx and behind Caddy, with the settings made for them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readBuiltSite } from '../../hosting/built-site.ts';
import { caddy } from '../../hosting/engines/caddy.ts';
import { nginx } from '../../hosting/engines/nginx.ts';
import { addPassesRules, nginxUpstream } from '../../hosting/passes/proxies.ts';
import { headersFor } from '../../hosting/rules.ts';
import { createTestCertificates } from '../../passes/test-certificates.ts';
import { freePort } from '../../quality/tools/free-port.ts';
import { findServer } from '../../scripts/servers.mjs';
import { createTempFolder, siteUrl, writeCredentials } from './fixtures.ts';
import { hasOpenssl, verify } from './pkpass.ts';

const dist = resolve('dist');
const site = readBuiltSite(dist);
const issuing = addPassesRules(site, ['somewhere']);
const authority = createTestCertificates();
const children: ChildProcess[] = [];

/** Programs, by what they are started with: the ports of the issuers, and their own. */
const engines = {
  nginx(issuers: string[], port: number) {
    const folder = createTempFolder();
    const found = findServer('nginx');
    const settings = join(folder, 'site.conf');
    writeFileSync(settings, nginx(issuers.length > 0 ? issuing : site));
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `${found?.modules.map((module) => `load_module ${module};`).join('')}
      ${process.getuid?.() === 0 ? 'user root;' : ''}
      daemon off; pid ${folder}/pid; error_log stderr; events {}
      http {
        access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
        ${nginxUpstream(issuers)}
        server { listen 127.0.0.1:${port}; root ${dist}; include ${settings}; }
      }`,
    );
    return { program: found?.program, args: ['-e', 'stderr', '-c', file], env: {} };
  },
  caddy(issuers: string[], port: number) {
    const folder = createTempFolder();
    const file = join(folder, 'Caddyfile');
    writeFileSync(file, caddy(issuers.length > 0 ? issuing : site, issuers));
    const env = {
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      SITE_ROOT: dist,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
    };
    const args = ['run', '--adapter', 'caddyfile', '--config', file];
    return { program: findServer('caddy')?.program, args, env };
  },
};

async function run(program: string, args: string[], env: Record<string, string>, port: number) {
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: 'pipe' });
  children.push(child);
  child.stdout.resume();
  const said: string[] = [];
  child.stderr.on('data', (text) => said.push(String(text)));
  const answers = () => ask(port, '/robots.txt').then(({ status }) => status === 200);
  while (!(await answers().catch(() => false))) {
    if (child.exitCode !== null) throw new Error(said.join(''));
    await pause(20);
  }
  return port;
}

interface Wish {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Of this machine, which has many. */
  from?: string;
}

async function ask(port: number, path: string, wish: Wish = {}) {
  const { method = 'GET', headers = {}, body, from = '127.0.0.1' } = wish;
  const options: RequestOptions = {
    host: '127.0.0.1',
    port,
    path,
    method,
    headers,
    localAddress: from,
    agent: false,
  };
  const asked = request(options).end(body);
  const [answer] = await once(asked, 'response');
  const answered = { status: answer.statusCode as number, body: await buffer(answer) };
  return { ...answered, headers: answer.headersDistinct as IncomingHttpHeaders };
}

const json = { 'Content-Type': 'application/json', Origin: siteUrl };
const body = JSON.stringify({ use: 'hotels', name: 'Grand Budapest', color: '#b8452f' });
const issue = (port: number, from?: string) =>
  ask(port, '/passes', { method: 'POST', headers: json, body, ...(from && { from }) });

let issuers: string[] = [];
beforeAll(async () => {
  const fields = { site: siteUrl, googleIssuer: '3388000000012345678', proxies: ['127.0.0.1'] };
  const PASSES = writeCredentials(authority, { 'settings.json': JSON.stringify(fields) });
  const start = async () => {
    const port = await freePort();
    const env = { PASSES, HOST: '127.0.0.1', PORT: String(port) };
    return `127.0.0.1:${await run(process.execPath, ['hosting/server.ts'], env, port)}`;
  };
  issuers = [await start(), await start()];
}, 60_000);
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

const present = (Object.keys(engines) as (keyof typeof engines)[]).filter(
  (name) => process.env.CI || findServer(name),
);

describe.for(present)('behind %s', (name) => {
  const place = { nginx: 10, caddy: 20 }[name];
  const startWith = async (servers: string[]) => {
    const port = await freePort();
    const { program = name, args, env } = engines[name](servers, port);
    return run(program, args, env, port);
  };

  test('a pass is issued, and a limit of one address is that of both servers', async () => {
    const port = await startWith(issuers);
    const told = await ask(port, '/live-wallet.json');
    expect(told.headers['wallet-passes']).toEqual(['live']);

    for (const last of [1, 2, 3]) {
      const from = `127.0.${place}.${last}`;
      const all = await Promise.all(Array.from({ length: 20 }, () => issue(port, from)));
      expect(all.filter(({ status }) => status === 201)).toHaveLength(5);
      expect(all.filter(({ status }) => status === 429)).toHaveLength(15);
    }
    const issued = await issue(port, `127.0.${place}.9`);
    for (const [header, value] of Object.entries(headersFor(issuing.rules, '/passes')))
      expect([header, issued.headers[header.toLowerCase()]]).toEqual([header, [value]]);
    const { apple } = JSON.parse(issued.body.toString());
    const pass = await ask(port, apple);
    expect(pass.headers['content-type']).toEqual(['application/vnd.apple.pkpass']);
    if (hasOpenssl) expect(verify(pass.body, authority.root).logoText).toBe('Grand Budapest');

    const large = await ask(port, '/passes', {
      method: 'POST',
      headers: json,
      body: 'x'.repeat(5000),
    });
    expect(large.status).toBe(413);
    const put = await ask(port, '/passes', { method: 'PUT' });
    expect([put.status, put.headers.allow]).toEqual([405, ['POST']]);
    expect((await ask(port, '/hotels', { method: 'POST' })).status).toBe(405);
    expect((await ask(port, '/passes/nowhere')).status).toBe(404);
  });

  test('without servers that issue passes nothing is known of them', async () => {
    const port = await startWith([]);
    expect((await ask(port, '/live-wallet.json')).headers['wallet-passes']).toBeUndefined();
    expect((await ask(port, '/passes/authority.pem')).status).toBe(404);
    expect((await issue(port)).status).toBe(405);
  });
});
