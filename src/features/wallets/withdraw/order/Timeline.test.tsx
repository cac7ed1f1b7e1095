// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { render } from '#tests/support/render.tsx';
import type { Withdrawal } from '#contract/endpoints/withdrawals.ts';
import { withdrawalStates, type WithdrawalState } from '#contract/payouts.ts';
import type { Money } from '#contract/schema.ts';
import { Timeline } from './Timeline.tsx';

const { sending, paid, refused, returned } = withdrawalStates;
const time = Date.UTC(2026, 10, 21, 4);

/** The figures that the page shows for a withdrawal with this status. */
async function figures(status: WithdrawalState, reason?: string) {
  const order: Withdrawal = {
    orderNo: 'W1',
    time,
    name: 'gcash',
    accountMasked: '09******088',
    amount: 100_000 as Money,
    fee: 1_000 as Money,
    realAmount: 99_000 as Money,
    status,
    ...(reason && { reason }),
    timeline: [{ status, time, ...(reason && { reason }) }],
  };
  await render(<Timeline order={order} title="GCash" />);
  return [...document.querySelectorAll('dl > div')].map((row) =>
    [...row.children].map(({ textContent }) => textContent).join(': '),
  );
}

const from = 'From your balance: ₱1,000.00';
const to = 'To: GCash 09******088';

test('a withdrawal shows its fee and net amount, and once paid, the amount received', async () => {
  expect(await figures(sending)).toEqual([from, 'Fee: ₱10.00', 'You receive: ₱990.00', to]);
  expect(await figures(paid)).toEqual([from, 'Fee: ₱10.00', 'You received: ₱990.00', to]);
});

test('a refused or returned withdrawal shows no fee and no net amount', async () => {
  expect(await figures(refused)).toEqual(['Amount: ₱1,000.00', to]);
  expect(await figures(returned)).toEqual(['Amount: ₱1,000.00', to]);
});

test('a reason shown above the steps isn’t repeated among them', async () => {
  await figures(refused, 'Closed account');
  expect(document.body.textContent).not.toContain('Closed account');
});

test('upcoming steps show until the withdrawal has ended', async () => {
  const steps = () => [...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent);
  await figures(withdrawalStates.reviewing);
  expect(steps().slice(1)).toEqual(['ProcessingNot yet', 'PaidNot yet']);
  await figures(paid);
  expect(steps()).toHaveLength(1);
});
