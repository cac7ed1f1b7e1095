/** Width and height of a player's picture, in pixels: twice the largest size at which it is shown. */
const portraitSide = 256;
const quality = 0.8;

/** The largest centred square of a picture. */
export function middleOf({ width, height }: { width: number; height: number }) {
  const side = Math.min(width, height);
  return { left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 2), side };
}

/**
 * Converts a photo to a small square JPEG as a data URL, without its metadata. Rejects when this browser can't decode
 * the file as a picture.
 */
export async function portrait(photo: Blob): Promise<string> {
  const picture = await createImageBitmap(photo);
  const { left, top, side } = middleOf(picture);
  const canvas = document.createElement('canvas');
  canvas.width = portraitSide;
  canvas.height = portraitSide;
  canvas.getContext('2d')!.drawImage(picture, left, top, side, side, 0, 0, portraitSide, portraitSide);
  picture.close();
  return canvas.toDataURL('image/jpeg', quality);
}
