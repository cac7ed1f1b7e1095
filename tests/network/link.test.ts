import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createLink } from './link.ts';

test('data larger than one socket write arrives in order, both ways', async () => {
  const link = createLink();
  link.shape({ rtt: 1, down: 2_000, up: 2_000 });
  const door = createServer({ allowHalfOpen: true }).listen(0, '127.0.0.1');
  await once(door, 'listening');
  const near = connect({ port: (door.address() as AddressInfo).port, host: '127.0.0.1', allowHalfOpen: true });
  const [socket] = (await once(door, 'connection')) as [Socket];
  const far = link.connect(socket)!;
  const sent = Buffer.from(Uint8Array.from({ length: 200_000 }, (_, at) => (at * 31) ^ (at >> 8)));

  near.end(sent);
  expect(sent.equals(await buffer(far))).toBe(true);
  far.end(sent);
  expect(sent.equals(await buffer(near))).toBe(true);
  door.close();
});
