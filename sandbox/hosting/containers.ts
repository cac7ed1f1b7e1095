import type { Hosted } from './hosted.ts';
import { certificates } from './nginxSyntax.ts';
import { ownFolder } from './own.ts';

const note = (what: string) => `# The app with ${what}. Build it in this folder.`;

/** The network of the web server and the API; the API trusts only the web server about client addresses. */
export const network = { subnet: '172.30.0.0/24', web: '172.30.0.2' };

/** How long an API that is stopped may settle rounds under way, seconds: the longest pause between tries, and a try. */
export const stopGrace = 40;

/** The folder beside the compose file with the certificate of a server that has TLS. */
export const certificatesFolder = 'certificates';

/** The ports that a container publishes: with TLS that of plain http, too, which leads to https. */
const portsOf = (port: number) => (port === 443 ? [80, 443] : [port]);

/** What a web server with TLS takes from this folder: its certificate, and what changes without a release. */
const mounted = ({ port, root }: Pick<Hosted, 'port' | 'root'>) =>
  port === 443
    ? `
    # ${certificatesFolder} has fullchain.pem and key.pem; after a renewal: docker compose exec web nginx -s reload
    volumes: ['./${certificatesFolder}:${certificates}:ro', './site/${ownFolder}:${root}/${ownFolder}:ro']`
    : '';

/** Containers with either web server, and nginx's with the API, by file name. */
export const containers = ({ port, root }: Hosted): Record<string, string> => ({
  'nginx.Dockerfile': `${note('nginx')} With TLS it needs ${certificates}/fullchain.pem and key.pem.
FROM nginx:stable-alpine
COPY nginx.conf /etc/nginx/conf.d/default.conf
COPY site ${root}
EXPOSE ${portsOf(port).join(' ')}
`,
  'caddy.Dockerfile': `${note('Caddy')} With TLS keep /data in a volume: Caddy's certificates are there.
FROM caddy:2-alpine
COPY Caddyfile /etc/caddy/Caddyfile
COPY site ${root}
EXPOSE ${portsOf(port).join(' ')}
`,
  'compose.yaml': `# The web server and your API, which is made with --api http://api:4173. All players come from the web server's
# address: have the API believe x-forwarded-for of that one alone, or limits by address count all players together.
services:
  web:
    build: { context: ., dockerfile: nginx.Dockerfile }
    restart: unless-stopped
    ports: [${portsOf(port)
      .map((each) => `'${each}:${each}'`)
      .join(', ')}]${mounted({ port, root })}
    networks: { inside: { ipv4_address: ${network.web} } }
  api:
    image: your-api
    restart: unless-stopped
    stop_grace_period: ${stopGrace}s
    environment: { TRUSTED_PROXIES: '${network.web}' }
    networks: [inside]
networks:
  inside: { ipam: { config: [{ subnet: ${network.subnet} }] } }
`,
});
