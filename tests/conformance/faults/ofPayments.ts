import { testKeys } from '#sandbox/testing/partnerTest.ts';
import { answer, give, isSignedBy, only, signed, withBody, type Fault } from './fault.ts';
import type { Sandbox } from './sandbox.ts';

const orderOf = ({ db }: Sandbox, orderNo: unknown) =>
  db.selectFrom('recharges').selectAll().where('orderNo', '=', String(orderNo)).executeTakeFirst();

/** Faults towards the payment gateway: reports of deposits. */
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
    says: 'the gateway has one key, so that a payment is reported with that of payouts',
    foundBy: 'payments.otherKey',
    plant: (sandbox) =>
      only('webhooks/payment', (sent, forward) =>
        forward(isSignedBy(sent, testKeys.payout) ? signed(sent, sandbox) : sent),
      ),
  },
];
