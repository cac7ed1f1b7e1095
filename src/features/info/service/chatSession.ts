import { subscribe } from 'valtio/vanilla';
import { readLocal, removeLocal, writeLocal } from '#browser/localStore.ts';
import { canNative } from '#browser/wrapper.ts';
import { stores } from '#data/stores.ts';

/** A visitor's conversation: its id, and the epoch that it belongs to. */
interface Conversation {
  id: string;
  epoch: string;
}

const key = 'chat.visitor';

/** The conversation that a visitor has opened in this page; `isTaken` once they have logged in, until they log out. */
let opened: (Conversation & { isTaken: boolean }) | undefined;

function follow() {
  const { userId, epoch } = stores.session;
  if (!opened || opened.epoch === epoch) return;
  // It is the player's from their log-in on, and nobody's after their session.
  removeLocal('tab', key);
  opened = userId && !opened.isTaken ? { ...opened, epoch, isTaken: true } : undefined;
}
subscribe(stores.session, follow);

/**
 * The id of the session that a new chat belongs to. A visitor's is kept in the tab until they log in, and by the
 * wrapper's own chat, which the app doesn't see, until that player's session ends; nobody after them has it.
 */
export function chatSession(): string {
  const { userId, epoch } = stores.session;
  if (userId) return opened?.epoch === epoch && canNative('openChat') ? opened.id : epoch;
  const kept = readLocal<Conversation | null>('tab', key, null);
  const id = kept?.epoch === epoch ? kept.id : crypto.randomUUID();
  writeLocal('tab', key, { id, epoch });
  opened = { id, epoch, isTaken: false };
  return id;
}
