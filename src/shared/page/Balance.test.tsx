// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { stores } from '#data/stores.ts';
import { render } from '#tests/support/render.tsx';
import { Balance } from './Balance.tsx';

const amount = () => document.querySelector<HTMLElement>('output span')!;
const set = (coin: number | null) => act(async () => void Object.assign(stores.wallet, { coin }));

test('a balance rolls in by its change, and stands still when it is first known', async () => {
  await set(null);
  await render(<Balance />);
  await set(10_000);
  expect([amount().textContent, amount().dataset['way']]).toEqual(['₱100.00', undefined]);
  await set(15_050);
  expect([amount().textContent, amount().dataset['way']]).toEqual(['₱150.50', 'up']);
  await set(50);
  expect([amount().textContent, amount().dataset['way']]).toEqual(['₱0.50', 'down']);
});
