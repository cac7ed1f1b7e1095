import type { BrowserContext, Page } from 'playwright/test';
import { expect, test } from '../network/test.ts';
import { violations } from './axe.ts';
import { isBare, noPhotos, photoOf } from './papers.ts';
import { enter, logIn, logOut } from './perlas.ts';
import { sandbox } from './sandbox.ts';

const kyc = '/member/profile/kyc';
const next = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();
const send = (page: Page) => page.getByRole('button', { name: /^Send/ });
const step = (page: Page, name: string) => expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
const fromGallery = (page: Page, side: string) => page.locator(`input[aria-label="Choose a picture: ${side}"]`);
const preview = (page: Page, side: string) => page.getByRole('img', { name: side });

const details = { 'Full name': 'Ana María Santos', 'Date of birth': '1990-06-12' };
const address = {
  Region: 'NCR',
  Province: 'Metro Manila',
  'City or municipality': 'Manila',
  Barangay: '1',
  'House number and street': '1 Rizal Ave',
  'ZIP code': '1000',
};
let numbers = 0;
const passportNo = () => `P${String((Date.now() % 1_000_000) + ++numbers).padStart(7, '0')}`;

async function fill(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) await page.getByLabel(name, { exact: true }).fill(value);
}

async function takePictures(page: Page, ...sides: string[]) {
  for (const side of sides) {
    await fromGallery(page, side).setInputFiles(await photoOf(page, side));
    await expect(preview(page, side)).toBeVisible();
  }
}

/** From the first step to the last look, with a passport. */
async function goThrough(page: Page, { name = details['Full name'], look = async () => {} } = {}) {
  await page.getByRole('link', { name: 'Begin' }).click();
  await step(page, 'Your ID');
  await look();
  await page.getByRole('radio', { name: /^Passport/ }).check({ force: true });
  await next(page);
  await step(page, 'Photos');
  await takePictures(page, 'Front of your ID', 'Your face, with the ID beside it');
  await look();
  await next(page);
  await step(page, 'Details');
  await fill(page, { 'ID number': passportNo(), ...details, 'Full name': name });
  await look();
  await next(page);
  await fill(page, address);
  await look();
  await next(page);
  await page.getByRole('checkbox').check({ force: true });
  await look();
  await next(page);
  await step(page, 'Look it over');
  await look();
}

/** The pictures that leave the device from now on. */
function overhear(context: BrowserContext): string[] {
  const images: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/uploadKyc')) images.push((request.postDataJSON() as { image: string }).image);
  });
  return images;
}

/** What the device keeps of players, as text. */
const keptOfPlayers = (page: Page) =>
  page.evaluate(async () => {
    const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.startsWith('perlas-player') ? name : []));
    const opened = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, fail) => {
        request.addEventListener('success', () => done(request.result));
        request.addEventListener('error', () => fail(request.error ?? new Error()));
      });
    const rows = await Promise.all(
      names.map(async (name) => {
        const db = await opened(indexedDB.open(name));
        const stores = [...db.objectStoreNames];
        const all = await Promise.all(stores.map((each) => opened(db.transaction(each).objectStore(each).getAll())));
        db.close();
        return all;
      }),
    );
    return JSON.stringify(rows);
  });

test('KY-02 to KY-07: a player proves who they are, and comes back to the withdrawal; nothing stays on the device', async ({
  page,
  context,
  player,
}) => {
  test.setTimeout(180_000);
  await sandbox.rule({ kyc: { verdict: 'never' } });
  await enter(page);
  await logIn(page, player);
  await page.goto(`${kyc}?back=/withdrawal/gcash`);
  const found: string[] = [];
  const images = overhear(context);
  await goThrough(page, { look: async () => void found.push(...(await violations(page))) });
  expect(images).toEqual([]);

  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Barangay')).toHaveValue('1');
  await page.goForward();
  await page.goForward();
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'We are checking what you sent' })).toBeVisible();
  expect(images.map(isBare)).toEqual([true, true]);
  const kept = await keptOfPlayers(page);
  expect(kept).not.toContain('data:image');
  expect(kept).not.toContain('Rizal');
  found.push(...(await violations(page)));

  await sandbox.decideCheck(player, 'passed');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are verified' })).toBeVisible();
  found.push(...(await violations(page)));
  expect(found).toEqual([]);
  await page.getByRole('link', { name: 'Back to your withdrawal' }).click();
  await expect(page).toHaveURL(/\/withdrawal\/gcash/);
});

