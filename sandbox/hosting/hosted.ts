import type { HeadersByPath } from '../http/dist.ts';
import { healthPath } from '../http/appRoutes.ts';
import { documentPath, ownPaths } from '../http/rules.ts';
import { firstGroups, groupsOf } from './rollout.ts';

/** A build to be hosted. */
export interface HostedBuild {
  id: string;
  headers: HeadersByPath;
}

/** The input of the examples. */
export interface Hosted {
  /** The build for everybody, or for all except a share of the devices. */
  build: HostedBuild;
  /** The build that a share of the devices gets first, and that share in percent. */
  next?: HostedBuild & { share: number };
  /** The app's origin. */
  origin: string;
  /** The port that the web server listens at: 443 with TLS, any other without, as behind a load balancer. */
  port: number;
  /** Addresses and networks of the load balancers before it, which alone are believed about a player's address and scheme. */
  balancers?: readonly string[];
  /** The folder of the site on the server. */
  root: string;
  /** The address of the API, for the web server. */
  api: string;
  /** The address of the policy report sink, for the web server. */
  reports: string;
  /** The API's origin, if it isn't the app's own (`VITE_API_BASE`). */
  apiOrigin?: string;
}

/** One value for all devices, or one for each of two builds. */
export type Value = string | { build: string; next: string };

/** A path with its headers; those that a build lacks are empty. */
export interface Rule {
  path: string;
  headers: Readonly<Record<string, Value>>;
}

const both = (build: string, next: string): Value => (build === next ? build : { build, next });

/**
 * The rules of the builds' headers and of the operator's own paths: the document's first, then files, folders and
 * prefixes.
 */
export function rulesOf(hosted: Hosted): Rule[] {
  const shared = everywhere(hosted);
  const own = ownPaths.map((path) => ({ path, headers: { ...shared, 'Cache-Control': 'no-cache' } }));
  const health = { path: healthPath, headers: { ...shared, 'Cache-Control': 'no-store' } };
  return [...rulesOfBuilds(hosted), ...own, health];
}

function rulesOfBuilds({ build, next = { ...build, share: 0 } }: Hosted): Rule[] {
  const paths = [...new Set([...Object.keys(build.headers), ...Object.keys(next.headers)])];
  return paths
    .toSorted((a, b) => Number(b === documentPath) - Number(a === documentPath) || (a < b ? -1 : 1))
    .map((path) => {
      const [before, after] = [build.headers[path] ?? next.headers[path]!, next.headers[path] ?? build.headers[path]!];
      const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
      return {
        path,
        headers: Object.fromEntries(names.map((name) => [name, both(before[name] ?? '', after[name] ?? '')])),
      };
    });
}

/** The headers common to all answers. */
export function everywhere({ build }: Hosted): Record<string, string> {
  const [first = {}, ...others] = Object.values(build.headers);
  const shared = Object.entries(first).filter(([name, value]) => others.every((each) => each[name] === value));
  return Object.fromEntries(shared);
}

/** The device groups that get the next build, as a regular expression; undefined if all have the same. */
export const nextGroups = ({ next }: Hosted) => next && firstGroups(groupsOf(next.share));

/** The first line of a file: its purpose and build. */
export const titleOf = ({ build, next }: Hosted) =>
  `Perlas, build ${build.id}${next ? `, and ${next.id} for ${next.share} % of the devices` : ''}. Written by \`npm run hosting\`: make it anew with each build.`;

/** Where the web server answers the API on its own origin: as the app, unless that origin is plain http. */
export function apiPlace({ port }: Hosted, apiOrigin: string): { hostname: string; port: number } {
  const { protocol, hostname, port: named } = new URL(apiOrigin);
  return { hostname, port: protocol === 'https:' || port === 443 ? port : Number(named || 80) };
}

/** Headers by which another origin's API admits the app; beacons have credentials, so no origin may be \`*\`. */
export const crossOrigin = ({ origin }: Hosted) => ({
  'Access-Control-Allow-Origin': origin,
  'Access-Control-Allow-Credentials': 'true',
  'Timing-Allow-Origin': origin,
  Vary: 'Origin',
});

/** Those of the preflight answer; no browser accepts a longer max-age, seconds. */
export const preflight = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'accept-language, authorization, content-type, traceparent, x-request-id',
  'Access-Control-Max-Age': '7200',
};
