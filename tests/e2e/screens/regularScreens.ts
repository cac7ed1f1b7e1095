import { offline } from '../support/rest.ts';
import { inFilipino } from '#sandbox/operator/language/spoken.ts';
import { amend } from '../support/amend.ts';
import { sandbox } from '../support/sandbox.ts';
import type { At, Screen } from './screens.ts';
import { code, saying, token, type Exchange } from '../support/withdrawing.ts';

const gcash = '/withdrawal/gcash';
const kyc = '/member/profile/kyc';

/** Clicks the form's own button, the last of that name on the page. */
const press = ({ page }: At, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).last().click();

/** Requests a withdrawal, up to the final confirmation. */
async function lastLook(at: At) {
  const boxes = at.page.getByRole('main').getByRole('textbox');
  await boxes.first().fill('150');
  await boxes.last().fill(code);
  await press(at, at.t.wallets.withdraw);
  await at.page.getByRole('dialog').waitFor();
}

/** Replaces fields of the operator's answer before withdrawals. */
const told = (said: Partial<Exchange> & Record<string, unknown>) => ({
  before: ({ context }: At) => saying(context, said),
});

/** A text of the operator's, in the language of the screen. */
const said = ({ t }: At, text: string) => (t.kyc.reason === 'Reason' ? text : inFilipino(text));

/** A withdrawal of the maximum amount, with these steps. */
const withdrawal = (...steps: number[]) => ({
  path: `${gcash}?orderNo=W1`,
  before: async (at: At) => {
    const time = Date.now();
    const { coin } = await sandbox.call<{ coin: number }>('refreshData', {}, await token());
    const reason = said(at, 'The receiving account doesn’t exist');
    const timeline = steps.map((status) => ({ status, time, ...(status > 3 && { reason }) }));
    const order = { orderNo: 'W1', time, name: 'gcash', accountMasked: '09******088', eta: 30, coin };
    const sums = { amount: 5_000_000, fee: 75_000, realAmount: 4_925_000 };
    return amend<object>(at.context, 'exchangeStatus', () => ({
      errcode: 0,
      ...order,
      ...sums,
      ...timeline.at(-1),
      timeline,
    }));
  },
});

/** Replaces fields of the player's identity check. */
const papers = ({ reason = '', ...rest }: { reason?: string; [field: string]: unknown }) => ({
  path: kyc,
  before: (at: At) =>
    amend<object>(at.context, 'kyc', () => ({
      code: 200,
      data: { ...rest, ...(reason && { reason: said(at, reason) }) },
    })),
});

/** Screens of a player with a verified identity, receiving accounts, coupons, and a history of play and money. */
export const regularScreens: readonly Screen[] = [
  { name: 'wallet-coupons', path: '/wallets' },
  { name: 'withdraw-overview', path: '/wallets?name=withdraw' },
  { name: 'withdraw', path: gcash },
  { name: 'withdraw-offline', path: gcash, before: offline },
  { name: 'withdraw-refused', path: gcash, reach: (at) => press(at, at.t.wallets.withdraw) },
  {
    name: 'withdraw-last-look',
    path: gcash,
    reach: lastLook,
  },
  { name: 'withdraw-none-left', path: gcash, ...told({ withdrawalNumber: 0, freeTimes: 0 }) },
  { name: 'withdraw-to-stake', path: gcash, ...told({ needBet: 123_456_789, withdrawable: 0 }) },
  { name: 'withdraw-maya', path: '/withdrawal/maya' },
  { name: 'withdraw-grabpay', path: '/withdrawal/grabpay' },
  { name: 'withdraw-bank', path: '/withdrawal/bank' },
  { name: 'withdrawal-going', ...withdrawal(0, 1, 2) },
  { name: 'withdrawal-paid', ...withdrawal(0, 1, 2, 3) },
  { name: 'withdrawal-refused', ...withdrawal(0, 1, 4) },
  { name: 'withdrawal-returned', ...withdrawal(0, 1, 2, 5) },
  {
    name: 'records-withdrawals',
    path: '/wallets/record',
    reach: ({ page, t }) => page.getByRole('tab', { name: t.wallets.withdrawals }).click(),
  },
  { name: 'statement-full', path: '/wallets/record?view=statement' },
  { name: 'accounts', path: '/wallets/card/list' },
  {
    name: 'account',
    path: '/wallets/card/list',
    reach: ({ page }) => page.getByRole('main').getByRole('link').filter({ hasText: '*' }).first().click(),
  },

  { name: 'identity-passed', path: kyc },
  { name: 'identity-looked-at', ...papers({ status: 1, idType: 'passport', submitTime: Date.UTC(2026, 10, 1) }) },
  {
    name: 'identity-rejected',
    ...papers({
      status: 3,
      idType: 'passport',
      reason: 'The photo of the front of your ID is blurry',
      fields: ['frontId', 'idNo'],
    }),
  },
  { name: 'bind-tasks-done', path: '/activity/bank' },
  { name: 'report', path: '/member/report' },
  {
    name: 'report-rounds',
    path: '/member/report',
    reach: ({ page }) => page.getByRole('tab').last().click(),
  },
  { name: 'retrieve', path: '/member/retrieve-balance' },
  { name: 'member-known', path: '/member' },

  // Must be last among the withdrawals: it stays until its outcome is known.
  {
    name: 'withdraw-unknown-outcome',
    path: gcash,
    before: () => sandbox.error('exchange', { status: 502 }),
    reach: async (at) => {
      await lastLook(at);
      await at.page.getByRole('dialog').getByRole('button', { name: /₱/ }).click();
      await at.page.getByRole('heading', { name: at.t.withdraw.checking }).waitFor();
    },
  },
];
