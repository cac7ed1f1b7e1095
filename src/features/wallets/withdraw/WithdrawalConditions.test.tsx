// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';
import type { PayoutMethod } from '#contract/endpoints/withdrawals.ts';
import { kycStates } from '#contract/kyc.ts';
import { rgStates } from '#contract/protection.ts';
import type { Money } from '#contract/schema.ts';
import { stores } from '#data/stores.ts';
import type { Exchange } from './rules.ts';
import { WithdrawalConditions } from './WithdrawalConditions.tsx';

const pesos = (amount: number) => (amount * 100) as Money;
const due = (kind: string, left: number) => ({ kind, need: pesos(left), left: pesos(left), time: 0 });

const method = { title: 'GCash', feeRate: 0, feeMin: 0, minAmount: pesos(100), maxAmount: pesos(5_000), eta: 30 };

/** The conditions of an answer from this time, each with its name. */
async function factsOf(exchange: Exchange, at: number) {
  const known = { exchange, at, failed: false, method: method as unknown as PayoutMethod };
  const page = await render(<WithdrawalConditions key={Math.random()} {...known} />);
  return [...page.querySelectorAll('dt')].map((name) => [name.textContent, name.nextElementSibling?.textContent]);
}

/** The wagering left as the conditions show it; 1,300 is required, of which the operator lists these parts. */
async function leftToWager(list: Exchange['tradeInfo']['list'], { bonusCoin = 300, coin = 799, needBet = 1_300 } = {}) {
  const exchange = {
    coin: pesos(coin),
    withdrawable: pesos(30),
    bonusCoin: pesos(bonusCoin),
    needBet: pesos(needBet),
    tradeInfo: { need: pesos(1_300), done: pesos(0), list },
    withdrawalNumber: 3,
    freeTimes: 1,
    kycRequired: false,
    kycStatus: kycStates.passed,
    vip: 0,
  } as unknown as Exchange;
  const facts = await factsOf(exchange, Date.now());
  return facts.filter(([name]) => /wager/i.test(name!));
}

const both = [due('deposit', 500), due('bonus', 800)];

beforeEach(() => {
  stores.rg.state = rgStates.normal;
  stores.network.onLine = true;
});
afterEach(() => vi.useRealTimers());

test('own money and bonus money each have their wagering', async () => {
  expect(await leftToWager(both)).toEqual([
    ['Wagering left', '₱500.00'],
    ['Wagering left for your bonus', '₱800.00'],
  ]);
});

test('with an incomplete list the wagering is one sum', async () => {
  expect(await leftToWager([])).toEqual([['Wagering left', '₱1,300.00']]);
  expect(await leftToWager(both.slice(1))).toEqual([['Wagering left', '₱1,300.00']]);
});

test('a lost bonus needs no wagering', async () => {
  expect(await leftToWager(both, { bonusCoin: 0 })).toEqual([['Wagering left', '₱500.00']]);
});

test('wagering that the list explains by no held money is one sum, never nothing', async () => {
  const one = [['Wagering left', '₱800.00']];
  const bonus = both.slice(1);
  expect(await leftToWager(bonus, { bonusCoin: 0, needBet: 800 })).toEqual(one);
  expect(await leftToWager(bonus, { bonusCoin: 0, needBet: 800, coin: 30 })).toEqual(one);
  expect(await leftToWager([due('deposit', 800)], { bonusCoin: 0, needBet: 800, coin: 30 })).toEqual(one);
});

test.each(['onBreak', 'excluded'] as const)('a player who is %s is asked for no wagering (RG-26)', async (state) => {
  stores.rg.state = rgStates[state];
  expect(await leftToWager(both)).toEqual([]);
});

test('offline on another day, what yesterday left isn’t today’s (WA-09)', async () => {
  const told = Date.parse('2026-11-25T22:00+08:00');
  vi.useFakeTimers({ now: told, toFake: ['Date'] });
  stores.network.onLine = false;
  const none = { coin: 0, withdrawable: 0, needBet: 0, withdrawalNumber: 0, withdrawTimes: 3, tradeInfo: { list: [] } };
  const names = async () => (await factsOf(none as unknown as Exchange, told)).map(([name]) => name);
  const text = () => document.body.textContent.replace(/\s/g, ' ');
  expect(await names()).toEqual(expect.arrayContaining(['Available to withdraw tomorrow', 'Withdrawals left today']));
  expect(text()).not.toContain('not from today');
  vi.setSystemTime(Date.parse('2026-11-26T08:00+08:00'));
  expect(await names()).toContain('Available to withdraw');
  expect(await names()).not.toContain('Withdrawals left today');
  expect(text()).toContain('This is from Nov 25, 2026, not from today.');
});
