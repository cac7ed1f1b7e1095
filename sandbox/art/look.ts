import sharp from 'sharp';

/** The resolution at which pictures are compared, in fields along a side. */
const fields = 12;

/** A picture's coarse look: red, green and blue of every field, 0 to 255. */
export async function look(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(fields, fields, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

/** The distance of two looks: the mean difference of a field's colour, from 0 (the same) to 255. */
export function distance(one: Buffer, other: Buffer): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += Math.abs(one[at]! - other[at]!);
  return sum / one.length;
}
