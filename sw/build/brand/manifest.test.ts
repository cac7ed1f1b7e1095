import { expect, test } from 'vitest';
import { readQuery } from '#nav/query.ts';
import { pageAt } from '#shell/pages/pages.ts';
import { readBrand } from './brand.ts';
import { manifestOf } from './manifest.ts';

const manifest = await manifestOf(readBrand('src/brand'));

test('O-09: installed, the app is itself, upright, in a window and a colour of its own', () => {
  expect(manifest).toMatchObject({
    name: 'Perlas',
    id: '/',
    start_url: '/?source=pwa',
    display: 'standalone',
    orientation: 'portrait',
    theme_color: '#0b1526',
  });
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
});

test('O-09: a long press on the icon leads to the search, a deposit, the jackpot and a person', () => {
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
    '/game/search',
    '/wallets?name=deposit',
    '/activity/jackpot',
    '/service',
  ]);
});

test.each([manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)])(
  'O-09: %s is a page of the app, asked for what it knows',
  (url) => {
    const { pathname, search } = new URL(url, 'https://perlas.example');
    const route = pageAt(pathname);
    expect(route && readQuery(route.query, search)).toBeTruthy();
  },
);

test('FB-01: pictures of other apps can be shared with the form of feedback', () => {
  expect(manifest.share_target).toEqual({
    action: '/feedback',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: 'pictures', accept: ['image/*'] }] },
  });
  expect(pageAt(manifest.share_target.action)).toBeDefined();
});

test('B15: in Filipino it is the same app, with every text of it in Filipino', async () => {
  const inFilipino = await manifestOf(readBrand('src/brand'), 'fil');
  expect(inFilipino).toMatchObject({
    id: manifest.id,
    name: manifest.name,
    lang: 'fil',
    start_url: manifest.start_url,
  });
  expect(inFilipino.description).not.toBe(manifest.description);
  expect(inFilipino.shortcuts.map(({ url }) => url)).toEqual(manifest.shortcuts.map(({ url }) => url));
  for (const [at, { description }] of inFilipino.shortcuts.entries())
    expect(description).not.toBe(manifest.shortcuts[at]!.description);
  for (const [at, { label }] of inFilipino.screenshots.entries())
    expect(label).not.toBe(manifest.screenshots[at]!.label);
});

test('B15: a brand without Filipino texts has its English ones', async () => {
  const { filipino: _, ...brand } = readBrand('src/brand');
  expect((await manifestOf(brand, 'fil')).description).toBe(brand.description);
});
