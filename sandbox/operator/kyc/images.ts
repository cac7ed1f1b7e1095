import { randomUUID } from 'node:crypto';
import * as codes from '#contract/codes.ts';
import { kycImage, kycSides } from '#contract/kyc.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { checkPicture } from '../http/checkPicture.ts';
import { Refusal } from '../http/refusal.ts';

const bad = (field: string, message: string) => new Refusal(codes.badParameter, message, { field });

/** Stores a picture, replacing an earlier one of the same side, and returns its id. */
export async function keepImage(trx: Trx, userId: number, side: number, image: string, time: number) {
  checkPicture(image, { field: 'image', ...kycImage });
  const row = { id: randomUUID(), image, time };
  await trx
    .insertInto('kycImages')
    .values({ ...row, userId, side })
    .onConflict((conflict) => conflict.columns(['userId', 'side']).doUpdateSet(row))
    .execute();
  return row.id;
}

/** A player's uploaded pictures. */
export const imagesOf = (db: Db, userId: number) =>
  db
    .selectFrom('kycImages')
    .select(['side', 'id as fileId', 'time'])
    .where('userId', '=', userId)
    .orderBy('side')
    .execute();

/** Throws unless the given pictures are the player's own, each of the right side. */
export async function checkImages(trx: Trx, userId: number, given: Record<string, string>) {
  const sides: Record<string, number> = { frontId: kycSides.front, backId: kycSides.back, selfieId: kycSides.selfie };
  const images = await imagesOf(trx, userId);
  for (const [field, id] of Object.entries(given))
    if (!images.some(({ side, fileId }) => side === sides[field] && fileId === id)) throw bad(field, 'No such picture');
}
