// @vitest-environment happy-dom
import { act } from 'react';
import { ref } from 'valtio/vanilla';
import { beforeEach, expect, test, vi } from 'vitest';
import { app } from '#tests/support/worker.ts';
import { press, render } from '#tests/support/render.tsx';

const { stores } = await import('#data/stores.ts');
const { dropModals, registerDialogs, show, shown } = await import('#nav/modals.ts');
const { ModalStack } = await import('../page/ModalStack.tsx');
registerDialogs(async () => (await import('#shell/pages/dialogs.ts')).dialogs);
const { followRefusedRequests } = await import('./refusedRequests.ts');
followRefusedRequests();

const refuse = (...calls: string[]) =>
  act(async () => void (stores.rg.refused = ref(calls.map((call) => ({ call, at: 1 })) as never[])));
const names = () => shown.map(({ name }) => name);

beforeEach(async () => {
  Object.assign(stores.settings, { config: { clientMode: 0 } });
  await refuse();
  shown.splice(0);
});

test('refused protection requests are shown to their player, and cleared by their answer alone (S6)', async () => {
  const page = await render(<ModalStack />);
  await refuse('selfExclude', 'selfLimitSet', 'selfLimitSet');
  await vi.waitFor(() => expect(names()).toEqual(['refused']));
  await act(async () => {});
  expect(page.textContent).toMatch(/Your break or self-exclusion wasn’t accepted.*Your limit wasn’t accepted[^Y]*$/);
  expect(app.rg.refusedSeen).not.toHaveBeenCalled();
  await press('OK');
  expect(app.rg.refusedSeen).toHaveBeenCalledOnce();
  expect(names()).toEqual([]);
});

test('neither another message nor a navigation closes it (S6)', async () => {
  await refuse('selfLimitSet');
  await vi.waitFor(() => expect(names()).toEqual(['refused']));
  await act(() => show('tips', { text: 'The request has timed out' }));
  act(() => void dropModals());
  expect(names()).toEqual(['refused']);
  expect(app.rg.refusedSeen).not.toHaveBeenCalled();
});

test('it goes with its player, or with an answer in another tab', async () => {
  await refuse('selfLimitSet');
  await vi.waitFor(() => expect(names()).toEqual(['refused']));
  await refuse();
  expect(names()).toEqual([]);
});
