// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';

vi.mock('#data/worker.ts', () => import('#tests/support/worker.ts'));

const { stores } = await import('#data/stores.ts');
const { default: AvatarModal } = await import('./AvatarModal.tsx');

const photo = () => document.querySelector('input[type=file]');

test('ME-01: a picture of one’s own is offered only where the operator takes it', async () => {
  stores.settings.config = { features: {} } as never;
  await render(<AvatarModal close={() => {}} />);
  expect(photo()).toBeNull();
  await act(async () => void (stores.settings.config = { features: { avatarOther: true } } as never));
  expect(photo()).not.toBeNull();
});
