import { kycImage } from '#contract/kyc.ts';

/** The maximum size of a chosen file, in bytes (checklist V-12). */
export const maxFileBytes = 10 * 2 ** 20;

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
/** Brands of files that hold a still picture as HEVC. */
const heic = /^(hei[cmsx]|hev[cx]|mif1|msf1)$/;

/** The accepted picture formats, detected by their first bytes, never by the file's declared type. */
const kinds: Record<string, (head: Uint8Array) => boolean> = {
  'image/jpeg': (head) => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff,
  'image/png': (head) => ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/webp': (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP',
  'image/heic': (head) => ascii(head, 4, 8) === 'ftyp' && heic.test(ascii(head, 8, 12)),
};

/** The number of bytes needed to detect a format. */
export const headLength = 12;

/** The format of a file by its first bytes; undefined when it isn't accepted. */
export const kindOf = (head: Uint8Array): string | undefined => Object.keys(kinds).find((kind) => kinds[kind]!(head));

/** The size of a picture scaled down to this longer side; a smaller one is unchanged. */
export function sizeWithin(width: number, height: number, longest: number) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** Whether a picture, scaled for upload, is large enough to read a document. */
export function isLargeEnough(width: number, height: number): boolean {
  const sent = sizeWithin(width, height, kycImage.longestSide);
  return Math.min(sent.width, sent.height) >= kycImage.leastSide;
}

/** The target size of a picture on a slow network, in bytes, so that its upload finishes before the timeout. */
const slowTargets: Record<string, number> = { 'slow-2g': 50_000, '2g': 100_000, '3g': 500_000 };

/** The target size of a picture on the current network (`effectiveType`), in bytes. */
export const targetBytes = (effectiveType: string) => slowTargets[effectiveType] ?? kycImage.mostBytes;

/**
 * The steps of compression, tried in turn until a picture is small enough: its longer side in pixels, and the quality
 * of the JPEG.
 */
export const attempts = [
  { longest: kycImage.longestSide, quality: 0.85 },
  { longest: kycImage.longestSide, quality: 0.7 },
  { longest: kycImage.longestSide, quality: 0.5 },
  { longest: 1_200, quality: 0.6 },
  { longest: 1_000, quality: 0.45 },
  { longest: 1_000, quality: 0.3 },
] as const;

/** The longer side, in pixels, at which sharpness is measured, and the least sharpness of a readable picture. */
export const sharpness = { side: 480, least: 40 };

/**
 * The sharpness of a picture: the variance of its edges, by the four neighbours of each grey pixel. `rgba` is a
 * canvas's pixel data.
 */
export function sharpnessOf(rgba: ArrayLike<number>, width: number, height: number): number {
  const grey = (x: number, y: number) => {
    const at = (y * width + x) * 4;
    return 0.299 * rgba[at]! + 0.587 * rgba[at + 1]! + 0.114 * rgba[at + 2]!;
  };
  let [count, sum, squares] = [0, 0, 0];
  for (let y = 1; y < height - 1; y++)
    for (let x = 1; x < width - 1; x++) {
      const edge = grey(x - 1, y) + grey(x + 1, y) + grey(x, y - 1) + grey(x, y + 1) - 4 * grey(x, y);
      count++;
      sum += edge;
      squares += edge * edge;
    }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}
