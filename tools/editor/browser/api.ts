import type { ContentIssue } from '../../../src/model/load/content-errors.ts';
import type { FileVersion } from '../content-files.ts';

export const notRunning = 'The editor is not running. Start it with: npm run edit';

/** An error response of editor-api.ts. */
export class RequestError extends Error {
  readonly issues: ContentIssue[];

  constructor(message: string, issues: ContentIssue[] = [{ message }]) {
    super(message);
    this.issues = issues;
  }

  static async from(response: Response) {
    const { message, issues } = await response.json();
    return new RequestError(message, issues);
  }
}

/** Requests a route of editor-api.ts: POST if there is a body. */
export async function request<Result>(route: string, body?: unknown): Promise<Result> {
  const options = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const response = await fetch(`/edit/${route}`, options).catch(() => undefined);
  if (!response) throw new RequestError(notRunning);
  if (!response.ok) throw await RequestError.from(response);
  return response.json();
}

/** All files as they were last read or saved by this page. */
export const fileVersions: Record<string, FileVersion> = {};
