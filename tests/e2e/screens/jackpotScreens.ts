import { amend } from '../support/amend.ts';
import { sandbox } from '../support/sandbox.ts';
import type { At, Screen } from './screens.ts';

const path = '/activity/jackpot';

const press = ({ page }: At, name: string) => page.getByRole('button', { name, exact: true }).first().click();

/** Gives chances to draw, and the deposit that they need. */
async function ready({ player }: Pick<At, 'player'>, num = 1) {
  await sandbox.pay(player, 20_000);
  await sandbox.giveDrawChances(player, num);
}

/** Draws once without the app, for the record and the rank. */
async function draw({ player }: At) {
  await ready({ player }, 2);
  await sandbox.call('receiveDrawChance', { requestId: crypto.randomUUID() }, player.token);
}

/** Makes the operator report today's chance as used up. */
const usedUp = ({ context }: At) =>
  amend<{ data: object }>(context, 'getJackpotDrawInfo', (said) => ({
    ...said,
    data: {
      ...said.data,
      canReceiveDrawChance: false,
      needDeposit: 0,
      needTyping: 0,
      nextChanceTime: Date.UTC(2026, 10, 30, 16),
    },
  }));

/** The jackpot's wheel in its states, and the dialogs that it opens; the turning wheel has its own tests. */
export const jackpotScreens: readonly Screen[] = [
  // Must be first, as known odds are stored.
  { name: 'jackpot-no-odds', path, before: () => sandbox.error('jackpotRules', { status: 500 }) },
  { name: 'jackpot', path },
  { name: 'jackpot-ready', path, before: (at) => ready(at) },
  { name: 'jackpot-used-up', path, before: usedUp },
  { name: 'jackpot-closed', path, before: () => sandbox.error('getJackpotDrawInfo', { code: 1002 }) },
  { name: 'jackpot-record', path, before: draw, reach: (at) => press(at, at.t.jackpot.record) },
  { name: 'jackpot-rank', path, before: draw, reach: (at) => press(at, at.t.jackpot.rank) },
  {
    name: 'jackpot-over-a-page',
    path: '/member',
    // Its middle is at the edge of the column, where a click misses it.
    reach: ({ page, t }) => page.getByRole('button', { name: new RegExp(`^${t.shell.bubble}`) }).press('Enter'),
  },
];
