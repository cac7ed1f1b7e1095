// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { applyTypeface } from './applyTypeface.ts';

const add = vi.fn();
beforeEach(() => vi.stubGlobal('document', { fonts: { add } }));
afterEach(() => void vi.unstubAllGlobals());

test('a typeface that is here is used', () => {
  const typeface = { status: 'loaded' };
  vi.stubGlobal('typeface', typeface);
  applyTypeface();
  expect(add).toHaveBeenCalledWith(typeface);
});

test.each([undefined, { status: 'loading' }, { status: 'error' }])(
  'a typeface that comes late waits: %j',
  (typeface) => {
    vi.stubGlobal('typeface', typeface);
    applyTypeface();
    expect(add).not.toHaveBeenCalled();
  },
);
