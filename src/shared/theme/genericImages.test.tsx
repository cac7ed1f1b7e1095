// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';

const { stores } = await import('#data/stores.ts');
const { followGenericImages } = await import('./genericImages.ts');

const shown = () => document.querySelector('img')?.getAttribute('src');
const setImages = (genericImages: object[]) =>
  act(async () => void Object.assign(stores.settings, { config: { genericImages } }));

test('the operator’s image replaces ours of that name, unless it is missing or fails to load (E-08)', async () => {
  followGenericImages();
  await render(<EmptyState picture="/icons/states/noRecords.svg" title="Nothing" />);
  expect(shown()).toBe('/icons/states/noRecords.svg');
  await setImages([{ uniqueKey: 'noRecords', img: '/art/empty.png' }]);
  expect(shown()).toBe('/art/empty.png');
  await act(async () => document.querySelector('img')!.dispatchEvent(new Event('error')));
  expect(shown()).toBe('/icons/states/noRecords.svg');
  await setImages([{ uniqueKey: 'noRecords', img: 'https://elsewhere.example/a.png' }]);
  expect(shown()).toBe('/icons/states/noRecords.svg');
  await setImages([{ uniqueKey: 'constructor', img: '/art/x.png' }]);
  expect(shown()).toBe('/icons/states/noRecords.svg');
});
