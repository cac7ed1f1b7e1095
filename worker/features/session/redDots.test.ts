import { expect, test } from 'vitest';
import { entrance, login, noDots } from '#tests/support/ana.ts';
import { openTab, scripted } from '#tests/support/tab.ts';
// Loads the actions' lazy code before the fake clock advances.
import '../rg/rg.ts';

const minute = 60_000;

/** A player's tab with the red dots on screen, and the number of requests for them so far. */
async function withDots({ leads = true } = {}) {
  const { fetch, sent } = scripted({
    accountLogin: entrance,
    online: () => ({ errcode: 0 }),
    refreshData: () => ({ errcode: 0, coin: 5 }),
    activityGetStatusList: () => ({ errcode: 0, ...noDots }),
  });
  const { app, world } = openTab(fetch);
  app.tab.lead(leads);
  await app.account.login(login);
  app.replies.show('activityGetStatusList', {});
  await world.pass(0);
  return { app, world, asked: () => sent('activityGetStatusList').length };
}

test('a hidden tab does not poll red dots', async () => {
  const { app, world, asked } = await withDots();
  const before = asked();
  await app.tab.tell({ visible: false });
  await world.pass(3 * minute);
  expect(asked()).toBe(before);
});

test('a returning player causes one red-dot request, even with the dots on screen (I11)', async () => {
  const { app, world, asked } = await withDots();
  await app.tab.tell({ visible: false });
  await world.pass(10 * minute);
  const before = asked();
  void app.tab.tell({ visible: true });
  await world.pass(20_000);
  expect(asked()).toBe(before + 1);
});

test('a resume right after a late poll does not request red dots again (I11)', async () => {
  const { app, world, asked } = await withDots();
  await world.pass(minute + 500);
  const before = asked();
  void app.tab.resume();
  await world.pass(20_000);
  expect(asked()).toBe(before);
});

test('a tab that does not lead requests red dots itself when the player returns', async () => {
  const { app, world, asked } = await withDots({ leads: false });
  await world.pass(minute);
  const before = asked();
  void app.tab.resume();
  await world.pass(500);
  expect(asked()).toBe(before + 1);
});
