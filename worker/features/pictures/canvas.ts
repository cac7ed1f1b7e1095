/** A decoded picture: its size, its pixels and its conversion to JPEG. */
export interface OpenPicture {
  width: number;
  height: number;
  /** The picture's pixels at this size, as red, green, blue and alpha. */
  pixels(width: number, height: number): Uint8ClampedArray;
  /** The picture re-encoded as a JPEG of this size, without any metadata. */
  jpeg(width: number, height: number, quality: number): Promise<Blob>;
  close(): void;
}

/** Decodes a file as a picture, upright by its orientation data. Rejects when the browser can't. */
export type ImageEditor = (file: Blob) => Promise<OpenPicture>;

/** White, so that transparent areas stay readable. */
const paper = '#fff';

/** Decodes and encodes pictures by the browser's canvas in a worker. */
export const browserImageEditor: ImageEditor = async (file) => {
  const bitmap = await createImageBitmap(file);
  function drawn(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('There is no context to draw on.');
    context.imageSmoothingQuality = 'high';
    context.fillStyle = paper;
    context.fillRect(0, 0, width, height);
    context.drawImage(bitmap, 0, 0, width, height);
    return { canvas, context };
  }
  return {
    width: bitmap.width,
    height: bitmap.height,
    pixels: (width, height) => drawn(width, height).context.getImageData(0, 0, width, height).data,
    jpeg: (width, height, quality) => drawn(width, height).canvas.convertToBlob({ type: 'image/jpeg', quality }),
    close: () => bitmap.close(),
  };
};
