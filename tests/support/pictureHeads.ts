const be16 = (value: number) => [value >> 8, value & 0xff];
const be32 = (value: number) => [...be16(Math.floor(value / 0x10000)), ...be16(value % 0x10000)];
const ascii = (text: string) => Array.from(text, (each) => each.charCodeAt(0));

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
    const part = (w: number, h: number) => [...be32(20), ...ascii('ispe'), ...be32(0), ...be32(w), ...be32(h)];
    return Uint8Array.from([
      ...be32(16),
      ...ascii('ftypheic____'),
      ...part(512, 512),
      ...part(width, height),
      0,
      0,
      0,
      0,
    ]);
  },
};

/** The header of every photo drawn by tests. */
export const jpegHead = headOf['image/jpeg'](1_600, 1_000);
