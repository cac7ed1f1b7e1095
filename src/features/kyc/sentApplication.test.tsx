// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';
import { emptyValues, type KycValues } from './steps.ts';
import type { Draft } from './useDraft.ts';

const { stores } = await import('#data/stores.ts');
const { useApplication } = await import('./useApplication.ts');

const pictures = [
  { side: 1, image: 'data:image/jpeg;base64,front', blurred: false, fileId: '' },
  { side: 3, image: 'data:image/jpeg;base64,selfie', blurred: false, fileId: '' },
] as Draft['pictures'];

const typed: KycValues = {
  ...emptyValues,
  idType: 'passport',
  idNo: ' p 1234567–a\u200B',
  realName: '\u2068Nin\u0303a\u00A0 O´Hara\u2069',
  birthday: '1990-06-12',
  region: ' NCR ',
  province: 'Metro\u00A0Manila',
  city: 'Manila\u200B',
  barangay: '１',
  address: '1 Rizal Ave',
  zip: ' １０００ ',
  consent: true,
};

async function send(values: KycValues) {
  const application = await renderHook(() =>
    useApplication({
      check: { status: 0 },
      initial: values,
      draft: { values: {}, pictures },
      onCorrection() {},
      onSent() {},
    }),
  );
  const submit = new Event('submit', { cancelable: true });
  await act(async () => application.current.form.props.onSubmit(submit as never));
  return application.current;
}

beforeEach(() => {
  vi.clearAllMocks();
  app.kyc.sendKycPicture.mockImplementation(async (side) => `picture ${side}`);
});

test('an application is sent as it was read: its name, its number and its address (KY-04)', async () => {
  await send(typed);
  expect(app.kyc.addKyc).toHaveBeenCalledExactlyOnceWith({
    idType: 'passport',
    idNo: 'P1234567A',
    realName: "Niña O'Hara",
    birthday: '1990-06-12',
    frontId: 'picture 1',
    selfieId: 'picture 3',
    address: {
      region: 'NCR',
      province: 'Metro Manila',
      city: 'Manila',
      barangay: '1',
      address: '1 Rizal Ave',
      zip: '1000',
    },
    consent: true,
  });
});

test('an address longer than the operator takes isn’t sent, and says so', async () => {
  const { form } = await send({ ...typed, region: 'x'.repeat(121) });
  expect(app.kyc.addKyc).not.toHaveBeenCalled();
  expect(form.text('region').error).toContain('120');
});

test('two lines are no number of a document, and nothing is sent (V-11)', async () => {
  await send({ ...typed, idType: 'sss', idNo: '12345\n67890' });
  expect(app.kyc.addKyc).not.toHaveBeenCalled();
});

test('an application whose pictures are being uploaded isn’t sent for the next player (I5)', async () => {
  Object.assign(stores.session, { userId: 8, epoch: 'of Ana' });
  app.kyc.sendKycPicture.mockImplementation(async (side) => {
    if (side === 3) Object.assign(stores.session, { userId: 9, epoch: 'of Ben' });
    return `picture ${side}`;
  });
  await send(typed);
  expect(app.kyc.sendKycPicture).toHaveBeenCalledTimes(2);
  expect(app.kyc.addKyc).not.toHaveBeenCalled();
});
