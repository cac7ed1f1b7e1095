import { move } from '#sandbox/ledger/ledger.ts';
import { signatureHeader } from '#sandbox/signature.ts';
import { partnerHeader, signedHeaders, timeHeader } from '#sandbox/signedCall.ts';
import { partnersAddress, testKeys } from '#sandbox/testing/partnerTest.ts';
import type { Name } from '#contract/endpoints.ts';
import type { Config } from '../options.ts';
import type { Came, Forward, Sandbox, Sent } from './sandbox.ts';

/** A possible fault of an operator, and the check that must find it. */
export interface Fault {
  /** The fault in a few words. */
  says: string;
  /** The id of the check meant to find it. */
  foundBy: string;
  /** Additional configuration of the kit. */
  told?: Config;
  /** Plants the fault: returns a handler between kit and sandbox. */
  plant(sandbox: Sandbox): (sent: Sent, forward: Forward) => Promise<Came>;
}

type Change = (sent: Sent, forward: Forward) => Promise<Came>;

/** Limits a change to one path. */
export const only =
  (path: Name | 'webhooks/payment' | 'webhooks/payout' | `wallet/${string}`, change: Change): Change =>
  (sent, forward) =>
    sent.path === path ? change(sent, forward) : forward(sent);

/** A change of one call's answers, except refusals. */
export const answering = (path: Name, change: (body: Record<string, unknown>, sent: Sent) => void): Change =>
  only(path, async (sent, forward) => {
    const came = await forward(sent);
    const { errcode, code } = came.body;
    if ((errcode ?? code) === 0 || code === 200) change(came.body, sent);
    return came;
  });

/** The same request with another body. */
export const withBody = (sent: Sent, more: Record<string, unknown>): Sent => ({
  ...sent,
  body: { ...sent.body, ...more },
});

export const newId = () => ({ requestId: crypto.randomUUID() });

/** An answer that the sandbox didn't give. */
export const answer = (body: Record<string, unknown>, status = 200): Came => ({ status, body, headers: {} });

/** The `data` of an answer in the wrapped envelope. */
export const dataOf = (body: Record<string, unknown>) => body['data'] as Record<string, unknown>;

/** Whether a partner's call has a good signature by this key. */
export function isSignedBy(sent: Sent, key: string): boolean {
  const { [partnerHeader]: partner = '', [timeHeader]: time, [signatureHeader]: is } = sent.headers;
  const signer = { partner, key, now: () => Number(time) };
  const made = signedHeaders(`${partnersAddress}/${sent.path}`, JSON.stringify(sent.body), signer);
  return made[signatureHeader] === is;
}

/** A partner's call, always signed correctly at the operator's time. */
export function signed(sent: Sent, { now }: Sandbox): Sent {
  const [group, what] = sent.path.split('/') as ['wallet' | 'webhooks', 'payment' | 'payout'];
  const isGame = group === 'wallet';
  const signer = { partner: isGame ? 'game' : 'gateway', key: testKeys[isGame ? 'wallet' : what], now };
  const headers = signedHeaders(`${partnersAddress}/${sent.path}`, JSON.stringify(sent.body), signer);
  return { ...sent, headers: { ...sent.headers, ...headers } };
}

/** Gives a player money without a reason. */
export const give = (sandbox: Sandbox, userId: number, amount: number) =>
  sandbox.db
    .transaction()
    .execute((trx) => move(trx, { ref: crypto.randomUUID(), userId, type: 'adjustment', amount, time: sandbox.now() }));

/** The answer to a deposit that was never made. */
export const orderMade = (): Came =>
  answer({ errcode: 0, orderNo: crypto.randomUUID(), payUrl: 'https://pay.example/' });

/** The answer to a game that was never opened. */
export const gameOpened = (): Came => answer({ errcode: 0, url: 'https://games.example/?launch=1' });

/** Answers as given instead of refusing with a code. */
export const despite =
  (code: number, instead: () => Came): Change =>
  async (sent, forward) => {
    const came = await forward(sent);
    return came.body['errcode'] === code ? instead() : came;
  };
