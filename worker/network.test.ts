import { expect, test, vi } from 'vitest';
import { facts } from '../tests/tab.ts';
import { fakeWorld } from '../tests/world.ts';
import { initialStores } from './contract/stores.ts';
import { createNetwork } from './network.ts';

function network(answer: (url: string, init?: RequestInit) => Promise<Response>, changes = {}) {
  const fetch = vi.fn(answer);
  const world = fakeWorld(fetch);
  const stores = initialStores();
  return { fetch, world, stores, network: createNetwork(world, stores, { ...facts(), ...changes }) };
}

const hanging = (_: string, init?: RequestInit) =>
  new Promise<Response>((_done, fail) =>
    init?.signal?.addEventListener('abort', () => fail(init.signal!.reason as Error)),
  );

test.each([
  ['4g', 10_000],
  ['', 10_000],
  ['3g', 30_000],
  ['2g', 20_000],
  ['slow-2g', 20_000],
])('on %s a request that hangs is given up after %i ms', async (effectiveType, ms) => {
  const { network: net, world } = network(hanging, { effectiveType });
  const failed = vi.fn();
  void net.post('http://operator.test/app/v1/online', {}).catch(failed);
  await world.pass(ms - 1);
  expect(failed).not.toHaveBeenCalled();
  await world.pass(1);
  expect(failed.mock.calls[0]![0]).toMatchObject({ kind: 'timeout' });
});

test('a body that drips for ever is cut off by the same deadline', async () => {
  const dripping = async (_: string, init?: RequestInit) => {
    const body = new ReadableStream({
      start: (stream) => init!.signal!.addEventListener('abort', () => stream.error(init!.signal!.reason)),
    });
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  };
  const { network: net, world } = network(dripping);
  const failed = vi.fn();
  void net.post('http://operator.test/', {}).catch(failed);
  await world.pass(10_000);
  expect(failed.mock.calls[0]![0]).toMatchObject({ kind: 'timeout' });
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])('a POST that fails with %i is never sent again', async (status) => {
  const { network: net, fetch } = network(async () => new Response('', { status, statusText: 'No' }));
  await expect(net.post('http://operator.test/app/v1/online', {})).rejects.toMatchObject({
    kind: 'server',
    code: status,
    message: `[POST] "http://operator.test/app/v1/online": ${status} No`,
  });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test.each([408, 409, 425, 429, 500, 502, 503, 504])('a GET that fails with %i is tried once more', async (status) => {
  const { network: net, fetch, world } = network(async () => new Response('', { status }));
  const failed = vi.fn();
  void net.get('http://app.test/builds/latest.json').catch(failed);
  await world.pass(499);
  expect(fetch).toHaveBeenCalledTimes(1);
  await world.pass(1);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(failed.mock.calls[0]![0]).toMatchObject({ kind: 'server', code: status });
});

test.each([400, 401, 404, 501])('a GET that fails with %i is not tried again', async (status) => {
  const { network: net, fetch } = network(async () => new Response('', { status }));
  await expect(net.get('http://app.test/builds/latest.json')).rejects.toMatchObject({ code: status });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('a request that reaches nobody is not tried again, and the connection counts as failing until somebody answers', async () => {
  const answers = [() => Promise.reject(new TypeError('Failed to fetch')), async () => Response.json({ code: 0 })];
  const { network: net, fetch, stores } = network(() => answers.shift()!());
  await expect(net.get('http://app.test/builds/latest.json')).rejects.toMatchObject({ kind: 'network' });
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(stores.network.failing).toBe(true);
  await net.post('http://operator.test/', {});
  expect(stores.network.failing).toBe(false);
});

test.each([
  ['HTML', new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ['broken JSON', new Response('{"code":', { headers: { 'content-type': 'application/json' } })],
  ['nothing', new Response(null, { status: 204 })],
])('%s is no answer', async (_, response) => {
  const { network: net } = network(async () => response);
  await expect(net.post('http://operator.test/', {})).rejects.toMatchObject({ kind: 'garbled' });
});

test('nothing is sent while the page says that it is offline', async () => {
  const { network: net, fetch } = network(hanging, { onLine: false });
  await expect(net.post('http://operator.test/', {})).rejects.toMatchObject({ kind: 'offline' });
  expect(fetch).not.toHaveBeenCalled();
});
