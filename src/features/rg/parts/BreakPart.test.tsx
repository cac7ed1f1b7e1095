// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { press, render } from '#tests/support/render.tsx';
import { renderScreen } from '#tests/support/screen.tsx';

const { BreakPart } = await import('./BreakPart.tsx');

test('the end of a break shows before it is confirmed, and follows the choice (RG-17)', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 11, 10) });
  await render(<BreakPart onDone={() => {}} />);
  const until = () => document.querySelector('output')!.textContent.replaceAll('\u00A0', ' ');
  expect(until()).toBe('You can’t play until Nov 24, 2026, 19:10.');
  await press('7 days');
  expect(until()).toBe('You can’t play until Nov 30, 2026, 19:10.');
});

test('before a break is begun, what it holds back stands with its figures; unknown, with the rule (BO-06)', async () => {
  const place = await renderScreen(<BreakPart onDone={() => {}} />, { player: 8, replies: {} });
  expect(place.textContent).toContain(
    'You can withdraw what you’ve already wagered. The rest waits until your break ends.',
  );
  const list = [
    { kind: 'deposit', need: 50_000, left: 46_900, time: 0 },
    { kind: 'bonus', need: 300_000, left: 300_000, time: 0 },
  ];
  const exchange = { coin: 79_900, withdrawable: 3_000, bonusCoin: 30_000, needBet: 346_900, tradeInfo: { list } };
  await renderScreen(<BreakPart onDone={() => {}} />, { player: 8, replies: { getExchange: exchange } });
  expect(place.textContent).toContain(
    'You can withdraw ₱30.00 during your break.₱469.00 of your deposit stays here until your break ends.Your ₱300.00 bonus stays here until your break ends.',
  );
});
