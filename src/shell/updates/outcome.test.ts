// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';

const track = vi.hoisted(() => vi.fn());
const updates = vi.hoisted(() => ({ build: '' }));
vi.mock('#nav/analytics.ts', () => ({ track }));
vi.mock('#data/updates.ts', () => updates);
const { markLeft, reportUpdate, reportWithdrawn } = await import('./outcome.ts');

/** Opens a page of this build. */
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

test('a new build is reported once, with the previous one', () => {
  open('b2');
  open('b2');
  expect(track).toHaveBeenCalledExactlyOnceWith('app_updated', { outcome: 'applied', from: 'b1' });
});

test('a reload for a newer build that brings the same one has failed, a later reload hasn’t', () => {
  markLeft();
  open('b1');
  open('b1');
  expect(track).toHaveBeenCalledExactlyOnceWith('app_updated', { outcome: 'failed', from: 'b1' });
});

test('a failed reload is reported when another tab has the newer build, whose pages report nothing', () => {
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

test('a withdrawn service worker is reported with its build', () => {
  reportWithdrawn();
  expect(track).toHaveBeenCalledExactlyOnceWith('app_updated', { outcome: 'withdrawn', from: 'b1' });
});
