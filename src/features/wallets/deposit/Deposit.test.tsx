// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Money } from '#contract/schema.ts';
import { replyKey } from '#contract/stores.ts';
import { advance, button, field, press, type } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('#shared/rg/firstLimits.ts', () => ({ useFirstLimits: () => () => true }));

const { stores } = await import('#data/stores.ts');
const { Deposit } = await import('./Deposit.tsx');
const { default: hidden } = await import('#ui/visuallyHidden.module.css');

const pesos = (amount: number) => (amount * 100) as Money;
const opener = { prepare: () => null, follow: () => {} };

/** The radio button whose card has this text. */
const card = (text: string) =>
  [...document.querySelectorAll('label')].find((label) => label.textContent.includes(text))!.querySelector('input')!;
const choose = (text: string) => act(async () => card(text).click());
const shown = () => document.body.textContent;
/** What alerts say; those without text are left out. */
const alerts = () => [...document.querySelectorAll('[role=alert]')].flatMap(({ textContent }) => textContent || []);

const leaving300 = {
  kind: 'deposit',
  period: 'day',
  value: pesos(600),
  used: pesos(300),
  resetAt: Date.now() + 24 * 60 * 60_000,
};

beforeEach(async () => {
  vi.clearAllMocks();
  app.money.deposit.mockResolvedValue({ orderNo: 'D2', payUrl: 'https://elsewhere.test/' });
  stores.settings.config = {
    rechargeTypes: [{ id: 1, name: 'GCash', code: 'gcash', sort: 1, status: 1 }],
    rechargeItems: [
      { id: 1, price: pesos(500), bonus: pesos(25), sort: 1 },
      { id: 2, price: pesos(200), sort: 2 },
      { id: 3, price: pesos(1_000), bonus: pesos(60), sort: 3 },
    ],
  };
  setReply('selfLimitInfo', { limits: [] });
  setReply('refreshData', { totalRecharge: pesos(200) });
  setReply('getExchange', { turnover: { deposit: 1, bonus: 10, coupon: 10, reward: 5 } });
  await renderScreen(<Deposit opener={opener} />, { player: 8 });
});

test('the wagering of a deposit and its bonus, and what it blocks, shows before Deposit (BO-06)', async () => {
  expect(shown()).not.toContain('wager');
  await choose('₱500.00');
  expect(shown()).toContain('To withdraw this deposit, wager ₱500.00 (1×).');
  expect(shown()).toContain('Bonus of ₱25.00: wager ₱250.00 more (10×) to withdraw it.');
  expect(shown()).toContain('never holds back your own money');
  await choose('₱200.00');
  expect(shown()).toContain('wager ₱200.00 (1×)');
  expect(shown()).not.toContain('Bonus of');
});

test('a bonus for a higher user level shows its level, and applies from that level on (G-03)', async () => {
  const levelled = [{ id: 1, price: pesos(500), bonus: pesos(25), bonusType: 10, minLevel: 2, sort: 1 }];
  stores.session.user = { userLevel: 1 } as never;
  await act(async () => void (stores.settings.config = { ...stores.settings.config, rechargeItems: levelled }));
  expect(shown()).toContain('+₱25.00 from bonus level 2');
  await choose('₱500.00');
  expect(shown()).not.toContain('Bonus of ₱25.00');
  await act(async () => void (stores.session.user = { userLevel: 2 } as never));
  expect(shown()).toContain('+₱25.00 bonus, for your bonus level');
  expect(shown()).toContain('Bonus of ₱25.00');
  stores.session.user = null;
});

test('the chosen amount shows beside the button and describes it', async () => {
  const described = () => {
    const ids = button('Deposit')!.getAttribute('aria-describedby')!.split(' ');
    return ids.map((id) => document.getElementById(id)!.textContent).join('');
  };
  expect(described()).toBe('');
  await choose('₱500.00');
  expect(described()).toBe('₱500.00');
});

