import { Hono, type Context } from 'hono';
import { sql } from 'kysely';
import * as v from 'valibot';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { storable } from '#contract/storable.ts';

import { shortBodies } from '#sandbox/http/shortBodies.ts';
import { decidePayout } from '../money/payouts.ts';
import { rewardDeposit } from '../rewards/depositEvents.ts';
import { settle } from '../money/recharges.ts';
import { createGate, type GateOptions } from '../http/partnerGate.ts';
import { WalletError } from '../games/walletErrors.ts';
import type { createSeamlessWallet } from '../games/seamlessWallet.ts';

const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
/** Text that databases can store. */
const key = v.pipe(
  v.string(),
  v.maxLength(128),
  v.check((text) => storable(text) === text),
);
const session = key;
const roundId = v.pipe(key, v.minLength(1), v.maxLength(64));

/** The calls of a game provider's wallet, by their bodies. */
export const walletSteps = {
  session: v.object({ launch: key, session: v.optional(session) }),
  balance: v.object({ session }),
  bet: v.object({ session, roundId, amount }),
  win: v.object({ session, roundId, amount }),
  rollback: v.object({ session, roundId }),
};
const isStep = (name: string): name is keyof typeof walletSteps => Object.hasOwn(walletSteps, name);

/** The gateway's report of a payment. */
export const paymentReport = v.object({ orderNo: key, status: v.picklist(['paid', 'failed']), amount });

/** The report of a withdrawal's end. */
export const payoutReport = v.object({
  orderNo: key,
  status: v.picklist(['paid', 'returned']),
  reason: v.optional(key),
});

export interface PartnersOptions extends GateOptions {
  db: Db;
  wallet: ReturnType<typeof createSeamlessWallet>;
}

/** HTTP API for the operator's partners, authenticated by signature: the seamless wallet for the game provider, and webhooks for the payment gateway. */
export function partners({ db, wallet, ...options }: PartnersOptions): Hono {
  const { now } = options;
  const app = new Hono();
  const gate = createGate(options);

  app.use('/wallet/*', shortBodies);
  app.use('/webhooks/*', shortBodies);

  app.post('/wallet/:step', async (c) => {
    const step = c.req.param('step');
    const body = await c.req.text();
    if (!isStep(step)) return c.json({ error: 'unknown' }, 404);
    const refusal = gate('wallet', c.req.raw, body, peerOf(c));
    if (refusal) return c.json(refusal, 403);
    const input = v.safeParse(walletSteps[step], parsed(body));
    if (!input.success) return c.json({ error: 'input' }, 400);
    const call = wallet[step] as (given: typeof input.output) => Promise<object>;
    return c.json(await call(input.output));
  });

  app.post('/webhooks/payment', async (c) => {
    const body = await c.req.text();
    const refusal = gate('payment', c.req.raw, body, peerOf(c));
    if (refusal) return c.json(refusal, 403);
    const report = v.safeParse(paymentReport, parsed(body));
    if (!report.success) return c.json({ error: 'input' }, 400);
    const outcome = await db.transaction().execute(async (trx) => {
      const time = now();
      const settled = await settle(trx, report.output, time);
      if (settled === 'credited') await rewardIfPossible(trx, report.output.orderNo, time);
      return settled;
    });
    if (outcome === 'unknown') return c.json({ error: 'unknown' }, 404);
    if (outcome === 'mismatch') return c.json({ error: 'mismatch' }, 409);
    return c.json({ ok: true, outcome });
  });

  app.post('/webhooks/payout', async (c) => {
    const body = await c.req.text();
    const refusal = gate('payout', c.req.raw, body, peerOf(c));
    if (refusal) return c.json(refusal, 403);
    const report = v.safeParse(payoutReport, parsed(body));
    if (!report.success) return c.json({ error: 'input' }, 400);
    const { orderNo, status, reason } = report.output;
    const outcome = await decidePayout(db, { orderNo, end: status, reason }, now());
    return outcome === 'unknown' ? c.json({ error: 'unknown' }, 404) : c.json({ ok: true, outcome });
  });

  app.onError(explain);
  return app;
}

/** Grants what a credited deposit has earned; a reward that fails is reported, and holds no deposit back. */
async function rewardIfPossible(trx: Trx, orderNo: string, time: number): Promise<void> {
  await sql`savepoint credited`.execute(trx);
  try {
    await rewardDeposit(trx, orderNo, time);
  } catch (error) {
    await sql`rollback to savepoint credited`.execute(trx);
    console.error(error);
  }
}

/** Maps an error to the partner's response. */
function explain(error: Error, c: Context): Response {
  if (error instanceof WalletError) return c.json({ error: error.message }, error.status);
  console.error(error);
  return c.json({ error: 'unavailable' }, 503);
}

/** The address (IP) of the connection, which the server passes as the environment; empty when unknown. */
const peerOf = ({ env }: Context) => (typeof env === 'string' ? env : '');

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}
