import { violations } from '../support/axe.ts';
import { enterAs, expect, logIn, logOut, test } from '../support/perlas.ts';
import { proven, safeboxPassword } from '../support/proven.ts';
import { pushDevice } from '../support/pushing.ts';
import { sandbox } from '../support/sandbox.ts';
import { offlineReady } from '../support/rest.ts';

const settings = '/member/settings';
const onThisDevice = 'Notifications on this device';

test('notifications are off by default, chosen by topic, and a tap opens their page (O-23, ME-07) @long', async ({
  page,
  context,
  player,
  operator,
  watch,
}) => {
  const device = await pushDevice(context, operator);
  await enterAs(page, player);
  await offlineReady(page);
  await page.goto(settings);
  const master = page.getByRole('switch', { name: onThisDevice });
  await expect(master).not.toBeChecked();
  expect(await device.tell(player, 'paid')).toEqual([]);
  await master.click();
  const draws = page.getByRole('switch', { name: 'Lottery draws' });
  await expect(draws).toBeChecked();
  expect(await violations(page)).toEqual([]);
  await draws.click();
  await expect(draws).not.toBeChecked();
  expect(await sandbox.received('pushSubscribe', watch.started)).toHaveLength(2);

  expect(await device.tell(player, 'draw')).toEqual([]);
  expect(await device.tell(player, 'paid')).toEqual(['sent']);
  const [message] = device.messages();
  const [title, options] = (await device.deliver(page, message)).at(-1)!;
  expect([title, options.body, options.tag]).toEqual([
    'Withdrawal paid',
    'Tap to see it in your transactions.',
    'payouts',
  ]);
  await device.tap(options.data);
  await expect(page).toHaveURL(/\/wallets\/record/);

  // A page that is still starting receives a tap later.
  await page.goto('/member', { waitUntil: 'commit' });
  await device.tap('/email');
  await expect(page).toHaveURL('/email');

  await page.goto(settings);
  await expect(master).toBeChecked();
  await master.click();
  await expect(master).not.toBeChecked();
  await expect.poll(() => sandbox.received('pushUnsubscribe', watch.started)).toHaveLength(1);
  expect(await device.tell(player, 'paid')).toEqual([]);
  await device.close();
});

test('an invalid message shows nothing, and a foreign address leads to the inbox (O-23) @long', async ({
  page,
  context,
  player,
  operator,
}) => {
  const device = await pushDevice(context, operator);
  await enterAs(page, player);
  await offlineReady(page);
  const sound = { title: 'New mail', body: 'Something is waiting.', topic: 'replies', url: '/email' };
  for (const broken of [
    'no JSON',
    '[]',
    'null',
    { ...sound, title: 8 },
    { ...sound, topic: 'x' },
    { ...sound, body: '' },
  ])
    expect(await device.deliver(page, broken)).toEqual([]);
  const hostile = ['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/member/logout', 8];
  for (const url of hostile) await device.deliver(page, { ...sound, url });
  const shown = await device.deliver(page, { ...sound, title: '<img src=x onerror=alert(1)>' });
  expect(shown.map(([, { data }]) => data)).toEqual(Array.from({ length: hostile.length + 1 }, () => '/email'));
  await device.close();
});

test('log-out ends notifications first, and the next player gets none of the previous ones (O-23) @long', async ({
  page,
  context,
  player,
  operator,
  watch,
}) => {
  const device = await pushDevice(context, operator);
  await enterAs(page, player);
  await offlineReady(page);
  await page.goto(settings);
  await page.getByRole('switch', { name: onThisDevice }).click();
  await expect(page.getByRole('switch', { name: onThisDevice })).toBeChecked();
  await page.goto('/member');
  await logOut(page);
  await expect.poll(() => sandbox.received('logout', watch.started)).toHaveLength(1);
  const [[ended], [left]] = [
    await sandbox.received('pushUnsubscribe', watch.started),
    await sandbox.received('logout', watch.started),
  ];
  expect(ended).toMatchObject({ userId: player.id, code: 0 });
  expect(ended!.answeredAt).toBeLessThanOrEqual(left!.time);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('stub.subscribed'))).toBeNull();
  expect(await device.tell(player, 'mail')).toEqual([]);

  const next = await sandbox.newPlayer(watch.started);
  await logIn(page, next);
  await page.goto(settings);
  await expect(page.getByRole('switch', { name: onThisDevice })).not.toBeChecked();
  expect(await sandbox.received('pushSubscribe', watch.started)).toHaveLength(1);
  await device.close();
});

test('after denying permission the player sees how to change it, and isn’t asked again (O-23) @long', async ({
  page,
  context,
  player,
  operator,
}) => {
  const device = await pushDevice(context, operator, 'denied');
  await enterAs(page, player);
  await offlineReady(page);
  await page.goto(settings);
  await page.getByRole('switch', { name: onThisDevice }).click();
  await expect(page.getByText('Your browser blocks notifications.')).toBeVisible();
  await expect(page.getByRole('switch', { name: onThisDevice })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await device.close();
});

/** A verified player's withdrawal, pending until it is decided. */
async function withdrawal() {
  await sandbox.forgetCodes();
  await sandbox.rule({ luck: 'even' });
  const player = await proven();
  await sandbox.rule({ verification: 'safebox', payout: { end: 'never' } });
  const { list } = await sandbox.call<{ list: { id: number }[] }>('getBankInfo', {}, player.token);
  const wanted = { amount: 10_000, name: 'gcash', accountId: list[0]!.id, password: safeboxPassword };
  const act = { ...wanted, requestId: crypto.randomUUID() };
  const { orderNo } = await sandbox.call<{ orderNo: string }>('exchange', act, player.token);
  return { player, orderNo };
}

test('a sent withdrawal offers a payout notification once, and it arrives (O-23) @long', async ({
  page,
  context,
  operator,
}) => {
  test.setTimeout(90_000);
  const device = await pushDevice(context, operator);
  const { player, orderNo } = await withdrawal();
  await enterAs(page, player);
  await offlineReady(page);
  await page.goto(`/withdrawal/gcash?orderNo=${orderNo}`);
  const offer = page.getByRole('region', { name: 'Get notified when it’s paid?' });
  await expect(offer).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Notify me' }).click();
  await expect(page.getByText('We’ll notify you here.')).toBeVisible();
  await sandbox.decidePayout(orderNo, 'paid');
  // The sandbox sends it on its own, without a request.
  await expect.poll(() => device.messages(), { timeout: 15_000 }).toMatchObject([{ topic: 'payouts' }]);
  await device.close();
});

test('after “not now”, or on a break, the offer isn’t made (O-23, RG-20) @long', async ({
  page,
  context,
  operator,
}) => {
  test.setTimeout(90_000);
  const device = await pushDevice(context, operator);
  const { player, orderNo } = await withdrawal();
  await enterAs(page, player);
  await offlineReady(page);
  await page.goto(`/withdrawal/gcash?orderNo=${orderNo}`);
  await page.getByRole('button', { name: 'Not now' }).click();
  await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(orderNo)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Not now' })).toHaveCount(0);
  const rest = { type: 1, hours: 24, requestId: crypto.randomUUID() };
  await sandbox.call('selfExclude', rest, player.token);
  await page.goto(settings);
  await expect(page.getByText('We don’t send any while play is paused.')).toBeVisible();
  await device.close();
});
