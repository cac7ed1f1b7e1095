import { kindOf, sizeOf, type Size } from '#contract/pictures/head.ts';

export type PictureFormat = 'jpeg' | 'png' | 'webp';

/**
 * The size that a picture's header gives; undefined for another format, whatever it claims. The pixels aren't
 * decoded.
 */
export function pictureSize(format: PictureFormat, bytes: Buffer): Size | undefined {
  const kind = `image/${format}`;
  return kindOf(bytes) === kind ? sizeOf(kind, bytes) : undefined;
}
