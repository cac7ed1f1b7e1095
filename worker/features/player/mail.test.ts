import { expect, test } from 'vitest';
import { replyKey } from '#contract/stores.ts';
import { entrance, login } from '#tests/support/ana.ts';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';

const asked = { pageNum: 1, pageSize: 20 };
const list = replyKey('getMail2', asked);
const detail = replyKey('getMailDetail', { id: 1 });
const head = { id: 1, title: 'Hi', time: 1, type: 1, hasAward: false, awardReceived: false };

/** Tabs of a player with one unread mail, which the operator marks as read when it is opened. */
async function open(tabs = 1) {
  const device = fakeDevice();
  let isRead = false;
  const { fetch, sent } = scripted({
    accountLogin: entrance,
    logout: () => ({ errcode: 0 }),
    refreshData: () => ({ errcode: 0, coin: 0, mailUnread: 4 }),
    online: () => ({ errcode: 0, mailUnread: 9 }),
    delMail: () => ({ errcode: 0 }),
    getMail2: () => ({ errcode: 0, list: [{ ...head, isRead }], pages: 1, unread: isRead ? 0 : 1 }),
    getMailDetail() {
      isRead = true;
      return { code: 200, data: { ...head, isRead, content: '<p>Private</p>', awards: [] } };
    },
  });
  const all = Array.from({ length: tabs }, () => openTab(fetch, device));
  const pass = async (ms: number) => {
    for (const { world } of all) await world.pass(ms);
  };
  await all[0]!.app.account.login(login);
  await pass(1_000);
  return { all, device, sent, pass, unread: () => all.map(({ stores }) => stores.mail.unread) };
}

test('the unread count comes with the player and updates every tab with the heartbeat (ML-01, O-22)', async () => {
  const { all, pass, unread } = await open(2);
  expect(unread()).toEqual([4, 4]);
  all[0]!.app.tab.lead(true);
  await pass(61_000);
  expect(unread()).toEqual([9, 9]);
});

test('the list also sets the unread count, and an earlier response never replaces it (ML-01)', async () => {
  const { all, pass, unread } = await open();
  const [{ app, core }] = all as [(typeof all)[0]];
  void core.call('refreshData', {});
  await app.replies.read('getMail2', asked);
  await pass(1_000);
  expect(unread()).toEqual([1]);
});

test('opening a mail makes the list stale only while the list shows it as unread (ML-01)', async () => {
  const { all, unread } = await open();
  const [{ app, stores }] = all as [(typeof all)[0]];
  app.replies.show('getMail2', asked);
  await app.replies.read('getMail2', asked);
  await app.replies.read('getMailDetail', { id: 1 });
  expect(stores.replies[list]).toMatchObject({ stale: true });
  await app.replies.read('getMail2', asked);
  expect(unread()).toEqual([0]);
  await app.replies.read('getMailDetail', { id: 1 });
  expect(stores.replies[list]).not.toHaveProperty('stale');
});

test('deleting a mail makes the list stale (ML-04)', async () => {
  const { all, sent } = await open();
  const [{ app, stores }] = all as [(typeof all)[0]];
  await app.replies.read('getMail2', asked);
  await app.player.deleteMails({ ids: [1] }, stores.session.epoch);
  expect(sent('delMail')).toMatchObject([{ body: { ids: [1] } }]);
  expect(stores.replies[list]).toMatchObject({ stale: true });
});

test('mail headers are stored on the device, bodies only for the visit of their player (ML-05)', async () => {
  const { all, device, pass } = await open();
  const [{ app, stores }] = all as [(typeof all)[0]];
  await app.replies.read('getMail2', asked);
  app.replies.show('getMailDetail', { id: 1 });
  await app.replies.read('getMailDetail', { id: 1 });
  app.replies.letGo(detail);
  app.replies.show('getMailDetail', { id: 1 });
  await pass(0);
  expect(stores.replies[detail]?.value).toMatchObject({ content: '<p>Private</p>' });
  const rows = await device.storage.of(7).kept.first(100);
  expect(rows.map(({ key }) => key)).toContain(list);
  expect(JSON.stringify(rows)).not.toContain('Private');
  app.replies.letGo(detail);
  await app.player.logout();
  expect(stores.mail).toEqual({ unread: null, at: 0 });
  await app.account.login(login);
  app.replies.show('getMailDetail', { id: 1 });
  await pass(0);
  expect(stores.replies[detail]).toBeUndefined();
});

test('mail actions of an ended session are not carried out in another (ML-04)', async () => {
  const { all, sent } = await open();
  const [{ app, stores }] = all as [(typeof all)[0]];
  const { epoch } = stores.session;
  await app.player.logout();
  await app.account.login(login);
  await expect(app.player.deleteMails({ readAll: 1 }, epoch)).rejects.toMatchObject({ kind: 'stopped' });
  await expect(app.player.readMails(epoch)).rejects.toMatchObject({ kind: 'stopped' });
  expect(sent('delMail')).toEqual([]);
});
