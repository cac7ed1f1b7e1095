// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { stores } from '#data/stores.ts';
import { Holding } from '#shared/claims/Holding.tsx';
import { Balance } from '#shared/page/Balance.tsx';
import { render, unmount } from '#tests/support/render.tsx';
import { useHeldBalance } from './useHeldBalance.ts';

function Draw({ hidden, next = false }: { hidden: boolean; next?: boolean }) {
  useHeldBalance(hidden);
  return next && <Next />;
}
const Next = () => {
  useHeldBalance(true);
  return null;
};
const page = (hidden: boolean, next = false) => (
  <>
    <Balance />
    <Holding of="diamond" />
    <Draw hidden={hidden} next={next} />
  </>
);
const shown = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent).join(', ');
const know = (coin: number, diamond: number) =>
  act(async () => void Object.assign(stores.wallet, { coin, held: { diamond: { amount: diamond, at: 2 } } }));

beforeEach(async () => {
  stores.session.epoch = 'e';
  await know(10_000, 100);
});

test('balances stay as they were before a draw until its result is revealed (DI-06)', async () => {
  await render(page(true));
  await know(15_000, 120);
  expect(shown()).toBe('₱100.00, 100 Diamonds');
  await render(page(false));
  expect(shown()).toBe('₱150.00, 120 Diamonds');
});

test('balances stay held from the draw to its result in another part (DI-06)', async () => {
  await render(page(true));
  await know(15_000, 120);
  await render(page(false, true));
  expect(shown()).toBe('₱100.00, 100 Diamonds');
});

test('a page that is left holds no balance', async () => {
  await render(page(true));
  await know(15_000, 120);
  await unmount();
  await render(<Balance />);
  expect(shown()).toBe('₱150.00');
});

test('another session’s balance is never held', async () => {
  await render(page(true));
  await act(async () => void (stores.session.epoch = 'f'));
  await know(500, 0);
  expect(shown()).toBe('₱5.00, 0 Diamonds');
});
