// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { button, press } from '#tests/support/render.tsx';
import { coin, known, nothing } from '#tests/support/bonus.ts';
import { renderScreen } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const show = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#nav/modals.ts', async (load) => ({ ...(await load<object>()), show }));
vi.mock('#nav/isKnownAddress.ts', () => ({ isKnownAddress: () => true, useKnownAddress: () => () => true }));

const { default: BonusScreen } = await import('./BonusScreen.tsx');

const shown = () => document.body.textContent;
const cards = () =>
  [...document.querySelectorAll('main li a')].map((link) => [link.getAttribute('href'), link.textContent]);

beforeEach(() => {
  vi.clearAllMocks();
  app.replies.read.mockResolvedValue(undefined);
  nothing();
});

test('what can be claimed from here has a button, and one claims all (BO-01)', async () => {
  known('getTaskUser', { list: [{ id: 3, status: 1, awards: coin(100) }], turnover: 5 });
  known('firstDepositInfo', { items: [{ id: 1, status: 1, bonus: 3_000 }], turnover: 10 });
  known('getJackpotDrawInfo', { canReceiveDrawChance: true });
  await renderScreen(<BonusScreen />, { player: 8 });
  const task = { act: { action: 'claimTask', input: { id: 3 } }, gives: coin(100), turnover: 5 };
  const offer = { act: { action: 'claimFirstDeposit', input: { id: 1 } }, gives: coin(3_000), turnover: 10 };
  const onFailure = expect.any(Function);
  await press('Claim: Tasks, ₱1.00');
  expect(show).toHaveBeenLastCalledWith('claims', { claims: [expect.objectContaining(task)], onFailure });
  await press('Claim all');
  expect(show).toHaveBeenLastCalledWith('claims', {
    claims: [expect.objectContaining(task), expect.objectContaining(offer)],
    onFailure,
  });
  expect(button('Claim: Lucky Jackpot, Your spin is ready')).toBeUndefined();
  expect([...document.querySelectorAll('nav a')].map((link) => link.getAttribute('href'))).not.toContain(
    '/bonus/tasks',
  );
});

test('cash whose terms aren’t known has its page alone, and is in the total (BO-01, BO-06)', async () => {
  known('getTaskUser', { list: [{ id: 3, status: 1, awards: coin(100) }] });
  await renderScreen(<BonusScreen />, { player: 8 });
  expect(cards()).toEqual([['/bonus/tasks', 'Tasks₱1.001 reward']]);
  expect(button('Claim')).toBeUndefined();
  expect(shown()).toContain('Ready to claim₱1.001 reward');
});

test('offline the buttons are off, and the page says why', async () => {
  known('getTaskUser', { list: [{ id: 3, status: 1, awards: [{ id: 2002, count: 5 }] }] });
  await renderScreen(<BonusScreen />, { player: 8, online: false });
  for (const name of ['Claim', 'Claim: Tasks, 5 points'])
    expect(button(name)!.getAttribute('aria-disabled')).toBe('true');
  expect(shown()).toContain('This needs a connection.');
  expect(shown()).not.toContain('₱0.00');
});
