import { beforeEach, expect, test, vi } from 'vitest';
import { withLastScreen } from './lastScreen.ts';

const html =
  '<head><script>look()</script><script id="start">go()</script><link rel="preload" as="style" href="/a.css"><link rel="modulepreload" href="/b.js"><script type="module" src="/a.js"></script></head><body><div id="root"><i></i></div><dialog id="age-notice"></dialog><link rel="stylesheet" crossorigin href="/a.css"></body>';
const headers = { 'content-security-policy': "default-src 'none'", 'content-length': '9', 'content-encoding': 'br' };
const last = { cache: 'c', entry: '/e', script: 'show()' };

let match: () => Promise<Response | undefined>;
let files: Record<string, string>;
const page = async (build: string, document = html) =>
  withLastScreen(Promise.resolve(new Response(document, { headers })), build, last, async (url) =>
    files[url] === undefined ? undefined : new Response(files[url]),
  );

beforeEach(() => {
  vi.stubGlobal('caches', { match: () => match() });
  files = { '/a.css': 'p{}' };
  match = async () => new Response('<div id="root" hidden>₱5 $& </div>', { headers: { build: 'b1' } });
  return () => vi.unstubAllGlobals();
});

test('the last screen follows its styles in the root, which load no second time, with skeleton and script, and code last', async () => {
  const answer = await page('b1');
  expect(await answer.text()).toBe(
    '<head><script>look()</script></head><body><style>p{}</style><div id="root" hidden>₱5 $& </div><template id="skeleton"><i></i></template><script>show()</script><dialog id="age-notice"></dialog><link disabled rel="stylesheet" crossorigin href="/a.css"><script id="start">go()</script><link rel="modulepreload" href="/b.js"><script type="module" src="/a.js"></script></body>',
  );
  expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(answer.headers.get('content-encoding')).toBeNull();
});

test.each([
  ['of another build', () => page('b2')],
  ['that was never kept', () => ((match = async () => undefined), page('b1'))],
  ['that can’t be read', () => ((match = () => Promise.reject(new Error('no caches'))), page('b1'))],
  ['whose styles aren’t there', () => ((files = {}), page('b1'))],
])('the document is unchanged for a last screen %s', async (_, opened) => {
  expect(await (await opened()).text()).toBe(html);
});

test.each([
  ['never come', () => new ReadableStream()],
  ['break', () => new ReadableStream({ start: (body) => body.error(new Error('lost')) })],
])('the document is unchanged where the bodies of cached files %s', async (_, bodyOf) => {
  vi.useFakeTimers();
  for (const held of ['screen', 'styles']) {
    const broken = () => new Response(bodyOf(), { headers: { build: 'b1' } });
    match = async () => (held === 'screen' ? broken() : new Response('<div id="root">', { headers: { build: 'b1' } }));
    const document = Promise.resolve(new Response(html, { headers }));
    const opened = withLastScreen(document, 'b1', last, async () =>
      held === 'styles' ? broken() : new Response('p{}'),
    );
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await (await opened).text()).toBe(html);
  }
  vi.useRealTimers();
});

test('a document without a place for the last screen is unchanged', async () => {
  expect(await (await page('b1', '<body></body>')).text()).toBe('<body></body>');
});

test('the code follows a tenth of a second after the rest', async () => {
  vi.useFakeTimers();
  const reader = (await page('b1')).body!.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader.read()).value).toMatch(/<dialog id="age-notice">.*<link disabled rel="stylesheet"[^>]*>$/);
  const code = reader.read();
  await vi.advanceTimersByTimeAsync(100);
  expect((await code).value).toMatch(/^<script id="start">/);
  expect((await reader.read()).done).toBe(true);
  vi.useRealTimers();
});
