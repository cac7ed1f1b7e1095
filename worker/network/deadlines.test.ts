import { expect, test, vi } from 'vitest';
import { facts } from '#tests/support/tab.ts';
import { hanging, network } from '#tests/support/networkStub.ts';
import { fakeWorld } from '#tests/support/world.ts';
import { initialStores } from '#contract/stores.ts';
import { createNetwork } from './network.ts';

test.each([
  ['4g', 10_000],
  ['', 10_000],
  ['3g', 30_000],
  ['2g', 20_000],
  ['slow-2g', 20_000],
])('on %s a hanging request times out after %i ms (A10)', async (effectiveType, ms) => {
  const { network: net, world } = network(hanging, { effectiveType });
  const failed = vi.fn();
  void net.post('http://operator.test/app/v1/online', {}).catch(failed);
  await world.pass(ms - 1);
  expect(failed).not.toHaveBeenCalled();
  await world.pass(1);
  expect(failed.mock.calls[0]![0]).toMatchObject({ kind: 'timeout' });
});

test.each([
  ['fast', 100, 10_000],
  ['as slow as 3g', 400, 30_000],
  ['as slow as 2g', 1_500, 20_000],
])('where the browser reports no network type, a network measured %s sets the timeout', async (_, ms, wait) => {
  let answers = true;
  const { network: net, world } = network(
    async (url, init) => {
      if (!answers) return hanging(url, init);
      await new Promise<void>((done) => world.after(ms, done));
      return Response.json({ code: 0 });
    },
    { effectiveType: '' },
  );
  const answered = net.post('http://operator.test/app/v1/online', {});
  await world.pass(ms);
  await answered;
  answers = false;
  const failed = vi.fn();
  void net.post('http://operator.test/app/v1/online', {}).catch(failed);
  await world.pass(wait - 1);
  expect(failed).not.toHaveBeenCalled();
  await world.pass(1);
  expect(failed.mock.calls[0]![0]).toMatchObject({ kind: 'timeout' });
});

test('where the browser reports no network type, first timeouts lengthen the next ones', async () => {
  const { network: net, world } = network(hanging, { effectiveType: '' });
  expect(net.timeout()).toBe(10_000);
  void net.post('http://operator.test/app/v1/online', {}).catch(() => {});
  await world.pass(10_000);
  expect(net.timeout()).toBe(20_000);
});

test('a request in flight when the device slept is a lost connection, not a timeout (C10)', async () => {
  const { network: net, world } = network(hanging);
  const awake = world.elapsed;
  const failed = vi.fn();
  void net.post('http://operator.test/app/v1/online', {}).catch(failed);
  world.elapsed = () => awake() + 600_000;
  await world.pass(10_000);
  expect(failed.mock.calls[0]![0]).toMatchObject({ kind: 'network' });
});

test('a picture upload has twice the time, and no more than the page waits (KY-04)', async () => {
  for (const [effectiveType, ms] of [
    ['slow-2g', 40_000],
    ['2g', 40_000],
    ['3g', 40_000],
    ['4g', 20_000],
  ] as const) {
    const { network: net, world } = network(hanging, { effectiveType });
    const failed = vi.fn();
    void net.post('http://operator.test/app/v1/uploadKyc', {}, {}, true).catch(failed);
    await world.pass(ms - 1);
    expect(failed).not.toHaveBeenCalled();
    await world.pass(1);
    expect(failed.mock.calls[0]![0]).toMatchObject({ kind: 'timeout' });
  }
});

test('a large body without a picture has the ordinary timeout (N-05)', async () => {
  const { network: net, world } = network(hanging);
  const failed = vi.fn();
  void net.post('http://operator.test/', { text: 'x'.repeat(100_000) }).catch(failed);
  await world.pass(10_000);
  expect(failed.mock.calls[0]![0]).toMatchObject({ kind: 'timeout' });
});

test('a body that drips forever is cut off by the same deadline (A8)', async () => {
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

test('the deadline follows the network type at the time of sending (A11)', async () => {
  const changing = { ...facts(), effectiveType: '2g' };
  const world = fakeWorld(hanging);
  const net = createNetwork(world, initialStores(), changing);
  const failed = vi.fn();
  void net.post('http://operator.test/', {}).catch(failed);
  changing.effectiveType = '4g';
  await world.pass(19_999);
  expect(failed).not.toHaveBeenCalled();
  await world.pass(1);
  expect(failed).toHaveBeenCalledTimes(1);
});
