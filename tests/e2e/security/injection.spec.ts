import { plain } from '#contract/typed/plain.ts';
import type { Page } from 'playwright/test';
import { amend } from '../support/amend.ts';
import { hostileAddresses, hostileThemes, vectors } from '../support/hostile.ts';
import { asShown, guard, parsed, some, strange } from '../support/inert.ts';
import { naughty } from '../support/naughty.ts';
import { enter, enterAs, expect, test } from '../support/perlas.ts';
import { sandbox, type NewPlayer } from '../support/sandbox.ts';

interface Notices {
  notices: { id: number; title: string; html: string; sort: number }[];
}

/** Shows each text as a notice's title, and as its HTML. */
async function throughNotices(page: Page, texts: readonly string[]) {
  const { nothing } = await guard(page.context());
  await amend<Notices>(page.context(), 'preLogin', (said) => ({
    ...said,
    notices: texts.map((text, i) => ({
      id: i + 1,
      title: `No. ${i} ${text}`,
      html: `<p>No. ${i}</p>${text}`,
      sort: i,
    })),
  }));
  await enter(page);
  await page
    .getByRole('button', { name: /No\. 0/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  for (const [i, text] of texts.entries()) {
    await expect(dialog.getByRole('paragraph').filter({ hasText: new RegExp(`^No\\. ${i}$`) })).toHaveCount(1);
    const title = await dialog.getByRole('heading').first().textContent();
    expect(asShown(title ?? '')).toBe(asShown(`No. ${i} ${text}`));
    expect(await dialog.locator(`p:text-is("No. ${i}")`).locator('xpath=..').evaluate(strange)).toEqual([]);
    await nothing(page);
    if (i < texts.length - 1) await dialog.getByRole('button', { name: 'Next notice' }).click();
  }
}

test('a vector of each class is inert in a notice and shows whole as its title (G1)', async ({ page, watch }) => {
  watch.expectLines(...parsed);
  await throughNotices(page, some(vectors));
});

test(
  'all vectors are inert in a notice and show whole as its title (G1)',
  { tag: '@long' },
  async ({ page, watch }) => {
    test.setTimeout(300_000);
    expect(vectors.length).toBeGreaterThanOrEqual(150);
    watch.expectLines(...parsed);
    await throughNotices(page, vectors);
  },
);

/** Names of fields that aren't texts: versions, secrets, order numbers, and protocol fields. */
const isKept = /token|version|order|code|id$|^(state|type|kind|period|tag|key|uniqueKey|account|currency)$/i;
const isAddress = /url|link|icon|img|action|redirect|avatar|image|bg/i;

/** An answer with hostile texts only: hostile addresses in address fields, and the next of the texts elsewhere. */
function poisoned(answer: unknown, texts: readonly string[], from: number): unknown {
  let next = from;
  const turn = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return value.map((each) => turn(each, name));
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, turn(each, key)]));
    if (typeof value !== 'string' || isKept.test(name)) return value;
    next++;
    if (name === 'themeJsonData') return hostileThemes[next % hostileThemes.length];
    return isAddress.test(name) ? hostileAddresses[next % hostileAddresses.length] : texts[next % texts.length];
  };
  return turn(answer, '');
}

const screens = ['/', '/wallets', '/member', '/member/profile', '/member/profile/info', '/faq', '/wallets/record'];
const moreScreens = [
  '/email',
  '/activity/bank',
  '/wallets/card/list',
  '/member/sessions',
  '/member/report',
  '/game/search',
];

async function throughScreens(page: Page, paths: readonly string[], texts: readonly string[], rounds: number) {
  const { nothing } = await guard(page.context());
  let from = 0;
  await amend<unknown>(page.context(), '**', (said) => poisoned(said, texts, (from += 7)));
  for (let round = 0; round < rounds; round++)
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator('main')).not.toBeEmpty();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await nothing(page);
    }
}

test('operator texts and addresses never run, load or redirect on any screen (G1) @long', async ({
  page,
  player,
  watch,
}) => {
  watch.expectLines(...parsed);
  await enterAs(page, player);
  await throughScreens(page, screens.slice(0, 3), [...some(vectors), ...some(naughty)], 1);
});

test(
  'no vector ever runs, loads or redirects on more screens, repeatedly (G1)',
  { tag: '@long' },
  async ({ page, player, watch }) => {
    test.setTimeout(300_000);
    watch.expectLines(...parsed);
    await enterAs(page, player);
    await throughScreens(page, [...screens, ...moreScreens], [...vectors, ...naughty], 3);
  },
);

/** Whether a database can store the text. */
const isStorable = (text: string) => !text.includes('\0') && !/\p{Surrogate}/u.test(text);

interface Answer {
  code?: number;
  errcode?: number;
  data?: { address?: string };
}

/** Submits each text as a player, and then shows the last ones that were accepted. */
async function throughPlayer(page: Page, player: NewPlayer, texts: readonly string[]) {
  const ask = async (call: string, body: object) => {
    const { code = 200, errcode = 0, data } = await sandbox.call<Answer>(call, body, player.token);
    expect(Math.max(code, errcode), `${call} of ${JSON.stringify(body)}`).toBeLessThan(500);
    return { taken: errcode === 0 && [0, 200].includes(code), data };
  };
  let address = '';
  for (const text of texts.filter(isStorable)) {
    await ask('updateProfile', { nickname: text });
    await ask('agentFill', { pid: text });
    // Texts are stored as their reader normalises them: digits of other scripts in ASCII, nothing invisible.
    if ((await ask('updateAppUserOther', { address: text })).taken) address = plain(text);
    expect((await ask('appUserOther', {})).data?.address ?? '').toBe(address);
  }
  const { nothing } = await guard(page.context());
  await enterAs(page, player);
  await page.goto('/member/profile/info');
  await expect(page.getByRole('main')).not.toBeEmpty();
  await nothing(page);
}

test(
  'player input is kept whole or refused, and never breaks the operator (G1)',
  { tag: '@long' },
  async ({ page, player, watch }) => {
    watch.expectLines(...parsed);
    await throughPlayer(page, player, [...some(naughty), ...some(vectors)]);
  },
);

test(
  'all player input vectors are kept whole or refused, and never break the operator (G1)',
  { tag: '@long' },
  async ({ page, player, watch }) => {
    test.setTimeout(300_000);
    expect(naughty.length).toBeGreaterThanOrEqual(100);
    watch.expectLines(...parsed);
    await throughPlayer(page, player, [...naughty, ...vectors]);
  },
);
