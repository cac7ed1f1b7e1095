import { expect, test } from '#tests/network/test.ts';
import { violations } from '../support/axe.ts';
import { quickPick, buyOne, inTheDraw, checking, claim, asked, one, stand, open, win } from '../support/lottery.ts';
import { enterAs } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';

test.describe('@long', () => {
  test('an order whose response is lost is looked up, shown and never sent again (LO-02, WA-05)', async ({
    page,
    player,
    faults,
  }) => {
    test.setTimeout(90_000);
    await open(page, player);
    await quickPick(page).click();
    const since = Date.now();
    const lost = faults.on({ call: 'lotteryOrder' }, { reset: 'unanswered' });
    const outage = faults.on({ call: 'operationStatus' }, { status: 502 });
    await buyOne(page).click();
    await expect(checking(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    lost.end();
    outage.end();
    await expect(inTheDraw(page)).toBeVisible({ timeout: 15_000 });
    expect((await asked('lotteryOrder', since)).acts).toBe(1);
    expect(await stand(player)).toMatchObject({ myTickets: 1, lottery: 2 });
  });

  test('an order whose worker dies is looked up by the next worker and never sent again (LO-02)', async ({
    page,
    player,
    worker,
  }) => {
    test.setTimeout(90_000);
    await open(page, player);
    await quickPick(page).click();
    await sandbox.hang('lotteryOrder', 'after', 1);
    const since = Date.now();
    await buyOne(page).click();
    await expect.poll(() => asked('lotteryOrder', since)).toEqual(one);
    await worker.kill();
    await expect(page.getByText('1 entry in this draw')).toBeVisible({ timeout: 30_000 });
    await expect(checking(page)).toHaveCount(0);
    expect(await asked('lotteryOrder', since)).toEqual(one);
    expect(await stand(player)).toMatchObject({ myTickets: 1, lottery: 2 });
  });

  test('an order interrupted by a reload is shown once known and never sent again (LO-02)', async ({
    page,
    player,
  }) => {
    test.setTimeout(90_000);
    await open(page, player);
    await quickPick(page).click();
    await sandbox.hang('lotteryOrder', 'after', 1);
    const since = Date.now();
    await buyOne(page).click();
    await expect.poll(() => asked('lotteryOrder', since)).toEqual(one);
    await page.reload();
    await expect(page.getByText('1 entry in this draw')).toBeVisible({ timeout: 30_000 });
    expect(await asked('lotteryOrder', since)).toEqual(one);
    expect(await stand(player)).toMatchObject({ myTickets: 1, lottery: 2 });
  });

  test('a win claimed in two tabs is paid once, and both show it as claimed (LO-04)', async ({
    page,
    context,
    player,
  }) => {
    test.setTimeout(90_000);
    await win(player);
    await enterAs(page, player);
    await page.goto('/activity/lottery/record');
    await expect(claim(page)).toBeVisible();
    const other = await context.newPage();
    await other.goto('/activity/lottery/record');
    await expect(claim(other)).toBeVisible();
    await Promise.all([claim(page).click(), claim(other).click()]);
    for (const each of [page, other]) {
      await expect(claim(each)).toHaveCount(0, { timeout: 15_000 });
      await expect(each.getByText('Claimed', { exact: true }).first()).toBeAttached();
    }
    const { coin } = await sandbox.call<{ coin: number }>('refreshData', {}, player.token);
    expect(coin).toBe(2_500);
  });

  test('a claim whose response is lost is looked up and never sent again (LO-04, WA-05)', async ({
    page,
    player,
    faults,
  }) => {
    test.setTimeout(90_000);
    await win(player);
    await enterAs(page, player);
    await page.goto('/activity/lottery/order');
    const since = Date.now();
    const lost = faults.on({ call: 'lotteryClaim' }, { reset: 'unanswered' });
    const outage = faults.on({ call: 'operationStatus' }, { status: 502 });
    await claim(page).click();
    await expect(checking(page)).toBeVisible();
    lost.end();
    outage.end();
    await expect(page.getByRole('dialog').getByText('₱25.00')).toBeVisible({ timeout: 15_000 });
    expect((await asked('lotteryClaim', since)).acts).toBe(1);
    const { coin } = await sandbox.call<{ coin: number }>('refreshData', {}, player.token);
    expect(coin).toBe(2_500);
  });
});
