import path from 'node:path';
import { parseArgs } from 'node:util';
import { androidApp } from '../wrapper/assetLinks.ts';
import { balancersOf } from './balancers.ts';
import type { Hosted } from './hosted.ts';
import { coverageOf, covering } from './hsts.ts';
import type { Configured } from './own.ts';
import { refuseSandboxBuild } from './partners.ts';
import { contactOf } from './securityText.ts';
import { readBuild } from './site.ts';

const text = { type: 'string' } as const;
/** The options of `npm run hosting`, with their defaults. */
export const options = {
  dist: { ...text, default: 'dist' },
  next: text,
  share: { ...text, default: '10' },
  out: { ...text, default: 'dist-hosting' },
  origin: { ...text, default: 'https://play.example.com' },
  port: text,
  balancer: text,
  hsts: { ...text, default: 'preload' },
  root: { ...text, default: '/srv/perlas' },
  api: { ...text, default: 'http://127.0.0.1:4173' },
  reports: text,
  'api-origin': text,
};

export const usage = `npm run hosting -- [options]

  --origin      the app's origin, https if it names no scheme (${options.origin.default})
  --port        where the server listens: 443 with TLS, another without (the origin's)
  --balancer    the load balancers before it, addresses or networks with commas between them
  --hsts        what "https only" covers: the host, its subdomains, or both and preload lists (${options.hsts.default})
  --root        where "site" is on the server (${options.root.default})
  --api         where the server reaches the API, covers and banners (${options.api.default})
  --api-origin  the API's own origin (VITE_API_BASE), if it isn't the app's
  --reports     where the server sends reports of the policy (--api)
  --dist        the build (${options.dist.default})
  --next        another build, which a share of the devices gets
  --share       that share, in percent (${options.share.default})
  --out         where to write (${options.out.default})

The environment may have SECURITY_CONTACT, ANDROID_PACKAGE and ANDROID_FINGERPRINTS. docs/hosting.md explains all of it.`;

/** Whether the options are asked for. */
export const asksForHelp = (args: readonly string[]) => args.includes('--help') || args.includes('-h');

/** What `npm run hosting` writes, from what, and where to. */
export interface Order {
  hosted: Hosted;
  dists: string[];
  out: string;
  configured: Configured;
}

const onWeb = (address: string) =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? new URL(address) : undefined;

/** An origin. Throws one sentence for anything else. */
function originOf(option: string, value: string, example: string): URL {
  const url = onWeb(value);
  if (url && `${url.origin}/` === url.href) return url;
  throw new Error(`--${option} must be an origin such as ${example}, and is "${value}".`);
}

/** An origin that players reach: https, if no scheme is named. */
const publicOrigin = (option: string, value: string) =>
  originOf(option, /^[\w.-]+(?::\d+)?\/?$/.test(value) ? `https://${value}` : value, 'https://play.example.com');

function portOf(value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port > 0 && port < 65_536) return port;
  throw new Error(`--port must be a whole number from 1 to 65535, and is "${value}".`);
}

const defaultPortOf = ({ port, protocol }: URL) => Number(port || (protocol === 'https:' ? 443 : 80));

/** What an operator may have forgotten; undefined if nothing. */
export const hintFor = ({ origin, port, balancers }: Hosted) =>
  origin.startsWith('https:') && port !== 443 && !balancers
    ? `Players come to ${origin}, and this server has no TLS: name the balancer before it by --balancer, or your API takes the balancer's address for every player's.`
    : undefined;

/** Reads the options and the environment of `npm run hosting`. Throws one sentence for what it can't use. */
export function orderOf(args: string[], env: NodeJS.ProcessEnv, read = readBuild): Order {
  const { values } = parseArgs({ args, options });
  const origin = publicOrigin('origin', values.origin);
  const api = originOf('api', values.api, 'http://10.0.0.5:8080').origin;
  const apiOrigin = values['api-origin'] && publicOrigin('api-origin', values['api-origin']).origin;
  if (values.reports !== undefined && !onWeb(values.reports))
    throw new Error(`--reports must be an address such as http://10.0.0.6:8080, and is "${values.reports}".`);
  const cover = coverageOf(values.hsts);
  const built = (dist: string) => covering(cover, read(dist));
  const hosted: Hosted = {
    build: built(values.dist),
    ...(values.next !== undefined && { next: { ...built(values.next), share: Number(values.share) } }),
    origin: origin.origin,
    port: values.port === undefined ? defaultPortOf(origin) : portOf(values.port),
    ...(values.balancer !== undefined && { balancers: balancersOf(values.balancer) }),
    root: path.resolve(values.root),
    api,
    reports: values.reports ?? api,
    ...(apiOrigin && { apiOrigin }),
  };
  refuseSandboxBuild(hosted);
  const contact = contactOf(env['SECURITY_CONTACT']);
  const calls = hosted.build.headers['/sw.js']?.['Content-Security-Policy'] ?? '';
  if (apiOrigin && !calls.includes(apiOrigin))
    throw new Error(`This build doesn't call ${apiOrigin}: build it with VITE_API_BASE=${apiOrigin}.`);
  return {
    hosted,
    dists: [values.dist, ...(values.next === undefined ? [] : [values.next])],
    out: values.out,
    configured: {
      android: androidApp(env['ANDROID_PACKAGE'], env['ANDROID_FINGERPRINTS']),
      security: contact ? { contact, origin: hosted.origin, now: Date.now() } : undefined,
    },
  };
}
