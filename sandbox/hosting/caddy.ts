import { healthPath, healthy, sharePath } from '../http/appRoutes.ts';
import { pictureFolders } from '../http/pictures.ts';
import { reportLimits, reportPath } from '../http/reports.ts';
import { documentPath, extension, ownPaths } from '../http/rules.ts';
import { apiBase, longestWithPicture } from '../operator/http/request.ts';
import { caddyProxy } from './balancers.ts';
import {
  apiPlace,
  crossOrigin,
  everywhere,
  nextGroups,
  preflight,
  rulesOf,
  titleOf,
  type Hosted,
  type Value,
} from './hosted.ts';
import { includesOf, ownFolder } from './own.ts';
import { cookieAttributes, rolloutCookie } from './rollout.ts';

/** A quoted value. Throws for anything that Caddy would take for a placeholder. */
function quoted(value: string): string {
  if (/[{}`]/.test(value)) throw new Error(`Caddy can't send a header with a brace or a backtick: ${value}`);
  return `\`${value}\``;
}

const block = (head: string, lines: readonly string[]) => [
  `${head} {`,
  ...lines.map((line) => (line === '' ? '' : `\t${line}`)),
  '}',
];

const files = block('file_server', ['precompressed br gzip']);
const upTo = (bytes: number) => block('request_body', [`max_size ${bytes}`]);

/** The matcher of a path: a folder or a prefix includes everything under it. */
const matchOf = (path: string) => (path.endsWith('/') || path.endsWith('-') ? `${path}*` : path);

/** The Caddyfile. */
export function caddy(hosted: Hosted): string {
  const { build, next, origin, port, root, api, reports, apiOrigin } = hosted;
  const groups = nextGroups(hosted);
  const maps: string[][] = [];
  const write = (value: Value) => {
    if (typeof value === 'string') return quoted(value);
    const name = `{perlas_header_${maps.length}}`;
    maps.push(block(`map {perlas_build} ${name}`, [`next ${quoted(value.next)}`, `default ${quoted(value.build)}`]));
    return name;
  };
  const headers = (own: Readonly<Record<string, Value>>) =>
    block(
      'header',
      Object.entries(own).map(([name, value]) => `${name} ${write(value)}`),
    );
  const joins = groups ? [`header Set-Cookie "${rolloutCookie}={perlas_group}; ${cookieAttributes(origin)}"`] : [];
  const proxy = (to: string) => caddyProxy(to, hosted);
  const decides = (path: string) => [documentPath, '/sw.js', '/builds/'].includes(path);

  const [document, ...others] = rulesOf(hosted);
  const named = others
    .toSorted((a, b) => b.path.length - a.path.length)
    .flatMap(({ path, headers: own }) =>
      block(`handle ${matchOf(path)}`, [
        ...(path.startsWith('/assets/') ? [`root * ${root}`] : []),
        ...(ownPaths.includes(path) ? [`root * ${root}/${ownFolder}`] : []),
        ...headers({ ...own, ...(path.endsWith('.webmanifest') && { 'Content-Type': 'application/manifest+json' }) }),
        ...(decides(path) ? joins : []),
        ...(path === healthPath ? [`respond ${JSON.stringify(healthy)}`] : files),
      ]),
    );

  const route = [
    '# What is your own, such as further handles, which come first.',
    `import ${includesOf(root, 'caddy')}`,
    ...(apiOrigin ? [] : block(`handle ${apiBase}*`, [...upTo(longestWithPicture), ...proxy(api)])),
    '# Covers and banners, if they come from this origin.',
    ...pictureFolders.flatMap((folder) => block(`handle ${folder}*`, proxy(api))),
    '# What browsers report against the policy. Anybody may write here: Caddy alone has no limit of rate.',
    ...block(`handle ${reportPath}`, [...upTo(reportLimits.bytes), ...proxy(reports)]),
    '# A share of pictures that no service worker has taken.',
    ...block('@share', ['method POST', `path ${sharePath}`]),
    ...block('handle @share', [`redir * ${sharePath} 303`]),
    '',
    ...block('@written', ['not method GET HEAD']),
    ...block('handle @written', ['error 405']),
    ...named,
    '',
    '# Every other address is a page, unless it has the name of a file.',
    ...block('@file', [`path_regexp ${extension.source}`, 'not path /index.html']),
    ...block('handle @file', ['error 404']),
    ...block('handle', ['rewrite * /index.html', ...headers(document!.headers), ...joins, ...files]),
  ];

  const site = [
    `root * ${root}/${next ? '{perlas_folder}' : build.id}`,
    ...(next && groups ? rollout(build.id, next.id, groups) : []),
    ...maps.flat(),
    '# Errors are kept by nobody.',
    ...headers(everywhere(hosted)),
    ...block('route', route),
    ...block('handle_errors', ['header Cache-Control no-store', 'respond {err.status_code}']),
  ];

  return [
    `# ${titleOf(hosted)}`,
    ...block(port === 443 ? origin : `http://:${port}`, site),
    ...(apiOrigin ? ['', ...apiSite(hosted, apiOrigin)] : []),
    '',
  ].join('\n');
}

/** Which build a device gets: its group is in a cookie, or else drawn now; the compared text starts with either. */
const rollout = (build: string, next: string, groups: string) =>
  block(`map {cookie.${rolloutCookie}}{http.request.uuid} {perlas_group} {perlas_build} {perlas_folder}`, [
    `~${groups} "\${1}" next ${next}`,
    `~^([0-9a-f][0-9a-f]) "\${1}" build ${build}`,
    `default 00 build ${build}`,
  ]);

/** The API on an origin of its own. */
function apiSite(hosted: Hosted, apiOrigin: string) {
  const headers = (own: object) =>
    block(
      'header',
      Object.entries(own).map(([name, value]) => `${name} ${quoted(String(value))}`),
    );
  const { hostname, port } = apiPlace(hosted, apiOrigin);
  return block(port === 443 ? apiOrigin : `http://${hostname}:${port}`, [
    ...headers(crossOrigin(hosted)),
    ...block('@preflight', ['method OPTIONS']),
    ...block('handle @preflight', [...headers(preflight), 'respond 204']),
    ...block(`handle ${apiBase}*`, [...upTo(longestWithPicture), ...caddyProxy(hosted.api, hosted)]),
  ]);
}
