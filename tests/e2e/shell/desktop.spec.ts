import { violations } from '../support/axe.ts';
import { enter, expect, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';

const pesos = (hundredths: number) =>
  new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' }).format(hundredths / 100);
const beside = { name: 'Beside the app' };

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

  for (const colorScheme of ['dark', 'light'] as const) {
    test(`the app opens on a phone by a code, and the jackpots are beside it, in ${colorScheme} (L-07)`, async ({
      page,
      player,
    }) => {
      await page.emulateMedia({ colorScheme });
      await enter(page);
      const panel = page.getByRole('complementary', beside);
      await expect(panel.getByText('Open on your phone')).toBeVisible();
      const { data } = await sandbox.call<{ data: { megaJackpot: number } }>('getJackpotDrawInfo', {}, player.token);
      await expect(panel.getByRole('link', { name: 'Jackpots now' })).toContainText(pesos(data.megaJackpot));
      const column = (await page.getByRole('main').boundingBox())!;
      for (const part of [panel.getByText('Open on your phone'), panel.getByText('Jackpots now')]) {
        const { x, width } = (await part.boundingBox())!;
        expect(x + width <= column.x || x >= column.x + column.width).toBe(true);
      }
      expect(await violations(page)).toEqual([]);
    });
  }
});

test('a phone asks for nothing that only a wide screen shows (L-07)', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await enter(page);
  await expect(page.getByRole('link', { name: /Jackpots/ })).toBeVisible();
  expect(asked.filter((url) => /\/desktop-/.test(url))).toEqual([]);
  await expect(page.getByRole('complementary', beside)).toHaveCount(0);
});
