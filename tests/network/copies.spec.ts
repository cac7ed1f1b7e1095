import type { ServerResponse } from 'node:http';
import { constants, type Http2ServerResponse } from 'node:http2';
import { startServer, type RunningServer } from '#sandbox/server.ts';
import { oneAddress } from '#tests/support/caps.ts';
import { enterAs, expect, test } from '../e2e/support/perlas.ts';
import { ownAppPort } from '../e2e/support/ports.ts';
import { present } from './deploy.ts';
import { plainFront, secureFront, type Front } from './front.ts';

const reset = ({ socket }: ServerResponse) => socket?.resetAndDestroy();
const timeOut = (answer: ServerResponse) => void answer.writeHead(408, { connection: 'close' }).end();
const refuse = ({ stream }: Http2ServerResponse) => stream.close(constants.NGHTTP2_REFUSED_STREAM);
/** Sends GOAWAY: no stream after this one is processed. */
const goAway = ({ stream }: Http2ServerResponse) => stream.session?.goaway(constants.NGHTTP2_NO_ERROR, stream.id! - 2);

/** Reverse proxies that lose an answer in ways after which Chromium retries by itself. */
const fronts = {
  'after a reset of a reused connection (A5)': (behind: string) => plainFront(behind, reset),
  'after a 408 on a reused connection (A7)': (behind: string) => plainFront(behind, timeOut),
  'after GOAWAY from an HTTP/2 server (A6)': (behind: string) => secureFront(behind, goAway),
  'after an HTTP/2 server refuses the stream (A6)': (behind: string) => secureFront(behind, refuse),
};

const juan = { account: 'juan88', password: 'perlas88' };

let box: RunningServer;
/** Fronts left open until the test ends, as unloading pages still send beacons through them. */
const opened: Front[] = [];
test.beforeAll(async () => {
  box = await startServer({ port: ownAppPort, data: 'memory://', dist: present, caps: oneAddress });
});
test.beforeEach(() => box.operator.switches.reset());
test.afterAll(async () => {
  for (const front of opened) await front.close();
  await box.close();
});

/** All received copies of deposits since a moment, and the number of orders they created. */
function deposits(since: number) {
  const copies = box.history.all().filter(({ call, time }) => call === 'createRecharge' && time >= since);
  const ids = new Set(copies.map(({ requestId }) => requestId));
  return { ids: ids.size, copies: copies.length, orders: copies.filter(({ effect }) => effect).length };
}

for (const [how, open] of Object.entries(fronts))
  test(`the browser resends a deposit under its id, and the operator executes it once, ${how}`, async ({ watch }) => {
    const front = await open(box.origins.app);
    opened.push(front);
    watch.meet(front.origin, box.origins.pages);
    watch.through(front.copies);
    watch.careless();
    watch.expectLines(/^Failed to load resource/, /net::ERR_/);
    const page = await watch.elsewhere({
      baseURL: front.origin,
      ignoreHTTPSErrors: true,
      serviceWorkers: 'block',
    });
    await enterAs(page, juan);

    for (const deduplicates of [true, false])
      await test.step(deduplicates ? 'an operator that de-duplicates' : 'an operator that does not', async () => {
        box.operator.switches.set({ deduplicates });
        await page.goto('/wallets');
        await page.getByRole('radio', { name: /₱500\.00/ }).check();
        const since = Date.now();
        front.lose('createRecharge');
        await page.getByRole('button', { name: 'Deposit', exact: true }).click();
        await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
        expect(deposits(since)).toEqual({ ids: 1, copies: 2, orders: deduplicates ? 1 : 2 });
      });
  });
