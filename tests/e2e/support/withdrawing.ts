import type { BrowserContext, Page } from 'playwright/test';
import { amend } from './amend.ts';
import { expect } from './perlas.ts';
import { sandbox, type NewPlayer } from './sandbox.ts';

/** The demo player with a verified identity and receiving accounts. */
export const juan: NewPlayer = { id: 0, account: 'juan88', password: 'perlas88', nickname: 'Juan', token: '' };
/** The sandbox’s one-time code. */
export const code = '246810';
/** The rate limit of codes, one per minute, milliseconds. */
const codeWait = 65_000;

/** The form’s own button. */
export const withdraw = (page: Page) => page.getByRole('button', { name: 'Withdraw', exact: true });
/** The submit button of the final confirmation. */
export const send = (page: Page) =>
  page.getByRole('dialog', { name: 'Confirm withdrawal' }).getByRole('button', { name: /^Send ₱/ });
/** The heading shown while the outcome of a withdrawal is unknown. */
export const checking = (page: Page) => page.getByRole('heading', { name: 'Checking your withdrawal' });
/** The amount field. */
export const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount in pesos' });

/** A withdrawal term on the page, by its name. */
export const fact = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition');

/** The operator's answer before a withdrawal, as far as tests read it. */
export interface Exchange {
  kycStatus: number;
  withdrawalNumber: number;
  methods: { name: string }[];
  list: { orderNo: string; amount: number }[];
}

/** Replaces fields of the operator's answer before withdrawals. */
export const saying = (context: BrowserContext, said: Partial<Exchange>) =>
  amend<Exchange>(context, 'getExchange', (told) => ({ ...told, ...said }));

/** A session token of Juan's on another device. */
export async function token() {
  const said = { account: juan.account, password: juan.password, loginKind: 2, deviceId: 'qa' };
  return (await sandbox.call<{ token: string }>('accountLogin', said)).token;
}

/** Requests a code for Juan's number, as soon as the rate limit allows. */
export async function haveCode() {
  const his = await token();
  const sent = () => {
    const input = { mobile: '', type: 4, requestId: crypto.randomUUID() };
    return sandbox.call<{ errcode: number }>('smsSend', input, his);
  };
  await expect.poll(sent, { timeout: codeWait, intervals: [1_000] }).toMatchObject({ errcode: 0 });
}

/** Stakes an amount (hundredths) in one round. */
export async function stake(bet: number) {
  const act = { gameId: 1001, requestId: crypto.randomUUID() };
  const { url, sessionId: session } = await sandbox.call<{ url: string; sessionId: string }>(
    'startGame',
    act,
    await token(),
  );
  await fetch(url);
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ session, bet, roundId: crypto.randomUUID() });
  const { ok } = await fetch(new URL('/round', url), { method: 'POST', headers, body });
  expect(ok).toBe(true);
}

/** Fills in the form, up to the final confirmation. */
export async function fill(page: Page, pesos: string) {
  await page.goto('/withdrawal/gcash');
  await amount(page).fill(pesos);
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await withdraw(page).click();
}

/** Number of withdrawals the operator received: distinct ids, and copies. */
export async function asked(since: number) {
  const copies = await sandbox.received('exchange', since);
  return { acts: new Set(copies.map(({ requestId }) => requestId)).size, copies: copies.length };
}
/** One withdrawal, received in one copy. */
export const one = { acts: 1, copies: 1 };
