import { move } from '#sandbox/ledger/ledger.ts';
import { signNotice } from '#sandbox/payments/notice.ts';
import { sign, signatureHeader } from '#sandbox/signature.ts';
import { answer, newId, only, withBody, type Fault } from './fault.ts';
import { secrets, type Sandbox, type Sent } from './sandbox.ts';

/** The report that the gateway would have signed. */
function resigned(sent: Sent, more: Record<string, unknown> = {}): Sent {
  const report = { ...sent.body, ...more } as Parameters<typeof signNotice>[0];
  return { ...sent, body: { ...report, sign: signNotice(report, secrets.pay) } };
}

/** A call of a partner that is signed in any case. */
const signed = (sent: Sent, secret: string): Sent => ({
  ...sent,
  headers: { ...sent.headers, [signatureHeader]: sign(JSON.stringify(sent.body), secret) },
});

const orderOf = ({ db }: Sandbox, orderNo: unknown) =>
  db.selectFrom('recharges').selectAll().where('orderNo', '=', String(orderNo)).executeTakeFirst();

/** Gives a player money for nothing. */
const give = (sandbox: Sandbox, userId: number, amount: number) =>
  sandbox.db
    .transaction()
    .execute((trx) => move(trx, { ref: crypto.randomUUID(), userId, type: 'adjustment', amount, time: sandbox.now() }));

/** The player of a round’s session. */
async function playerOf({ db }: Sandbox, session: unknown) {
  const stay = await db
    .selectFrom('stays')
    .select('userId')
    .where('id', '=', String(session))
    .executeTakeFirstOrThrow();
  return stay.userId;
}

/** The player of a withdrawal. */
async function drawerOf({ db }: Sandbox, orderNo: unknown) {
  const order = await db
    .selectFrom('withdrawals')
    .select('userId')
    .where('orderNo', '=', String(orderNo))
    .executeTakeFirstOrThrow();
  return order.userId;
}

