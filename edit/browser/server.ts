import type { Reading } from '../desk.ts';

/** What the server refuses, in its own words. */
export class Refusal extends Error {}

export async function ask<Answer>(what: string, body?: unknown): Promise<Answer> {
  const question = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const answer = await fetch(`/edit/${what}`, question).catch(() => undefined);
  if (!answer) throw new Refusal('The editor is no longer running: start it with npm run edit.');
  if (!answer.ok) throw new Refusal(await answer.text());
  return answer.json();
}

/** All files, as they were last read or saved here. */
export const readings: Record<string, Reading> = {};
