export interface Mistake {
  /** Where in the open file it is; elsewhere, the message says so. */
  path?: string[];
  message: string;
}

/** The mistakes that the loader tells, as src/model/mistakes.ts writes them. */
export function mistakesIn(said: string, file: string): Mistake[] {
  let heading = '';
  return said.split('\n').flatMap((line): Mistake[] => {
    const [, path, message] = /^ {2}([\w.-]+): (.*)$/.exec(line) ?? [];
    if (!line.startsWith('  ')) {
      heading = line;
      return line.endsWith(' is not right:') ? [] : toField(line);
    }
    if (path && message && heading.startsWith(`${file} `))
      return [{ path: path.split('.'), message }];
    return [{ message: `${heading.split(' ')[0]} › ${line.trim()}` }];
  });
}

function toField(line: string): Mistake[] {
  const [, path, message] = /^([\w.]+): (.*)$/.exec(line) ?? [];
  return [path && message ? { path: path.split('.'), message } : { message: line }];
}

const style = document.createElement('style');

/** Under the field itself. Only the look of the form is touched, so nothing breaks if it changes. */
export function showInForm(mistakes: Mistake[]) {
  document.head.append(style);
  style.textContent = mistakes
    .map(({ path, message }) => {
      if (!path) return '';
      const field = `[data-mode=edit] .field[data-key-path="${path.join('.')}"]`;
      return `${field} > .field-wrapper::after { content: ${JSON.stringify(message)}; }`;
    })
    .join('\n');
}
