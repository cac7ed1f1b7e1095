import { useLayoutEffect } from 'react';
import { ref } from 'valtio';
import { shellParts } from '#shared/page/shellParts.ts';
import { chat } from '#shared/support/chat.ts';
import { LiveChat } from './LiveChat.tsx';

/** The panel as an open dialog: for as long as it is one, the chat is in sight; Back and a navigation minimise it. */
export default function ChatModal() {
  useLayoutEffect(() => {
    shellParts.over = ref(LiveChat);
    Object.assign(chat, { open: true, unread: 0 });
    return () => void (chat.open = false);
  }, []);
  return null;
}
