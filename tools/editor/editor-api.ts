import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import type { ContentError } from '../../src/model/load/content-errors.ts';
import { toEditorPage } from './brand-page.ts';
import { createConfig } from './cms-config.ts';
import type { ContentStore } from './content-store.ts';
import { locationAt } from './field-markers.ts';
import { isEditorRequest } from './is-editor-request.ts';
import { readDrawing, replaceDrawing } from './replace-drawing.ts';
import { readMaster, replacePicture } from './replace-picture.ts';

interface Request {
  body: Buffer;
  query: URLSearchParams;
  response: ServerResponse;
}
type ResponseBody = Buffer | object;

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
};

interface Options {
  root: string;
  store: ContentStore;
  /** The browser part of the editor: see bundle.ts. */
  bundleFolder: string;
  /** Called after a change, before the response is sent. */
  onChange: (change: 'content' | 'picture' | 'drawing') => void;
}

/** Answers the requests of the editor's pages. */
export function createEditorApi({ root, store, bundleFolder, onChange }: Options) {
  const routes: Record<string, (request: Request) => ResponseBody | Promise<ResponseBody>> = {
    'GET files': () => store.readFiles(),
    'GET config': () => {
      const data = Object.entries(store.readFiles()).map(([file, { data }]) => [file, data]);
      return createConfig(Object.fromEntries(data), { name: 'test-repo' }, () => 'data');
    },
    'GET location': ({ query }) => {
      const location = locationAt(Number(query.get('index')));
      return location ? toEditorPage(location) : {};
    },
    'GET picture': ({ query }) => readMaster(root, query.get('pictureId') ?? ''),
    'GET drawing': ({ query }) => readDrawing(root, query.get('name')),
    'POST drawing': ({ body, query }) => replaceDrawing(root, query.get('name'), body),
    'POST draft': ({ body }) => {
      const { file, data } = JSON.parse(String(body));
      store.setDraft(file, data);
      return {};
    },
    'POST save': ({ body }) => {
      const { file, data, version } = JSON.parse(String(body));
      return store.save(file, data, version);
    },
    'POST picture': ({ body, query, response }) => replacePicture(root, query, body, response),
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<ResponseBody> {
    const { pathname, searchParams: query } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.slice(1);
    const route = routes[`${request.method} ${path}`];
    if (route) return route({ query, response, body: await readBody(request) });
    const file = path && !path.includes('..') ? path : 'index.html';
    response.setHeader('content-type', contentTypes[extname(file)] ?? 'application/octet-stream');
    return readFile(join(bundleFolder, file));
  }

  return async (request: IncomingMessage, response: ServerResponse) => {
    if (!isEditorRequest(request)) {
      const message = 'Only the editor on this computer has access.';
      return void response.writeHead(403).end(JSON.stringify({ message }));
    }
    response.setHeader('x-frame-options', 'SAMEORIGIN');
    try {
      const body = await handle(request, response);
      if (request.method === 'POST') {
        const [, change] = /^\/(picture|drawing)\b/.exec(request.url ?? '') ?? [];
        onChange((change as 'picture' | 'drawing' | undefined) ?? 'content');
      }
      response.end(Buffer.isBuffer(body) ? body : JSON.stringify(body));
    } catch (error) {
      const { issues } = error as ContentError;
      const message = (error as Error).message.replaceAll(join(root, '/'), '');
      response.statusCode = issues ? 422 : isNotFound(error) ? 404 : 500;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ message, issues: issues?.map(toEditorPage) }));
    }
  };
}

const isNotFound = (error: unknown) => (error as { code?: string }).code === 'ENOENT';

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
