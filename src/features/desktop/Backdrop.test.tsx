// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { setReply } from '#tests/support/screen.tsx';

const { stores } = await import('#data/stores.ts');
const { Backdrop } = await import('./Backdrop.tsx');

const tiers = { megaJackpot: 50_000_000, majorJackpot: 1_000_000, minorJackpot: 100_000, miniJackpot: 10_000 };
const jackpot = { ...tiers, winners: [{ nickname: 'J***', amount: 50_220, time: 0, type: 4 }] };

const goTo = (address: string) => act(async () => history.replaceState(null, '', address));
const at = async (address: string) => {
  await goTo(address);
  return (await render(<Backdrop />)).textContent;
};

beforeEach(() => setReply('getActivityIds', { ids: [], jackpot }));
afterEach(() => goTo('/'));

test('the jackpots, the last winners and the way to a phone stand beside a page (L-07)', async () => {
  const text = await at('/bonus');
  for (const part of ['Open on your phone', 'Jackpots now', 'Recent winners']) expect(text).toContain(part);
});

const protective = ['/member/self-limited', '/member/self-limited?part=exclude', '/member/delete-account'];

test.each(protective)('only the way to a phone stands beside %s (L-07)', async (address) => {
  const text = await at(address);
  expect(text).toContain('Open on your phone');
  expect(text).not.toContain('Jackpots now');
  expect(text).not.toContain('Recent winners');
});

test.each(['/share', '/download'])('no second code stands beside that of %s (L-07)', async (address) => {
  expect(await at(address)).not.toContain('Open on your phone');
});

test('no jackpots stand beside a game (L-07)', async () => {
  expect(await at('/')).toContain('Jackpots now');
  await act(async () => void (stores.play.gameId = 7));
  expect(document.body.textContent).not.toContain('Jackpots now');
  await act(async () => void (stores.play.gameId = 0));
});
