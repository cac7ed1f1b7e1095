// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';
import type { PayoutMethod } from '#contract/endpoints/withdrawals.ts';
import { rgStates } from '#contract/protection.ts';
import type { Money } from '#contract/schema.ts';
import type { Exchange, Gate } from '../rules.ts';

vi.mock('#data/worker.ts', () => import('#tests/support/worker.ts'));
vi.mock('#data/updates.ts', () => ({}));

const { stores } = await import('#data/stores.ts');
const { GateNotice } = await import('./GateNotice.tsx');

const pesos = (amount: number) => (amount * 100) as Money;

async function shown(gate: Gate = 'turnover', more: Partial<PayoutMethod> = {}) {
  const list = [{ kind: 'deposit', need: pesos(500), left: pesos(469), time: 0 }];
  const tradeInfo = { need: pesos(500), done: pesos(31), list };
  const sums = { coin: pesos(499), withdrawable: pesos(30), bonusCoin: pesos(0), needBet: pesos(469) };
  const exchange = { ...sums, tradeInfo } as unknown as Exchange;
  const method = { title: 'GCash', minAmount: pesos(100), ...more } as PayoutMethod;
  const { textContent } = await render(<GateNotice gate={gate} exchange={exchange} method={method} name="gcash" />);
  return textContent;
}

beforeEach(() => void (stores.rg.state = rgStates.normal));

test('a player who may play sees how much to wager, and a link to the games', async () => {
  const text = await shown();
  expect(text).toContain('wager ₱469.00 more to withdraw ₱469.00.');
  expect(text).toContain('Play');
});

test.each([
  ['onBreak', 'On hold until your break ends'],
  ['excluded', 'Not enough to withdraw'],
] as const)(
  'a player who is %s reads “%s”, and is led to other methods, not to games (RG-26)',
  async (state, title) => {
    stores.rg.state = rgStates[state];
    const text = await shown();
    expect(text).toContain(title);
    expect(text).toContain('The GCash minimum is ₱100.00. You can withdraw ₱30.00.');
    expect(text).toContain('Other methods');
    expect(text).not.toMatch(/wager ₱|Play/);
  },
);

test.each([
  ['08:00–20:00', 'Closed now · Hours 08:00–20:00'],
  ['weekdays except holidays', 'Closed now · Hours weekdays except holidays'],
  ['00:00–24:00', 'Another method may be open.'],
])('a closed method with hours “%s” reads “%s”', async (hours, text) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T21:00+08:00'), toFake: ['Date'] });
  expect(await shown('closed', { hours })).toContain(text);
});
