import { asHeader, documentPolicy, scriptPolicy, type Inline } from './policy.ts';
import { hostList, onLoopback, type Settings } from './settings.ts';

/** Response headers by name, grouped by the path, or path prefix, they apply to. */
export type Headers = Readonly<Record<string, Readonly<Record<string, string>>>>;

const twoYears = 63_072_000;

/**
 * The headers that a server must send with the document, the worker's files and the service worker (`headers.json`).
 */
export function headers(settings: Settings, inline: Inline): Headers {
  const forScripts = { 'Content-Security-Policy': asHeader(scriptPolicy(settings)) };
  return { '/': documentHeaders(settings, inline), '/assets/core-': forScripts, '/sw.js': forScripts };
}

function documentHeaders(settings: Settings, inline: Inline) {
  return {
    'Content-Security-Policy': asHeader(documentPolicy(settings, inline)),
    'Reporting-Endpoints': 'csp="/csp"',
    ...(onLoopback(settings) ? {} : { 'Strict-Transport-Security': `max-age=${twoYears}; includeSubDomains; preload` }),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': permissions(hostList(settings.VITE_GAME_HOSTS)),
  };
}

/** The permissions policy: games get fullscreen and autoplay, the app its camera, and nothing else is allowed. */
function permissions(gameHosts: string[]): string {
  const withGames = `(${['self', ...gameHosts.map((host) => `"${host}"`)].join(' ')})`;
  const none = ['geolocation', 'microphone', 'payment', 'usb', 'serial', 'bluetooth', 'display-capture'];
  return [
    'camera=(self)',
    ...none.map((feature) => `${feature}=()`),
    `fullscreen=${withGames}`,
    `autoplay=${withGames}`,
  ].join(', ');
}
