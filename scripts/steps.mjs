/**
 * @typedef {(options?: { whole?: boolean }) => Promise<number>} Step resolves to an exit code
 */

/**
 * Runs the wanted steps, stage by stage. The steps of one stage run side by side, each with its output
 * in one piece; a stage begins once all before it have passed.
 * @param {Record<string, Step>[]} stages
 * @param {string[]} wanted
 */
export async function runSteps(stages, wanted) {
  const begun = performance.now();
  /** @type {string[]} */
  const times = [];
  for (const stage of stages) {
    const steps = Object.entries(stage).filter(([name]) => wanted.includes(name));
    const whole = steps.length > 1;
    if (steps.length > 0) console.log(`\n── ${steps.map(([name]) => name).join(', ')}`);
    const failed = await Promise.all(
      steps.map(async ([name, step]) => {
        const started = performance.now();
        const code = await step({ whole });
        times.push(`${name} ${secondsSince(started)}`);
        if (whole) console.log(`── ${name} ${code === 0 ? 'passed' : 'failed'}\n`);
        return code === 0 ? [] : name;
      }),
    );
    if (failed.flat().length > 0) {
      console.error(`\n${failed.flat().join(' and ')} failed. Times: ${times.join(', ')}.`);
      process.exit(1);
    }
  }
  console.log(`\nPassed: ${times.join(', ')}. In all ${secondsSince(begun)}.`);
}

/** @param {number} time */
function secondsSince(time) {
  return `${((performance.now() - time) / 1000).toFixed(1)} s`;
}
