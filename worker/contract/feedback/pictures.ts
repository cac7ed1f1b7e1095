/** How many pictures feedback may have by default, and at most. */
const usual = 4;
const most = 10;

/** The maximum size of a chosen file, bytes (checklist V-25). */
export const chosenBytes = 5_242_880;

/** The maximum size of all pictures of a feedback as sent, bytes, so that any number fits into one request. */
export const sentBytes = 1_500_000;

/** The minimum shorter side of a picture, pixels. */
export const leastSide = 16;

/** How many pictures feedback may have, given the operator's setting. */
export const pictureLimit = (set: number | null | undefined): number => Math.min(most, Math.max(0, set ?? usual));

/** The maximum size of each picture as sent, bytes, given their number. */
export const bytesOfPicture = (limit: number): number => Math.floor(sentBytes / Math.max(1, limit));
