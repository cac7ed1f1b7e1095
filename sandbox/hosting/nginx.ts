import { healthPath, healthy, longestShare, sharePath } from '../http/appRoutes.ts';
import { pictureFolders } from '../http/pictures.ts';
import { reportLimits, reportPath } from '../http/reports.ts';
import { documentPath, extension, ownPaths } from '../http/rules.ts';
import { apiBase, longestWithPicture } from '../operator/http/request.ts';
import { playersAddress, playersScheme, schemeMaps } from './balancers.ts';
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
import { block, header, listening, proxied, quoted } from './nginxSyntax.ts';
import { includesOf, ownFolder } from './own.ts';
import { cookieAttributes, rolloutCookie } from './rollout.ts';

/** Headers that differ between two builds, each by its variable. */
function createVariables() {
  const maps: string[][] = [];
  return {
    maps,
    write(name: string, value: Value) {
      if (typeof value === 'string') return quoted(value);
      const variable = `$perlas_header_${maps.length}`;
      const lines = [`build ${quoted(value.build)};`, `next ${quoted(value.next)};`];
      maps.push([`# ${name}`, ...block(`map $perlas_build ${variable}`, lines)]);
      return variable;
    },
  };
}

/** The location of a path: a folder or a prefix keeps regular expressions out, which would override it. */
const matchOf = (path: string) => (path.endsWith('/') || path.endsWith('-') ? `^~ ${path}` : `= ${path}`);

/** The nginx configuration: one file for `conf.d`, inside `http`. */
export function nginx(hosted: Hosted): string {
  const { build, next, origin, port, root, api, reports, apiOrigin } = hosted;
  const groups = nextGroups(hosted);
  const variables = createVariables();
  const host = new URL(origin).hostname;
  const tls = port === 443;
  const add = (headers: Readonly<Record<string, Value>>) =>
    Object.entries(headers).map(([name, value]) => header(name, variables.write(name, value)));
  const joins = groups ? ['add_header Set-Cookie $perlas_cookie;'] : [];
  /** The paths at which the build of a device is chosen. */
  const decides = (path: string) => [documentPath, '/sw.js', '/builds/'].includes(path);

  const files = rulesOf(hosted).flatMap(({ path, headers }) => {
    const lines = [...add(headers), ...(decides(path) ? joins : [])];
    if (path === documentPath) return block('location = /index.html', lines);
    if (path.startsWith('/assets/')) lines.unshift(`root ${root};`);
    if (ownPaths.includes(path)) lines.unshift(`root ${root}/${ownFolder};`, 'default_type application/json;');
    if (path === healthPath) lines.unshift('default_type text/plain;', `return 200 ${JSON.stringify(healthy)};`);
    if (path.endsWith('.webmanifest')) lines.unshift('default_type application/manifest+json;');
    return block(`location ${matchOf(path)}`, lines);
  });

  const server = [
    ...listening(port),
    `server_name ${host};`,
    'server_tokens off;',
    'absolute_redirect off;',
    `root ${root}/${next ? '$perlas_folder' : build.id};`,
    ...playersAddress(hosted),
    '',
    '# The build has compressed everything; with the module ngx_http_brotli_static say brotli_static on, too.',
    'gzip_static on;',
    'gzip_vary on;',
    '',
    '# Locations with headers of their own have these, too.',
    ...add(everywhere(hosted)),
    'error_page 403 404 @missing;',
    ...block('location @missing', [
      ...add(everywhere(hosted)),
      'add_header Cache-Control no-store always;',
      'return 404;',
    ]),
    '',
    ...files,
    '',
    '# Every other address is a page, unless it has the name of a file.',
    ...block('location /', ['rewrite ^ /index.html last;']),
    ...block(`location ~ ${extension.source}`, ['return 404;']),
    '# A share of pictures that no service worker has taken.',
    ...block(`location = ${sharePath}`, [
      `client_max_body_size ${longestShare};`,
      `if ($request_method = POST) { return 303 ${sharePath}; }`,
      'rewrite ^ /index.html last;',
    ]),
    '',
    ...proxied(playersScheme(hosted)),
    ...(apiOrigin
      ? []
      : block(`location ^~ ${apiBase}`, [`client_max_body_size ${longestWithPicture};`, `proxy_pass ${api};`])),
    '# Covers and banners, if they come from this origin.',
    ...pictureFolders.flatMap((folder) => block(`location ^~ ${folder}`, [`proxy_pass ${api};`])),
    '# What browsers report against the policy. Anybody may write here.',
    ...block(`location = ${reportPath}`, [
      `client_max_body_size ${reportLimits.bytes};`,
      'limit_req zone=perlas_csp burst=20 nodelay;',
      'limit_req_status 429;',
      `proxy_pass ${reports};`,
    ]),
    '# What is your own, such as further locations.',
    `include ${includesOf(root, 'nginx')};`,
  ];

  return [
    `# ${titleOf(hosted)}`,
    `limit_req_zone $binary_remote_addr zone=perlas_csp:1m rate=${reportLimits.aMinute}r/m;`,
    ...schemeMaps(hosted),
    ...(next && groups ? ['', ...rollout(build.id, next.id, groups, origin)] : []),
    ...variables.maps.flat(),
    '',
    ...(tls
      ? [
          ...block('server', [
            'listen 80;',
            'listen [::]:80;',
            `server_name ${host};`,
            'return 301 https://$host$request_uri;',
          ]),
          '',
        ]
      : []),
    ...block('server', server),
    ...(apiOrigin ? ['', ...apiServer(hosted, apiOrigin)] : []),
    '',
  ].join('\n');
}

/** Which build a device gets: its group is in a cookie, or else drawn now; the compared text starts with either. */
function rollout(build: string, next: string, groups: string, origin: string) {
  const cookie = `${rolloutCookie}=$perlas_group; ${cookieAttributes(origin)}`;
  const source = `"$cookie_${rolloutCookie}$request_id"`;
  return [
    ...block(`map ${source} $perlas_build`, [`"~${groups}" next;`, 'default build;']),
    ...block('map $perlas_build $perlas_folder', [`next ${next};`, `default ${build};`]),
    ...block(`map ${source} $perlas_group`, ['"~^(?<perlas_two>[0-9a-f][0-9a-f])" $perlas_two;', 'default 00;']),
    ...block('map $perlas_group $perlas_cookie', [`default "${cookie}";`]),
  ];
}

/** The API on an origin of its own. */
function apiServer(hosted: Hosted, apiOrigin: string) {
  const { port, hostname } = apiPlace(hosted, apiOrigin);
  const add = (headers: object) =>
    Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(String(value))} always;`);
  return block('server', [
    ...listening(port),
    `server_name ${hostname};`,
    'server_tokens off;',
    ...playersAddress(hosted),
    `client_max_body_size ${longestWithPicture};`,
    ...block(`location ${apiBase}`, [
      ...block('if ($request_method = OPTIONS)', [...add({ ...crossOrigin(hosted), ...preflight }), 'return 204;']),
      ...add(crossOrigin(hosted)),
      ...proxied(playersScheme(hosted)),
      `proxy_pass ${hosted.api};`,
    ]),
  ]);
}
