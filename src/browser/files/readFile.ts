import { limited } from '../limited.ts';

/** How long a file may take to be read, milliseconds: one of a cloud drive is fetched first. */
const patience = 30_000;

/**
 * Why a file isn't read: `heavy` it has too many bytes · `notRead` the device doesn't give them, as of a cloud drive's
 * file or one that is gone.
 */
export type ReadFault = 'heavy' | 'notRead';

/** The bytes of a file, read in the page, as some devices give them to no worker; or why there are none. */
export async function readFile(file: Blob, mostBytes: number): Promise<ArrayBuffer | ReadFault> {
  if (file.size > mostBytes) return 'heavy';
  return limited(patience, file.arrayBuffer()).catch((): ReadFault => 'notRead');
}
