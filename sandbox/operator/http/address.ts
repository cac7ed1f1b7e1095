import { isIP, isIPv6 } from 'node:net';

/** An address with a port: `1.2.3.4:5`, `[::1]:5`. */
const portOf = /^(?:\[(?<bracketed>[^\]]*)\](?::\d+)?|(?<plain>[\d.]+):\d+)$/;

const loopback = new Set(['127.0.0.1', '::1']);

/** How many groups of an IPv6 address identify a connection: providers assign whole /64 networks. */
const networkGroups = 4;

/** The network that an IPv6 address belongs to. */
function networkOf(address: string): string {
  const [head = '', tail = ''] = address.split('%')[0]!.split('::');
  const [before, after] = [head, tail].map((part) => part.split(':').filter(Boolean));
  const zeros = address.includes('::') ? Array<string>(8 - before!.length - after!.length).fill('0') : [];
  return `${[...before!, ...zeros, ...after!].slice(0, networkGroups).join(':')}::`;
}

/** An address as proxies write it, without IPv4's prefix in IPv6, brackets and port; undefined if it is none. */
export function addressIn(text: string): string | undefined {
  const { bracketed, plain = bracketed } = portOf.exec(text.trim())?.groups ?? { plain: text.trim() };
  const address = plain?.replace(/^::ffff:(?=\d+\.)/i, '') ?? '';
  return isIP(address) ? address : undefined;
}

/** An address as requests are counted under: for IPv6 its network. */
export const countedAs = (address: string) => (isIPv6(address) ? networkOf(address) : address);

/**
 * The address that a request is counted under; for IPv6 its network. A proxy on this machine gives the client by
 * `x-forwarded-for`; nobody else is trusted.
 */
export function addressOf(request: Request, peer: string): string {
  const direct = peer.replace(/^::ffff:/, '');
  const forwarded = addressIn(request.headers.get('x-forwarded-for')?.split(',').at(-1) ?? '');
  return countedAs(loopback.has(direct) && forwarded ? forwarded : direct);
}
