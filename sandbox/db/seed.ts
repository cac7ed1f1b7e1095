import { pesos } from '../hundredths.ts';
import { move, openHouses } from '../ledger/ledger.ts';
import { hashPassword } from '../operator/identity/passwords.ts';
import { createPlayer } from '../operator/identity/players.ts';
import { documents } from './seedDocuments.ts';
import { seedGames } from './seedGames.ts';
import { storyBrings, tellStory } from './seedStory.ts';
import type { Trx } from './tables.ts';

/** Who can log in at once, and with how much; one of them has a history, and a number that codes go to. */
export const demoPlayers = [
  { account: 'juan88', nickname: 'Juan', coin: pesos(1_250), mobile: '09170000088' },
  { account: 'maria88', nickname: 'Maria', coin: pesos(88), mobile: undefined },
] as const;

/** The password of every demo account. */
export const demoPassword = 'perlas88';

/** When the demo accounts were made: long enough ago to be out of every test's way. */
const longAgo = Date.UTC(2026, 0, 1);

/** Fills an empty database: settings, games and demo accounts, with what they did until a time. */
export async function seed(trx: Trx, games: number, now: number) {
  const passwordHash = await hashPassword(demoPassword);
  await seedDocuments(trx);
  await seedGames(trx, games);
  await openHouses(trx);
  for (const { account, nickname, coin, mobile } of demoPlayers) {
    const player = { account, nickname, passwordHash, termsVersion: 'demo', time: longAgo };
    const userId = await createPlayer(trx, { ...player, ...(mobile && { mobile }) });
    await move(trx, {
      ref: `opening:${userId}`,
      userId,
      type: 'adjustment',
      amount: mobile ? coin - storyBrings : coin,
      time: longAgo,
      remark: 'Opening balance',
    });
    if (mobile) await tellStory(trx, userId, now);
  }
}

async function seedDocuments(trx: Trx) {
  const names = Object.keys(documents) as (keyof typeof documents)[];
  const rows = names.map((name) => ({ name, value: JSON.stringify(documents[name]) }));
  await trx.insertInto('settings').values(rows).execute();
}
