import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { acceptAgain } from '../e2e/support/offers.ts';
import { enterAs } from '../e2e/support/perlas.ts';
import { sandbox } from '../e2e/support/sandbox.ts';
import { actCalls } from '../history/acts.ts';
import { expect, test } from '../network/test.ts';
import { createDice } from './clock.ts';
import { travel, type Done } from './journey.ts';

const kills = Number(process.env['SOAK_KILLS'] ?? 50);
const seed = Number(process.env['FAULT_SEED'] ?? 1);

/**
 * When a browser is killed: for a share of lives as soon as a money act is in flight, otherwise after some requests,
 * each time up to a moment later, and in any case after the longest life. Also the operator's maximum latency, and the
 * time within which a restarted app must show something. Milliseconds.
 */
const most = { inAct: 0.4, requests: 60, moment: 400, life: 20_000, late: 900, start: 15_000 };
const isAct = ({ call }: { call: string }) => call === 'exitGame' || actCalls.some((each) => each === call);

/** Minimum coverage per kill, so that an empty run can't pass: deposits made at the operator, and events. */
const least = { deposits: 0.1, events: 5 };

test.use({ ownBrowser: true, killed: true });

/** Expects a restarted app not to be blank: it shows its bars, and games or a dialog. */
async function starts(page: Page) {
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible({ timeout: most.start });
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible({ timeout: most.start });
}

/** Resolves when a count is reached, or after the longest life. */
async function until(enough: number, count: () => number) {
  for (const end = Date.now() + most.life; count() < enough && Date.now() < end;) await pause(20);
}

test(`a browser killed ${kills} times loses no event or money and never starts blank, FAULT_SEED=${seed}`, async ({
  page,
  player,
  restart,
  faults,
  watch,
}) => {
  test.setTimeout((kills * 60 + 120) * 1_000);
  const done: Done = {};
  await enterAs(page, player);
  let here = page;
  for (let death = 1; death <= kills; death++) {
    // As reproducible by its seed as the machine's timing allows.
    const dice = createDice(seed * 1_000 + death);
    await sandbox.latency('*', dice.between(0, most.late));
    const life = travel(here, player, dice, done);
    const inAct = dice.chance(most.inAct);
    const count = () => faults.copies().filter((copy) => !inAct || isAct(copy)).length;
    await until(count() + (inAct ? 1 : dice.between(1, most.requests)), count);
    await pause(dice.between(0, most.moment));
    here = await (await restart()).context().newPage();
    await life;
    await acceptAgain(here);
    await starts(here);
  }
  await sandbox.reset();

  const sent = await sandbox.received('createRecharge', watch.started);
  const made = sent.filter(({ effect }) => effect).length;
  const { data } = await sandbox.call<{ data: { total: number } }>(
    'rechargeRecord',
    { pageNum: 1, pageSize: 1 },
    player.token,
  );
  expect(data.total).toBe(made);
  const unsure = new Set((await sandbox.received('operationStatus', watch.started)).map(({ requestId }) => requestId));
  const events = new Set((await sandbox.receivedEvents(watch.started)).map(({ eventId }) => eventId));
  const steps = Object.values(done).reduce<number>((sum, times = 0) => sum + times, 0);
  console.log(
    `${kills} kills: ${made} deposits made, ${unsure.size} acts asked about, ${events.size} events, ${steps} steps done.`,
  );
  expect(made).toBeGreaterThanOrEqual(least.deposits * kills);
  expect(events.size).toBeGreaterThanOrEqual(least.events * kills);
});
