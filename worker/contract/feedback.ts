/** What feedback can be about (checklist FB-01). */
export const feedbackTypes = ['deposit', 'withdrawal', 'game', 'bonus', 'account', 'other'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

/** Where feedback stands: `status` of its record (payloads K). */
export const feedbackStates = { received: 0, answered: 1, closed: 2 } as const;

/** Who wrote a reply, where it isn't the operator's staff. */
export const byPlayer = 'player';

/** The lengths of feedback, in characters: of its text (checklist V-25), and the greatest of how the player can be reached. */
export const feedbackLengths = { least: 10, most: 500, contact: 100 };

/**
 * The pictures of one feedback: how many there may be where the operator says nothing, and in any case; the bytes of a
 * chosen file (checklist V-25); the bytes of all that are sent together, so that any number fits into one request; and
 * the shorter side of each, pixels.
 */
export const feedbackPictures = { usual: 4, most: 10, fileBytes: 5 * 2 ** 20, sentBytes: 1_600_000, leastSide: 16 };

/** How many pictures feedback may have, by the operator's setting. */
export const pictureLimit = (set: number | null | undefined): number =>
  Math.min(feedbackPictures.most, Math.max(0, set ?? feedbackPictures.usual));

/** The greatest size of each picture as it is sent, bytes, where feedback may have so many. */
export const bytesOfPicture = (limit: number): number => Math.floor(feedbackPictures.sentBytes / Math.max(1, limit));
