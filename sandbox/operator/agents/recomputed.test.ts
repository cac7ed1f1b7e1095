import { afterAll, beforeAll, expect, test } from 'vitest';
import { agentLogs } from '#contract/agents.ts';
import { transferTypes } from '#sandbox/ledger/transferTypes.ts';
import { dayOf, endOf } from '#sandbox/manila.ts';
import { openAgentTest, type AgentTest } from '#sandbox/testing/agentTest.ts';
import { fc, timesAsMany } from '../../../tests/support/fastCheck.ts';
import { levelFor, validRule } from './terms.ts';

const patience = 120_000;
const hour = 60 * 60_000;

let operator: AgentTest;
beforeAll(async () => {
  operator = await openAgentTest();
});
afterAll(() => operator.close());

const step = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      member: fc.nat(2),
      amount: fc.integer({ min: 100, max: 60_000 }),
      end: fc.constantFrom('won', 'lost', 'open', 'returned'),
    }),
  },
  { weight: 3, arbitrary: fc.record({ hours: fc.integer({ min: 1, max: 30 }) }) },
  { weight: 1, arbitrary: fc.record({ join: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ settle: fc.constant(true) }) },
  { weight: 1, arbitrary: fc.record({ look: fc.constantFrom('receive', 'stand') }) },
);

interface Round {
  session: string;
  roundId: string;
}

/** The stake of a round by the ledger. */
async function stakeIn(roundId: string): Promise<number> {
  const rows = await operator.db
    .selectFrom('entries')
    .innerJoin('transfers', 'transfers.id', 'entries.transferId')
    .innerJoin('accounts', 'accounts.id', 'entries.accountId')
    .select('entries.amount')
    .where('accounts.kind', '=', 'player')
    .where('transfers.type', '=', transferTypes.bet.id)
    .where('transfers.ref', 'like', `%:${roundId}`)
    .execute();
  return -rows.reduce((sum, { amount }) => sum + amount, 0);
}

test(
  'after random play and claims commission equals the ledger’s bets by day (SH-03)',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
        operator.clock.time += 50 * 24 * hour;
        const { token, userId } = await operator.inviter();
        const members = await Promise.all([0, 1, 2].map(() => operator.player(1e9)));
        for (const member of members) await operator.deposit(member.token, validRule.minRecharge);
        const joined = new Map<number, number>();
        const settled: { at: number; member: number; roundId: string }[] = [];
        const open: (Round & { member: number })[] = [];
        const settle = async ({ member, ...round }: Round & { member: number }, amount: number) => {
          await operator.wallet.win({ ...round, amount });
          settled.push({ at: operator.clock.time, member, roundId: round.roundId });
        };
        for (const each of steps) {
          if ('hours' in each) operator.clock.time += each.hours * hour;
          else if ('join' in each) {
            const { errcode } = await operator.call('agentFill', { pid: userId }, members[each.join]!.token);
            if (errcode === 0) joined.set(each.join, operator.clock.time);
          } else if ('look' in each)
            await (each.look === 'receive' ? operator.receive(token) : operator.standing(token));
          else if ('settle' in each) {
            const round = open.shift();
            if (round) await settle(round, 7);
          } else {
            const { member, amount, end } = each;
            const { session } = await operator.sit(members[member]!.token);
            const round = { session, roundId: crypto.randomUUID(), member };
            await operator.wallet.bet({ session, roundId: round.roundId, amount });
            if (end === 'open') open.push(round);
            else if (end === 'returned') await operator.wallet.rollback(round);
            else await settle(round, end === 'won' ? amount * 2 : 0);
          }
        }
        operator.nextDay();
        const played = await Promise.all(
          settled.map(async (round) => ({ ...round, bet: await stakeIn(round.roundId) })),
        );
        const sum = (rows: typeof played) => rows.reduce((total, { bet }) => total + bet, 0);
        const days = [...new Set(played.map(({ at }) => dayOf(at)))].toSorted().toReversed();
        const expected = days.flatMap((date) => {
          const end = endOf('day', Date.parse(`${date}T12:00:00+08:00`));
          const counted = played.filter(
            ({ at, member }) => dayOf(at) === date && at >= (joined.get(member) ?? Infinity),
          );
          const valid = [...joined].filter(
            ([member, at]) =>
              at < end && sum(played.filter((each) => each.member === member && each.at < end)) >= validRule.minBet,
          );
          const { rate } = levelFor(valid.length);
          const amount = Math.floor((sum(counted) * rate) / 10_000);
          return amount > 0 ? [{ date, bet: sum(counted), rate, amount }] : [];
        });
        const { list } = await operator.log(token, agentLogs.commission, { pageSize: 100 });
        expect(list.map(({ date, bet, rate, amount }) => ({ date, bet, rate, amount }))).toEqual(expected);
        const total = (rows: readonly { amount?: number | null | undefined }[]) =>
          rows.reduce((all, { amount }) => all + amount!, 0);
        const received = await operator.log(token, agentLogs.received, { pageSize: 100 });
        const { totalCommission, unreceived } = await operator.standing(token);
        expect(totalCommission).toBe(total(expected));
        expect(total(received.list)).toBe(totalCommission - unreceived!);
      }),
      { numRuns: 5 * timesAsMany },
    );
  },
  patience,
);

test('a cycle of members hangs no page, and players are never their own members (S16, SH-03)', async () => {
  const ring = await Promise.all([0, 1, 2].map(() => operator.player()));
  for (const [place, { userId }] of ring.entries())
    await operator.db
      .updateTable('users')
      .set({ pid: ring[(place + 1) % 3]!.userId, pidAt: operator.clock.time })
      .where('id', '=', userId)
      .execute();
  expect(await operator.standing(ring[0]!.token)).toMatchObject({ direct: 1, team: 2 });
});

test(
  'a team is counted to a limited number of generations (SH-03)',
  async () => {
    const { token, userId } = await operator.player();
    let last = userId;
    for (let each = 0; each < 12; each++) last = await operator.bring(last, { recharge: 0, bet: 0 });
    expect(await operator.standing(token)).toMatchObject({ direct: 1, team: 10 });
  },
  patience,
);
