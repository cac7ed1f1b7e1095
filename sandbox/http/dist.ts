import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { getMimeType } from 'hono/utils/mime';
import { brotli, type Encoding } from './encoding.ts';

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Kinds that are worth compressing; pictures are compressed already. */
const compressible = /^(text\/|image\/svg|application\/(javascript|json|manifest))/;

/** Something to serve: its bytes, its kind and a name for exactly these bytes. */
export interface Served {
  type: string;
  etag: string;
  body: Buffer;
  /** The bytes in a coding, compressed when first asked for; nothing when that isn't worth it. */
  encoded(encoding: Encoding): Promise<Buffer> | undefined;
}

/** Prepares something for serving; `path` tells its kind. */
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

/** Headers by the beginning of a path, as the build says. */
export type HeadersByPath = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A built app: its files by path, and the headers that go with them. */
export interface Dist {
  files: ReadonlyMap<string, Served>;
  headers: HeadersByPath;
}

/** No app at all: in development it isn't built. */
export const noDist: Dist = { files: new Map(), headers: {} };

/** What the build writes for the server and not for the player. */
const unserved = (path: string) => path.endsWith('.map') || path === '/headers.json';

/** Reads a built app whole, so that no request ever names a file on the disk. Throws in plain words when there is none. */
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
