/**
 * The messages that a game may send to the app (payloads M): ready · balance changed · round started or ended · exit
 * requested · error · deposit requested. Only the type of a message is trusted; `inRound` merely decides whether
 * leaving needs confirmation.
 */
export type GameMessage =
  | { type: 'ready' | 'balance' | 'exit' | 'error' | 'deposit' }
  | { type: 'round'; inRound: boolean };

const plain: ReadonlySet<unknown> = new Set(['ready', 'balance', 'exit', 'error', 'deposit']);

/** The window and the origin whose messages are accepted. */
export interface MessageSource {
  source: unknown;
  origin: string;
}

/**
 * Parses a message from a game; null when it isn't from the game's own window and origin or has another shape (GA-18).
 */
export function parseMessage(
  event: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  game: MessageSource,
): GameMessage | null {
  if (!game.source || event.source !== game.source || event.origin !== game.origin) return null;
  if (typeof event.data !== 'object' || event.data === null) return null;
  const { type, inRound } = event.data as Record<string, unknown>;
  if (type === 'round') return typeof inRound === 'boolean' ? { type, inRound } : null;
  return plain.has(type) ? ({ type } as GameMessage) : null;
}
