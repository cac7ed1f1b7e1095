// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { button, press, render } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';

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

test('before a break the money that it holds back shows below the button, which doesn’t move (BO-06)', async () => {
  const above = (place: HTMLElement) => place.textContent.split('Start the break')[0];
  const place = await renderScreen(<BreakPart onDone={() => {}} />, { player: 8, replies: {} });
  const before = above(place);
  expect(before).toContain(rule);
  const list = [
    { kind: 'deposit', need: 50_000, left: 46_900, time: 0 },
    { kind: 'bonus', need: 300_000, left: 300_000, time: 0 },
  ];
  const exchange = { coin: 79_900, withdrawable: 3_000, bonusCoin: 30_000, needBet: 346_900, tradeInfo: { list } };
  await act(async () => setReply('getExchange', exchange));
  expect(above(place)).toBe(before);
  const described = button('Start the break')!.getAttribute('aria-describedby')!;
  expect(document.getElementById(described)!.textContent).toBe(
    'You can withdraw ₱30.00 during your break.₱469.00 of your deposit stays here until your break ends.Your ₱300.00 bonus stays here until your break ends.',
  );
});
