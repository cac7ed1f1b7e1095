// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { replyKey } from '#contract/stores.ts';
import { advance, button, field, press, type } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { renderScreen, setReply } from '#tests/support/screen.tsx';

const call = 'safeboxTransfer';

const { stores } = await import('#data/stores.ts');
const { toasted } = await import('#nav/toasts.ts');
const { directions } = await import('./rules.ts');
const { MoveForm } = await import('./MoveForm.tsx');

test('a move with an unknown outcome is confirmed once found, and the form resets', async () => {
  vi.useFakeTimers();
  stores.wallet.coin = 50_000 as Money;
  app.money.moveSafebox.mockImplementation(async () => {
    stores.acts[call] = { requestId: 'r', call, state: 'sending', at: 0 };
    await new Promise((done) => setTimeout(done, 100));
    stores.acts[call] = { requestId: 'r', call, state: 'uncertain', at: 0 };
    throw new Failure('uncertain', 0, { requestId: 'r' });
  });
  app.money.settle.mockImplementation(async () => {
    stores.acts[call] = undefined;
    return { state: 'done', answer: { coin: 30_000, safebox: 20_000 } } as never;
  });
  await renderScreen(<MoveForm direction={directions.in} />, { player: 8 });
  await type('Amount', '200');
  await type('Safebox password', '482915');
  await act(async () => document.querySelector('form')!.requestSubmit());
  await advance(100);
  expect(toasted.text).toBe('');
  await advance(5_000);
  expect(toasted.text).toBe('₱200.00 moved to your safebox');
  expect(field('Amount')!.value).toBe('');
  expect(app.money.moveSafebox).toHaveBeenCalledTimes(1);
});

/** Gives the player ₱525, of which this much is bonus money (hundredths). */
function holds(bonusCoin: number) {
  stores.wallet.coin = 52_500 as Money;
  setReply('getExchange', { bonusCoin });
}

test('only own money can be moved to the safebox, and the form says where the bonus stays (BO-06)', async () => {
  holds(2_500);
  await renderScreen(<MoveForm direction={directions.in} />, { player: 8 });
  expect(document.body.textContent).toContain('Maximum ₱500.00. Your ₱25.00 bonus stays in your balance.');
  await press('All');
  expect(field('Amount')!.value).toBe('500');
  app.money.moveSafebox.mockClear();
  await type('Amount', '500.01');
  await type('Safebox password', '482915');
  await act(async () => document.querySelector('form')!.requestSubmit());
  expect(document.body.textContent).toContain('You can move up to ₱500.00');
  expect(app.money.moveSafebox).not.toHaveBeenCalled();
});

test('without bonus the whole balance can be moved, and nothing while the own part is unknown (BO-06)', async () => {
  holds(0);
  await renderScreen(<MoveForm direction={directions.in} />, { player: 8 });
  expect(document.body.textContent).toContain('Maximum ₱525.00');
  expect(document.body.textContent).not.toContain('bonus money');
  await act(async () => void Reflect.deleteProperty(stores.replies, replyKey('getExchange', {})));
  expect(button('All')!.getAttribute('aria-disabled')).toBe('true');
});
