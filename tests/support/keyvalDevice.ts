import { settle } from './world.ts';

type Stage = 'opening' | 'reading' | 'committing';

interface Connection {
  onversionchange: (() => void) | null;
  close(): void;
}

/** A fake device with idb-keyval's one record; it can lose its connection, or hang at any stage. */
export const device = {
  kept: undefined as object | undefined,
  lost: 0,
  opened: 0,
  aborted: undefined as { error: null } | undefined,
  silent: false as boolean | Stage,
  deleted: 0,
  deletion: { onsuccess() {} },
  /** Connections that were opened, and not closed. */
  connections: new Set<Connection>(),
  /** Callbacks that resume what hangs. */
  thaw: [] as (() => void)[],
};

/** Resets the device: it stores a player's session and answers. */
export function resetDevice(): void {
  const kept = { token: 'secret', userId: 7, epoch: 'first' };
  Object.assign(device, { kept, lost: 0, opened: 0, aborted: undefined, silent: false, deleted: 0, thaw: [] });
  device.connections.clear();
}

/** Makes the device answer again, pending requests included. */
export async function thaw(): Promise<void> {
  device.silent = false;
  for (const goOn of device.thaw.splice(0)) goOn();
  await settle();
}

/** Counts deletions of the database, in place of the browser's `indexedDB`; none is completed by itself. */
export const countDeleted = {
  deleteDatabase() {
    device.deleted++;
    return (device.deletion = { onsuccess() {} });
  },
};

/** Asks the open connections to close for a deletion, as a browser does. */
export function changeVersion(): void {
  for (const connection of device.connections) connection.onversionchange?.();
}

/** Completes the latest deletion; the device works again. */
export function completeDeletion(): void {
  Object.assign(device, { kept: undefined, lost: 0 });
  device.deletion.onsuccess();
}

async function passes(stage: Stage) {
  if (device.silent === true || device.silent === stage) await new Promise<void>((done) => device.thaw.push(done));
}

/** Replaces idb-keyval's `createStore`. */
export function createStore() {
  device.opened++;
  return async (_: string, work: (rows: unknown) => unknown) => {
    // An aborted transaction rejects with this.
    if (device.aborted) throw device.aborted.error;
    if (device.lost-- > 0) throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    await passes('opening');
    let [written, aborted] = [undefined as object | undefined, false];
    const db: Connection = { onversionchange: null, close: () => void device.connections.delete(db) };
    device.connections.add(db);
    const transaction = {
      db,
      error: new DOMException('aborted', 'AbortError'),
      oncomplete() {},
      onabort() {},
      abort: () => ((aborted = true), transaction.onabort()),
    };
    const request = { result: device.kept, onsuccess() {} };
    const run = async () => {
      await passes('reading');
      if (aborted) return;
      request.result = device.kept;
      request.onsuccess();
      await passes('committing');
      if (aborted) return;
      device.kept = written ?? device.kept;
      transaction.oncomplete();
    };
    void run();
    return work({ transaction, get: () => request, put: (value: object) => void (written = value) });
  };
}
