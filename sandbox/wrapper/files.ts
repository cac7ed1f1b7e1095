import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const types = { js: 'text/javascript; charset=utf-8', html: 'text/html; charset=utf-8' };

const names = {
  'test.html': 'test.html',
  'test.js': 'test.js',
  'checks.js': 'checks.js',
  'bridge.js': 'bridge.js',
  'frame.html': 'frame.html',
  'stand-in.js': 'standIn.js',
} as const;

/** Nothing from elsewhere, and no frame but its own. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; frame-src 'self'; frame-ancestors 'self'";

/**
 * Where the test page of the Android wrapper and the stand-in for it are, on the app's own origin: no other has the
 * bridge.
 */
export const wrapperFolder = '/wrapper/';

/** A file of the wrapper's test page, or 404. */
export function wrapperFile(pathname: string): Response {
  const name = pathname.slice(wrapperFolder.length);
  if (!Object.hasOwn(names, name)) return new Response('404\n', { status: 404 });
  const file = names[name as keyof typeof names];
  const type = file.endsWith('.js') ? types.js : types.html;
  const headers = {
    'content-type': type,
    'content-security-policy': policy,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
  return new Response(readFileSync(join(import.meta.dirname, 'page', file)), { headers });
}
