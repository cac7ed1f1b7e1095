import type { ServerResponse } from 'node:http';
import type { Asked } from './history.ts';

/** A captive portal's address; its host doesn't exist, as the proxy answers for it. */
export const portal = 'http://portal.invalid/sign-in';

const page = '<!doctype html><html lang="en"><title>Wi-Fi sign-in</title><h1>Sign in to this network</h1></html>';

/** Answers as a hotel Wi-Fi's captive portal: redirects pages to it, and gives everything else its HTML with a 200. */
export function answerByPortal({ url, headers }: Asked, to: ServerResponse) {
  const isPage = headers['sec-fetch-dest'] === 'document' || headers['sec-fetch-dest'] === 'iframe';
  if (isPage && url.href !== portal) to.writeHead(302, { location: portal, 'cache-control': 'no-store' }).end();
  else to.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page);
}
