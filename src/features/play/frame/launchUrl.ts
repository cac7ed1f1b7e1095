import { isLoopback } from '#browser/loopback.ts';

function parsed(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

/**
 * A game's address if it may be framed, else null (reliability 5.4): https without credentials, never our own host or
 * below it, for scripts of our own origin would not be held by the sandbox. Plain http is for a loopback game in an app
 * that itself runs on loopback, where ports tell the origins apart.
 */
export function frameable(address: string, app: Pick<URL, 'hostname' | 'origin'>): URL | null {
  const game = parsed(address);
  if (!game || game.username || game.password || game.origin === app.origin) return null;
  if (game.hostname.endsWith(`.${app.hostname}`)) return null;
  if (isLoopback(game.hostname) && isLoopback(app.hostname)) return /^https?:$/.test(game.protocol) ? game : null;
  return game.protocol === 'https:' && game.hostname !== app.hostname ? game : null;
}
