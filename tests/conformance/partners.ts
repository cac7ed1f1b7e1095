import { partnerHeader, signatureLife, signedHeaders } from '#sandbox/signedCall.ts';
import { Skipped } from './check.ts';
import { post, type World } from './network.ts';
import type { Config } from './options.ts';

/** How a call is signed; the operator must accept only `right`. */
export type Signing = 'right' | 'wrong' | 'missing' | 'otherCall' | 'otherPartner' | 'otherKey' | 'stale' | 'early';

/** How far beyond a signature's lifetime an invalid one is dated, milliseconds. */
const beyond = 60_000;
const off: Partial<Record<Signing, number>> = { stale: -signatureLife - beyond, early: signatureLife + beyond };

/** A partner as the operator knows it: its name, and its key for one purpose. */
interface Signer {
  partner: string;
  key: string;
}

/** Posts to an operator as one of its partners, and returns the exchange; `time` is the operator's. */
function report(world: World, time: number, address: string, sent: object, signer: Signer, signing: Signing) {
  const { pathname } = new URL(address);
  const signed = signing === 'otherCall' ? `${address}/other` : address;
  const key = signing === 'wrong' ? 'somebody else’s' : signer.key;
  const now = () => time + (off[signing] ?? 0);
  const headers = signedHeaders(signed, JSON.stringify(sent), { ...signer, key, now });
  const other = signing === 'otherPartner' && { [partnerHeader]: 'other' };
  const more = signing === 'missing' ? {} : { ...headers, ...other };
  return post(world, address, pathname.split('/').slice(-2).join('/'), sent, more);
}

type Clock = () => number;

/** An operator's payment gateway, which reports by the contract's webhooks. Amounts in hundredths. */
export function createGateway({ url, partner, keys }: NonNullable<Config['gateway']>, world: World, time: Clock) {
  const tell = (what: keyof typeof keys, told: object, signing: Signing) => {
    if (signing === 'otherKey' && keys.payment === keys.payout)
      throw new Skipped('The gateway of the configuration has the same key for both purposes');
    const key = keys[(signing === 'otherKey') === (what === 'payment') ? 'payout' : 'payment'];
    return report(world, time(), `${url}/${what}`, told, { partner, key }, signing);
  };
  return {
    /** Reports a payment. */
    payment: (told: { orderNo: string; status: 'paid' | 'failed'; amount: number }, signing: Signing = 'right') =>
      tell('payment', told, signing),
    /** Reports the end of a withdrawal. */
    payout: (told: { orderNo: string; status: 'paid' | 'returned'; reason?: string }, signing: Signing = 'right') =>
      tell('payout', told, signing),
  };
}

/** A game provider at an operator's wallet. */
export function createWallet({ url, partner, key }: NonNullable<Config['wallet']>, world: World, time: Clock) {
  return (step: 'session' | 'balance' | 'bet' | 'win' | 'rollback', sent: object, signing: Signing = 'right') =>
    report(world, time(), `${url}/${step}`, sent, { partner, key }, signing);
}
