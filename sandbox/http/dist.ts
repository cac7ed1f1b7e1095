import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import { brotli, type Encoding } from './encoding.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Content types worth compressing; pictures are compressed already. */
const compressible = /^(text\/|image\/svg|application\/(javascript|json|manifest))/;

/** A static file: its bytes, content type and ETag. */
export interface Served {
  type: string;
  etag: string;
  body: Buffer;
  /** The compressed bytes, computed on first use and cached; undefined when compression isn't worth it. */
  encoded(encoding: Encoding): Promise<Buffer> | undefined;
}

/** Prepares a file for serving; its content type follows from `path`. */
export function served(path: string, body: Buffer): Served {
  const type = getMimeType(path) ?? 'application/octet-stream';
  const made = new Map<Encoding, Promise<Buffer>>();
  const compress = (encoding: Encoding) =>
    encoding === 'br' ? brotliAsync(body, brotli(11, body.length)) : gzipAsync(body, { level: 9 });
  return {
    type,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 16),
    body,
    encoded(encoding) {
      if (!compressible.test(type)) return undefined;
      const bytes = made.get(encoding) ?? compress(encoding);
      made.set(encoding, bytes);
      return bytes;
    },
  };
}

/** Response headers by path prefix, as the build defines them. */
export type HeadersByPath = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A built app: its files by path, and their headers. */
export interface Dist {
  files: ReadonlyMap<string, Served>;
  headers: HeadersByPath;
}

/** An empty build, for development, where Vite serves the app. */
export const noDist: Dist = { files: new Map(), headers: {} };

/** Build output for the server alone, not served to players. */
const unserved = (path: string) => path.endsWith('.map') || path === '/headers.json';

/** Reads a built app into memory, so that no request path ever reaches the file system. Throws a readable error when there is none. */
export function readDist(folder: string): Dist {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no built app in ${folder}. Run: npm run build`);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  const paths = names.map((name) => `/${name.split(sep).join('/')}`);
  const files = new Map(
    paths.filter((path) => !unserved(path)).map((path) => [path, served(path, readFileSync(join(folder, path)))]),
  );
  const headers = paths.includes('/headers.json')
    ? (JSON.parse(readFileSync(join(folder, 'headers.json'), 'utf8')) as HeadersByPath)
    : {};
  return { files, headers };
}
