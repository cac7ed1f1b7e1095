import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { callerOf, proxiesFrom } from '#sandbox/http/trustedProxies.ts';
import { present } from '#tests/network/deploy.ts';
import { expect, test } from '../e2e/support/perlas.ts';
import { ownAppPort } from '../e2e/support/ports.ts';
import { createWebServer } from './webServer.ts';

const [webPort, apiPort] = [ownAppPort + 1, ownAppPort + 2];
const forwarded = { 'x-forwarded-for': '192.0.2.1, 198.51.100.7', 'x-forwarded-proto': 'https' };

/** The player’s address and scheme, as an API on this machine finds them in a request. */
function playerOf(headers: IncomingHttpHeaders) {
  const list = String(headers['x-forwarded-for']);
  const request = new Request('http://localhost/', { headers: { 'x-forwarded-for': list } });
  return [callerOf(request, '127.0.0.1', proxiesFrom('')), headers['x-forwarded-proto']];
}

test(
  'address and scheme of a player come from the balancer that is named, and from nobody else',
  { tag: '@hosted' },
  async ({ request }) => {
    const received: IncomingHttpHeaders[] = [];
    const api = createServer(({ headers }, response) => {
      received.push(headers);
      response.end('{}');
    }).listen(apiPort, '127.0.0.1');
    await once(api, 'listening');
    const server = createWebServer(process.env['E2E_HOST'] ?? '', webPort, `http://127.0.0.1:${apiPort}`);
    try {
      for (const balancers of [['127.0.0.1'], ['10.1.0.0/16'], undefined]) {
        await server.serve(present, undefined, balancers);
        await request.post(`http://127.0.0.1:${webPort}/app/v1/preLogin`, { data: {}, headers: forwarded });
      }
      expect(received.map(playerOf)).toEqual([
        ['198.51.100.7', 'https'],
        ['127.0.0.1', 'http'],
        ['127.0.0.1', 'http'],
      ]);
    } finally {
      await server.close();
      api.close();
    }
  },
);
