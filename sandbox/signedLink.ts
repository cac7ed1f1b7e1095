import { sign, verify } from './signature.ts';

/** The purpose of a link, and its expiry, epoch milliseconds. */
export interface LinkUse {
  purpose: string;
  until: number;
}

const linkText = (payload: string, { purpose, until }: LinkUse) => ['v1 link', purpose, until, payload].join('\n');

/** Seals a text for a link of one purpose: readable by anybody, unforgeable without the key. */
export function seal(text: string, use: LinkUse, key: string): string {
  const payload = Buffer.from(text).toString('base64url');
  return `${payload}.${use.until}.${sign(linkText(payload, use), key)}`;
}

/** The text in a sealed link; undefined if it was changed, is for another purpose, or has expired. */
export function unseal(sealed: string, purpose: string, key: string, now: number): string | undefined {
  const [payload = '', ends = '', signature, ...more] = sealed.split('.');
  const until = Number(ends);
  if (more.length > 0 || !/^\d{1,15}$/.test(ends) || !verify(linkText(payload, { purpose, until }), key, signature))
    return undefined;
  return now < until ? Buffer.from(payload, 'base64url').toString() : undefined;
}
