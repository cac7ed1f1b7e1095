// @vitest-environment happy-dom
import { act, useLayoutEffect, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Failure } from '#contract/failure.ts';
import { switchLanguage } from '#i18n/area.ts';
import { button, press, render } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';
import type { Draft } from './useDraft.ts';
import { emptyValues, type Step } from './steps.ts';

vi.mock('#nav/navigation.ts', () => ({ go: async () => true }));
vi.mock('#nav/modals.ts', () => ({ show: async () => {} }));

const { StepForm } = await import('./StepForm.tsx');
const { useApplication } = await import('./useApplication.ts');

const pictures = [
  { side: 1, image: 'data:image/jpeg;base64,front', blurred: false, fileId: '' },
  { side: 3, image: 'data:image/jpeg;base64,selfie', blurred: false, fileId: '' },
] as Draft['pictures'];

const typed = {
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

const drawn = vi.fn<(application: ReturnType<typeof useApplication>) => void>();
const last = () => drawn.mock.lastCall![0];

/** The application's form from the review step on, as in its screen. */
function Trial() {
  const [step, setStep] = useState<Step>('review');
  const draft = { values: {}, pictures };
  const application = useApplication({
    check: { status: 0 },
    initial: typed,
    draft,
    onCorrection: setStep,
    onSent() {},
  });
  useLayoutEffect(() => drawn(application));
  return <StepForm step={step} application={application} at={(next) => next} />;
}

const refused = (field: string) => new Failure('refused', 400, { field });
const cards = () => [...document.querySelectorAll('section, [aria-labelledby]')].map(({ textContent }) => textContent);
const cardOf = (name: string) => cards().find((said) => said.startsWith(name))!;

beforeEach(async () => {
  vi.clearAllMocks();
  await switchLanguage('en');
  await render(<Trial />);
});

const sentences = {
  en: 'This wasn’t accepted. Please take a new picture. Everything else you entered stays.',
  fil: 'Hindi ito tinanggap. Kumuha ng bagong photo. Mananatili ang iba pang inilagay mo.',
};

test('a refused picture is reported at its side, and everything typed stays (S14)', async () => {
  app.kyc.sendKycPicture.mockImplementation((side) =>
    side === 3 ? Promise.reject(refused('image')) : Promise.resolve('the front'),
  );
  await press('Send');
  expect(cardOf('Your face')).toContain(sentences.en);
  expect(cardOf('Front')).not.toContain(sentences.en);
  expect(last().form.values).toEqual(typed);
  expect(app.kyc.addKyc).not.toHaveBeenCalled();
  expect([last().has(1), last().has(3)]).toEqual([true, false]);
  expect(button('Continue')).toBeDefined();
});

test('a picture refused on submission is reported at its side (S14)', async () => {
  app.kyc.sendKycPicture.mockResolvedValue('a picture');
  app.kyc.addKyc.mockRejectedValue(refused('frontId'));
  await press('Send');
  expect(cardOf('Front')).toContain(sentences.en);
  expect(cardOf('Your face')).not.toContain(sentences.en);
  expect(app.kyc.forgetKycPicture).toHaveBeenCalledExactlyOnceWith(1);
  expect(last().form.values).toEqual(typed);
});

test('a refused picture is reported in Filipino too (S14)', async () => {
  await act(() => switchLanguage('fil'));
  app.kyc.sendKycPicture.mockRejectedValue(refused('image'));
  await press('Ipadala');
  expect(document.body.textContent).toContain(sentences.fil);
});
