import { chat } from '#shared/support/chat.ts';
import { parseChatMessage } from './chatMessages.ts';

/** The minimum interval between unread counts, milliseconds; the latest is never lost (G7). */
export const countEvery = 300;

interface Vendor {
  /** The current window of the vendor's page. */
  source: () => unknown;
  origin: string;
  onReady: () => void;
}

/** Listens to the vendor's page alone, until the returned function is called. */
export function hearChat({ source, origin, onReady }: Vendor): () => void {
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const take = () => {
    timer = undefined;
    chat.unread = chat.open ? 0 : latest;
  };
  const hear = (event: MessageEvent<unknown>) => {
    const message = parseChatMessage(event, { source: source(), origin });
    if (message?.type === 'ready') onReady();
    if (message?.type !== 'unread') return;
    latest = message.count;
    timer ??= setTimeout(take, countEvery);
  };
  addEventListener('message', hear);
  return () => {
    clearTimeout(timer);
    removeEventListener('message', hear);
  };
}
