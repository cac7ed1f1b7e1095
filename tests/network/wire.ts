import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createDoor, type AddressInfo } from 'node:net';
import { createFaults } from './faults.ts';
import { bytesOf, forward, passedOn } from './forward.ts';
import { callOf, jsonOf, type Asked, type WireCopy } from './history.ts';
import { createLink } from './link.ts';
import { play } from './play.ts';
import { answerByPortal } from './portal.ts';

/**
 * The simulated network of one device: a proxy on this machine, behind a link that can be shaped and cut, with fault
 * rules per request. A browser that uses `address` as its proxy reaches nothing else.
 */
export async function openWire(device?: string) {
  const link = createLink();
  const faults = createFaults(device);
  let captive = false;

  async function take(request: IncomingMessage, response: ServerResponse) {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const asked = await askedIn(request);
    if (!asked) return void response.writeHead(400).end();
    const copy = faults.history.add(asked);
    const meeting = faults.meet(asked);
    response.once('finish', () => {
      void link.arrived(request.socket).then((whole) => (copy.fate = whole ? 'answered' : 'cut'));
    });
    if (meeting) await play(meeting, asked, response, copy, gone.signal);
    else if (captive) answerByPortal(asked, response);
    else await passOn(asked, response, copy, gone.signal);
  }

  // Only the device or a rule closes a connection, never the proxy: Chromium retries a request lost on a reused one.
  const proxy = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    take(request, response).catch(() => response.socket?.destroy());
  });
  const door = createDoor((socket) => {
    const far = link.connect(socket);
    if (far) proxy.emit('connection', far);
  });
  door.listen(0, '127.0.0.1');
  await once(door, 'listening');

  return {
    address: `http://127.0.0.1:${(door.address() as AddressInfo).port}`,
    link,
    faults,
    /** Turns a captive portal on or off. */
    capture(on: boolean) {
      captive = on;
    },
    async close() {
      faults.end();
      link.become('closed');
      await new Promise((done) => door.close(done));
    },
  };
}

export type Wire = Awaited<ReturnType<typeof openWire>>;

/** The request in a proxy request; undefined if the browser doesn't use this as its proxy. */
async function askedIn(request: IncomingMessage): Promise<Asked | undefined> {
  if (!request.url || !URL.canParse(request.url)) return undefined;
  const url = new URL(request.url);
  const raw = await bytesOf(request);
  return { url, method: request.method ?? 'GET', headers: request.headers, call: callOf(url), raw, body: jsonOf(raw) };
}

async function passOn(asked: Asked, to: ServerResponse, copy: WireCopy, gone: AbortSignal) {
  copy.reached = true;
  const answer = await forward(asked, gone);
  copy.status = answer.statusCode ?? 0;
  to.writeHead(copy.status, passedOn(answer.headers));
  answer.pipe(to);
  answer.once('error', () => to.socket?.destroy());
}
