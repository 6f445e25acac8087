/** Prints what was done and its outcome. If that is not good, the process fails. */
export function report(isGood: boolean, action: string, ...outcome: string[]) {
  console.log([`${isGood ? '✓' : '✗'} ${action}`, ...outcome].join('\n  '));
  if (!isGood) process.exitCode = 1;
}
