type Values = Record<string, unknown>;

/** The part of Sveltia's draft of an entry that is in use: the values of the form by locale and path. */
interface Draft {
  originalValues: Record<string, Values>;
  currentValues: Record<string, Values>;
}

/** Copies to the form after a save what was edited during the save: bundle.ts adds the call to Sveltia. */
export function keepEdits(form: Draft, savedForm: Draft) {
  for (const [locale, values] of Object.entries(form.currentValues)) {
    const edited: Values = JSON.parse(JSON.stringify(savedForm.currentValues[locale]));
    if (contentOf(edited) === contentOf(form.originalValues[locale] ?? {})) continue;
    for (const path of Object.keys(values)) {
      if (!(path in edited)) delete values[path];
    }
    Object.assign(values, edited);
  }
}

/** Without what Sveltia does not save: properties of its own, and spaces around a text. */
const contentOf = (values: Values) =>
  JSON.stringify(
    Object.entries(values)
      .filter(([path, value]) => !/\.__sc_\w+$/.test(path) && value !== undefined)
      .map(([path, value]) => [path, typeof value === 'string' ? value.trim() : value])
      .sort(),
  );
