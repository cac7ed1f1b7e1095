// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const track = vi.hoisted(() => vi.fn());
const updates = vi.hoisted(() => ({ build: '' }));
vi.mock('#nav/analytics.ts', () => ({ track }));
vi.mock('#data/updates.ts', () => updates);
const { markLeft, reportUpdate, reportWithdrawn } = await import('./outcome.ts');

/** Opens a page of a build. */
function open(build: string) {
  updates.build = build;
  reportUpdate();
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  open('b1');
});

test('a first visit and a reload of the same build are no update', () => {
  open('b1');
  expect(track).not.toHaveBeenCalled();
});

test('another build than the device had is told once, with the one before', () => {
  open('b2');
  open('b2');
  expect(track).toHaveBeenCalledExactlyOnceWith('app_updated', { outcome: 'applied', from: 'b1' });
});

test('a reload for a newer build that brings the same one again has failed, and a later reload hasn’t', () => {
  markLeft();
  open('b1');
  open('b1');
  expect(track).toHaveBeenCalledExactlyOnceWith('app_updated', { outcome: 'failed', from: 'b1' });
});

test('it has failed as well where another tab has the newer build, whose pages tell of nothing then', () => {
  open('b2');
  track.mockClear();
  updates.build = 'b1';
  markLeft();
  open('b1');
  open('b2');
  expect(track).toHaveBeenCalledExactlyOnceWith('app_updated', { outcome: 'failed', from: 'b1' });
});

test('a reload that brings the newer build was applied', () => {
  markLeft();
  open('b2');
  expect(track).toHaveBeenCalledExactlyOnceWith('app_updated', { outcome: 'applied', from: 'b1' });
});

test('a service worker that is taken back is told with the build it is taken from', () => {
  reportWithdrawn();
  expect(track).toHaveBeenCalledExactlyOnceWith('app_updated', { outcome: 'withdrawn', from: 'b1' });
});
