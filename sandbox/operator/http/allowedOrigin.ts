import * as codes from '#contract/codes.ts';
import { isWeb, loopbackHosts } from '#sandbox/loopback.ts';
import { Refusal } from './refusal.ts';

/** Whether two origins are one app: the same host by any scheme, or the same port under the names of this machine. */
function isSameApp(one: string, other: string): boolean {
  if (!URL.canParse(one) || !URL.canParse(other)) return false;
  const [a, b] = [new URL(one), new URL(other)];
  if (a.origin !== one || !isWeb(a)) return false;
  const isLocal = [a, b].every(({ hostname }) => loopbackHosts.includes(hostname));
  return a.host === b.host || (isLocal && a.port === b.port);
}

/** The app's origin of a request: the one that it was sent to, by any name and scheme. */
export function appOriginOf(request: Request): string {
  const own = new URL(request.url).origin;
  const origin = request.headers.get('origin') ?? '';
  return isSameApp(origin, own) ? origin : own;
}

/**
 * The address of a page of the app, which a partner may redirect the player to; undefined for any other, including
 * blobs and addresses with credentials.
 */
export function pageOfApp(address: string, appOrigin: string): URL | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isPlain = url && isWeb(url) && !url.username && !url.password;
  return isPlain && isSameApp(url.origin, appOrigin) ? url : undefined;
}

/** An address of a page of the app; throws for any other. */
export function checkReturn(address: string, appOrigin: string, field = 'returnUrl'): URL {
  const url = pageOfApp(address, appOrigin);
  if (url) return url;
  throw new Refusal(codes.badParameter, 'Not an address of this app', { field });
}
