// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import type { Features } from '#contract/features.ts';
import { bannersOf, builtIn } from './banners.ts';

afterEach(() => vi.unstubAllGlobals());

const exists = (address: string) => address === '/wallets';
const image = (uniqueKey: string, more = {}) => ({ uniqueKey, img: `/banners/${uniqueKey}.svg`, ...more });

test('banners follow the operator’s order, and ours is the fallback (E-08)', () => {
  const images = [image('banner2', { sort: 2 }), image('logo'), image('banner1', { sort: 1 })];
  expect(bannersOf({ genericImages: images }, exists).map(({ name }) => name)).toEqual(['banner1', 'banner2']);
  expect(bannersOf({}, exists)).toEqual([builtIn]);
  expect(bannersOf({ genericImages: [image('banner1', { img: 'https://elsewhere.example/1.png' })] }, exists)).toEqual([
    builtIn,
  ]);
});

test('a banner has the operator’s words, and is gone from when it is over', () => {
  const words = { title: 'Lottery', text: '₱500,000', action: 'See the draw', until: 1_000 };
  const images = [image('banner1', words), image('banner2', { title: null, text: '' })];
  const [first, second] = bannersOf({ genericImages: images }, exists, 999);
  expect(first).toMatchObject(words);
  expect(second).toMatchObject({ name: 'banner2', title: undefined, text: undefined });
  expect(bannersOf({ genericImages: images }, exists, 1_000).map(({ name }) => name)).toEqual(['banner2']);
});

test('a banner about a feature that the operator does not offer is left out', () => {
  const genericImages = [image('banner1', { feature: 'lottery' }), image('banner2', { feature: null })];
  const names = (features: Features) => bannersOf({ genericImages, features }, exists).map(({ name }) => name);
  expect(names({ lottery: false })).toEqual(['banner2']);
  expect(names({})).toEqual(['banner1', 'banner2']);
});

test('in the wrapper a banner about installing the app is left out (O-43)', () => {
  const genericImages = [image('banner1', { link: '/download', title: 'Install the app', action: 'Install' })];
  expect(bannersOf({ genericImages }, exists)).toHaveLength(1);
  vi.stubGlobal('NativeBridge', {});
  expect(bannersOf({ genericImages }, exists)).toEqual([builtIn]);
});

test.each([
  ['/wallets', { to: '/wallets', inner: true }],
  ['/bonus/tasks', undefined],
  ['https://partner.test/offer', { to: 'https://partner.test/offer', inner: false }],
  ['http://partner.test/', undefined],
  ['javascript:alert(1)', undefined],
  ['//partner.test', undefined],
  [null, undefined],
])('a banner’s link %s leads to %o', (link, expected) => {
  expect(bannersOf({ genericImages: [image('banner1', { link })] }, exists)[0]?.link).toEqual(expected);
});
