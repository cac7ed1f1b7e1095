import { kycSides, kycStates, type KycSide } from '#contract/kyc.ts';
import { usualStaffRules } from '../operator/context/staffRules.ts';
import { openMoneyTest } from './moneyTest.ts';
import { pictureOf } from './picture.ts';

/** A home address in the identity check's form. */
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
  address,
  consent: true,
};

/** A test operator for identity checks. */
export async function openKycTest(options: Parameters<typeof openMoneyTest>[0] = {}) {
  const operator = await openMoneyTest(options);
  let numbers = 0;
  let days = 0;

  /** An unused passport number. */
  const newNumber = () => `P${String(++numbers).padStart(7, '0')}B`;

  /** An unused birthday, which differs from the others in two digits and more. */
  const newBirthday = () => {
    const [year, month, day] = [1995 - (++days % 70), (days * 7) % 12, 1 + ((days * 5) % 28)];
    return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
  };

  /** Uploads the picture of a side. */
  const upload = (token: string, side: KycSide, image = pictureOf()) =>
    operator.act('uploadKyc', { side, image }, token);

  /** A complete identity check whose pictures have been uploaded; `more` overrides its fields. */
  async function application(token: string, more: object = {}) {
    const [front, selfie] = [await upload(token, kycSides.front), await upload(token, kycSides.selfie)];
    const [idNo, birthday] = [newNumber(), newBirthday()];
    return { ...details, idNo, birthday, frontId: front['fileId'], selfieId: selfie['fileId'], ...more };
  }

  /** Submits a complete identity check with its pictures. */
  const submit = async (token: string, more: object = {}) =>
    operator.act('addKyc', await application(token, more), token);

  /** The state of the player's identity check. */
  const check = async (token: string) => (await operator.call('kyc', {}, token))['data'];

  /** The status of the player's identity check. */
  const status = async (token: string) => ((await check(token)) as { status: number }).status;

  /** Passes the time that a planned verdict takes. */
  const decided = () => (operator.clock.time += usualStaffRules.kyc.after);

  /** A new document of another type than the usual passport. */
  const bySss = () => ({ idType: 'sss', idNo: String(3_400_000_000 + ++numbers) });

  /** A player with money who is verified by a passport. */
  async function verified(realName = 'Rosa Villanueva', birthday = newBirthday()) {
    const player = await operator.player(50_000);
    const [person, idNo] = [{ realName, birthday }, newNumber()];
    await submit(player.token, { ...person, idNo });
    decided();
    if ((await status(player.token)) !== kycStates.passed) throw new Error(`${realName} isn’t verified`);
    return { ...player, person, idNo };
  }

  return { ...operator, newNumber, newBirthday, upload, application, submit, check, status, decided, bySss, verified };
}

export type KycTest = Awaited<ReturnType<typeof openKycTest>>;
