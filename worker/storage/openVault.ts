import { createStore, promisifyRequest } from 'idb-keyval';
import type { Facts } from '#contract/stores.ts';
import { within, type World } from '../world.ts';
import { emptyVault, leftMark, type Vault, type Vaulted } from './vault.ts';

/** The timeout of a read or write, and how long a failed device isn't retried, milliseconds. */
const timeout = 3_000;
const pause = 10_000;

const database = 'keyval-store';

type Change = (stored: Vaulted) => Partial<Vaulted>;

/** The vault without its session if that is one of those `over`: the device may have missed the log-out. */
function withoutEnded(stored: Vaulted, over: string): Vaulted {
  const { epoch, userId } = stored;
  if (!epoch || !over.includes(epoch)) return stored;
  const intentsOf = over.includes(leftMark + epoch) ? userId : 0;
  return { ...stored, token: '', userId: 0, isNew: false, epoch: `ended ${epoch}`, wiping: true, intentsOf };
}

function quietly(work: () => unknown) {
  try {
    work();
  } catch {}
}

/**
 * Opens the vault of this device. It is reopened once when its connection is lost. What a slow or failing device
 * hasn't taken is held in memory and stored with the next successful use; `over` are the epochs of ended sessions.
 */
export function openVault(world: World, facts: Pick<Facts, 'over'>): Vault {
  /** The last value read or written, used alone while the device fails. */
  let last = emptyVault;
  /** What the device last had, and the changes it hasn't taken since, oldest first. */
  let saved: Vaulted | undefined;
  let unsaved: Change[] = [];
  /** What a deleted database had, until it is stored again beside what other tabs have stored since. */
  let lost = emptyVault;
  let failing = false;
  let silent = false;
  let pausedUntil = 0;
  const open = () => createStore(database, 'keyval');
  let store = open();
  let turn: Promise<void> = Promise.resolve();

  function apply(old: Partial<Vaulted> | undefined, changes: Change[]): Vaulted {
    const restrictions = { ...lost.restrictions, ...old?.restrictions };
    const unheard = [...lost.unheard, ...(old?.unheard ?? [])];
    const stored = withoutEnded({ ...lost, ...old, restrictions, unheard }, facts.over);
    const late = changes.reduce((before, change) => ({ ...before, ...change(before) }), stored);
    const changed = withoutEnded(late, facts.over);
    // If another tab has begun a session since, late changes don't end it.
    const { token, userId, isNew, epoch } = stored;
    const isOthers = failing && saved && old && old.epoch !== saved.epoch;
    return isOthers ? { ...changed, token, userId, isNew, epoch } : changed;
  }

  /**
   * Applies the unsaved changes in one transaction, which is aborted when it takes too long: nothing is committed
   * later.
   */
  async function transact() {
    const changes = unsaved;
    let [value, isOver] = [emptyVault, false];
    let abort = () => {};
    const work = () =>
      store(changes.length > 0 ? 'readwrite' : 'readonly', (rows) => {
        const { transaction } = rows;
        // Another tab may need to delete the database, and so may this one if it was opened too late.
        transaction.db.onversionchange = () => transaction.db.close();
        if (isOver) return transaction.abort();
        abort = () => transaction.abort();
        const request = rows.get('vault') as IDBRequest<Partial<Vaulted>>;
        request.onsuccess = () => {
          value = apply(request.result, changes);
          if (changes.length > 0) rows.put(value, 'vault');
        };
        return promisifyRequest(transaction);
      });
    const reopen = () => {
      store = open();
      return work();
    };
    try {
      await within(world, timeout, work().catch(reopen));
      [last, saved, lost, failing, silent, pausedUntil] = [value, value, emptyVault, false, false, 0];
      unsaved = unsaved.slice(changes.length);
    } catch (error) {
      isOver = failing = true;
      // A refusing device isn't silent; a transaction that the browser aborts may have no error.
      silent = !saved && (error as Error | null)?.name === 'TimeoutError';
      pausedUntil = world.elapsed() + pause;
      quietly(abort);
    }
  }

  /** Tries the device unless it has just failed, one at a time. */
  const reach = (always?: boolean) =>
    (turn = turn.then(() => (always || world.elapsed() >= pausedUntil ? transact() : undefined)));

  return {
    async read(always) {
      await reach(always && pausedUntil < Number.POSITIVE_INFINITY);
      return (last = withoutEnded(last, facts.over));
    },
    async change(changes, always) {
      const change: Change = typeof changes === 'function' ? changes : () => changes;
      last = { ...last, ...change(last) };
      unsaved = [...unsaved, change];
      await reach(always);
      if (!always || !failing || !saved) return;
      // A vault that can't be written may still be deletable; what it had, as it was read, is stored again.
      store = open();
      quietly(() => (indexedDB.deleteDatabase(database).onsuccess = () => (lost = saved!)));
      // Not deferred, as the page may be closed before the next change is stored.
      void reach(true);
    },
    lasts: () => !failing,
    stayInMemory: () => failing && last.epoch !== saved?.epoch && (pausedUntil = Number.POSITIVE_INFINITY) > 0,
    silent: () => silent,
  };
}
