import { sign, signatureHeader } from '#sandbox/signature.ts';
import { signNotice } from '#sandbox/payments/notice.ts';
import type { Exchange, World } from './client.ts';

/** Where an operator hears a partner, and the secret of its signatures. */
interface Partner {
  url: string;
  secret: string;
}

/** How a report is signed; `wrong` and `missing` are what the operator must not take. */
export type Signing = 'right' | 'wrong' | 'missing';

/** Posts JSON to an operator as one of its partners, and returns what came. */
async function post(fetch: World['fetch'], address: string, sent: object, signature?: string): Promise<Exchange> {
  const headers = {
    'content-type': 'application/json',
    ...(signature !== undefined && { [signatureHeader]: signature }),
  };
  const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(sent) });
  const text = await response.text();
  const call = new URL(address).pathname.split('/').slice(-2).join('/');
  const answer = text.startsWith('{') ? (JSON.parse(text) as unknown) : text;
  return { call, sent, status: response.status, headers: response.headers, answer, verdict: undefined };
}

const wrongSecret = 'somebody else’s';
const secretFor = ({ secret }: Partner, signing: Signing) => (signing === 'wrong' ? wrongSecret : secret);

/** The payment gateway of an operator: its reports, as the contract's webhooks have them. Amounts in hundredths. */
export function createGateway(partner: Partner, { fetch }: World) {
  return {
    /** Reports a payment. */
    payment(report: { orderNo: string; status: 'paid' | 'failed'; amount: number }, signing: Signing = 'right') {
      const signature = signing === 'missing' ? '' : signNotice(report, secretFor(partner, signing));
      return post(fetch, `${partner.url}/payment`, { ...report, sign: signature });
    },
    /** Reports the end of a withdrawal. */
    payout(report: { orderNo: string; status: 'paid' | 'returned'; reason?: string }, signing: Signing = 'right') {
      const signature = signing === 'missing' ? undefined : sign(JSON.stringify(report), secretFor(partner, signing));
      return post(fetch, `${partner.url}/payout`, report, signature);
    },
  };
}

/** A game provider at an operator's wallet. */
export function createWallet(partner: Partner, { fetch }: World) {
  return (step: 'session' | 'balance' | 'bet' | 'win' | 'rollback', sent: object, signing: Signing = 'right') =>
    post(
      fetch,
      `${partner.url}/${step}`,
      sent,
      signing === 'missing' ? undefined : sign(JSON.stringify(sent), secretFor(partner, signing)),
    );
}
