import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import { rgStates } from '#contract/protection.ts';
import { offerStates } from '#contract/rewards/firstDeposit.ts';
import { replyKey } from '#contract/stores.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { fc, timesAsMany } from '#tests/support/fastCheck.ts';

vi.mock('#data/worker.ts', () => import('#tests/support/worker.ts'));
vi.mock('#data/supervision.ts', () => import('#tests/support/worker.ts'));
vi.mock('#data/updates.ts', () => ({}));
vi.hoisted(() => Object.assign(globalThis, { location: new URL('http://localhost:4173/wallets') }));

const { stores } = await import('#data/stores.ts');
const { formatMoney } = await import('#i18n/money.ts');
const { BalanceCard } = await import('#features/wallets/balance/BalanceCard.tsx');
const { bonusesOf } = await import('#features/wallets/channels.ts');
const { DepositTerms } = await import('#features/wallets/deposit/DepositTerms.tsx');
const { WagerTerms } = await import('#features/wallets/deposit/WagerTerms.tsx');
const { GateNotice } = await import('#features/wallets/withdraw/gate/GateNotice.tsx');
const { BreakPart } = await import('#features/rg/parts/BreakPart.tsx');

type Exchange = Output<'getExchange'>;

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const peso = 100;

const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ item: fc.constantFrom(200, 500, 1_000, 2_000), noBonus: fc.boolean() }) },
  {
    weight: 5,
    arbitrary: fc.record({ bet: fc.integer({ min: 1, max: 60_000 }), won: fc.integer({ min: 0, max: 3 }) }),
  },
  { weight: 1, arbitrary: fc.record({ open: fc.integer({ min: 100, max: 20_000 }) }) },
);

/** The text of a part of the page, and the amounts in it in hundredths. */
function say(element: ReactElement) {
  const text = renderToStaticMarkup(element)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');
  const sums = (pattern: RegExp) =>
    (pattern.exec(text)?.slice(1) ?? []).map((sum) => Math.round(Number(sum.replaceAll(',', '')) * peso));
  return { text, sums };
}

const sum = '₱([\\d,]+\\.\\d\\d)';
const said = {
  ownWaits: new RegExp(`Your deposit: wager ${sum} more to withdraw ${sum}\\.`),
  bonusWaits: new RegExp(`Bonus: wager ${sum} more to withdraw ${sum}\\.`),
  ownStays: new RegExp(`${sum} of your deposit stays here`),
  bonusStays: new RegExp(`Your ${sum} bonus stays here`),
  terms: new RegExp(`To withdraw this deposit, wager ${sum}`),
  bonusTerms: new RegExp(`Bonus of ${sum}: wager ${sum} more`),
  paidBonusTerms: new RegExp(`its winnings, wager ${sum} more`),
};

/** A player's money by the ledger and the operator's books. */
async function booksOf(userId: number) {
  const { db } = operator;
  const entries = await db
    .selectFrom('entries')
    .innerJoin('accounts', 'accounts.id', 'entries.accountId')
    .select('entries.amount')
    .where('accounts.userId', '=', userId)
    .where('accounts.currency', '=', 'coin')
    .where('accounts.kind', '=', 'player')
    .execute();
  const requirements = await db.selectFrom('requirements').selectAll().where('userId', '=', userId).execute();
  const { bonusCoin } = await db
    .selectFrom('users')
    .select('bonusCoin')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const due = (isOwn: boolean) =>
    requirements
      .filter(({ kind }) => (kind === 'deposit') === isOwn)
      .reduce((left, { need, done }) => left + need - done, 0);
  const needed = (isOwn: boolean) =>
    requirements.filter(({ kind }) => (kind === 'deposit') === isOwn).reduce((all, { need }) => all + need, 0);
  const coin = entries.reduce((all, { amount }) => all + amount, 0);
  const bonus = due(false) > 0 ? Math.min(bonusCoin, coin) : 0;
  const own = Math.min(coin - bonus, due(true));
  return { coin, bonus, own, free: coin - bonus - own, ownDue: due(true), bonusDue: due(false), needed };
}

type Books = Awaited<ReturnType<typeof booksOf>>;

async function look(token: string): Promise<Exchange> {
  const exchange = (await operator.call('getExchange', {}, token)) as unknown as Exchange;
  stores.replies = { [replyKey('getExchange', {})]: { at: 1, stale: false, value: exchange } };
  stores.wallet.coin = exchange.coin;
  return exchange;
}

const gate = (exchange: Exchange) => {
  const method = exchange.methods[0]!;
  return createElement(GateNotice, { gate: 'turnover', exchange, method, name: 'gcash' });
};
const wallet = () => createElement(BalanceCard, { withdraws: false, aged: false });

