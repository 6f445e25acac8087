/**
 * A program of several parts runs those that are named on its command line, or all.
 * @param {string[]} names
 * @param {string[]} [asked]
 */
export function selectSteps(names, asked = process.argv.slice(2)) {
  const unknown = asked.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    console.error(`There is no ${unknown.join(', ')} here. Choose from ${names.join(', ')}.`);
    process.exit(1);
  }
  return names.filter((name) => asked.length === 0 || asked.includes(name));
}
