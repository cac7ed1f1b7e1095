import { kycSides, type KycSide } from '#contract/kyc.ts';
import { openMoneyTest } from './moneyTest.ts';
import { pictureOf } from './picture.ts';

/** A home address as the identity check asks for it. */
export const address = {
  region: 'NCR',
  province: 'NCR',
  city: 'Manila',
  barangay: '1',
  address: '1 Rizal Ave',
  zip: '1000',
};

const details = {
  idType: 'passport',
  realName: 'Ana María Santos',
  birthday: '1995-02-28',
  address,
  consent: true,
};

/** A test operator for identity checks. */
export async function openKycTest(options: Parameters<typeof openMoneyTest>[0] = {}) {
  const operator = await openMoneyTest(options);
  let numbers = 0;

  /** A passport number that nobody has yet. */
  const newNumber = () => `P${String(++numbers).padStart(7, '0')}B`;

  /** Uploads the picture of a side. */
  const upload = (token: string, side: KycSide, image = pictureOf()) =>
    operator.act('uploadKyc', { side, image }, token);

  /** A complete identity check whose pictures have been uploaded; `more` overrides its fields. */
  async function application(token: string, more: object = {}) {
    const [front, selfie] = [await upload(token, kycSides.front), await upload(token, kycSides.selfie)];
    return { ...details, idNo: newNumber(), frontId: front['fileId'], selfieId: selfie['fileId'], ...more };
  }

  /** Submits a complete identity check with its pictures. */
  const submit = async (token: string, more: object = {}) =>
    operator.act('addKyc', await application(token, more), token);

  /** Where the player's identity check stands. */
  const check = async (token: string) => (await operator.call('kyc', {}, token))['data'];

  return { ...operator, newNumber, upload, application, submit, check };
}

export type KycTest = Awaited<ReturnType<typeof openKycTest>>;
