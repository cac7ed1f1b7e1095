// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';

const list = vi.hoisted(() => {
  const time = Date.UTC(2026, 10, 21, 6, 5);
  return [
    { id: 1, device: 'Chrome, Linux', place: 'Manila', time, current: true },
    { id: 2, device: 'Chrome', time, current: false },
    { id: 3, device: '', place: 'Cebu', time: 0, current: false },
    { id: 4, device: '', place: '', time, current: false },
  ];
});
vi.mock('#nav/useReply.ts', () => ({ useReply: () => ({ value: { list } }) }));
vi.mock('#data/updates.ts', () => ({}));

const { default: SessionsScreen } = await import('./SessionsScreen.tsx');

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 21, 8), toFake: ['Date'] }));

async function rows() {
  const place = await render(<SessionsScreen />);
  return [...place.querySelectorAll('section > div > span:first-child')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
}

test('this device is first, the others follow the operator’s order', async () => {
  list.unshift({ id: 5, device: 'Safari', place: 'Davao', time: 0, current: false });
  const devices = (await rows()).map(([device]) => device);
  list.shift();
  expect(devices).toEqual(['Chrome, Linux', 'Safari', 'Chrome', 'Unknown device', 'Unknown device']);
});

test('unknown device details leave no stray separators', async () => {
  expect(await rows()).toEqual([
    ['Chrome, Linux', 'Manila, since\u00A014:05'],
    ['Chrome', 'since\u00A014:05'],
    ['Unknown device', 'Cebu'],
    ['Unknown device', 'since\u00A014:05'],
  ]);
});
