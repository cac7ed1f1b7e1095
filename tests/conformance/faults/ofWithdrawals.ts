import { answer, give, newId, only, signed, withBody, type Fault } from './fault.ts';
import type { Sandbox } from './sandbox.ts';

/** The player who made a withdrawal. */
async function drawerOf({ db }: Sandbox, orderNo: unknown) {
  const order = await db
    .selectFrom('withdrawals')
    .select('userId')
    .where('orderNo', '=', String(orderNo))
    .executeTakeFirstOrThrow();
  return order.userId;
}

/** The code of a refused amount. */
const outOfRange = 3002;

/** Accepts a withdrawal that is so many hundredths beyond the end of the range that its refusal names. */
const acceptingBeyond = (end: 'min' | 'max', by: number): ReturnType<Fault['plant']> =>
  only('exchange', async (sent, forward) => {
    const came = await forward(sent);
    const amount = Number(came.body[end]);
    const isNear = came.body['errcode'] === outOfRange && sent.body['amount'] === amount + by;
    return isNear ? forward(withBody(sent, { ...newId(), amount })) : came;
  });

/** Refuses the amount at this end of the range of any payout method. */
const refusingEnd = (end: 'minAmount' | 'maxAmount'): ReturnType<Fault['plant']> => {
  let ends: unknown[] = [];
  return async (sent, forward) => {
    if (sent.path === 'exchange' && ends.includes(sent.body['amount']))
      return answer({ errcode: outOfRange, min: 1, max: 2 });
    const came = await forward(sent);
    if (sent.path === 'getExchange')
      ends = (came.body['methods'] as Record<string, unknown>[]).map((each) => each[end]);
    return came;
  };
};

/** Faults of withdrawals, and of the reports of their ends. */
export const ofWithdrawals: Fault[] = [
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
  {
    says: 'a withdrawal may be a hundredth below the least amount',
    foundBy: 'withdrawals.least',
    plant: () => acceptingBeyond('min', -1),
  },
  {
    says: 'a withdrawal of the least amount is refused',
    foundBy: 'withdrawals.least',
    plant: () => refusingEnd('minAmount'),
  },
  {
    says: 'a withdrawal may be a hundredth above the greatest amount',
    foundBy: 'withdrawals.most',
    plant: () => acceptingBeyond('max', 1),
  },
  {
    says: 'a withdrawal of the greatest amount is refused',
    foundBy: 'withdrawals.most',
    plant: () => refusingEnd('maxAmount'),
  },
];
