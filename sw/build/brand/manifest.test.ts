import { expect, test } from 'vitest';
import { readQuery } from '#nav/query.ts';
import { pageAt } from '#shell/pages/pages.ts';
import { readBrand } from './brand.ts';
import { manifestOf } from './manifest.ts';

const manifest = await manifestOf(readBrand('src/brand'));

test('the installed app has its own id, a portrait window and its theme colour (O-09)', () => {
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

test('app shortcuts lead to search, deposit, jackpot and customer service (O-09)', () => {
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual([
    '/game/search',
    '/wallets?name=deposit',
    '/activity/jackpot',
    '/service',
  ]);
});

test.each([manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)])(
  '%s is a page of the app with a valid query (O-09)',
  (url) => {
    const { pathname, search } = new URL(url, 'https://perlas.example');
    const route = pageAt(pathname);
    expect(route && readQuery(route.query, search)).toBeTruthy();
  },
);

test('pictures from other apps can be shared to the feedback form (FB-01)', () => {
  expect(manifest.share_target).toEqual({
    action: '/feedback',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { files: [{ name: 'pictures', accept: ['image/*'] }] },
  });
  expect(pageAt(manifest.share_target.action)).toBeDefined();
});

test('the Filipino manifest is the same app, with every text in Filipino (B15)', async () => {
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

test('a brand without Filipino texts has its English ones (B15)', async () => {
  const { filipino: _, ...brand } = readBrand('src/brand');
  expect((await manifestOf(brand, 'fil')).description).toBe(brand.description);
});
