import { isListed } from '#browser/originPatterns.ts';
import { isLoopback } from '#browser/loopback.ts';

/**
 * Parses a payment page's address; null unless the player may be redirected there: an origin from the operator's list
 * (space-separated), without credentials and not the app's own. Plain http is allowed only from loopback to loopback.
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
