import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { Asked } from './history.ts';

/** A complete answer. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Hop-by-hop headers. */
const ofConnection = new Set(['connection', 'proxy-connection', 'keep-alive', 'transfer-encoding', 'te', 'upgrade']);

/** End-to-end headers, to forward to the next hop. */
export const passedOn = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));

/**
 * Forwards a request over a new connection, so that only the device's own link can break it, and resolves with the head
 * of the answer. Rejects when the server is unreachable, or `signal` aborts.
 */
export function forward({ url, method, headers, raw }: Asked, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const host = url.hostname === 'localhost' ? '127.0.0.1' : url.hostname;
    const path = url.pathname + url.search;
    const sent = request({ host, port: url.port, path, method, headers: passedOn(headers), agent: false, signal });
    sent.once('response', resolve);
    sent.once('error', reject);
    sent.end(raw);
  });
}

/** The complete body of a message. */
export async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Forwards a request and reads the complete answer. */
export async function answerOf(asked: Asked, signal: AbortSignal): Promise<Answer> {
  const message = await forward(asked, signal);
  return { status: message.statusCode!, headers: passedOn(message.headers), body: await bytesOf(message) };
}
