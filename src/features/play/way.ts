export const sideways = 'landscape';

/** The way a game wants the screen: 0 upright, 1 sideways, any other either (payloads B); none while it isn't known. */
export const wayOf = (orientation: number | undefined) =>
  orientation === 0 ? 'portrait' : orientation === 1 ? sideways : undefined;
