// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import { button, press } from '#tests/support/render.tsx';
import { renderScreen, setReply } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('#shared/rewards/showRewards.ts', () => ({ showRewards: async () => {} }));

const { stores } = await import('#data/stores.ts');
const { Holding } = await import('#shared/claims/Holding.tsx');
const { Balance } = await import('#shared/page/Balance.tsx');
const { ScratchTab } = await import('./ScratchTab.tsx');

const addup = { count: 10, list: [] };
const topPrize = { id: 2001, count: 10_000 };
const info: Output<'getScratchCardInfo'> = {
  cards: [{ id: 70_001, name: 'Perlas', price: 20, have: 2, topPrize, odds: [] }],
  addup,
};
const won: Output<'scratchCardLottery'> = {
  drawId: 5,
  cardId: 70_001,
  cells: Array.from({ length: 9 }, () => ({ propId: 2001, count: 10_000 })),
  win: [topPrize],
  have: 1,
  addup,
};

beforeEach(() => {
  Object.assign(stores.wallet, { coin: 5_000, held: { diamond: { amount: 100, at: 1 } } });
  app.money.scratchCard.mockResolvedValue(won);
});

const header = () => document.querySelector('header')!.textContent;
/** What any refresh of the balances brings once a card is drawn. */
const booked = () =>
  act(async () => void Object.assign(stores.wallet, { coin: 15_000, held: { diamond: { amount: 120, at: 2 } } }));
const withHeader = async () => {
  setReply('getScratchCardInfo', info);
  setReply('refreshData', { totalRecharge: 20_000 });
  await renderScreen(
    <>
      <header>
        <Balance />, <Holding of="diamond" />
      </header>
      <ScratchTab />
    </>,
    { player: 8 },
  );
};

test('the balances on the page show a prize only once it is revealed, whatever refreshes them (DI-06)', async () => {
  await withHeader();
  await press('Scratch: Perlas');
  await booked();
  expect(header()).toBe('₱50.00, 100 Diamonds');
  await press('Reveal');
  expect(header()).toBe('₱150.00, 120 Diamonds');
});

test('a card with a lost response isn’t shown by the balances before it is found and revealed (DI-06)', async () => {
  const call = 'scratchCardLottery';
  const sent = { requestId: 'r', call, at: 0 } as const;
  let lose = () => {};
  app.money.scratchCard.mockImplementationOnce(async () => {
    stores.acts[call] = { ...sent, state: 'sending' };
    await new Promise<void>((done) => (lose = done));
    stores.acts[call] = { ...sent, state: 'uncertain' };
    throw new Failure('uncertain', 0, { requestId: 'r' });
  });
  app.money.outcome.mockResolvedValueOnce({ state: 'done', answer: won });
  await withHeader();
  await press('Scratch: Perlas');
  await act(async () => lose());
  await booked();
  await act(async () => void (stores.acts[call] = undefined));
  expect(button('Reveal')).toBeDefined();
  expect(header()).toBe('₱50.00, 100 Diamonds');
  await press('Reveal');
  expect(header()).toBe('₱150.00, 120 Diamonds');
});

test('a refused card releases the balances (DI-06)', async () => {
  app.money.scratchCard.mockRejectedValueOnce(new Failure('refused', 4001));
  await withHeader();
  await press('Scratch: Perlas');
  await booked();
  expect(header()).toBe('₱150.00, 120 Diamonds');
});
