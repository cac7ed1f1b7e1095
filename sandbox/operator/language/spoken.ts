import type { Name } from '#contract/endpoints.ts';
import { filipino } from './filipino.ts';
import { filipinoPatterns } from './filipinoPatterns.ts';

const suffix = '-fil';

/** Fields whose value names a version of what was said, which is another one in another language. */
const versions = new Set(['gameListVersion', 'configVersion']);

/** Fields in which players write, addresses, and names of people: they are said as they are. */
const verbatim = new Set(['nickname', 'account', 'realName', 'accountName', 'address']);

/** Fields with the address of a page that speaks for itself, in the language that its `lang` names. */
const pages = new Set(['payUrl']);

function inLanguage(address: string): string {
  const url = new URL(address);
  url.searchParams.set('lang', 'fil');
  return url.href;
}

/** Calls that answer with what a player, or staff to a player, has written. */
const written = new Set<Name>(['feedbackDetail', 'shippingAddress', 'updateAddress']);

/** What the operator says to a request: in Filipino where the app asks for it, but for what people have written. */
export const spoken = <T>(name: Name, request: Request, value: T): T =>
  asksFilipino(request) && !written.has(name) ? inFilipino(value) : value;

/** Whether a request asks for Filipino, by the language that the app says with every call. */
export const asksFilipino = (request: Request) => request.headers.get('accept-language')?.startsWith('fil') ?? false;

/** An answer in Filipino: every text that the operator says itself, and the versions of what has such texts. */
export function inFilipino<T>(value: T): T {
  return translated(value, '') as T;
}

function translated(value: unknown, field: string): unknown {
  if (verbatim.has(field)) return value;
  if (typeof value === 'string') {
    if (versions.has(field) && value) return value + suffix;
    if (pages.has(field) && URL.canParse(value)) return inLanguage(value);
    return textIn(value);
  }
  if (Array.isArray(value)) return value.length < longList ? inEach(value, field) : inEachOnce(value, field);
  if (value === null || typeof value !== 'object' || value.constructor !== Object) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, translated(each, key)]));
}

/** From so many items on a list is translated once, as the games are the same in every answer. */
const longList = 100;
const lists = new WeakMap<readonly unknown[], unknown[]>();

const inEach = (list: readonly unknown[], field: string) => list.map((each) => translated(each, field));

function inEachOnce(list: readonly unknown[], field: string): unknown[] {
  const known = lists.get(list) ?? inEach(list, field);
  lists.set(list, known);
  return known;
}

function textIn(text: string): string {
  if (Object.hasOwn(filipino, text)) return filipino[text]!;
  return filipinoPatterns.reduce(
    (result, [pattern, into]) =>
      result.replace(pattern, (...found) => {
        const groups = found.at(-1) as unknown;
        const { reason = '' } = typeof groups === 'object' ? (groups as { reason?: string }) : {};
        const put = into.replace('$<reason>', reason && `${textIn(reason)}.`).replace(' </p>', '</p>');
        return put.replace(/\$(\d)/g, (_, n: string) => String(found[Number(n)]));
      }),
    text,
  );
}
