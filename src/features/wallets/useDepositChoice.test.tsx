// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { render } from '#tests/support/render.tsx';
import '#tests/support/worker.ts';

const { stores } = await import('#data/stores.ts');
const { useDepositChoice } = await import('./useDepositChoice.ts');

function Choice() {
  return <p>{useDepositChoice().channel?.name}</p>;
}
const shown = () => document.querySelector('p')!.textContent;

/** The operator's settings with two channels, the first of them open or not. */
const settings = (isOpen: boolean) =>
  act(async () => {
    const rechargeTypes = [
      { id: 1, name: 'First', code: 'first', sort: 1, status: isOpen ? 1 : 0 },
      { id: 2, name: 'Second', code: 'second', sort: 2, status: 1 },
    ];
    stores.settings.config = { rechargeTypes };
  });

test('the preselected channel stays when one that comes before it opens, until the form is opened again', async () => {
  await settings(false);
  await render(<Choice />);
  expect(shown()).toBe('Second');
  await settings(true);
  expect(shown()).toBe('Second');
  await render(<Choice key="again" />);
  expect(shown()).toBe('First');
});
