/** The editor at /edit: it exists only while `npm run edit` runs, and never in a build. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { ContentError } from '../src/model/load/content-errors.ts';
import { configFor } from './config.ts';
import { Desk } from './desk.ts';
import { mayAsk } from './guard.ts';
import { placeOf } from './mark.ts';
import { masterOf, takePicture } from './picture.ts';

interface Question {
  body: Buffer;
  search: URLSearchParams;
  answer: ServerResponse;
}
type Answer = string | Buffer | object;

const kinds: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
};

/** @param built The folder with what the browser loads: see browser/build.ts. */
export function edit(root: string, built: string): AstroIntegration {
  const desk = new Desk(root);
  Object.assign(globalThis, { desk });

  const questions: Record<string, (question: Question) => Answer | Promise<Answer>> = {
    'GET files': () => desk.read(),
    'GET config': () => {
      const contents = Object.entries(desk.read()).map(([file, { data }]) => [file, data]);
      return configFor(Object.fromEntries(contents), { name: 'test-repo' }, () => 'values');
    },
    'GET place': ({ search }) => placeOf(Number(search.get('number'))) ?? {},
    'GET picture': ({ search }) => masterOf(root, search.get('slot') ?? ''),
    'POST draft': ({ body }) => {
      const { file, data } = JSON.parse(String(body));
      desk.draw(file, data);
      return {};
    },
    'POST save': ({ body }) => {
      const { file, data, version } = JSON.parse(String(body));
      return desk.save(file, data, version);
    },
    'POST picture': ({ body, search, answer }) => takePicture(root, search, body, answer),
  };

  async function answerTo(request: IncomingMessage, answer: ServerResponse): Promise<Answer> {
    const { pathname, searchParams: search } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.slice(1);
    const ask = questions[`${request.method} ${path}`];
    if (ask) return ask({ search, answer, body: await bodyOf(request) });
    const file = path && !path.includes('..') ? path : 'index.html';
    answer.setHeader('content-type', kinds[extname(file)] ?? 'application/octet-stream');
    return readFile(join(built, file));
  }

  const plugin: Plugin = {
    name: 'edit',
    enforce: 'pre',
    /** Pages ask the desk for their content, not the files. */
    resolveId: (id) =>
      /\/model\/load\/get-content(?:\.ts)?$/.test(id)
        ? join(root, 'edit/page-content.ts')
        : undefined,
    configureServer(server) {
      server.middlewares.use('/edit', async (request, answer, next) => {
        // The script of the page itself comes from Vite.
        if (request.url?.startsWith('/browser/')) return next();
        if (!mayAsk(request)) return void answer.writeHead(403).end('Only for this machine.');
        answer.setHeader('x-frame-options', 'SAMEORIGIN');
        try {
          const said = await answerTo(request, answer);
          if (request.method === 'POST') {
            forget(server, request.url?.startsWith('/picture') ? pictures : pages);
          }
          answer.end(Buffer.isBuffer(said) ? said : JSON.stringify(said));
        } catch (error) {
          const isTheirs = error instanceof ContentError;
          answer.statusCode = isTheirs ? 422 : isMissing(error) ? 404 : 500;
          answer.setHeader('content-type', 'text/plain; charset=utf-8');
          answer.end((error as Error).message);
        }
      });
    },
  };
  return {
    name: 'edit',
    hooks: {
      'astro:config:setup': ({ updateConfig, injectScript }) => {
        updateConfig({ vite: { plugins: [plugin] } });
        injectScript('page', `import '/edit/browser/point.ts';`);
      },
    },
  };
}

/** What the server remembers although it has changed, until it is loaded anew. */
function forget(server: ViteDevServer, remembers: RegExp) {
  for (const environment of Object.values(server.environments)) {
    if (!isRunnableDevEnvironment(environment)) continue;
    const { moduleGraph, runner } = environment;
    for (const module of moduleGraph.idToModuleMap.values()) {
      if (!remembers.test(module.id ?? '')) continue;
      moduleGraph.invalidateModule(module);
      const loaded = runner.evaluatedModules.getModuleById(module.id ?? '');
      if (loaded) runner.evaluatedModules.invalidateModule(loaded);
    }
  }
}

/** The pages that a file with [brackets] makes. */
const pages = /src\/pages\/.*\[/;
/** The names of the encoded pictures, and all that was drawn with them. */
const pictures = /src\/(?:picture-files|ui|sections|layouts|pages)\b/;

const isMissing = (error: unknown) => (error as { code?: string }).code === 'ENOENT';

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}
