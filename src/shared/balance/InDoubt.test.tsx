// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { render } from '#tests/support/render.tsx';

const { stores } = await import('#data/stores.ts');
const { InDoubt } = await import('./InDoubt.tsx');

test('while money is in transit with an unknown outcome, the balance says it may be missing (A4)', async () => {
  const place = await render(<InDoubt />);
  const said = () => place.textContent;
  for (const call of ['retrieveBalance', 'safeboxTransfer', 'exchange'] as const) {
    expect(said()).toBe('');
    const uncertain = { requestId: 'r', call, state: 'uncertain', at: 0 } as const;
    await act(async () => void (stores.acts[call] = uncertain));
    expect(said()).toMatch(/still checking/);
    await act(async () => void (stores.acts[call] = undefined));
  }
});

test('an uncertain deposit shows nothing, as it has not reached the balance', async () => {
  const call = 'createRecharge';
  const place = await render(<InDoubt />);
  await act(async () => void (stores.acts[call] = { requestId: 'r', call, state: 'uncertain', at: 0 }));
  expect(place.textContent).toBe('');
});
