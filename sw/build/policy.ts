import { hostList, type Settings } from './settings.ts';

/** A Content Security Policy, its directives by name. */
export type Policy = Readonly<Record<string, readonly string[]>>;

/** Sources of what stands inline in the document, each as `sha256-…`. */
export interface Inline {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** These mean nothing in a `<meta>`, and browsers complain of them there. */
const headerOnly = new Set(['frame-ancestors', 'report-to', 'report-uri']);

const origins = (...addresses: string[]) =>
  addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin);

/** Whether partners may be on this very machine, as the sandbox's are; such builds can't insist on https. */
export function onLoopback({ VITE_GAME_HOSTS, VITE_PAY_HOSTS, VITE_IMG_HOSTS }: Settings): boolean {
  return hostList(`${VITE_GAME_HOSTS} ${VITE_PAY_HOSTS} ${VITE_IMG_HOSTS}`).some((host) => host.startsWith('http:'));
}

/** What the document may load, and from where. */
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
    'frame-src': orNone([...hostList(settings.VITE_GAME_HOSTS), ...origins(settings.VITE_CHAT_URL)]),
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

/** What the worker, its chunks and the service worker may load; they make no scripts and frame nothing. */
export function scriptPolicy(settings: Settings): Policy {
  return {
    'default-src': ["'none'"],
    'script-src': ["'self'"],
    'connect-src': ["'self'", ...origins(settings.VITE_API_BASE, settings.VITE_ICON_BASE)],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
}

/** The policy as a response header has it. */
export function asHeader(policy: Policy): string {
  return Object.entries(policy)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The policy as a `<meta>` in the document has it. */
export function asMeta(policy: Policy): string {
  return asHeader(Object.fromEntries(Object.entries(policy).filter(([name]) => !headerOnly.has(name))));
}

const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
const orNone = (sources: string[]) => (sources.length > 0 ? sources : ["'none'"]);
