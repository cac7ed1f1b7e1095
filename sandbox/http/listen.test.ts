import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { listen, listenerOf, mostWaiting } from './listen.ts';
import type { Fetch } from './underWay.ts';

const here = '127.0.0.1';
const five = 'The sandbox needs five ports in a row; choose the first: PORT=5000 npm start';

test('a port that is taken says so, and how to choose another', async () => {
  const other = createServer().listen(0, here);
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  await expect(listen(createServer(), 'the app', port, here)).rejects.toThrow(
    `Port ${port} (the app) is taken. ${five}`,
  );
  other.close();
});

/** A server that can't listen for this reason. */
function failing(error: unknown) {
  const server = new EventEmitter();
  return Object.assign(server, {
    listen: () => queueMicrotask(() => server.emit('error', error)),
  }) as unknown as Server;
}

test.each([
  ['EACCES', `Port 80 (the app) may not be used by you. ${five}`],
  ['EADDRNOTAVAIL', 'Port 80 (the app) is not at this address, as HOST names none of this machine.'],
  ['ENOTFOUND', 'Port 80 (the app) is not at this address, as HOST is a name that nobody knows.'],
])('a server that fails with %s says why and what to do', async (code, text) => {
  const error = Object.assign(new Error('listen'), { code });
  await expect(listen(failing(error), 'the app', 80, here)).rejects.toThrow(text);
});

test('an error of another kind stays what it is', async () => {
  const error = new Error('other');
  await expect(listen(failing(error), 'the app', 80, here)).rejects.toBe(error);
});

/** How long a client may take nothing of its answer in these tests, milliseconds. */
const stop = 200;

/** A server for a fetch handler, and its port. */
async function served(answer: Fetch, longest = stop) {
  const server = createServer(listenerOf(answer, longest)).listen(0, here);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

test('the connection of a client that takes nothing of its answer is ended (S18)', async () => {
  const { server, port } = await served(() => new Response('x'.repeat(50_000_000)));
  const connection = once(server, 'connection');
  const client = connect(port, here).pause();
  client.on('error', () => {});
  client.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n');
  const [socket] = (await connection) as [Socket];
  await once(socket, 'close');
  expect(socket.bytesRead).toBeGreaterThan(0);
  client.destroy();
});

test('an answer may take longer to be made than its client may take nothing of it', async () => {
  const { port } = await served(async () => {
    await pause(3 * stop);
    return new Response('late');
  });
  for (let count = 0; count < 2; count++) expect(await (await fetch(`http://${here}:${port}`)).text()).toBe('late');
});

/** Two requests that a client sends at once, without waiting for the first answer. */
const pipelined = ['/first', '/second']
  .map((path) => `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 2\r\n\r\nhi`)
  .join('');

test('every answer that was begun on a connection is given up when it ends (S18)', async () => {
  let [begun, givenUp] = [0, 0];
  const { port } = await served(async (request) => {
    await request.text();
    begun++;
    const piece = new Uint8Array(10_000_000);
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(piece),
      cancel: () => void givenUp++,
    });
    return new Response(body);
  });
  const client = connect(port, here).pause();
  client.on('error', () => {});
  client.write(pipelined);
  await expect.poll(() => begun).toBeGreaterThan(0);
  await pause(stop / 4);
  client.destroy();
  await expect.poll(() => begun - givenUp).toBe(0);
});

test('requests that are sent at once are answered one after another', async () => {
  let underWay = 0;
  const { port } = await served(async (request) => {
    const others = underWay++;
    await pause(stop / 4);
    underWay--;
    return new Response(`${new URL(request.url).pathname} ${await request.text()} beside ${others}\n`);
  });
  const client = connect(port, here);
  onTestFinished(() => void client.destroy());
  let taken = '';
  client.setEncoding('utf8').on('data', (text: string) => (taken += text));
  client.write(pipelined);
  await expect.poll(() => taken.match(/\/\w+ hi .*/g)).toEqual(['/first hi beside 0', '/second hi beside 0']);
});

/** A short request, as a stranger would send it without end. */
const short = 'GET / HTTP/1.1\r\nhost: localhost\r\n\r\n';

/** How long a client may take nothing of its answer where that must end no connection, milliseconds. */
const patient = 60_000;

const answering: Fetch = () => new Response('answer');
const silent: Fetch = () => new Promise<Response>(() => {});

test.each([
  ['answers', answering],
  ['does not answer', silent],
])('requests without end, sent to a server that %s, end their connection (S18)', async (_, answer) => {
  const { server, port } = await served(answer, patient);
  const connection = once(server, 'connection');
  const client = connect(port, here).resume();
  onTestFinished(() => void client.destroy());
  client.on('error', () => {});
  const requests = short.repeat(100_000);
  client.write(requests);
  const [socket] = (await connection) as [Socket];
  await once(socket, 'close');
  expect(socket.bytesRead).toBeLessThan(requests.length / 10);
});

test('a connection is kept while no more requests wait than may', async () => {
  const { port } = await served(answering, patient);
  const client = connect(port, here);
  onTestFinished(() => void client.destroy());
  let taken = '';
  client.setEncoding('utf8').on('data', (text: string) => (taken += text));
  for (let times = 1; times <= 3; times++) {
    client.write(short.repeat(1 + mostWaiting));
    await expect.poll(() => taken.match(/answer/g)?.length).toBe(times * (1 + mostWaiting));
  }
});
