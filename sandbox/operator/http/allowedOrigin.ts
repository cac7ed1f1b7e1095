import * as codes from '#contract/codes.ts';
import { isLoopbackOrigin } from '#sandbox/loopback.ts';
import { Refusal } from './refusal.ts';

/**
 * The app's origin as far as this request may claim it. Any loopback origin is accepted, so that a proxy can stand
 * before the sandbox; otherwise only the origin that the request was sent to.
 */
export function appOriginOf(request: Request): string {
  const own = new URL(request.url).origin;
  const said = request.headers.get('origin') ?? '';
  return isLoopbackOrigin(said) ? said : own;
}

/** The URL the payment gateway may redirect the player to; throws unless it is one of the app's own. */
export function checkReturn(returnUrl: string, appOrigin: string): URL {
  const url = URL.canParse(returnUrl) ? new URL(returnUrl) : undefined;
  if (url && (url.origin === appOrigin || isLoopbackOrigin(url.origin))) return url;
  throw new Refusal(codes.badParameter, 'Not an address of this app', { field: 'returnUrl' });
}
