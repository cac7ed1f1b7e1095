import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'vite';
import { guarded, listenerOf, type Fetch } from './listen.ts';

/** Paths that the sandbox answers itself: the operator's API and generated files. */
const ours = /^\/(app\/v1\/|games\/|banners\/|builds\/|csp$)/;

/** The app's server for development: Vite serves the sources, with live reload on the same port, the sandbox the rest. */
export async function inDevelopment(app: Fetch, allowedHosts: readonly string[]) {
  const server = createHttpServer();
  const vite = await createServer({
    server: { middlewareMode: true, ws: { server }, allowedHosts: [...allowedHosts] },
    appType: 'spa',
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
