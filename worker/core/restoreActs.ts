import type { MoneyName } from '#contract/endpoints.ts';
import type { Act } from '#contract/stores.ts';
import { isSentHere } from '../tabs/presence.ts';
import type { Intent, Table } from '../storage/storage.ts';
import type { PlayerCore } from './core.ts';

/** How often, and at what interval in milliseconds, an unresponsive device is asked again for open acts. */
const rereads = { most: 6, after: 10_000 };

/** How often a tab checks whether the tab sending an act is still alive, milliseconds. */
const watchInterval = 5_000;

/** What restoring depends on. */
interface Dependencies {
  intentsOf(userId: number): Promise<Table<Intent>>;
  /** Remembers that an act may still reach the operator. */
  markRecent(requestId: string): void;
  /** Reports an act that became uncertain by a restart. */
  uncertain(act: Act): void;
  settle(name: MoneyName): Promise<unknown>;
}

/** The acts on the device, and the ids of those that a live tab is sending. */
interface Stored {
  /** The ids of all intents. */
  ids: string[];
  /** The acts to show: those whose intent existed before the tabs were queried, and still does. */
  acts: Act[];
  inFlight: string[];
}

function actOf(intent: Intent): Act {
  const { key: _, ...act } = intent;
  return act;
}
const idsOf = (rows: readonly Intent[]) => rows.map(({ requestId }) => requestId);

/** Restores the acts from the device; those that no live tab is sending are uncertain and looked up. */
export function createRestore(
  { world, stores, presence }: Pick<PlayerCore, 'world' | 'stores' | 'presence'>,
  { intentsOf, markRecent, uncertain, settle }: Dependencies,
) {
  const { session } = stores;
  let restores = 0;
  let unread = 0;
  let stopWatch = () => {};

  /** Reads the open acts; undefined if the device doesn't answer. */
  async function read(userId: number): Promise<Stored | undefined> {
    const intents = await intentsOf(userId);
    const rows = () => intents.first(100).catch(() => undefined);
    const before = await rows();
    if (!before?.length) return before && { ids: [], acts: [], inFlight: [] };
    const inFlight = (await presence.queryTabs()).flatMap(({ sending }) => sending ?? []);
    // Intents that ended during the presence query are left out; those created since belong to this tab or to a later
    // restore.
    const now = await rows();
    if (!now) return undefined;
    const ids = idsOf(now);
    return { ids, acts: before.filter(({ requestId }) => ids.includes(requestId)).map(actOf), inFlight };
  }

  /** Shows a stored act: one that another tab is sending, or one whose outcome is unknown. */
  function show(act: Act, elsewhere: boolean) {
    const { call: name, requestId } = act;
    const known = stores.acts[name];
    const isKnown = known?.requestId === requestId;
    if (!isKnown) markRecent(requestId);
    if (isSentHere(known)) return;
    const shown: Act = elsewhere ? { ...act, state: 'sending', elsewhere } : { ...act, state: 'uncertain' };
    if (!elsewhere && !(isKnown && known.state === 'uncertain')) uncertain(shown);
    stores.acts[name] = shown;
  }

  return async function restore(): Promise<void> {
    const turn = ++restores;
    const { userId, epoch } = session;
    stopWatch();
    if (!userId) return;
    const stored = await read(userId);
    if (session.epoch !== epoch || turn !== restores) return;
    if (!stored) {
      if (++unread < rereads.most) stopWatch = world.after(rereads.after, () => void restore());
      return;
    }
    unread = 0;
    for (const [name, known] of Object.entries(stores.acts))
      if (known && !isSentHere(known) && !stored.ids.includes(known.requestId)) stores.acts[name] = undefined;
    for (const act of stored.acts) show(act, stored.inFlight.includes(act.requestId));
    const open = Object.values(stores.acts).flatMap((act) => act ?? []);
    if (open.some(({ elsewhere }) => elsewhere)) stopWatch = world.after(watchInterval, () => void restore());
    await Promise.allSettled(open.filter(({ state }) => state === 'uncertain').map(({ call }) => settle(call)));
  };
}
