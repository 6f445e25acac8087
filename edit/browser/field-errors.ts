/** An error in the content, as the editor shows it. */
export interface FieldError {
  /** The field in the open file; undefined for an error elsewhere. */
  path?: string[];
  message: string;
}

/** Parses the message of a ContentError: see src/model/load/content-errors.ts. */
export function parseErrors(text: string, file: string): FieldError[] {
  let heading = '';
  return text.split('\n').flatMap((line): FieldError[] => {
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

function toField(line: string): FieldError[] {
  const [, path, message] = /^([\w.]+): (.*)$/.exec(line) ?? [];
  return [path && message ? { path: path.split('.'), message } : { message: line }];
}

const style = document.createElement('style');

/** Shows each message below its field with generated content, without changes to Sveltia's DOM. */
export function showInForm(errors: FieldError[]) {
  document.head.append(style);
  style.textContent = errors
    .map(({ path, message }) => {
      if (!path) return '';
      const field = `[data-mode=edit] .field[data-key-path="${path.join('.')}"]`;
      return `${field} > .field-wrapper::after { content: ${JSON.stringify(message)}; }`;
    })
    .join('\n');
}
