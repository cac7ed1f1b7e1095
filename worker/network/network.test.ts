import { describe, expect, test, vi } from 'vitest';
import { hanging, network } from '#tests/support/networkStub.ts';

describe('repeats', () => {
  test.each([408, 409, 425, 429, 500, 502, 503, 504])(
    'a POST that fails with %i is never sent again (A12, A13)',
    async (status) => {
      const { network: net, fetch } = network(async () => new Response('', { status, statusText: 'No' }));
      await expect(net.post('http://operator.test/app/v1/online', {})).rejects.toMatchObject({
        kind: 'server',
        code: status,
        message: `[POST] "http://operator.test/app/v1/online": ${status} No`,
      });
      expect(fetch).toHaveBeenCalledTimes(1);
    },
  );

  test.each([408, 409, 425, 429, 500, 502, 503, 504])('a GET that fails with %i is retried once', async (status) => {
    const { network: net, fetch, world } = network(async () => new Response('', { status }));
    const failed = vi.fn();
    void net.get('http://app.test/builds/latest.json').catch(failed);
    await world.pass(499);
    expect(fetch).toHaveBeenCalledTimes(1);
    await world.pass(1);
    expect(fetch).toHaveBeenCalledTimes(2);
    expect(failed.mock.calls[0]![0]).toMatchObject({ kind: 'server', code: status });
  });

  test.each([400, 401, 404, 501])('a GET that fails with %i is not retried', async (status) => {
    const { network: net, fetch } = network(async () => new Response('', { status }));
    await expect(net.get('http://app.test/builds/latest.json')).rejects.toMatchObject({ code: status });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test('an unreachable request is not retried, and the connection is failing until a response (A14)', async () => {
    const answers = [() => Promise.reject(new TypeError('Failed to fetch')), async () => Response.json({ code: 0 })];
    const { network: net, fetch, stores } = network(() => answers.shift()!());
    await expect(net.get('http://app.test/builds/latest.json')).rejects.toMatchObject({ kind: 'network' });
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(stores.network.failing).toBe(true);
    await net.post('http://operator.test/', {});
    expect(stores.network.failing).toBe(false);
  });
});

const json = { headers: { 'content-type': 'application/json' } };

/** A body in chunks, and whether its reader cancelled the rest. */
function pieces(next: (at: number) => Uint8Array | Error | undefined) {
  const read = { calledOff: false };
  let at = 0;
  const body = new ReadableStream({
    pull(stream) {
      const piece = next(at++);
      if (piece instanceof Error) stream.error(piece);
      else if (piece) stream.enqueue(piece);
      else stream.close();
    },
    cancel: () => void (read.calledOff = true),
  });
  return { read, body };
}

describe('answers', () => {
  test.each([
    ['HTML', () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
    ['broken JSON', () => new Response('{"code":', json)],
    ['an empty body', () => new Response('', json)],
    ['nothing', () => new Response(null, { status: 204 })],
  ])('%s is not a valid response (B4)', async (_, answer) => {
    const { network: net } = network(async () => answer());
    await expect(net.post('http://operator.test/', {})).rejects.toMatchObject({ kind: 'garbled' });
  });

  test('a byte order mark before a response does no harm (B4)', async () => {
    const { network: net } = network(async () => new Response('\uFEFF{"code":0}', json));
    await expect(net.post('http://operator.test/', {})).resolves.toMatchObject({ body: { code: 0 } });
  });

  test('a body cut off in the middle is a failed request (A9)', async () => {
    const { body } = pieces((at) =>
      at ? new TypeError('terminated') : new TextEncoder().encode('{"code":0,"list":['),
    );
    const { network: net, stores } = network(async () => new Response(body, json));
    await expect(net.post('http://operator.test/', {})).rejects.toMatchObject({ kind: 'network' });
    expect(stores.network.failing).toBe(true);
  });

  test('a body of more than 8 MiB is aborted and is not a valid response (B5)', async () => {
    const { body, read } = pieces((at) => (at < 50 ? new Uint8Array(2 ** 20).fill(0x20) : undefined));
    const { network: net } = network(async () => new Response(body, json));
    await expect(net.post('http://operator.test/', {})).rejects.toMatchObject({ kind: 'garbled' });
    expect(read.calledOff).toBe(true);
  });
});

const html = { headers: { 'content-type': 'text/html; charset=utf-8' } };

describe('the connection', () => {
  test('a file that loads does not make a silent operator count as reachable (O-06)', async () => {
    const answers = [() => Promise.reject(new TypeError('reset')), async () => Response.json({ id: 'b1' })];
    const { network: net, stores } = network(() => answers.shift()!());
    await net.post('http://operator.test/', {}).catch(() => {});
    await net.get('http://app.test/builds/latest.json');
    expect(stores.network).toMatchObject({ failing: true, heardAt: 0 });
  });

  test('a failed file load marks the connection failing only until a file loads', async () => {
    const answers = [() => Promise.reject(new TypeError('reset')), async () => Response.json({ id: 'b1' })];
    const { network: net, stores } = network(() => answers.shift()!());
    await net.get('http://app.test/builds/latest.json').catch(() => {});
    expect(stores.network.failing).toBe(true);
    await net.get('http://app.test/builds/latest.json');
    expect(stores.network.failing).toBe(false);
  });
});

describe('captive portals', () => {
  test.each([
    ['HTML in place of an answer', () => new Response('<h1>Welcome to our Wi-Fi', html), 'garbled'],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: 'http://portal.test/' } }), 'network'],
    ['an HTTP 511', () => new Response('<h1>Sign in', { ...html, status: 511 }), 'server'],
  ])('%s marks a captive portal until the operator answers (A19)', async (_, answer, kind) => {
    const answers = [answer, () => Response.json({ code: 0 })];
    const { network: net, stores } = network(async () => answers.shift()!());
    await expect(net.post('http://operator.test/', {})).rejects.toMatchObject({ kind });
    expect(stores.network).toMatchObject({ portal: true, heardAt: 0 });
    await net.post('http://operator.test/', {});
    expect(stores.network).toMatchObject({ portal: false, failing: false });
  });

  test.each([
    ['a page', () => new Response('<h1>Welcome to our Wi-Fi', html)],
    ['a redirect', () => new Response(null, { status: 302, headers: { location: 'http://portal.test/' } })],
    ['the file itself', () => Response.json({ id: 'b1' })],
  ])('a captive portal stays marked when a file is answered with %s (A19, X-09)', async (_, answer) => {
    const answers = [() => new Response('<h1>Welcome to our Wi-Fi', html), answer];
    const { network: net, stores } = network(async () => answers.shift()!());
    await net.post('http://operator.test/', {}).catch(() => {});
    await net.get('http://app.test/builds/latest.json').catch(() => {});
    expect(stores.network).toMatchObject({ portal: true, heardAt: 0 });
  });

  test.each([
    ['an HTML error page of the operator', 'POST', () => new Response('<h1>Bad gateway', { ...html, status: 502 })],
    ['the app’s own page in place of a file', 'GET', () => new Response('<html>', html)],
  ])('%s is not a captive portal', async (_, method, answer) => {
    const { network: net, stores } = network(async () => answer());
    await (method === 'GET' ? net.get('http://app.test/') : net.post('http://operator.test/', {})).catch(() => {});
    expect(stores.network.portal).toBe(false);
  });
});

describe('what is sent', () => {
  test('redirects are not followed, so the token goes nowhere else (A23)', async () => {
    const { network: net, fetch } = network(
      async () => new Response(null, { status: 307, headers: { location: 'http://evil.test/' } }),
    );
    await expect(net.post('http://operator.test/', {}, { authorization: 'secret' })).rejects.toMatchObject({
      kind: 'network',
    });
    expect(fetch.mock.calls.map(([url, init]) => [url, init?.redirect])).toEqual([['http://operator.test/', 'manual']]);
  });

  test('nothing is sent while the page reports being offline (A3)', async () => {
    const { network: net, fetch } = network(hanging, { onLine: false });
    await expect(net.post('http://operator.test/', {})).rejects.toMatchObject({ kind: 'offline' });
    expect(fetch).not.toHaveBeenCalled();
  });
});
