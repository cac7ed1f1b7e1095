import type { Dist, Served } from './dist.ts';
import { encodingFor } from './encoding.ts';
import { pictureFolders, type Pictures } from './pictures.ts';
import { documentPath, extension, foldersOf, headersOfFile, ownPaths } from './rules.ts';

const shell = '/index.html';
const checkFirst = 'no-cache';
const aDay = 'public, max-age=86400';

/** Headers for whatever the build defines none: its pictures and errors, and files unknown to an older build. */
const guarded = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

const byDefault = { ...guarded, 'Cache-Control': checkFirst };

/** Policy for pictures and texts, which run no script wherever they are opened. */
const inert = { ...guarded, 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" };

/** Serves a built app: its files, its pictures, and the document for every path that is no file (SPA fallback). */
export function createStatics(dist: Dist, pictures: Pictures) {
  let { files, headers } = dist;
  let former: Dist['files'] = new Map();
  const replaced = new Map<string, Served>();

  const get = (path: string) => replaced.get(path) ?? files.get(path) ?? former.get(path);

  const isFile = (path: string) =>
    extension.test(path) ||
    [...foldersOf(headers), ...pictureFolders, ...ownPaths].some((start) => path.startsWith(start));

  /** A captive portal's page is never cached, whatever it replaces. */
  const headersOf = (path: string, { type }: Served) => ({
    ...byDefault,
    ...headersOfFile(headers, path),
    ...(type.startsWith('text/html') && { 'Cache-Control': checkFirst }),
  });

  return {
    /**
     * Serves another build from now on. Files of the previous one remain available for one release, for its open
     * pages.
     */
    use(next: Dist) {
      former = new Map([...files].filter(([path]) => path.startsWith('/assets/')));
      ({ files, headers } = next);
      replaced.clear();
    },
    /** Serves something else in place of a file. */
    replace(path: string, instead: Served) {
      replaced.set(path, instead);
    },
    get,
    async fetch(request: Request): Promise<Response> {
      if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405);
      // A path with broken escapes isn't a file; the app handles it.
      const path = pathOf(request) ?? '';
      const file = get(path);
      if (file && path !== shell) return send(request, file, headersOf(path, file));
      const picture = file ? undefined : pictures(path);
      if (picture) return send(request, picture, { ...inert, 'Cache-Control': aDay });
      const document = files.get(shell);
      if (!document || (!file && isFile(path))) return plain(404);
      return send(request, document, { ...byDefault, ...headers[documentPath] });
    },
  };
}

function pathOf(request: Request): string | undefined {
  try {
    return decodeURIComponent(new URL(request.url).pathname);
  } catch {
    return undefined;
  }
}

type Named = Readonly<Record<string, string>>;

async function send(request: Request, file: Served, own: Named): Promise<Response> {
  const encoding = encodingFor(request.headers.get('accept-encoding'));
  const encoded = encoding && file.encoded(encoding);
  const etag = `"${file.etag}${encoded ? `-${encoding}` : ''}"`;
  const headers = new Headers({ ...own, etag, vary: 'accept-encoding' });
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });

  const body = encoded ? await encoded : file.body;
  headers.set('content-type', file.type);
  headers.set('content-length', String(body.length));
  if (encoded) headers.set('content-encoding', encoding);
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

const plain = (status: 404 | 405) =>
  new Response(`${status}\n`, {
    status,
    headers: { ...inert, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
