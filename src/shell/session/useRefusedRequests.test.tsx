// @vitest-environment happy-dom
import { act } from 'react';
import { ref } from 'valtio/vanilla';
import { expect, test, vi } from 'vitest';
import { renderHook } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

const { stores } = await import('#data/stores.ts');
const { registerDialogs, shown } = await import('#nav/modals.ts');
registerDialogs(async () => (await import('#shell/pages/dialogs.ts')).dialogs);
const { useRefusedRequests } = await import('./useRefusedRequests.ts');

test('a refused protection request is shown to its player once, and then cleared (S6)', async () => {
  await renderHook(useRefusedRequests);
  expect(app.rg.refusedSeen).not.toHaveBeenCalled();
  await act(async () => {
    const at = 1;
    stores.rg.refused = ref([
      { call: 'selfExclude', at },
      { call: 'selfLimitSet', at },
      { call: 'selfLimitSet', at },
    ]);
  });
  await vi.waitFor(() => expect(app.rg.refusedSeen).toHaveBeenCalledOnce());
  const [{ name, props }] = shown as unknown as [{ name: string; props: { text: string } }];
  expect(name).toBe('tips');
  expect(props.text).toMatch(/^Your break or self-exclusion wasn’t accepted.*Your limit wasn’t accepted[^Y]*$/);
});
