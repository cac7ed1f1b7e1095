import { kycImage } from '#contract/kyc.ts';
import type { OpenPicture } from './canvas.ts';

/** The size of a picture scaled down to this longer side; a smaller one is unchanged. */
export function sizeWithin(width: number, height: number, longest: number) {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The target size of a picture on a slow network, in bytes, so that its upload finishes before the timeout. */
const slowTargets: Record<string, number> = { 'slow-2g': 50_000, '2g': 100_000, '3g': 500_000 };

/** The target size of a picture on the current network (`effectiveType`), in bytes. */
export const targetBytes = (effectiveType: string) => slowTargets[effectiveType] ?? kycImage.mostBytes;

/**
 * The size limit of one request's pictures, bytes, after a server found them too large (HTTP 413): as text they fit
 * into web servers' default of 1 MB.
 */
export const smallBytes = 700_000;

/** The steps of compression, tried until a picture is small enough: longer side in pixels, and JPEG quality. */
export const attempts = [
  { longest: kycImage.longestSide, quality: 0.85 },
  { longest: kycImage.longestSide, quality: 0.7 },
  { longest: kycImage.longestSide, quality: 0.5 },
  { longest: 1_200, quality: 0.6 },
  { longest: 1_000, quality: 0.45 },
  { longest: 1_000, quality: 0.3 },
] as const;

/** The first compression within the target size, else the last whose shorter side isn't below the minimum. */
export async function compress(picture: OpenPicture, maxBytes: number, leastSide: number): Promise<Blob> {
  let jpeg: Blob | undefined;
  for (const { longest, quality } of attempts) {
    const { width, height } = sizeWithin(picture.width, picture.height, longest);
    if (jpeg && Math.min(width, height) < leastSide) break;
    jpeg = await picture.jpeg(width, height, quality);
    if (jpeg.size <= maxBytes) break;
  }
  return jpeg!;
}
