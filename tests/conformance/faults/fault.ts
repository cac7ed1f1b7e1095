import { move } from '#sandbox/ledger/ledger.ts';
import { signedHeaders } from '#sandbox/signedCall.ts';
import { partnersAddress, testKeys } from '#sandbox/testing/partnerTest.ts';
import type { Name } from '#contract/endpoints.ts';
import type { Config } from '../options.ts';
import type { Came, Forward, Sandbox, Sent } from './sandbox.ts';

/** A way in which an operator may be wrong, and the check that has to find it. */
export interface Fault {
  /** What is wrong, in a few words. */
  says: string;
  /** The id of the check that is meant for it. */
  foundBy: string;
  /** What the kit is told besides. */
  told?: Config;
  /** Plants it: what stands between kit and sandbox from then on. */
  plant(sandbox: Sandbox): (sent: Sent, forward: Forward) => Promise<Came>;
}

type Change = (sent: Sent, forward: Forward) => Promise<Came>;

/** A change of one path alone. */
export const only =
  (path: Name | 'webhooks/payment' | 'webhooks/payout' | `wallet/${string}`, change: Change): Change =>
  (sent, forward) =>
    sent.path === path ? change(sent, forward) : forward(sent);

/** A change of the answers of one call that are no refusals. */
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

/** The list of an answer in the wrapped envelope. */
export const dataOf = (body: Record<string, unknown>) => body['data'] as Record<string, unknown>;

/** A call of a partner that is signed as it should be in any case, at the operator's time. */
export function signed(sent: Sent, { now }: Sandbox): Sent {
  const [group, what] = sent.path.split('/') as ['wallet' | 'webhooks', 'payment' | 'payout'];
  const isGame = group === 'wallet';
  const signer = { partner: isGame ? 'game' : 'gateway', key: testKeys[isGame ? 'wallet' : what], now };
  const headers = signedHeaders(`${partnersAddress}/${sent.path}`, JSON.stringify(sent.body), signer);
  return { ...sent, headers: { ...sent.headers, ...headers } };
}

/** Gives a player money for nothing. */
export const give = (sandbox: Sandbox, userId: number, amount: number) =>
  sandbox.db
    .transaction()
    .execute((trx) => move(trx, { ref: crypto.randomUUID(), userId, type: 'adjustment', amount, time: sandbox.now() }));
