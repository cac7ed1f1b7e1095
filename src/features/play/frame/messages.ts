/**
 * What a game may tell the app (payloads M): it can be played · the balance moved · a round began or ended · the player
 * wants to leave · something went wrong · the player wants to deposit. None of them carries anything to be believed but
 * its kind; `inRound` only decides whether leaving is asked about.
 */
export type GameMessage =
  | { type: 'ready' | 'balance' | 'exit' | 'error' | 'deposit' }
  | { type: 'round'; inRound: boolean };

const plain: ReadonlySet<unknown> = new Set(['ready', 'balance', 'exit', 'error', 'deposit']);

/** The window and the origin that alone are listened to. */
export interface Speaker {
  source: unknown;
  origin: string;
}

/** What a message says, or null when it isn't from the game's own window and origin or has another shape (GA-18). */
export function heard(
  event: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  game: Speaker,
): GameMessage | null {
  if (!game.source || event.source !== game.source || event.origin !== game.origin) return null;
  if (typeof event.data !== 'object' || event.data === null) return null;
  const { type, inRound } = event.data as Record<string, unknown>;
  if (type === 'round') return typeof inRound === 'boolean' ? { type, inRound } : null;
  return plain.has(type) ? ({ type } as GameMessage) : null;
}
