export const landscape = 'landscape';

/**
 * The orientation that a game is made for: 0 portrait, 1 landscape, any other both (payloads B); undefined while it
 * isn't known.
 */
export const orientationOf = (orientation: number | undefined) =>
  orientation === 0 ? 'portrait' : orientation === 1 ? landscape : undefined;
