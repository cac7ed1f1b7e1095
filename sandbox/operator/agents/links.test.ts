import { expect, test } from 'vitest';
import { shareChannels } from '#contract/agents.ts';
import { linkOf, shareUrlsOf } from './links.ts';

const link = linkOf('https://perlas.example', 'A1B2C3D4');

test('SH-01: a link leads to the app’s own registration, with the code', () => {
  expect(link).toBe('https://perlas.example/auth/register?code=A1B2C3D4');
});

test('SH-01: every channel has an address that carries the link whole', () => {
  const urls = shareUrlsOf(link);
  expect(Object.keys(urls)).toEqual([...shareChannels]);
  for (const url of Object.values(urls)) expect(decodeURIComponent(url)).toContain(link);
  expect([urls.default, urls.copy]).toEqual([link, link]);
  for (const channel of ['facebook', 'telegram'] as const) {
    const { protocol, searchParams } = new URL(urls[channel]);
    expect(protocol).toBe('https:');
    expect([...searchParams.values()]).toEqual([link]);
  }
});
