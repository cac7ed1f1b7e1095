import type { Given } from './bridge/calls.ts';
import { askNative, canNative } from './wrapper.ts';

/**
 * Live chat as the vendor identifies it: the operator's licence, the answering group, and the hosted page for both.
 */
export type NativeChat = Given['openChat'];

/** Opens the chat with customer service through the wrapper; false if it can't, for the web's own way (P-06). */
export function openChat(chat: NativeChat): boolean {
  const opens = canNative('openChat');
  if (opens) void askNative('openChat', chat);
  return opens;
}
