import type { Hosted } from './hosted.ts';

const note = (what: string) =>
  `# The app with ${what}. Build it in this folder, and mount certificates if it answers https itself.`;

/** The network of the web server and the API; the API trusts only the web server about client addresses. */
export const network = { subnet: '172.30.0.0/24', web: '172.30.0.2' };

/** Containers with either web server, and both with the API, by file name. */
export const containers = ({ port, root }: Hosted): Record<string, string> => ({
  'nginx.Dockerfile': `${note('nginx')}
FROM nginx:stable-alpine
COPY nginx.conf /etc/nginx/conf.d/default.conf
COPY site ${root}
EXPOSE ${port}
`,
  'caddy.Dockerfile': `${note('Caddy')}
FROM caddy:2-alpine
COPY Caddyfile /etc/caddy/Caddyfile
COPY site ${root}
EXPOSE ${port}
`,
  'compose.yaml': `# The web server and your API, which is made with --api http://api:4173. All players come from the web server's
# address: have the API believe x-forwarded-for of that one alone, or limits by address count all players together.
services:
  web:
    build: { context: ., dockerfile: nginx.Dockerfile }
    ports: ['${port}:${port}']
    networks: { inside: { ipv4_address: ${network.web} } }
  api:
    image: your-api
    environment: { TRUSTED_PROXIES: '${network.web}' }
    networks: [inside]
networks:
  inside: { ipam: { config: [{ subnet: ${network.subnet} }] } }
`,
});
