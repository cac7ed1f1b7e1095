import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Approximate maximum length of a socket path, in characters. */
const longestPath = 100;

/** Path of a folder's lock: beside it, or in the temporary folder when its path is too long for a socket. */
function lockOf(folder: string): string {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  if (process.platform === 'win32') return `\\\\?\\pipe\\sandbox-${name}`;
  const beside = `${folder}.lock`;
  return beside.length <= longestPath ? beside : join(tmpdir(), `sandbox-${name}.lock`);
}

const listen = (path: string) =>
  new Promise<Server>((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(path, () => done(server.unref()));
  });

const answers = (path: string) =>
  new Promise<boolean>((done) => {
    const caller = connect(path, () => {
      caller.destroy();
      done(true);
    }).once('error', () => done(false));
  });

/**
 * Locks a data folder for this process; call the result to release it. PGlite doesn't detect a second process on its
 * folder: this socket does, and the kernel frees it when the process dies. Throws a readable error when the folder is
 * in use.
 */
export async function own(folder: string): Promise<() => void> {
  const path = lockOf(folder);
  const taken = await listen(path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    if (await answers(path)) {
      throw new Error(
        `The sandbox's data in ${folder} is in use by another process. Stop it, or name another folder with SANDBOX_DATA.`,
      );
    }
    rmSync(path);
    return listen(path);
  });
  return () => void taken.close();
}
