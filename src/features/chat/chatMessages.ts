/** What the chat's page may report: that it is ready, and the number of unread messages. */
export type ChatMessage = { type: 'ready' } | { type: 'unread'; count: number };

/** The highest unread count. */
const most = 999;

/** The window and the origin whose messages are accepted. */
interface Source {
  source: unknown;
  origin: string;
}

/** Parses a message of the chat's page; null unless it is from its own window and origin, and of a known shape (G7). */
export function parseChatMessage(
  event: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>,
  vendor: Source,
): ChatMessage | null {
  if (!vendor.source || event.source !== vendor.source || event.origin !== vendor.origin) return null;
  if (typeof event.data !== 'object' || event.data === null) return null;
  const { type, count } = event.data as Record<string, unknown>;
  if (type === 'ready') return { type };
  if (type !== 'unread' || typeof count !== 'number' || !Number.isInteger(count) || count < 0) return null;
  return { type, count: Math.min(count, most) };
}
