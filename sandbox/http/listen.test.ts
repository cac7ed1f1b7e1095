import { EventEmitter, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from './listen.ts';

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
