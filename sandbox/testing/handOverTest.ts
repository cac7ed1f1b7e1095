import { expect } from 'vitest';
import { kycStates } from '#contract/kyc.ts';
import { authModes, loginKinds } from '#contract/loginKinds.ts';
import { openKycTest } from './kycTest.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const smsCode = '246810';
const consent = { ageConfirmed: true, termsVersion: '2026-01' };

/** The password of accounts whose number its holder has not proven. */
export const password = 'secret88';

interface Entered {
  token: string;
  userInfo: { id: number };
}

/** A test operator for accounts of unproven numbers, and the codes by which their owners enter them. */
export async function openHandOverTest() {
  const operator = await openKycTest();
  let last = 6_800_000;

  /** Begins a day, so that earlier requests don't count against its limits, on which a number needs no code. */
  async function nextDay() {
    operator.clock.time += day;
    await operator.amend({ registration: { kinds: Object.values(loginKinds), smsRequired: false } });
  }

  /** An account of a number that its holder has not proven. */
  async function unproven(deviceId = 'of stranger') {
    const mobile = `0917${++last}`;
    const input = { mobile, password, loginKind: loginKinds.phoneNoOtp, deviceId, ...consent };
    const { token, userInfo } = (await operator.call('accountRegist4', input)) as unknown as Entered;
    return { mobile, token, userId: userInfo.id };
  }

  /** Logs in to a number by a code, and returns the session. */
  async function enter(mobile: string, deviceId = 'of owner') {
    operator.clock.time += minute;
    await operator.call('smsSend', { mobile, type: authModes.loginAndRegister, deviceId });
    const input = { mobile, smsCode, loginKind: loginKinds.phone, authMode: authModes.loginAndRegister };
    const entered = await operator.call('accountLoginSms', { ...input, deviceId, ...consent });
    const { token, userInfo } = entered as unknown as Entered;
    return { token, userId: userInfo.id };
  }

  const newPerson = () => ({
    realName: 'Teodora Alonso',
    birthday: operator.newBirthday(),
    idNo: operator.newNumber(),
  });

  /** Such an account that is verified for a person. */
  async function verifiedUnproven(person: object, deviceId?: string) {
    const account = await unproven(deviceId);
    expect(await operator.submit(account.token, person)).toMatchObject({ errcode: 0 });
    operator.decided();
    expect(await operator.status(account.token)).toBe(kycStates.passed);
    return account;
  }

  const start = (token: string) => operator.act('startGame', { gameId: 1001 }, token);
  const exclude = (token: string, proof: object = {}) =>
    operator.act('selfExclude', { type: 2, months: 6, ...proof }, token);

  return { ...operator, nextDay, unproven, enter, newPerson, verifiedUnproven, start, exclude };
}

export type HandOverTest = Awaited<ReturnType<typeof openHandOverTest>>;
