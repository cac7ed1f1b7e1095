// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('./worker.ts', () => import('#tests/support/worker.ts'));

const { adData } = await import('./adData.ts');
const { prefer } = await import('./preferences.ts');

beforeEach(() => {
  localStorage.clear();
  document.cookie = '_fbp=; max-age=0';
  prefer({ campaign: true });
});

test('campaign parameters are reported, on later visits too, with ad cookies', () => {
  expect(adData('?utm_source=fb&gclid=g1&page=2')).toEqual({ utm_source: 'fb', gclid: 'g1' });
  document.cookie = '_fbp=fb.1.2';
  expect(adData('')).toEqual({ utm_source: 'fb', gclid: 'g1', fbp: 'fb.1.2' });
});

test('only allowed parameters are read from stored data', () => {
  localStorage.setItem('ad.params', '{"utm_term":"slots","utm_medium":7,"name":"Juan"}');
  expect(adData('')).toEqual({ utm_term: 'slots' });
  localStorage.setItem('ad.params', 'null');
  expect(adData('')).toEqual({});
});

test('opting out reports nothing and stores nothing (N-12)', () => {
  adData('?utm_source=fb');
  document.cookie = '_fbp=fb.1.2';
  prefer({ campaign: false });
  expect(adData('?utm_source=mail')).toEqual({});
  prefer({ campaign: true });
  expect(adData('')).toEqual({ fbp: 'fb.1.2' });
});
