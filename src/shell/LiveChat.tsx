import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { lazy } from '#nav/lazy.tsx';
import { chat } from '#shared/support/chat.ts';

const Panel = lazy(
  async () => (await import('#features/chat/ChatPanel.tsx')).ChatPanel,
  () => null,
);

/** The chat with customer service, from when it is opened until it is closed, over whichever page (SV-02). */
export function LiveChat() {
  const { address } = useSnapshot(chat);
  return <Suspense>{address && <Panel key={address} address={address} />}</Suspense>;
}
