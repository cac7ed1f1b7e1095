import type { Page } from 'playwright/test';
import { enter, enterAs, expect, test } from '../support/perlas.ts';

/** Forms in which the tap on the button leaves the last field: its invalid value, and the button's name. */
const forms = [
  { path: '/auth/forget', visitor: true, field: 'New password', wrong: 'short', send: 'Save' },
  {
    path: '/auth/register',
    visitor: true,
    mode: 'Register with a password',
    field: 'Mobile number',
    wrong: '12',
    send: 'Register',
  },
  { path: '/member/profile/info', field: 'Email', wrong: 'nowhere', send: 'Save' },
  { path: '/feedback', field: 'What happened?', wrong: 'short', send: 'Send' },
  { path: '/points?view=address', field: 'ZIP code', wrong: '1', send: 'Save address' },
  { path: '/wallets/card/edit', field: 'Account name', wrong: '1', send: 'Save' },
] as const;

/** Records the button of each click. */
function watchTaps() {
  const seen = Object.assign(globalThis, { taps: [] as string[], places: [] as number[] });
  const buttonOf = ({ target }: Event) => (target as Element).closest('button');
  addEventListener('click', (event) => void seen.taps.push(buttonOf(event)?.textContent ?? 'elsewhere'), true);
}

const taps = (page: Page) => page.evaluate(() => (globalThis as unknown as { taps: string[] }).taps);

for (const { path, field, wrong, send, ...who } of forms)
  test(`a tap on “${send}” of ${path} works anywhere on the button, even when it leaves an invalid field`, async ({
    page,
    player,
  }) => {
    if ('visitor' in who) await enter(page, path);
    else {
      await enterAs(page, player);
      await page.goto(path);
    }
    if ('mode' in who) await page.getByRole('button', { name: who.mode }).click();
    const box = page.getByRole('textbox', { name: field, exact: true });
    const button = page.getByRole('button', { name: send, exact: true });
    await box.click();
    await box.pressSequentially(wrong);
    await button.scrollIntoViewIfNeeded();
    await page.evaluate(watchTaps);
    const middle = async () => {
      const { x, y, width, height } = (await button.boundingBox())!;
      return { x: x + width / 2, y: y + height / 2, height };
    };
    const { x, y, height } = await middle();
    await page.mouse.move(x, y - height / 2 + 4);
    await page.mouse.down();
    await expect(box).not.toBeFocused();
    expect(Math.abs((await middle()).y - y), 'moved under the finger by so many pixels').toBeLessThan(2);
    await page.mouse.up();
    await expect.poll(() => taps(page)).toEqual([expect.stringContaining(send)]);
    await expect(box).toHaveAttribute('aria-invalid', 'true');
  });
