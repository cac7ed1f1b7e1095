import { answer, give, newId, only, signed, withBody, type Fault } from './fault.ts';
import type { Sandbox } from './sandbox.ts';

const orderOf = ({ db }: Sandbox, orderNo: unknown) =>
  db.selectFrom('recharges').selectAll().where('orderNo', '=', String(orderNo)).executeTakeFirst();

/** The player who made a withdrawal. */
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
    says: 'an unsigned payment report is accepted',
    foundBy: 'payments.unsigned',
    plant: (sandbox) => only('webhooks/payment', (sent, forward) => forward(signed(sent, sandbox))),
  },
  {
    says: 'a payment report is accepted with the signature of another call',
    foundBy: 'payments.otherCall',
    plant: (sandbox) => only('webhooks/payment', (sent, forward) => forward(signed(sent, sandbox))),
  },
  {
    says: 'a payment report is accepted however old its signature',
    foundBy: 'payments.stale',
    plant: (sandbox) => only('webhooks/payment', (sent, forward) => forward(signed(sent, sandbox))),
  },
  {
    says: 'a payment report with another amount is accepted',
    foundBy: 'payments.amount',
    plant: (sandbox) =>
      only('webhooks/payment', async (sent, forward) => {
        const order = await orderOf(sandbox, sent.body['orderNo']);
        return forward(order ? signed(withBody(sent, { amount: order.amount }), sandbox) : sent);
      }),
  },
  {
    says: 'a payment of a hundredth less is taken for the whole',
    foundBy: 'payments.amount',
    plant: (sandbox) =>
      only('webhooks/payment', async (sent, forward) => {
        const order = await orderOf(sandbox, sent.body['orderNo']);
        const isNear = order && Number(sent.body['amount']) === order.amount - 1;
        return forward(isNear ? signed(withBody(sent, { amount: order.amount }), sandbox) : sent);
      }),
  },
  {
    says: 'every report of a payment credits it again',
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
    says: 'a payment is credited a hundredth short',
    foundBy: 'payments.once',
    plant: (sandbox) =>
      only('webhooks/payment', async (sent, forward) => {
        const came = await forward(sent);
        const order = await orderOf(sandbox, sent.body['orderNo']);
        if (came.body['outcome'] === 'credited' && order) await give(sandbox, order.userId, -1);
        return came;
      }),
  },
  {
    says: 'a failed payment is credited',
    foundBy: 'payments.failed',
    plant: (sandbox) =>
      only('webhooks/payment', (sent, forward) => forward(signed(withBody(sent, { status: 'paid' }), sandbox))),
  },
  {
    says: 'a report of an unknown order causes a server error',
    foundBy: 'payments.unknown',
    plant: () =>
      only('webhooks/payment', async (sent, forward) => {
        const came = await forward(sent);
        return came.status === 404 ? answer({ error: 'null' }, 500) : came;
      }),
  },
  {
    says: 'a deposit of a player excluded meanwhile is not credited',
    foundBy: 'payments.excluded',
    plant: () => only('webhooks/payment', async () => answer({ ok: true, outcome: 'excluded' })),
  },
  {
    says: 'an expired order is never credited',
    foundBy: 'payments.expired',
    plant: (sandbox) =>
      only('webhooks/payment', async (sent, forward) => {
        const order = await orderOf(sandbox, sent.body['orderNo']);
        return order && order.expiresAt < sandbox.now() ? answer({ ok: true, outcome: 'expired' }) : forward(sent);
      }),
  },
  {
    says: 'every copy of a withdrawal is paid out',
    foundBy: 'withdrawals.copies',
    plant: () => only('exchange', (sent, forward) => forward(withBody(sent, newId()))),
  },
  {
    says: 'copies of a withdrawal are one order, but its amount is debited twice',
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
    says: 'an unsigned payout report is accepted',
    foundBy: 'withdrawals.unsigned',
    plant: (sandbox) => only('webhooks/payout', (sent, forward) => forward(signed(sent, sandbox))),
  },
  {
    says: 'a payout report is accepted with the signature of another call, and however old its signature',
    foundBy: 'withdrawals.context',
    plant: (sandbox) => only('webhooks/payout', (sent, forward) => forward(signed(sent, sandbox))),
  },
  {
    says: 'any player can read a withdrawal',
    foundBy: 'withdrawals.own',
    plant: () =>
      only('exchangeStatus', async (sent, forward) => {
        const came = await forward(sent);
        const { orderNo } = sent.body;
        const withdrawal = { orderNo, amount: 10_000, fee: 0, realAmount: 10_000, status: 0, time: 1, timeline: [] };
        return came.body['errcode'] === 404 ? answer({ errcode: 0, coin: 0, ...withdrawal }) : came;
      }),
  },
  {
    says: 'a withdrawal that came back is paid all the same when a report says so',
    foundBy: 'withdrawals.returned',
    plant: () => {
      let isPaid = false;
      return async (sent, forward) => {
        const came = await forward(sent);
        if (sent.path === 'webhooks/payout' && sent.body['status'] === 'paid') isPaid = true;
        if (sent.path === 'exchangeStatus' && isPaid) came.body['status'] = 3;
        return came;
      };
    },
  },
  {
    says: 'a returned withdrawal is credited twice',
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
