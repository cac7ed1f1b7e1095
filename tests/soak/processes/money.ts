import * as codes from '#contract/codes.ts';
import { isSuccess } from '#tests/conformance/client.ts';
import { done } from '#tests/conformance/expect.ts';
import { launchIn } from '#tests/conformance/seat.ts';
import type { Caller } from './caller.ts';
import { partnersAt, type Table } from './table.ts';

/** Hundredths: a deposit, each round's bet and win, a coupon, the limit of a day's deposits, and what is tried beyond it. */
export const amounts = {
  deposit: 50_000,
  rounds: 5,
  bet: 10_000,
  win: 9_000,
  coupon: 5_000,
  limit: 70_000,
  more: 20_000,
};
const { deposit, rounds, bet, win, coupon, limit, more } = amounts;
const rechargeTypeId = 2;
const gameId = 1001;

const coinOf = async (caller: Caller) => done(await caller.call('refreshData')).coin;
const verdicts = (answers: readonly { verdict: number | undefined }[]) => answers.map(({ verdict }) => verdict);

const order = ({ base }: Table, amount: number) => ({
  rechargeTypeId,
  amount,
  noBonus: true,
  returnUrl: `${base}/wallets`,
});

/** A deposit whose order, and whose payment report, come twice at once. */
export async function pay(table: Table, caller: Caller, place: number): Promise<void> {
  const { expect, expectAlike } = table.findings;
  const orders = await caller.copies('createRecharge', order(table, deposit));
  expectAlike(orders, 'copies of a deposit at two processes make one order');
  const { orderNo } = done(orders[0]!);
  const report = { orderNo, status: 'paid', amount: deposit } as const;
  const reports = await Promise.all(
    [place, place + 1, place + 2].map((at) => partnersAt(table, at).gateway.payment(report)),
  );
  const outcomes = reports.map(({ answer }) => (answer as { outcome?: string }).outcome);
  expect(
    outcomes.filter((each) => each === 'credited').length === 1 && outcomes.every((each) => each !== undefined),
    'a payment reported to all processes at once is credited once',
    outcomes,
  );
  const coin = await coinOf(caller);
  expect(coin === deposit, 'the balance is the one deposit', coin);
}

/** Rounds whose bets and wins come twice at once. */
export async function play(table: Table, caller: Caller, place: number): Promise<void> {
  const { expect } = table.findings;
  const started = await caller.copies('startGame', { gameId });
  // The address itself names the process's own game provider.
  const launches = started.map((each) => launchIn(done(each).url));
  expect(new Set(launches).size === 1, 'copies of a launch at two processes open one game', launches);
  const [launch] = launches;
  const launched = await Promise.all([0, 1].map((at) => partnersAt(table, place + at).wallet('session', { launch })));
  const opened = launched.filter(({ status }) => status === 200);
  expect(opened.length === 1, 'a launch opens one session, also at once at two processes', launched);
  const { session } = opened[0]!.answer as { session: string };
  for (let round = 0; round < rounds; round++) {
    const name = { session, roundId: crypto.randomUUID() };
    const twice = (step: 'bet' | 'win', amount: number) =>
      Promise.all([0, 1].map((at) => partnersAt(table, place + round + at).wallet(step, { ...name, amount })));
    const bets = await twice('bet', bet);
    expect(
      bets.filter(({ status }) => status === 200).length === 1,
      'a bet sent to two processes at once is taken once',
      bets.map(({ status }) => status),
    );
    const coins = (await twice('win', win)).map(({ answer }) => (answer as { coin?: number }).coin);
    const left = deposit - (round + 1) * (bet - win);
    expect(
      coins.every((coin) => coin === left),
      'a win sent to two processes at once is paid once',
      { coins, left },
    );
  }
}

/** Rewards claimed by two acts at once at two processes. */
export async function claim({ findings: { expect } }: Table, caller: Caller): Promise<void> {
  const before = await coinOf(caller);
  const [mine] = done(await caller.call('couponList')).list;
  const used = await caller.atOnce('couponUse', { id: mine!.id }, { id: mine!.id });
  const coin = await coinOf(caller);
  expect(
    used.filter(isSuccess).length === 1 && coin === before + coupon,
    'a coupon used at two processes at once pays once',
    { coin, verdicts: verdicts(used) },
  );
  const signed = await caller.atOnce('loginBonus3UserReceive', { day: 1 }, { day: 1 }, { day: 1 });
  expect(
    signed.filter(isSuccess).length === 1,
    'a day’s reward claimed at all processes at once comes once',
    verdicts(signed),
  );
}

/** A limit set at one process, which the others obey at once. */
export async function limitDeposits(table: Table, caller: Caller, place: number): Promise<void> {
  const { expect } = table.findings;
  done(await caller.call('selfLimitSet', { kind: 'deposit', period: 'day', value: limit }, place));
  const both = await caller.atOnce('createRecharge', order(table, more), order(table, more));
  expect(
    both.filter(isSuccess).length === 1 && verdicts(both).includes(codes.depositLimit),
    'of two deposits at once one fits the limit',
    verdicts(both),
  );
  const beyond = await caller.everywhere('createRecharge', order(table, more));
  expect(
    beyond.every(({ verdict }) => verdict === codes.depositLimit),
    'a limit set at one process holds at every process',
    verdicts(beyond),
  );
}
