import { close, shown } from '#nav/modals.ts';
import { chat } from '#shared/support/chat.ts';

/** Makes the panel a bubble; the talk goes on. */
export function minimise(): void {
  const panel = shown.find(({ name }) => name === 'chat');
  if (panel) close(panel.id);
}

/** Closes the chat: its page is gone. */
export function endChat(): void {
  minimise();
  Object.assign(chat, { talk: null, unread: 0 });
}
