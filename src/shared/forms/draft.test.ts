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

test('a draft is restored until it is dropped', () => {
  for (const draft of [amount, holder]) {
    expect(draft.read()).toEqual({});
    draft.keep({ amount: '500' });
    expect(draft.read()).toEqual({ amount: '500' });
    draft.drop();
    expect(draft.read()).toEqual({});
  }
});

test('drafts with personal data stay in memory (O-03)', () => {
  holder.keep({ accountNo: '09171234567' });
  amount.keep({ amount: '500' });
  expect(Object.values(localStorage).join()).not.toContain('0917');
  expect(Object.values(localStorage).join()).toContain('500');
});

test('the next session finds no drafts (I5)', () => {
  holder.keep({ accountNo: '09171234567' });
  amount.keep({ amount: '500' });
  stores.session.epoch = 'two';
  expect([holder.read(), amount.read()]).toEqual([{}, {}]);
});

test('a draft expires after a day', () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] });
  amount.keep({ amount: '500' });
  vi.setSystemTime(24 * 3_600_000 - 1);
  expect(amount.read()).toEqual({ amount: '500' });
  vi.setSystemTime(24 * 3_600_000);
  expect(amount.read()).toEqual({});
});
