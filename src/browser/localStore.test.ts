// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { forget, forgetPlayer, keep, kept } from './localStore.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

test('what is kept is there again', () => {
  keep('device', 'sound', { on: true });
  expect(kept('device', 'sound', null)).toEqual({ on: true });
  forget('device', 'sound');
  expect(kept('device', 'sound', null)).toBeNull();
});

test('what is unreadable counts as nothing', () => {
  localStorage.setItem('sound', '{');
  expect(kept('device', 'sound', 'quiet')).toBe('quiet');
});

test('when a player goes, what was kept of them goes, and nothing else', () => {
  keep('player', 'search.history', ['pearl']);
  keep('device', 'age.accepted', '1');
  keep('tab', 'lobby.filter', { typeId: 1 });
  forgetPlayer();
  expect(kept('player', 'search.history', [])).toEqual([]);
  expect(kept('device', 'age.accepted', '')).toBe('1');
  expect(kept('tab', 'lobby.filter', null)).toEqual({ typeId: 1 });
});

test('a browser that forbids storage keeps nothing, and breaks nothing', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  keep('device', 'sound', true);
  expect(kept('device', 'sound', false)).toBe(false);
});
