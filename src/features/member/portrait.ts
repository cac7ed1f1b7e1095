/** The side of a player's own picture, in pixels: twice as large as it is ever shown. */
const portraitSide = 256;
const quality = 0.8;

/** The largest square in the middle of a picture. */
export function middleOf({ width, height }: { width: number; height: number }) {
  const side = Math.min(width, height);
  return { left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 2), side };
}

/**
 * A photo as a small square JPEG, as a data URL; what the camera wrote into the file stays behind. Rejects when the file
 * is no picture that this browser can read.
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
