// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { Failure } from '#contract/failure.ts';
import { button, press, render } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const { BreakPart } = await import('./BreakPart.tsx');

test('the end of a break shows before it is confirmed, and follows the choice (RG-17)', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 11, 10) });
  await render(<BreakPart onDone={() => {}} />);
  const until = () => document.querySelector('output')!.textContent.replaceAll('\u00A0', ' ');
  expect(until()).toBe('You can’t play until Nov 24, 2026, 19:10.');
  await press('7 days');
  expect(until()).toBe('You can’t play until Nov 30, 2026, 19:10.');
});

test('a break is promised on other devices only once this one is online (SX-10)', async () => {
  const place = await render(<BreakPart onDone={() => {}} />);
  expect(place.textContent).toContain('on this device, and on all your others once this one is online.');
  expect(place.textContent).not.toContain('on all your devices');
});

const rule = 'You can withdraw what you’ve already wagered. The rest waits until your break ends.';

const held =
  'You can withdraw ₱30.00 during your break.₱469.00 of your deposit stays here until your break ends.Your ₱300.00 bonus stays here until your break ends.';
const list = [
  { kind: 'deposit', need: 50_000, left: 46_900, time: 0 },
  { kind: 'bonus', need: 300_000, left: 300_000, time: 0 },
];
const exchange = { coin: 79_900, withdrawable: 3_000, bonusCoin: 30_000, needBet: 346_900, tradeInfo: { list } };

/** What a break holds back, as the button's description. */
const money = () => document.getElementById(button('Start the break')!.getAttribute('aria-describedby')!)!;
const above = (place: HTMLElement) => place.textContent.split('Start the break')[0]!;

test('what a break holds back shows above its button, and describes it (BO-06)', async () => {
  const replies = { getExchange: exchange };
  const place = await renderScreen(<BreakPart onDone={() => {}} />, { player: 8, replies });
  expect(above(place)).toContain(rule);
  expect(above(place)).toContain(held);
  expect(money().textContent).toBe(held);
  expect(money().hasAttribute('data-late')).toBe(false);
});

test('what comes late has its room from the start, and a break needn’t wait for it (BO-06)', async () => {
  const place = await renderScreen(<BreakPart onDone={() => {}} />, { player: 8, replies: {} });
  expect(above(place)).toContain(rule);
  expect(money().hasAttribute('data-late')).toBe(true);
  expect(button('Start the break')!.getAttribute('aria-disabled')).toBe('false');
  await act(async () => setReply('getExchange', exchange));
  expect(money().hasAttribute('data-late')).toBe(true);
  expect(above(place)).toContain(held);
});

test('what a break holds back says of when it is if it can’t be renewed (BO-06)', async () => {
  vi.setSystemTime(Date.parse('2026-11-25T20:00+08:00'));
  setReply('getExchange', exchange, { at: Date.parse('2026-11-24T20:00+08:00') });
  app.replies.read.mockRejectedValue(new Failure('refused', 500));
  await renderScreen(<BreakPart onDone={() => {}} />, { player: 8 });
  expect(money().textContent).toContain('not from today');
});
