import type { Db, Trx } from '../db/tables.ts';
import { inPlayersTurn } from '../operator/identity/passwords.ts';

/** How many hashes of a player's own password were asked for so far. */
async function hashesOf(db: Db, userId: number): Promise<number> {
  const budgets = db.selectFrom('loginTries').select('failed').where('account', 'like', `hashes:${userId}@%`);
  return (await budgets.execute()).reduce((sum, { failed }) => sum + failed, 0);
}

/** The answers to a player's calls that wait for their turn to be hashed while something happens. */
export async function overtaken<T>(
  db: Db,
  userId: number,
  calls: readonly (() => Promise<T>)[],
  meanwhile: () => Promise<unknown> = () => Promise.resolve(),
): Promise<T[]> {
  let goOn = () => {};
  const held = new Promise<void>((done) => (goOn = done));
  const turns = [1, 2].map(() => inPlayersTurn({ userId: 0, address: 'held' }, () => held));
  const all = (await hashesOf(db, userId)) + calls.length;
  const answers = calls.map((call) => call());
  try {
    while ((await hashesOf(db, userId)) < all) await new Promise(setImmediate);
    await meanwhile();
  } finally {
    goOn();
    await Promise.all(turns);
  }
  return Promise.all(answers);
}

/** A database in which something happens between what a handler reads and its transaction. */
export const afterReads = (db: Db, meanwhile: () => Promise<unknown>): Db =>
  new Proxy(db, {
    get(_, key) {
      if (key === 'transaction')
        return () => ({
          execute: <T>(work: (trx: Trx) => Promise<T>) => meanwhile().then(() => db.transaction().execute(work)),
        });
      const value: unknown = Reflect.get(db, key, db);
      return typeof value === 'function' ? (value.bind(db) as unknown) : value;
    },
  });
