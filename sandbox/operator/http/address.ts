import { isIP, isIPv6 } from 'node:net';

/** An address with a port: `1.2.3.4:5`, `[::1]:5`. */
const portOf = /^(?:\[(?<bracketed>[^\]]*)\](?::\d+)?|(?<plain>[\d.]+):\d+)$/;

/** IPv4's prefix in IPv6. */
const mapped = /^::ffff:(?=\d+\.)/i;

const loopback = new Set(['127.0.0.1', '::1']);

/** How many groups of an IPv6 address identify a connection: providers assign whole /64 networks. */
const networkGroups = 4;

/** What comes before an IPv4 address in IPv6: of a mapped one, and of one translated by NAT64. */
const beforeIPv4 = new Set(['0:0:0:0:0:ffff', '64:ff9b:0:0:0:0']);

const byte = 256;
const hex = (value: number) => value.toString(16);

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const text = address
    .split('%')[0]!
    .replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...[a, b, c, d]: string[]) =>
      [Number(a) * byte + Number(b), Number(c) * byte + Number(d)].map(hex).join(':'),
    );
  const [before, after] = [text.split('::')[0]!, text.split('::')[1] ?? ''].map((part) =>
    part.split(':').filter(Boolean),
  );
  const zeros = text.includes('::') ? Array<string>(8 - before!.length - after!.length).fill('0') : [];
  return [...before!, ...zeros, ...after!].map((group) => Number.parseInt(group, 16));
}

/** An address as proxies write it, without IPv4's prefix in IPv6, brackets and port; undefined if it is none. */
export function addressIn(text: string): string | undefined {
  const { bracketed, plain = bracketed } = portOf.exec(text.trim())?.groups ?? { plain: text.trim() };
  const address = plain?.replace(mapped, '') ?? '';
  return isIP(address) ? address : undefined;
}

/** An address as requests are counted under: for IPv6 its network, or the IPv4 address in it. */
export function countedAs(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isIPv4 = beforeIPv4.has(groups.slice(0, -2).map(hex).join(':'));
  if (isIPv4)
    return groups
      .slice(-2)
      .flatMap((group) => [Math.floor(group / byte), group % byte])
      .join('.');
  return `${groups.slice(0, networkGroups).map(hex).join(':')}::`;
}

/** A network, and how many times the budget of a single address it has. */
export interface Network {
  name: string;
  times: number;
}

/** The budgets of wider networks: a line may have a /56, a site or a tunnel a /48, and mobile networks put many players into one. */
const times = { home: 4, site: 16 };

/** The networks of a counted address, the widest first: of IPv6 its /48, its /56 and itself, so that a line counts as one. */
export function networksOf(address: string): readonly Network[] {
  const own = { name: address, times: 1 };
  if (!isIPv6(address)) return [own];
  const [first, second, third, fourth] = groupsOf(address) as [number, number, number, number];
  const site = [first, second, third].map(hex).join(':');
  const home = hex(fourth - (fourth % byte));
  return [{ name: `${site}::/48`, times: times.site }, { name: `${site}:${home}::/56`, times: times.home }, own];
}

/** The names under which an address takes turns: those of its networks, the widest first. */
export const namesOf = (address: string) => networksOf(address).map(({ name }) => name);

/**
 * The address that a request is counted under; for IPv6 its network. A proxy on this machine gives the client by
 * `x-forwarded-for`; nobody else is trusted.
 */
export function addressOf(request: Request, peer: string): string {
  const direct = peer.replace(mapped, '');
  const forwarded = addressIn(request.headers.get('x-forwarded-for')?.split(',').at(-1) ?? '');
  return countedAs(loopback.has(direct) && forwarded ? forwarded : direct);
}
