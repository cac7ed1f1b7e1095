import { sign, signatureHeader, verify } from '#sandbox/signature.ts';
import { timeHeader } from '#sandbox/signedCall.ts';

/** The partners that call the operator. */
export const partnerNames = ['game', 'gateway'] as const;
export type PartnerName = (typeof partnerNames)[number];

/**
 * What is left of the former signatures, which covered the body alone: each partner's secret, and until when it is
 * accepted, epoch milliseconds; without a date it isn't.
 */
export interface OldForm {
  secrets: { game: string; pay: string };
  until: Partial<Record<PartnerName, number>>;
}

/** The text of a payment report's former signature: the JSON of three fields in this order. */
const reportText = ({ orderNo, status, amount }: Record<string, unknown>) =>
  JSON.stringify({ orderNo, status, amount });

/** A payment report's former signature, which is in its body. */
export const signReport = (report: Record<string, unknown>, secret: string) => sign(reportText(report), secret);

/**
 * Whether a call has a former signature of a partner from whom it is still accepted: a payment report's in its body,
 * all others in the header.
 */
export function isOldForm(
  { secrets, until }: OldForm,
  { partner, purpose }: { partner: PartnerName; purpose: string },
  { headers }: Request,
  body: string,
  now: number,
): boolean {
  if (headers.has(timeHeader) || now >= (until[partner] ?? 0)) return false;
  const secret = partner === 'game' ? secrets.game : secrets.pay;
  if (purpose !== 'payment') return verify(body, secret, headers.get(signatureHeader) ?? undefined);
  const report = objectIn(body);
  return typeof report['sign'] === 'string' && verify(reportText(report), secret, report['sign']);
}

function objectIn(body: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}

/** The dates in a text such as `game:2027-01-31,gateway:2027-02-28`: until the end of each day in Manila. */
export function untilFrom(text: string): OldForm['until'] {
  const words = text.match(/[^\s,]+/g) ?? [];
  return Object.fromEntries(
    words.map((word) => {
      const [, partner = '', day = ''] = /^(\w+):(\d{4}-\d\d-\d\d)$/.exec(word) ?? [];
      const ends = Date.parse(`${day}T24:00:00+08:00`);
      if (partnerNames.some((name) => name === partner) && !Number.isNaN(ends)) return [partner, ends];
      throw new Error(`"${word}" is no partner (${partnerNames.join(', ')}) with a day, as game:2027-01-31.`);
    }),
  );
}
