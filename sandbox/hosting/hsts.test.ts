import { expect, test } from 'vitest';
import { headers } from '../../sw/build/headers.ts';
import { readSettings } from '../../sw/build/settings.ts';
import { coverageOf, covering } from './hsts.ts';
import { nginx } from './nginx.ts';
import { orderOf } from './options.ts';

const partners = { VITE_GAME_HOSTS: 'https://games.example', VITE_PAY_HOSTS: '', VITE_IMG_HOSTS: '' };
const buildOf = (settings: Record<string, string>) => ({
  id: 'b1',
  headers: headers(readSettings(settings), { scripts: [], styles: [] }, ['icons/']),
});
const build = buildOf(partners);
const valuesOf = (rules: typeof build.headers) =>
  new Set(Object.values(rules).map((own) => own['Strict-Transport-Security']));
const twoYears = 'max-age=63072000';

test.each([
  ['preload', `${twoYears}; includeSubDomains; preload`],
  ['subdomains', `${twoYears}; includeSubDomains`],
  ['host', twoYears],
] as const)('--hsts %s says "%s" of every address', (cover, value) => {
  expect(valuesOf(covering(cover, build).headers)).toEqual(new Set([value]));
  const { hosted } = orderOf(['--hsts', cover, '--next', 'next'], {}, () => build);
  expect([valuesOf(hosted.build.headers), valuesOf(hosted.next!.headers)]).toEqual([
    new Set([value]),
    new Set([value]),
  ]);
  expect(nginx(hosted).match(/Strict-Transport-Security "[^"]*"/g)).toContain(`Strict-Transport-Security "${value}"`);
});

test('without the option everything is covered, as in the build', () => {
  const { hosted } = orderOf([], {}, () => build);
  expect(hosted.build.headers).toEqual(build.headers);
});

test('a build that may use plain http gets no such header', () => {
  expect(valuesOf(covering('host', buildOf({})).headers)).toEqual(new Set([undefined]));
});

test.each(['', 'none', 'constructor'])('%j is refused in one sentence', (value) => {
  expect(() => coverageOf(value)).toThrow(`--hsts must be preload, subdomains or host, and is "${value}".`);
});
