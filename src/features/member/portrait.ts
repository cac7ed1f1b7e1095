import { limited } from '#browser/limited.ts';
import { readFile, type ReadFault } from '#browser/files/readFile.ts';
import { kycImage } from '#contract/kyc.ts';
import { hasTooManyPixels, judgeHead, type HeadFault } from '#contract/pictures/head.ts';

/** Width and height of a player's picture, in pixels: twice the largest size at which it is shown. */
const portraitSide = 256;
const quality = 0.8;
/** The timeout for decoding a photo, milliseconds. */
const decodeTimeout = 20_000;

/** Why a photo is rejected: a fault of its file or its header · `undrawn` this device can't draw or encode it. */
export type PortraitFault = ReadFault | HeadFault | 'undrawn';

/** The largest centred square of a picture. */
export function middleOf({ width, height }: { width: number; height: number }) {
  const side = Math.min(width, height);
  return { left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 2), side };
}

/**
 * Converts a photo to a small square JPEG as a data URL, without metadata; or resolves with why it is rejected. Its
 * size is checked before decoding.
 */
export async function portrait(photo: Blob): Promise<{ image: string } | { fault: PortraitFault }> {
  const bytes = await readFile(photo, kycImage.fileBytes);
  if (typeof bytes === 'string') return { fault: bytes };
  const head = judgeHead(new Uint8Array(bytes));
  if ('fault' in head) return head;
  const decoding = createImageBitmap(new Blob([bytes], { type: head.kind }));
  const picture = await limited(decodeTimeout, decoding).catch(() => undefined);
  if (!picture) {
    void decoding.then((late) => late.close()).catch(() => {});
    return { fault: 'unreadable' };
  }
  // A header may give less than its file has.
  const isLarge = hasTooManyPixels(picture);
  const image = isLarge ? undefined : drawn(picture);
  picture.close();
  return image ? { image } : { fault: isLarge ? 'large' : 'undrawn' };
}

/** The middle of a picture as a JPEG, on white; undefined without a working canvas. */
function drawn(picture: ImageBitmap): string | undefined {
  try {
    const { left, top, side } = middleOf(picture);
    const canvas = document.createElement('canvas');
    canvas.width = portraitSide;
    canvas.height = portraitSide;
    const context = canvas.getContext('2d');
    if (!context) return undefined;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, portraitSide, portraitSide);
    context.drawImage(picture, left, top, side, side, 0, 0, portraitSide, portraitSide);
    const image = canvas.toDataURL('image/jpeg', quality);
    return image.startsWith('data:image/jpeg') ? image : undefined;
  } catch {
    return undefined;
  }
}
