import { expect, test } from 'vitest';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';

const login = { account: 'ana', password: 'x', keepAccount: false };

/** A tab of a player at level 1; the test answers its balance requests by hand, in any order. */
async function open() {
  const answers: ((said: object) => void)[] = [];
  const { fetch } = scripted({
    accountLogin: () => ({
      errcode: 0,
      token: 't',
      userInfo: { id: 7, nickname: 'Ana', coin: 1, vip: 1, vipExp: 500 },
    }),
    online: () => ({ errcode: 0 }),
    refreshData: () =>
      new Promise<Response>((done) => answers.push((said) => done(Response.json({ errcode: 0, coin: 7, ...said })))),
  });
  const { app, core, stores, world } = openTab(fetch, fakeDevice());
  await app.account.login(login);
  await world.pass(1_000);
  for (const answer of answers.splice(0)) answer({});
  await world.pass(1_000);
  return { stores, answers, pass: () => world.pass(1_000), ask: () => void core.call('refreshData', {}) };
}

test('the latest level stands, however late an older answer arrives (G-03)', async () => {
  const { stores, answers, pass, ask } = await open();
  expect(stores.session.user).toMatchObject({ vip: 1, vipExp: 500 });
  ask();
  await pass();
  ask();
  await pass();
  answers[1]!({ vip: 2, vipExp: 5_000, userLevel: 1 });
  await pass();
  expect(stores.session.user).toMatchObject({ nickname: 'Ana', vip: 2, vipExp: 5_000, userLevel: 1 });
  answers[0]!({ vip: 1, vipExp: 4_999 });
  await pass();
  expect(stores.session.user).toMatchObject({ vip: 2, vipExp: 5_000 });
});

test('an answer without a level leaves it unchanged', async () => {
  const { stores, answers, pass, ask } = await open();
  ask();
  await pass();
  answers[0]!({});
  await pass();
  expect(stores.session.user).toMatchObject({ vip: 1, vipExp: 500 });
});

test('a VIP notification flag is not a level', async () => {
  const { stores, answers, pass, ask } = await open();
  ask();
  await pass();
  answers[0]!({ vip: 0 });
  await pass();
  expect(stores.session.user).toMatchObject({ vip: 1, vipExp: 500 });
});

test('a paid deposit counts towards the total as soon as an answer says so (FD-01)', async () => {
  const { stores, answers, pass, ask } = await open();
  ask();
  await pass();
  answers[0]!({ vip: 1, vipExp: 500, totalRecharge: 50_000 });
  await pass();
  expect(stores.session.user).toMatchObject({ nickname: 'Ana', vip: 1, totalRecharge: 50_000 });
  ask();
  await pass();
  answers[1]!({ vip: 1, vipExp: 501 });
  await pass();
  expect(stores.session.user).toMatchObject({ vipExp: 501, totalRecharge: 50_000 });
});
