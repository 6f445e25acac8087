import type { TestProject } from 'vitest/node';
import { assembleFor, configureServers } from '../../hosting/configure.ts';
import { type EngineName, engineNames, MissingEngine, startEngine } from './engines.ts';

declare module 'vitest' {
  interface ProvidedContext {
    ports: Partial<Record<EngineName, number>>;
  }
}

/** All engines serve at once, from one build, for as long as the suite runs. */
export default async function setup(project: TestProject) {
  configureServers('dist');
  assembleFor('cloudflare', 'dist');
  const outcomes = await Promise.allSettled(engineNames.map((name) => startEngine(name)));
  const started = outcomes.flatMap((outcome) => ('value' in outcome ? outcome.value : []));
  const failed = outcomes.flatMap((outcome) => ('reason' in outcome ? outcome.reason : []));
  const stop = () => Promise.all(started.map((engine) => engine.stop()));
  for (const reason of failed) {
    if (reason instanceof MissingEngine && !process.env.CI)
      console.log(`${reason.message}; not tested`);
    else await stop().then(() => Promise.reject(reason));
  }
  project.provide('ports', Object.fromEntries(started.map(({ name, port }) => [name, port])));
  return stop;
}
