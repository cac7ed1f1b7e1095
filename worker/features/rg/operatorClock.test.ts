import { expect, test } from 'vitest';
import { entrance, login } from '#tests/support/ana.ts';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';
// Loads the actions' lazy code before the fake clock advances.
import './rg.ts';

type Tab = ReturnType<typeof openTab>;

const minute = 60_000;
const hour = 60 * minute;

test('in every tab a clock that is set in mid-visit is corrected with the next heartbeat', async () => {
  const device = fakeDevice();
  const { fetch } = scripted({
    accountLogin: entrance,
    online: () => ({ errcode: 0, serverTime: tabs[0].world.now() - 3 * hour }),
  });
  const tabs: readonly [Tab, Tab] = [openTab(fetch, device), openTab(fetch, device)];
  tabs[0].app.tab.lead(true);
  await tabs[0].app.account.login(login);
  for (const { world } of tabs) await world.pass(0);
  for (const { world } of tabs) world.set(3 * hour);
  for (const { world } of tabs) await world.pass(minute + 1_000);
  expect(tabs.map(({ stores }) => stores.settings.clockOffset)).toEqual([-3 * hour, -3 * hour]);
});

test('the page’s times don’t jump by what a call takes', async () => {
  let took = 0;
  const { fetch } = scripted({
    accountLogin: entrance,
    online: () =>
      new Promise<Response>((done) => {
        world.after(took, () => done(Response.json({ errcode: 0, serverTime: world.now() })));
      }),
  });
  const { app, core, stores, world } = openTab(fetch);
  await app.account.login(login);
  const beat = async (ms: number, ahead = 0) => {
    took = ms;
    stores.settings.clockOffset += ahead;
    const answered = core.call('online', { gameId: 0 });
    await world.pass(ms);
    await answered;
    return stores.settings.clockOffset;
  };
  expect(await beat(100)).toBe(0);
  expect(await beat(4_000, 3_000)).toBe(3_000);
  expect(await beat(100)).toBe(0);
});
