import { randomUUID } from 'node:crypto';
import type { Name } from '#contract/endpoints.ts';
import { codeTypes } from '#contract/loginKinds.ts';
import { kycStates } from '#contract/kyc.ts';
import type { Currency } from '../ledger/currencies.ts';
import { move } from '../ledger/ledger.ts';
import { sandboxCode } from '../operator/identity/codes.ts';
import { partners } from '../operator/api/partners.ts';
import { partnerAt, testKeys } from './partnerTest.ts';
import { appAddress, openTestOperator, type Answer } from './testOperator.ts';
import { createSeamlessWallet } from '../operator/games/seamlessWallet.ts';

const codeLife = 60_000;

/** The verified real name of every player here; their birthdays differ. */
export const realName = 'Juan Dela Cruz';

/** The result codes of some answers, in ascending order. */
export const codesOf = (answers: Answer[]) => answers.map(({ errcode }) => errcode ?? -1).toSorted((a, b) => a - b);

/** A test operator for money: players with a verified identity and a receiving account who deposit, play and withdraw. */
export async function openMoneyTest(options: Parameters<typeof openTestOperator>[0] = {}) {
  const operator = await openTestOperator(options);
  const { db, clock } = operator;
  const wallet = createSeamlessWallet(db, () => clock.time);
  const now = () => clock.time;
  const backOffice = partners({ db, now, wallet, keys: testKeys });
  const gateway = partnerAt(backOffice, 'gateway', now);

  /** A money act: with a `requestId` of its own unless one is given. */
  const act = (name: Name, body: object, token: string): Promise<Answer> =>
    operator.call(name, { requestId: randomUUID(), ...body }, token);

  /** Sends the player a one-time code, after any rate limit, and returns it. */
  async function code(token: string, type: number = codeTypes.withdraw): Promise<string> {
    clock.time += codeLife;
    await operator.call('smsSend', { mobile: '', type }, token);
    return sandboxCode;
  }

  /** Marks a player's identity as verified. */
  async function know(userId: number, idNo = `P${String(userId).padStart(7, '0')}`) {
    const birthday = new Date(Date.UTC(1990, 5, 12 - (userId % 10_000))).toISOString().slice(0, 10);
    const row = { userId, idType: 'passport', idNo, realName, birthday, expiry: null } as const;
    await db
      .insertInto('kycChecks')
      .values({ ...row, address: '{}', submittedAt: 0, decidedAt: 0, verdict: kycStates.passed, fields: '[]' })
      .execute();
  }

  /** Adds a GCash account to a player, and returns its id. */
  async function account(token: string, more: object = {}): Promise<number> {
    const wanted = { bankId: 1, name: 'gcash', accountName: realName, accountNo: '09171234567' };
    const { bankInfo } = await act('addBankInfo', { ...wanted, smsCode: await code(token), ...more }, token);
    return (bankInfo as { id: number }).id;
  }

  /** A player who can withdraw right away. */
  async function known(coin = 0) {
    const player = await operator.player(coin);
    await know(player.userId);
    return { ...player, accountId: await account(player.token) };
  }

  /** Orders a deposit, in hundredths, by a channel that accepts any whole peso; returns the operator's answer. */
  const order = (token: string, amount: number, more: object = {}) =>
    act('createRecharge', { rechargeTypeId: 2, amount, returnUrl: `${appAddress}/wallets`, ...more }, token);

  /** Sends the gateway's webhook for an order; returns the HTTP status. */
  async function pay(orderNo: unknown, amount: number, status: 'paid' | 'failed' = 'paid'): Promise<number> {
    const body = JSON.stringify({ orderNo: String(orderNo), status, amount });
    return (await gateway('/webhooks/payment', body, testKeys.payment)).status;
  }

  /** Makes a paid deposit. */
  async function deposit(token: string, amount: number, more: object = {}) {
    const { orderNo } = await order(token, amount, more);
    await pay(orderNo, amount);
  }

  /** Gives a player an amount of a currency. */
  const give = (userId: number, currency: Currency, amount: number) =>
    db
      .transaction()
      .execute((trx) => move(trx, { ref: randomUUID(), userId, type: 'reward', currency, amount, time: clock.time }));

  /** Sets a limit; the amount is in hundredths or minutes. */
  const limit = (token: string, kind: string, period: string, value: number) =>
    act('selfLimitSet', { kind, period, value }, token);

  /** All limits of the player. */
  const limits = (token: string) => operator.call('selfLimitInfo', {}, token);

  /** Opens a game session, launched at the provider. */
  async function sit(token: string, gameId = 1001) {
    const started = await act('startGame', { gameId }, token);
    if (started.errcode !== 0) return { started, session: '' };
    const launch = new URL(String(started['url'])).searchParams.get('launch')!;
    return { started, session: (await wallet.session({ launch })).session };
  }

  /** Stakes an amount in one round, and wins part of it back. */
  async function stake(token: string, amount: number, won = 0) {
    const { session } = await sit(token);
    const roundId = randomUUID();
    await wallet.bet({ session, roundId, amount });
    await wallet.win({ session, roundId, amount: won });
  }

  return {
    ...operator,
    wallet,
    backOffice,
    gateway,
    act,
    code,
    know,
    account,
    known,
    order,
    pay,
    deposit,
    give,
    limit,
    limits,
    sit,
    stake,
  };
}

export type MoneyTest = Awaited<ReturnType<typeof openMoneyTest>>;
