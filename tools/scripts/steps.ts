/** Resolves to an exit code. */
type Step = (options: { buffered: boolean }) => Promise<number>;

/** Selects the steps named on the command line, or all steps. */
export function selectSteps(available: string[]) {
  const requested = process.argv.slice(2);
  const unknown = requested.filter((name) => !available.includes(name));
  if (unknown.length > 0) {
    console.error(`Unknown step: ${unknown.join(', ')}. Choose from ${available.join(', ')}.`);
    process.exit(1);
  }
  return available.filter((name) => requested.length === 0 || requested.includes(name));
}

/**
 * Runs the selected steps. The steps of a stage run in parallel, each with its output in one piece; a
 * stage starts when the previous one has succeeded.
 */
export async function runSteps(stages: Record<string, Step>[], selected?: string[]) {
  const start = performance.now();
  const times: string[] = [];
  for (const stage of stages) {
    const steps = Object.entries(stage).filter(([name]) => !selected || selected.includes(name));
    const buffered = steps.length > 1;
    if (steps.length > 0) console.log(`\n── ${steps.map(([name]) => name).join(', ')}`);
    const failed: string[] = [];
    await Promise.all(
      steps.map(async ([name, step]) => {
        const stepStart = performance.now();
        const code = await step({ buffered });
        if (code !== 0) failed.push(name);
        times.push(`${name} ${secondsSince(stepStart)}`);
        if (buffered) console.log(`── ${name} ${code === 0 ? 'passed' : 'failed'}\n`);
      }),
    );
    if (failed.length > 0) {
      console.error(`\nFailed: ${failed.join(', ')}. Times: ${times.join(', ')}.`);
      process.exit(1);
    }
  }
  console.log(`\nPassed: ${times.join(', ')}. Total: ${secondsSince(start)}.`);
}

const secondsSince = (time: number) => `${((performance.now() - time) / 1000).toFixed(1)} s`;
