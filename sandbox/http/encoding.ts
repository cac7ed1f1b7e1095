import { constants, type BrotliOptions } from 'node:zlib';

export type Encoding = 'br' | 'gzip';

/** The best content encoding that the client accepts; undefined for none. */
export function encodingFor(acceptEncoding: string | null): Encoding | undefined {
  const taken = (acceptEncoding ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  return (['br', 'gzip'] as const).find((encoding) => taken.includes(encoding));
}

/** Brotli options for text of a known size: quality 11 for what is compressed once, 5 for per-request answers. */
export const brotli = (quality: 5 | 11, size: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
  },
});
