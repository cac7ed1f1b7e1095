/** Width and height in pixels. */
interface Size {
  width: number;
  height: number;
}

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** The length of the longest header of a PNG or WebP with its size. */
const headLength = 30;

/** The size in the first frame header of a JPEG; the segments before it are skipped. */
function jpegSize(bytes: Buffer): Size | undefined {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) return undefined;
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1]!;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    if (marker === 0xda) return undefined;
  }
  return undefined;
}

function pngSize(bytes: Buffer): Size | undefined {
  if (bytes.length < headLength || ascii(bytes, 0, 8) !== '\x89PNG\r\n\x1a\n' || ascii(bytes, 12, 16) !== 'IHDR')
    return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** The size in each kind of WebP: lossy, lossless, and with features such as transparency. */
const webpKinds: Record<string, (bytes: Buffer) => Size> = {
  'VP8 ': (bytes) => ({ width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }),
  VP8L(bytes) {
    const bits = bytes.readUInt32LE(21);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  },
  VP8X: (bytes) => ({ width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }),
};

function webpSize(bytes: Buffer): Size | undefined {
  if (bytes.length < headLength || ascii(bytes, 0, 4) !== 'RIFF' || ascii(bytes, 8, 12) !== 'WEBP') return undefined;
  return webpKinds[ascii(bytes, 12, 16)]?.(bytes);
}

const sizes = { jpeg: jpegSize, png: pngSize, webp: webpSize };
export type PictureFormat = keyof typeof sizes;

/**
 * The size that the header of a picture says, by the structure of its format; undefined for what isn't of this format,
 * whatever it claims. The pixels aren't decoded.
 */
export const pictureSize = (format: PictureFormat, bytes: Buffer): Size | undefined => sizes[format](bytes);
