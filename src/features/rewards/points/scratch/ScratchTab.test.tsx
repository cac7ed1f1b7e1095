// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Output } from '#contract/endpoints.ts';
import type { Money } from '#contract/schema.ts';
import { advance, button, press } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';
import { Failure } from '#contract/failure.ts';
import { renderScreen, setReply } from '#tests/support/screen.tsx';

vi.mock('#shared/rewards/showRewards.ts', () => ({ showRewards: async () => {} }));
const effect = vi.hoisted(() => vi.fn());
vi.mock('#data/effects.ts', () => ({ effect }));

const { stores } = await import('#data/stores.ts');
const { ScratchTab } = await import('./ScratchTab.tsx');

type Info = Output<'getScratchCardInfo'>;
type Drawn = Output<'scratchCardLottery'>;
const coin = { propId: 2001, count: 10_000 };
const addup: Info['addup'] = {
  count: 10,
  list: [
    { id: 1, need: 10, awards: [{ id: 60_001, count: 50 }], status: 1 },
    { id: 2, need: 50, awards: [{ id: 1201, count: 1 }], status: 0 },
  ],
};
const info: Info = {
  cards: [
    {
      id: 70_001,
      name: 'Perlas',
      price: 20,
      have: 2,
      topPrize: { id: 2001, count: 10_000 },
      odds: [
        { ...coin, chance: 2_000 },
        { propId: 0, count: 0, chance: 998_000 },
      ],
    },
  ],
  addup,
};
const won: Drawn = {
  drawId: 5,
  cardId: 70_001,
  cells: [coin, coin, coin, ...Array.from({ length: 6 }, () => ({ propId: 60_001, count: 20 }))],
  win: [{ id: 2001, count: 10_000 }],
  have: 1,
  addup,
};

async function show(value: Info = info, totalRecharge = 20_000) {
  setReply('getScratchCardInfo', value);
  setReply('refreshData', { totalRecharge });
  return renderScreen(<ScratchTab />, { player: 8 });
}
const cells = () => document.querySelector('ul[aria-hidden]')!;
const status = () => [...document.querySelectorAll('output')].map(({ textContent }) => textContent).join();

beforeEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
  vi.spyOn(HTMLCanvasElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  vi.spyOn(HTMLCanvasElement.prototype, 'clientHeight', 'get').mockReturnValue(280);
  stores.wallet.held = { diamond: { amount: 100, at: 1 } };
  app.money.scratchCard.mockResolvedValue(won);
});

test('top prize, odds and rules show before the first card is scratched (DI-09, players B18)', async () => {
  const page = await show({ ...info, addup: { ...addup, count: 0 } });
  expect(document.querySelector('details')!.open).toBe(true);
  for (const words of ['Top prize ₱100.00', '0.2%', '1 in 500', 'No prize', 'The result is set before you scratch.'])
    expect(page.textContent).toContain(words);
});

test('the chosen number of cards is bought once (DI-05)', async () => {
  app.money.buyScratchCards.mockResolvedValue({ have: 5, coin: 0 as Money });
  await show();
  await press('One more');
  await press('Buy · 40 diamonds: Perlas × 2');
  expect(app.money.buyScratchCards).toHaveBeenCalledExactlyOnceWith({ id: 70_001, num: 2 });
});

test('a card’s content is hidden until revealed, then announced to screen readers (DI-06)', async () => {
  await show();
  await press('Scratch: Perlas');
  expect(app.money.scratchCard).toHaveBeenCalledExactlyOnceWith({ id: 70_001, num: 1 });
  expect(cells().getAttribute('aria-hidden')).toBe('true');
  expect(status()).not.toContain('You won');
  expect(app.replies.read).not.toHaveBeenCalledWith('refreshData', {}, true);
  await press('Reveal');
  expect(cells().getAttribute('aria-hidden')).toBe('false');
  expect(status()).toContain('You won ₱100.00');
  expect(effect).toHaveBeenCalledExactlyOnceWith('win');
  expect(app.replies.read).toHaveBeenCalledWith('refreshData', {}, true);
});

const underFoil = () => document.querySelector<HTMLElement>('ul[aria-hidden]')!.style.visibility;
const brush = {
  createLinearGradient: () => ({ addColorStop() {} }),
  fillRect() {},
  beginPath() {},
  arc() {},
  fill() {},
};
const painting = (brushes: object | null) =>
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(brushes as never);

test('a prize is under the foil from the first paint on (DI-06)', async () => {
  const seen: string[] = [];
  painting(brush).mockImplementation(() => {
    seen.push(underFoil());
    return brush as never;
  });
  await show();
  await press('Scratch: Perlas');
  expect(seen[0]).toBe('hidden');
  expect(underFoil()).toBe('');
});

