import { constants, type Http2ServerResponse } from 'node:http2';
import { startServer } from '#sandbox/server.ts';
import { enterAs, expect, test } from '../e2e/support/perlas.ts';
import { ownAppPort } from '../e2e/support/ports.ts';
import { amount, code, juan, send, withdraw } from '../e2e/support/withdrawing.ts';
import { present } from './deploy.ts';
import { secureFront } from './front.ts';

/** Ways in which an HTTP/2 server reports a request as unprocessed although the operator received it. */
const losses = {
  'sends GOAWAY': ({ stream }: Http2ServerResponse) =>
    stream.session?.goaway(constants.NGHTTP2_NO_ERROR, stream.id! - 2),
  'refuses the stream': ({ stream }: Http2ServerResponse) => stream.close(constants.NGHTTP2_REFUSED_STREAM),
};

for (const [how, lose] of Object.entries(losses))
  test(`when an HTTP/2 server ${how}, the browser resends a withdrawal, which the operator executes once (A6)`, async ({
    browser,
  }) => {
    const box = await startServer({ port: ownAppPort, data: 'memory://', dist: present });
    const front = await secureFront(box.origins.app, lose);
    const context = await browser.newContext({
      baseURL: front.origin,
      ignoreHTTPSErrors: true,
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await enterAs(page, juan);
    await page.goto('/withdrawal/gcash');
    await amount(page).fill('150');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText(/^We sent a code to /)).toBeVisible();
    await page.getByRole('textbox', { name: 'Code' }).fill(code);
    await withdraw(page).click();
    front.lose('exchange');
    await send(page).click();
    await expect(page.getByRole('heading', { name: /^Your withdrawal is (on its way|paid)/ })).toBeVisible();
    const copies = box.history.all().filter(({ call }) => call === 'exchange');
    expect(copies).toHaveLength(2);
    expect(new Set(copies.map(({ requestId }) => requestId)).size).toBe(1);
    expect(copies.filter(({ effect }) => effect)).toHaveLength(1);
    await context.close();
    await front.close();
    await box.close();
  });
