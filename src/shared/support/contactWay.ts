import { decoded, parseAddress } from '#browser/addresses.ts';

const kinds = {
  'mailto:': 'write',
  'tel:': 'call',
  'sms:': 'write',
  'viber:': 'open',
  'whatsapp:': 'open',
  'tg:': 'open',
  'https:': 'open',
} as const;

export interface ContactWay {
  href: string;
  kind: 'write' | 'call' | 'open';
  /** What a player may read of it, or dial on another phone. */
  shown: string;
  /** Whether it is a site, which opens in a tab of its own. */
  site: boolean;
}

const isSafe = (scheme: string): scheme is keyof typeof kinds => Object.hasOwn(kinds, scheme);

/** How an address is opened: by mail, phone, a messenger or a site; undefined for any other scheme (G4). */
export function contactWay(address: string | null | undefined): ContactWay | undefined {
  const url = parseAddress(address ?? '');
  if (!url) return undefined;
  const { href, protocol, pathname, host, username, password } = url;
  if (!isSafe(protocol) || username || password) return undefined;
  const site = protocol === 'https:';
  const isApp = kinds[protocol] === 'open' && !site;
  return { href, kind: kinds[protocol], shown: site ? host : isApp ? '' : decoded(pathname), site };
}
