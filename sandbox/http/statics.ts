import type { Dist, Served } from './dist.ts';
import { encodingFor } from './encoding.ts';
import type { Pictures } from './pictures.ts';

/** Paths under these are files, existing or not; so is everything with an extension. */
const fileFolders = ['/assets/', '/builds/', '/avatar/', '/icons/', '/games/', '/banners/'];

const shell = '/index.html';
const forever = 'public, max-age=31536000, immutable';
const checkFirst = 'no-cache';
const aDay = 'public, max-age=86400';

/** Security headers of every response without a policy of its own. */
const guarded = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Policy for pictures and texts, which run no script wherever they are opened. */
const inert = { ...guarded, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" };

/** Serves a built app: its files, its pictures, and the document for every path that is no file (SPA fallback). */
export function createStatics(dist: Dist, pictures: Pictures) {
  let { files, headers } = dist;
  let former: Dist['files'] = new Map();
  const replaced = new Map<string, Served>();

  const get = (path: string) => replaced.get(path) ?? files.get(path) ?? former.get(path);

  return {
    /** Serves another build from now on. Files of the previous one remain available for one release, for its open pages. */
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
      const path = pathOf(request);
      if (path === undefined) return plain(400);
      const file = get(path);
      if (file && path !== shell) return send(request, file, cacheOf(path, file), guarded, headersFor(headers, path));
      const picture = file ? undefined : pictures(path);
      if (picture) return send(request, picture, aDay, inert);
      const document = files.get(shell);
      if (!document || (!file && isFile(path))) return plain(404);
      return send(request, document, checkFirst, guarded, headers['/']);
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

const isFile = (path: string) => /\.\w+$/.test(path) || fileFolders.some((folder) => path.startsWith(folder));

/** Cache-Control of a path: files in /assets/ have hashed names and are immutable; the rest is revalidated, except the avatars. */
function cacheOf(path: string, { type }: Served): string {
  if (type.startsWith('text/html')) return checkFirst;
  if (path.startsWith('/assets/')) return forever;
  return path.startsWith('/avatar/') ? aDay : checkFirst;
}

/** The headers of the longest matching path prefix; those of "/" apply to the document alone. */
function headersFor(headers: Dist['headers'], path: string): Named | undefined {
  const fitting = Object.keys(headers).filter((start) => start !== '/' && path.startsWith(start));
  const longest = fitting.toSorted((a, b) => b.length - a.length)[0];
  return longest === undefined ? undefined : headers[longest];
}

type Named = Readonly<Record<string, string>>;

async function send(
  request: Request,
  file: Served,
  cacheControl: string,
  base: Named,
  own: Named = {},
): Promise<Response> {
  const encoding = encodingFor(request.headers.get('accept-encoding'));
  const encoded = encoding && file.encoded(encoding);
  const etag = `"${file.etag}${encoded ? `-${encoding}` : ''}"`;
  const headers = new Headers(base);
  for (const [name, value] of Object.entries({ ...own, etag, vary: 'accept-encoding', 'cache-control': cacheControl }))
    headers.set(name, value);
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers });

  const body = encoded ? await encoded : file.body;
  headers.set('content-type', file.type);
  headers.set('content-length', String(body.length));
  if (encoded) headers.set('content-encoding', encoding);
  return new Response(request.method === 'HEAD' ? null : body, { headers });
}

const plain = (status: 400 | 404 | 405) =>
  new Response(`${status}\n`, {
    status,
    headers: { ...inert, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
