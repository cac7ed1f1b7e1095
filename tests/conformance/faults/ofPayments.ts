import { signNotice } from '#sandbox/payments/notice.ts';
import { answer, give, newId, only, signed, withBody, type Fault } from './fault.ts';
import { secrets, type Sandbox, type Sent } from './sandbox.ts';

/** The report that the gateway would have signed. */
function resigned(sent: Sent, more: Record<string, unknown> = {}): Sent {
  const report = { ...sent.body, ...more } as Parameters<typeof signNotice>[0];
  return { ...sent, body: { ...report, sign: signNotice(report, secrets.pay) } };
}

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
