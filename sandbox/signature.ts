import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header that carries the signature of a call between the operator and a partner. */
export const signatureHeader = 'x-signature';

/** Signs what one server says to another: hex HMAC-SHA256 of the raw body, or of the path where there is no body. */
export function sign(text: string, secret: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Whether `signature` was made of this very text with this very secret; takes as long for a wrong one as for a right one. */
export function verify(text: string, secret: string, signature: string | undefined): boolean {
  const expected = Buffer.from(sign(text, secret));
  const given = Buffer.from(signature ?? '');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
