import type { z } from 'astro/zod';

/** A mistake in content or settings: its message is all an editor needs, so it carries no stack. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}

/** One line a mistake: the file, the field and what was expected. */
export function describeIssues(file: string, error: z.ZodError): string {
  const lines = error.issues.map((issue) => {
    const field = issue.path.join('.') || '(the whole file)';
    return `  ${field}: ${issue.message}`;
  });
  return [`${file} is not right:`, ...lines].join('\n');
}
