import { rechargeStates } from '#contract/deposits.ts';
import type { Check } from '../check.ts';
import type { Exchange } from '../network.ts';
import { done, isRefused, must } from '../expect.ts';
import type { Kit } from '../kit.ts';
import type { Signing } from '../partners.ts';

const cites = ['payloads M'];
const minute = 60_000;
/** The time after which an unpaid order has expired, milliseconds. */
const life = 24 * 60 * minute;

/** A player with a pending order, and the content of a report of it. */
async function ordered(kit: Kit) {
  const gateway = kit.gateway();
  const player = await kit.player();
  const { amount, ...order } = await kit.depositOf();
  const { orderNo } = done(await player.call('createRecharge', { ...order, amount }));
  const report = { orderNo, status: 'paid', amount } as const;
  const stands = async (status: number, coin: number, ...after: Exchange[]) => {
    const now = await player.call('rechargeStatus', { orderNo });
    const is = done(now);
    must(is.status === status && is.coin === coin, `Status ${status} and a balance of ${coin}`, ...after, now);
    must((await player.coin()) === coin, `A balance of ${coin} in refreshData too`, ...after);
  };
  return { player, gateway, report, amount, stands };
}

/** Throws unless a report signed in each of these ways is refused and credits nothing. */
async function refusesSigned(kit: Kit, ...signings: Signing[]) {
  const { gateway, report, stands } = await ordered(kit);
  for (const signing of signings) {
    const sent = await gateway.payment(report, signing);
    must(isRefused(sent), 'An HTTP status of 4xx, such as 403', sent);
    await stands(rechargeStates.waiting, 0, sent);
  }
}

/** The payment gateway's reports of deposits. */
export const payments: Check[] = [
  {
    id: 'payments.unsigned',
    says: 'A payment report with no signature or a wrong one is refused and credits nothing',
    cites,
    run: (kit) => refusesSigned(kit, 'missing', 'wrong'),
  },
  {
    id: 'payments.otherCall',
    says: 'A payment report signed for another call or by another partner is refused and credits nothing',
    cites,
    run: (kit) => refusesSigned(kit, 'otherCall', 'otherPartner'),
  },
  {
    id: 'payments.otherKey',
    says: 'A payment report signed with the gateway’s key for payouts is refused and credits nothing',
    cites,
    run: (kit) => refusesSigned(kit, 'otherKey'),
  },
  {
    id: 'payments.stale',
    says: 'A payment report whose signature is six minutes old, or dated six minutes ahead, is refused and credits nothing',
    cites,
    run: (kit) => refusesSigned(kit, 'stale', 'early'),
  },
  {
    id: 'payments.amount',
    says: 'A payment report whose amount differs from the order, even by a hundredth, is refused and credits nothing',
    cites,
    async run(kit) {
      const { gateway, report, amount, stands } = await ordered(kit);
      for (const other of [10 * amount, amount - 1, amount + 1, 1]) {
        const sent = await gateway.payment({ ...report, amount: other });
        must(isRefused(sent), 'An HTTP status of 4xx, such as 409', sent);
        await stands(rechargeStates.waiting, 0, sent);
      }
    },
  },
  {
    id: 'payments.once',
    says: 'A payment is credited once however often it is reported, and a later report of failure changes nothing',
    cites: [...cites, 'A5'],
    async run(kit) {
      const { gateway, report, amount, stands } = await ordered(kit);
      const sent = await Promise.all([1, 2, 3, 4].map(() => gateway.payment(report)));
      must(
        sent.every(({ status }) => status === 200),
        'Every copy of the report accepted with 200',
        ...sent,
      );
      await stands(rechargeStates.paid, amount, sent[0]!);
      const again = await gateway.payment(report);
      await stands(rechargeStates.paid, amount, again);
      await stands(rechargeStates.paid, amount, await gateway.payment({ ...report, status: 'failed' }));
    },
  },
  {
    id: 'payments.failed',
    says: 'A failed payment credits nothing and doesn’t count towards limits',
    cites,
    async run(kit) {
      const { player, gateway, report, amount, stands } = await ordered(kit);
      await stands(rechargeStates.failed, 0, await gateway.payment({ ...report, status: 'failed' }));
      done(await player.call('selfLimitSet', { kind: 'deposit', period: 'day', value: amount }));
      done(await player.call('createRecharge', await kit.depositOf()));
    },
  },
  {
    id: 'payments.unknown',
    says: 'A payment report for an unknown order is refused, without a server error',
    cites,
    async run(kit) {
      const sent = await kit.gateway().payment({ orderNo: 'NO-SUCH-ORDER', status: 'paid', amount: 10_000 });
      must(isRefused(sent), 'An HTTP status of 4xx, such as 404', sent);
    },
  },
  {
    id: 'payments.excluded',
    says: 'A deposit ordered before an exclusion is credited when it is paid',
    cites: ['RG-20'],
    async run(kit) {
      const { player, gateway, report, amount, stands } = await ordered(kit);
      done(await player.call('selfExclude', { type: 2, months: 6 }));
      await stands(rechargeStates.paid, amount, await gateway.payment(report));
    },
  },
  {
    id: 'payments.expired',
    says: 'An unpaid order expires (status 3), and is still credited if it is paid later',
    cites,
    async run(kit) {
      const { player, gateway, report, amount, stands } = await ordered(kit);
      await kit.ahead(player, async (put) => {
        await put(life);
        await stands(rechargeStates.expired, 0);
        await stands(rechargeStates.paid, amount, await gateway.payment(report));
      });
    },
  },
];
