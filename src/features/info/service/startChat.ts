import { ref } from 'valtio';
import { openChat, type NativeChat } from '#browser/wrapperChat.ts';
import { show } from '#nav/modals.ts';
import { chat, type OtherWay } from '#shared/support/chat.ts';

/** Opens a chat through the wrapper, or in a panel over the page; reopening the same one brings it back (SV-02). */
export async function startChat(request: NativeChat, others: readonly OtherWay[], session: string): Promise<void> {
  if (openChat(request)) return;
  await show('chat', {});
  if (chat.talk?.address === request.url) return;
  Object.assign(chat, { talk: ref({ address: request.url, others, session }), unread: 0 });
}
