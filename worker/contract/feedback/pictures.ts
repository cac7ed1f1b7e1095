/** How many pictures feedback may have where the operator says nothing, and in any case. */
const usual = 4;
const most = 10;

/** The greatest size of a file that is chosen, bytes (checklist V-25). */
export const chosenBytes = 5_242_880;

/** What all pictures of a feedback may weigh as they are sent, bytes, so that any number fits into one request. */
export const sentBytes = 1_500_000;

/** The least shorter side of a picture, pixels. */
export const leastSide = 16;

/** How many pictures feedback may have, by the operator's setting. */
export const pictureLimit = (set: number | null | undefined): number => Math.min(most, Math.max(0, set ?? usual));

/** The greatest size of each picture as it is sent, bytes, where feedback may have so many. */
export const bytesOfPicture = (limit: number): number => Math.floor(sentBytes / Math.max(1, limit));
