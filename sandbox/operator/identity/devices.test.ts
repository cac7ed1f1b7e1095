import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';
import { deviceOf, isKnownDevice, rememberDevice } from './devices.ts';

test.each([
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36',
    'Samsung Internet, Android',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Windows'],
  ['node', ''],
  ['', ''],
])('user agent %s is shown as %j', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

describe('known devices', () => {
  let operator: Awaited<ReturnType<typeof openTestOperator>>;
  beforeAll(async () => {
    operator = await openTestOperator();
  });
  afterAll(() => operator.close());

  const day = 24 * 60 * 60_000;
  const most = 3;

  test('are limited, and only those not used for 30 days make room (S18)', async () => {
    const { db } = operator;
    const { userId } = await operator.player();
    const remember = (deviceId: string, days: number) =>
      rememberDevice(db, { userId, deviceId, time: days * day }, most);
    const known = async (...ids: string[]) => Promise.all(ids.map((id) => isKnownDevice(db, userId, id)));
    for (const id of ['a', 'b', 'c', 'd']) await remember(id, 1);
    expect(await known('a', 'b', 'c', 'd')).toEqual([true, true, true, false]);
    await remember('a', 20);
    await remember('e', 40);
    expect(await known('a', 'e')).toEqual([true, true]);
    await remember('f', 40);
    await remember('g', 40);
    expect(await known('a', 'b', 'c', 'e', 'f', 'g')).toEqual([true, false, false, true, true, false]);
  });
});
