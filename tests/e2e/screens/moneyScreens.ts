import { quiet } from '../support/rest.ts';
import { amend } from '../support/amend.ts';
import { safeboxPassword } from '../support/proven.ts';
import { sandbox } from '../support/sandbox.ts';
import type { At, Screen } from './screens.ts';

const press = ({ page }: At, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();

/** Requests the first deposit offered, once no pending act blocks it. */
async function deposit(at: At) {
  await quiet(at.page);
  await at.page.getByRole('radio', { name: /^₱500\.00/ }).check();
  await press(at, at.t.wallets.deposit);
}

/** Moves a player's money into the safebox, and some of it back. */
async function putAside({ player }: At) {
  const act = (call: string, body: object) =>
    sandbox.call(call, { password: safeboxPassword, requestId: crypto.randomUUID(), ...body }, player.token);
  await act('setSafeboxPassword', {});
  for (const [direction, amount] of [
    [1, 20_000_000],
    [1, 50],
    [2, 5_000_025],
  ])
    await act('safeboxTransfer', { direction, amount });
}

async function openSafebox(at: At) {
  const { page, t } = at;
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${t.wallets.safebox}`) })
    .click();
  await page.getByRole('dialog').getByRole('tab').last().waitFor();
}

/** Screens of the safebox, a deposit beyond a limit, and one with unknown outcome; no wallet screen can follow it. */
export const moneyScreens: readonly Screen[] = [
  { name: 'safebox', path: '/wallets', before: putAside, reach: openSafebox },
  {
    name: 'safebox-history',
    path: '/wallets',
    before: putAside,
    reach: async (at) => {
      await openSafebox(at);
      await at.page.getByRole('dialog').getByRole('tab').last().click();
    },
  },
  {
    name: 'wallet-limited',
    path: '/wallets',
    before: ({ context }) =>
      amend<object>(context, 'selfLimitInfo', (told) => {
        const limit = { id: 1, kind: 'deposit', period: 'day', value: 70_000, used: 50_000, waiting: 50_000 };
        return { ...told, limits: [{ ...limit, resetAt: Date.UTC(2030, 0, 1) }] };
      }),
    reach: async (at) => {
      await deposit(at);
      // The note above the button shows it; the alert is announced alone.
      await at.page.getByRole('main').getByRole('alert').filter({ hasText: '₱200.00' }).waitFor({ state: 'attached' });
    },
  },
  {
    name: 'deposit-unknown',
    path: '/wallets',
    async before({ player }) {
      const reminder = { kind: 'reminder', period: 'month', value: 0, requestId: crypto.randomUUID() };
      await sandbox.call('selfLimitSet', reminder, player.token);
      await sandbox.error('createRecharge', { status: 502 });
    },
    reach: async (at) => {
      await deposit(at);
      await at.page.getByRole('heading', { name: at.t.wallets.checking }).waitFor();
    },
  },
];
