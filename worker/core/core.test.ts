import { expect, test } from 'vitest';
import { facts, fakeDevice, openTab, scripted } from '#tests/support/tab.ts';

test.for([true, false])(
  'only a first visit delays the database until the first response and page (visited: %s)',
  async (visited) => {
    let answer: (said: object) => void = () => {};
    const { fetch } = scripted({
      preLogin: () => new Promise<Response>((done) => (answer = (said) => done(Response.json(said)))),
    });
    const device = fakeDevice();
    let opened = false;
    const loadDatabase = async () => async () => ((opened = true), device.storage);
    const { app, world } = openTab(fetch, device, { facts: { ...facts(), visited }, loadDatabase });
    void app.tab.start();
    void app.tab.follow();
    await world.pass(0);
    expect(opened).toBe(visited);
    answer({ errcode: 0 });
    await world.pass(0);
    expect(opened).toBe(true);
  },
);

test('the database opens even when the first call of a first visit fails', async () => {
  const device = fakeDevice();
  let opened = false;
  const loadDatabase = async () => async () => ((opened = true), device.storage);
  const { fetch } = scripted({});
  const { app } = openTab(fetch, device, { facts: { ...facts(), visited: false }, loadDatabase });
  void app.tab.follow();
  await app.tab.start();
  await app.events.track({ name: 'app_start', screen: '/' });
  expect(opened).toBe(true);
});

test('a failed call on a first visit is retried without waiting for the database', async () => {
  const device = fakeDevice();
  const { fetch, sent } = scripted({
    preLogin: () => (sent('preLogin').length > 1 ? { errcode: 0, gameListVersion: '1', games: [] } : undefined),
  });
  const { app, stores, world } = openTab(fetch, device, {
    facts: { ...facts(), visited: false },
    loadDatabase: () => new Promise(() => {}),
  });
  void app.tab.follow();
  void app.tab.start();
  await world.pass(0);
  expect(stores.lobby.version).toBe('1');
});
