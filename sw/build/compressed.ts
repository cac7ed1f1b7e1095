import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { buildCache } from './cache.ts';
import { fingerprint } from './digest.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Codings by file extension, each at its highest level. */
const codings = {
  br: (content: Buffer) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => gzipped(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Texts; pictures are compressed already. */
const compressible = /\.(html|js|css|svg|json|webmanifest)$/;
/** Read by servers, and edited by operators: a compressed copy would go stale. */
const edited = /^(headers\.json$|builds[\\/])/;
/** Shorter files, in bytes, fit in one packet anyway. */
const worthwhile = 860;

/** Writes compressed copies of a folder's texts beside them: `x.js.br` and `x.js.gz`, for servers that send such files. */
export async function compressAll(folder: string): Promise<void> {
  const kept = buildCache('compressed');
  kept.prepare();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const write = async (name: string) => {
    const content = readFileSync(path.join(folder, name));
    if (content.length < worthwhile) return;
    for (const [ending, compress] of Object.entries(codings)) {
      const copy = await kept.get(`${fingerprint(content)}.${ending}`, () => compress(content));
      writeFileSync(path.join(folder, `${name}.${ending}`), copy);
    }
  };
  await Promise.all(names.filter((name) => compressible.test(name) && !edited.test(name)).map(write));
}