/** Compares the wallet, the gate and the page before a break with the books, and again during a break. */
function hold(exchange: Exchange, books: Books) {
  const waits = (held: number, left: number) => (held > 0 ? [left, held] : []);
  const stays = (held: number) => (held > 0 ? [held] : []);
  stores.rg.state = rgStates.normal;
  for (const place of [say(wallet()), say(gate(exchange))]) {
    expect(place.sums(said.ownWaits)).toEqual(waits(books.own, books.ownDue));
    expect(place.sums(said.bonusWaits)).toEqual(waits(books.bonus, books.bonusDue));
    expect(place.text).toContain(formatMoney(books.free as Exchange['coin']));
  }
  const before = say(createElement(BreakPart, { onDone: () => {} }));
  expect(before.text).toContain(`You can withdraw ${formatMoney(books.free as Exchange['coin'])} during your break.`);
  stores.rg.state = rgStates.onBreak;
  for (const place of [before, say(wallet()), say(gate(exchange))]) {
    expect(place.sums(said.ownStays)).toEqual(stays(books.own));
    expect(place.sums(said.bonusStays)).toEqual(stays(books.bonus));
    expect(place.text).not.toMatch(/wager ₱/i);
  }
}

/** Makes a deposit; its terms shown before and after must be those by which it is booked. */
async function deposit({ token, userId }: { token: string; userId: number }, price: number, noBonus: boolean) {
  const { turnover: times } = await look(token);
  const { config } = (await operator.call('anonymous/appConfig', {})) as unknown as Output<'anonymous/appConfig'>;
  const { items } = (await operator.call('firstDepositInfo', {}, token)) as unknown as Output<'firstDepositInfo'>;
  const usual = config!.rechargeItems!.find((each) => each.price === price)!;
  const first = items.find(({ id, status }) => id === usual.id && status === offerStates.open);
  const item = { ...usual, bonus: Math.max(usual.bonus ?? 0, first?.bonus ?? 0) as Exchange['coin'] };
  const choice = { amount: item.price, times, unknownTerms: undefined, ...bonusesOf({ item, noBonus }) };
  const offered = say(createElement(WagerTerms, { choice, couponBonus: 0 }));
  const before = await booksOf(userId);
  const wanted = { itemId: item.id, bonus: choice.bonus, ...(noBonus && { noBonus }) };
  const { orderNo } = await operator.order(token, price, wanted);
  await operator.pay(orderNo, price);
  const after = await booksOf(userId);
  const [own, bonus] = [true, false].map((isOwn) => after.needed(isOwn) - before.needed(isOwn));
  const status = (await operator.call(
    'rechargeStatus',
    { orderNo: String(orderNo) },
    token,
  )) as unknown as Output<'rechargeStatus'>;
  const paid = say(createElement(DepositTerms, { turnover: status.turnover }));
  for (const place of [offered, paid]) expect(place.sums(said.terms)).toEqual([own]);
  expect(offered.sums(said.bonusTerms)).toEqual(bonus! > 0 ? [status.bonus, bonus] : []);
  expect(paid.sums(said.paidBonusTerms)).toEqual(bonus! > 0 ? [bonus] : []);
}

/** Withdraws a centavo too much, which is refused, then the maximum, which leaves exactly what was announced. */
async function leave(player: Awaited<ReturnType<MoneyTest['known']>>, { free, own, bonus }: Books) {
  const withdraw = async (amount: number) =>
    operator.act(
      'exchange',
      { amount, name: 'gcash', accountId: player.accountId, smsCode: await operator.code(player.token) },
      player.token,
    );
  if (own + bonus > 0) expect((await withdraw(free + 1)).errcode).toBe(3003);
  expect(await withdraw(free)).toMatchObject({ errcode: 0, coin: own + bonus });
}

test(
  'whatever is deposited, staked and won, wallet, deposit, withdrawal and break show what the books say (BO-06, SX-09)',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 10 }), fc.boolean(), async (steps, rests) => {
        const player = await operator.known();
        const { token, userId } = player;
        for (const each of steps) {
          operator.clock.time += 1_000;
          const { coin } = await booksOf(userId);
          if ('item' in each) await deposit(player, each.item * peso, each.noBonus);
          else if ('open' in each) {
            const amount = Math.min(each.open, coin);
            const { session } = await operator.sit(token);
            if (amount > 0) await operator.wallet.bet({ session, roundId: crypto.randomUUID(), amount });
          } else if (coin >= each.bet) await operator.stake(token, each.bet, each.bet * each.won);
          hold(await look(token), await booksOf(userId));
        }
        if (rests) {
          await operator.act('selfExclude', { type: 1, hours: 24 }, token);
          hold(await look(token), await booksOf(userId));
        }
        const books = await booksOf(userId);
        const { minAmount, maxAmount } = (await look(token)).methods[0]!;
        if (books.free >= minAmount && books.free <= maxAmount) await leave(player, books);
      }),
      { numRuns: 5 * timesAsMany },
    );
  },
);
