import { expose, wrap } from 'comlink';
import { fc } from '#tests/support/fastCheck.ts';
import { afterEach, expect, test } from 'vitest';
import { proxy, snapshot } from 'valtio/vanilla';
import { connect } from '#data/connect.ts';
import { stores as page } from '#data/stores.ts';
import { initialStores, type PatchMessage } from '#contract/stores.ts';
import { mirror } from './mirror.ts';

const ports: MessagePort[] = [];
afterEach(() => ports.splice(0).forEach((port) => port.close()));

/**
 * The worker's side of a real port, with the test's own actions. `carry` may delay, repeat or drop a patch;
 * `air.losing` drops every patch.
 */
function worker(
  actions: (stores: ReturnType<typeof initialStores>) => Record<string, () => unknown> = () => ({}),
  carry: (told: PatchMessage, pass: (told: PatchMessage) => void) => void = (each, pass) => pass(each),
) {
  const { port1, port2 } = new MessageChannel();
  ports.push(port1, port2);
  const stores = proxy(initialStores());
  const other = wrap<{ apply(told: PatchMessage): void }>(port1);
  const told: PatchMessage[] = [];
  const air = { losing: false };
  const tell = (each: PatchMessage) => void other.apply(each);
  const follow = mirror(stores, (each) => {
    told.push(each);
    if (!air.losing) carry(each, tell);
  });
  expose({ tab: { alive: () => 'lock', follow }, ...actions(stores) }, port1);
  return { stores, told, tell, air, end: port2 as unknown as Worker };
}

test('a worker sends nothing until a page connects, then its whole state', async () => {
  const { stores, told, end } = worker();
  stores.wallet.at = 5;
  await Promise.resolve();
  expect(told).toEqual([]);
  await connect(end).whole;
  expect(page.wallet.at).toBe(5);
});

test('an action’s changes are on the page before the action settles', async () => {
  const { end } = worker((stores) => ({
    async count() {
      await Promise.resolve();
      stores.wallet.at += 1;
    },
  }));
  const core = (await connect(end).whole) as unknown as { count(): Promise<void> };
  for (let i = 1; i <= 300; i++) {
    await core.count();
    expect(page.wallet.at).toBe(i);
  }
});

test('one patch per turn carries only the changed keys', async () => {
  const { stores, told, end } = worker();
  await connect(end).whole;
  stores.session.userId = 3;
  stores.session.epoch = 'e';
  stores.replies['x {}'] = { value: 1, at: 1 };
  await Promise.resolve();
  expect(told.at(-1)).toEqual({
    seq: 1,
    whole: false,
    patch: { session: { userId: 3, epoch: 'e' }, replies: { 'x {}': { value: 1, at: 1 } } },
  });
  delete stores.replies['x {}'];
  await Promise.resolve();
  expect(told.at(-1)!.patch).toEqual({ replies: { 'x {}': undefined } });
});

test('a lost patch is detected by its number and repaired by one full snapshot (C7)', async () => {
  const { stores, told, air, end } = worker((own) => ({ sync: () => void own }));
  const core = (await connect(end).whole) as unknown as { sync(): Promise<void>; follow(): Promise<void> };
  air.losing = true;
  stores.wallet.at = 1;
  await Promise.resolve();
  air.losing = false;
  stores.session.userId = 9;
  await core.sync();
  await core.sync();
  expect(told.filter(({ whole }) => whole)).toHaveLength(2);
  expect(page).toMatchObject({ wallet: { at: 1 }, session: { userId: 9 } });
});

test('a new worker’s stores replace the old one’s, whose late patches are ignored (C9)', async () => {
  const old = worker();
  old.stores.replies['old {}'] = { value: 1, at: 1 };
  await connect(old.end).whole;
  expect(page.replies).toHaveProperty('old {}');
  const young = worker();
  await connect(young.end).whole;
  old.stores.session.userId = 1;
  await new Promise<void>((done) => setImmediate(done));
  expect(snapshot(page.replies)).toEqual({});
  expect(page.session.userId).toBe(0);
});

test('the page converges on the worker’s state when patches are lost, repeated or reordered (C7)', async () => {
  const fate = fc.constantFrom('told', 'lost', 'twice', 'late');
  await fc.assert(
    fc.asyncProperty(fc.array(fate, { minLength: 1, maxLength: 12 }), async (fates) => {
      const late: PatchMessage[] = [];
      const { stores, tell, end } = worker(
        () => ({ sync: () => {} }),
        (told, pass) => {
          const next = told.whole ? 'told' : (fates.shift() ?? 'told');
          if (next === 'late') late.push(told);
          else if (next !== 'lost') pass(told);
          if (next === 'twice') pass(told);
        },
      );
      const core = (await connect(end).whole) as unknown as { sync(): Promise<void> };
      for (let i = 1; fates.length > 0; i++) {
        stores.wallet.at = i;
        stores.replies[`x ${i % 3}`] = { value: i, at: i };
        await Promise.resolve();
      }
      for (const each of late) tell(each);
      // The next message that arrives reveals the gap, and a whole snapshot fills it.
      for (const at of [100, 101]) {
        stores.wallet.at = at;
        for (let i = 0; i < 3; i++) await core.sync();
      }
      expect(page.wallet).toEqual(snapshot(stores.wallet));
      expect(snapshot(page.replies)).toEqual(snapshot(stores.replies));
    }),
    { numRuns: 30 },
  );
});
