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
  Object.assign(chat, { address: '', unread: 0 });
}

/** Keeps a player's talk from who comes after them on this device; a visitor's goes on when they log in. */
export function handOver(userId: number): void {
  if (chat.userId !== 0 && chat.userId !== userId) endChat();
  chat.userId = userId;
}
