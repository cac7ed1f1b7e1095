import { sign, signatureHeader, verify } from './signature.ts';

/**
 * The headers of a signed call, besides its signature: the sender, and the time by their clock, epoch milliseconds.
 */
export const partnerHeader = 'x-partner';
export const timeHeader = 'x-timestamp';

/** The maximum difference between a signed call's time and the receiver's clock, either way, milliseconds. */
export const signatureLife = 5 * 60_000;

/** The signed content: a partner's call at a time. `path` begins with a slash and includes the query, if any. */
export interface SignedCall {
  method: string;
  path: string;
  partner: string;
  time: number | string;
  body: string;
}

/** The signed text of a call: five parts separated by line feeds, the body being the last. */
export const signedText = ({ method, path, partner, time, body }: SignedCall) =>
  ['v1', `${method} ${path}`, time, partner, body].join('\n');

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** The signer of calls of one purpose: name, key and clock. */
export interface Signer {
  partner: string;
  key: string;
  now(): number;
}

/** The headers of a signed JSON call to an address; sign at each sending, retries included. */
export function signedHeaders(address: string, body: string, { partner, key, now }: Signer, method = 'POST') {
  const time = now();
  return {
    'content-type': 'application/json',
    [partnerHeader]: partner,
    [timeHeader]: String(time),
    [signatureHeader]: sign(signedText({ method, path: pathOf(address), partner, time, body }), key),
  };
}

/** The verdict on a call: `signature` is missing or wrong, `time` is valid but too old or too early. */
export interface Judged {
  verdict: 'right' | 'signature' | 'time';
  /** How far the sender's clock is ahead of the receiver's, milliseconds; 0 if the signature is wrong. */
  skew: number;
}

/** Judges a call by the key of the one partner that may make it; the time counts only if the signature is right. */
export function judgeCall(
  { method, url, headers }: Request,
  body: string,
  { partner, key }: Pick<Signer, 'partner' | 'key'>,
  now: number,
): Judged {
  const time = headers.get(timeHeader) ?? '';
  const wrong: Judged = { verdict: 'signature', skew: 0 };
  if (headers.get(partnerHeader) !== partner || !/^\d{1,15}$/.test(time)) return wrong;
  const text = signedText({ method, path: pathOf(url), partner, time, body });
  if (!verify(text, key, headers.get(signatureHeader) ?? undefined)) return wrong;
  const skew = Number(time) - now;
  return { verdict: Math.abs(skew) <= signatureLife ? 'right' : 'time', skew };
}
