import {
  createBrotliCompress,
  constants,
  crc32,
  createDeflateRaw,
  type BrotliCompress,
  type DeflateRaw,
} from 'node:zlib';
import { brotli, type Encoding } from './encoding.ts';

/** How much one stored block holds, bytes. */
export const longestBlock = 65_535;

/** Text compressed once, to which every answer appends its own uncompressed tail. */
export interface Pressed {
  with(tail: string, encoding: Encoding): Buffer;
}

/**
 * Compresses the common prefix of many answers once, at the highest level. Both encodings allow a stream to be flushed
 * at a byte boundary and continued with a stored (uncompressed) block (RFC 7932 §9.2, RFC 1951 §3.2.4), so that the
 * per-answer tail costs no compression.
 */
export async function press(head: string): Promise<Pressed> {
  const bytes = Buffer.from(head);
  const [brotlied, deflated] = await Promise.all([
    cut(createBrotliCompress(brotli(11, bytes.length)), bytes, constants.BROTLI_OPERATION_FLUSH),
    cut(createDeflateRaw({ level: constants.Z_BEST_COMPRESSION }), bytes, constants.Z_SYNC_FLUSH),
  ]);
  const checksum = crc32(bytes);

  return {
    with(text, encoding) {
      const tail = Buffer.from(text);
      if (tail.length === 0) throw new RangeError('A tail has a byte at least');
      const blocks = blocksOf(tail);
      if (encoding === 'br')
        return Buffer.concat([brotlied, ...blocks.flatMap((each) => [brotliStored(each.length), each]), brotliEnd]);
      return Buffer.concat([
        gzipHeader,
        deflated,
        ...blocks.flatMap((each) => [deflateStored(each.length, each === blocks.at(-1)), each]),
        gzipEnd(crc32(tail, checksum), bytes.length + tail.length),
      ]);
    },
  };
}

const blocksOf = (tail: Buffer): Buffer[] =>
  Array.from({ length: Math.ceil(tail.length / longestBlock) }, (_, place) =>
    tail.subarray(place * longestBlock, (place + 1) * longestBlock),
  );

/** The compressor's output for the bytes up to a flush at a byte boundary, without ending the stream. */
async function cut(compressor: BrotliCompress | DeflateRaw, bytes: Buffer, flush: number): Promise<Buffer> {
  const made: Buffer[] = [];
  compressor.on('data', (chunk: Buffer) => made.push(chunk));
  await new Promise<void>((done, failed) => {
    compressor.once('error', failed);
    compressor.write(bytes, (error) => (error ? failed(error) : compressor.flush(flush, done)));
  });
  compressor.close();
  return Buffer.concat(made);
}

/** Header of a stored Brotli block: not last (1 bit 0), length less one in four nibbles (2 bits 0, 16 bits), uncompressed (1 bit 1). */
function brotliStored(length: number): Buffer {
  const bits = ((length - 1) << 3) | (1 << 19);
  return Buffer.from([bits & 0xff, (bits >> 8) & 0xff, (bits >> 16) & 0xff]);
}

/** The empty last Brotli block. */
const brotliEnd = Buffer.from([0b11]);

/** Deflate, no name, no time, system unknown. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);

/** Header of a stored deflate block: whether it is the last, its length, and the length's complement. */
function deflateStored(length: number, isLast: boolean): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt8(Number(isLast), 0);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(~length & 0xffff, 3);
  return header;
}

function gzipEnd(checksum: number, length: number): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(checksum >>> 0, 0);
  trailer.writeUInt32LE(length >>> 0, 4);
  return trailer;
}
