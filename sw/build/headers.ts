import { asHeader, documentPolicy, scriptPolicy, type Inline } from './csp.ts';
import { hostList, onLoopback, type Settings } from './settings.ts';

/** Response headers by name, grouped by the path they apply to. */
export type Headers = Readonly<Record<string, Readonly<Record<string, string>>>>;

const twoYears = 63_072_000;

/** How long a path may be cached, as `Cache-Control`. */
const caching = {
  /** Names that change with the content. */
  forever: 'public, max-age=31536000, immutable',
  aDay: 'public, max-age=86400',
  /** Revalidated each time. */
  checkFirst: 'no-cache',
};

/**
 * Pictures that never change under their name, but may be removed: everything else unhashed is revalidated each time.
 */
const keptForADay = '/avatar/';

/**
 * The headers that a server must send (`headers.json`), by the path they apply to: a file, a folder (`/icons/`) or a
 * prefix (`/assets/core-`). The longest match has them all; those of `/` are the document's, which answers every
 * address that is no file. `published` names the files and folders at the top of the build, folders by a slash.
 */
export function headers(settings: Settings, inline: Inline, published: readonly string[]): Headers {
  const everywhere = {
    ...(onLoopback(settings) ? {} : { 'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains; preload` }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  const file = (cached: string) => ({ ...everywhere, 'Cache-Control': cached });
  const script = { 'Content-Security-Policy': asHeader(scriptPolicy(settings)) };
  const files = [...published.map((name) => `/${name}`), '/builds/', '/sw-off.js', '/notices.txt', '/sbom.json'];
  return {
    '/': { ...file(caching.checkFirst), ...ofDocument(settings, inline) },
    '/assets/': file(caching.forever),
    '/assets/core-': { ...file(caching.forever), ...script },
    '/sw.js': { ...file(caching.checkFirst), ...script },
    ...Object.fromEntries(files.map((path) => [path, file(path === keptForADay ? caching.aDay : caching.checkFirst)])),
  };
}

function ofDocument(settings: Settings, inline: Inline) {
  return {
    'Content-Security-Policy': asHeader(documentPolicy(settings, inline)),
    'Reporting-Endpoints': 'csp="/csp"',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': permissions(hostList(settings.VITE_GAME_HOSTS)),
  };
}

/** The permissions policy: games get fullscreen and autoplay, the app its camera, and nothing else is allowed. */
function permissions(gameHosts: string[]): string {
  const withGames = `(${['self', ...gameHosts.map((host) => `"${host}"`)].join(' ')})`;
  const none = ['geolocation', 'microphone', 'payment', 'usb', 'serial', 'display-capture'];
  return [
    'camera=(self)',
    ...none.map((feature) => `${feature}=()`),
    `fullscreen=${withGames}`,
    `autoplay=${withGames}`,
  ].join(', ');
}
