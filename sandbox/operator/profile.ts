import type { Output } from '../../worker/contract/endpoints.ts';
import type { profile } from '../../worker/contract/endpoints/profile.ts';
import type { Trx } from '../db/tables.ts';
import { checkCode, sendCode } from './codes.ts';
import { checkAccount, checkConsent, checkNickname, checkPassword, normalMobile } from './forms.ts';
import type { Context, Desk, Group } from './handlers.ts';
import { checkLogin, checkOwnPassword } from './logins.ts';
import { hashPassword } from './passwords.ts';
import { createPlayer, describePlayer } from './players.ts';
import { issueToken, revoke } from './tokens.ts';

/** Lets players in and out. */
export function profileHandlers(desk: Desk): Group<typeof profile> {
  const { db } = desk;

  /** Begins a session and says who came in. */
  async function enter(userId: number, { time }: Context, isNew: boolean): Promise<Output<'accountLogin'>> {
    const token = await issueToken(db, userId, time);
    const userInfo = await describePlayer(db, userId, desk.written.config, time);
    return { token, userInfo, isNew, needSetPassword: !userInfo.hasPassword, rewards: [] };
  }

  const byMobile = (trx: Trx, mobile: string) =>
    trx.selectFrom('users').select('id').where('mobile', '=', mobile).executeTakeFirst();

  return {
    accountLogin: async ({ account, password }, context) => {
      const userId = await checkLogin(db, account, password, context.time);
      return enter(userId, context, false);
    },
    accountLoginSms: async (input, context) => {
      const mobile = normalMobile(input.mobile);
      await checkCode(db, { mobile, type: input.authMode, code: input.smsCode }, context.time);
      const { userId, isNew } = await db.transaction().execute(async (trx) => {
        const known = await byMobile(trx, mobile);
        if (known) return { userId: known.id, isNew: false };
        checkConsent(input);
        return { userId: await createPlayer(trx, { ...input, mobile, time: context.time }), isNew: true };
      });
      return enter(userId, context, isNew);
    },
    accountRegist: async (input, context) => {
      const { config } = desk.written;
      const account = checkAccount(input.account, config);
      checkPassword(input.password, account, config);
      const nickname = checkNickname(input.nickname, config);
      checkConsent(input);
      const passwordHash = await hashPassword(input.password);
      const player = { ...input, account, nickname, passwordHash, time: context.time };
      const userId = await db.transaction().execute((trx) => createPlayer(trx, player));
      return enter(userId, context, true);
    },
    initPassword: async ({ password, oldPassword }, { userId, time }) => {
      await checkOwnPassword(db, userId, oldPassword ?? '', time);
      const { account } = await describePlayer(db, userId, desk.written.config, time);
      checkPassword(password, account ?? '', desk.written.config);
      const passwordHash = await hashPassword(password);
      await db.updateTable('users').set({ passwordHash }).where('id', '=', userId).execute();
      return { hasPassword: true };
    },
    smsSend: ({ mobile, type }, { time, once }) => {
      const to = normalMobile(mobile);
      return once((trx) => sendCode(trx, { mobile: to, type }, desk.written.config, time));
    },
    logout: async ({ all }, { userId, token }) => {
      await revoke(db, all ? { userId } : { token });
      return {};
    },
  };
}