/** Faults towards the payment gateway and game providers, and of withdrawals. */
export const ofPartners: Fault[] = [
  {
    says: 'a report of a payment that nobody signed is taken',
    foundBy: 'payments.unsigned',
    plant: () => only('webhooks/payment', (sent, forward) => forward(resigned(sent))),
  },
  {
    says: 'a report of another amount is taken',
    foundBy: 'payments.amount',
    plant: (sandbox) =>
      only('webhooks/payment', async (sent, forward) => {
        const order = await orderOf(sandbox, sent.body['orderNo']);
        return forward(order ? resigned(sent, { amount: order.amount }) : sent);
      }),
  },
  {
    says: 'every report of a payment credits it',
    foundBy: 'payments.once',
    plant: (sandbox) =>
      only('webhooks/payment', async (sent, forward) => {
        const came = await forward(sent);
        const order = await orderOf(sandbox, sent.body['orderNo']);
        if (came.body['outcome'] === 'known' && order) await give(sandbox, order.userId, order.amount);
        return came;
      }),
  },
  {
    says: 'a payment that failed is credited',
    foundBy: 'payments.failed',
    plant: () => only('webhooks/payment', (sent, forward) => forward(resigned(sent, { status: 'paid' }))),
  },
  {
    says: 'a report of no order is a failure',
    foundBy: 'payments.unknown',
    plant: () =>
      only('webhooks/payment', async (sent, forward) => {
        const came = await forward(sent);
        return came.status === 404 ? answer({ error: 'null' }, 500) : came;
      }),
  },
  {
    says: 'the money of who has left is kept',
    foundBy: 'payments.excluded',
    plant: () => only('webhooks/payment', async () => answer({ ok: true, outcome: 'excluded' })),
  },
  {
    says: 'an order that expired is never credited',
    foundBy: 'payments.expired',
    plant: (sandbox) =>
      only('webhooks/payment', async (sent, forward) => {
        const order = await orderOf(sandbox, sent.body['orderNo']);
        return order && order.expiresAt < sandbox.now() ? answer({ ok: true, outcome: 'expired' }) : forward(sent);
      }),
  },
  {
    says: 'a bet that nobody signed is taken',
    foundBy: 'play.unsigned',
    plant: () => only('wallet/bet', (sent, forward) => forward(signed(sent, secrets.game))),
  },
  {
    says: 'a round can be bet on twice',
    foundBy: 'play.once',
    plant: () =>
      only('wallet/bet', (sent, forward) =>
        forward(signed(withBody(sent, { roundId: newId().requestId }), secrets.game)),
      ),
  },
  {
    says: 'a round is won as often as it is told',
    foundBy: 'play.once',
    plant: (sandbox) => {
      const won = new Set<unknown>();
      return only('wallet/win', async (sent, forward) => {
        const { roundId, session, amount } = sent.body;
        const came = await forward(sent);
        if (won.has(roundId)) await give(sandbox, await playerOf(sandbox, session), Number(amount));
        won.add(roundId);
        return came;
      });
    },
  },
  {
    says: 'a round that was taken back gives its bet back twice',
    foundBy: 'play.rollback',
    plant: (sandbox) =>
      only('wallet/rollback', async (sent, forward) => {
        const came = await forward(sent);
        await give(sandbox, await playerOf(sandbox, sent.body['session']), 6_000);
        return came;
      }),
  },
  {
    says: 'bets at once take more than there is',
    foundBy: 'play.balance',
    plant: () =>
      only('wallet/bet', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['error'] === 'insufficient' ? answer({ coin: 0 }) : came;
      }),
  },
  {
    says: 'no bet is ever taken',
    foundBy: 'play.balance',
    plant: () => only('wallet/bet', async () => answer({ error: 'closed' }, 409)),
  },
  {
    says: 'a bet that is refused in silence, so that there is nothing to take back',
    foundBy: 'play.rollback',
    plant: () => only('wallet/bet', async () => answer({ error: 'closed' }, 409)),
  },
  {
    says: 'a loss limit that doesn’t hold in a race',
    foundBy: 'play.lossLimit',
    plant: () =>
      only('wallet/bet', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['error'] === 'ownLimit' ? answer({ coin: 0 }) : came;
      }),
  },
  {
    says: 'stakes that wins make up for',
    foundBy: 'play.wagerLimit',
    plant: () =>
      only('selfLimitSet', (sent, forward) =>
        forward(sent.body['kind'] === 'wager' ? withBody(sent, { kind: 'loss' }) : sent),
      ),
  },
  {
    says: 'a game that goes on after an exclusion',
    foundBy: 'play.excluded',
    plant: () =>
      only('wallet/bet', async (sent, forward) => {
        const came = await forward(sent);
        return came.body['error'] === 'ended' ? answer({ coin: 0 }) : came;
      }),
  },
  {
    says: 'a record of bets whose sum is of wins alone',
    foundBy: 'play.sums',
    plant: () =>
      only('betRecord', async (sent, forward) => {
        const came = await forward(sent);
        const { sum } = came.body['data'] as { sum: { bet: number } };
        sum.bet /= 2;
        return came;
      }),
  },
  {
    says: 'a limit of time that ends no game',
    foundBy: 'play.timeLimit',
    plant: () =>
      only('online', async (sent, forward) => {
        const came = await forward(sent);
        return { ...came, body: { ...came.body, rg: { stop: false } } };
      }),
  },
  {
    says: 'copies of a withdrawal that are each paid out',
    foundBy: 'withdrawals.copies',
    plant: () => only('exchange', (sent, forward) => forward(withBody(sent, newId()))),
  },
  {
    says: 'copies of a withdrawal that are one order, and take its amount twice',
    foundBy: 'withdrawals.copies',
    plant: (sandbox) => {
      let copies = 0;
      return only('exchange', async (sent, forward) => {
        const came = await forward(sent);
        const userId = await drawerOf(sandbox, came.body['orderNo']);
        if (++copies === 2) await give(sandbox, userId, -Number(sent.body['amount']));
        return came;
      });
    },
  },
  {
    says: 'a report of a withdrawal that nobody signed is taken',
    foundBy: 'withdrawals.unsigned',
    plant: () => only('webhooks/payout', (sent, forward) => forward(signed(sent, secrets.pay))),
  },
  {
    says: 'a withdrawal that comes back twice',
    foundBy: 'withdrawals.returned',
    plant: (sandbox) =>
      only('webhooks/payout', async (sent, forward) => {
        const came = await forward(sent);
        const userId = await drawerOf(sandbox, sent.body['orderNo']);
        if (came.body['outcome'] === 'known') await give(sandbox, userId, 10_000);
        return came;
      }),
  },
];
