import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';

export type Fetch = (request: Request) => Promise<Response> | Response;

/** Adapts a fetch handler to Node's HTTP server. */
export const listenerOf = (fetch: Fetch): RequestListener => {
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false });
  return (incoming, outgoing) => void listener(incoming, outgoing);
};

const another = 'The sandbox needs four ports in a row; choose the first: PORT=5000 npm start';
const reasons: Readonly<Record<string, string>> = { EADDRINUSE: 'is taken', EACCES: 'may not be used by you' };

/** Listens at an address. Throws a readable error when the port is unavailable; `what` names the server in it. */
export async function listen(server: Server, what: string, port: number, host: string): Promise<Server> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason ? new Error(`Port ${port} (${what}) ${reason}. ${another}`, { cause: error }) : error;
  }
}

/** An HTTP server for a fetch handler, not yet listening. */
export const serverOf = (fetch: Fetch) => createServer(listenerOf(fetch));

/** Closes a server and its open connections. */
export function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
