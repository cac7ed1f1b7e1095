import { pesos } from '../../hundredths.ts';
import { move } from '../../ledger/ledger.ts';
import { hashPassword } from '../../operator/identity/passwords.ts';
import { createPlayer } from '../../operator/identity/players.ts';
import { documents } from './documents.ts';
import { seedFeedback } from './feedback.ts';
import { seedGames } from './games.ts';
import { seedMails } from './mails.ts';
import { seedMembers } from './members.ts';
import { seedNewcomers } from './newcomers.ts';
import { historyNet, seedHistory } from './story.ts';
import type { Trx } from '../tables.ts';

/** The demo accounts and their balances; one has a history, members, and a mobile number for one-time codes. */
export const demoPlayers = [
  { account: 'juan88', nickname: 'Juan', coin: pesos(1_250), mobile: '09170000088' },
  { account: 'maria88', nickname: 'Maria', coin: pesos(88), mobile: undefined },
] as const;

/** The password of every demo account. */
export const demoPassword = 'perlas88';

/** When the demo accounts were created: long enough ago not to affect any test. */
const longAgo = Date.UTC(2026, 0, 1);

/** Seeds an empty database: settings, games and demo accounts, with their history until `now`. */
export async function seed(trx: Trx, games: number, now: number) {
  const passwordHash = await hashPassword(demoPassword);
  await seedDocuments(trx);
  await seedGames(trx, games);
  let withStory = 0;
  for (const { account, nickname, coin, mobile } of demoPlayers) {
    const player = { account, nickname, passwordHash, termsVersion: 'demo', time: longAgo };
    const userId = await createPlayer(trx, { ...player, ...(mobile && { mobile, mobileProvenAt: longAgo }) });
    await move(trx, {
      ref: `opening:${userId}`,
      userId,
      type: 'adjustment',
      amount: mobile ? coin - historyNet : coin,
      time: longAgo,
      remark: 'Opening balance',
    });
    if (!mobile) continue;
    await seedHistory(trx, userId, now);
    await seedMails(trx, userId, now);
    await seedFeedback(trx, userId, now);
    withStory = userId;
  }
  await seedMembers(trx, withStory, passwordHash, now);
  await seedNewcomers(trx, passwordHash, now);
}

async function seedDocuments(trx: Trx) {
  const names = Object.keys(documents) as (keyof typeof documents)[];
  const rows = names.map((name) => ({ name, value: JSON.stringify(documents[name]) }));
  await trx.insertInto('settings').values(rows).execute();
}
