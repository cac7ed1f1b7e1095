// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

const portrait = vi.hoisted(() => vi.fn());
vi.mock('./portrait.ts', () => ({ portrait }));
const { stores } = await import('#data/stores.ts');
const { default: AvatarModal } = await import('./AvatarModal.tsx');

test('a photo that is still being read doesn’t become the next player’s picture (I5)', async () => {
  let made: (photo: object) => void = () => {};
  portrait.mockReturnValue(new Promise((done) => (made = done)));
  Object.assign(stores.session, { userId: 8, epoch: 'of Ana', known: true });
  stores.settings.config = { features: { avatarOther: true } } as never;
  await render(<AvatarModal close={() => {}} />);
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  Object.defineProperty(input, 'files', { value: [new File(['bytes'], 'ana.jpg')] });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  expect(portrait).toHaveBeenCalledOnce();
  await act(async () => void Object.assign(stores.session, { userId: 9, epoch: 'of Ben' }));
  await act(async () => made({ image: 'data:image/jpeg;base64,ANA' }));
  expect(app.account.updateProfile).not.toHaveBeenCalled();
});
