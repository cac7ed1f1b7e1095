import { proxiesFrom } from '../http/trustedProxies.ts';
import type { Hosted } from './hosted.ts';
import { block } from './nginxSyntax.ts';

type Balanced = Pick<Hosted, 'balancers'>;

/** Reads the addresses and networks of balancers. Throws one sentence for anything else. */
export function balancersOf(value: string): string[] {
  const networks = value.match(/[^\s,]+/g) ?? [];
  if (networks.length === 0) throw new Error('--balancer must be an address or a network, such as 10.1.0.0/16.');
  try {
    proxiesFrom(value);
  } catch (error) {
    throw new Error(`--balancer: ${(error as Error).message}`, { cause: error });
  }
  return networks;
}

/** How nginx believes balancers about a player's address; nothing without one. */
export const playersAddress = ({ balancers = [] }: Balanced): string[] =>
  balancers.length === 0
    ? []
    : [
        '# Players have the last address in X-Forwarded-For that no balancer has, if it comes from a balancer.',
        ...balancers.map((network) => `set_real_ip_from ${network};`),
        'real_ip_header X-Forwarded-For;',
        'real_ip_recursive on;',
      ];

/** nginx's variable of the scheme that a player has used. */
export const playersScheme = ({ balancers = [] }: Balanced) => (balancers.length === 0 ? '$scheme' : '$perlas_scheme');

/** How nginx finds that scheme: a balancer says it, and nobody else. */
export const schemeMaps = ({ balancers = [] }: Balanced): string[] =>
  balancers.length === 0
    ? []
    : [
        ...block('geo $realip_remote_addr $perlas_balancer', [
          'default 0;',
          ...balancers.map((network) => `${network} 1;`),
        ]),
        ...block('map $perlas_balancer$http_x_forwarded_proto $perlas_scheme', [
          '1https https;',
          '1http http;',
          'default $scheme;',
        ]),
      ];

/** How Caddy passes a request on to a backend, believing balancers about address and scheme. */
export const caddyProxy = (to: string, { balancers = [] }: Balanced): string[] =>
  balancers.length === 0
    ? [`reverse_proxy ${to}`]
    : [`reverse_proxy ${to} {`, `\ttrusted_proxies ${balancers.join(' ')}`, '}'];
