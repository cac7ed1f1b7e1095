import type { Page } from 'playwright/test';
import { enterAs } from '../e2e/support/perlas.ts';
import { sandbox } from '../e2e/support/sandbox.ts';
import { expect, test } from './test.ts';
import { workerOf } from './worker.ts';

const aim = { path: /^\/qa\/answer$/ };

interface Said {
  status: number;
  type: string;
  text: string;
  redirected: boolean;
  took: number;
}

/** Makes the page's worker post to an address of the fault proxy; returns the answer, or the error's name. */
async function ask(page: Page, requestId = 'none') {
  const worker = await workerOf(page);
  return worker.evaluate(async (id): Promise<Said | string> => {
    const start = performance.now();
    try {
      const body = JSON.stringify({ requestId: id });
      const response = await fetch('/qa/answer', { method: 'POST', body });
      const { status, redirected } = response;
      const type = response.headers.get('content-type') ?? '';
      const text = await response.text();
      return { status, redirected, type, text, took: performance.now() - start };
    } catch (error) {
      return (error as Error).name;
    }
  }, requestId);
}

test.beforeEach(({ page }) => page.goto('/'));

test('a rule answers with a status, JSON, HTML or a redirect', async ({ page, faults }) => {
  faults.on({ ...aim, times: 1 }, { status: 503 });
  expect(await ask(page)).toMatchObject({ status: 503, text: '' });
  faults.on({ ...aim, times: 1 }, { body: { errcode: 0 } });
  expect(await ask(page)).toMatchObject({ status: 200, type: 'application/json', text: '{"errcode":0}' });
  faults.on({ ...aim, times: 1 }, { html: '<h1>Sign in</h1>' });
  expect(await ask(page)).toMatchObject({ status: 200, type: expect.stringContaining('text/html') });
  faults.on({ ...aim, times: 1 }, { redirect: '/qa/elsewhere' });
  faults.on({ path: /^\/qa\/elsewhere$/ }, { body: 'moved' });
  expect(await ask(page)).toMatchObject({ redirected: true, text: 'moved' });
  expect(faults.copies('/qa/elsewhere')).toMatchObject([{ method: 'POST', requestId: 'none' }]);
});

test('a rule delays a response, drips it, or hangs it until the rule ends', async ({ page, faults }) => {
  const took = async () => ((await ask(page)) as Said).took;
  faults.on({ ...aim, times: 1 }, { body: 'x', delay: 400 });
  expect(await took()).toBeGreaterThanOrEqual(400);
  faults.on({ ...aim, times: 1 }, { body: 'x'.repeat(500), drip: 1_000 });
  expect(await took()).toBeGreaterThan(400);
  for (const hang of ['unsent', 'unanswered', 'half'] as const) {
    const rule = faults.on({ ...aim, times: 1 }, { body: 'waited', hang });
    const said = ask(page);
    await rule.met();
    expect(faults.copies('/qa/answer').at(-1)).toMatchObject({ status: 0, fate: 'cut' });
    rule.end();
    expect(await said).toMatchObject({ text: 'waited' });
  }
});

test('a rule resets a connection before the operator, before the response, or in its body', async ({
  page,
  faults,
}) => {
  for (const reset of ['unsent', 'unanswered', 'half'] as const) {
    const rule = faults.on(aim, { body: 'never whole', reset });
    expect(await ask(page, reset)).toBe('TypeError');
    const copies = faults.copies('/qa/answer').filter(({ requestId }) => requestId === reset);
    expect(new Set(copies.map(({ fate }) => fate))).toEqual(new Set(['cut']));
    rule.end();
  }
});

test('the browser itself resends a POST per reused connection, and each copy counts', async ({ page, faults }) => {
  faults.on(aim, { body: 'fine' });
  faults.on({ ...aim, when: ({ body }) => body['requestId'] === 'doubled' }, { reset: 'unsent' });
  await ask(page, 'first');
  expect(await ask(page, 'doubled')).toBe('TypeError');
  const doubled = faults.copies('/qa/answer').filter(({ requestId }) => requestId === 'doubled');
  expect(doubled.length).toBeGreaterThan(1);
  expect(doubled.map(({ copy }) => copy)).toEqual(doubled.map((_, i) => i + 1));
});

test('a duplicated request reaches the operator again, and the device gets one response', async ({ page, faults }) => {
  const requestId = crypto.randomUUID();
  faults.on('anonymous/appTheme', { duplicate: 2 });
  const worker = await workerOf(page);
  const status = await worker.evaluate(async (id) => {
    const body = JSON.stringify({ requestId: id });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/app/v1/anonymous/appTheme', { method: 'POST', body, headers })).status;
  }, requestId);
  expect(status).toBe(200);
  const received = await sandbox.received('anonymous/appTheme');
  expect(received.filter((copy) => copy.requestId === requestId)).toHaveLength(3);
  const sent = faults.copies('anonymous/appTheme').filter((copy) => copy.requestId === requestId);
  expect(sent).toMatchObject([{ copy: 1, reached: true, status: 200 }]);
});

test('a deposit with a lost response is pending under one id, and the balance stays (A4)', async ({
  page,
  faults,
  player,
}) => {
  await enterAs(page, player);
  await page.goto('/wallets');
  const rule = faults.on('createRecharge', { reset: 'unanswered' });
  await page.getByRole('radio', { name: /₱500\.00/ }).check();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await rule.met();
  await expect(page.getByText(/Checking your deposit/i).first()).toBeVisible();
  const copies = faults.copies('createRecharge');
  expect(new Set(copies.map(({ requestId }) => requestId)).size).toBe(1);
  expect(copies.every(({ reached, fate }) => reached && fate === 'cut')).toBe(true);
  const effects = (await sandbox.received('createRecharge')).filter(
    ({ requestId, effect }) => effect && requestId === copies[0]!.requestId,
  );
  expect(effects).toHaveLength(1);
  await expect(page.getByRole('status', { name: 'Balance' })).toHaveText('₱0.00');
});

test('on a dead network reported as online, a deposit is sent and settled by its status read (A16)', async ({
  page,
  faults,
  player,
}) => {
  await enterAs(page, player);
  await page.goto('/wallets');
  await page.getByRole('radio', { name: /₱500\.00/ }).check();
  const dead = faults.on({ path: /^\/app\// }, { reset: 'unsent' });
  expect(await page.evaluate(() => navigator.onLine)).toBe(true);
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(page.getByText(/Checking your deposit/i).first()).toBeVisible();
  expect(new Set(faults.copies('createRecharge').map(({ requestId }) => requestId)).size).toBe(1);
  dead.end();
  await page.getByRole('button', { name: 'Check again' }).click();
  await expect.poll(() => faults.copies('operationStatus').filter(({ fate }) => fate === 'answered')).not.toEqual([]);
});
