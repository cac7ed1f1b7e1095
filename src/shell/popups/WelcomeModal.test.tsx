// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { readLocal } from '#browser/localStore.ts';
import { press } from '#tests/support/render.tsx';
import { renderScreen } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

const { default: WelcomeModal } = await import('./WelcomeModal.tsx');

const close = vi.fn();
const title = () => document.querySelector('dialog h2')!.textContent;
const shown = () => document.querySelector('dialog')!.textContent;
const open = (hasPassword: 0 | 1) =>
  renderScreen(<WelcomeModal close={close} />, {
    player: { id: 8, hasPassword },
    replies: { selfLimitInfo: { limits: [] } },
  });

beforeEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
  app.replies.read.mockResolvedValue(undefined);
});

test('a new player without a password meets three steps in one sheet (RG-03, AU-01)', async () => {
  await open(0);
  expect(shown()).toContain('Step 1 of 3');
  await press('Next');
  expect(title()).toBe('Before you play');
  await press('Not now');
  expect([title(), readLocal('player', 'cared', false)]).toEqual(['Set a password', true]);
  expect(close).not.toHaveBeenCalled();
  await press('Not now');
  expect(close).toHaveBeenCalledOnce();
});

test('a new player with a password is free after the limits', async () => {
  await open(1);
  expect(shown()).toContain('Step 1 of 2');
  await press('Next');
  await press('Not now');
  expect(close).toHaveBeenCalledOnce();
});

test('each step moves the focus to its number', async () => {
  await open(0);
  await press('Next');
  expect(document.activeElement!.textContent).toBe('Step 2 of 3');
});