test('without an amount the bar says so, and the focus stays on the button', async () => {
  const alert = () => document.querySelector('form [role=alert]')!;
  button('Deposit')!.focus();
  await press('Deposit');
  expect(alert().textContent).toBe('Choose an amount');
  expect(alert().parentElement!.contains(button('Deposit')!)).toBe(true);
  expect(document.activeElement).toBe(button('Deposit'));
  expect(app.money.deposit).not.toHaveBeenCalled();
  await choose('₱500.00');
  expect(alert().textContent).toBe('');
});

test('an amount over the player’s own limit is answered beside the button, and not sent (RG-06)', async () => {
  await act(async () => setReply('selfLimitInfo', { limits: [leaving300] }));
  const alert = () => document.querySelector('form > :last-child [role=alert]')!.textContent;
  await choose('₱500.00');
  expect(alert()).toBe('');
  await press('Deposit');
  expect(alert()).toBe('Your deposit limit leaves only ₱300.00.');
  expect(alerts()).toEqual(['Your deposit limit leaves only ₱300.00.']);
  // The note above the bar shows it already: the alert only announces it.
  expect(shown()).toContain('Daily deposit limit: ₱300.00 of ₱600.00 left.');
  expect(document.querySelector('form > :last-child [role=alert] p')!.className).toBe(hidden['unseen']);
  expect(app.money.deposit).not.toHaveBeenCalled();
  await choose('₱200.00');
  expect(alert()).toBe('');
  await press('Deposit');
  expect(app.money.deposit).toHaveBeenCalledOnce();
});

test('what was used of a limit whose period is over stops no deposit, the limit itself does (RG-06)', async () => {
  const usedUp = { ...leaving300, used: pesos(600), resetAt: Date.now() - 1 };
  await act(async () => setReply('selfLimitInfo', { limits: [usedUp] }));
  await choose('₱1,000.00');
  await press('Deposit');
  expect(alerts()).toEqual(['Your deposit limit leaves only ₱600.00.']);
  expect(document.querySelector('form > :last-child [role=alert] p')!.className).not.toBe(hidden['unseen']);
  expect(app.money.deposit).not.toHaveBeenCalled();
  await choose('₱500.00');
  expect(shown()).not.toContain('Daily deposit limit');
  await press('Deposit');
  expect(app.money.deposit).toHaveBeenCalledOnce();
});

test('a typed amount over the limit is marked and described, gets the focus back, and is said once (RG-06)', async () => {
  const [channel] = stores.settings.config!.rechargeTypes!;
  await act(async () => {
    setReply('selfLimitInfo', { limits: [leaving300] });
    stores.settings.config!.rechargeTypes = [{ ...channel!, freeAmount: true }];
  });
  await choose('Other amount');
  const described = () =>
    field('Amount in pesos')!
      .getAttribute('aria-describedby')!
      .split(' ')
      .map((id) => document.getElementById(id)!.textContent);
  await type('Amount in pesos', '301');
  expect(field('Amount in pesos')!.getAttribute('aria-invalid')).toBe('false');
  await press('Deposit');
  expect(field('Amount in pesos')!.getAttribute('aria-invalid')).toBe('true');
  expect(described()).toEqual(['Your deposit limit leaves only ₱300.00.']);
  expect(shown().split('Your deposit limit leaves only')).toHaveLength(2);
  expect(alerts()).toEqual([]);
  expect(document.activeElement).toBe(field('Amount in pesos'));
});

test('an invalid typed amount is marked after the tap that leaves it, so that Deposit is tapped', async () => {
  const [channel] = stores.settings.config!.rechargeTypes!;
  await act(async () => void (stores.settings.config!.rechargeTypes = [{ ...channel!, freeAmount: true }]));
  await choose('Other amount');
  await type('Amount in pesos', '5x');
  const amount = field('Amount in pesos')!;
  vi.useFakeTimers();
  await act(async () => {
    dispatchEvent(new Event('pointerdown'));
    amount.focus();
    amount.blur();
  });
  expect(amount.getAttribute('aria-invalid')).toBe('false');
  await act(async () => dispatchEvent(new Event('pointerup')));
  await advance(0);
  expect(amount.getAttribute('aria-invalid')).toBe('true');
});

