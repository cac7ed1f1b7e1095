import { limited } from '../limited.ts';

/** The timeout for reading a file, milliseconds: a cloud drive downloads it first. */
const patience = 30_000;

/**
 * Why a file isn't read: `heavy` too many bytes · `notRead` the device doesn't provide them, as for a cloud drive's
 * file, which may be empty, or a deleted one.
 */
export type ReadFault = 'heavy' | 'notRead';

/** The bytes of a file, read in the page because some devices provide them to no worker; or why there are none. */
export async function readFile(file: Blob, mostBytes: number): Promise<ArrayBuffer | ReadFault> {
  if (file.size > mostBytes) return 'heavy';
  const bytes = await limited(patience, file.arrayBuffer()).catch(() => undefined);
  return bytes?.byteLength ? bytes : 'notRead';
}
