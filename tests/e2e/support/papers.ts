import type { Page } from 'playwright/test';
import { headOf } from '#tests/support/pictureHeads.ts';

/** EXIF metadata as a camera writes it, with the GPS position. */
const whereTaken = 'Exif\0\0GPSLatitude 14.5995 N';

const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.replace('data:image/jpeg;base64,', ''), 'base64');

function withPlace(jpeg: Buffer): Buffer {
  const said = Buffer.from(whereTaken, 'latin1');
  const head = Buffer.from([0xff, 0xe1, 0, said.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, said, jpeg.subarray(2)]);
}

/** A photo of a document as from a camera: large, with its GPS position, and blurred by `blur` pixels. */
export async function photoOf(page: Page, label: string, blur = 0) {
  const jpeg = await page.evaluate(
    ([words, px]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 2_400, height: 1_500 });
      const context = canvas.getContext('2d')!;
      context.filter = `blur(${px}px)`;
      context.fillStyle = '#cfe3f5';
      context.fillRect(0, 0, canvas.width, canvas.height);
      context.fillStyle = '#112233';
      context.font = '110px sans-serif';
      for (let line = 1; line < 11; line++) context.fillText(`${words} Republika ng Pilipinas ${line}`, 80, line * 130);
      return canvas.toDataURL('image/jpeg', 0.9);
    },
    [label, blur] as const,
  );
  return { name: `${label}.jpg`, mimeType: 'image/jpeg', buffer: withPlace(bytesOf(jpeg)) };
}

/** Whether an uploaded picture, a data URL, is a JPEG without location metadata. */
export function isBare(image: string): boolean {
  const bytes = bytesOf(image);
  return bytes[0] === 0xff && bytes[1] === 0xd8 && !bytes.includes('Exif') && !bytes.includes('GPS');
}

/** Files that are not photos, whatever their names and types claim. */
export const noPhotos = {
  svg: { name: 'id.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  page: { name: 'id.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<!doctype html><script>alert(1)</script>') },
  polyglot: {
    name: 'id.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.from('<script>alert(1)</script>')]),
  },
  bomb: { name: 'id.png', mimeType: 'image/png', buffer: Buffer.from(headOf['image/png'](30_000, 30_000)) },
};
