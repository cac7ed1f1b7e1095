import * as codes from '#contract/codes.ts';
import type { Input, Output } from '#contract/endpoints.ts';
import type { social } from '#contract/endpoints/social.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import type { Identity } from '#sandbox/db/tables/players.ts';
import { socialTypes, type Provider } from '#contract/loginKinds.ts';
import { checkReturn } from '#sandbox/operator/http/allowedOrigin.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { enter } from './enter.ts';
import type { Context, Grant, OperatorContext, Group } from '#sandbox/operator/context/handlers.ts';
import { attempt, budgetsAt } from '#sandbox/operator/identity/budgets.ts';
import { bindIdentity, issueTicket, playerOfIdentity, providerOf } from '#sandbox/operator/identity/identities.ts';
import { tellOfMethod } from '#sandbox/operator/identity/loginMethods.ts';
import { playerOf } from '#sandbox/operator/identity/players.ts';
import { changedMeanwhile } from '#sandbox/operator/identity/proof.ts';
import { describePlayer } from './userInfo.ts';
import { checkProven, lockProven } from '#sandbox/operator/identity/reauthentication.ts';

const hour = 60 * 60_000;

/** Handlers for social log-in and for binding identities. */
export function socialHandlers(operator: OperatorContext): Group<typeof social> {
  const { db } = operator;

  /**
   * Redeems a grant at its provider, and acts for its identity, which an address may fail at only so often; throws if
   * the operator has closed that provider.
   */
  async function redeemed<T>(grant: Grant, { appOrigin, address, time }: Context, act: (by: Identity) => Promise<T>) {
    checkReturn(grant.redirectUri, appOrigin, 'redirectUri');
    const offered = operator.written.config.socialMedia?.find(({ type }) => type === socialTypes[grant.provider]);
    if (!offered?.enabled) throw new Refusal(codes.closed, 'This way in is closed');
    const budget = { name: 'social', most: operator.caps.social.perAddress, period: hour };
    return attempt(db, budgetsAt(address, budget), time, async () => act(await operator.redeem(grant)));
  }

  const loginBy =
    (provider: Provider) =>
    async (input: Input<'googleLogin'>, context: Context): Promise<Output<'googleLogin'>> => {
      const enterAs = async (identity: Identity) => {
        const userId = await playerOfIdentity(db, identity);
        const check = async (trx: Trx) => {
          if ((await playerOfIdentity(trx, identity)) !== userId) throw changedMeanwhile();
        };
        if (userId) return enter(operator, { userId, isNew: false, check }, { ...context, deviceId: input.deviceId });
        const bindTicket = await issueTicket(db, identity, context.time);
        throw new Refusal(codes.unbound, 'Bound to nobody', { bindTicket });
      };
      return redeemed({ ...input, provider }, context, enterAs);
    };

  return {
    googleLogin: loginBy('google'),
    facebookLogin: loginBy('facebook'),
    lineLogin: loginBy('line'),
    bindSocialAccount: async ({ type, credential }, context) => {
      const { userId, time } = context;
      const provider = providerOf(type);
      const identity = await redeemed({ ...credential, provider }, context, async (own) => own);
      const player = await playerOf(db, userId);
      await checkProven(db, context);
      await db.transaction().execute(async (trx) => {
        await lockProven(trx, context, player);
        await bindIdentity(trx, identity, userId, time);
        await tellOfMethod(trx, userId, provider, time);
      });
      return { userInfo: await describePlayer(db, userId, operator.written.config, time), rewards: [] };
    },
  };
}
