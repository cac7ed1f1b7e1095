import { expect, test } from 'vitest';
import { entrance, login } from '#tests/support/ana.ts';
import { openTab, scripted } from '#tests/support/tab.ts';

const none = { errcode: 0, days: 14, toWithdraw: 0, inProgress: false };
const requested = { ...none, requestedAt: 1_000, deletesAt: 2_000 };
const lost = () => Promise.reject(new TypeError('The connection was reset'));

/** Ana, on the page about the deletion of her account. */
async function ana(answers: Parameters<typeof scripted>[0]) {
  const operator = scripted({ accountLogin: entrance, ...answers });
  const tab = openTab(operator.fetch);
  await tab.app.account.login(login);
  tab.app.replies.show('deletionInfo', {});
  await tab.app.replies.read('deletionInfo', {});
  const state = () => tab.stores.replies['deletionInfo {}'];
  return { ...tab, ...operator, state };
}

test('a request is sent once, with its proof, and its state is on the page (ME-09)', async () => {
  let info: object = none;
  const { app, sent, state } = await ana({
    deletionInfo: () => info,
    deletionRequest: () => (info = requested),
  });
  await app.account.requestDeletion({ password: 'secret88' });
  expect(sent('deletionRequest').map(({ body }) => body)).toMatchObject([
    { password: 'secret88', requestId: expect.any(String) },
  ]);
  expect(state()).toMatchObject({ value: { deletesAt: 2_000 } });
  expect(state()!.stale).toBeFalsy();
});

test('a request whose answer is lost isn’t repeated: the state is read (ME-09)', async () => {
  let info: object = none;
  const { app, sent, state } = await ana({
    deletionInfo: () => info,
    deletionRequest: () => {
      info = requested;
      return lost();
    },
  });
  await app.account.requestDeletion({ password: 'secret88' });
  expect(sent('deletionRequest')).toHaveLength(1);
  expect(state()).toMatchObject({ value: { deletesAt: 2_000 } });
});

test('a request that never arrived fails, and another one has an id of its own (ME-09)', async () => {
  const { app, sent } = await ana({ deletionInfo: () => none, deletionRequest: lost });
  for (let tap = 0; tap < 2; tap++)
    await expect(app.account.requestDeletion({ password: 'secret88' })).rejects.toMatchObject({ kind: 'network' });
  const ids = sent('deletionRequest').map(({ body }) => body['requestId']);
  expect(new Set(ids).size).toBe(2);
});

test('while the state can’t be read, the outcome is uncertain and the state stale (ME-09)', async () => {
  let isUp = true;
  const { app, sent, state } = await ana({
    deletionInfo: () => (isUp ? none : lost()),
    deletionRequest: () => {
      isUp = false;
      return lost();
    },
  });
  await expect(app.account.requestDeletion({ password: 'secret88' })).rejects.toMatchObject({ kind: 'uncertain' });
  expect(sent('deletionRequest')).toHaveLength(1);
  expect(state()).toMatchObject({ stale: true });
});

test('a cancellation whose answer is lost is done if the state says so (ME-09)', async () => {
  let info: object = requested;
  const { app, sent, state } = await ana({
    deletionInfo: () => info,
    deletionCancel: () => {
      info = none;
      return lost();
    },
  });
  await app.account.cancelDeletion();
  expect(sent('deletionCancel')).toHaveLength(1);
  expect(state()!.value).not.toHaveProperty('requestedAt');
});

test('a refusal is passed on; one for money that is left has the state read again (ME-09)', async () => {
  const codes = [2001, 4002];
  const { app, state } = await ana({
    deletionInfo: () => none,
    deletionRequest: () => ({ errcode: codes.shift(), need: 'withdraw', left: 4 }),
  });
  await expect(app.account.requestDeletion({ password: 'wrong888' })).rejects.toMatchObject({ code: 2001 });
  expect(state()!.stale).toBeFalsy();
  await expect(app.account.requestDeletion({ password: 'secret88' })).rejects.toMatchObject({ code: 4002 });
  expect(state()).toMatchObject({ stale: true });
});

test('without a connection nothing is sent or queued (ME-09)', async () => {
  const { app, sent, world } = await ana({ deletionInfo: () => none, deletionRequest: () => requested });
  await app.tab.tell({ onLine: false });
  await expect(app.account.requestDeletion({ password: 'secret88' })).rejects.toMatchObject({ kind: 'offline' });
  await app.tab.tell({ onLine: true });
  await world.pass(60_000);
  expect(sent('deletionRequest')).toEqual([]);
});
