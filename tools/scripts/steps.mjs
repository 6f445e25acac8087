/**
 * @typedef {(options?: { buffered?: boolean }) => Promise<number>} Step resolves to an exit code
 */

/**
 * Runs the selected steps. The steps of a stage run in parallel, each with its output in one piece; a
 * stage starts when the previous one has succeeded.
 * @param {Record<string, Step>[]} stages
 * @param {string[]} selected
 */
export async function runSteps(stages, selected) {
  const start = performance.now();
  /** @type {string[]} */
  const times = [];
  for (const stage of stages) {
    const steps = Object.entries(stage).filter(([name]) => selected.includes(name));
    const buffered = steps.length > 1;
    if (steps.length > 0) console.log(`\n── ${steps.map(([name]) => name).join(', ')}`);
    const results = await Promise.all(
      steps.map(async ([name, step]) => {
        const stepStart = performance.now();
        const code = await step({ buffered });
        times.push(`${name} ${secondsSince(stepStart)}`);
        if (buffered) console.log(`── ${name} ${code === 0 ? 'passed' : 'failed'}\n`);
        return { name, code };
      }),
    );
    const failed = results.filter(({ code }) => code !== 0).map(({ name }) => name);
    if (failed.length > 0) {
      console.error(`\nFailed: ${failed.join(', ')}. Times: ${times.join(', ')}.`);
      process.exit(1);
    }
  }
  console.log(`\nPassed: ${times.join(', ')}. Total: ${secondsSince(start)}.`);
}

/** @param {number} time */
function secondsSince(time) {
  return `${((performance.now() - time) / 1000).toFixed(1)} s`;
}
