// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { button, render } from '#tests/support/render.tsx';

const { stores } = await import('#data/stores.ts');
const { forPlayers } = await import('./forPlayers.tsx');

history.replaceState(null, '', '/member/profile');
const Profile = forPlayers(() => 'Ana Santos');

test('a visitor sees a log-in prompt in place of the page, until logged in and after log-out (Q-21, R-24)', async () => {
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

test('nothing is prompted before the session is known (Q-21)', async () => {
  Object.assign(stores.session, { known: false, userId: 0 });
  await render(<Profile />);
  expect(button('Log in')).toBeUndefined();
});
