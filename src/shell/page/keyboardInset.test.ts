// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { keepTypingInSight } from './keyboardInset.ts';

const shown = vi.fn();
const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

function resize(height: number) {
  vi.stubGlobal('innerHeight', height);
  dispatchEvent(new Event('resize'));
}

vi.stubGlobal('innerHeight', 640);
keepTypingInSight();
beforeEach(() => {
  resize(640);
  document.body.innerHTML = '<input><button>Go on</button>';
  Element.prototype.scrollIntoView = shown;
  shown.mockClear();
});

test('a focused field is scrolled into view when the keyboard opens, and no further (L-08)', () => {
  find('input').focus();
  resize(380);
  expect(shown.mock.calls).toEqual([[{ block: 'nearest' }]]);
});

test('closing the keyboard, browser bars and focus without a keyboard scroll nothing', () => {
  find('input').focus();
  resize(584);
  resize(640);
  find('button').focus();
  resize(380);
  expect(shown).not.toHaveBeenCalled();
});
