import { tooLate } from './boundReads.ts';

/** Where the page keeps the lobby's last screen, and the inline script that shows it. */
export interface LastScreen {
  readonly cache: string;
  readonly entry: string;
  readonly script: string;
}

const stylesheet = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;
const preload = /<link rel="preload" as="style"[^>]*>/g;
const root = '<div id="root">';
/** The end of the page's root in the document, and what follows it. */
const behindRoot = '</div><dialog id="age-notice"';

/** The lobby's last screen from a page of this build: the page's root, hidden. */
async function keptFor(build: string, { cache, entry }: LastScreen): Promise<string | undefined> {
  const kept = await caches.match(entry, { cacheName: cache });
  return kept?.headers.get('build') === build ? kept.text() : undefined;
}

/** What the first paint doesn't need: the start of the worker, the app's scripts, and their preloads. */
const code =
  /<script id="start">[^]*?<\/script>|<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g;
/** How long the code waits for the first paint, milliseconds: loading it would compete for the CPU. */
const headStart = 100;

/**
 * The document with the lobby's last screen in its root, the styles it needs, and the script that shows it or the
 * skeleton; the app's code follows a moment later. The links to these styles stay, disabled, so that neither they nor
 * later code loads them again. The document unchanged if none is kept for its build. `fileOf` reads a file of the build.
 */
export async function withLastScreen(
  document: Promise<Response>,
  build: string,
  last: LastScreen,
  fileOf: (url: string) => Promise<Response | undefined>,
): Promise<Response> {
  const kept = keptFor(build, last).catch(() => undefined);
  const response = await document;
  // A cache may have a body and never give it.
  const filled = await Promise.race([filledWith(kept, response, last, fileOf), tooLate()]).catch(() => undefined);
  return filled ?? response;
}

/** The document with the last screen; undefined without one, or without a place or styles for it. */
async function filledWith(
  kept: Promise<string | undefined>,
  response: Response,
  last: LastScreen,
  fileOf: (url: string) => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const screen = await kept;
  if (!screen) return undefined;
  const html = (await response.clone().text()).replace(preload, '');
  const [before = '', inside = ''] = html.replace(code, '').split(root);
  const [skeleton, behind] = inside.split(behindRoot);
  const sheets = await Promise.all([...html.matchAll(stylesheet)].map(async ([, url = '']) => fileOf(url)));
  if (behind === undefined || sheets.includes(undefined)) return undefined;

  const styles = await Promise.all(sheets.map((sheet) => sheet!.text()));
  const headers = new Headers(response.headers);
  // These headers describe the original body.
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  const [notice, end] = behind.replaceAll('<link rel="stylesheet"', '<link disabled rel="stylesheet"').split('</body>');
  const shown = [
    `${before}<style>${styles.join('')}</style>${screen}`,
    `<template id="skeleton">${skeleton}</template><script>${last.script}</script>`,
    behindRoot.slice('</div>'.length),
    notice,
  ];
  const parts = new TransformStream<string, string>();
  const writer = parts.writable.getWriter();
  void writer.write(shown.join(''));
  setTimeout(() => {
    void writer.write(`${(html.match(code) ?? []).join('')}</body>${end}`);
    void writer.close();
  }, headStart);
  return new Response(parts.readable.pipeThrough(new TextEncoderStream()), { headers });
}
