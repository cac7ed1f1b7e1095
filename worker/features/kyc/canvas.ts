/** A picture that is open: what it measures, and what can be made of it. */
export interface OpenPicture {
  width: number;
  height: number;
  /** The picture's pixels at this size, as red, green, blue and alpha. */
  pixels(width: number, height: number): Uint8ClampedArray;
  /** The picture drawn anew at this size, as a JPEG. Only what could be seen is in it. */
  jpeg(width: number, height: number, quality: number): Promise<Blob>;
  close(): void;
}

/** Opens a file as a picture, upright as its camera meant it. Rejects when the browser can't. */
export type ImageEditor = (file: Blob) => Promise<OpenPicture>;

/** White, so that what was transparent can be read. */
const paper = '#fff';

/** What the browser has for pictures in a worker. */
export const browserImageEditor: ImageEditor = async (file) => {
  const bitmap = await createImageBitmap(file);
  function drawn(width: number, height: number) {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d')!;
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
