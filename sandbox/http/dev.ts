import { createServer as createHttpServer } from 'node:http';
import { createServer, type Plugin } from 'vite';
import { guarded, listenerOf } from './listen.ts';
import type { Fetch } from './underWay.ts';

/** Paths that the sandbox answers itself: the operator's API and generated files. */
const ours = /^\/(app\/v1\/|games\/|banners\/|builds\/|csp$|wrapper\/|\.well-known\/)/;

/** Adds the stand-in for the Android wrapper to a page opened with `?wrapper=1`; it is in no build (players B20). */
const standIn: Plugin = {
  name: 'stand-in',
  transformIndexHtml: (_, { originalUrl = '' }) =>
    new URLSearchParams(originalUrl.split('?')[1]).get('wrapper') === '1'
      ? [{ tag: 'script', attrs: { src: '/wrapper/stand-in.js' }, injectTo: 'head-prepend' }]
      : [],
};

/** The app's server for development: Vite serves the sources, with live reload on the same port, the sandbox the rest. */
export async function inDevelopment(app: Fetch, allowedHosts: readonly string[]) {
  const server = createHttpServer();
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server }, allowedHosts: [...allowedHosts] },
    appType: 'spa',
    plugins: [standIn],
  });
  const answer = listenerOf(app);
  server.on(
    'request',
    guarded((incoming, outgoing) => {
      if (ours.test(incoming.url ?? '')) answer(incoming, outgoing);
      else vite.middlewares(incoming, outgoing);
    }, allowedHosts),
  );
  return { server, close: () => vite.close() };
}
