// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { rgStates } from '#contract/protection.ts';
import type { Money } from '#contract/schema.ts';
import { render } from '#tests/support/render.tsx';

const { stores } = await import('#data/stores.ts');
const { HeldMoney } = await import('./HeldMoney.tsx');

const pesos = (amount: number) => (amount * 100) as Money;
const due = (kind: string, need: number, left: number) => ({ kind, need: pesos(need), left: pesos(left), time: 0 });

/** The state after a first deposit of 500 with a bonus of 300, with 31 staked and 30 won. */
const exchange = {
  coin: pesos(799),
  withdrawable: pesos(30),
  bonusCoin: pesos(300),
  needBet: pesos(3_469),
  tradeInfo: {
    need: pesos(3_500),
    done: pesos(31),
    list: [due('deposit', 500, 469), due('bonus', 2_000, 2_000), due('coupon', 1_000, 1_000)],
  },
};

const lines = async (given: typeof exchange, props: { onBreak?: boolean; bars?: boolean } = {}) => {
  const place = await render(<HeldMoney exchange={given} {...props} />);
  return [...place.querySelectorAll('p, label')].map(({ textContent }) => textContent);
};

const waits = [
  'Your deposit: wager ₱469.00 more to withdraw ₱469.00.',
  'Bonus: wager ₱3,000.00 more to withdraw ₱300.00.',
];
const stays = [
  '₱469.00 of your deposit stays here until your break ends.',
  'Your ₱300.00 bonus stays here until your break ends.',
];

beforeEach(() => void (stores.rg.state = rgStates.normal));

test('own and bonus money each show how much is held, and the wagering for it (BO-06)', async () => {
  expect(await lines(exchange)).toEqual(waits);
});

test('with bars each part shows the progress of its own wagering', async () => {
  expect(await lines(exchange, { bars: true })).toEqual(waits);
  const bars = [...document.querySelectorAll('progress')].map(({ value, max }) => [value, max]);
  expect(bars).toEqual([
    [3_100, 50_000],
    [0, 300_000],
  ]);
  expect(document.body.textContent).toContain('₱31.00 of ₱500.00');
});

test('before and on a break the money that stays shows, and no wagering is asked for (RG-26)', async () => {
  expect(await lines(exchange, { onBreak: true })).toEqual(stays);
  stores.rg.state = rgStates.onBreak;
  expect(await lines(exchange)).toEqual(stays);
  expect(await lines(exchange, { bars: true })).toEqual(stays);
  expect(document.querySelector('progress')).toBeNull();
});

test('an excluded player sees nothing held, and is asked for no wagering (RG-26)', async () => {
  stores.rg.state = rgStates.excluded;
  expect(await lines(exchange)).toEqual([]);
  expect(await lines(exchange, { bars: true, onBreak: true })).toEqual([]);
  expect(document.querySelector('progress')).toBeNull();
});

test('with an incomplete list the wagering is one sum, and a break still shows what stays', async () => {
  const { list } = exchange.tradeInfo;
  for (const each of [[], list.slice(0, 1)]) {
    const partial = { ...exchange, tradeInfo: { ...exchange.tradeInfo, list: each } };
    expect(await lines(partial)).toEqual(['Wager ₱3,469.00 more to withdraw everything.']);
    expect(await lines(partial, { bars: true })).toEqual(['Wager ₱3,469.00 more to withdraw everything.']);
    expect(await lines(partial, { onBreak: true })).toEqual(stays);
    const none = { ...partial, withdrawable: pesos(0) };
    expect(await lines(none)).toEqual(['Wager ₱3,469.00 more before you can withdraw.']);
  }
});

test('money that the list explains no wagering for makes it one sum', async () => {
  const whole = ['Wager ₱3,000.00 more to withdraw everything.'];
  const ofBonus = { ...exchange.tradeInfo, list: exchange.tradeInfo.list.slice(1) };
  expect(await lines({ ...exchange, bonusCoin: pesos(0), needBet: pesos(3_000), tradeInfo: ofBonus })).toEqual(whole);
  const ownElsewhere = { ...exchange, coin: pesos(330) };
  expect(await lines(ownElsewhere)).toEqual(['Wager ₱3,469.00 more to withdraw everything.']);
});

test('with all money withdrawable nothing shows, on a break neither', async () => {
  const none = { need: pesos(0), done: pesos(0), list: [] };
  const free = { ...exchange, withdrawable: pesos(799), bonusCoin: pesos(0), needBet: pesos(0), tradeInfo: none };
  expect(await lines(free)).toEqual([]);
  expect(await lines(free, { onBreak: true })).toEqual([]);
});

test('once all money is lost, no wagering is asked for', async () => {
  expect(await lines({ ...exchange, coin: pesos(0), withdrawable: pesos(0), bonusCoin: pesos(0) })).toEqual([]);
});
