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

test('N-13: an icon that hasn’t come in five seconds is given up for its glyph, however often the page is drawn meanwhile', async () => {
  await show('/icons/slow.svg');
  await pass(4_000);
  await show('/icons/slow.svg');
  await pass(999);
  expect(glyph()).toBeNull();
  await pass(1);
  expect(image()).toBeNull();
  expect(glyph()).not.toBeNull();
});

test('N-13: an icon that has come stays', async () => {
  await show('/icons/quick.svg');
  complete = true;
  await pass(5_000);
  expect(image()!.getAttribute('src')).toBe('/icons/quick.svg');
});

test('N-13: an icon that can’t be had is a glyph at once, and another one is looked for anew', async () => {
  await show('/icons/none.svg');
  await fail();
  expect(glyph()).not.toBeNull();
  await show('/icons/other.svg');
  expect(image()!.getAttribute('src')).toBe('/icons/other.svg');
  await pass(5_000);
  expect(glyph()).not.toBeNull();
});

test('where there is no address the glyph stands from the first', async () => {
  await show(undefined);
  expect(glyph()).not.toBeNull();
});

test('N-13: what says that nothing is here shows no broken picture', async () => {
  await render(<EmptyState picture="/icons/states/noRecords.svg" title="Nothing" />);
  await fail();
  expect(image()).toBeNull();
  expect(glyph()).not.toBeNull();
});
