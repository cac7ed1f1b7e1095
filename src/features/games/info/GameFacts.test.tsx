// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { press, render } from '#tests/support/render.tsx';

const show = vi.hoisted(() => vi.fn(async () => {}));
vi.mock('#nav/modals.ts', () => ({ show }));

const { GameFacts } = await import('./GameFacts.tsx');

test('external game rules open after a notice naming the site (S23)', async () => {
  const address = 'https://rules.test/pearls';
  await render(<GameFacts game={{ id: 1, name: 'Pearls', brandId: 1, gameTypeId: 3, rules: address }} />);
  expect(document.querySelector('[href]')).toBeNull();
  await press('Read the rules');
  expect(show).toHaveBeenCalledExactlyOnceWith('leave', { address });
});
