// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { advance, render } from '#tests/support/render.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { inTime } from '../states/inTime.ts';
import { Picture } from './Picture.tsx';

let complete = false;
const image = () => document.querySelector('img');
const glyph = () => document.querySelector('i, svg');
const show = (src: string | undefined, waited = inTime) =>
  render(
    <Picture ref={waited} src={src}>
      <i />
    </Picture>,
  );
const fail = () => act(async () => image()!.dispatchEvent(new Event('error')));
async function pass(ms: number) {
  await advance(ms);
  // A browser fails to load an empty address.
  if (image()?.getAttribute('src') === '') await fail();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockImplementation(() => complete);
  complete = false;
});

test('an icon not loaded in five seconds is replaced by its glyph, however often it re-renders (N-13)', async () => {
  await show('/icons/slow.svg');
  await pass(4_000);
  await show('/icons/slow.svg');
  await pass(999);
  expect(glyph()).toBeNull();
  await pass(1);
  expect(image()).toBeNull();
  expect(glyph()).not.toBeNull();
});

test('a loaded icon stays (N-13)', async () => {
  await show('/icons/quick.svg');
  complete = true;
  await pass(5_000);
  expect(image()!.getAttribute('src')).toBe('/icons/quick.svg');
});

test('an icon that fails to load becomes a glyph at once, and a new address is tried (N-13)', async () => {
  await show('/icons/none.svg');
  await fail();
  expect(glyph()).not.toBeNull();
  await show('/icons/other.svg');
  expect(image()!.getAttribute('src')).toBe('/icons/other.svg');
  await pass(5_000);
  expect(glyph()).not.toBeNull();
});

test('without an address the glyph shows from the start', async () => {
  await show(undefined);
  expect(glyph()).not.toBeNull();
});

test('an empty state shows no broken picture (N-13)', async () => {
  await render(<EmptyState picture="/icons/states/noRecords.svg" title="Nothing" />);
  await fail();
  expect(image()).toBeNull();
  expect(glyph()).not.toBeNull();
});
