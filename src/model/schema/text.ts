import { z } from 'astro/zod';

/** Control characters other than a line break, and unpaired surrogates. */
export const controlCharacters = /(?!\n)\p{Cc}|\p{Cs}/gu;

const anyText = z
  .string()
  .trim()
  .min(1, 'expected a text')
  .refine((value) => value.search(controlCharacters) < 0, 'expected no control characters');

const placeholdersIn = (value: string) => value.match(/\{\w*\}/g) ?? [];

/** A text for the page. {product} is replaced by the product's name before it is checked. */
export const text = anyText.refine((value) => placeholdersIn(value).length === 0, {
  error: (issue) =>
    `expected no placeholder other than {product}; got ${placeholdersIn(String(issue.input)).join(', ')}`,
});

/** A text that scripts compare with others or use as a name. The editor adds no marker to it. */
export const unmarkedText = text.meta({ unmarked: true });

const limitedText = (
  limit: string,
  fits: (value: string) => boolean,
  measure: (value: string) => string,
) =>
  text
    .refine(fits, { error: ({ input }) => `expected ${limit}; ${measure(String(input))}` })
    .meta({ expects: limit.replace('at', 'At') });

/** A text with at most `max` characters, counted after {product} is replaced. */
export const textUpTo = (max: number, place: string) =>
  limitedText(
    `at most ${max} characters, because ${place} shows no more`,
    ({ length }) => length <= max,
    ({ length }) => `this has ${length}`,
  );

/** A headline beside or on a picture, whose line breaks are kept. */
export function headline(lines: number, max: number, lineLength = max) {
  const lengthsOf = (value: string) => value.split('\n').map(({ length }) => length);
  const each = lineLength < max ? ` of ${lineLength}` : '';
  return limitedText(
    `at most ${max} characters in ${lines} lines${each}, because more would cover the picture`,
    (value) =>
      value.length <= max &&
      lengthsOf(value).length <= lines &&
      Math.max(...lengthsOf(value)) <= lineLength,
    (value) => `its lines have ${lengthsOf(value).join(', ')}`,
  );
}

/** Title and text of a section. */
export const intro = {
  title: textUpTo(48, 'a headline').describe('The headline'),
  text: text.describe('The text below the headline'),
};

/** A text with placeholders that the page fills, such as `{number} of {all}`. */
export const textWithPlaceholders = (...names: string[]) => {
  const expected = names.map((name) => `{${name}}`);
  return anyText
    .refine(
      (value) => placeholdersIn(value).sort().join() === expected.toSorted().join(),
      `expected a text with ${expected.join(' and ')} in it`,
    )
    .meta({ expects: `Must contain ${expected.join(' and ')}, which the page replaces` });
};

export const time = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'expected a time such as "15:00"')
  .describe('A time such as 15:00');

/** One of a few names. A missing value gets the same message as any other missing field. */
export const oneOf = <const Name extends string>(kind: string, names: readonly Name[]) =>
  z.enum(names, {
    error: ({ input }) =>
      typeof input === 'string'
        ? `there is no ${kind} '${input}'; expected ${names.join(', ')}`
        : undefined,
  });

/** Fields with a common hint. */
export const group = <Shape extends z.core.$ZodLooseShape>(hint: string, shape: Shape) =>
  z.strictObject(shape).describe(hint);