test('the amount with the highest bonus is tagged, with its percentage', async () => {
  expect(card('₱1,000.00').parentElement!.textContent).toContain('(6%)Best value');
  expect(card('₱500.00').parentElement!.textContent).not.toContain('Best value');
});

test('a deposit can be made without its bonus, and each later one is, until that is taken back (BO-06, RG-26)', async () => {
  await choose('₱500.00');
  await press('Deposit');
  expect(app.money.deposit.mock.lastCall![0]).not.toHaveProperty('noBonus');
  await choose('No bonus');
  expect(shown()).not.toContain('Bonus of');
  await choose('₱1,000.00');
  expect(card('No bonus').checked).toBe(true);
  await press('Deposit');
  expect(app.money.deposit.mock.lastCall![0]).toMatchObject({ itemId: 3, amount: pesos(1_000), noBonus: true });
  await choose('₱200.00');
  await press('Deposit');
  expect(app.money.deposit.mock.lastCall![0]).toMatchObject({ itemId: 2, noBonus: true });
  await choose('₱500.00');
  await act(async () => card('No bonus').closest('fieldset')!.querySelector('input')!.click());
  await press('Deposit');
  expect(app.money.deposit.mock.lastCall![0]).not.toHaveProperty('noBonus');
});

test('a typed amount that is on offer is that offer, with its bonus, terms and choice (BO-06, RG-26)', async () => {
  const { rechargeTypes } = stores.settings.config!;
  const free = rechargeTypes!.map((each) => ({ ...each, freeAmount: true }));
  await act(async () => void (stores.settings.config = { ...stores.settings.config, rechargeTypes: free }));
  await choose('Other amount');
  await type('Amount in pesos', '499');
  expect(shown()).not.toContain('Bonus of');
  await type('Amount in pesos', '500');
  expect(shown()).toContain('Bonus of ₱25.00: wager ₱250.00 more (10×) to withdraw it.');
  await choose('No bonus');
  await press('Deposit');
  const sent = { rechargeTypeId: 1, amount: pesos(500), itemId: 1, noBonus: true };
  expect(app.money.deposit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(sent));
});

test('a recovered order shows its amount and links to its payment (WA-05)', async () => {
  const call = 'createRecharge';
  setReply(replyKey('rechargeStatus', { orderNo: 'D1' }), { status: 0, amount: pesos(200), coin: 0 });
  app.money.settle.mockImplementation(async () => {
    stores.acts[call] = undefined;
    return { state: 'done', answer: { orderNo: 'D1', payUrl: 'https://pay.test/D1' } };
  });
  vi.useFakeTimers();
  await act(async () => void (stores.acts[call] = { requestId: 'r', call, state: 'uncertain', at: 0 }));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  vi.useRealTimers();
  expect(shown()).toContain('Your ₱200.00 order was created. It isn’t paid yet.');
  expect(shown()).toContain('Pay now');
  await press('Got it');
  expect(shown()).not.toContain('was created');
});

test.each([
  ['08:00–20:00', 'Closed now. Hours: 08:00–20:00'],
  ['weekdays except holidays', 'Closed now. Hours: weekdays except holidays'],
  ['00:00–24:00', 'Unavailable right now'],
  [undefined, 'Unavailable right now'],
])('a closed channel with hours “%s” reads “%s”', async (hours, text) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T21:00+08:00'), toFake: ['Date'] });
  const channel = { id: 1, name: 'GCash', code: 'gcash', sort: 1, status: 0, ...(hours && { hours }) };
  await act(async () => void (stores.settings.config = { ...stores.settings.config, rechargeTypes: [channel] }));
  expect(card('GCash').parentElement!.textContent.replaceAll('\u00A0', ' ')).toContain(text);
});
