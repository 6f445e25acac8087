/**
 * Selects the steps named on the command line, or all steps.
 * @param {string[]} available
 * @param {string[]} [requested]
 */
export function selectSteps(available, requested = process.argv.slice(2)) {
  const unknown = requested.filter((name) => !available.includes(name));
  if (unknown.length > 0) {
    console.error(`Unknown step: ${unknown.join(', ')}. Choose from ${available.join(', ')}.`);
    process.exit(1);
  }
  return available.filter((name) => requested.length === 0 || requested.includes(name));
}
