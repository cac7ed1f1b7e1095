import { ref } from 'valtio';
import { openChat, type NativeChat } from '#browser/wrapperChat.ts';
import { show } from '#nav/modals.ts';
import { chat, type OtherWay } from '#shared/support/chat.ts';

/** Opens a chat by the wrapper, or in a panel over the page; the same one again is brought back into sight (SV-02). */
export async function startChat(asked: NativeChat, others: readonly OtherWay[]): Promise<void> {
  if (openChat(asked)) return;
  await show('chat', {});
  if (chat.talk?.address === asked.url) return;
  Object.assign(chat, { talk: ref({ address: asked.url, others }), unread: 0 });
}
