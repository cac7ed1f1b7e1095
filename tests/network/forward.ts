import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { Asked } from './history.ts';

/** An answer read to its end. */
export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Headers that are about one connection, and not about what it carries. */
const ofConnection = new Set(['connection', 'proxy-connection', 'keep-alive', 'transfer-encoding', 'te', 'upgrade']);

/** The headers that go on to the next hop. */
export const passedOn = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofConnection.has(name)));

/**
 * Hands a request on, over a connection of its own so that nothing but the device's own link can break it, and answers
 * as soon as the head is there. Rejects when the other side can't be had, or `signal` aborts.
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

/** All that comes of a message. */
export async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

/** Hands a request on, and reads the answer to its end. */
export async function answerOf(asked: Asked, signal: AbortSignal): Promise<Answer> {
  const message = await forward(asked, signal);
  return { status: message.statusCode!, headers: passedOn(message.headers), body: await bytesOf(message) };
}
