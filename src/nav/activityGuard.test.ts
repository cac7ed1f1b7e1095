import { expect, test } from 'vitest';
import { admitToActivity } from './activityGuard.ts';
import { admit } from './guards.ts';

const visitor = { userId: 0, savedAccount: '' };
const player = { ...visitor, userId: 8 };
const lottery = { id: 3, activityType: 55 };
const now = 1_000;
const admitAt = (
  map: Parameters<typeof admitToActivity>[0],
  types: readonly number[],
  whoever: Parameters<typeof admitToActivity>[2],
) => admitToActivity(map, types, whoever, now);

test('players may open the page of a running activity (Q-20)', () => {
  expect(admitAt({ '55': lottery }, [55, 33], player)).toBe(true);
  expect(admitAt({ '33': { ...lottery, activityType: 33 } }, [55, 33], player)).toBe(true);
});

test('a visitor has to log in, unless the activity is open to visitors (Q-20)', () => {
  expect(admitAt({ '55': lottery }, [55], visitor)).toBe('/auth/login');
  expect(admitAt({ '55': { ...lottery, unloginShowStatus: 0 } }, [55], visitor)).toBe('/auth/login');
  expect(admitAt({ '55': lottery }, [55], { ...visitor, savedAccount: 'juan88' })).toBe('/auth/login?type=account');
  expect(admitAt({ '55': { ...lottery, unloginShowStatus: 1 } }, [55], visitor)).toBe(true);
});

test.each([
  ['has ended', { endTime: now }],
  ['begins later', { startTime: now + 1 }],
])('an activity that %s is no running one (Q-20)', (_, times) => {
  expect(admitAt({ '55': { ...lottery, ...times } }, [55], player)).toBe('/');
  expect(admitAt({ '55': { ...lottery, ...times }, '33': { id: 4, activityType: 33 } }, [55, 33], player)).toBe(true);
});

test('an activity runs from its start until its end, and without an end for good (Q-20)', () => {
  expect(admitAt({ '55': { ...lottery, startTime: now, endTime: now + 1 } }, [55], player)).toBe(true);
  expect(admitAt({ '55': { ...lottery, startTime: 1, endTime: 0 } }, [55], player)).toBe(true);
});

test('of several activities any that is for visitors admits them (Q-20)', () => {
  const weekend = { id: 4, activityType: 33 };
  const open = { ...lottery, unloginShowStatus: true };
  expect(admitAt({ '33': weekend, '55': open }, [55, 33], visitor)).toBe(true);
  expect(admitAt({ '33': weekend, '55': { ...open, endTime: now } }, [55, 33], visitor)).toBe('/auth/login');
});

test('a missing activity leads home, and an unknown one nowhere (Q-20)', () => {
  expect(admitAt({ '47': { ...lottery, activityType: 47 } }, [55], player)).toBe('/');
  expect(admitAt({}, [55], visitor)).toBe('/');
  expect(admitAt(undefined, [55], player)).toBeUndefined();
});

test('the auth-activity route guard lets everybody through to the screen', () => {
  expect([admit('auth-activity', visitor), admit('auth-activity', player)]).toEqual([true, true]);
});
