import { expect, test } from 'vitest';
import { admitToActivity } from './activityGuard.ts';
import { admit } from './guards.ts';

const visitor = { userId: 0, savedAccount: '' };
const player = { ...visitor, userId: 8 };
const lottery = { id: 3, activityType: 55 };

test('players may open the page of a running activity (Q-20)', () => {
  expect(admitToActivity({ '55': lottery }, [55, 33], player)).toBe(true);
  expect(admitToActivity({ '33': { ...lottery, activityType: 33 } }, [55, 33], player)).toBe(true);
});

test('a visitor has to log in, unless the activity is open to visitors (Q-20)', () => {
  expect(admitToActivity({ '55': lottery }, [55], visitor)).toBe('/auth/login');
  expect(admitToActivity({ '55': { ...lottery, unloginShowStatus: 0 } }, [55], visitor)).toBe('/auth/login');
  expect(admitToActivity({ '55': lottery }, [55], { ...visitor, savedAccount: 'juan88' })).toBe(
    '/auth/login?type=account',
  );
  expect(admitToActivity({ '55': { ...lottery, unloginShowStatus: 1 } }, [55], visitor)).toBe(true);
});

test('a missing activity leads home, and an unknown one nowhere (Q-20)', () => {
  expect(admitToActivity({ '47': { ...lottery, activityType: 47 } }, [55], player)).toBe('/');
  expect(admitToActivity({}, [55], visitor)).toBe('/');
  expect(admitToActivity(undefined, [55], player)).toBeUndefined();
});

test('the auth-activity route guard lets everybody through to the screen', () => {
  expect([admit('auth-activity', visitor), admit('auth-activity', player)]).toEqual([true, true]);
});
