// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { render } from '#tests/support/render.tsx';

const { stores } = await import('#data/stores.ts');
const { ActionBar } = await import('./ActionBar.tsx');
const { default: css } = await import('./ActionBar.module.css');

test.each(['failing', 'portal'] as const)(
  'the bar gives way to the connection bar while the network is %s, and returns',
  async (state) => {
    const place = await render(<ActionBar at="tabs">Deposit</ActionBar>);
    const classes = () => [...place.querySelector('div')!.classList];
    expect(classes()).toContain(css['tabs']);
    await act(async () => void (stores.network[state] = true));
    expect(classes()).toContain(css['still']);
    await act(async () => void (stores.network[state] = false));
    expect(classes()).toContain(css['tabs']);
  },
);
