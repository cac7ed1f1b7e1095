import { answer, give, newId, only, signed, withBody, type Fault } from './fault.ts';
import type { Sandbox } from './sandbox.ts';

const orderOf = ({ db }: Sandbox, orderNo: unknown) =>
  db.selectFrom('recharges').selectAll().where('orderNo', '=', String(orderNo)).executeTakeFirst();

/** The player of a withdrawal. */
async function drawerOf({ db }: Sandbox, orderNo: unknown) {
  const order = await db
    .selectFrom('withdrawals')
    .select('userId')
    .where('orderNo', '=', String(orderNo))
    .executeTakeFirstOrThrow();
  return order.userId;
}

/** Faults towards the payment gateway: reports of deposits, and withdrawals. */
export const ofPayments: Fault[] = [
  {
    says: 'a report of a payment that nobody signed is taken',
    foundBy: 'payments.unsigned',
    plant: (sandbox) => only('webhooks/payment', (sent, forward) => forward(signed(sent, sandbox))),
  },
  {
    says: 'a report of a payment is taken with the signature of another call',
    foundBy: 'payments.otherCall',
    plant: (sandbox) => only('webhooks/payment', (sent, forward) => forward(signed(sent, sandbox))),
  },
  {
    says: 'a report of a payment is taken whenever it was signed',
    foundBy: 'payments.stale',
    plant: (sandbox) => only('webhooks/payment', (sent, forward) => forward(signed(sent, sandbox))),
  },
  {
    says: 'a report of another amount is taken',
    foundBy: 'payments.amount',
    plant: (sandbox) =>
      only('webhooks/payment', async (sent, forward) => {
        const order = await orderOf(sandbox, sent.body['orderNo']);
        return forward(order ? signed(withBody(sent, { amount: order.amount }), sandbox) : sent);
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
    plant: (sandbox) =>
      only('webhooks/payment', (sent, forward) => forward(signed(withBody(sent, { status: 'paid' }), sandbox))),
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
    plant: (sandbox) => only('webhooks/payout', (sent, forward) => forward(signed(sent, sandbox))),
  },
  {
    says: 'a report of a withdrawal is taken with the signature of another call, and whenever it was signed',
    foundBy: 'withdrawals.context',
    plant: (sandbox) => only('webhooks/payout', (sent, forward) => forward(signed(sent, sandbox))),
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
