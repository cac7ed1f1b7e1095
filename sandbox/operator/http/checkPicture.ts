import * as codes from '#contract/codes.ts';
import { pictureSize, type PictureFormat } from './pictureSize.ts';
import { Refusal } from './refusal.ts';

/**
 * The requirements of a picture: the name of its input, its maximum bytes, and its minimum shorter and maximum longer
 * side in pixels, however well it compresses.
 */
interface Bounds {
  field: string;
  mostBytes: number;
  leastSide: number;
  longestSide: number;
}

/**
 * Throws unless a data URL is a picture of its declared format, by its bytes, and within its bounds, by its header:
 * nothing is decoded.
 */
export function checkPicture(image: string, { field, mostBytes, leastSide, longestSide }: Bounds): void {
  const bad = (message: string) => new Refusal(codes.badParameter, message, { field });
  const [, format, base64] = /^data:image\/(jpeg|png|webp);base64,([A-Za-z\d+/]+=*)$/.exec(image) ?? [];
  if (!format || !base64) throw bad('A JPEG, PNG or WebP picture');
  if ((base64.length * 3) / 4 > mostBytes) throw bad('The picture is too large');
  const size = pictureSize(format as PictureFormat, Buffer.from(base64, 'base64'));
  if (!size) throw bad(`Not a picture of the format it names, ${format}`);
  if (Math.min(size.width, size.height) < leastSide) throw bad(`At least ${leastSide} pixels on the shorter side`);
  if (Math.max(size.width, size.height) > longestSide) throw bad(`At most ${longestSide} pixels on the longer side`);
}
