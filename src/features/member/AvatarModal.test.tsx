// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

const { stores } = await import('#data/stores.ts');
const { default: AvatarModal } = await import('./AvatarModal.tsx');

const portrait = vi.hoisted(() => vi.fn());
vi.mock('./portrait.ts', () => ({ portrait }));

const photo = () => document.querySelector<HTMLInputElement>('input[type=file]');
async function choose() {
  stores.settings.config = { features: { avatarOther: true } } as never;
  await render(<AvatarModal close={() => {}} />);
  Object.defineProperty(photo()!, 'files', { value: [new File(['bytes'], 'me.jpg')] });
  await act(async () => void photo()!.dispatchEvent(new Event('change', { bubbles: true })));
}
const said = () => document.querySelector('[role=alert]')!.textContent;

test('a custom picture is offered only where the operator allows it (ME-01)', async () => {
  stores.settings.config = { features: {} } as never;
  await render(<AvatarModal close={() => {}} />);
  expect(photo()).toBeNull();
  await act(async () => void (stores.settings.config = { features: { avatarOther: true } } as never));
  expect(photo()).not.toBeNull();
});

test.each([
  ['notRead', 'We couldn’t read this file. Save it to your phone first'],
  ['large', 'This photo has too many pixels'],
  ['undrawn', 'Your phone couldn’t prepare this photo'],
])('a photo that is %s gets advice beside the button (F5)', async (fault, words) => {
  portrait.mockResolvedValue({ fault });
  await choose();
  expect(said()).toContain(words);
});

test('a photo that fails to save is reported beside the button (F5)', async () => {
  portrait.mockResolvedValue({ image: 'data:image/jpeg;base64,AAAA' });
  app.account.updateProfile.mockRejectedValueOnce(new Error());
  await choose();
  expect(said()).toContain('Your photo wasn’t saved');
});
