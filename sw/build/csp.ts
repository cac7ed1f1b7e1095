import { hostList, onLoopback, type Settings } from './settings.ts';

/** A Content Security Policy, its directives by name. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Digests of the document's inline scripts and styles, each as `sha256-…`. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Directives that browsers ignore in a `<meta>`, with a warning. */
const headerOnly = new Set(['frame-ancestors', 'report-to', 'report-uri']);

const origins = (...addresses: string[]) =>
  addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);

/** The policy of the document. */
export function documentPolicy(settings: Settings, { scripts, styles }: Inline): Policy {
  const icons = origins(settings.VITE_ICON_BASE);
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...quoted(scripts)],
    'style-src': ["'self'", ...quoted(styles)],
    'img-src': ["'self'", 'data:', 'blob:', ...hostList(settings.VITE_IMG_HOSTS), ...icons],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'connect-src': ["'self'", ...origins(settings.VITE_API_BASE), ...icons],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': orNone([
      ...new Set([
        ...hostList(`${settings.VITE_GAME_HOSTS} ${settings.VITE_CHAT_HOSTS}`),
        ...origins(settings.VITE_CHAT_URL),
      ]),
    ]),
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...hostList(settings.VITE_PAY_HOSTS)],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['app', 'dompurify'],
    ...(onLoopback(settings) ? {} : { 'upgrade-insecure-requests': [] }),
    'report-to': ['csp'],
    'report-uri': ['/csp'],
  };
}

/** The policy of the worker, its chunks and the service worker, which create no scripts and frame nothing. */
export function scriptPolicy(settings: Settings): Policy {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'", ...origins(settings.VITE_API_BASE, settings.VITE_ICON_BASE)],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
}

/** Formats the policy for a response header. */
export function asHeader(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** Formats the policy for a `<meta>` in the document. */
export function asMeta(policy: Policy): string {
  return asHeader(Object.fromEntries(Object.entries(policy).filter(([name]) => !headerOnly.has(name))));
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
const orNone = (sources: string[]) => (sources.length > 0 ? sources : ["'none'"]);
