import type { TestProject } from 'vitest/node';
import { assembleFor, configureServers } from '../../hosting/configure.ts';
import { type EngineName, engineNames, isThere, startEngine } from './engines.ts';

declare module 'vitest' {
  interface ProvidedContext {
    ports: Partial<Record<EngineName, number>>;
  }
}

/** All engines serve at once, from one build, for as long as the suite runs. */
export default async function setup(project: TestProject) {
  configureServers('dist');
  assembleFor('cloudflare', 'dist');
  // `npm run test:engines` gets them; with CI set, what it cannot get is an error.
  const present = engineNames.filter((name) => process.env.CI || isThere(name));
  const outcomes = await Promise.allSettled(present.map((name) => startEngine(name)));
  const started = outcomes.flatMap((outcome) => ('value' in outcome ? outcome.value : []));
  const stop = () => Promise.all(started.map((engine) => engine.stop()));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) await stop().then(() => Promise.reject(failed.reason));
  project.provide('ports', Object.fromEntries(started.map(({ name, port }) => [name, port])));
  return stop;
}
