import { loosening } from '#contract/protection.ts';
import { amend } from '../support/amend.ts';
import { rgPage } from '../support/protecting.ts';
import type { At, Screen } from './screens.ts';

const hour = 60 * 60 * 1_000;

/** A pending higher limit, requested this long ago, milliseconds. */
const looser = (ago: number) => ({
  path: rgPage,
  before: ({ context }: At) =>
    amend<object>(context, 'selfLimitInfo', (told) => {
      const effectiveAt = Date.now() - ago + loosening.wait;
      const pending = { value: 9_000_000, effectiveAt, confirmBy: effectiveAt + loosening.confirm };
      return { ...told, limits: [{ id: 1, kind: 'deposit', period: 'day', value: 5_000_000, used: 125_000, pending }] };
    }),
});

const onward = ({ page, t }: At) =>
  page.getByRole('main').getByRole('button', { name: t.rg.goOn, exact: true }).click();

/** Goes to the last step of an exclusion. */
async function toProof(at: At) {
  await onward(at);
  await onward(at);
}

/** Excludes the player for the first period offered. */
async function exclude(at: At) {
  const { page, t, player } = at;
  await toProof(at);
  await page.locator('input[autocomplete=current-password]').fill(player.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: t.rg.excludeStart, exact: true }).click();
  await page.waitForURL('**part=done');
}

/** An exclusion in effect: no other screen can follow it. */
export const excluded: Screen = { name: 'exclusion-begun', path: `${rgPage}?part=exclude`, reach: exclude };

/** Screens of pending limits, of the steps to an exclusion, and of the reality check over a game. */
export const protectionScreens: readonly Screen[] = [
  { name: 'limits-waiting', ...looser(hour) },
  { name: 'limits-confirm', ...looser(loosening.wait + hour) },
  { name: 'exclusion-meaning', path: `${rgPage}?part=exclude`, reach: onward },
  { name: 'exclusion-proof', path: `${rgPage}?part=exclude`, reach: toProof },
  {
    name: 'time-dialog',
    path: '/game/start?gameId=1001',
    // The reality check is due before play begins.
    before: ({ context }) => amend<object>(context, 'rgState', (told) => ({ ...told, realityMin: -1 })),
    reach: ({ page }) => page.getByRole('dialog').waitFor(),
  },
];
