// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { kycSides } from '#contract/kyc.ts';
import { renderScreen } from '#tests/support/screen.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('#nav/href.ts', async (original) => ({
  ...(await original<object>()),
  useQuery: () => ({ step: 'pictures' }),
}));
vi.mock('#nav/navigation.ts', () => ({ go: async () => true, goBack: () => {} }));
vi.mock('#nav/modals.ts', () => ({ show: async () => {} }));

const { stores } = await import('#data/stores.ts');
const { default: KycScreen } = await import('./KycScreen.tsx');

test('a player who has logged in again in another tab can add a picture (KY-03)', async () => {
  const { front } = kycSides;
  app.kyc.recallKyc.mockResolvedValue({ values: {}, pictures: [] });
  app.kyc.takeKycPicture.mockResolvedValue({ side: front, image: 'data:', blurred: false, fileId: '' });
  stores.session.epoch = 'of Ana';
  await renderScreen(<KycScreen />, { player: 8, replies: { kyc: { status: 0 }, appUserOther: {} } });
  await act(async () => void (stores.session.epoch = 'of Ana, later'));
  await act(async () => {});
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!;
  const file = new File(['bytes'], 'front.jpg');
  Object.defineProperty(input, 'files', { value: [file] });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  await vi.waitFor(() => expect(app.kyc.takeKycPicture).toHaveBeenCalledOnce());
  expect(app.kyc.takeKycPicture).toHaveBeenCalledWith(front, await file.arrayBuffer(), 'of Ana, later');
});
