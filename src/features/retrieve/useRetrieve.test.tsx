// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';

const app = vi.hoisted(() => ({ resume: vi.fn(async () => {}) }));
vi.mock('#data/worker.ts', () => ({ app, onWorker: () => {} }));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const { stores } = await import('#data/stores.ts');
const { useRetrieve } = await import('./useRetrieve.ts');

const call = 'retrieveBalance';

function Trial() {
  useRetrieve();
  return null;
}

test('once it is known what became of money on its way back, all that it changed is asked for anew', async () => {
  stores.acts[call] = { requestId: 'r', call, state: 'uncertain', at: 0 };
  const root = createRoot(document.createElement('div'));
  await act(async () => root.render(<Trial />));
  expect(app.resume).not.toHaveBeenCalled();
  await act(async () => void (stores.acts[call] = undefined));
  expect(app.resume).toHaveBeenCalledTimes(1);
  await act(async () => root.unmount());
});
