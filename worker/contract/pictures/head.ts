/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/**
 * Max pixels of a picture that is decoded: above what phone cameras and panoramas produce, within a phone's memory at
 * four bytes each.
 */
export const mostPixels = 70_000_000;

const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength);

/** Brands of files that hold a still picture as HEVC. */
const heic = /^(hei[cmsx]|hev[cx]|mif1|msf1)$/;

/**
 * JPEG markers: frames (three other markers share their range), markers without a length, the first scan, and none.
 */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const isBare = (marker: number) => marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
const scan = 0xda;
const noMarker = 0x00;

/** The size in the first frame header; the segments before it, such as a thumbnail, are skipped. */
function jpegSize(bytes: Uint8Array): Size | undefined {
  const view = viewOf(bytes);
  for (let at = 2; at + 9 <= bytes.length;) {
    const marker = bytes[at + 1]!;
    // Decoders skip bytes that aren't a marker, so following a length from there would find a different frame.
    if (bytes[at] !== 0xff || marker === scan || marker === noMarker) return undefined;
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    // A marker may be padded with 0xff bytes.
    if (marker === 0xff) at += 1;
    else at += isBare(marker) ? 2 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}

function pngSize(bytes: Uint8Array): Size | undefined {
  if (bytes.length < 24 || ascii(bytes, 12, 16) !== 'IHDR') return undefined;
  return { width: viewOf(bytes).getUint32(16), height: viewOf(bytes).getUint32(20) };
}

/** The size in each kind of WebP: lossy, lossless, and with features such as transparency. */
const webpKinds: Record<string, (view: DataView) => Size> = {
  'VP8 ': (view) => ({ width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }),
  VP8L(view) {
    const bits = view.getUint32(21, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  },
  VP8X: (view) => ({ width: (view.getUint32(24, true) & 0xffffff) + 1, height: (view.getUint32(26, true) >>> 8) + 1 }),
};

const webpSize = (bytes: Uint8Array): Size | undefined =>
  bytes.length < 30 ? undefined : webpKinds[ascii(bytes, 12, 16)]?.(viewOf(bytes));

/** Where the contents of a box of a HEIC begin and end. */
type Range = readonly [from: number, to: number];

/** The boxes of one type that directly follow one another in a range. */
function boxesOf(bytes: Uint8Array, type: string, [from, to]: Range): Range[] {
  const [view, found] = [viewOf(bytes), [] as Range[]];
  for (let at = from; at + 8 <= to;) {
    const length = view.getUint32(at);
    const isLong = length === 1 && at + 16 <= to;
    const end = at + (isLong ? Number(view.getBigUint64(at + 8)) : length || to - at);
    const begin = at + (isLong ? 16 : 8);
    if (end < begin || end > to) break;
    if (ascii(bytes, at + 4, at + 8) === type) found.push([begin, end]);
    at = end;
  }
  return found;
}

/** The size of the largest part among a HEIC's properties, which is that of the whole. */
function heicSize(bytes: Uint8Array): Size | undefined {
  const view = viewOf(bytes);
  const inside = (type: string) => (range: Range) => boxesOf(bytes, type, range);
  return inside('meta')([0, bytes.length])
    .map(([from, to]): Range => [from + 4, to])
    .flatMap(inside('iprp'))
    .flatMap(inside('ipco'))
    .flatMap(inside('ispe'))
    .flatMap(([from, to]) =>
      to - from < 12 ? [] : { width: view.getUint32(from + 4), height: view.getUint32(from + 8) },
    )
    .toSorted((a, b) => b.width * b.height - a.width * a.height)[0];
}

/** The accepted picture formats: their magic bytes, whatever the declared type, and where the size is. */
const kinds: Record<string, [begins: (head: Uint8Array) => boolean, size: (bytes: Uint8Array) => Size | undefined]> = {
  'image/jpeg': [(head) => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff, jpegSize],
  'image/png': [(head) => ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n', pngSize],
  'image/webp': [(head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP', webpSize],
  'image/heic': [(head) => ascii(head, 4, 8) === 'ftyp' && heic.test(ascii(head, 8, 12)), heicSize],
};

/** The format of a file by its magic bytes; undefined if it isn't accepted. */
export const kindOf = (bytes: Uint8Array): string | undefined =>
  Object.keys(kinds).find((kind) => kinds[kind]![0](bytes));

/** The size that a picture's header gives; undefined if it gives none. */
export const sizeOf = (kind: string, bytes: Uint8Array): Size | undefined => kinds[kind]?.[1](bytes);

/** Why a file isn't decoded: `kind` no accepted format · `unreadable` broken header · `large` too many pixels. */
export type HeadFault = 'kind' | 'unreadable' | 'large';

/** Whether a picture has more pixels than may be decoded. */
export const hasTooManyPixels = ({ width, height }: Size): boolean => width * height > mostPixels;

/** Judges a file by its header alone: its format and size, or why it isn't decoded. */
export function judgeHead(bytes: Uint8Array): ({ kind: string } & Size) | { fault: HeadFault } {
  const kind = kindOf(bytes);
  if (!kind) return { fault: 'kind' };
  const size = sizeOf(kind, bytes);
  if (!size || size.width === 0 || size.height === 0) return { fault: 'unreadable' };
  return hasTooManyPixels(size) ? { fault: 'large' } : { kind, ...size };
}
