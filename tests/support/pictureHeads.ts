const be16 = (value: number) => [value >> 8, value & 0xff];
const be32 = (value: number) => [...be16(Math.floor(value / 0x10000)), ...be16(value % 0x10000)];
const ascii = (text: string) => Array.from(text, (each) => each.charCodeAt(0));

/** A box of a HEIC file. */
export const box = (type: string, content: readonly number[]) => [
  ...be32(8 + content.length),
  ...ascii(type),
  ...content,
];

/** The header of a picture of a given size, without pixel data, by format. */
export const headOf = {
  'image/jpeg': (width: number, height: number) =>
    Uint8Array.from([0xff, 0xd8, 0xff, 0xc0, 0, 7, 8, ...be16(height), ...be16(width)]),
  'image/png': (width: number, height: number) =>
    Uint8Array.from([...ascii('\x89PNG\r\n\x1a\n'), ...be32(13), ...ascii('IHDR'), ...be32(width), ...be32(height), 8]),
  'image/webp': (width: number, height: number) => {
    const bits = (width - 1) | ((height - 1) << 14);
    const size = [bits & 0xff, (bits >> 8) & 0xff, (bits >> 16) & 0xff, (bits >>> 24) & 0xff];
    return Uint8Array.from([...ascii('RIFF____WEBPVP8L____\x2f'), ...size, 0, 0, 0, 0, 0, 0]);
  },
  'image/heic': (width: number, height: number) => {
    const part = (w: number, h: number) => box('ispe', [...be32(0), ...be32(w), ...be32(h)]);
    const parts = box('iprp', box('ipco', [...part(512, 512), ...part(width, height)]));
    return Uint8Array.from([...box('ftyp', ascii('heic____')), ...box('meta', [...be32(0), ...parts])]);
  },
};

/** The header of every photo drawn by tests. */
export const jpegHead = headOf['image/jpeg'](1_600, 1_000);
