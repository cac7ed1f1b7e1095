/** A text that differs with a count, by the plural forms of `Intl`; which one applies is decided by `n`. */
type Plural = { readonly [form in Intl.LDMLPluralRule]?: string } & { readonly other: string };
export type Text = string | Plural;

/** The texts of one area of the app, by key. English is the type of the others. */
export type Catalogue = Readonly<Record<string, Text>>;

/** What another language must say: every key of the English, and no other. */
export type Translation<E extends Catalogue> = { readonly [K in keyof E]: Text };

type Placeholders<S extends string> = S extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;
type Needed<T extends Text> = T extends string ? Placeholders<T> : 'n' | Placeholders<Extract<T[keyof T], string>>;

/** What fills a text in: nothing for one without placeholders. Numbers are grouped, so codes go in as text. */
export type Values<T extends Text> = [Needed<T>] extends [never] ? [] : [Readonly<Record<Needed<T>, string | number>>];

/** Says a text of the area in the language on screen. */
export type Translate<E extends Catalogue> = <K extends keyof E>(key: K, ...values: Values<E[K]>) => string;

/** Fills a text's placeholders in, after picking the plural form that `n` asks for. */
export function fill(text: Text, values: Readonly<Record<string, string | number>>, locale: string): string {
  const said = typeof text === 'string' ? text : (text[pluralForm(locale, Number(values['n']))] ?? text.other);
  return said.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name];
    return typeof value === 'number' ? grouped(value, locale) : (value ?? whole);
  });
}

/** From here on numbers are grouped. The first use of `Intl` takes a slow phone some 100 ms, which no start need wait for. */
const firstGrouped = 1_000;

const grouped = (value: number, locale: string) =>
  Number.isInteger(value) && Math.abs(value) < firstGrouped ? String(value) : value.toLocaleString(locale);

const plurals = new Map<string, Intl.PluralRules>();

function pluralForm(locale: string, n: number): Intl.LDMLPluralRule {
  const rules = plurals.get(locale) ?? new Intl.PluralRules(locale);
  plurals.set(locale, rules);
  return rules.select(n);
}
