import * as codes from '#contract/codes.ts';
import { authModes, codeTypes } from '#contract/loginKinds.ts';
import type { profile } from '#contract/endpoints/profile.ts';
import { Refusal } from '#sandbox/operator/http/refusal.ts';
import { askerOf, checkCode, sendCode } from '#sandbox/operator/identity/codes.ts';
import { networksOf } from '#sandbox/operator/http/address.ts';
import { budgetsOf, spendAll } from '#sandbox/operator/identity/budgets.ts';
import { isKnownDevice } from '#sandbox/operator/identity/devices.ts';
import { countNewcomers } from '../newcomers.ts';
import { enter, enterBound } from './enter.ts';
import {
  checkAccount,
  checkConsent,
  checkKind,
  checkNickname,
  checkPassword,
  needed,
  needsCode,
  normalMobile,
} from '#sandbox/operator/http/inputChecks.ts';
import type { OperatorContext, Group } from '#sandbox/operator/context/handlers.ts';
import { createMeter } from '#sandbox/operator/http/meter.ts';
import { handToOwner } from '#sandbox/operator/ownership/handOver.ts';
import { checkLogin, loginName, type From } from '#sandbox/operator/identity/logins.ts';
import { hashPassword } from '#sandbox/operator/identity/passwords.ts';
import { providersOf } from '#sandbox/operator/identity/loginMethods.ts';
import { ownMobile } from '#sandbox/operator/identity/proof.ts';
import { createPlayer, playerOf, provenOwner } from '#sandbox/operator/identity/players.ts';
import { checkNotExcluded } from '#sandbox/operator/rg/exclusions.ts';
import { checkSignUp, countSignUp } from '#sandbox/operator/identity/signUps.ts';
import { notifyIfLeft } from '#sandbox/operator/identity/smsNotices.ts';
import { revoke } from '#sandbox/operator/identity/tokens.ts';

/** Code types that go to the requesting player's own number. */
const ownTypes = new Set<number>(Object.values(codeTypes));
const isOwn = (type: number) => ownTypes.has(type);

const second = 1_000;
const hour = 60 * 60 * second;

/** Handlers for registration, log-in, log-out and one-time codes. */
export function profileHandlers(operator: OperatorContext): Group<typeof profile> {
  const { db, caps } = operator;
  const asked = { most: caps.codes.asked, period: hour };
  const meter = createMeter(asked);

  /** The hash of a new player's password, once the player is known to be allowed. */
  async function newPassword(name: Parameters<typeof checkSignUp>[1], password: string, from: From) {
    await checkSignUp(operator, name, from);
    return hashPassword(password);
  }

  return {
    accountLogin: async (input, context) => {
      const from = { ...context, deviceId: input.deviceId };
      checkKind(input.loginKind, operator.written.config);
      const player = await checkLogin(db, loginName(input), input.password, from, operator.caps);
      return enterBound(operator, input.bindTicket, from, async () => ({ ...player, isNew: false }));
    },
    accountLoginSms: async (input, context) => {
      checkKind(input.loginKind, operator.written.config);
      const mobile = normalMobile(input.mobile);
      const from = { ...context, deviceId: input.deviceId };
      await checkCode(db, { mobile, type: input.authMode, code: input.smsCode, by: from }, context.time);
      return enterBound(operator, input.bindTicket, from, async (trx) => {
        const known = await handToOwner(trx, { mobile, deviceId: input.deviceId, time: context.time });
        if (known) return { userId: known.id, isNew: false };
        if (input.authMode === authModes.bind && !input.ageConfirmed)
          throw new Refusal(codes.unknownAccount, 'Nobody has this number', { field: 'mobile' });
        checkConsent(input);
        await countSignUp(trx, from, operator.caps.signUps);
        const player = { ...input, mobile, mobileProvenAt: context.time, time: context.time };
        return { userId: await createPlayer(trx, player), isNew: true };
      });
    },
    accountRegist: async (input, context) => {
      const { config } = operator.written;
      checkKind(input.loginKind, config);
      const account = checkAccount(input.account, config);
      checkPassword(input.password, account, config);
      const name = checkNickname(input.nickname, config);
      const nickname = config.registration?.nicknameRequired ? needed(name, 'nickname') : name;
      checkConsent(input);
      const from = { ...context, deviceId: input.deviceId };
      const passwordHash = await newPassword({ account }, input.password, from);
      const player = { ...input, account, nickname, passwordHash, time: context.time };
      const userId = await db.transaction().execute((trx) => createPlayer(trx, player));
      return enter(operator, { userId, isNew: true }, from);
    },
    accountRegist4: async (input, context) => {
      const { config } = operator.written;
      checkKind(input.loginKind, config);
      const mobile = normalMobile(input.mobile);
      checkPassword(input.password, mobile, config);
      checkConsent(input);
      const from = { ...context, deviceId: input.deviceId };
      const isByCode = Boolean(input.smsCode) || needsCode(input.loginKind, config);
      if (isByCode) {
        const code = needed(input.smsCode, 'smsCode');
        await checkCode(db, { mobile, type: authModes.register, code, by: from }, context.time);
        // Only the owner of a number learns that it is an excluded player's.
        await checkNotExcluded(db, { mobile }, 0, context.time);
      }
      const passwordHash = await newPassword({ mobile }, input.password, from);
      const mobileProvenAt = isByCode ? context.time : null;
      const player = { ...input, mobile, mobileProvenAt, passwordHash, time: context.time };
      return enterBound(operator, input.bindTicket, from, async (trx) => ({
        userId: await createPlayer(trx, player),
        isNew: true,
      }));
    },
    smsSend: async ({ type, deviceId, ...input }, { userId, address, time, once }) => {
      if (isOwn(type) && !userId) throw new Refusal(codes.signedOut, 'Log in again');
      const player = [{ name: `player:${userId}`, times: 1 }];
      const senders = isOwn(type) || !(userId || address) ? [] : userId ? player : networksOf(address);
      const wait = meter.take(senders, 1, time);
      if (wait) throw new Refusal(codes.tooOften, 'Too many codes', { retryAfter: Math.ceil(wait / second) });
      await spendAll(db, budgetsOf({ ...asked, name: 'codes' }, senders), time);
      const mobile = isOwn(type) ? await ownMobile(db, userId) : normalMobile(input.mobile);
      const owner = await provenOwner(db, mobile);
      const own = owner !== undefined && (owner === userId || (await isKnownDevice(db, owner, deviceId)));
      const request = { mobile, type, own, address, asker: askerOf({ userId, deviceId, address }) };
      return once(async (trx) => {
        // Anybody with numbers at hand may prove them for free accounts, and have the operator pay for their codes.
        if (own) await countNewcomers(trx, { userId: owner, address, time }, 'ownCodes', operator.caps.newcomers);
        return sendCode(trx, request, operator.written.config, operator.caps, time);
      });
    },
    logout: async ({ all }, { userId, token, time }) => {
      await revoke(db, all ? { userId } : { token });
      const providers = all ? await providersOf(db, userId) : '';
      if (providers)
        await notifyIfLeft(
          db,
          (await playerOf(db, userId)).mobile,
          `All devices were logged out. ${providers} can still log in.`,
          time,
        );
      return {};
    },
  };
}
