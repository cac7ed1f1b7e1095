/** A text with the plural forms of `Intl.PluralRules`; the value `n` selects one, and 0 selects `zero` where there is one. */
type Plural = { readonly [form in Intl.LDMLPluralRule]?: string } & { readonly other: string };
export type Text = string | Plural;

/** The texts of one area of the app, by key. The English catalogue is the type of the others. */
export type Catalogue = Readonly<Record<string, Text>>;

/** Type of another language's catalogue: exactly the keys of the English one. */
export type Translation<E extends Catalogue> = { readonly [K in keyof E]: Text };

type Placeholders<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;
type Needed<T extends Text> = T extends string ? Placeholders<T> : 'n' | Placeholders<Extract<T[keyof T], string>>;

/** Placeholder values of a text: none for one without placeholders. Numbers are grouped, so pass codes as text. */
export type Values<T extends Text> = [Needed<T>] extends [never] ? [] : [Readonly<Record<Needed<T>, string | number>>];

/** Translates a key of the area into the current language. */
export type Translate<E extends Catalogue> = <K extends keyof E>(key: K, ...values: Values<E[K]>) => string;

/** Fills in a text's placeholders, in the plural form that `n` selects. */
export function fill(text: Text, values: Readonly<Record<string, string | number>>, locale: string): string {
  const form = typeof text === 'string' ? text : formOf(text, locale, Number(values['n']));
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? grouped(value, locale) : (value ?? whole);
  });
}

const formOf = (text: Plural, locale: string, n: number) =>
  (n === 0 && text.zero) || (text[pluralForm(locale, n)] ?? text.other);

/** Numbers are grouped from here on. The first use of `Intl` costs a slow phone some 100 ms, which the start avoids. */
const firstGrouped = 1_000;

const grouped = (value: number, locale: string) =>
  Number.isInteger(value) && Math.abs(value) < firstGrouped ? String(value) : value.toLocaleString(locale);

const plurals = new Map<string, Intl.PluralRules>();

function pluralForm(locale: string, n: number): Intl.LDMLPluralRule {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale);
  plurals.set(locale, rules);
  return rules.select(n);
}
