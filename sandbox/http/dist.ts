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

/** Prepares a file for serving; its content type follows from `path`. `made` are its precompressed bytes, if any. */
export function served(path: string, body: Buffer, made = new Map<Encoding, Promise<Buffer>>()): Served {
  const type = getMimeType(path) ?? 'application/octet-stream';
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

/** Response headers by path, as the build defines them (`sw/build/headers.ts`). */
export type HeadersByPath = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A built app: its files by path, and their headers. */
export interface Dist {
  files: ReadonlyMap<string, Served>;
  headers: HeadersByPath;
}

/** An empty build, for development, where Vite serves the app. */
export const noDist: Dist = { files: new Map(), headers: {} };

/** The extensions of the build's compressed copies. */
const copies = { br: '.br', gzip: '.gz' } as const;

/** Build output for the server alone, not served to players. */
const unserved = (path: string) => /\.(map|br|gz)$/.test(path) || path === headersFile;
const headersFile = '/headers.json';

/** Reads a built app into memory, so that no request path ever reaches the file system. Throws a readable error when there is none. */
export function readDist(folder: string): Dist {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error(`There is no built app in ${folder}. Run: npm run build`);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(folder, name)).isFile(),
  );
  const paths = new Set(names.map((name) => `/${name.split(sep).join('/')}`));
  const read = (path: string) => readFileSync(join(folder, path));
  const copiesOf = (path: string) =>
    Object.entries(copies)
      .filter(([, ending]) => paths.has(path + ending))
      .map(([encoding, ending]) => [encoding as Encoding, Promise.resolve(read(path + ending))] as const);
  const files = new Map(
    [...paths]
      .filter((path) => !unserved(path))
      .map((path) => [path, served(path, read(path), new Map(copiesOf(path)))]),
  );
  const headers = paths.has(headersFile) ? (JSON.parse(read(headersFile).toString()) as HeadersByPath) : {};
  return { files, headers };
}
