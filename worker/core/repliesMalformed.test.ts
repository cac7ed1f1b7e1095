import { fc } from '#tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import { entrance, login } from '#tests/support/ana.ts';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';
import { replyKey } from '#contract/stores.ts';
import { rowVersion } from '../storage/storage.ts';

const firstPage = { pageNum: 1, pageSize: 20 };
const records = replyKey('rechargeRecord', firstPage);
const asked = { pageNum: 1, pageSize: 20 };
const json = { headers: { 'content-type': 'application/json' } };

test('a truncated list of records is an error, and the earlier records stay (A9)', async () => {
  const device = fakeDevice();
  const page = { code: 200, data: { list: [], pages: 0 } };
  const answers: (() => unknown)[] = [
    () => page,
    () => new Response('{"code":200,"data":{"li', json),
    () => ({ code: 200, data: {} }),
  ];
  const { fetch } = scripted({ accountLogin: entrance, rechargeRecord: () => answers.shift()!() });
  const { app, stores, world } = openTab(fetch, device);
  await app.account.login(login);
  app.replies.show('rechargeRecord', firstPage);
  await app.replies.read('rechargeRecord', asked);
  const before = stores.replies[records];
  for (let i = 0; i < 2; i++) {
    await world.pass(60_000);
    await expect(app.replies.read('rechargeRecord', asked, true)).rejects.toMatchObject({ kind: 'garbled' });
    expect(stores.replies[records]).toEqual(before);
    expect(await device.storage.of(7).kept.get(records)).toMatchObject({ at: before!.at });
  }
});

test('malformed rows are dropped, counted and refetched, not those of another build (D9)', async () => {
  const device = fakeDevice();
  const { kept } = device.storage.open;
  const good = { errcode: 0, activityMap: {}, activityIds: [1] };
  const { fetch } = scripted({ getActivityIds: () => good });
  const bad = fc.record({
    key: fc.constant('getActivityIds {}'),
    v: fc.constantFrom(rowVersion, rowVersion + 1),
    at: fc.oneof(fc.constant(1), fc.constantFrom('now', null, 1.5)),
    value: fc.oneof(fc.anything(), fc.constant({ activityIds: 'many' })),
  });
  await fc.assert(
    fc.asyncProperty(bad, async (row) => {
      await kept.put(row as never);
      const { app, core, stores } = openTab(fetch, device);
      const known = await core.replies.known('getActivityIds', {});
      const isOurs = row.v === rowVersion;
      expect(stores.storage.dropped).toBe(isOurs && !known ? 1 : 0);
      if (!isOurs) expect(known).toBeUndefined();
      expect(!!(await kept.get(row.key))).toBe(!isOurs || !!known);
      await app.replies.read('getActivityIds', {}, true);
      expect(stores.replies['getActivityIds {}']?.value).toMatchObject({ activityIds: [1] });
    }),
    { numRuns: 60 },
  );
});
