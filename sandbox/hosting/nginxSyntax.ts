/** A quoted value. Throws for anything that nginx would take for a variable, as it has no escape for it. */
export function quoted(value: string): string {
  if (value.includes('$')) throw new Error(`nginx can't send a header with a dollar sign: ${value}`);
  return `"${value.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

const indented = (lines: readonly string[]) => lines.map((line) => (line === '' ? '' : `    ${line}`));

/** A block with its directives. */
export const block = (head: string, lines: readonly string[]) => [`${head} {`, ...indented(lines), '}'];

/** A cached error would outlive its cause, so only successful answers get a cache lifetime. */
export const header = (name: string, value: string) =>
  `add_header ${name} ${value}${name === 'Cache-Control' ? '' : ' always'};`;

/** The folder on the server with its certificate: `fullchain.pem` and `key.pem`. */
export const certificates = '/etc/ssl/perlas';

/** Where a server listens: with TLS at 443, and without at any other port. */
export const listening = (port: number) =>
  port === 443
    ? [
        'listen 443 ssl http2;',
        'listen [::]:443 ssl http2;',
        `ssl_certificate ${certificates}/fullchain.pem;`,
        `ssl_certificate_key ${certificates}/key.pem;`,
      ]
    : [`listen ${port};`];

/** How every request to a backend is passed on; `scheme` is the variable of the scheme that a player has used. */
export const proxied = (scheme: string) => [
  '# What moves money is sent once: a second try would be another copy.',
  'proxy_next_upstream off;',
  'proxy_set_header Host $http_host;',
  'proxy_set_header X-Forwarded-For $remote_addr;',
  `proxy_set_header X-Forwarded-Proto ${scheme};`,
];
