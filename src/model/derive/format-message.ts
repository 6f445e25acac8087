export type MessageValues = Record<string, string | number>;

/** The plural categories of English. */
export interface PluralForms {
  one: string;
  other: string;
}

/** Replaces each {name} with its value; a name without a value stays. */
export const formatMessage = (template: string, values: MessageValues): string =>
  template.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder));

export const formatPlural = (
  forms: PluralForms,
  count: number,
  values: MessageValues = {},
): string => formatMessage(count === 1 ? forms.one : forms.other, { ...values, count });

/** Minutes since midnight as '18:42'. */
export const timeText = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const listFormat = new Intl.ListFormat('en-US');

/** For example 'two, three, and four'. */
export const formatList = (items: readonly (string | number)[]): string =>
  listFormat.format(items.map(String));
