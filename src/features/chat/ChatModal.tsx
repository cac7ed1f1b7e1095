import { useLayoutEffect } from 'react';
import { ref } from 'valtio';
import { shellParts } from '#shared/page/shellParts.ts';
import { chat } from '#shared/support/chat.ts';
import { LiveChat } from './LiveChat.tsx';

/** The panel as an open dialog: the chat is visible while it is open; Back and navigation minimise it. */
export default function ChatModal() {
  useLayoutEffect(() => {
    shellParts.over = ref(LiveChat);
    Object.assign(chat, { open: true, unread: 0 });
    return () => void (chat.open = false);
  }, []);
  return null;
}
