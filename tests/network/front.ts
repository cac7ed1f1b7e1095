import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { selfSigned } from './certificate.ts';
import { answerOf, bytesOf } from './forward.ts';
import { callOf, createWireHistory, jsonOf, type WireCopy } from './history.ts';

type Taken = IncomingMessage | Http2ServerRequest;
type Given = ServerResponse | Http2ServerResponse;

/** Timeout of the operator, milliseconds. */
const patience = 20_000;

/** How a front loses the answer to a request that the operator has processed. */
type Loss<G extends Given> = (answer: G) => void;

/** A reverse proxy in front of the operator, for one browser. */
export interface Front {
  origin: string;
  /** Loses the answer to the next request of a call; its copies are answered. */
  lose(call: string): void;
  /** All forwarded copies, and whether each was answered. */
  copies(): readonly WireCopy[];
  close(): Promise<void>;
}

/** An HTTP/1.1 reverse proxy. */
export async function plainFront(behind: string, loss: Loss<ServerResponse>): Promise<Front> {
  const { take, lose, copies } = createFront(behind, loss);
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => void take(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    lose,
    copies,
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** An HTTP/2 reverse proxy, with a self-signed certificate. */
export async function secureFront(behind: string, loss: Loss<Http2ServerResponse>): Promise<Front> {
  const { take, lose, copies } = createFront(behind, loss);
  const sessions = new Set<{ destroy(): void }>();
  const server = createSecureServer(selfSigned(), (request, response) => void take(request, response));
  server.on('session', (session) => sessions.add(session));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    lose,
    copies,
    async close() {
      for (const session of sessions) session.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}

function createFront<G extends Given>(behind: string, loss: Loss<G>) {
  let losing = '';
  const history = createWireHistory();

  async function take(request: Taken, response: G) {
    const url = new URL(request.url ?? '/', behind);
    const call = callOf(url);
    const lost = call !== '' && call === losing;
    if (lost) losing = '';
    const raw = await bytesOf(request as IncomingMessage);
    const plain = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'));
    const { ':authority': authority } = request.headers;
    const headers = { ...Object.fromEntries(plain), ...(authority && { host: String(authority) }) };
    const asked = { url, method: request.method ?? 'GET', headers, call, raw, body: jsonOf(raw) };
    const copy = history.add(asked);
    const answer = await answerOf(asked, AbortSignal.timeout(patience)).catch(() => undefined);
    if (lost) return loss(response);
    copy.fate = 'answered';
    (response as ServerResponse).writeHead(answer?.status ?? 502, answer?.headers ?? {}).end(answer?.body ?? '');
  }

  return { take, lose: (call: string) => void (losing = call), copies: history.all };
}
