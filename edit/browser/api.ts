import type { FileVersion } from '../content-store.ts';

export const notRunning = 'The editor is not running. Start it with: npm run edit';

/** An error of the server, with its message. */
export class RequestError extends Error {}

/** Requests a route of integration.ts: POST if there is a body. */
export async function request<Result>(route: string, body?: unknown): Promise<Result> {
  const options = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(`/edit/${route}`, options).catch(() => undefined);
  if (!response) throw new RequestError(notRunning);
  if (!response.ok) throw new RequestError(await response.text());
  return response.json();
}

/** All files as they were last read or saved by this page. */
export const fileVersions: Record<string, FileVersion> = {};
