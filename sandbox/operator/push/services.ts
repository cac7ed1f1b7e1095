import { createECDH } from 'node:crypto';

/** The push services of the browsers' makers: Chromium, Firefox; and hosts below those of Safari and Edge. */
const hosts: readonly string[] = ['fcm.googleapis.com', 'updates.push.services.mozilla.com'];
const parents = ['.push.apple.com', '.notify.windows.com'];

/** Browsers write addresses in ASCII; longer letters may not fit the index by which subscriptions are found. */
const isAscii = /^[\x21-\x7e]+$/;

/**
 * The push service of an address, by a name that all its hosts share; undefined for any other address. Players supply
 * it, and the operator calls it from inside its network: so only hosts of this list, by https and the default port,
 * besides test origins.
 */
export function pushServiceOf(endpoint: string, further: readonly string[] = []): string | undefined {
  if (!isAscii.test(endpoint) || !URL.canParse(endpoint)) return undefined;
  const { origin, protocol, port, hostname, username, password } = new URL(endpoint);
  if (username || password) return undefined;
  if (further.includes(origin)) return origin;
  if (protocol !== 'https:' || port !== '') return undefined;
  return hosts.includes(hostname) ? hostname : parents.find((parent) => hostname.endsWith(parent));
}

/** Whether an address is a push service's. */
export const isPushService = (endpoint: string, further: readonly string[] = []): boolean =>
  pushServiceOf(endpoint, further) !== undefined;

const authBytes = 16;
/** The length of an uncompressed point. */
const pointBytes = 65;

/** Whether a message can be encrypted for these keys: a point of the curve, and a secret of 16 bytes (RFC 8291). */
export function areKeys({ p256dh, auth }: { p256dh: string; auth: string }): boolean {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  try {
    ecdh.computeSecret(Buffer.from(p256dh, 'base64url'));
  } catch {
    return false;
  }
  return Buffer.from(p256dh, 'base64url').length === pointBytes && Buffer.from(auth, 'base64url').length === authBytes;
}
