const ascii = (bytes: Uint8Array, from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
/** Brands of files that hold a still picture as HEVC. */
const heic = /^(hei[cmsx]|hev[cx]|mif1|msf1)$/;

/** The accepted picture formats, detected by their first bytes, never by the file's declared type. */
const kinds: Record<string, (head: Uint8Array) => boolean> = {
  'image/jpeg': (head) => head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff,
  'image/png': (head) => ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/webp': (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP',
  'image/heic': (head) => ascii(head, 4, 8) === 'ftyp' && heic.test(ascii(head, 8, 12)),
};

/** The number of bytes needed to detect a format. */
export const headLength = 12;

/** The format of a file by its first bytes; undefined when it isn't accepted. */
export const kindOf = (head: Uint8Array): string | undefined => Object.keys(kinds).find((kind) => kinds[kind]!(head));
