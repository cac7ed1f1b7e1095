import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { loopbackHosts } from '../loopback.ts';
import { followed, type Fetch } from './underWay.ts';

/** How long a client may take nothing of its answer, milliseconds: a phone is rarely longer without its network. */
const longestStop = 60_000;

/** How many requests may wait behind another on their connection; browsers and proxies send one at a time. */
export const mostWaiting = 20;

/**
 * Adapts a fetch handler to Node's HTTP server; a client that takes nothing of its answer loses its connection. The
 * requests of a connection are begun one after another, as only the response in turn hears that it is lost, and a
 * connection on which more wait than may is ended.
 */
export const listenerOf = (fetch: Fetch, stop = longestStop): RequestListener => {
  const listener = getRequestListener(
    async (request, { incoming: { socket } }) => {
      const response = await fetch(request, socket.remoteAddress);
      // Only now, as a handler may take as long as it needs; Node sets another once the answer has been sent.
      socket.setTimeout(stop);
      return response;
    },
    { overrideGlobalObjects: false },
  );
  const waiting = new WeakMap<Socket, number>();
  return (incoming, outgoing) => {
    const { socket } = incoming;
    const count = waiting.get(socket) ?? 0;
    const answer = () => void listener(incoming, outgoing);
    if (outgoing.socket) answer();
    else if (count >= mostWaiting) socket.destroy();
    else {
      waiting.set(socket, count + 1);
      outgoing.once('socket', () => {
        waiting.set(socket, waiting.get(socket)! - 1);
        answer();
      });
    }
  };
};

const refusal = 'This host name is not allowed. ALLOWED_HOSTS names those that are, besides localhost and 127.0.0.1.\n';

/**
 * Answers only requests to names of this machine and to allowed ones, all others with 403: a foreign name that resolves
 * to this machine would make its pages of one origin with ours (DNS rebinding).
 */
export function guarded(listener: RequestListener, allowedHosts: readonly string[] = []): RequestListener {
  return (incoming, outgoing) => {
    const host = hostNameOf(incoming.headers.host);
    if (loopbackHosts.includes(host) || allowedHosts.includes(host)) listener(incoming, outgoing);
    else outgoing.writeHead(403, { 'content-type': 'text/plain' }).end(refusal);
  };
}

/** The name in a `Host` header, in lower case and without its port. */
const hostNameOf = (host = '') => host.toLowerCase().replace(/:\d+$/, '');

const another = 'The sandbox needs five ports in a row; choose the first: PORT=5000 npm start';
const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: `is taken. ${another}`,
  EACCES: `may not be used by you. ${another}`,
  EADDRNOTAVAIL: 'is not at this address, as HOST names none of this machine.',
  ENOTFOUND: 'is not at this address, as HOST is a name that nobody knows.',
};

/** Listens at an address. Throws a readable error when the port is unavailable; `what` names the server in it. */
export async function listen(server: Server, what: string, port: number, host: string): Promise<Server> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
    return server;
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ''];
    throw reason ? new Error(`Port ${port} (${what}) ${reason}`, { cause: error }) : error;
  }
}

/**
 * How long a client may take to send its headers, and all of a request, milliseconds: more than the app waits for an
 * upload. What was read so far is held until then.
 */
const patience = { headers: 20_000, request: 60_000 };

const handlers = new WeakMap<Server, ReturnType<typeof followed>>();

/** An HTTP server for a fetch handler, not yet listening; it answers to names of this machine and to allowed ones. */
export function serverOf(fetch: Fetch, allowedHosts?: readonly string[]): Server {
  const handler = followed(fetch);
  const server = createServer(
    { headersTimeout: patience.headers, requestTimeout: patience.request },
    guarded(listenerOf(handler.fetch), allowedHosts),
  );
  handlers.set(server, handler);
  return server;
}

/**
 * Closes a server and its open connections, and waits for the requests in progress: their work continues without a
 * client.
 */
export async function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await handlers.get(server)?.ended();
}
