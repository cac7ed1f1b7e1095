import { BlockList, isIP } from 'node:net';
import { addressIn } from '../operator/http/address.ts';
import type { Fetch } from './underWay.ts';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Proxies trusted about client addresses: addresses, or networks such as `172.30.0.0/24`; this machine always. */
export function proxiesFrom(text: string): BlockList {
  const proxies = new BlockList();
  proxies.addAddress('::1', 'ipv6');
  proxies.addSubnet('127.0.0.0', 8, 'ipv4');
  for (const word of text.match(/[^\s,]+/g) ?? []) {
    const [network = '', size] = word.split('/');
    const most = isIP(network) === 6 ? 128 : 32;
    const bits = size === undefined ? most : Number(size);
    const isKnown = isIP(network) > 0 && (size === undefined || /^\d{1,3}$/.test(size)) && bits > 0 && bits <= most;
    if (!isKnown) throw new Error(`"${word}" is no address of a proxy and no network, as 172.30.0.2 or 172.30.0.0/24.`);
    proxies.addSubnet(network, bits, familyOf(network));
  }
  return proxies;
}

/**
 * The client behind a connection from `peer`: the last address in `x-forwarded-for` that isn't a trusted proxy.
 * Anybody may have written those before it.
 */
export function callerOf(request: Request, peer: string, proxies: BlockList): string {
  const hops = (request.headers.get('x-forwarded-for') ?? '').split(',').filter((hop) => hop.trim());
  let caller = addressIn(peer) ?? '';
  while (isIP(caller) > 0 && proxies.check(caller, familyOf(caller))) {
    const before = addressIn(hops.pop() ?? '');
    if (before === undefined) break;
    caller = before;
  }
  return caller;
}

/** The same server behind proxies: it receives the client's address in place of the proxy's. */
export const behindProxies =
  (fetch: Fetch, proxies: BlockList): Fetch =>
  (request, peer = '') =>
    fetch(request, callerOf(request, peer, proxies));
