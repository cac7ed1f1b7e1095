import type { Change, Mutation } from './mutation.ts';

const acts = 'worker/core/moneyActs.ts';
const client = 'worker/network/client.ts';
const duties = 'worker/tabs/leaderTasks.ts';
const identity = 'worker/core/identity.ts';

/** Removes the check that an answer belongs to the current session. */
const noEpoch: Change = {
  file: client,
  from: `    if (stores.session.epoch !== epoch && options.token === undefined) throw new Failure('stopped');\n`,
  to: '',
};

/** Mutations of the data worker, each planted alone. */
export const ofTheWorker: Mutation[] = [
  {
    name: 'points requested earlier replace newer ones',
    changes: [
      {
        file: 'worker/features/player/holdings.ts',
        from: `typeof amount !== 'number' || order < (newestOrder[name] ?? 0)`,
        to: `typeof amount !== 'number'`,
      },
      {
        file: 'worker/features/player/holdings.ts',
        from: `if (!next || (next.at < known && known <= world.now())) continue;`,
        to: `if (!next) continue;`,
      },
    ],
    found: { test: 'worker/features/player/holdings.test.ts' },
  },
  {
    name: 'points of an answer are counted twice',
    changes: [
      {
        file: 'worker/features/player/holdings.ts',
        from: `held[name] = { amount, at };`,
        to: `held[name] = { amount: amount + (wallet.held[name] ? amount - wallet.held[name].amount : 0), at };`,
      },
    ],
    found: { promise: 'I3' },
  },
  {
    name: 'a POST is retried',
    changes: [{ file: 'worker/network/network.ts', from: `init.method === 'GET' && retried`, to: 'retried' }],
    found: { promise: 'I1' },
  },
  {
    name: 'an uncertain act is sent again under a new id',
    changes: [
      {
        file: acts,
        from: `      throw new Failure('uncertain', 0, { requestId: begun.requestId });`,
        to: `      return await replies.write(name, input, world.uuid());`,
      },
    ],
    found: { promise: 'I1' },
  },
  {
    name: 'an act reported as never executed may still arrive',
    changes: [
      { file: acts, from: `const sent = { ...input, notAfter: begun.notAfter };`, to: `const sent = input;` },
      { file: acts, from: `mayArrive ? open.notAfter : 0;`, to: `undefined;` },
    ],
    found: { promise: 'I2' },
  },
  {
    name: 'an unknown outcome is shown as a refusal',
    changes: [
      {
        file: 'worker/core/rejection.ts',
        from: `['refused',`,
        to: `['network', 'timeout', 'server', 'garbled', 'refused',`,
      },
    ],
    found: { promise: 'I2' },
  },
  {
    name: 'an uncertain act ends without a read',
    changes: [
      {
        file: acts,
        from: `    const { state, answer } = await call('operationStatus', { requestId, notAfter });`,
        to: `    const { state, answer } = { state: 'done' as string, answer: undefined };`,
      },
    ],
    found: { promise: 'I2' },
  },
  {
    name: 'an act that may still arrive counts as not done',
    changes: [
      {
        file: acts,
        from: `if (state === 'unknown' && mayArrive) return { state };`,
        to: `if (state === 'unknown' && mayArrive) return { state: 'notDone' };`,
      },
    ],
    found: { test: 'worker/core/moneyActs.test.ts' },
  },
  {
    name: 'an act is sent before its intent is stored',
    changes: [
      {
        file: acts,
        from: `if (await within(world, writeTimeout, adding)) return;`,
        to: `return void adding.catch(() => {});`,
      },
    ],
    found: { test: 'worker/core/moneyActs.test.ts' },
  },
  {
    name: 'an act waits forever for its intent to be stored',
    changes: [{ file: acts, from: `await within(world, writeTimeout, adding)`, to: `await adding` }],
    found: { test: 'worker/core/moneyActsHeldUp.test.ts' },
  },
  {
    name: 'a device that does not answer counts as logged out',
    changes: [{ file: 'worker/core/identity.ts', from: `stores.storage.silent = true;`, to: `session.known = true;` }],
    found: { test: 'worker/core/identitySilent.test.ts' },
  },
  {
    name: 'an act does not check that the player is still the same',
    changes: [
      { file: acts, from: `    await identity.recheck();\n`, to: '' },
      { file: acts, from: `const stopped = () => session.epoch !== epoch;`, to: `const stopped = () => false;` },
    ],
    found: { test: 'worker/core/moneyActsInTabs.test.ts' },
  },
  {
    name: 'an answer for the previous player is accepted',
    changes: [noEpoch],
    found: { promise: 'I5' },
  },
  {
    name: 'a call that the previous player asked for is sent',
    changes: [{ file: client, from: `if (options.token === undefined && asked && asked !== epoch)`, to: `if (false)` }],
    found: { test: 'worker/core/inTime.test.ts' },
  },
  {
    name: 'an act that the previous player asked for is sent',
    changes: [{ file: acts, from: `await begin(name, epoch);`, to: `await begin(name, session.epoch);` }],
    found: { test: 'worker/core/inTime.test.ts' },
  },
  {
    name: 'an answer asked for before an exclusion ends it',
    changes: [{ file: 'worker/features/rg/rg.ts', from: `(isPending || isOld)`, to: `isPending` }],
    found: { test: 'worker/features/rg/rg.test.ts' },
  },
  {
    name: 'a break does not end if the one check at its end is lost',
    changes: [{ file: 'worker/features/rg/watchRestrictions.ts', from: `    scheduleCheck(true);\n`, to: '' }],
    found: { test: 'worker/features/rg/watchRestrictions.test.ts' },
  },
  {
    name: 'a closed tab’s game is left by another player',
    changes: [{ file: 'worker/features/play/play.ts', from: `      if (session.epoch !== epoch) return;\n`, to: '' }],
    found: { test: 'worker/features/play/playLeftOpen.test.ts' },
  },
  {
    name: 'an answer that breaks the contract is accepted',
    changes: [
      {
        file: client,
        from: `const checked = check(endpoint.output, unwrapped.payload);`,
        to: `const checked = { ok: true, value: unwrapped.payload, at: '' };`,
      },
    ],
    found: { promise: 'I3' },
  },
  {
    name: 'an older balance replaces a newer one',
    changes: [{ file: 'worker/core/balance.ts', from: ` || order < newestOrder || isOlder(at)`, to: '' }],
    found: { test: 'worker/core/balance.test.ts' },
  },
  {
    name: 'the token outlives the log-out',
    changes: [{ file: identity, from: `, codes });\n    token = '';\n`, to: `, codes });\n` }],
    found: { promise: 'I5' },
  },
  {
    name: 'a log-out leaves the player’s data on the device',
    changes: [
      { file: identity, from: `      await device.forget(former, intentsOf, () => session.userId);\n`, to: '' },
    ],
    found: { promise: 'I3' },
  },
  {
    name: 'a log-out’s late wipe deletes the money acts of the player’s next session',
    changes: [
      {
        file: 'worker/storage/db.ts',
        from: `return areOver && which !== current?.() + intentsSuffix;`,
        to: `return areOver;`,
      },
    ],
    found: { test: 'worker/storage/db.test.ts' },
  },
  {
    name: 'a late 401 for an earlier token ends the session',
    changes: [{ file: identity, from: `if (!token || of !== token) return;`, to: `if (!token) return;` }, noEpoch],
    found: { test: 'worker/network/client.test.ts' },
  },
  {
    name: 'every further 401 ends the session again',
    changes: [{ file: identity, from: `if (!token || of !== token) return;`, to: '' }, noEpoch],
    found: { promise: 'I11' },
  },
  {
    name: 'a leading tab never gives up the lead',
    changes: [{ file: duties, from: `      leading = on;`, to: `      leading ||= on;\n      on = leading;` }],
    found: { promise: 'I11' },
  },
  {
    name: 'every tab performs the leader’s duties',
    changes: [
      { file: duties, from: `  let leading = false;`, to: `  let leading = true;` },
      { file: duties, from: `      leading = on;\n`, to: '' },
      { file: duties, from: `if (!on) task.cancel();\n        else schedule(task);`, to: `schedule(task);` },
    ],
    found: { promise: 'I11' },
  },
  {
    name: 'a heartbeat in preparation is sent after the lead has moved to another tab',
    changes: [{ file: duties, from: `      if (!leading) return false;\n`, to: `      if (!leading) return true;\n` }],
    found: { test: 'worker/features/session/heartbeat.test.ts' },
  },
  {
    name: 'open acts that can’t be read from the device count as none',
    changes: [
      {
        file: 'worker/storage/db.ts',
        from: `(error: Error) => error.name === Dexie.errnames.NoSuchDatabase`,
        to: `() => true`,
      },
    ],
    found: { test: 'worker/storage/db.test.ts' },
  },
  {
    name: 'a money act is sent however late its code loads',
    changes: [{ file: acts, from: `await inTime(world, endpointOf(name))`, to: `await endpointOf(name)` }],
    found: { test: 'worker/core/inTime.test.ts' },
  },
];
