import { randomUUID } from 'node:crypto';
import { finalMonths, loosening } from '#contract/protection.ts';
import { sandboxCode } from '../operator/identity/codes.ts';
import type { KycTest } from './kycTest.ts';
import type { MoneyTest } from './moneyTest.ts';
import { usualStaffRules } from '../operator/context/staffRules.ts';
import { usedUntil } from './stressChecks.ts';
import { crowd, goingOn, own, type Deed, type Wave } from './stressDeeds.ts';
import {
  allow,
  gameId,
  isOutOfTime,
  join,
  limitsOf,
  password,
  sendCode,
  waiting,
  type Player,
} from './stressPlayers.ts';
import { openPapers } from './stressPapers.ts';
import { see } from '../operator/games/gameSessions.ts';
import type { Answer } from './testOperator.ts';

const minute = 60_000;

/** Runs all waves on new players; returns them with the violations found on the way. */
export async function stressRun(operator: KycTest, all: Wave[]) {
  const players: Player[] = [];
  for (let each = 0; each < crowd; each++) players.push(await join(operator));
  const wrongs: string[] = [];
  /** Steps repeated in a later wave, in another order. */
  const lateCopies: (() => Promise<void>)[] = [];
  const newcomers = await openPapers(operator, crowd, { wrongs, lateCopies });
  const noErrors = (response: Answer) => {
    if (response.errcode === 500) wrongs.push('the operator broke');
    return response;
  };

  async function deposit(
    { token, excluded }: Player,
    amount: number,
    end: 'paid' | 'failed' = 'paid',
    more: { couponId?: number } = {},
  ) {
    // Two copies of the act, which run its second step twice, and then two notices of the gateway.
    const copy = { ...more, requestId: randomUUID(), notAfter: operator.clock.time + minute };
    const order = async () => noErrors(await operator.order(token, amount, copy));
    const [{ errcode, orderNo }, other] = await Promise.all([order(), order()]);
    if (other.errcode !== errcode || other['orderNo'] !== orderNo) wrongs.push('two answers to one deposit');
    lateCopies.push(async () => {
      if ((await order()).errcode !== errcode) wrongs.push('another answer to a late copy');
    });
    if (errcode !== 0) return;
    if (excluded) wrongs.push('a deposit after the exclusion');
    await Promise.all([operator.pay(orderNo, amount, end), operator.pay(orderNo, amount, end)]);
  }

  async function bet({ session, excluded, outOfTime }: Player, amount: number, won?: number | null) {
    const round = { session, roundId: randomUUID() };
    const succeeds = (step: Promise<unknown>) =>
      step.then(
        () => true,
        ({ name }: Error) => {
          if (name !== 'WalletError') wrongs.push(`the wallet broke: ${name}`);
          return false;
        },
      );
    const take = () => succeeds(operator.wallet.bet({ ...round, amount }));
    const takes = (await Promise.all([take(), take()])).filter(Boolean).length;
    if (takes > 1) wrongs.push('a round was bet on twice');
    lateCopies.push(async () => {
      if (await take()) wrongs.push('a round was bet on again, later');
    });
    if (takes === 0) return;
    if (excluded) wrongs.push('a bet after the exclusion');
    if (outOfTime) wrongs.push('a bet after the day’s time');
    if (won === undefined) return;
    const end = (amountWon: number | null) =>
      succeeds(
        amountWon === null ? operator.wallet.rollback(round) : operator.wallet.win({ ...round, amount: amountWon }),
      );
    await Promise.all([end(won), end(won)]);
    lateCopies.push(async () => {
      if (await end((won ?? 0) + goingOn.stake)) wrongs.push('a round was won again, later');
    });
  }

  async function happen(it: Deed): Promise<void> {
    const player = players[it.who]!;
    const { token, accountId, gift, coupon } = player;
    const wasExcluded = player.excluded;
    const act = async (...[name, body]: [Parameters<MoneyTest['act']>[0], object]) =>
      noErrors(await operator.act(name, body, token));
    switch (it.do) {
      case 'deposit':
        return deposit(player, it.amount, it.paid ? 'paid' : 'failed', it.withCoupon ? { couponId: coupon } : {});
      case 'bet':
        return bet(player, it.amount, it.won);
      case 'withdraw': {
        operator.rule({ payout: { ...usualStaffRules.payout, end: it.end } });
        await sendCode(operator, player.userId);
        await act('exchange', { amount: it.amount, name: 'gcash', accountId, smsCode: sandboxCode });
        return;
      }
      case 'putAside':
        return void (await act('safeboxTransfer', { amount: it.amount, direction: it.direction, password }));
      case 'prove':
        return newcomers.prove(it);
      case 'nameParent':
        return void (await act('agentFill', { pid: players[it.parent]!.userId }));
      case 'useGift': {
        const { errcode } = await act('couponUse', { id: gift });
        if (errcode === 0 && wasExcluded) wrongs.push('a gift after the exclusion');
        return;
      }
      case 'tighten': {
        const { kind, to: value } = it;
        const { response, used } = await usedUntil(
          operator,
          player,
          act('selfLimitSet', { kind, period: 'day', value }),
          kind === 'deposit' ? () => deposit(player, goingOn.deposit) : () => bet(player, goingOn.stake),
        );
        if (response['applied'] && kind !== 'session') allow(player, { [kind]: Math.max(used[kind], value) });
        return;
      }
      case 'loosen': {
        const { applied } = await act('selfLimitSet', { kind: it.kind, period: 'day', value: own[it.kind] + it.by });
        if (applied) wrongs.push('a looser limit at once');
        return;
      }
      case 'confirm': {
        const limit = await waiting(operator, player, it.kind);
        if (limit && (await act('selfLimitConfirm', { id: limit.id })).errcode === 0)
          wrongs.push('a looser limit too early');
        return;
      }
      case 'exclude': {
        const answer = act('selfExclude', { type: 2, months: it.months }).finally(() => (player.excluded = true));
        const { used } = await usedUntil(operator, player, answer, () => bet(player, goingOn.least));
        allow(player, used);
      }
    }
  }

  const everybody = players.map((_, who) => ({ do: 'exclude', who, months: finalMonths }) as const);
  for (const { deeds, minutes } of [...all, { deeds: everybody, minutes: 0 }]) {
    const late = lateCopies.splice(0).toReversed();
    await Promise.all([...deeds.map(happen), ...late.map((again) => again())]);
    await newcomers.check();
    for (let passed = 0; passed < minutes; passed++) {
      operator.clock.time += minute;
      await Promise.all(players.map(({ userId }) => see(operator.db, userId, gameId, operator.clock.time)));
    }
    await Promise.all(players.map(({ token }) => operator.call('getExchange', {}, token)));
    await Promise.all(
      players.map(async (player) => {
        player.outOfTime = await isOutOfTime(operator, player);
      }),
    );
  }
  wrongs.push(...(await confirmTwice(operator, players)));
  return { players, wrongs };
}

/** A day later every looser limit is confirmed twice concurrently: exactly one confirmation counts, and then it applies. */
async function confirmTwice(operator: MoneyTest, players: Player[]): Promise<string[]> {
  operator.clock.time += loosening.wait;
  const wrongs: string[] = [];
  for (const player of players) {
    for (const { id, pending } of await limitsOf(operator, player)) {
      if (!pending) continue;
      const confirm = () => operator.call('selfLimitConfirm', { id }, player.token);
      const counted = (await Promise.all([confirm(), confirm()])).filter(({ errcode }) => errcode === 0).length;
      const now = (await limitsOf(operator, player)).find((each) => each.id === id);
      if (counted !== 1 || now?.value !== pending.value) wrongs.push(`a second confirmation counted ${counted} times`);
    }
  }
  return wrongs;
}
