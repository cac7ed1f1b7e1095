// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { markRead, readNotices } from './readNotices.ts';

const notices = [{ id: 1 }, { id: 2 }, { id: 3 }];

beforeEach(() => localStorage.clear());

test('a read notice is remembered as long as the operator lists it', () => {
  markRead(2, notices);
  markRead(3, notices);
  markRead(3, notices);
  expect(readNotices()).toEqual([2, 3]);
  markRead(1, [{ id: 1 }, { id: 3 }]);
  expect(readNotices()).toEqual([1, 3]);
});
