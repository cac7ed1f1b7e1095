import { close, shown } from '#nav/modals.ts';
import { chat } from '#shared/support/chat.ts';

/** Minimises the panel to a bubble; the chat continues. */
export function minimise(): void {
  const panel = shown.find(({ name }) => name === 'chat');
  if (panel) close(panel.id);
}

/** Closes the chat and its page. */
export function endChat(): void {
  minimise();
  Object.assign(chat, { talk: null, unread: 0 });
}
