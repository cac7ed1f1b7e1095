import { useSnapshot } from 'valtio';
import { chat } from '#shared/support/chat.ts';
import { ChatPanel } from './ChatPanel.tsx';

/** The chat with customer service, from opening to closing, over any page (SV-02). */
export function LiveChat() {
  const { talk } = useSnapshot(chat);
  return talk && <ChatPanel key={talk.address} {...talk} />;
}
