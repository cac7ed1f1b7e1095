// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { watchFileInputs } from './fileInputs.ts';

const ask = vi.fn(() => Promise.resolve(undefined));
watchFileInputs({ ask });

beforeEach(() => {
  ask.mockClear();
  document.body.replaceChildren();
});

/** Taps an input of this type; returns whether the browser goes on with the tap. */
function tap(type: string, capture = ''): boolean {
  const input = Object.assign(document.createElement('input'), { type });
  if (capture) input.setAttribute('capture', capture);
  document.body.append(input);
  return input.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

test('a tap on an input for pictures asks the wrapper for one instead (O-42)', () => {
  expect(tap('file')).toBe(false);
  expect(ask).toHaveBeenLastCalledWith('pickImage', { camera: null });
  tap('file', 'environment');
  expect(ask).toHaveBeenLastCalledWith('pickImage', { camera: 'environment' });
});

test.each(['checkbox', 'radio', 'text', 'submit'])('a tap on an input of type %s is left alone (O-42)', (type) => {
  expect(tap(type)).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});
