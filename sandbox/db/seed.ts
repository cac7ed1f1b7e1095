import { pesos } from '../hundredths.ts';
import { move, openHouses } from '../ledger/ledger.ts';
import { hashPassword } from '../operator/passwords.ts';
import { createPlayer } from '../operator/players.ts';
import { documents } from './seedDocuments.ts';
import { seedGames } from './seedGames.ts';
import type { Db, Trx } from './tables.ts';

/** Who can log in at once, and with how much. */
export const demoPlayers = [
  { account: 'juan88', nickname: 'Juan', coin: pesos(1_250) },
  { account: 'maria88', nickname: 'Maria', coin: pesos(88) },
] as const;

/** The password of every demo account. */
export const demoPassword = 'perlas88';

/** When the demo accounts were made: long enough ago to be out of every test's way. */
const longAgo = Date.UTC(2026, 0, 1);

/** Fills an empty database: settings, games and demo accounts. */
export async function seed(db: Db, games: number) {
  const passwordHash = await hashPassword(demoPassword);
  await db.transaction().execute(async (trx) => {
    await seedDocuments(trx);
    await seedGames(trx, games);
    await openHouses(trx);
    for (const { account, nickname, coin } of demoPlayers) {
      const userId = await createPlayer(trx, { account, nickname, passwordHash, termsVersion: 'demo', time: longAgo });
      await move(trx, {
        ref: `opening:${userId}`,
        userId,
        type: 'adjustment',
        amount: coin,
        time: longAgo,
        remark: 'Opening balance',
      });
    }
  });
}

async function seedDocuments(trx: Trx) {
  const names = Object.keys(documents) as (keyof typeof documents)[];
  const rows = names.map((name) => ({ name, value: JSON.stringify(documents[name]) }));
  await trx.insertInto('settings').values(rows).execute();
}
