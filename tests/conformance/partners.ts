import { sign, signatureHeader } from '#sandbox/signature.ts';
import { signNotice } from '#sandbox/payments/notice.ts';
import { post, type Exchange, type World } from './network.ts';

/** Where an operator hears a partner, and the secret of its signatures. */
interface Partner {
  url: string;
  secret: string;
}

/** How a report is signed; `wrong` and `missing` are what the operator must not take. */
export type Signing = 'right' | 'wrong' | 'missing';

/** Posts to an operator as one of its partners, and returns what came. */
const report = (fetch: World['fetch'], address: string, sent: object, signature?: string): Promise<Exchange> =>
  post(
    fetch,
    address,
    new URL(address).pathname.split('/').slice(-2).join('/'),
    sent,
    signature === undefined ? {} : { [signatureHeader]: signature },
  );

const wrongSecret = 'somebody else’s';
const secretFor = ({ secret }: Partner, signing: Signing) => (signing === 'wrong' ? wrongSecret : secret);

/** The payment gateway of an operator: its reports, as the contract's webhooks have them. Amounts in hundredths. */
export function createGateway(partner: Partner, { fetch }: World) {
  return {
    /** Reports a payment. */
    payment(told: { orderNo: string; status: 'paid' | 'failed'; amount: number }, signing: Signing = 'right') {
      const signature = signing === 'missing' ? '' : signNotice(told, secretFor(partner, signing));
      return report(fetch, `${partner.url}/payment`, { ...told, sign: signature });
    },
    /** Reports the end of a withdrawal. */
    payout(told: { orderNo: string; status: 'paid' | 'returned'; reason?: string }, signing: Signing = 'right') {
      const signature = signing === 'missing' ? undefined : sign(JSON.stringify(told), secretFor(partner, signing));
      return report(fetch, `${partner.url}/payout`, told, signature);
    },
  };
}

/** A game provider at an operator's wallet. */
export function createWallet(partner: Partner, { fetch }: World) {
  return (step: 'session' | 'balance' | 'bet' | 'win' | 'rollback', sent: object, signing: Signing = 'right') =>
    report(
      fetch,
      `${partner.url}/${step}`,
      sent,
      signing === 'missing' ? undefined : sign(JSON.stringify(sent), secretFor(partner, signing)),
    );
}
