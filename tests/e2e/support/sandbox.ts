import { expect } from 'playwright/test';
import type { Copy } from '#sandbox/qa/history.ts';
import type { StaffRules } from '#sandbox/operator/context/staffRules.ts';
import { appPort } from './ports.ts';

/** The origins of this worker's sandbox. */
const origins = {
  app: `http://localhost:${appPort}`,
  game: `http://127.0.0.1:${appPort + 1}`,
  pay: `http://127.0.0.1:${appPort + 2}`,
  pages: `http://127.0.0.1:${appPort + 3}`,
  chat: `http://127.0.0.1:${appPort + 4}`,
};

export interface NewPlayer {
  id: number;
  account: string;
  password: string;
  nickname: string;
  token: string;
}

async function ask<T>(path: string, method = 'GET', body?: object, base = origins.pages): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(base + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}

let players = 0;

/** The back office as an API for tests: reads what the operator received, and sets its switches. */
export const sandbox = {
  /** Copies of all calls received since a moment (epoch milliseconds). */
  history: (since = 0, pages = origins.pages) => ask<Copy[]>(`/history?since=${since}`, 'GET', undefined, pages),
  /** Copies of one call received since a moment (epoch milliseconds). */
  async received(call: string, since = 0) {
    return (await this.history(since)).filter((copy) => copy.call === call);
  },
  /** Events received since a moment (epoch milliseconds), duplicates included. */
  async receivedEvents(since: number, pages = origins.pages) {
    return (await this.history(since, pages)).flatMap(({ events }) => events);
  },
  /** The number of events received, by name. */
  eventNames: async () => (await ask<{ names: Record<string, number> }>('/events')).names,
  /** The monitoring page, as HTML. */
  monitoring: async () => (await fetch(`${origins.pages}/monitoring`)).text(),
  violations: () => ask<unknown[]>('/violations'),
  error: (call: string, fault: { code?: number; status?: number; times?: number }) =>
    ask('/switches/error', 'PUT', { call, ...fault }),
  hang: (call: string, when: 'before' | 'after', times?: number) =>
    ask('/switches/hang', 'PUT', { call, when, ...(times ? { times } : {}) }),
  latency: (call: string, ms: number) => ask('/switches/latency', 'PUT', { call, ms }),
  maintenance: (status: boolean, msg = '') => ask('/switches/maintenance', 'PUT', { status, msg }),
  registration: (settings: { kinds: number[]; smsRequired?: boolean; nicknameRequired?: boolean }) =>
    ask('/switches/registration', 'PUT', settings),
  revoke: (userId: number) => ask('/switches/revoke', 'POST', { userId }),
  /** Serves the app from the build in a folder. */
  serve: (folder: string) => ask('/switches/build', 'POST', { folder }),
  /** Expires the codes sent until now: those of one number, or all. */
  expireCodes: (mobile?: string) => ask('/switches/codes', 'POST', { ...(mobile && { mobile }) }),
  /** Forgets the codes sent until now, so that another test's codes don't block new ones. */
  forgetCodes: () => ask('/switches/codes', 'DELETE'),
  /** Delays the gateway's payment webhooks by `ms` milliseconds. */
  lateWebhooks: (ms: number) => ask('/switches/webhooks', 'PUT', { ms }),
  /** Turns deduplication by `requestId` off or on. */
  allowDuplicates: (allowed: boolean) => ask('/switches/duplicates', 'PUT', { allowed }),
  reset: () => ask('/switches/reset', 'POST'),
  /** Changes how staff and partners behave until `reset`; omitted fields keep their defaults. */
  rule: (
    changes: Partial<Omit<StaffRules, 'payout' | 'kyc'>> & {
      payout?: Partial<StaffRules['payout']>;
      kyc?: Partial<StaffRules['kyc']>;
    },
  ) => ask('/switches/rules', 'PUT', changes),
  /** Ends a withdrawal in progress. */
  decidePayout: (orderNo: string, end: 'paid' | 'refused' | 'returned', reason?: string) =>
    ask('/switches/payout', 'POST', { orderNo, end, ...(reason && { reason }) }),
  /** Decides a player's identity check, as it is now. */
  async decideCheck(
    { account, id }: NewPlayer,
    verdict: 'passed' | 'rejected',
    why: { reason?: string; fields?: string[] } = {},
  ) {
    const [check] = await ask<{ version: string }[]>(`/checks?userId=${id}`);
    return ask('/switches/kyc', 'POST', { account, verdict, version: check?.version, ...why });
  },
  /** Answers a player's latest feedback, and sets its status: answered by default. */
  answerFeedback: ({ account }: NewPlayer, reply: string, status = 1) =>
    ask('/switches/feedback', 'POST', { account, reply, status }),
  /** Gives a player a coupon: amounts in hundredths, a percentage in 1/10000. */
  giveCoupon: (
    { account }: NewPlayer,
    coupon: { propId: number; value: number; most?: number; minAmount?: number; days?: number },
  ) => ask('/switches/coupon', 'POST', { account, ...coupon }),
  /** Leaves an amount of a player's balance, in hundredths, with a game maker. */
  leaveAtMaker: ({ account }: NewPlayer, brandId: number, amount: number) =>
    ask('/switches/table', 'POST', { account, brandId, amount }),
  /** Ages a player's pending looser limits by `ms` milliseconds. */
  ageLimits: ({ account }: NewPlayer, ms: number) => ask('/switches/limits', 'POST', { account, ms }),

  /** Gives a player props, such as points, diamonds or lottery tickets. */
  give: ({ account }: NewPlayer, ...rewards: { id: number; count: number }[]) =>
    ask('/switches/grant', 'POST', { account, rewards }),
  /** Sends a player a mail, with awards that can be claimed for `expiresIn` milliseconds, or without a limit. */
  sendMail: (
    { account }: NewPlayer,
    mail: {
      title: string;
      type?: 'system' | 'promo' | 'account';
      content?: string;
      awards?: { id: number; count: number }[];
      expiresIn?: number;
    },
  ) => ask('/switches/mail', 'POST', { account, ...mail }),
  /** Books a settled round with a bet (hundredths), `ago` milliseconds ago, at no cost to the player. */
  placeBets: ({ account }: NewPlayer, amount: number, ago = 0) =>
    ask('/switches/bets', 'POST', { account, amount, ago }),
  /** Gives a player new members who registered, deposited and bet a day ago, by default valid ones (hundredths). */
  bringMembers: ({ account }: NewPlayer, num: number, more: { recharge?: number; bet?: number; ago?: number } = {}) =>
    ask('/switches/member', 'POST', { account, num, ...more }),
  /** Closes and draws a lottery's round, after these numbers of milliseconds or at once. */
  lottery: (activityType: 33 | 55, closesIn = 0, drawnIn = closesIn) =>
    ask<{ round: number }>('/switches/lottery', 'POST', { activityType, closesIn, drawnIn }),
  /** Gives a player chances to draw from the jackpot's wheel. */
  giveDrawChances: ({ account }: NewPlayer, num = 1) => ask('/switches/drawChances', 'POST', { account, num }),
  /** Notifies a player's devices now; resolves with the result of each message. */
  push: async (account: string, kind: string) =>
    (await ask<{ outcomes: ('sent' | 'gone' | 'failed')[] }>('/switches/push', 'POST', { account, kind })).outcomes,
  /** Sets what a game of chance, by its name, draws next: ids of its table, or numbers. */
  draw: (draw: string, ...results: number[]) => ask('/switches/draw', 'PUT', { draw, results }),
  /** Puts the operator's clock `ms` milliseconds ahead, until `reset`; pages notice when they load. */
  aheadBy: (ms: number) => ask('/switches/clock', 'PUT', { ms }),

  /** Calls the API directly, without the app. */
  call: <T>(name: string, body: object, token = '') =>
    fetch(`${origins.app}/app/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify({
        appId: 'perlas',
        channel: 'WEB',
        clientReferrer: '',
        platform: 0,
        appVersion: '1.1.6',
        ...body,
      }),
      headers: { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) },
    }).then((response) => response.json() as Promise<T>),

  /** Orders a deposit for a player, in hundredths, by GCash unless another channel is given. */
  order: ({ token }: NewPlayer, amount: number, rechargeTypeId = 1) =>
    sandbox.call<{ orderNo: string; payUrl: string }>(
      'createRecharge',
      { rechargeTypeId, amount, returnUrl: `${origins.app}/wallets`, requestId: crypto.randomUUID() },
      token,
    ),
  /** Pays an order at the gateway's checkout. */
  settleOrder: (payUrl: string) => fetch(payUrl, { method: 'POST', body: 'act=pay', redirect: 'manual' }),
  /** Orders and pays a deposit; resolves when it is credited. */
  async pay(player: NewPlayer, amount: number) {
    const { orderNo, payUrl } = await this.order(player, amount);
    await this.settleOrder(payUrl);
    const stands = () => this.call<{ status: number }>('rechargeStatus', { orderNo }, player.token);
    await expect.poll(stands).toMatchObject({ status: 1 });
  },

  /** Registers a new player. */
  async newPlayer(now = Date.now()): Promise<NewPlayer> {
    const account = `qa${now.toString(36)}${++players}`.slice(0, 16);
    const password = 'perlas88';
    const { token, userInfo } = await this.call<{ token: string; userInfo: { id: number; nickname: string } }>(
      'accountRegist',
      {
        account,
        password,
        loginKind: 2,
        deviceId: account,
        ageConfirmed: 1,
        termsVersion: '1',
      },
    );
    return { id: userInfo.id, account, password, nickname: userInfo.nickname, token };
  },
};
