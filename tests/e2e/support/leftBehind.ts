import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright/test';

interface Open {
  page: Page;
  /** Whether a player of this device has left, and nobody came since. */
  left: boolean;
}

/** What a device holds at most: bytes of all it keeps, shells and pictures included, and rows of one table (reliability, I12). */
const most = { bytes: 32 * 2 ** 20, rows: 10_000 };

/** A database that lets nobody in for so long is left alone, milliseconds. */
const patience = 1_000;

/** What stands on a page, what its device keeps of players, and how much it keeps, in bytes. */
async function look() {
  const databases = await indexedDB.databases().catch(() => []);
  const { usage = 0 } = await navigator.storage.estimate();
  return {
    blank: !document.body?.innerText.trim() && !document.querySelector('iframe'),
    kept: [...databases.map(({ name = '' }) => name), ...Object.keys(localStorage)].filter((name) =>
      /^(perlas-player|player\.)/.test(name),
    ),
    usage,
  };
}

/** How many rows each table has. */
async function count(): Promise<[table: string, rows: number][]> {
  const answerOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((done, failed) => {
      request.addEventListener('success', () => done(request.result));
      request.addEventListener('error', () => failed(request.error as Error));
    });
  const counted = (await indexedDB.databases()).map(async ({ name = '' }) => {
    const db = await answerOf(indexedDB.open(name));
    const tables = [...db.objectStoreNames].map(async (table): Promise<[string, number]> => [
      `${name} ${table}`,
      await answerOf(db.transaction(table).objectStore(table).count()),
    ]);
    return Promise.all(tables).finally(() => db.close());
  });
  return (await Promise.all(counted)).flat();
}

/** I5, I6 and I12: what is wrong with the pages as a test leaves them. None is blank; where a player has left, nothing of a player is; and no device holds more than it may. */
export async function leftBehind(open: readonly Open[], { wiped }: { wiped: boolean }): Promise<string[]> {
  const wrong = open.map(async ({ page, left }) => {
    // A page in between, or one whose device fails, tells nothing.
    const seen = await page.evaluate(look).catch(() => undefined);
    if (!seen) return [];
    const kept = !left || wiped ? [] : seen.kept.map((name) => `I5: ${name} is kept of somebody who has left`);
    const tables = await Promise.race([page.evaluate(count).catch(() => []), pause(patience, [], { ref: false })]);
    const many = tables.filter(([, rows]) => rows > most.rows).map(([table, rows]) => `I12: ${table} has ${rows} rows`);
    const much = seen.usage > most.bytes ? [`I12: the device keeps ${seen.usage} bytes`] : [];
    return [...(seen.blank ? [`I6: ${page.url()} is blank`] : []), ...kept, ...many, ...much];
  });
  return (await Promise.all(wrong)).flat();
}
