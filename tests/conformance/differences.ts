import type { EngineName } from './engines';

/**
 * Where an engine leaves no choice. Each is tested as it is, so that a change is noticed; whatever
 * is not named here is the same on all four.
 */
export const differences = {
  ranges: {
    cloudflare: 'Sends the whole file, which a client may always expect.',
  },
  lastModified: {
    cloudflare: 'Knows files by the hash of their content, not by a date.',
  },
  listsOfTags: {
    cloudflare: 'Compares with one tag; browsers send no more.',
  },
  choiceOfEncoding: {
    cloudflare: 'Takes the first that is named here; in production the edge chooses.',
  },
  tagOfEachEncoding: {
    cloudflare: 'One tag for a file: it is compressed on the way out, after the tag is set.',
  },
  methodsOnFiles: {
    cloudflare: 'Its file server says 405 without Allow, and moves to the clean path first.',
  },
  unusualPaths: {
    cloudflare: 'Moves to the path as it would be written: //hotels and /hot%65ls go to /hotels.',
  },
  dotSegments: {
    nginx: 'Resolves them before it looks, and says 400 when they lead out.',
    caddy: 'Resolves them before it looks.',
    cloudflare: 'Resolves them before it looks.',
  },
  brokenEscapes: {
    caddy: 'Takes bytes that are not UTF-8 for a name that does not exist.',
    cloudflare: 'Takes what cannot be decoded for a name that does not exist.',
    nginx: 'Takes bytes that are not UTF-8 for a name that does not exist.',
  },
  malformedRequests: {
    cloudflare: 'In production they end at the edge, which this runtime does not have.',
  },
} satisfies Record<string, Partial<Record<EngineName, string>>>;

export function differs(engine: EngineName, how: keyof typeof differences): boolean {
  return engine in differences[how];
}
