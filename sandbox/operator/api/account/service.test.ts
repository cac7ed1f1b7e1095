import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Config } from '#contract/endpoints/anonymous.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { queueNow, withChatPage } from './service.ts';

let trial: MoneyTest;
beforeAll(async () => {
  trial = await openMoneyTest();
});
afterAll(() => trial.close());

const queue: Config['customerServiceQueue'] = [
  { id: 1, itemType: 1, name: 'Chat', sort: 1 },
  { id: 2, itemType: 2, name: 'E-mail', sort: 2 },
  { id: 3, itemType: 1, name: 'Elsewhere', url: 'https://chat.test/', sort: 3 },
];

test('online support uses the vendor’s page unless staff set another (E-07)', () => {
  const urls = (origin?: string) => withChatPage({ customerServiceQueue: queue }, origin).customerServiceQueue;
  expect(urls('http://127.0.0.1:4177')?.map(({ url }) => url)).toEqual([
    'http://127.0.0.1:4177/chat',
    undefined,
    'https://chat.test/',
  ]);
  expect(urls()).toBe(queue);
});

test('only online support reports its availability (SV-01)', () => {
  const there = (mode: 'open' | 'away') => queueNow({ customerServiceQueue: queue }, mode).map(({ online }) => online);
  expect(there('open')).toEqual([true, undefined, true]);
  expect(there('away')).toEqual([false, undefined, false]);
  expect(queueNow({}, 'open')).toEqual([]);
});

test('visitors get the support channels, optionally of one kind (SV-01)', async () => {
  const ids = (...all: number[]) => ({ data: all.map((id) => expect.objectContaining({ id })) });
  expect(await trial.call('getCustomerServices', {})).toMatchObject(ids(1, 2, 3, 4));
  expect(await trial.call('getCustomerServices', { itemType: 1 })).toMatchObject(ids(1, 4));
});

test('app settings do not include a VIP manager (SV-03)', async () => {
  const { config } = await trial.call('anonymous/appConfig', {});
  const { customerServiceQueue } = config as { customerServiceQueue: { id: number }[] };
  expect(customerServiceQueue.map(({ id }) => id)).toEqual([1, 2, 3]);
});
