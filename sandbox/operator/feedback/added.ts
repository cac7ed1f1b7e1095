import * as codes from '#contract/codes.ts';
import { lengthOf } from '#contract/typed/length.ts';
import type { Input } from '#contract/endpoints.ts';
import { feedbackLengths } from '#contract/feedback/terms.ts';
import { bytesOfPicture, leastSide, pictureLimit } from '#contract/feedback/pictures.ts';
import { kycImage } from '#contract/kyc.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import { endOf, startOf } from '#sandbox/manila.ts';
import { checkPicture } from '../http/checkPicture.ts';
import { Refusal } from '../http/refusal.ts';
import { lockSession } from '../identity/tokens.ts';

/** How much feedback a player may send per day in Manila. */
export const mostADay = 10;

const bad = (field: string, message: string) => new Refusal(codes.badParameter, message, { field });

interface Sender {
  userId: number;
  /** The session that sends it, which may have ended meanwhile. */
  token: string;
  time: number;
  /** The number of pictures that the settings allow. */
  limit: number | null | undefined;
}

/** Throws unless texts and pictures are within their bounds; a picture is named by its index, such as `images.0`. */
function checkFeedback({ content, contact, images }: Input<'feedbackAdd'>, set: Sender['limit']) {
  const { least, most, contact: mostContact } = feedbackLengths;
  if (lengthOf(content.trim()) < least) throw bad('content', `At least ${least} characters`);
  if (lengthOf(content) > most) throw bad('content', `At most ${most} characters`);
  if (lengthOf(contact ?? '') > mostContact) throw bad('contact', `At most ${mostContact} characters`);
  const limit = pictureLimit(set);
  if (images.length > limit) throw bad('images', `At most ${limit} pictures`);
  for (const [place, image] of images.entries())
    checkPicture(image, {
      field: `images.${place}`,
      mostBytes: bytesOfPicture(limit),
      leastSide,
      longestSide: kycImage.longestSide,
    });
}

async function checkDay(trx: Trx, { userId, time }: Sender) {
  const { sent } = await trx
    .selectFrom('feedback')
    .select(({ fn }) => fn.countAll<number | string>().as('sent'))
    .where('userId', '=', userId)
    .where('time', '>=', startOf('day', time))
    .executeTakeFirstOrThrow();
  const retryAfter = Math.ceil((endOf('day', time) - time) / 1_000);
  if (Number(sent) >= mostADay) throw new Refusal(codes.tooOften, `At most ${mostADay} a day`, { retryAfter });
}

/** Stores a player's feedback and returns its id; limited per day, one at a time. */
export async function addFeedback(trx: Trx, sender: Sender, input: Input<'feedbackAdd'>): Promise<number> {
  const { userId, time, limit } = sender;
  await lockSession(trx, sender);
  await checkDay(trx, sender);
  checkFeedback(input, limit);
  const { id } = await trx
    .insertInto('feedback')
    .values({ userId, time, type: input.type, content: input.content.trim(), contact: input.contact?.trim() ?? '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const pictures = input.images.map((image, place) => ({ feedbackId: id, place, image, time }));
  if (pictures.length > 0) await trx.insertInto('feedbackPictures').values(pictures).execute();
  return id;
}
