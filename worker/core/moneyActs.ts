import * as codes from '#contract/codes.ts';
import type { Input, MoneyName, Output } from '#contract/endpoints.ts';
import { endpointOf } from '../network/endpointOf.ts';
import { Failure } from '#contract/failure.ts';
import type { Outcome } from '#contract/moneyActs.ts';
import { check, type Schema } from '#contract/schema.ts';
import type { Act } from '#contract/stores.ts';
import { actLife } from '../network/timeouts.ts';
import { createActEvents, type Track } from './actEvents.ts';
import { inTime } from './inTime.ts';
import { isRejection } from './rejection.ts';
import { createRestore } from './restoreActs.ts';
import type { PlayerCore } from './core.ts';
import type { Intent, Table } from '../storage/storage.ts';
import { within } from '../world.ts';

/** The timeout for storing an intent, milliseconds; after it the act is refused. */
const writeTimeout = 5_000;

/** How long the end of an act waits for its intent to be deleted, milliseconds; a lookup settles leftovers. */
const dropTimeout = 3_000;

/** An act's answer validated by the contract; throws where it breaks it. */
function validated<N extends MoneyName>(name: N, output: Schema, answer: unknown): Output<N> {
  const checked = check(output, answer);
  if (!checked.ok) throw new Failure('garbled', 0, {}, `${name} ${checked.at}`);
  return checked.value as Output<N>;
}

/**
 * Money acts. Each has an intent on the device before it is sent, one at a time per kind across all tabs, and ends
 * confirmed, rejected or uncertain; it is never queued and never sent again. An uncertain act blocks the next of its
 * kind until a lookup settles it or the player gives it up; `track` reports both to the operator.
 */
