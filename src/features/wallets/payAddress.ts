import { isListed } from '#browser/originPatterns.ts';
import { isLoopback } from '#browser/loopback.ts';

/**
 * A payment page's address if the player may be sent there, else null: an origin of the operator's list (origins with
 * spaces between them), without credentials and not our own. Plain http only between loopback and loopback.
 */
export function payable(address: string, app: Pick<URL, 'hostname' | 'origin'>, hosts: string): URL | null {
  let page: URL;
  try {
    page = new URL(address);
  } catch {
    return null;
  }
  if (page.username || page.password || page.origin === app.origin) return null;
  const local = isLoopback(page.hostname);
  if (local ? !isLoopback(app.hostname) : page.protocol !== 'https:') return null;
  return isListed(page.origin, hosts) ? page : null;
}
