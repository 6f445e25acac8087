import { ContentError } from '../../src/model/load/content-errors.ts';
import type { ContentFiles } from '../../src/model/load/load-content.ts';
import { safeParseYaml } from '../../src/model/load/yaml.ts';

/** The data of each file; throws an error that names the file with invalid YAML. */
export function parseFiles(texts: ContentFiles): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(texts).map(([file, text]) => {
      const parsed = safeParseYaml(text);
      if ('data' in parsed) return [file, parsed.data];
      throw new ContentError(`${file} is not valid YAML:\n  ${parsed.error}`);
    }),
  );
}
