import { offline } from '../support/rest.ts';
import { amend } from '../support/amend.ts';
import { agentScreens } from './agentScreens.ts';
import { contestScreens } from './contestScreens.ts';
import { bonusScreens } from './bonusScreens.ts';
import { feedbackScreens } from './feedbackScreens.ts';
import { jackpotScreens } from './jackpotScreens.ts';
import { kycScreens } from './kycScreens.ts';
import { lotteryScreens } from './lotteryScreens.ts';
import { mailScreens } from './mailScreens.ts';
import { moneyScreens } from './moneyScreens.ts';
import { protectionScreens } from './protectionScreens.ts';
import { sandbox, type NewPlayer } from '../support/sandbox.ts';
import { shopScreens } from './shopScreens.ts';
import { beginRound } from '../support/slot.ts';
import { filledIn } from '../support/said.ts';
import type { At, Screen } from './screens.ts';
import { spinScreens } from './spinScreens.ts';
import { taskScreens } from './taskScreens.ts';
import { vipScreens } from './vipScreens.ts';

const game = '/game/start?gameId=1001';
const maya = 2;
/** The largest deposit of one order, in hundredths. */
const largest = 5_000_000;

const press = ({ page }: At, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();
const choose = ({ page }: At, name: string | RegExp) => page.getByRole('radio', { name, exact: true }).check();

/** What an order's deposit brings and requires, in hundredths: a bonus of 5%, to be wagered ten times. */
const withBonus = { bonus: 250_000, turnover: { deposit: largest, bonus: 2_500_000 } };

/** A new order, which the operator reports with this status and a bonus. */
const order = (status?: number) => ({
  path: async ({ player }: At) => `/wallets?orderNo=${(await sandbox.order(player, largest, maya)).orderNo}`,
  ...(status !== undefined && {
    before: ({ context }: At) =>
      amend<{ status: number }>(context, 'rechargeStatus', (told) => ({ ...told, status, ...withBonus })),
  }),
});

/** Gives a player the longest possible name, a seven-digit balance with records, a liked game and a played one. */
export async function furnish(player: NewPlayer): Promise<void> {
  const as = (call: string, body: object) => sandbox.call(call, body, player.token);
  await as('updateProfile', { nickname: 'Maria Concepcion 888', avatar: '7' });
  await as('updateAppUserOther', { realName: 'María Concepción de los Santos y Villanueva' });
  await as('gameLike', { gameId: 1001, like: true });
  await as('startGame', { gameId: 1002, requestId: crypto.randomUUID() });
  await Promise.all(
    Array.from({ length: 24 }, async () => {
      const { payUrl } = await sandbox.order(player, largest, maya);
      await sandbox.settleOrder(payUrl);
    }),
  );
}

/** Logs in on a second device, for a session to revoke. */
const elsewhere = ({ player: { account, password } }: At) =>
  sandbox.call('accountLogin', { account, password, loginKind: 2, deviceId: 'qa elsewhere' });

/** Screens of a player that a visitor doesn't see, or sees differently. */
export const playerScreens: readonly Screen[] = [
  { name: 'home-player', path: '/' },
  { name: 'home-player-offline', path: '/', before: offline },
  { name: 'wallet', path: '/wallets' },
  { name: 'wallet-refused', path: '/wallets', reach: (at) => press(at, at.t.wallets.deposit) },
  {
    name: 'wallet-own-amount',
    path: '/wallets',
    reach: async (at) => {
      await choose(at, /^Maya/);
      await choose(at, at.t.wallets.otherAmount);
    },
  },
  {
    name: 'deposit-reminder',
    path: '/wallets',
    before: ({ player }) =>
      sandbox.call(
        'selfLimitSet',
        { kind: 'reminder', period: 'month', value: 1, requestId: crypto.randomUUID() },
        player.token,
      ),
    reach: async (at) => {
      await choose(at, /^Maya/);
      await choose(at, /^₱1,000\.00/);
      await press(at, at.t.wallets.deposit);
      await at.page.getByRole('dialog').waitFor();
    },
  },
  { name: 'wallet-withdraw', path: '/wallets?name=withdraw' },
  { name: 'order-waiting', ...order() },
  { name: 'order-paid', ...order(1) },
  { name: 'order-failed', ...order(2) },
  { name: 'order-expired', ...order(3) },
  { name: 'order-unknown', path: '/wallets?orderNo=none' },
  { name: 'records', path: '/wallets/record' },
  {
    name: 'records-history',
    path: '/wallets/record',
    reach: ({ page, t }) => page.getByRole('tab', { name: t.wallets.history }).click(),
  },
  {
    name: 'records-none',
    path: '/wallets/record',
    reach: ({ page, t }) => page.getByRole('combobox').first().selectOption(t.wallets.stateFailed),
  },

  { name: 'statement', path: '/wallets/record?view=statement' },
  { name: 'receiving-accounts', path: '/wallets/card/list' },
  { name: 'receiving-account-new', path: '/wallets/card/edit' },
  { name: 'safebox-new', path: '/wallets', reach: (at) => press(at, at.t.wallets.safebox) },
  { name: 'member', path: '/member' },
  { name: 'profile', path: '/member/profile' },
  { name: 'avatar-dialog', path: '/member/profile', reach: (at) => press(at, at.t.member.changeAvatar) },
  {
    name: 'nickname-dialog',
    path: '/member/profile',
    reach: (at) => press(at, new RegExp(`^${at.t.member.nickname}`)),
  },
  {
    name: 'bind-phone-dialog',
    path: '/member/profile',
    reach: (at) => press(at, new RegExp(`^${at.t.member.mobile}`)),
  },
  { name: 'bind-google-dialog', path: '/member/profile', reach: (at) => press(at, /^Google/) },
  { name: 'details', path: '/member/profile/info' },
  {
    name: 'details-refused',
    path: '/member/profile/info',
    reach: async (at) => {
      await at.page.getByRole('textbox', { name: at.t.member.zip }).fill('100');
      await press(at, at.t.member.save);
    },
  },
  { name: 'identity', path: '/member/profile/kyc' },
  { name: 'identity-paper', path: '/member/profile/kyc?step=type' },
  ...kycScreens,
  { name: 'withdraw-unknown', path: '/withdrawal/gcash' },
  { name: 'bind-tasks', path: '/activity/bank' },
  ...lotteryScreens,
  ...jackpotScreens,
  ...contestScreens,
  { name: 'report-none', path: '/member/report' },
  { name: 'retrieve-none', path: '/member/retrieve-balance' },
  { name: 'self-limited', path: '/member/self-limited' },
  { name: 'limits', path: '/member/self-limited?part=limits' },
  { name: 'break', path: '/member/self-limited?part=break' },
  { name: 'exclusion', path: '/member/self-limited?part=exclude' },
  { name: 'devices', path: '/member/sessions', before: elsewhere },
  {
    name: 'revoke-dialog',
    path: '/member/sessions',
    before: elsewhere,
    reach: (at) => press(at, filledIn(at.t.member.revokeOn)),
  },
  { name: 'logout-all-dialog', path: '/member/sessions', reach: (at) => press(at, at.t.member.logoutAll) },
  { name: 'logout-dialog', path: '/member', reach: (at) => press(at, at.t.member.logout) },
  { name: 'password-dialog', path: '/member', reach: (at) => press(at, new RegExp(`^${at.t.member.password}`)) },
  { name: 'my-games', path: '/member/games' },
  { name: 'my-games-recent', path: '/member/games?tab=recents' },

  { name: 'game', path: game },
  {
    name: 'game-care',
    path: game,
    reach: async ({ page, t }) => page.getByRole('button', { name: t.play.care }).click(),
  },
  {
    name: 'game-failed',
    path: game,
    before: () => sandbox.error('startGame', { code: 3001 }),
    reach: ({ page, t }) => page.getByRole('alert').getByRole('button', { name: t.play.deposit }).waitFor(),
  },
  { name: 'game-resting', path: game, before: () => sandbox.error('startGame', { code: 423 }) },
  { name: 'game-limited', path: game, before: () => sandbox.error('startGame', { code: 5005 }) },
  {
    name: 'leave-dialog',
    path: game,
    reach: async ({ page, t }) => {
      await beginRound(page);
      await page.getByRole('button', { name: t.play.exit }).click();
    },
  },

  ...spinScreens,
  ...agentScreens,
  ...taskScreens,
  ...vipScreens,
  ...shopScreens,
  ...bonusScreens,
  ...protectionScreens,
  ...feedbackScreens,
  ...moneyScreens,
  ...mailScreens,
];
