// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';

const device = vi.hoisted(() => ({ still: false }));
vi.mock('#data/preferences.ts', () => ({ movesLess: () => device.still }));

const { Celebration, worthOf } = await import('./Celebration.tsx');
const { CountUp } = await import('./CountUp.tsx');

beforeEach(() => {
  vi.useFakeTimers();
  device.still = false;
});
afterEach(() => void vi.useRealTimers());

const pass = (time: number) => act(async () => void (await vi.advanceTimersByTimeAsync(time)));
const show = (to: number) => render(<CountUp key={Math.random()} to={to} format={(count) => `+${count}`} />);
const figure = () => document.querySelector('span')!;
const seen = () => figure().dataset['counted'] ?? figure().textContent;

test('a figure counts up to its end within 0.6 s, and is whole in the document meanwhile', async () => {
  await show(1_000);
  const before = Number(seen());
  expect(before).toBeLessThan(300);
  await pass(300);
  expect(Number(seen())).toBeGreaterThan(before);
  expect(Number(seen())).toBeLessThan(1_000);
  expect(figure().textContent).toBe('+1000');
  await pass(320);
  expect(seen()).toBe('+1000');
});

test('a figure that counts stays on one line, also while its text is wider than its end', () => {
  const sheet = readFileSync('src/shared/celebration/CountUp.module.css', 'utf8');
  const counting = /\[data-counted\]::after \{(?<body>[^}]*)\}/.exec(sheet)?.groups?.['body'];
  expect(counting).toMatch(/white-space: nowrap;/);
});

test('a figure without animation frames reaches its end in time', async () => {
  vi.stubGlobal('requestAnimationFrame', () => 0);
  await show(1_000);
  await pass(600);
  expect(seen()).toBe('+1000');
  vi.unstubAllGlobals();
});

test('with reduced motion a figure does not count', async () => {
  device.still = true;
  await show(1_000);
  expect(figure().dataset['counted']).toBeUndefined();
});

test.each([
  [100, 'small'],
  [9_999, 'small'],
  [10_000, 'medium'],
  [99_999, 'medium'],
  [100_000, 'large'],
])('%i hundredths are worth a %s celebration', (amount, worth) => expect(worthOf(amount)).toBe(worth));

test('a larger celebration has more particles, which are hidden from screen readers', async () => {
  const particles = async (worth: 'none' | 'small' | 'medium' | 'large') => {
    await render(
      <Celebration key={worth} worth={worth}>
        <p>₱50.00</p>
      </Celebration>,
    );
    return document.querySelectorAll('[aria-hidden=true]').length;
  };
  const counts = [
    await particles('none'),
    await particles('small'),
    await particles('medium'),
    await particles('large'),
  ];
  expect(counts).toEqual([0, 10, 18, 30]);
});
