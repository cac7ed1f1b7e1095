import { expect, type BrowserContext, type Page } from 'playwright/test';
import { photoOf } from './papers.ts';

export const kyc = '/member/profile/kyc';
/** Continues to the next step. */
export const next = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();
/** The submit button of the whole check. */
export const send = (page: Page) => page.getByRole('button', { name: /^Send/ });
/** Resolves when a step is shown. */
export const step = (page: Page, name: string) => expect(page.getByRole('heading', { name, level: 2 })).toBeVisible();
/** The file input of a side. */
export const fromGallery = (page: Page, side: string) => page.locator(`input[aria-label="Choose a picture: ${side}"]`);
/** The preview of a side, as it will be uploaded. */
export const preview = (page: Page, side: string) => page.getByRole('img', { name: side });

const day = 86_400_000;
let people = 0;
/** A birthday new to the sandbox, as an equal name and birthday would make an equal person. */
export const newBirthday = () =>
  new Date(Date.UTC(2000, 0, 1) - ((Math.floor(Date.now() / 1_000) + ++people) % 15_000) * day)
    .toISOString()
    .slice(0, 10);

/** The details on the document, except its number; the birthday is new each time. */
export const details = {
  'Full name': 'Ana María Santos',
  get 'Date of birth'() {
    return newBirthday();
  },
};
/** The address in the application. */
export const address = {
  Region: 'NCR',
  Province: 'Metro Manila',
  'City or municipality': 'Manila',
  Barangay: '1',
  'House number and street': '1 Rizal Ave',
  'ZIP code': '1000',
};
let numbers = 0;
/** A fresh passport number. */
export const passportNo = () => `P${String((Date.now() % 1_000_000) + ++numbers).padStart(7, '0')}`;

/** The birth date, in Manila, of somebody who is this many years and days old today. */
export function bornBefore(years: number, days = 0): string {
  const today = new Date(Date.now() + 8 * 3_600_000 - days * 86_400_000).toISOString().slice(0, 10);
  return `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;
}

/** Fills in fields by their labels. */
export async function fill(page: Page, fields: Record<string, string>) {
  for (const [name, value] of Object.entries(fields)) await page.getByLabel(name, { exact: true }).fill(value);
}

/** Takes a photo of each side. */
export async function takePictures(page: Page, ...sides: string[]) {
  for (const side of sides) {
    await fromGallery(page, side).setInputFiles(await photoOf(page, side));
    await expect(preview(page, side)).toBeVisible();
  }
}

/** Goes from the first step to the final review, with a passport. */
export async function goThrough(page: Page, { name = details['Full name'], look = async () => {} } = {}) {
  await page.getByRole('link', { name: 'Start' }).click();
  await step(page, 'Your ID');
  await look();
  await page.getByRole('radio', { name: /^Passport/ }).check();
  await next(page);
  await step(page, 'Photos');
  await takePictures(page, 'Front of your ID', 'Your face, next to the ID');
  await look();
  await next(page);
  await step(page, 'Details');
  await fill(page, { 'ID number': passportNo(), ...details, 'Full name': name });
  await look();
  await next(page);
  await fill(page, address);
  await look();
  await next(page);
  await page.getByRole('checkbox').check();
  await look();
  await next(page);
  await step(page, 'Review');
  await look();
}

/** Resumes a draft of which the operator has one photo of two, and submits it. */
export async function finish(page: Page) {
  await page.goto(kyc);
  await page.getByRole('link', { name: 'Continue where you left off' }).click();
  await step(page, 'Consent');
  await page.getByRole('checkbox').check();
  await next(page);
  await expect(page.getByText('1 of 2 photos sent')).toBeVisible();
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'We’re checking what you sent' })).toBeVisible();
}

/** Records the pictures uploaded from now on. */
export function overhear(context: BrowserContext): string[] {
  const images: string[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/uploadKyc')) images.push((request.postDataJSON() as { image: string }).image);
  });
  return images;
}

/** Player data stored on the device, as text. */
export const keptOfPlayers = (page: Page) =>
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
