import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rgStates } from '#contract/protection.ts';
import { openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { enter } from '../api/account/enter.ts';
import { usualCaps } from '../context/caps.ts';
import type { Context } from '../context/handlers.ts';
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
  const day = 24 * 60 * 60_000;
  const most = 3;

  let operator: MoneyTest;
  beforeAll(async () => {
    const players = { ...usualCaps.players, devicesOfNewcomer: most };
    operator = await openMoneyTest({ caps: { ...usualCaps, players } });
  });
  afterAll(() => operator.close());

  /** Logs a player in on each of these devices, one after the other. */
  async function enterOn(userId: number, deviceIds: readonly string[]) {
    for (const deviceId of deviceIds) {
      const from = { time: ++operator.clock.time, device: '', deviceId } as Context & { deviceId: string };
      await enter(operator.context, { userId, isNew: false }, from);
    }
  }

  /** A player's known devices, the one used longest ago first. */
  async function devicesOf(userId: number) {
    const rows = operator.db.selectFrom('devices').select('deviceId').where('userId', '=', userId).orderBy('seenAt');
    return (await rows.execute()).map(({ deviceId }) => deviceId);
  }

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

  test('before the first deposit are few, of which the one used longest ago goes (S18)', async () => {
    const [newcomer, payer] = [await operator.player(), await operator.player()];
    await enterOn(newcomer.userId, ['a', 'b', 'c', 'a', 'd']);
    expect(await devicesOf(newcomer.userId)).toEqual(['c', 'a', 'd']);
    await operator.deposit(payer.token, 50_000);
    await enterOn(payer.userId, ['a', 'b', 'c', 'd']);
    expect(await devicesOf(payer.userId)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('of an excluded player make no room, as other accounts are recognised by them (S15)', async () => {
    const { db, clock } = operator;
    const { userId } = await operator.player();
    await enterOn(userId, ['a', 'b', 'c']);
    const until = clock.time + 365 * day;
    const exclusion = { userId, state: rgStates.excluded, until, irrevocableUntil: until, ref: `${userId}` };
    await db.insertInto('exclusions').values(exclusion).execute();
    clock.time += 60 * day;
    await enterOn(userId, ['d']);
    expect(await devicesOf(userId)).toEqual(['a', 'b', 'c']);
    await rememberDevice(db, { userId, deviceId: 'e', time: clock.time }, most);
    expect(await devicesOf(userId)).toEqual(['a', 'b', 'c']);
  });
});
