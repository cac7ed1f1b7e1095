import { isLoopback } from '../../app/loopback.ts';

/** A listed origin as a pattern: `*.` stands for any names before it, `:*` for any port. */
function patternOf(listed: string): RegExp {
  const literal = listed.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(
    `^${literal.replace(/^(https?:\/\/)\*\\\./, String.raw`$1(?:[a-z\d-]+\.)+`).replace(/:\*$/, String.raw`(?::\d+)?`)}$`,
  );
}

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
  const listed = hosts.split(/\s+/).filter(Boolean);
  return listed.some((each) => patternOf(each).test(page.origin)) ? page : null;
}
