import { goThrough, kyc, send } from '../e2e/support/kycSteps.ts';
import { settleIn } from '../e2e/support/perlas.ts';
import { press, rgPage } from '../e2e/support/protecting.ts';
import { sandbox } from '../e2e/support/sandbox.ts';
import { button, effects, expect, heading, link, test } from './steps.ts';

test('an identity check with the network lost at each step is submitted once', async ({
  page,
  context,
  player,
  cut,
}) => {
  test.setTimeout(180_000);
  await sandbox.rule({ kyc: { verdict: 'never' } });
  await settleIn(page, player, kyc);
  await expect(link(page, 'Start')).toBeVisible();
  await cut.begin();
  await cut.away(() => goThrough(page));
  await expect(page.getByText('Ana María Santos')).toBeVisible();

  const again = button(page, 'Send again');
  const stays = () => expect(page.getByText('Everything you entered stays here.')).toBeVisible();
  const leaving = context.waitForEvent('request', (request) => request.url().endsWith('/uploadKyc'));
  await send(page).click();
  await leaving;
  await cut.away(stays);
  await cut.tunnel('addKyc', 'unsent', () => again.click(), stays);
  await expect(page.getByText('2 of 2 photos sent')).toBeVisible();
  await cut.torn('addKyc', 'unanswered', () => again.click(), stays);
  await again.click();
  await expect(heading(page, 'We’re checking what you sent')).toBeVisible();
  expect(await effects('uploadKyc', player)).toBe(2);
  expect(await effects('addKyc', player)).toBe(1);
});

test('a lower limit and a break apply at once and reach the operator once across network losses', async ({
  page,
  player,
  faults,
  cut,
}) => {
  test.setTimeout(150_000);
  await settleIn(page, player, `${rgPage}?part=limits`);
  await cut.begin();
  const day = page.getByRole('textbox', { name: 'Daily deposit limit' });
  const waits = page.getByText('Saved on this device. We’ll send it once you’re online.');
  const kept = () => expect(waits.first()).toBeVisible();
  const heard = (call: string) => faults.copies(call).filter(({ fate }) => fate === 'answered').length;

  const lower = async (to: string) => {
    await day.fill(to);
    await press(page, 'Save deposit limits');
  };
  await cut.away(async () => {
    await lower('500');
    await kept();
  });
  await expect.poll(() => heard('selfLimitSet')).toBe(1);
  await expect(waits).toHaveCount(0);
  await expect(page.getByText('Active now.').first()).toBeVisible();
  await cut.torn('selfLimitSet', 'unanswered', () => lower('400'), kept);
  await cut.away(() => expect(day).toHaveValue('400'));
  await expect.poll(() => heard('selfLimitSet')).toBe(2);
  expect(await effects('selfLimitSet', player)).toBe(2);

  await button(page, 'Back').click();
  await expect(page.getByText('₱0.00 of ₱400.00, ₱400.00 left')).toBeVisible();
  await link(page, /^Take a break/).click();
  const note = page.getByText('This device is locked now. We’ll send your request once you’re online.');
  const begun = () => expect(note).toBeVisible();
  await cut.torn(
    'selfExclude',
    'unanswered',
    () => cut.tunnel('selfExclude', 'unsent', () => press(page, 'Start the break'), begun),
    begun,
  );
  await cut.away(begun);
  await expect(note).toHaveCount(0);
  expect(await effects('selfExclude', player)).toBe(1);
  await link(page, 'Go to your money and account').click();
  await expect(heading(page, 'You are taking a break')).toBeVisible();
});

test('a self-exclusion with the network lost at each step takes a password online and is sent once', async ({
  page,
  player,
  cut,
}) => {
  test.setTimeout(150_000);
  await settleIn(page, player, `${rgPage}?part=exclude`);
  await cut.begin();
  const password = page.getByRole('textbox', { name: 'Password' });
  const tick = page.getByRole('checkbox');
  const exclude = () => press(page, 'Exclude me');

  await cut.away(async () => {
    await page.getByRole('radio', { name: '1 year' }).check();
    await press(page, 'Continue');
  });
  await expect(heading(page, '1 year of self-exclusion')).toBeVisible();
  const withoutProof = async () => {
    await expect(page.getByText('We can’t check your password offline')).toBeVisible();
    await expect(password).toHaveCount(0);
  };
  await cut.away(async () => {
    await press(page, 'Continue');
    await withoutProof();
    await tick.check();
  });
  await expect(password).toBeVisible();
  await password.fill('not-this-1');
  await exclude();
  await expect(page.getByText('Wrong password.')).toBeVisible();
  expect(await effects('selfExclude', player)).toBe(0);
  await cut.away(withoutProof);
  await expect(password).toHaveValue('not-this-1');
  await expect(tick).toBeChecked();
  await password.fill(player.password);

  const note = page.getByText('This device is locked now. We’ll send your request once you’re online.');
  const begun = () => expect(note).toBeVisible();
  await cut.torn('selfExclude', 'unanswered', () => cut.tunnel('selfExclude', 'unsent', exclude, begun), begun);
  await cut.away(begun);
  await expect(note).toHaveCount(0);
  await expect(page.getByText(/^SX-/)).toBeVisible();
  expect(await effects('selfExclude', player)).toBe(1);
  await link(page, 'Go to your money and account').click();
  await expect(heading(page, 'You have excluded yourself')).toBeVisible();
});
