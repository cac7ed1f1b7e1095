// @vitest-environment happy-dom
import { act, useLayoutEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { initialStores } from '#contract/stores.ts';

document.body.innerHTML = '<dialog id="age-notice"><button name="language"></button></dialog>';
const { useAgeGate } = await import('./ageGate.ts');
const { consent, notice } = await import('./ageConsent.ts');
const { stores } = await import('#data/stores.ts');

function Gate() {
  return <p>{useAgeGate().open ? 'open' : 'closed'}</p>;
}
const isOpen = () => document.querySelector('p')!.textContent === 'open';
const config = (clientMode: number, version: string) =>
  act(async () => void Object.assign(stores.settings, { config: { clientMode, ageNotice: { version } } }));
const shown = () => notice!.open;

beforeEach(async () => {
  Object.assign(stores.settings, initialStores().settings);
  localStorage.clear();
  consent.version = '';
  delete notice!.dataset['version'];
  notice!.close('unneeded');
});

test('an acceptance before the settings load counts for the version they name', async () => {
  consent.version = '*';
  await render(<Gate />);
  expect(shown()).toBe(false);
  await config(1, '4');
  expect(isOpen()).toBe(true);
  expect(consent.version).toBe('4');
  expect(localStorage.getItem('age.accepted')).toBe('"4"');
});

test('an acceptance between loading and first effects counts, and the notice isn’t shown again', async () => {
  notice!.showModal();
  const showModal = vi.spyOn(notice!, 'showModal');
  await config(1, '1');
  function Answers() {
    const { open } = useAgeGate();
    useLayoutEffect(() => notice!.close('accept'), []);
    return <p>{open ? 'open' : 'closed'}</p>;
  }
  await render(<Answers />);
  expect(isOpen()).toBe(true);
  expect(shown()).toBe(false);
  expect(showModal).not.toHaveBeenCalled();
});

test('a new version asks again, and its acceptance is stored with its number', async () => {
  consent.version = '3';
  await render(<Gate />);
  expect(shown()).toBe(false);
  await config(1, '4');
  expect(shown()).toBe(true);
  expect(isOpen()).toBe(false);
  await act(async () => notice!.close('accept'));
  expect(isOpen()).toBe(true);
  expect(consent.version).toBe('4');
});

test('settings without a notice remove it, and no acceptance is stored', async () => {
  await render(<Gate />);
  expect(shown()).toBe(true);
  await config(0, '4');
  expect(shown()).toBe(false);
  expect(isOpen()).toBe(true);
  expect(consent.version).toBe('');
});

test('the notice gets the operator’s address for declining', async () => {
  await render(<Gate />);
  await act(async () => {
    const ageNotice = { version: '1', declineUrl: 'https://regulator.example/minors' };
    Object.assign(stores.settings, { config: { clientMode: 1, ageNotice } });
  });
  expect(notice!.dataset['decline']).toBe('https://regulator.example/minors');
});