export function createMoneyActs(
  { world, stores, identity, bus, presence, call, replies, storage, ...core }: PlayerCore,
  track: Track,
) {
  const { session, settings } = stores;
  const tell = createActEvents(world, track);
  /** The latest `serverTime`, and when it arrived by the monotonic clock. */
  let heard = { serverTime: world.now() + settings.clockOffset, at: world.elapsed() };
  core.onAnswer((output) => {
    const { serverTime } = output as { serverTime?: number | null };
    if (serverTime) heard = { serverTime, at: world.elapsed() };
  });
  /** Ids of acts that may still reach the operator; kept by a timer, because clocks can be set. */
  const recent = new Set<string>();

  const intentsOf = async (userId: number) => (await storage()).of(userId).intents;
  const notifyTabs = () => bus.publish({ kind: 'acts' });
  const isOpen = ({ call: name, requestId }: Act) => stores.acts[name]?.requestId === requestId;

  function markRecent(requestId: string) {
    recent.add(requestId);
    world.after(actLife, () => recent.delete(requestId));
  }

  const operatorTime = () => heard.serverTime + world.elapsed() - heard.at;

  /** Deletes an act's intent, unless the device has a newer one of its kind. */
  async function drop(intents: Table<Intent>, { call: name, requestId }: Act) {
    const stored = await intents.get(name);
    if (stored?.requestId === requestId) await intents.drop(name);
  }

  /**
   * Stores the act's intent; fails as `busy` if this or another tab has such an act, and as `storage` if the device
   * takes too long: a late write is deleted again.
   */
  async function prepare(intents: Table<Intent>, begun: Act) {
    const { call: name } = begun;
    stores.acts[name] = begun;
    const adding = intents.add({ ...begun, key: name });
    try {
      if (await within(world, writeTimeout, adding)) return;
    } catch {
      stores.acts[name] = undefined;
      void adding.then(async (added) => added && (await drop(intents, begun))).catch(() => {});
      throw new Failure('storage');
    }
    stores.acts[name] = undefined;
    await restore();
    throw new Failure('busy');
  }

  /** Creates the intent: nothing is sent before it is stored, or for another player than the one who began. */
  async function begin(name: MoneyName, epoch: string): Promise<Act> {
    // Taken before any wait on the device, so that one that sleeps meanwhile sends nothing late.
    const notAfter = Math.floor(operatorTime() + actLife);
    await identity.recheck();
    const { userId } = session;
    const intents = await within(world, writeTimeout, intentsOf(userId)).catch(() => {
      throw new Failure('storage');
    });
    const stopped = () => session.epoch !== epoch;
    if (stopped()) throw new Failure('stopped');
    if (!userId) throw new Failure('expired', codes.signedOut);
    if (!stores.network.onLine) throw new Failure('offline');
    if (stores.acts[name]) throw new Failure('busy');
    const begun: Act = { requestId: world.uuid(), call: name, state: 'sending', at: world.now(), notAfter };
    await prepare(intents, begun);
    // The device may have slept meanwhile.
    const isLate = operatorTime() >= notAfter;
    if (stopped() || isLate) {
      if (isLate && isOpen(begun)) stores.acts[name] = undefined;
      await within(world, dropTimeout, intents.drop(name)).catch(() => {});
      throw new Failure(isLate ? 'storage' : 'stopped');
    }
    markRecent(begun.requestId);
    notifyTabs();
    return begun;
  }

  /** Ends an act; its intent is deleted first, because a tab restoring intents meanwhile would bring the act back. */
  async function end(ended: Act) {
    const { call: name } = ended;
    const { userId } = session;
    if (userId) {
      const dropped = intentsOf(userId).then((intents) => drop(intents, ended));
      await within(world, dropTimeout, dropped).catch(() => {});
    }
    if (isOpen(ended)) stores.acts[name] = undefined;
    if (userId) notifyTabs();
  }

  /**
   * Sends a money act once. Resolves with the answer; rejects with the refusal, or with `uncertain` when the outcome is
   * unknown.
   */
  async function act<N extends MoneyName>(name: N, input: Input<N>): Promise<Output<N>> {
    await identity.known;
    const { epoch } = session;
    const endpoint = await inTime(world, endpointOf(name));
    const begun = await begin(name, epoch);
    try {
      const sent = { ...input, notAfter: begun.notAfter };
      const output = await replies.write(name, sent, begun.requestId, endpoint);
      await end(begun);
      return output;
    } catch (error) {
      if (isRejection(error)) {
        await end(begun);
        // The act arrived too late, so this device's operator time was wrong; the answer of this call corrects it.
        if (error.code === codes.tooLate) await call('operationStatus', { requestId: begun.requestId }).catch(() => {});
        throw error;
      }
      if (isOpen(begun)) stores.acts[name] = { ...begun, state: 'uncertain' };
      // If another player has logged in since, the act isn't theirs.
      if (session.epoch === epoch) tell.uncertain(begun, error);
      notifyTabs();
      throw new Failure('uncertain', 0, { requestId: begun.requestId });
    }
  }

  /**
   * Asks the operator once for the outcome of the uncertain act of this kind and, once it can't arrive any more, to
   * refuse it for good. Rejects if there is no such act any more, or if its answer breaks the contract.
   */
  async function settle<N extends MoneyName>(name: N): Promise<Outcome<N>> {
    const open = stores.acts[name];
    if (open?.state !== 'uncertain') throw new Failure('stopped');
    const { requestId } = open;
    const mayArrive = recent.has(requestId);
    const notAfter = mayArrive ? open.notAfter : 0;
    const { state, answer } = await call('operationStatus', { requestId, notAfter });
    if (state === 'unknown' && mayArrive) return { state };
    const { output } = await endpointOf(name);
    await end(open);
    tell.settled(open, state === 'done' ? 'done' : 'not_done');
    return state === 'done' ? { state, answer: validated(name, output, answer) } : { state: 'notDone' };
  }

  /**
   * Asks the operator for the outcome of an act that ended without the page; rejects if its answer breaks the contract.
   */
  async function outcome<N extends MoneyName>(name: N, requestId: string): Promise<Outcome<N>> {
    const { state, answer } = await call('operationStatus', { requestId });
    if (state === 'unknown') return { state };
    const { output } = await endpointOf(name);
    return state === 'done' ? { state, answer: validated(name, output, answer) } : { state: 'notDone' };
  }

  /** Gives up the uncertain act of this kind on the player's request; the records show its outcome later. */
  async function giveUp(name: MoneyName) {
    const open = stores.acts[name];
    if (open?.state !== 'uncertain') return;
    await end(open);
    tell.settled(open, 'given_up');
  }

  const restore = createRestore(
    { world, stores, presence },
    { intentsOf, markRecent, uncertain: tell.uncertain, settle },
  );

  bus.on('acts', (_, epoch) => void (epoch === session.epoch && restore()));

  return { act, settle, outcome, giveUp, restore };
}
