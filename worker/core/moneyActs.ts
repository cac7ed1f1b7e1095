import * as codes from '#contract/codes.ts';
import type { Input, MoneyName, Output } from '#contract/endpoints.ts';
import { endpointOf } from '../network/endpointOf.ts';
import { Failure } from '#contract/failure.ts';
import { check } from '#contract/schema.ts';
import type { Act } from '#contract/stores.ts';
import { isRejection } from './rejection.ts';
import { isSentHere, type PlayerCore } from '../tabs/presence.ts';
import type { Intent, Table } from '../storage/storage.ts';

/** An act the operator still knows nothing of this long after it was sent never reached it, milliseconds. */
const tooLate = 60_000;

/** How often a tab looks whether the one that is sending an act still lives, milliseconds. */
const watch = 5_000;

/**
 * Acts that move value. Each has an intent on the device before it is sent, one at a time of a kind in all tabs, and
 * ends confirmed, rejected or uncertain; it is never queued and never sent again. An uncertain one blocks the next of
 * its kind until a read settles it or the player gives it up.
 */
export function createMoneyActs({ world, stores, identity, bus, presence, call, replies, storage }: PlayerCore) {
  const { session } = stores;
  /** Ids of acts that this worker hasn't known for long enough: by a timer, for whatever a clock says can be set. */
  const young = new Set<string>();
  let recalls = 0;
  let stopWatch = () => {};

  const intentsOf = async (userId: number) => (await storage()).of(userId).intents;
  const tell = () => bus.publish({ kind: 'acts' });
  const isOpen = ({ call: name, requestId }: Act) => stores.acts[name]?.requestId === requestId;

  function meet(requestId: string) {
    young.add(requestId);
    world.after(tooLate, () => young.delete(requestId));
  }

  /** Writes down what is about to be sent, unless there is such an act already, in this tab or in another. */
  async function prepare(intents: Table<Intent>, begun: Act) {
    const { call: name } = begun;
    stores.acts[name] = begun;
    try {
      if (await intents.add({ ...begun, key: name })) return;
    } catch {
      stores.acts[name] = undefined;
      throw new Failure('storage');
    }
    stores.acts[name] = undefined;
    await recall();
    throw new Failure('busy');
  }

  /** Nothing is asked of the operator before the intent is on the device, nor for anybody but the player who began. */
  async function begin(name: MoneyName): Promise<Act> {
    const { epoch, userId } = session;
    await identity.recheck();
    const intents = await intentsOf(userId);
    const stopped = () => session.epoch !== epoch;
    if (stopped()) throw new Failure('stopped');
    if (!userId) throw new Failure('expired', codes.signedOut);
    if (!stores.network.onLine) throw new Failure('offline');
    if (stores.acts[name]) throw new Failure('busy');
    const begun: Act = { requestId: world.uuid(), call: name, state: 'sending', at: world.now() };
    await prepare(intents, begun);
    if (stopped()) {
      await intents.drop(name).catch(() => {});
      throw new Failure('stopped');
    }
    meet(begun.requestId);
    tell();
    return begun;
  }

  /** The intent goes first: who takes in what the device keeps meanwhile would bring the act back. */
  async function end(over: Act) {
    const { call: name, requestId } = over;
    const { userId } = session;
    if (userId) {
      const intents = await intentsOf(userId);
      const kept = await intents.get(name).catch(() => undefined);
      if (kept?.requestId === requestId) await intents.drop(name).catch(() => {});
    }
    if (isOpen(over)) stores.acts[name] = undefined;
    if (userId) tell();
  }

  /** Does it once. Settles with the answer; rejects with the refusal, or with `uncertain` when nobody knows. */
  async function act<N extends MoneyName>(name: N, input: Input<N>): Promise<Output<N>> {
    const endpoint = await endpointOf(name);
    const mine = await begin(name);
    try {
      const output = await replies.write(name, input, mine.requestId, endpoint);
      await end(mine);
      return output;
    } catch (error) {
      if (isRejection(error)) {
        await end(mine);
        throw error;
      }
      if (isOpen(mine)) stores.acts[name] = { ...mine, state: 'uncertain' };
      tell();
      throw new Failure('uncertain', 0, { requestId: mine.requestId });
    }
  }

  /**
   * Asks once what became of the uncertain act of this kind. Gives back the operator's answer, checked, when it was done;
   * rejects when there is no such act any more, and when it was done but the answer isn't what the contract says.
   */
  async function settle<N extends MoneyName>(name: N): Promise<Output<N> | undefined> {
    const open = stores.acts[name];
    if (open?.state !== 'uncertain') throw new Failure('stopped');
    const { state, answer } = await call('operationStatus', { requestId: open.requestId });
    if (state === 'unknown' && young.has(open.requestId)) return undefined;
    const { output } = await endpointOf(name);
    await end(open);
    if (state !== 'done') return undefined;
    const checked = check(output, answer);
    if (!checked.ok) throw new Failure('garbled', 0, {}, `${name} ${checked.at}`);
    return checked.value as Output<N>;
  }

  /** The player decides to go on without knowing; the records will tell. */
  async function giveUp(name: MoneyName) {
    const open = stores.acts[name];
    if (open?.state === 'uncertain') await end(open);
  }

  /** Takes the acts as the device has them: what no living tab is sending is uncertain. */
  async function recall() {
    const turn = ++recalls;
    const { userId, epoch } = session;
    stopWatch();
    if (!userId) return;
    const intents = await intentsOf(userId);
    const read = () => intents.first(100).catch(() => undefined);
    const before = await read();
    const inFlight = before?.length ? (await presence.call()).flatMap(({ sending }) => sending ?? []) : [];
    // What ended while the other tabs were asked is over; what began since then, this tab or a later recall knows.
    const now = before?.length ? await read() : before;
    if (!before || !now || session.epoch !== epoch || turn !== recalls) return;
    const isIn = (rows: Intent[], one?: Act) => rows.some(({ requestId }) => requestId === one?.requestId);
    for (const [name, known] of Object.entries(stores.acts))
      if (!isSentHere(known) && !isIn(now, known)) stores.acts[name] = undefined;
    for (const { requestId, call: name, at } of before.filter((each) => isIn(now, each))) {
      const elsewhere = inFlight.includes(requestId);
      const kept: Act = { requestId, call: name, at, state: elsewhere ? 'sending' : 'uncertain' };
      if (!isOpen(kept)) meet(requestId);
      if (!isSentHere(stores.acts[name])) stores.acts[name] = elsewhere ? { ...kept, elsewhere } : kept;
    }
    if (Object.values(stores.acts).some((each) => each?.elsewhere)) stopWatch = world.after(watch, () => void recall());
    const names = Object.values(stores.acts).flatMap((each) => (each?.state === 'uncertain' ? [each.call] : []));
    await Promise.allSettled(names.map(settle));
  }

  bus.on('acts', (_, epoch) => void (epoch === session.epoch && recall()));

  return { act, settle, giveUp, recall };
}
