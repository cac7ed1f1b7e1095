// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderScreen } from '#tests/support/screen.tsx';

const { stores } = await import('#data/stores.ts');
const { BuyBar } = await import('./BuyBar.tsx');

test.each([
  [0, 1, 'You need 2 lottery tickets.'],
  [1, 1, 'You need 2 lottery tickets.'],
  [2, 3, 'You need 4 lottery tickets.'],
  [0, 2, ''],
])('%i entries of two tickets, with %i held: “%s” (LO-02)', async (entries, held, reason) => {
  stores.wallet.held.lottery = { amount: held, at: 1 };
  const nothing = () => {};
  const place = await renderScreen(
    <BuyBar entries={entries} price={2} ready busy={false} visitor={false} onQuickPick={nothing} onBuy={nothing} />,
    { player: 8 },
  );
  expect(place.querySelector('p')?.textContent ?? '').toBe(reason);
});
