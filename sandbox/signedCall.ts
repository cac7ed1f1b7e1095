import { sign, signatureHeader, verify } from './signature.ts';

/** The headers of a signed call, besides its signature: who sends it, and when by their clock, epoch milliseconds. */
export const partnerHeader = 'x-partner';
export const timeHeader = 'x-timestamp';

/** How far the time of a signed call may be from the receiver's clock, before or after it, milliseconds. */
export const signatureLife = 5 * 60_000;

/** What is signed: a partner's call at a time. `path` begins with a slash and has the query, if there is one. */
export interface SignedCall {
  method: string;
  path: string;
  partner: string;
  time: number | string;
  body: string;
}

/** The text that a signature of a call is over: five parts by line feeds, of which the body is the last. */
export const signedText = ({ method, path, partner, time, body }: SignedCall) =>
  ['v1', `${method} ${path}`, time, partner, body].join('\n');

const pathOf = (address: string) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** Who signs calls of one purpose: by which name, with which key, and by which clock. */
export interface Signer {
  partner: string;
  key: string;
  now(): number;
}

/** The headers of a signed JSON call to an address; sign it when it is sent, also when it is sent again. */
export function signedHeaders(address: string, body: string, { partner, key, now }: Signer, method = 'POST') {
  const time = now();
  return {
    'content-type': 'application/json',
    [partnerHeader]: partner,
    [timeHeader]: String(time),
    [signatureHeader]: sign(signedText({ method, path: pathOf(address), partner, time, body }), key),
  };
}

/** What is thought of a call: `signature` is no or a wrong one, `time` a right one that is too old or too early. */
export interface Judged {
  verdict: 'right' | 'signature' | 'time';
  /** How far the sender's clock is ahead of the receiver's, milliseconds; 0 where the signature isn't right. */
  skew: number;
}

/** Judges a call by the key of the one partner that may make it; the time counts only where the signature is right. */
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
