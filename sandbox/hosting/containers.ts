import type { Hosted } from './hosted.ts';

const note = (what: string) =>
  `# The app with ${what}. Build it in this folder, and mount certificates if it answers https itself.`;

/** Containers with either web server, by file name. */
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
});
