// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { lastUse } from './lastUse.ts';

beforeEach(() => {
  document.body.innerHTML = '<main><button>All</button></main><dialog open><button>Accept</button></dialog>';
});

const send = (selector: string, type: string) =>
  document.querySelector(selector)!.dispatchEvent(new Event(type, { bubbles: true }));

test('an untouched page was never used, nor one whose dialog alone was answered', () => {
  send('dialog button', 'click');
  expect(lastUse()).toBe(0);
});

test.each(['click', 'touchstart', 'keydown', 'wheel'])('a page is used by a %s, also one that is stopped', (type) => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(7_000 + type.length);
  document.querySelector('button')!.addEventListener(type, (event) => event.stopPropagation());
  send('main button', type);
  expect(lastUse()).toBe(now());
});

test.each([
  [true, 7_000],
  [false, 0],
])('a page tapped before this code came was used: %s', async (hasBeenActive, at) => {
  vi.spyOn(performance, 'now').mockReturnValue(7_000);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive } });
  vi.resetModules();
  const { lastUse: last } = await import('./lastUse.ts');
  expect(last()).toBe(at);
  vi.unstubAllGlobals();
});
