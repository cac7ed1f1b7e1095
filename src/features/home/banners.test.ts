import { expect, test } from 'vitest';
import { bannersOf } from './banners.ts';

const image = (uniqueKey: string, more = {}) => ({ uniqueKey, img: `/banners/${uniqueKey}.svg`, ...more });

test('banners stand in the operator’s order, and other images stand elsewhere', () => {
  const images = [image('banner2', { sort: 2 }), image('logo'), image('banner1', { sort: 1 })];
  expect(bannersOf(images).map(({ name }) => name)).toEqual(['banner1', 'banner2']);
});

test.each([
  ['/wallets', { to: '/wallets', inner: true }],
  ['https://partner.test/offer', { to: 'https://partner.test/offer', inner: false }],
  ['http://partner.test/', undefined],
  ['javascript:alert(1)', undefined],
  ['//partner.test', undefined],
  [null, undefined],
])('a banner’s link %s leads to %o', (link, expected) => {
  expect(bannersOf([image('banner1', { link })])[0]?.link).toEqual(expected);
});
