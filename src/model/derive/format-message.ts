export type Values = Record<string, string | number>;

/** One way to say it for one, another for all other numbers: English needs no more. */
export interface Counted {
  one: string;
  other: string;
}

/** The template with a value in the place of each {name}; a name without a value stays visible. */
export const fill = (template: string, values: Values): string =>
  template.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));

export const fillCounted = (words: Counted, count: number, values: Values = {}): string =>
  fill(count === 1 ? words.one : words.other, { ...values, count });

const inAList = new Intl.ListFormat('en-US');

/** 'Two', 'two and three', 'two, three, and four'. */
export const listed = (items: readonly (string | number)[]): string =>
  inAList.format(items.map(String));
