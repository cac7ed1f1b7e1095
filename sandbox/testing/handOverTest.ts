import { expect } from 'vitest';
import { kycStates } from '#contract/kyc.ts';
import { authModes, loginKinds } from '#contract/loginKinds.ts';
import { usualStaffRules } from '../operator/context/staffRules.ts';
import { saveAddress } from '../operator/shop/addresses.ts';
import { placeGoodsOrder } from '../operator/shop/goodsOrders.ts';
import { openKycTest } from './kycTest.ts';
import { samples } from './samples.ts';

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

  /** A new account that gives a person, and its state once a planned verdict would be due. */
  async function again(person: object) {
    const next = await operator.player(50_000);
    expect(await operator.submit(next.token, person)).toMatchObject({ errcode: 0 });
    operator.decided();
    return { ...next, state: await operator.status(next.token) };
  }

  /** Gives an account an address, an order of goods that goes there, and feedback, whose id it returns. */
  async function addTraces(userId: number): Promise<number> {
    const { db, clock } = operator;
    const [address, time] = [samples.updateAddress, clock.time];
    await db.transaction().execute(async (trx) => {
      await saveAddress(trx, userId, address);
      await placeGoodsOrder(trx, usualStaffRules, { userId, goodsId: 4, num: 1, cost: 1_500, address, time });
    });
    const feedback = { userId, time, type: 'game', content: 'Call me', contact: 'her@mail.ph', unread: true } as const;
    const { id } = await db.insertInto('feedback').values(feedback).returning('id').executeTakeFirstOrThrow();
    return id;
  }

  /** Expects that a session reads nothing of whoever had the account before. */
  async function expectNobody(token: string) {
    expect(await operator.check(token)).toEqual({ status: kycStates.none, uploaded: [] });
    expect((await operator.call('appUserOther', {}, token))['data']).toEqual({});
    expect((await operator.call('shippingAddress', {}, token))['data']).toEqual({});
    expect(await operator.call('getBankInfo', {}, token)).toMatchObject({ list: [] });
    const orders = await operator.call('diamondGoodsExchangeOrderLog', samples.diamondGoodsExchangeOrderLog, token);
    expect(JSON.stringify(orders)).not.toMatch(/"address"|"trackNo"/);
    const written = await operator.call('feedbackList', samples.feedbackList, token);
    expect(written['data']).toMatchObject({ list: [] });
    const mails = await operator.call('getMail2', samples.getMail2, token);
    expect(JSON.stringify(mails)).not.toContain('Your identity');
  }

  return {
    ...operator,
    nextDay,
    unproven,
    enter,
    newPerson,
    verifiedUnproven,
    start,
    exclude,
    again,
    addTraces,
    expectNobody,
  };
}

export type HandOverTest = Awaited<ReturnType<typeof openHandOverTest>>;
