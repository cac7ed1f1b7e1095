import { parseAddress } from '#browser/addresses.ts';
import { isListed } from '#browser/originPatterns.ts';
import type { NativeChat } from '#browser/wrapperChat.ts';
import type { Contact } from '#shared/support/supportQueue.ts';

/** The build's settings of live chat: its page, and the origins that the operator's queue may name. */
interface ChatSettings {
  page: string;
  hosts: string;
}

const built = (): ChatSettings => ({ page: import.meta.env.VITE_CHAT_URL, hosts: import.meta.env.VITE_CHAT_HOSTS });

/**
 * The vendor's hosted page for a live chat contact: licence, group, language, and the id of the session that the
 * conversation belongs to, which says nothing of the player (SV-01, reliability 5.4). Undefined if there is none, or on
 * an origin that the build doesn't allow.
 */
export function chatOf(
  { url, param1, param2 }: Pick<Contact, 'url' | 'param1' | 'param2'>,
  { lang, session }: { lang: string; session: string },
  app: Pick<URL, 'origin'> = location,
  { page, hosts }: ChatSettings = built(),
): NativeChat | undefined {
  if (!param1) return undefined;
  const address = pageAt(url || page);
  if (!address || address.origin === app.origin) return undefined;
  if (!isListed(address.origin, `${hosts} ${pageAt(page)?.origin ?? ''}`)) return undefined;
  const group = param2 ?? '';
  address.searchParams.set('licence', param1);
  address.searchParams.set('group', group);
  address.searchParams.set('lang', lang);
  address.searchParams.set('session', session);
  address.hash = '';
  return { licence: param1, group, url: address.href };
}

function pageAt(address: string): URL | undefined {
  const url = parseAddress(address);
  return url?.username || url?.password ? undefined : url;
}
