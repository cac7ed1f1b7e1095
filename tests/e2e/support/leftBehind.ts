import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright/test';

interface Open {
  page: Page;
  /** Whether a player of this device has logged out, with nobody logged in since. */
  left: boolean;
}

/** A device's storage limits: total bytes, app files and pictures included, and rows per table (reliability, I12). */
const most = { bytes: 32 * 2 ** 20, rows: 10_000 };

/** Timeout for opening a database, milliseconds. */
const patience = 1_000;

/** The page's visible content, its stored player data, and its storage use in bytes. */
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

/** The number of rows per table. */
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

/**
 * I5, I6 and I12: violations in the state that a test leaves behind. No page is blank; after a log-out no player data
 * is left; no device exceeds its storage limits.
 */
export async function leftBehind(open: readonly Open[], { wiped }: { wiped: boolean }): Promise<string[]> {
  const wrong = open.map(async ({ page, left }) => {
    // A page during navigation, or with a failed device, can't be evaluated.
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
