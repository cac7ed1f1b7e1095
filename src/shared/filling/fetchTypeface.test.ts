// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import url from '#ui/typeface/display.woff2';
import { fetchTypeface } from './fetchTypeface.ts';

const load = vi.fn(() => Promise.resolve());
beforeEach(() => {
  localStorage.clear();
  load.mockReset().mockResolvedValue();
  vi.stubGlobal('FontFace', function () {
    return { load };
  });
});

test('the typeface is fetched once, and the next start finds its address', async () => {
  await fetchTypeface();
  await fetchTypeface();
  expect(load).toHaveBeenCalledOnce();
  expect(JSON.parse(localStorage.getItem('typeface')!)).toEqual({ url });
});

test('another build’s typeface is replaced', async () => {
  localStorage.setItem('typeface', '{"url":"/assets/display-old.woff2"}');
  await fetchTypeface();
  expect(JSON.parse(localStorage.getItem('typeface')!)).toEqual({ url });
});

test('a typeface that does not come is asked for again', async () => {
  load.mockRejectedValueOnce(new Error('network'));
  await expect(fetchTypeface()).rejects.toThrow('network');
  expect(localStorage.getItem('typeface')).toBeNull();
  await fetchTypeface();
  expect(localStorage.getItem('typeface')).not.toBeNull();
});
