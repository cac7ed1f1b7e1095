import type { Given } from './bridge/calls.ts';
import { askNative, canNative } from './wrapper.ts';

/** Live chat as the vendor knows it: the operator's licence, the group that answers, and the hosted page for both. */
export type NativeChat = Given['openChat'];

/** Opens the chat with customer service by the wrapper; false where it can't, for the web's own way (P-06). */
export function openChat(chat: NativeChat): boolean {
  const opens = canNative('openChat');
  if (opens) void askNative('openChat', chat);
  return opens;
}
