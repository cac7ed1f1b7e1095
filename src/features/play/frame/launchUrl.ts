import { isLoopback } from '#browser/loopback.ts';

function parsed(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/**
 * Parses a game's address; null unless it may be framed (reliability 5.4): https without credentials, never the app's
 * own host or a subdomain, because the sandbox doesn't isolate scripts of the app's own origin. Plain http is allowed
 * only for a game on loopback in an app on loopback, where ports separate the origins.
 */
export function frameable(address: string, app: Pick<URL, 'hostname' | 'origin'>): URL | null {
  const game = parsed(address);
  if (!game || game.username || game.password || game.origin === app.origin) return null;
  if (game.hostname.endsWith(`.${app.hostname}`)) return null;
  if (isLoopback(game.hostname) && isLoopback(app.hostname)) return /^https?:$/.test(game.protocol) ? game : null;
  return game.protocol === 'https:' && game.hostname !== app.hostname ? game : null;
}
