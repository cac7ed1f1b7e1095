// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test } from 'vitest';
import { renderHook } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';
import { emptyValues } from './steps.ts';
import type { Draft } from './useDraft.ts';

const { stores } = await import('#data/stores.ts');
const { useApplication } = await import('./useApplication.ts');

const pictures = [1, 3].map((side) => ({
  side,
  image: 'data:image/jpeg;base64,A',
  blurred: false,
  fileId: '',
})) as Draft['pictures'];

test('an identity whose pictures are being uploaded isn’t submitted for the next player (I5)', async () => {
  Object.assign(stores.session, { userId: 8, epoch: 'of Ana', known: true });
  app.kyc.sendKycPicture.mockImplementation(async (side) => {
    if (side === 3) Object.assign(stores.session, { userId: 9, epoch: 'of Ben' });
    return `picture ${side}`;
  });
  const initial = {
    ...emptyValues,
    idType: 'passport',
    idNo: 'P1234567A',
    realName: 'Ana Santos',
    birthday: '1990-06-12',
    region: 'NCR',
    province: 'Metro Manila',
    city: 'Manila',
    barangay: '1',
    address: '1 Rizal Ave',
    zip: '1000',
    consent: true,
  };
  const application = await renderHook(() =>
    useApplication({ check: { status: 0 }, initial, draft: { values: {}, pictures }, onCorrection() {}, onSent() {} }),
  );
  await act(async () => application.current.form.props.onSubmit(new Event('submit', { cancelable: true }) as never));
  expect(app.kyc.addKyc).not.toHaveBeenCalled();
});