test('G16, V-12: what is no photo is refused, a blurred one is doubted, and the log-out takes the draft along', async ({
  page,
  player,
}) => {
  test.setTimeout(90_000);
  await enter(page);
  await logIn(page, player);
  await page.goto(`${kyc}?step=pictures`);
  const front = 'Front of your ID';
  for (const [kind, file] of Object.entries(noPhotos)) {
    await fromGallery(page, front).setInputFiles(file);
    const said = kind === 'polyglot' ? /can’t be opened/ : /Only photos/;
    await expect(page.getByText(said)).toBeVisible();
  }
  await expect(preview(page, front)).toHaveCount(0);
  await fromGallery(page, front).setInputFiles(await photoOf(page, front, 14));
  await expect(page.getByText(/looks blurred/)).toBeVisible();
  await fromGallery(page, front).setInputFiles(await photoOf(page, front));
  await expect(page.getByText(/looks blurred/)).toHaveCount(0);
  expect(await keptOfPlayers(page)).toContain('data:image');
  await page.goto('/member');
  await logOut(page);
  await expect.poll(() => keptOfPlayers(page)).not.toContain('data:image');
});

test('KY-05: who may not play is told so, and nothing of theirs stays on the device', async ({ page, player }) => {
  test.setTimeout(90_000);
  await enter(page);
  await logIn(page, player);
  await page.goto(kyc);
  await goThrough(page, { name: 'Bawal Maglaro' });
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'You can’t play here' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect.poll(() => keptOfPlayers(page)).not.toContain('Bawal');
});

test('KY-01: a refused check says what to mend, keeps the good picture, and can be sent again', async ({
  page,
  context,
  player,
}) => {
  test.setTimeout(120_000);
  await sandbox.rule({ kyc: { verdict: 'never' } });
  await enter(page);
  await logIn(page, player);
  await page.goto(kyc);
  await goThrough(page);
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'We are checking what you sent' })).toBeVisible();
  await sandbox.decideCheck(player, 'rejected', { reason: 'The front is too dark', fields: ['frontId'] });
  await page.reload();
  await expect(page.getByText('The front is too dark')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const images = overhear(context);
  await page.getByRole('link', { name: 'Mend it now' }).click();
  await next(page);
  await expect(page.getByText('This picture is missing')).toHaveCount(1);
  await takePictures(page, 'Front of your ID');
  await next(page);
  await fill(page, { 'ID number': passportNo() });
  await next(page);
  await next(page);
  await page.getByRole('checkbox').check({ force: true });
  await next(page);
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'We are checking what you sent' })).toBeVisible();
  expect(images).toHaveLength(1);
});

test.describe('B11', () => {
  test.use({ ownBrowser: true });

  test('KY-04: cut off in mid-upload and started again, it goes on with the picture that is missing', async ({
    page,
    player,
    faults,
    restart,
  }) => {
    test.setTimeout(180_000);
    await sandbox.rule({ kyc: { verdict: 'never' } });
    await enter(page);
    await logIn(page, player);
    await page.goto(kyc);
    await goThrough(page);
    const since = Date.now();
    let uploads = 0;
    const cut = faults.on({ call: 'uploadKyc', when: () => ++uploads > 1 }, { reset: 'unsent' });
    await send(page).click();
    await expect(page.getByText(/Everything .*stays here/).first()).toBeVisible();
    await expect(page.getByText('1 of 2 photos are with us')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    const again = await restart();
    cut.end();
    await again.goto(kyc);
    await again.getByRole('link', { name: 'Go on where you stopped' }).click();
    await step(again, 'Consent');
    await again.getByRole('checkbox').check({ force: true });
    await next(again);
    await expect(again.getByText('1 of 2 photos are with us')).toBeVisible();
    await send(again).click();
    await expect(again.getByRole('heading', { name: 'We are checking what you sent' })).toBeVisible();
    expect(await sandbox.received('uploadKyc', since)).toHaveLength(2);
  });
});
