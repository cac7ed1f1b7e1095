import type { Name } from '#contract/endpoints.ts';
import { filipino } from './filipino.ts';
import { filipinoPatterns } from './filipinoPatterns.ts';

const suffix = '-fil';

/** Fields with the version of a text, which differs by language. */
const versions = new Set(['gameListVersion', 'configVersion']);

/** The field whose texts are all the operator's own, by whatever names. */
const everything = 'params';

/** Fields with texts of the operator's own, in any depth: only these are translated. */
const texts = new Set([
  'action',
  'content',
  'desc',
  'hours',
  'html',
  'keeps',
  'msg',
  'name',
  everything,
  'reason',
  'remark',
  'rules',
  'shareText',
  'tag',
  'tags',
  'text',
  'tip',
  'title',
  'typeName',
]);

/** Fields with an address as it was typed, and its recipient's name. */
const typed = new Set(['address']);

/** Fields with the address of a page that has a language of its own, in its `lang`. */
const pages = new Set(['payUrl']);

function inLanguage(address: string): string {
  const url = new URL(address);
  url.searchParams.set('lang', 'fil');
  return url.href;
}

/** Calls that answer with text written by players or staff. */
const written = new Set<Name>(['feedbackDetail', 'shippingAddress', 'updateAddress']);

/** The operator's answer to a request: in Filipino if the app asks for it, except for what people have written. */
export const spoken = <T>(name: Name, request: Request, value: T): T =>
  asksFilipino(request) && !written.has(name) ? inFilipino(value) : value;

/**
 * What a request asks, with the versions that it knows as they are without a language; one of another language is
 * unknown.
 */
export function heard<T>(request: Request, input: T): T {
  if (!asksFilipino(request) || typeof input !== 'object' || input === null) return input;
  const known = Object.entries(input).map(([field, value]) => [
    field,
    versions.has(field) && typeof value === 'string' ? ownVersion(value) : value,
  ]);
  return Object.fromEntries(known) as T;
}

const ownVersion = (version: string) => (version.endsWith(suffix) ? version.slice(0, -suffix.length) : '');

/** Whether a request asks for Filipino, by the language sent with every call. */
export const asksFilipino = (request: Request) => request.headers.get('accept-language')?.startsWith('fil') ?? false;

/** An answer, or a single text, in Filipino: every text of the operator's own, and the versions of such texts. */
export function inFilipino<T>(value: T): T {
  return translated(value, 'text') as T;
}

function translated(value: unknown, field: string): unknown {
  if (typed.has(field)) return value;
  if (typeof value === 'string') {
    if (versions.has(field) && value) return value + suffix;
    if (pages.has(field) && URL.canParse(value)) return inLanguage(value);
    return texts.has(field) ? textIn(value) : value;
  }
  if (Array.isArray(value)) return value.length < longList ? inEach(value, field) : inEachOnce(value, field);
  if (value === null || typeof value !== 'object' || value.constructor !== Object) return value;
  const inner = (key: string) => (field === everything ? everything : key);
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, translated(each, inner(key))]));
}

/** Lists of at least this many items are translated once, as the games are the same in every answer. */
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
