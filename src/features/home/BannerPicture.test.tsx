// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';

vi.mock('#nav/analytics.ts', () => ({ track: () => {}, useSeen: () => {} }));

const { stores } = await import('#data/stores.ts');
const { bannersOf, builtIn } = await import('./banners.ts');
const { BannerPicture } = await import('./BannerPicture.tsx');

const show = (banner: ReturnType<typeof bannersOf>[number] | undefined) =>
  render(<BannerPicture banner={banner} label="News 1" first />);
const operators = (more: object) =>
  bannersOf(
    { genericImages: [{ uniqueKey: 'banner1', img: '/banners/1.svg', link: '/wallets', ...more }] },
    () => true,
  )[0];
const pictures = () => [...document.querySelectorAll('img')];
const fail = () => act(async () => void pictures()[0]!.dispatchEvent(new Event('error')));

beforeEach(() => void (stores.lobby.total = 300));

test('headline, figure, button and last day show over the picture, and name its link', async () => {
  await show(operators({ title: 'Lottery', text: '₱500,000', action: 'See the draw', until: Date.UTC(2030, 0, 5) }));
  expect(document.querySelector('a')!.textContent).toBe('Lottery₱500,000See the drawUntil Jan\u00A05,\u00A02030');
  expect(pictures()[0]!.alt).toBe('');
});

test('a banner without a headline is named by its place', async () => {
  await show(operators({}));
  expect(document.querySelector('a')!.textContent).toBe('');
  expect(pictures()[0]!.alt).toBe('News 1');
});

test('our picture replaces one that fails to load, and a plain background replaces ours', async () => {
  await show(operators({}));
  await fail();
  expect(pictures().map(({ src }) => new URL(src).pathname)).toEqual([builtIn.img]);
  expect(document.querySelector('a')!.textContent).toBe('News 1');
  await fail();
  expect(pictures()).toEqual([]);
  expect(document.querySelector('a')!.textContent).toBe('News 1');
});

test('the built-in banner shows the number of games and links to the search (E-08)', async () => {
  await show(builtIn);
  expect(document.querySelector('a')!.textContent).toContain('300 games');
  expect(document.querySelector('a')!.getAttribute('href')).toBe('/game/search');
  await act(async () => void (stores.lobby.total = 0));
  expect(document.querySelector('a')!.textContent).not.toContain('games');
});
