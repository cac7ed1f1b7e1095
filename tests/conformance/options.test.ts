import { expect, test } from 'vitest';
import { configFrom, configOf, optionsFrom } from './options.ts';

const unreachable = () => Promise.reject(new TypeError('fetch failed'));

test.each([
  [[], 'Name the operator with --base.'],
  [['--base', 'casino'], '--base must be an http or https address, and is "casino".'],
  [['--base', 'ftp://casino.example'], '--base must be an http or https address'],
  [['--bass', 'https://casino.example'], '--bass'],
])('the arguments %j are refused with a reason', (words, said) => {
  expect(() => optionsFrom(words)).toThrow(said);
});

test('the arguments name the operator, the checks and the folder', () => {
  const words = ['--base', 'https://casino.example/', '--only', 'copies,limits.deposit', '--out', '/tmp/found'];
  expect(optionsFrom(words)).toEqual({
    base: 'https://casino.example',
    configFile: undefined,
    only: ['copies', 'limits.deposit'],
    out: '/tmp/found',
  });
});

test.each([
  ['{', 'its top'],
  ['{"accounts":[{"account":"a"}]}', 'accounts.0.password'],
  ['{"gateway":{"url":"nowhere","partner":"g","keys":{"payment":"","payout":""}}}', 'gateway.url'],
  ['{"gateway":{"url":"https://casino.example","partner":"g","secret":""}}', 'gateway.keys'],
  ['{"deposit":{"rechargeTypeId":1,"amount":20100}}', 'deposit.amount'],
  ['{"deposit":{"rechargeTypeId":1,"amount":19800}}', 'deposit.amount'],
  ['{"clock":"localhost:4403/clock"}', 'clock'],
  ['{"without":["betRecords"]}', 'without.0'],
  ['{"without":["safebox*","vault*"]}', 'without.1'],
  ['{"getaway":{}}', 'getaway'],
])('a configuration of %s is invalid at %s', (text, at) => {
  expect(() => configFrom(text)).toThrow(`The configuration is invalid at ${at}`);
});

test('a local sandbox provides its secrets, on the ports after its own', async () => {
  const asked: string[] = [];
  const config = await configOf('http://127.0.0.1:4400', undefined, async (input) => {
    asked.push(input as string);
    return Response.json({ payment: 'p', payout: 'o', wallet: 'g' });
  });
  expect(asked).toEqual(['http://127.0.0.1:4403/secrets.json']);
  expect(config).toMatchObject({
    regular: { account: 'juan88' },
    gateway: { url: 'http://127.0.0.1:4403/webhooks', partner: 'gateway', keys: { payment: 'p', payout: 'o' } },
    wallet: { url: 'http://127.0.0.1:4403/wallet', partner: 'game', key: 'g' },
    clock: 'http://127.0.0.1:4403/switches/clock',
  });
});

test('missing calls are named in full, or by prefix', () => {
  const without = ['betRecord', 'safebox*', 'anonymous/appThemePreview'];
  expect(configFrom(JSON.stringify({ without }))).toEqual({ without });
});

test('no sandbox is assumed without its secrets page, or on another host', async () => {
  const silent = async () => new Response('', { status: 404 });
  for (const fetch of [unreachable, silent])
    expect(await configOf('http://127.0.0.1:4400', undefined, fetch)).toEqual({});
  expect(await configOf('https://casino.example', undefined, unreachable)).toEqual({});
});
