// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const { stores } = await import('#data/stores.ts');
const { draftOf } = await import('./draft.ts');

const amount = draftOf('withdrawal', 'player');
const holder = draftOf('account', 'memory');

beforeEach(() => {
  localStorage.clear();
  stores.session.epoch = 'one';
  vi.useRealTimers();
});

test('what was typed is there again, until it is dropped', () => {
  for (const draft of [amount, holder]) {
    expect(draft.read()).toEqual({});
    draft.keep({ amount: '500' });
    expect(draft.read()).toEqual({ amount: '500' });
    draft.drop();
    expect(draft.read()).toEqual({});
  }
});

test('O-03: what says who somebody is stays in memory', () => {
  holder.keep({ accountNo: '09171234567' });
  amount.keep({ amount: '500' });
  expect(Object.values(localStorage).join()).not.toContain('0917');
  expect(Object.values(localStorage).join()).toContain('500');
});

test('I5: the next session finds nothing of it', () => {
  holder.keep({ accountNo: '09171234567' });
  amount.keep({ amount: '500' });
  stores.session.epoch = 'two';
  expect([holder.read(), amount.read()]).toEqual([{}, {}]);
});

test('after a day it is gone', () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  amount.keep({ amount: '500' });
  vi.setSystemTime(24 * 3_600_000 - 1);
  expect(amount.read()).toEqual({ amount: '500' });
  vi.setSystemTime(24 * 3_600_000);
  expect(amount.read()).toEqual({});
});
