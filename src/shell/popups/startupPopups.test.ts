// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { nextPopup, rememberPopup } from './startupPopups.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('only one popup opens a day, whatever the session', () => {
  expect(nextPopup(['download', 'notice'], '2026-11-27')).toBe('download');
  rememberPopup('download', '2026-11-27');
  sessionStorage.clear();
  expect(nextPopup(['download', 'notice'], '2026-11-27')).toBeUndefined();
});

test('the least recently opened popup comes next, each once a session', () => {
  rememberPopup('download', '2026-11-26');
  rememberPopup('notice', '2026-11-25');
  expect(nextPopup(['download', 'notice'], '2026-11-27')).toBeUndefined();
  sessionStorage.clear();
  expect(nextPopup(['download', 'notice'], '2026-11-27')).toBe('notice');
});
