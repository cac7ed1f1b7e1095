import { enterAs, expect, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { see } from '../support/visibility.ts';

/** The error that the page throws, with a number that must not be reported. */
const planted = 'planted by 09171234567';

test('an error, web vitals and an uncertain deposit reach the operator’s monitoring page @long', async ({
  page,
  context,
  player,
  watch,
}) => {
  watch.expectLines(new RegExp(planted), /status of 502/);
  // Makes this device one of the tenth of all devices that report their vitals.
  await context.addInitScript(() => localStorage.setItem('vitals.drawn', '0'));
  await enterAs(page, player);
  await page.goto('/wallets');
  const amount = page.getByRole('radio', { name: /₱500\.00/ });
  await amount.check();
  await page.evaluate((text) => void Promise.reject(new RangeError(text)), planted);
  await expect.poll(() => watch.tracked('client_error')).toBe(1);
  await see(page, 'hidden');
  await expect.poll(() => watch.tracked('web_vitals')).toBe(1);
  await see(page, 'visible');

  await sandbox.error('createRecharge', { status: 502, times: 1 });
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await page.getByRole('button', { name: 'Start a new deposit' }).click();
  await expect.poll(() => watch.tracked('act_settled')).toBe(1);

  const settled = '<td>createRecharge</td><td>server</td><td>given_up</td>';
  const rowsOf = async () => (await sandbox.monitoring()).replace(/\s+/g, ' ');
  await expect.poll(rowsOf, { timeout: 15_000 }).toContain(settled);
  const drawn = await sandbox.monitoring();
  const rows = drawn.replace(/\s+/g, ' ');
  expect(rows).toMatch(/<td>page<\/td><td>RangeError: planted by …<\/td>/);
  // TTFB, FCP and LCP of at least one page.
  expect(rows).toMatch(/<h2>Web vitals[^]*?(<td>\d+<\/td>){4}[^]*<h2>Uncertain/);
  expect(drawn).not.toContain('0917');
  const copies = await sandbox.received('createRecharge', watch.started);
  expect(copies).toHaveLength(1);
  expect(drawn).toContain(`<td>${copies[0]!.callId}</td>`);
});
