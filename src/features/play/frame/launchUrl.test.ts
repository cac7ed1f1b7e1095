import { describe, expect, test } from 'vitest';
import { frameable } from './launchUrl.ts';

const live = new URL('https://perlas.example/game/start');
const local = new URL('http://127.0.0.1:4173/game/start');
const may = (address: string, app: URL) => frameable(address, app) !== null;

describe('in an app on the internet', () => {
  test('a game on https is framed', () =>
    expect(frameable('https://games.partner.example/play?launch=1', live)?.origin).toBe(
      'https://games.partner.example',
    ));

  test.each([
    ['plain http', 'http://games.partner.example/'],
    ['plain http on loopback', 'http://127.0.0.1:4174/play'],
    ['our own origin', 'https://perlas.example/play'],
    ['our own host on another port', 'https://perlas.example:8443/play'],
    ['a subdomain of ours', 'https://games.perlas.example/play'],
    ['our host in capitals', 'https://PERLAS.example/play'],
    ['credentials', 'https://user:secret@games.partner.example/'],
    ['our own name as credentials', 'https://perlas.example@evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['data', 'data:text/html,hello'],
    ['a blob of ours', 'blob:https://perlas.example/1'],
    ['an address without a scheme', '//games.partner.example/play'],
    ['a path', '/play?launch=1'],
    ['nothing', ''],
  ])('%s is not framed', (_, address) => expect(may(address, live)).toBe(false));

  test('a host that only ends with our name is foreign', () =>
    expect(may('https://notperlas.example/', live)).toBe(true));
});

describe('in an app on loopback', () => {
  test.each([
    'http://127.0.0.1:4174/play',
    'http://localhost:4174/play',
    'http://[::1]:4174/play',
    'https://games.partner.example/play',
  ])('%s is framed', (address) => expect(may(address, local)).toBe(true));

  test.each([
    'http://127.0.0.1:4173/play',
    'http://192.168.1.7:4174/play',
    'http://user@127.0.0.1:4174/',
    'ftp://127.0.0.1/',
  ])('%s is not framed', (address) => expect(may(address, local)).toBe(false));

  test('a subdomain of our host is not framed', () =>
    expect(may('http://games.localhost:4174/', new URL('http://localhost:4173/'))).toBe(false));
});
