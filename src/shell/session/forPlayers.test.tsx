// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { button, render } from '#tests/support/render.tsx';

const { stores } = await import('#data/stores.ts');
const { forPlayers } = await import('./forPlayers.tsx');

history.replaceState(null, '', '/member/profile');
const Profile = forPlayers(() => 'Ana Santos');

test('Q-21, R-24: a visitor is led to log in in place of the page, who comes in sees it, and who leaves no longer', async () => {
  Object.assign(stores.session, { known: true, userId: 0 });
  const page = await render(<Profile />);
  expect(page.querySelector('h1')?.textContent).toBe('Profile');
  expect(page.textContent).toContain('Log in to see this page');
  expect(button('Log in')).toBeDefined();
  await act(async () => void (stores.session.userId = 8));
  expect(page.textContent).toBe('Ana Santos');
  await act(async () => void (stores.session.userId = 0));
  expect(page.textContent).not.toContain('Ana Santos');
});

test('Q-21: nothing is asked of anybody before it is known who is there', async () => {
  Object.assign(stores.session, { known: false, userId: 0 });
  await render(<Profile />);
  expect(button('Log in')).toBeUndefined();
});
