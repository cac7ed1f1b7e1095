// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { render } from '#tests/support/render.tsx';

const { stores } = await import('#data/stores.ts');
const { ActionBar } = await import('./ActionBar.tsx');

test.each(['failing', 'portal'] as const)('the bar keeps its place while the network is %s', async (state) => {
  const place = await render(<ActionBar at="tabs">Deposit</ActionBar>);
  const before = place.innerHTML;
  await act(async () => void (stores.network[state] = true));
  expect(place.innerHTML).toBe(before);
  await act(async () => void (stores.network[state] = false));
});
