/** A text of one file, which must stand there exactly once, and what is planted in its place. */
interface Change {
  file: string;
  from: string;
  to: string;
}

/** A bug that somebody could make, and what must find it: a promise that the soak sees broken, or a test file that fails. */
export interface Mutation {
  name: string;
  changes: Change[];
  found: { promise: string } | { test: string };
}

const acts = 'worker/acts.ts';
const client = 'worker/client.ts';
const duties = 'worker/duties.ts';
const identity = 'worker/identity.ts';
const queue = 'worker/features/eventQueue.ts';

/** Who is here when an answer comes is not looked at. */
const noEpoch: Change = {
  file: client,
  from: `    if (stores.session.epoch !== epoch && options.token === undefined) throw new Failure('stopped');\n`,
  to: '',
};

/** The bugs that the history checker and the tests must find, each planted alone. */
export const mutations: Mutation[] = [
  {
    name: 'a POST is tried again',
    changes: [{ file: 'worker/network.ts', from: `init.method === 'GET' && retried`, to: 'retried' }],
    found: { promise: 'I1' },
  },
  {
    name: 'an uncertain act is sent again under a new id',
    changes: [
      {
        file: acts,
        from: `      throw new Failure('uncertain', 0, { requestId: mine.requestId });`,
        to: `      return await replies.write(name, input, world.uuid());`,
      },
    ],
    found: { promise: 'I1' },
  },
  {
    name: 'an unknown outcome is called a refusal',
    changes: [
      {
        file: 'worker/rejection.ts',
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
        from: `    const { state, answer } = await call('operationStatus', { requestId: open.requestId });`,
        to: `    const { state, answer } = { state: 'done' as string, answer: undefined };`,
      },
    ],
    found: { promise: 'I2' },
  },
  {
    name: 'the intent is not written before it is sent',
    changes: [
      {
        file: acts,
        from: `if (await intents.add({ ...begun, key: name })) return;`,
        to: `return void intents.add({ ...begun, key: name }).catch(() => {});`,
      },
    ],
    found: { test: 'worker/acts.test.ts' },
  },
  {
    name: 'an act does not look whether the player is still the same',
    changes: [
      { file: acts, from: `    await identity.recheck();\n`, to: '' },
      { file: acts, from: `const stopped = () => session.epoch !== epoch;`, to: `const stopped = () => false;` },
    ],
    found: { test: 'worker/acts.test.ts' },
  },
  {
    name: 'an answer for a former player is taken',
    changes: [noEpoch],
    found: { promise: 'I5' },
  },
  {
    name: 'an answer that breaks the contract is taken',
    changes: [
      {
        file: client,
        from: `const checked = check(endpoint.output, said.payload);`,
        to: `const checked = { ok: true, value: said.payload, at: '' };`,
      },
    ],
    found: { promise: 'I3' },
  },
  {
    name: 'an older balance comes over a newer one',
    changes: [{ file: 'worker/wallet.ts', from: ` || order < newest || isOlder(at)`, to: '' }],
    found: { test: 'worker/wallet.test.ts' },
  },
  {
    name: 'events are dropped before they are acknowledged',
    changes: [
      {
        file: queue,
        from: `      await send(batch.map(({ event }) => event));`,
        to: `      await queue.drop(...batch.map(({ key }) => key));\n      await send(batch.map(({ event }) => event));`,
      },
    ],
    found: { promise: 'I4' },
  },
  {
    name: 'an event has another id every time it is sent',
    changes: [
      {
        file: queue,
        from: `await send(batch.map(({ event }) => event));`,
        to: `await send(batch.map(({ event }) => ({ ...event, eventId: world.uuid() })));`,
      },
    ],
    found: { promise: 'I4' },
  },
  {
    name: 'a batch that failed is forgotten',
    changes: [
      {
        file: queue,
        from: `    } catch (error) {\n      waiting = true;\n`,
        to: `    } catch (error) {\n      await (await table()).drop(...(await (await table()).first(batchSize)).map(({ key }) => key));\n`,
      },
    ],
    found: { promise: 'I4' },
  },
  {
    name: 'the token outlives the log-out',
    changes: [{ file: identity, from: `, codes });\n    token = '';\n`, to: `, codes });\n` }],
    found: { promise: 'I5' },
  },
  {
    name: 'a log-out leaves what the device kept',
    changes: [{ file: identity, from: `      await device.forget(former);\n`, to: '' }],
    found: { promise: 'I3' },
  },
  {
    name: 'a late 401 of a former token ends the session',
    changes: [{ file: identity, from: `if (!token || of !== token) return;`, to: `if (!token) return;` }, noEpoch],
    found: { test: 'worker/client.test.ts' },
  },
  {
    name: 'every 401 ends the session once more',
    changes: [{ file: identity, from: `if (!token || of !== token) return;`, to: '' }, noEpoch],
    found: { promise: 'I11' },
  },
  {
    name: 'the lead is never given up',
    changes: [{ file: duties, from: `      leading = on;`, to: `      leading ||= on;\n      on = leading;` }],
    found: { promise: 'I11' },
  },
  {
    name: 'every tab does the duties',
    changes: [
      { file: duties, from: `  let leading = false;`, to: `  let leading = true;` },
      { file: duties, from: `      leading = on;\n`, to: '' },
      { file: duties, from: `if (!on) duty.cancel();\n        else schedule(duty);`, to: `schedule(duty);` },
    ],
    found: { promise: 'I11' },
  },
  {
    name: 'a beat under preparation is sent after the lead has passed on',
    changes: [{ file: duties, from: `      return leading;\n`, to: `      return true;\n` }],
    found: { test: 'worker/features/heartbeat.test.ts' },
  },
  {
    name: 'the lock of the lead is the worker’s',
    changes: [
      {
        file: 'src/app/lead.ts',
        from: `navigator.locks.request('lead', steal ? { steal } : { signal: waiting.signal }, held)`,
        to: `held()`,
      },
      {
        file: 'worker/app.ts',
        from: `lead: duties.lead,`,
        to: `lead: (on: boolean) => on && void navigator.locks.request('lead', () => new Promise(() => duties.lead(true))),`,
      },
    ],
    found: { test: 'src/app/lead.test.ts' },
  },
  {
    name: 'a page put aside keeps the lead',
    changes: [{ file: 'src/app/lead.ts', from: `  addEventListener('pagehide', letGo);\n`, to: '' }],
    found: { test: 'src/app/lead.test.ts' },
  },
  {
    name: 'a build is let in again and again',
    changes: [
      { file: 'src/app/serviceWorker.ts', from: `isCutOff() || !isFirstTime()) return`, to: `isCutOff()) return` },
    ],
    found: { test: 'src/app/serviceWorker.test.ts' },
  },
  {
    name: 'a first claim loads the page anew',
    changes: [
      {
        file: 'src/app/serviceWorker.ts',
        from: `else keepLoaded(container.controller);`,
        to: `else location.reload();`,
      },
    ],
    found: { test: 'src/app/serviceWorker.test.ts' },
  },
  {
    name: 'a beacon that was taken in counts as an acknowledgement',
    changes: [
      {
        file: 'src/app/facts.ts',
        from: `    navigator.sendBeacon(eventLog, body);`,
        to: `    if (navigator.sendBeacon(eventLog, body)) stores.events.tail = [];`,
      },
    ],
    found: { test: 'src/app/facts.test.ts' },
  },
  {
    name: 'an update does not wait for money on its way',
    changes: [{ file: 'src/app/serviceWorker.ts', from: `if (!free || (registration`, to: `if ((registration` }],
    found: { test: 'src/app/serviceWorker.test.ts' },
  },
  {
    name: 'what is sent at a tap keeps no update out',
    changes: [{ file: 'src/app/useAction.ts', from: `const release = holdBusy();`, to: `const release = () => {};` }],
    found: { test: 'src/app/useAction.test.tsx' },
  },
  {
    name: 'a worker that dies again and again is put back at once',
    changes: [{ file: 'src/app/worker.ts', from: `restarts.backOff * (recent - 1)`, to: `0` }],
    found: { test: 'src/app/worker.test.ts' },
  },
];
