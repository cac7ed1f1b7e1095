import { inspect } from 'node:util';

/** Codes of PGlite's file system (WASI) and of PostgreSQL, as Node names them. */
const nodeCodes: Readonly<Record<string, string>> = {
  2: 'EACCES',
  19: 'EDQUOT',
  29: 'EIO',
  51: 'ENOSPC',
  54: 'ENOTDIR',
  63: 'EPERM',
  69: 'EROFS',
  53100: 'ENOSPC',
};

/** Why a folder can't be written, and what to do about it. */
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: ': its disk is full. Free some space, or name',
  EDQUOT: ': your quota of its disk is used up. Free some space, or name',
  EACCES: ': you lack the right to. Get it, or name',
  EPERM: ': you lack the right to. Get it, or name',
  EROFS: ': its disk is read-only. Make it writable, or name',
};

/** PostgreSQL's codes for a wrong password, a wrong role and a database that doesn't exist. */
const refused = ['28P01', '28000', '3D000'];

/** The message of pg's error for a server that hasn't answered in time, which has no code. */
const timedOut = 'Connection terminated due to connection timeout';

function codeOf(error: unknown): string | undefined {
  const { code, errno, message } = Object(error) as { code?: unknown; errno?: unknown; message?: unknown };
  if (message === timedOut) return 'ETIMEDOUT';
  const own = typeof code === 'string' ? code : typeof errno === 'number' ? String(errno) : undefined;
  return own === undefined ? undefined : (nodeCodes[own] ?? own);
}

const isOfSystem = (code: string) => /^E[A-Z]+$/.test(code);

/** Why the data can't be in this folder, with the way out; an error that has nothing to do with it, as it is. */
export function unusableFolder(cause: unknown, folder: string): Error {
  const code = codeOf(cause) ?? '';
  if (cause instanceof Error && !isOfSystem(code)) return cause;
  const reason = reasons[code] ?? '. Name';
  const what = code === '' ? inspect(cause) : code;
  return new Error(
    `The sandbox can't write its data to ${folder} (${what})${reason} another folder with SANDBOX_DATA.`,
    { cause },
  );
}

/** Why this PostgreSQL can't be used, with the way out; an error that has nothing to do with it, as it is. */
export function unusableDatabase(cause: unknown, url: string): Error {
  const code = codeOf(cause) ?? '';
  const host = URL.canParse(url) ? new URL(url).host : 'an address that is none';
  const where = `PostgreSQL at ${host} (DATABASE_URL)`;
  if (code === 'ENOSPC') return new Error(`The disk of ${where} is full. Free some space.`, { cause });
  if (refused.includes(code)) return new Error(`${where} refuses: ${(cause as Error).message}.`, { cause });
  if (!isOfSystem(code) && cause instanceof Error) return cause;
  return new Error(`${where} can't be reached (${code || inspect(cause)}). Start it, or correct the address.`, {
    cause,
  });
}
