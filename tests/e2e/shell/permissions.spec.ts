import type { Page } from 'playwright/test';
import { enter, expect, logIn, test } from '../support/perlas.ts';
import { broughtAlong } from '../support/rest.ts';

/** Records every call at which a browser may prompt the player. */
function noteAsking() {
  const asked: string[] = [];
  Object.assign(globalThis, { asked });
  const note = (owner: object | undefined, name: string) => {
    if (!owner || !(name in owner)) return;
    const value = async () => void asked.push(name);
    Object.defineProperty(owner, name, { configurable: true, value });
  };
  note(globalThis.Notification, 'requestPermission');
  note(globalThis.PushManager?.prototype, 'subscribe');
  note(globalThis.StorageManager?.prototype, 'persist');
  note(globalThis.MediaDevices?.prototype, 'getUserMedia');
  note(globalThis.Geolocation?.prototype, 'getCurrentPosition');
  note(globalThis.Geolocation?.prototype, 'watchPosition');
  note(globalThis.Clipboard?.prototype, 'read');
  note(globalThis.Clipboard?.prototype, 'readText');
}
const asked = (page: Page) => page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);

const chrome = 'Mozilla/5.0 (Linux; Android 14; K) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';
const firefox = 'Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0';

for (const [name, userAgent, atTap] of [
  ['Chrome', chrome, ['persist']],
  ['Firefox, which asks the player for lasting storage', firefox, []],
] as const)
  test.describe(name, () => {
    test.use({ userAgent });

    test(`the browser asks for no permission at the start, as visitor or player @long`, async ({
      page,
      context,
      player,
    }) => {
      await context.addInitScript(noteAsking);
      await enter(page);
      await broughtAlong(page, 'visitor');
      expect(await asked(page)).toEqual([]);

      await logIn(page, player);
      await page.goto('/member');
      await broughtAlong(page, 'player');
      expect(await asked(page)).toEqual([]);
      await page.getByRole('heading', { level: 1 }).click();
      await page.getByRole('heading', { level: 1 }).click();
      expect(await asked(page)).toEqual(atTap);
    });

    test('the settings ask for persistent storage only on a tap @long', async ({ page, context }) => {
      await context.addInitScript(noteAsking);
      await enter(page, '/member/settings');
      const keep = page.getByRole('button', { name: 'Ask it to keep everything' });
      await expect(keep).toBeVisible();
      expect(await asked(page)).toEqual([]);
      await keep.click();
      expect(await asked(page)).toEqual(['persist']);
    });
  });
