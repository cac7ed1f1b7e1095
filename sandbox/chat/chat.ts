import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono, type Context } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import { isLoopbackOrigin } from '../loopback.ts';
import type { ChatMode } from '../operator/context/staffRules.ts';
import { chatPage } from './chatPage.ts';
import { chatWords } from './words.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, 'page', name), 'utf8');
const files: Readonly<Record<string, { body: string; type: string } | undefined>> = {
  'chat.css': { body: read('chat.css'), type: 'text/css' },
  'chat.js': { body: read('chat.js'), type: 'text/javascript' },
  'agent.js': { body: read('agent.js'), type: 'text/javascript' },
};

/**
 * Content security policy: its own script and styles; it may be framed by loopback hosts on any port, or not at all.
 */
const policy = (blocked: boolean) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ['data:'],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: blocked ? ["'none'"] : ['http://127.0.0.1:*', 'http://localhost:*'],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ["'none'"],
    },
    xFrameOptions: false,
    crossOriginOpenerPolicy: false,
    crossOriginResourcePolicy: 'same-origin',
    strictTransportSecurity: false,
  });
const open = policy(false);
const shut = policy(true);

/** The delay of a slow chat, milliseconds: longer than the app waits for it. */
const late = 15_000;

const longestName = 64;

/**
 * The app that requested the page, by its referrer, and the only recipient of messages; empty unless it is on this
 * machine.
 */
function appOf(c: Context): string {
  const referrer = c.req.header('referer') ?? '';
  const origin = URL.canParse(referrer) ? new URL(referrer).origin : '';
  return isLoopbackOrigin(origin) ? origin : '';
}

/**
 * The vendor of live chat: a web site of its own with one hosted page, by licence and group. Like other vendors' it keeps a
 * conversation in the browser, by the app's session.
 */
export function liveChat({ mode }: { mode: () => ChatMode }): Hono {
  const app = new Hono();
  app.use((c, next) => (mode() === 'blocked' ? shut : open)(c, next));

  app.get('/chat', (c) => {
    const { licence = '', group = '', lang = 'en', session = '' } = c.req.query();
    if (!licence || [licence, group, session].some(({ length }) => length > longestName))
      return c.text('Unknown licence', 404);
    const now = mode();
    c.header('cache-control', 'no-store');
    return c.html(
      chatPage(chatWords(lang), {
        app: appOf(c),
        group,
        session,
        isAway: now === 'away',
        opensIn: now === 'slow' ? late : 0,
      }),
    );
  });

  app.get('/page/:name', (c) => {
    const file = files[c.req.param('name')];
    if (!file) return c.notFound();
    return c.body(file.body, 200, { 'content-type': `${file.type}; charset=utf-8`, 'cache-control': 'no-cache' });
  });
  return app;
}
