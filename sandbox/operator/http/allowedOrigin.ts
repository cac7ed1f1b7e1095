import * as codes from '#contract/codes.ts';
import { loopbackHosts } from '#sandbox/loopback.ts';
import { Refusal } from './refusal.ts';

/** Whether two origins are one app: the same host by any scheme, or the same port under the names of this machine. */
export function isSameApp(one: string, other: string): boolean {
  if (!URL.canParse(one) || !URL.canParse(other)) return false;
  const [a, b] = [new URL(one), new URL(other)];
  if (a.origin !== one || !/^https?:$/.test(a.protocol)) return false;
  const isLocal = [a, b].every(({ hostname }) => loopbackHosts.includes(hostname));
  return a.host === b.host || (isLocal && a.port === b.port);
}

/** The app's origin that a request comes from: the one that it was sent to, by whatever name and scheme. */
export function appOriginOf(request: Request): string {
  const own = new URL(request.url).origin;
  const said = request.headers.get('origin') ?? '';
  return isSameApp(said, own) ? said : own;
}

/** An address of the app's own that a partner may send the player to; throws for any other. */
export function checkReturn(address: string, appOrigin: string, field = 'returnUrl'): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && isSameApp(url.origin, appOrigin)) return url;
  throw new Refusal(codes.badParameter, 'Not an address of this app', { field });
}
