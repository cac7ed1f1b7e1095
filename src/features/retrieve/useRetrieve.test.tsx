// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

const { stores } = await import('#data/stores.ts');
const { useRetrieve } = await import('./useRetrieve.ts');

const call = 'retrieveBalance';

test('a resolved recall refreshes everything it changed', async () => {
  stores.acts[call] = { requestId: 'r', call, state: 'uncertain', at: 0 };
  await renderHook(useRetrieve);
  expect(app.tab.resume).not.toHaveBeenCalled();
  await act(async () => void (stores.acts[call] = undefined));
  expect(app.tab.resume).toHaveBeenCalledTimes(1);
});
