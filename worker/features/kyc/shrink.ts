import { kycImage } from '#contract/kyc.ts';
import type { ImageEditor, OpenPicture } from '../pictures/canvas.ts';
import { sizeWithin, targetBytes } from '../pictures/compression.ts';
import { shrinkPicture } from '../pictures/shrinkPicture.ts';
import { sharpness, sharpnessOf } from './picture.ts';

/**
 * Prepares a chosen file's bytes for upload on the current network (checklist V-12, G16), with whether it may be too blurred to
 * read; or resolves with why it isn't accepted.
 */
export const shrink = (bytes: ArrayBuffer, effectiveType: string, open: ImageEditor) =>
  shrinkPicture(
    bytes,
    {
      fileBytes: kycImage.fileBytes,
      sentBytes: kycImage.mostBytes,
      targetBytes: targetBytes(effectiveType),
      leastSide: kycImage.leastSide,
    },
    open,
    (picture) => ({ blurred: isBlurred(picture) }),
  );

function isBlurred(picture: OpenPicture): boolean {
  const { width, height } = sizeWithin(picture.width, picture.height, sharpness.side);
  return sharpnessOf(picture.pixels(width, height), width, height) < sharpness.least;
}
