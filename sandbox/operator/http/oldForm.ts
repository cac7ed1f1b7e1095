import { sign, signatureHeader, verify } from '#sandbox/signature.ts';
import { timeHeader } from '#sandbox/signedCall.ts';
import { addressIn, countedAs } from './address.ts';

/** The partners that call the operator. */
export const partnerNames = ['game', 'gateway'] as const;
export type PartnerName = (typeof partnerNames)[number];

/**
 * What is left of the former signatures, which covered the body alone: each partner's secret, and until when (epoch
 * milliseconds) it is accepted from which addresses, as a captured bet could be replayed as a win; without them it
 * isn't.
 */
export interface OldForm {
  secrets: { game: string; pay: string };
  accepted: Partial<Record<PartnerName, { until: number; from: readonly string[] }>>;
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
  { secrets, accepted }: OldForm,
  { partner, purpose, address }: { partner: PartnerName; purpose: string; address: string },
  { headers }: Request,
  body: string,
  now: number,
): boolean {
  const { until, from } = accepted[partner] ?? { until: 0, from: [] };
  if (headers.has(timeHeader) || now >= until || !from.includes(address)) return false;
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

/**
 * The dates and addresses in a text such as `game:2027-01-31@203.0.113.7,gateway:2027-02-28@203.0.113.8+203.0.113.9`:
 * until the end of each day in Manila.
 */
export function acceptedFrom(text: string): OldForm['accepted'] {
  const words = text.match(/[^\s,]+/g) ?? [];
  return Object.fromEntries(
    words.map((word) => {
      const [, partner = '', day = '', addresses = ''] = /^(\w+):(\d{4}-\d\d-\d\d)@(\S+)$/.exec(word) ?? [];
      const until = Date.parse(`${day}T24:00:00+08:00`);
      const from = addresses.split('+').map(addressIn);
      if (partnerNames.some((name) => name === partner) && !Number.isNaN(until) && !from.includes(undefined))
        return [partner, { until, from: from.map((address) => countedAs(address!)) }];
      const names = partnerNames.join(', ');
      throw new Error(
        `"${word}" is no partner (${names}) with a day and its addresses, as game:2027-01-31@203.0.113.7.`,
      );
    }),
  );
}
