import type { ContentIssue } from '../../../src/model/load/content-errors.ts';

/** An error in the content, as the editor shows it. */
export interface FieldError {
  /** The field in the open file; undefined for an error elsewhere. */
  path?: string[];
  message: string;
}

/** Errors in other files have no field in the open form: their message names the file. */
export const toFieldErrors = (issues: ContentIssue[], openFile: string): FieldError[] =>
  issues.map(({ file, path, message }) => {
    if (file === openFile && path?.length) return { path, message };
    const field = path?.length ? `${path.join(' › ')}: ` : '';
    return { message: file ? `${file} ${field}${message}` : message };
  });

const style = document.createElement('style');

/**
 * Shows each message below its field with generated content, without changes to Sveltia's DOM; not where
 * Sveltia has found an error itself, which is above the field.
 */
export function showInForm(errors: FieldError[]) {
  document.head.append(style);
  style.textContent = errors
    .map(({ path, message }) => {
      if (!path) return '';
      const field = `[data-mode=edit] .field[data-key-path="${path.join('.')}"]`;
      return `${field}:not(:has(> [id$="-error"])) > .field-wrapper::after { content: ${JSON.stringify(message.replaceAll('\n', ' '))}; }`;
    })
    .join('\n');
}