test('without a foil, or after its painting fails, the prize stays hidden until Reveal (DI-06)', async () => {
  painting(null);
  await show();
  await press('Scratch: Perlas');
  expect(underFoil()).toBe('hidden');
  await press('Reveal');
  expect(underFoil()).toBe('');
});

test('a lost canvas hides the prize until the foil is painted again (DI-06)', async () => {
  painting(brush);
  await show();
  await press('Scratch: Perlas');
  const foil = document.querySelector('canvas')!;
  await act(async () => foil.dispatchEvent(new Event('contextlost')));
  expect(underFoil()).toBe('hidden');
  await act(async () => foil.dispatchEvent(new Event('contextrestored')));
  expect(underFoil()).toBe('');
});

test('a card scratched at 60 % is revealed by itself (DI-06)', async () => {
  await show();
  await press('Scratch: Perlas');
  const foil = document.querySelector('canvas')!;
  Object.defineProperties(foil, { clientWidth: { value: 100 }, clientHeight: { value: 100 } });
  foil.setPointerCapture = () => {};
  const rub = (type: string, x: number, y: number) =>
    act(async () => {
      const event = new PointerEvent(type, { bubbles: true, pointerId: 1 });
      Object.defineProperties(event, { offsetX: { value: x }, offsetY: { value: y } });
      foil.dispatchEvent(event);
    });
  await rub('pointerdown', 0, 0);
  for (let y = 0; y <= 40; y += 10) {
    await rub('pointermove', 0, y);
    await rub('pointermove', 100, y);
  }
  expect(status()).not.toContain('You won');
  for (let y = 50; y <= 70; y += 10) {
    await rub('pointermove', 0, y);
    await rub('pointermove', 100, y);
  }
  expect(status()).toContain('You won ₱100.00');
});

test('a revealed card goes back to the cards, also where scrolling returns a promise (DI-06)', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => Promise.resolve() as never);
  await show();
  await press('Scratch: Perlas');
  await press('Reveal');
  await press('Back to cards');
  expect(button('Scratch: Perlas')).toBeDefined();
});

test('a losing card says so, and scratching the next card is a new request (DI-06)', async () => {
  app.money.scratchCard.mockResolvedValueOnce({ ...won, win: [], cells: won.cells.slice(3) });
  await show();
  await press('Scratch: Perlas');
  await press('Reveal');
  expect(status()).toContain('No match this time');
  expect(effect).toHaveBeenCalledExactlyOnceWith('end');
  app.money.scratchCard.mockResolvedValueOnce({ ...won, drawId: 6 });
  await press('Scratch another (1 left)');
  expect(app.money.scratchCard).toHaveBeenCalledTimes(2);
  expect(button('Reveal')).toBeDefined();
});

test('a card with a lost response shows the drawn result once it is found (DI-06)', async () => {
  vi.useFakeTimers();
  const call = 'scratchCardLottery';
  app.money.scratchCard.mockImplementation(async () => {
    stores.acts[call] = { requestId: 'r', call, state: 'uncertain', at: 0 };
    throw new Failure('uncertain', 0, { requestId: 'r' });
  });
  app.money.settle.mockImplementation(async () => {
    stores.acts[call] = undefined;
    return { state: 'done', answer: won };
  });
  await show();
  await press('Scratch: Perlas');
  expect(document.body.textContent).toContain('We’re checking and won’t do it twice.');
  await advance(5_000);
  await press('Reveal');
  expect(status()).toContain('You won ₱100.00');
  expect(app.money.scratchCard).toHaveBeenCalledTimes(1);
});

test('a reward for collected cards is claimed by its id (DI-07)', async () => {
  app.money.claimCollected.mockResolvedValue({ rewards: [], coin: 0 as Money, addup });
  await show();
  expect(button('Claim: For 50 cards: 1 deposit coupon (peso bonus)')!.getAttribute('aria-disabled')).toBe('true');
  await press('Claim: For 10 cards: 50 diamonds');
  expect(app.money.claimCollected).toHaveBeenCalledExactlyOnceWith({ id: 1 });
});

test('before the first deposit cards can’t be bought or scratched, with the reason (V-32)', async () => {
  await show(info, 0);
  for (const name of ['Scratch: Perlas', 'Buy · 20 diamonds: Perlas × 1']) {
    expect(button(name)!.getAttribute('aria-disabled')).toBe('true');
    const { textContent } = document.getElementById(button(name)!.getAttribute('aria-describedby')!)!;
    expect(textContent).toBe('Make your first deposit to unlock.');
  }
});
