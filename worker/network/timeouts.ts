/** How long the app waits for an answer, milliseconds, by the type of the network (spec §9). */
export const timeouts: Record<string, number> = { 'slow-2g': 20_000, '2g': 20_000, '3g': 30_000 };
/** How long it waits on any other network, milliseconds. */
export const defaultTimeout = 10_000;

/**
 * The longest timeout of a picture upload, milliseconds: it is twice the usual one, because uploads are slow on slow
 * networks.
 */
export const maxPictureTimeout = 40_000;
/** The timeout of a picture upload, milliseconds, where that of other calls is this long. */
export const pictureTimeout = (timeout: number) => Math.min(2 * timeout, maxPictureTimeout);

/** The time after which an act that moves value expires, `notAfter`, milliseconds. */
export const actLife = 60_000;
