import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { contactSheet } from '../e2e/support/contactSheet.ts';
import { expect, test } from '../e2e/support/perlas.ts';
import { goOn, leave, open, settle } from '../e2e/support/visits.ts';
import { screens, type Who } from '../e2e/screens/screens.ts';

const folder = path.resolve('test-results/engines');
const engines = ['chromium', 'webkit', 'firefox'];

/** Screens with parts that engines may draw differently: fields, dialogs, tables, bars, wheels, frames. */
const chosen: Partial<Record<Who, readonly string[]>> = {
  visitor: ['home', 'game-info', 'login-dialog', 'login', 'register', 'search-found', 'faq', 'download', 'settings'],
  player: [
    'wallet',
    'wallet-own-amount',
    'records',
    'details',
    'identity-paper',
    'limits',
    'game',
    'logout-dialog',
    'points',
    'scratch-card',
    'jackpot',
    'spin',
    'sign-in',
    'lottery-chosen',
    'vip-levels',
    'share',
    'feedback',
  ],
};

test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 600_000 });

for (const who of Object.keys(chosen) as Who[])
  test(`screens of a ${who} are captured`, { tag: '@pictures' }, async ({ page, player, watch }, { project }) => {
    watch.expectLines(/./);
    const at = await settle(page, 'en', who, player);
    for (const screen of screens[who].filter(({ name }) => chosen[who]!.includes(name))) {
      const file = path.join(folder, project.name, `${screen.name}.png`);
      const take = async () => {
        await open(at, screen);
        await goOn(at, screen);
        await page.screenshot({ path: file });
      };
      await take().catch((error: unknown) => expect.soft(String(error), screen.name).toBe(''));
      await leave(at, screen);
    }
  });

test('all screenshots are on one contact sheet', { tag: '@pictures' }, () => {
  writeFileSync(path.join(folder, 'index.html'), contactSheet(Object.values(chosen).flat(), engines));
});
