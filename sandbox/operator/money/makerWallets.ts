import * as codes from '#contract/codes.ts';
import type { GameBalance } from '#contract/endpoints/bets.ts';
import type { Money } from '#contract/schema.ts';
import { isOpen } from '#sandbox/db/stays.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { hundredths } from '#sandbox/hundredths.ts';
import { move, type SubWallet } from '#sandbox/ledger/ledger.ts';
import { Refusal } from '../http/refusal.ts';

const up = 1;
const away = 0;

const makerWallet = (brandId: number): SubWallet => `table:${brandId}`;

/** Leaves some of a player's money in a game maker's own wallet, as games with a separate balance do. */
export const leaveAtMaker = (
  trx: Trx,
  { brandId, amount, ...common }: { ref: string; userId: number; brandId: number; amount: number; time: number },
): Promise<Money> => move(trx, { ...common, type: 'gameIn', own: makerWallet(brandId), amount: -amount });

/** Returns this much of a locked player's money from the makers that hold some, even from open games. */
export async function bringBack(
  trx: Trx,
  { ref, amount, ...common }: { ref: string; userId: number; amount: number; time: number },
): Promise<void> {
  let left = amount;
  for (const { kind, balance } of await walletsOf(trx, common.userId)) {
    const part = Math.min(left, balance);
    const own = kind as SubWallet;
    if (part > 0) await move(trx, { ...common, ref: `${ref}:${kind}`, type: 'gameOut', own, amount: part });
    left -= part;
  }
}

const walletsOf = (db: Db, userId: number) =>
  db
    .selectFrom('accounts')
    .select(['kind', 'balance'])
    .where('userId', '=', userId)
    .where('kind', 'like', 'table:%')
    .where('balance', '>', hundredths(0))
    .orderBy('id')
    .execute();

/** The game makers that hold money of a player, with the balance at each and the game that is open there. */
export async function makerWalletsOf(
  db: Db,
  userId: number,
  awayNow: readonly number[],
  time: number,
): Promise<GameBalance[]> {
  const rows = await walletsOf(db, userId);
  const brands = await db.selectFrom('brands').select(['id', 'name']).execute();
  const playing = await db
    .selectFrom('stays')
    .innerJoin('games', 'games.id', 'stays.gameId')
    .select(['games.name', 'games.brandId'])
    .where('stays.userId', '=', userId)
    .where(isOpen(time))
    .where('stays.demo', '=', false)
    .executeTakeFirst();
  return rows.map(({ kind, balance }) => {
    const brandId = Number(kind.split(':')[1]);
    return {
      brandId,
      name: brands.find(({ id }) => id === brandId)?.name ?? String(brandId),
      balance,
      status: awayNow.includes(brandId) ? away : up,
      ...(playing?.brandId === brandId && { gameName: playing.name }),
    };
  });
}

/**
 * Transfers a locked player's money back from one game maker, or from all that can be reached. Money in an open game
 * stays there; asking for it by maker is refused.
 */
export async function retrieveFromMaker(
  trx: Trx,
  { userId, brandId, time, ref }: { userId: number; brandId: number; time: number; ref: string },
  awayNow: readonly number[],
): Promise<Money> {
  const tables = await makerWalletsOf(trx, userId, awayNow, time);
  const wanted = tables.filter((table) => brandId === 0 || table.brandId === brandId);
  const [one] = wanted;
  if (!one) throw new Refusal(codes.notFound, 'Nothing lies there', { field: 'brandId' });
  const free = wanted.filter(({ status, gameName }) => status === up && !gameName);
  const playing = wanted.find(({ gameName }) => gameName)?.gameName;
  if (free.length === 0 && playing) throw new Refusal(codes.alreadyDone, 'In play', { gameName: playing });
  if (free.length === 0) throw new Refusal(codes.channelClosed, 'The maker of the games can’t be asked now');
  for (const { brandId: from, balance, name } of free) {
    const common = { userId, time, remark: name, own: makerWallet(from) };
    await move(trx, { ...common, ref: `${ref}:${from}`, type: 'gameOut', amount: balance });
  }
  return hundredths(free.reduce((sum, { balance }) => sum + balance, 0));
}
