import { expect, test } from 'vitest';
import { asHeader, documentPolicy } from '../../sw/build/csp.ts';
import { readSettings } from '../../sw/build/settings.ts';
import { refuseSandboxBuild } from './partners.ts';

const inline = { scripts: [], styles: [] };
const partners = {
  VITE_GAME_HOSTS: 'https://games.example.com',
  VITE_PAY_HOSTS: 'https://pay.example.com',
  VITE_IMG_HOSTS: '',
};

/** A build with these settings. */
const builtWith = (settings: Record<string, string>, id = 'b1') => ({
  id,
  headers: { '/': { 'Content-Security-Policy': asHeader(documentPolicy(readSettings(settings), inline)) } },
});

/** Hosts builds at an origin. */
const host = (settings: Record<string, string>, origin = 'https://play.example.com') =>
  refuseSandboxBuild({ origin, build: builtWith(settings) });

test('a build of the sandbox isn’t hosted for players, and the settings that it lacks are named', () => {
  const need =
    'Build it with VITE_IMG_HOSTS, VITE_GAME_HOSTS (or VITE_CHAT_HOSTS), VITE_PAY_HOSTS; an empty one allows none';
  expect(() => host({})).toThrow(need);
});

test.each([
  ['VITE_GAME_HOSTS', 'VITE_GAME_HOSTS (or VITE_CHAT_HOSTS)'],
  ['VITE_PAY_HOSTS', 'VITE_PAY_HOSTS'],
  ['VITE_IMG_HOSTS', 'VITE_IMG_HOSTS'],
])('a build without %s alone isn’t either', (missing, named) => {
  const { [missing as keyof typeof partners]: _, ...others } = partners;
  expect(() => host(others)).toThrow(named);
});

test('a build whose API is on this machine isn’t either', () => {
  expect(() => host({ ...partners, VITE_API_BASE: 'http://localhost:4300' })).toThrow(
    'Build it with VITE_API_BASE (or VITE_ICON_BASE);',
  );
});

test('the next build of a rollout is asked as well', () => {
  const next = { ...builtWith({}, 'b2'), share: 10 };
  expect(() => refuseSandboxBuild({ origin: 'https://play.example.com', build: builtWith(partners), next })).toThrow(
    'Build b2 is for the sandbox',
  );
});

test('a build for an operator is hosted anywhere, and one of the sandbox on this machine or without https', () => {
  expect(() => host(partners)).not.toThrow();
  for (const origin of ['http://localhost:4173', 'https://localhost:4173', 'http://10.0.0.7:4173'])
    expect(() => host({}, origin)).not.toThrow();
});
