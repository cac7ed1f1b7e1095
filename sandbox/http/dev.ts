import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'vite';

/** Vite's development server for the app, its live reload on the same port. */
export async function devServer(server: Server) {
  const vite = await createServer({ server: { middlewareMode: true, ws: { server } }, appType: 'spa' });
  return {
    serve: (incoming: IncomingMessage, outgoing: ServerResponse) => vite.middlewares(incoming, outgoing),
    close: () => vite.close(),
  };
}
