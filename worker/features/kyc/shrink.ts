import { kycImage } from '#contract/kyc.ts';
import {
  attempts,
  headLength,
  isLargeEnough,
  kindOf,
  maxFileBytes,
  sharpness,
  sharpnessOf,
  sizeWithin,
  targetBytes,
} from './picture.ts';
import type { OpenPicture, ImageEditor } from './canvas.ts';

/**
 * Why a file is not accepted: `kind` it is no picture of an accepted format · `heavy` it is too large in bytes ·
 * `unreadable` this browser can't decode it · `small` it has too few pixels.
 */
export type PictureFault = 'kind' | 'heavy' | 'unreadable' | 'small';

interface Shrunk {
  /** A JPEG as a data URL, re-encoded without any metadata. */
  image: string;
  /** Whether it may be too blurred to read. */
  blurred: boolean;
}

/**
 * Prepares a chosen file for upload on the current network (checklist V-12, G16), or resolves with why it isn't
 * accepted.
 */
export async function shrink(
  file: Blob,
  effectiveType: string,
  open: ImageEditor,
): Promise<Shrunk | { fault: PictureFault }> {
  if (file.size > maxFileBytes) return { fault: 'heavy' };
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  const kind = kindOf(head);
  if (!kind) return { fault: 'kind' };
  const picture = await open(new Blob([file], { type: kind })).catch(() => undefined);
  if (!picture) return { fault: 'unreadable' };
  try {
    if (!isLargeEnough(picture.width, picture.height)) return { fault: 'small' };
    const jpeg = await compress(picture, targetBytes(effectiveType));
    if (jpeg.size > kycImage.mostBytes) return { fault: 'heavy' };
    return { image: await dataUrl(jpeg), blurred: isBlurred(picture) };
  } finally {
    picture.close();
  }
}

/** The first compression within the target size, or else the last one that is still readable. */
async function compress(picture: OpenPicture, maxBytes: number): Promise<Blob> {
  let jpeg: Blob | undefined;
  for (const { longest, quality } of attempts) {
    const { width, height } = sizeWithin(picture.width, picture.height, longest);
    if (jpeg && Math.min(width, height) < kycImage.leastSide) break;
    jpeg = await picture.jpeg(width, height, quality);
    if (jpeg.size <= maxBytes) break;
  }
  return jpeg!;
}

function isBlurred(picture: OpenPicture): boolean {
  const { width, height } = sizeWithin(picture.width, picture.height, sharpness.side);
  return sharpnessOf(picture.pixels(width, height), width, height) < sharpness.least;
}

/** How many bytes are converted to characters at once. */
const chunk = 2 ** 13;

async function dataUrl(jpeg: Blob): Promise<string> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += chunk) binary += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return `data:image/jpeg;base64,${btoa(binary)}`;
}
