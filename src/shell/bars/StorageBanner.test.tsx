// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { render } from '#tests/support/render.tsx';

const { stores } = await import('#data/stores.ts');
const { StorageBanner } = await import('./StorageBanner.tsx');

const normal = { mode: 'device', silent: false, full: false, brief: false } as const;

/** The banner's text for a device in this state. */
async function said(storage: Partial<typeof stores.storage>, isKnown = true) {
  Object.assign(stores.storage, normal, storage);
  stores.session.known = isKnown;
  return (await render(<StorageBanner />)).querySelector('output')?.textContent ?? '';
}

test('the banner names what this device can’t do, and is absent where it can (D1, D2, D7)', async () => {
  expect(await said({})).toBe('');
  expect(await said({ mode: 'memory' })).toMatch(/Likes and settings last/);
  expect(await said({ mode: 'memory', brief: true })).toMatch(/logged in until you leave or reload/);
  expect(await said({ mode: 'memory', full: true })).toMatch(/is full/);
  expect(await said({ silent: true }, false)).toMatch(/Trying again/);
  expect(await said({ silent: true })).toMatch(/Games and deposits are off/);
});

test('a dismissed message stays away, and a new problem shows', async () => {
  expect(await said({ silent: true }, false)).not.toBe('');
  await act(async () => document.querySelector('button')!.click());
  expect(await said({ silent: true }, false)).toBe('');
  expect(await said({ silent: true })).not.toBe('');
});
