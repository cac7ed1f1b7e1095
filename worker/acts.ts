import type { Call } from './client.ts';
import type { Input, MoneyName, Output } from './contract/endpoints.ts';
import { lookUp } from './contract/firstEndpoints.ts';
import { Failure } from './contract/failure.ts';
import type { Act, Stores } from './contract/stores.ts';
import type { Identity } from './identity.ts';
import type { Replies } from './replies.ts';
import type { Intent, Storage } from './storage.ts';
import type { World } from './world.ts';

interface Needs {
  world: World;
  stores: Stores;
  identity: Identity;
  call: Call;
  replies: Replies;
  storage(): Promise<Storage>;
}

export type Acts = ReturnType<typeof createActs>;

/** Failures after which it is certain that the operator did not act. */
const before = ['refused', 'offline', 'expired', 'maintenance'];

/** Codes with which the operator says that something broke on its side: whether before or after it acted, it doesn't say. */
const broken = [500, 502, 504];

const isRejection = (error: unknown): error is Failure =>
  error instanceof Failure && before.includes(error.kind) && !broken.includes(error.code);

/** An act the operator still knows nothing of after this long never reached it, milliseconds. */
const tooLate = 60_000;

/**
 * Acts that move value. Each has an intent on the device before it is sent, and ends confirmed, rejected or uncertain;
 * it is never queued and never sent again. An uncertain one blocks the next of its kind until a read settles it or the player gives it up.
 */
export function createActs({ world, stores, identity, call, replies, storage }: Needs) {
  const intentsOf = async (userId: number) => (await storage()).of(userId).intents;

  /** Nothing is asked of the operator before the intent is on the device, nor for anybody but the player who began. */
  async function begin<N extends MoneyName>(name: N, input: Input<N>): Promise<Act> {
    await lookUp(name);
    const { epoch, userId } = stores.session;
    await identity.recheck();
    const intents = await intentsOf(userId);
    const stopped = () => stores.session.epoch !== epoch;
    if (stopped()) throw new Failure('stopped');
    if (!userId) throw new Failure('expired', 401);
    if (!stores.network.onLine) throw new Failure('offline');
    if (stores.acts[name]) throw new Failure('busy');
    const begun: Act = { requestId: world.uuid(), call: name, state: 'sending', at: world.now() };
    stores.acts[name] = begun;
    try {
      await intents.put({ ...begun, key: begun.requestId, input });
    } catch {
      stores.acts[name] = undefined;
      throw new Failure('storage');
    }
    if (stopped()) throw new Failure('stopped');
    return begun;
  }

  async function end({ call: name, requestId }: Act) {
    if (stores.acts[name]?.requestId === requestId) stores.acts[name] = undefined;
    const { userId } = stores.session;
    if (userId) await (await intentsOf(userId)).drop(requestId).catch(() => {});
  }

  /** Does it once. Settles with the answer; rejects with the refusal, or with `uncertain` when nobody knows. */
  async function act<N extends MoneyName>(name: N, input: Input<N>): Promise<Output<N>> {
    const mine = await begin(name, input);
    try {
      const output = await replies.write(name, input, mine.requestId);
      await end(mine);
      return output;
    } catch (error) {
      if (isRejection(error)) {
        await end(mine);
        throw error;
      }
      if (stores.acts[name]?.requestId === mine.requestId) stores.acts[name] = { ...mine, state: 'uncertain' };
      throw new Failure('uncertain', 0, { requestId: mine.requestId });
    }
  }

  /** Asks once what became of the uncertain act of this kind. Gives back the operator's answer when it was done. */
  async function settle(name: MoneyName): Promise<unknown> {
    const open = stores.acts[name];
    if (open?.state !== 'uncertain') return undefined;
    const { state, answer } = await call('operationStatus', { requestId: open.requestId });
    if (state === 'unknown' && world.now() - open.at < tooLate) return undefined;
    await end(open);
    return state === 'done' ? answer : undefined;
  }

  /** The player decides to go on without knowing; the records will tell. */
  async function giveUp(name: MoneyName) {
    const open = stores.acts[name];
    if (open?.state === 'uncertain') await end(open);
  }

  /** What was under way when the app last ended is uncertain now. */
  async function recall() {
    const { userId, epoch } = stores.session;
    if (!userId) return;
    const left: Intent[] = await (await intentsOf(userId)).first(100).catch(() => []);
    if (stores.session.epoch !== epoch) return;
    for (const { requestId, call: name, at } of left)
      stores.acts[name] ??= { requestId, call: name, at, state: 'uncertain' };
    await settleAll();
  }

  async function settleAll() {
    const names = Object.values(stores.acts).flatMap((each) => (each?.state === 'uncertain' ? [each.call] : []));
    await Promise.allSettled(names.map(settle));
  }

  identity.onEnter(() => void recall());

  return { act, settle, giveUp, recall, settleAll };
}
