// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { readLocal, writeLocal } from '#browser/localStore.ts';

const { stores } = await import('#data/stores.ts');
const { useSessionEnd } = await import('./useSessionEnd.ts');

function Page() {
  useSessionEnd();
  return null;
}

const history = () => readLocal('player', 'searches', 'none');

beforeEach(() => {
  writeLocal('player', 'searches', 'gold');
  Object.assign(stores.session, { known: true, userId: 0, epoch: '' });
  Object.assign(stores.storage, { silent: false, brief: false });
});

test('a start without a session completes an interrupted log-out (F6)', async () => {
  await render(<Page />);
  expect(history()).toBe('none');
});

test('a player’s values stay while the device doesn’t tell the session, and with it once it does (D1)', async () => {
  stores.storage.brief = true;
  await render(<Page />);
  expect(history()).toBe('gold');
  await act(async () => {
    stores.storage.brief = false;
    Object.assign(stores.session, { userId: 7, epoch: 'stored' });
  });
  expect(history()).toBe('gold');
});

test('a player who logs in on a device that refuses gets nothing of a former one (F1)', async () => {
  stores.storage.brief = true;
  await render(<Page />);
  await act(async () => void Object.assign(stores.session, { userId: 8, epoch: 'of this visit' }));
  expect(history()).toBe('none');
});
