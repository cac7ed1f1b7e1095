import type { Output } from '#contract/endpoints.ts';
import { authModes, codeTypes, socialTypes, type Provider } from '#contract/loginKinds.ts';
import { balanceOf } from '../../ledger/ledger.ts';
import type { MoneyTest } from '../moneyTest.ts';
import { samples } from '../samples.ts';
import type { Answer } from '../testOperator.ts';
import { alone, passDays, type Before } from './setup.ts';

/** The setups of calls about the account, its identity and its limits. */
export function beforeAccount(operator: MoneyTest): Before {
  const code = (type: number, { mobile }: { mobile: string } = samples.smsSend) =>
    alone(operator.call('smsSend', { mobile, type }));
  const sessions = ({ list }: Answer) => list as Output<'sessionList'>['list'];

  /** A person at a provider whose identity is already bound. */
  async function known(provider: Provider) {
    const { token } = await operator.player();
    const credential = await operator.consent(provider, 'Sample');
    await operator.call('bindSocialAccount', { type: socialTypes[provider], credential }, token);
    return operator.consent(provider, 'Sample');
  }

  /** A limit that is to be raised. */
  async function looser(token: string) {
    await operator.call('selfLimitSet', samples.selfLimitSet, token);
    const { id } = await operator.call('selfLimitSet', { ...samples.selfLimitSet, value: 60_000 }, token);
    return { id };
  }

  return {
    accountLoginSms: () => code(authModes.loginAndRegister),
    accountRegist4: () => code(authModes.register, samples.accountRegist4),
    forgetPassword: () => code(authModes.forget),
    googleLogin: () => known('google'),
    facebookLogin: () => known('facebook'),
    lineLogin: () => known('line'),
    bindSocialAccount: async () => ({ credential: await operator.consent('google', 'Other sample') }),
    unbindAccount: async (token) => {
      const credential = await operator.consent('google', 'Taken off');
      return alone(operator.call('bindSocialAccount', { type: socialTypes.google, credential }, token));
    },
    deletionRequest: async (token, userId) => {
      await operator.give(userId, 'coin', 0 - (await balanceOf(operator.db, userId)));
      return { smsCode: await operator.code(token, codeTypes.security) };
    },
    reauthenticate: async (token) => ({ smsCode: await operator.code(token, codeTypes.security) }),
    sessionRevoke: async (token) => ({ id: sessions(await operator.call('sessionList', {}, token))[0]!.id }),
    addKyc: async (token) => {
      const [front, selfie] = [
        await operator.call('uploadKyc', samples.uploadKyc, token),
        await operator.call('uploadKyc', { ...samples.uploadKyc, side: 3 }, token),
      ];
      return { frontId: front['fileId'], selfieId: selfie['fileId'] };
    },
    selfLimitConfirm: async (token) => {
      const id = await looser(token);
      passDays(operator, 1);
      return id;
    },
    selfLimitCancelPending: looser,
    feedbackDetail: async (token) => {
      const { id } = await operator.call('feedbackAdd', samples.feedbackAdd, token);
      return { id };
    },
  };
}
