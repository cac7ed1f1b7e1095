import { kycImage } from '#contract/kyc.ts';
import {
  attempts,
  headLength,
  isLargeEnough,
  kindOf,
  mostChosen,
  sharpness,
  sharpnessOf,
  sizeWithin,
  weightFor,
} from './picture.ts';
import type { OpenPicture, ImageEditor } from './canvas.ts';

/**
 * Why a file is not taken: `kind` it is no picture, or none of a kind that is taken · `heavy` it weighs too much ·
 * `unreadable` this browser can't open it · `small` too little can be seen.
 */
export type PictureFault = 'kind' | 'heavy' | 'unreadable' | 'small';

interface Shrunk {
  /** A JPEG as a data URL, drawn anew: nothing that the camera wrote beside the picture is in it. */
  image: string;
  /** It may be too blurred to read. */
  blurred: boolean;
}

/** Makes a chosen file fit to be sent over the network at hand (checklist V-12, G16), or says why it can't be. */
export async function shrink(
  file: Blob,
  effectiveType: string,
  open: ImageEditor,
): Promise<Shrunk | { fault: PictureFault }> {
  if (file.size > mostChosen) return { fault: 'heavy' };
  const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
  const kind = kindOf(head);
  if (!kind) return { fault: 'kind' };
  const picture = await open(new Blob([file], { type: kind })).catch(() => undefined);
  if (!picture) return { fault: 'unreadable' };
  try {
    if (!isLargeEnough(picture.width, picture.height)) return { fault: 'small' };
    const jpeg = await lightEnough(picture, weightFor(effectiveType));
    if (jpeg.size > kycImage.mostBytes) return { fault: 'heavy' };
    return { image: await dataUrl(jpeg), blurred: isBlurred(picture) };
  } finally {
    picture.close();
  }
}

/** The first attempt that weighs no more than it should, or else the last that can still be read. */
async function lightEnough(picture: OpenPicture, most: number): Promise<Blob> {
  let jpeg: Blob | undefined;
  for (const { longest, quality } of attempts) {
    const { width, height } = sizeWithin(picture.width, picture.height, longest);
    if (jpeg && Math.min(width, height) < kycImage.leastSide) break;
    jpeg = await picture.jpeg(width, height, quality);
    if (jpeg.size <= most) break;
  }
  return jpeg!;
}

function isBlurred(picture: OpenPicture): boolean {
  const { width, height } = sizeWithin(picture.width, picture.height, sharpness.side);
  return sharpnessOf(picture.pixels(width, height), width, height) < sharpness.least;
}

/** How many bytes are turned into characters at once. */
const chunk = 2 ** 13;

async function dataUrl(jpeg: Blob): Promise<string> {
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  let binary = '';
  for (let at = 0; at < bytes.length; at += chunk) binary += String.fromCharCode(...bytes.subarray(at, at + chunk));
  return `data:image/jpeg;base64,${btoa(binary)}`;
}
