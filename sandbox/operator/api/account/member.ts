import type { member } from '#contract/endpoints/member.ts';
import { authModes } from '#contract/loginKinds.ts';
import { bindAccount, bindMobile } from '#sandbox/operator/identity/bindings.ts';
import { checkCode } from '#sandbox/operator/identity/codes.ts';
import { checkNickname, checkPassword, needed, normalMobile } from '#sandbox/operator/http/inputChecks.ts';
import type { OperatorContext, Group } from '#sandbox/operator/context/handlers.ts';
import { checkUnlocked } from '#sandbox/operator/kyc/checks.ts';
import { handToOwner } from '#sandbox/operator/ownership/handOver.ts';
import { checkOwnPassword, forgiveTries } from '#sandbox/operator/identity/logins.ts';
import { checkPersonalData, savePersonalData, personalDataOf } from '#sandbox/operator/identity/personalData.ts';
import { hashPassword, inPlayersTurn } from '#sandbox/operator/identity/passwords.ts';
import { providersOf, unbindAll, unbindMethod } from '#sandbox/operator/identity/loginMethods.ts';
import { fillParent } from '#sandbox/operator/identity/parents.ts';
import { pictureOf } from '#sandbox/operator/identity/pictures.ts';
import { playerOf } from '#sandbox/operator/identity/players.ts';
import { countPictures } from '../newcomers.ts';
import { describePlayer } from './userInfo.ts';
import { checkProven, lockProven, reauthenticate } from '#sandbox/operator/identity/reauthentication.ts';
import { notify, notifyIfLeft } from '#sandbox/operator/identity/smsNotices.ts';
import { lockSession, revoke, revokeOthers, revokeSession, sessionsOf } from '#sandbox/operator/identity/tokens.ts';

/** Handlers for a member's own credentials, profile and sessions. */
export function memberHandlers(operator: OperatorContext): Group<typeof member> {
  const { db } = operator;
  const describe = (userId: number, time: number) => describePlayer(db, userId, operator.written.config, time);

  return {
    initPassword: async ({ password, oldPassword, smsCode }, context) => {
      const { userId, token, time } = context;
      const player = await playerOf(db, userId);
      const { account, mobile, passwordHash: before } = player;
      if (before) await checkOwnPassword(db, context, oldPassword ?? '');
      checkPassword(password, account ?? '', operator.written.config);
      if (!before) await checkProven(db, context, { smsCode });
      const passwordHash = await inPlayersTurn(context, () => hashPassword(password));
      return db.transaction().execute(async (trx) => {
        await lockProven(trx, context, player);
        await trx.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute();
        await revokeOthers(trx, userId, token);
        await notify(trx, mobile, 'Your password was changed, and all other devices were logged out.', time);
        return { hasPassword: true };
      });
    },
    forgetPassword: async ({ password, smsCode, deviceId, ...input }, { userId, address, time }) => {
      const mobile = normalMobile(input.mobile);
      checkPassword(password, mobile, operator.written.config);
      const by = { userId, deviceId, address };
      await checkCode(db, { mobile, type: authModes.forget, code: smsCode, by }, time);
      const passwordHash = await hashPassword(password);
      return db.transaction().execute(async (trx) => {
        const player = await handToOwner(trx, { mobile, deviceId, time });
        if (!player) return {};
        await trx.updateTable('users').set({ passwordHash }).where('id', '=', player.id).execute();
        await forgiveTries(trx, player);
        await revoke(trx, { userId: player.id });
        const providers = await providersOf(trx, player.id);
        await unbindAll(trx, player.id);
        const off = providers && ` ${providers} can no longer log in.`;
        await notifyIfLeft(trx, mobile, `Your password was changed, and all devices were logged out.${off}`, time);
        return {};
      });
    },
    bindAccount: async (input, context) => {
      if (input.mobile)
        await bindMobile(operator, normalMobile(input.mobile), needed(input.smsCode, 'smsCode'), input, context);
      else await bindAccount(operator, input, context);
      return { userInfo: await describe(context.userId, context.time), rewards: [] };
    },
    unbindAccount: async (input, context) => {
      await unbindMethod(operator, input, context);
      return { userInfo: await describe(context.userId, context.time) };
    },
    reauthenticate: async (input, context) => {
      await reauthenticate(db, context, input);
      return {};
    },
    updateProfile: async (input, { userId, token, address, time }) => {
      const { config } = operator.written;
      const name = input.nickname ?? undefined;
      const nickname = name === undefined ? undefined : needed(checkNickname(name, config), 'nickname');
      const changes = { ...(nickname && { nickname }), ...pictureOf(input, config) };
      if (Object.keys(changes).length > 0)
        await db.transaction().execute(async (trx) => {
          const pictures = input.avatarOther ? [input.avatarOther] : [];
          await countPictures(trx, { userId, address, time }, pictures, operator.caps.newcomers);
          await lockSession(trx, { userId, token });
          await trx.updateTable('users').set(changes).where('id', '=', userId).execute();
        });
      return { userInfo: await describe(userId, time) };
    },
    agentFill: ({ pid }, context) => context.once((trx) => fillParent(trx, context, pid)),
    appUserOther: (_, { userId }) => personalDataOf(db, userId),
    updateAppUserOther: async (input, { userId, token, time }) => {
      const changes = checkPersonalData(input, time);
      return db.transaction().execute(async (trx) => {
        await lockSession(trx, { userId, token });
        await checkUnlocked(trx, userId, changes, time);
        await savePersonalData(trx, userId, changes);
        return { hasUserOther: true };
      });
    },
    sessionList: async (_, { userId, token, time }) => ({ list: await sessionsOf(db, userId, token, time) }),
    sessionRevoke: async ({ id }, { userId }) => {
      await revokeSession(db, userId, id);
      return {};
    },
  };
}
