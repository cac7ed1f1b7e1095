import type { member } from '#contract/endpoints/member.ts';
import { authModes } from '#contract/loginKinds.ts';
import { bindAccount, bindMobile } from './bindings.ts';
import { checkCode } from './codes.ts';
import { checkNickname, checkPassword, needed, normalMobile } from '../http/inputChecks.ts';
import type { OperatorContext, Group } from '../http/handlers.ts';
import { checkUnlocked } from '../kyc/checks.ts';
import { checkOwnPassword, forgiveTries } from './logins.ts';
import { checkPersonalData, savePersonalData, personalDataOf } from './personalData.ts';
import { hashPassword } from './passwords.ts';
import { fillParent } from './parents.ts';
import { pictureOf } from './pictures.ts';
import { describePlayer, playerByMobile, playerOf } from './players.ts';
import { revoke, revokeSession, sessionsOf } from './tokens.ts';

/** Handlers for a member's own credentials, profile and sessions. */
export function memberHandlers(operator: OperatorContext): Group<typeof member> {
  const { db } = operator;
  const describe = (userId: number, time: number) => describePlayer(db, userId, operator.written.config, time);

  return {
    initPassword: async ({ password, oldPassword }, { userId, time }) => {
      await checkOwnPassword(db, userId, oldPassword ?? '', time);
      const { account } = await playerOf(db, userId);
      checkPassword(password, account ?? '', operator.written.config);
      const passwordHash = await hashPassword(password);
      await db.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute();
      return { hasPassword: true };
    },
    forgetPassword: async ({ password, smsCode, deviceId, ...input }, { userId, address, time }) => {
      const mobile = normalMobile(input.mobile);
      checkPassword(password, mobile, operator.written.config);
      const by = { userId, deviceId, address };
      await checkCode(db, { mobile, type: authModes.forget, code: smsCode, by }, time);
      const passwordHash = await hashPassword(password);
      const player = await playerByMobile(db, mobile);
      if (!player) return {};
      await db.updateTable('users').set({ passwordHash }).where('id', '=', player.id).execute();
      await forgiveTries(db, player);
      await revoke(db, { userId: player.id });
      return {};
    },
    bindAccount: async (input, context) => {
      if (input.mobile)
        await bindMobile(operator, normalMobile(input.mobile), needed(input.smsCode, 'smsCode'), context);
      else await bindAccount(operator, needed(input.account, 'account'), needed(input.password, 'password'), context);
      return { userInfo: await describe(context.userId, context.time), rewards: [] };
    },
    updateProfile: async (input, { userId, time }) => {
      const { config } = operator.written;
      const said = input.nickname ?? undefined;
      const nickname = said === undefined ? undefined : needed(checkNickname(said, config), 'nickname');
      const changes = { ...(nickname && { nickname }), ...pictureOf(input, config) };
      if (Object.keys(changes).length > 0)
        await db.updateTable('users').set(changes).where('id', '=', userId).execute();
      return { userInfo: await describe(userId, time) };
    },
    agentFill: ({ pid }, { userId, time }) => fillParent(db, userId, pid, time),
    appUserOther: (_, { userId }) => personalDataOf(db, userId),
    updateAppUserOther: async (input, { userId, time }) => {
      const said = checkPersonalData(input, time);
      await checkUnlocked(db, userId, said, time);
      await savePersonalData(db, userId, said);
      return { hasUserOther: true };
    },
    sessionList: async (_, { userId, token, time }) => ({ list: await sessionsOf(db, userId, token, time) }),
    sessionRevoke: async ({ id }, { userId }) => {
      await revokeSession(db, userId, id);
      return {};
    },
  };
}
