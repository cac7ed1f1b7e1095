import { kindOf, sizeOf, type Size } from '#contract/pictures/head.ts';

export type PictureFormat = 'jpeg' | 'png' | 'webp';

/**
 * The size that the head of a picture says, by the structure of its format; undefined for what isn't of this format,
 * whatever it claims. The pixels aren't decoded.
 */
export function pictureSize(format: PictureFormat, bytes: Buffer): Size | undefined {
  const kind = `image/${format}`;
  return kindOf(bytes) === kind ? sizeOf(kind, bytes) : undefined;
}
