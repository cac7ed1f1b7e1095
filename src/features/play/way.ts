export const sideways = 'landscape';

/**
 * The orientation that a game is made for: 0 portrait, 1 landscape, any other both (payloads B); undefined while it
 * isn't known.
 */
export const wayOf = (orientation: number | undefined) =>
  orientation === 0 ? 'portrait' : orientation === 1 ? sideways : undefined;
