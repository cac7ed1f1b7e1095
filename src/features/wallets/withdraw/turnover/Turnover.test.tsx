// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { rgStates } from '#contract/protection.ts';
import type { Money } from '#contract/schema.ts';
import { stores } from '#data/stores.ts';
import { Turnover } from './Turnover.tsx';

const pesos = (amount: number) => (amount * 100) as Money;

interface Due {
  left: number;
  need: number;
  /** The cause of the requirement; undefined where the operator doesn't give it. */
  kind?: string;
  withdrawable?: number;
}

/** The text for this much turnover left of what is required, in pesos, with 1,000 in the wallet. */
async function said({ left, need, kind, withdrawable = 500 }: Due) {
  const list = kind ? [{ kind, need: pesos(need), left: pesos(left), time: 0 }] : [];
  const tradeInfo = { need: pesos(need), done: pesos(Math.max(0, need - left)), list };
  const exchange = { coin: pesos(1_000), needBet: pesos(left), tradeInfo, withdrawable: pesos(withdrawable) };
  await render(<Turnover exchange={exchange} />);
  return document.body.textContent;
}

beforeEach(() => void (stores.rg.state = rgStates.normal));

test('without required wagering the page says only that', async () => {
  expect(await said({ left: 0, need: 0 })).toBe('No wagering required.');
});

test('wagering left shows with its progress', async () => {
  const text = await said({ left: 400, need: 1_000, kind: 'deposit' });
  expect(text).toContain('₱600.00 of ₱1,000.00');
  expect(text).toContain('Your deposit: wager ₱400.00 more to withdraw ₱500.00.');
});

test('wagering left without a total shows as the operator sent it', async () => {
  const text = await said({ left: 1_234_567, need: 0 });
  expect(text).toBe('Wager ₱1,234,567.00 more to withdraw everything.');
});

test.each([undefined, 'deposit', 'bonus'])(
  'wagering left while nothing is held back is named, and not asked for: listed as “%s”',
  async (kind) => {
    const text = await said({ left: 400, need: 1_000, withdrawable: 1_000, ...(kind && { kind }) });
    expect(text).toContain('Wagering left₱400.00');
    expect(text).not.toContain('ager ₱');
  },
);

test('when nothing is withdrawable before, the text says so', async () => {
  expect(await said({ left: 400, need: 1_000, withdrawable: 0 })).toContain(
    'Wager ₱400.00 more before you can withdraw.',
  );
});

test('on a break no wagering is asked for, and held money stays until it ends (SX-09)', async () => {
  stores.rg.state = rgStates.onBreak;
  const text = await said({ left: 250, need: 250, kind: 'deposit' });
  expect(text).toContain('₱500.00 of your deposit stays here until your break ends.');
  expect(text).not.toContain('ager ₱');
  expect(await said({ left: 250, need: 250 })).not.toContain('ager ₱');
});

test('an excluded player is asked for no wagering either (RG-26)', async () => {
  stores.rg.state = rgStates.excluded;
  expect(await said({ left: 250, need: 250 })).toBe('');
  expect(await said({ left: 0, need: 250 })).toBe('');
});
