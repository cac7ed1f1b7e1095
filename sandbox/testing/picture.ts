import { crc32, deflateSync } from 'node:zlib';

/** The size of an ordinary test picture, in pixels. */
const usual = { width: 800, height: 600 };

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** A real PNG of one grey shade. */
function pngOf({ width, height }: typeof usual, shade: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  // Each row begins with its filter type.
  const row = Buffer.alloc(width + 1, shade).fill(0, 0, 1);
  const rows = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
}

/** Bytes as a data URL that claims to be a picture of a format. */
export const claiming = (format: string, bytes: Uint8Array) =>
  `data:image/${format};base64,${Buffer.from(bytes).toString('base64')}`;

/**
 * A real picture for an identity check, as a data URL: of this size in pixels and one shade, 0 to 255, with this many
 * extra bytes at its end.
 */
export const pictureOf = ({ width = usual.width, height = usual.height, shade = 200, padding = 0 } = {}) =>
  claiming('png', Buffer.concat([pngOf({ width, height }, shade), Buffer.alloc(padding)]));
