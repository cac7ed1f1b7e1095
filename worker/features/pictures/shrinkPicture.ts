import { Failure } from '#contract/failure.ts';
import { kycImage } from '#contract/kyc.ts';
import { hasTooManyPixels, judgeHead, type HeadFault } from '#contract/pictures/head.ts';
import type { ImageEditor, OpenPicture } from './canvas.ts';
import { compress, sizeWithin } from './compression.ts';

/**
 * Why a file isn't accepted: a fault of its header · `heavy` too many bytes · `unreadable` this browser can't decode
 * it · `small` too few pixels · `undrawn` this device can't draw or encode it.
 */
export type PictureFault = HeadFault | 'heavy' | 'unreadable' | 'small' | 'undrawn';

/** The size limits of a picture in bytes: as chosen, as sent, and the target on this network. */
export interface Bounds {
  fileBytes: number;
  sentBytes: number;
  targetBytes: number;
  /** The minimum shorter side after scaling, pixels. */
  leastSide: number;
}

/**
 * Re-encodes a chosen file as a JPEG data URL without metadata (G16), with what `find` returns of it; or why it isn't
 * accepted.
 */
export async function shrinkPicture<Found extends object>(
  bytes: ArrayBuffer,
  { fileBytes, sentBytes, targetBytes, leastSide }: Bounds,
  open: ImageEditor,
  find: (picture: OpenPicture) => Found,
): Promise<({ image: string } & Found) | { fault: PictureFault }> {
  if (bytes.byteLength > fileBytes) return { fault: 'heavy' };
  const head = judgeHead(new Uint8Array(bytes));
  if ('fault' in head) return head;
  const picture = await open(new Blob([bytes], { type: head.kind })).catch(() => undefined);
  if (!picture) return { fault: 'unreadable' };
  try {
    // A header may give less than its file has.
    if (hasTooManyPixels(picture)) return { fault: 'large' };
    const sent = sizeWithin(picture.width, picture.height, kycImage.longestSide);
    if (Math.min(sent.width, sent.height) < leastSide) return { fault: 'small' };
    const jpeg = await compress(picture, targetBytes, leastSide);
    if (jpeg.size > sentBytes) return { fault: 'heavy' };
    return { image: await dataUrl(jpeg), ...find(picture) };
  } catch {
    return { fault: 'undrawn' };
  } finally {
    picture.close();
  }
}

/** How many bytes are converted to characters at a time. */
const chunk = 2 ** 13;

async function dataUrl(jpeg: Blob): Promise<string> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += chunk) binary += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return `data:image/jpeg;base64,${btoa(binary)}`;
}

/** Whether a server, or a proxy before it, refused a request as too large (HTTP 413). */
export const isTooLarge = (error: unknown): error is Failure => error instanceof Failure && error.code === 413;

/** Shrinks an already sent picture to this many bytes; undefined if that isn't possible. */
export async function shrunkAgain(
  image: string,
  { targetBytes, leastSide }: Pick<Bounds, 'targetBytes' | 'leastSide'>,
  open: ImageEditor,
): Promise<string | undefined> {
  const bytes = Uint8Array.from(atob(image.slice(image.indexOf(',') + 1)), (each) => each.charCodeAt(0));
  const bounds = { fileBytes: bytes.length, sentBytes: bytes.length - 1, targetBytes, leastSide };
  const shrunk = await shrinkPicture(bytes.buffer, bounds, open, () => ({}));
  return 'fault' in shrunk ? undefined : shrunk.image;
}
