// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { button, press } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const { stores } = await import('#data/stores.ts');
const { default: ReminderModal } = await import('./ReminderModal.tsx');

const ofMonth = (pesos: number) => ({ month: { deposit: pesos * 100 } });
const props = { amount: 50_000 as Money, onDeposit: vi.fn(), close: vi.fn() };
const figures = () => [...document.querySelectorAll('dd')].map(({ textContent }) => textContent);
const open = () => renderScreen(<ReminderModal {...props} />, { player: 8 });
const failed = 'Couldn’t load this month’s deposits.';
const deposit = 'Deposit ₱500.00';

beforeEach(() => {
  vi.clearAllMocks();
  stores.replies = {};
  app.replies.read.mockImplementation(async () => {});
});

test('this month’s deposits are those of now: what was kept isn’t shown, and the button waits (players B22)', async () => {
  const answers: (() => void)[] = [];
  app.replies.read.mockImplementation(() => new Promise<void>((answer) => answers.push(answer)));
  setReply('rgSession', ofMonth(200));
  await open();
  expect(figures()).toEqual(['—', '—']);
  expect(document.body.textContent).not.toContain(failed);
  await press(deposit);
  expect(props.onDeposit).not.toHaveBeenCalled();
  await act(async () => {
    setReply('rgSession', ofMonth(6_000), { at: 2 });
    for (const answer of answers) answer();
  });
  expect(figures()).toEqual(['₱6,000.00', '₱6,500.00']);
  await press(deposit);
  expect(props.onDeposit).toHaveBeenCalledOnce();
  expect(props.close).toHaveBeenCalledOnce();
});

test('without an answer there are no figures, which is said, and the deposit goes on (players B22)', async () => {
  app.replies.read.mockRejectedValue(new Failure('timeout'));
  setReply('rgSession', ofMonth(200));
  await open();
  expect(figures()).toEqual(['—', '—']);
  expect(document.body.textContent).toContain(failed);
  expect(button(deposit)!.getAttribute('aria-busy')).toBe('false');
  await press(deposit);
  expect(props.onDeposit).toHaveBeenCalledOnce();
});
