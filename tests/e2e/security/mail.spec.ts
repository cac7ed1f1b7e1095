import type { Page } from 'playwright/test';
import { vectors } from '../support/hostile.ts';
import { asShown, guard, parsed, some, strange } from '../support/inert.ts';
import { enterAs, expect, test } from '../support/perlas.ts';
import { sandbox, type NewPlayer } from '../support/sandbox.ts';

const outside = 'https://www.pagcor.ph/about';

/** Shows each text as a mail's title, in the list and above the mail, and as the mail's HTML. */
async function throughMails(page: Page, player: NewPlayer, texts: readonly string[]) {
  const { nothing } = await guard(page.context());
  const mails = texts.map((text, i) => ({
    id: i + 1,
    title: `No. ${i} ${text}`,
    time: Date.now(),
    type: 1,
    isRead: true,
    hasAward: false,
    awardReceived: false,
  }));
  await page
    .context()
    .route('**/app/v1/getMail2', (route) => route.fulfill({ json: { errcode: 0, list: mails, pages: 1, unread: 0 } }));
  await page.context().route('**/app/v1/getMailDetail', (route) => {
    const i = (route.request().postDataJSON() as { id: number }).id - 1;
    return route.fulfill({
      json: { code: 200, data: { ...mails[i], content: `<p>No. ${i}</p>${texts[i]}`, awards: [] } },
    });
  });
  await enterAs(page, player);
  await page.goto('/email');
  const rows = page.getByRole('main').locator('a[href^="/email/detail"]');
  await expect(rows).toHaveCount(texts.length);
  const titles = await rows.allTextContents();
  for (const [i, text] of texts.entries()) expect(asShown(titles[i] ?? '')).toContain(asShown(`No. ${i} ${text}`));
  await nothing(page);
  for (const [i, text] of texts.entries()) {
    await page.locator(`a[href="/email/detail?id=${i + 1}"]`).click();
    const body = page.locator(`p:text-is("No. ${i}")`);
    await expect(body).toHaveCount(1);
    expect(asShown((await page.getByRole('heading', { level: 2 }).first().textContent()) ?? '')).toBe(
      asShown(`No. ${i} ${text}`),
    );
    expect(await body.locator('xpath=..').evaluate(strange)).toEqual([]);
    await nothing(page);
    await page.goBack();
    await expect(rows.first()).toBeVisible();
  }
}

test(
  'a vector of each class is inert in a mail and shows whole as its title (G1, G2)',
  { tag: '@long' },
  async ({ page, player, watch }) => {
    test.setTimeout(300_000);
    watch.expectLines(...parsed);
    await throughMails(page, player, some(vectors));
  },
);

test(
  'all vectors are inert in a mail and show whole as its title (G1, G2)',
  { tag: '@long' },
  async ({ page, player, watch }) => {
    test.setTimeout(600_000);
    watch.expectLines(...parsed);
    await throughMails(page, player, vectors);
  },
);

test('a link in a mail opens a page of the app, or an outside page after a confirmation (G2, ML-02) @long', async ({
  page,
  player,
}) => {
  const content = `<p><a href="/faq">Questions</a> <a href="${outside}">The regulator</a></p>`;
  await sandbox.sendMail(player, { title: 'Where to read on', content });
  await enterAs(page, player);
  await page.goto('/email');
  await page.getByRole('link', { name: 'Where to read on' }).click();
  await page.getByRole('link', { name: 'The regulator' }).click();
  const leaving = page.getByRole('dialog', { name: 'You are leaving Perlas' });
  await expect(leaving).toContainText('www.pagcor.ph');
  await leaving.getByRole('button', { name: 'Cancel' }).click();
  await expect(leaving).toHaveCount(0);
  await page.getByRole('link', { name: 'Questions' }).click();
  await expect(page).toHaveURL('/faq');
});
