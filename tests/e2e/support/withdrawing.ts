import type { BrowserContext, Page } from 'playwright/test';
import { amend } from './amend.ts';
import { expect } from './perlas.ts';
import { sandbox, type NewPlayer } from './sandbox.ts';

/** The demo player whose identity is known, and who has accounts. */
export const juan: NewPlayer = { id: 0, account: 'juan88', password: 'perlas88', nickname: 'Juan', token: '' };
/** The sandbox’s every code. */
export const code = '246810';
/** A code may be asked for once a minute, milliseconds. */
const codeWait = 65_000;

/** The form’s own button. */
export const withdraw = (page: Page) => page.getByRole('button', { name: 'Withdraw', exact: true });
/** The button that sends after a last look at the net. */
export const send = (page: Page) =>
  page.getByRole('dialog', { name: 'Is this right?' }).getByRole('button', { name: /^Send ₱/ });
/** What stands there while nobody knows what became of a withdrawal. */
export const checking = (page: Page) => page.getByRole('heading', { name: 'Checking your withdrawal' });
/** The box for the amount. */
export const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount in pesos' });

/** What is said of one thing that holds for withdrawals. */
export const fact = (page: Page, name: string) =>
  page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByText(name, { exact: true }) })
    .getByRole('definition');

/** What the operator says before a withdrawal, as far as tests read it. */
export interface Exchange {
  kycStatus: number;
  withdrawalNumber: number;
  methods: { name: string }[];
  list: { orderNo: string; amount: number }[];
}

/** Has the operator say something else before withdrawals. */
export const saying = (context: BrowserContext, said: Partial<Exchange>) =>
  amend<Exchange>(context, 'getExchange', (told) => ({ ...told, ...said }));

/** Juan on another device, as the operator knows him there. */
export async function token() {
  const said = { account: juan.account, password: juan.password, loginKind: 2, deviceId: 'qa' };
  return (await sandbox.call<{ token: string }>('accountLogin', said)).token;
}

/** A code is on its way to juan's number, as soon as the operator sends one. */
export async function haveCode() {
  const his = await token();
  const sent = () => {
    const input = { mobile: '', type: 4, requestId: crypto.randomUUID() };
    return sandbox.call<{ errcode: number }>('smsSend', input, his);
  };
  await expect.poll(sent, { timeout: codeWait, intervals: [1_000] }).toMatchObject({ errcode: 0 });
}

/** Stakes a sum (hundredths) in one round of a game. */
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
  const { ok } = await fetch(new URL('/spin', url), { method: 'POST', headers, body });
  expect(ok).toBe(true);
}

/** The form, filled in up to the last look. */
export async function fill(page: Page, pesos: string) {
  await page.goto('/withdrawal/gcash');
  await amount(page).fill(pesos);
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await withdraw(page).click();
}

/** How many withdrawals the operator was asked for, by their ids, and how many copies came. */
export async function asked(since: number) {
  const copies = await sandbox.received('exchange', since);
  return { acts: new Set(copies.map(({ requestId }) => requestId)).size, copies: copies.length };
}
/** Asked for once, in one copy. */
export const one = { acts: 1, copies: 1 };
