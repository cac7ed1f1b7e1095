import type { Name, Output } from '#contract/endpoints.ts';
import { authModes, socialTypes, type Provider } from '#contract/loginKinds.ts';
import { giveCoupon } from '../operator/money/coupons.ts';
import { leaveAtMaker } from '../operator/games/makerWallets.ts';
import type { MoneyTest } from './moneyTrial.ts';
import type { Answer } from './testOperator.ts';
import { samples } from './samples.ts';

type Before = Partial<Record<Name, (token: string, userId: number) => Promise<object>>>;

/** What must have happened before a call; the answers are fields that can't be known earlier. */
export function before(trial: MoneyTest): Before {
  const code = async (type: number, { mobile }: { mobile: string } = samples.smsSend) =>
    trial.call('smsSend', { mobile, type });
  const order = (token: string) =>
    trial.call('createRecharge', { ...samples.createRecharge, requestId: 'sample-order' }, token);

  /** Somebody at a provider who is bound already comes back from there. */
  async function known(provider: Provider) {
    const { token } = await trial.player();
    const credential = await trial.consent(provider, 'Sample');
    await trial.call('bindSocialAccount', { type: socialTypes[provider], credential }, token);
    return trial.consent(provider, 'Sample');
  }

  const calls: Before = {
    accountLoginSms: () => code(authModes.loginAndRegister),
    accountRegist4: () => code(authModes.register, samples.accountRegist4),
    forgetPassword: () => code(authModes.forget),
    googleLogin: () => known('google'),
    facebookLogin: () => known('facebook'),
    lineLogin: () => known('line'),
    bindSocialAccount: async () => ({ credential: await trial.consent('google', 'Other sample') }),
    rechargeStatus: async (token) => ({ orderNo: (await order(token))['orderNo'] }),
    rechargeRecord: order,
    exchange: withdrawal,
    exchangeStatus: async (token, userId) => {
      const { orderNo } = await trial.act(
        'exchange',
        { ...samples.exchange, ...(await withdrawal(token, userId)) },
        token,
      );
      return { orderNo };
    },
    addBankInfo: async (token) => ({ smsCode: await trial.code(token) }),
    modifyBankInfo: async (token) => ({ id: await trial.account(token) }),
    safeboxTransfer: (token) => trial.call('setSafeboxPassword', samples.setSafeboxPassword, token),
    couponUse: async (token, userId) => {
      const expiresAt = trial.clock.time + 1_000;
      const coupon = { userId, propId: 1301, value: 100, minAmount: 0, expiresAt };
      await trial.db.transaction().execute((trx) => giveCoupon(trx, coupon));
      const { list } = await trial.call('couponList', {}, token);
      return { id: (list as Output<'couponList'>['list'])[0]!.id };
    },
    retrieveBalance: async (_, userId) => {
      const left = { ref: 'sample', userId, brandId: 3, amount: 100, time: trial.clock.time };
      await trial.db.transaction().execute((trx) => leaveAtMaker(trx, left));
      return {};
    },
    addKyc: async (token) => {
      const [front, selfie] = [
        await trial.call('uploadKyc', samples.uploadKyc, token),
        await trial.call('uploadKyc', { ...samples.uploadKyc, side: 3 }, token),
      ];
      return { frontId: front['fileId'], selfieId: selfie['fileId'] };
    },
    selfLimitConfirm: async (token) => {
      const id = await looser(token);
      trial.clock.time += 24 * 60 * 60 * 1_000;
      return id;
    },
    selfLimitCancelPending: looser,
    sessionRevoke: async (token) => ({ id: sessions(await trial.call('sessionList', {}, token))[0]!.id }),
  };
  async function withdrawal(token: string, userId: number) {
    await trial.know(userId);
    return { accountId: await trial.account(token), smsCode: await trial.code(token) };
  }
  async function looser(token: string) {
    await trial.call('selfLimitSet', samples.selfLimitSet, token);
    const { id } = await trial.call('selfLimitSet', { ...samples.selfLimitSet, value: 60_000 }, token);
    return { id };
  }
  const sessions = ({ list }: Answer) => list as Output<'sessionList'>['list'];

  return calls;
}
