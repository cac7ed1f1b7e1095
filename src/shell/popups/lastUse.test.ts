// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
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
  document.querySelector('button')!.addEventListener(type, (event) => event.stopPropagation());
  const used = new Event(type, { bubbles: true });
  Object.defineProperty(used, 'timeStamp', { value: 7_000 + type.length });
  document.querySelector('main button')!.dispatchEvent(used);
  expect(lastUse()).toBe(7_000 + type.length);
});
