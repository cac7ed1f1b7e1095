import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

/** scrypt cost per hash: 32 MiB and about a tenth of a second. */
const cost: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const keyBytes = 32;
const saltBytes = 16;

const derive = (password: string, salt: Buffer) =>
  new Promise<Buffer>((done, failed) =>
    scrypt(password.normalize('NFKC'), salt, keyBytes, cost, (error, key) => (error ? failed(error) : done(key))),
  );

/** Hashes a password for storage: salt and key in hex. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  return `${salt.toString('hex')}:${(await derive(password, salt)).toString('hex')}`;
}

const nobody = `${'0'.repeat(2 * saltBytes)}:${'0'.repeat(2 * keyBytes)}`;

/** Whether the password matches the hash; without a hash it returns false in the same time (no timing leak). */
export async function passwordFits(password: string, hash: string | null | undefined): Promise<boolean> {
  const [salt, key] = (hash ?? nobody).split(':').map((part) => Buffer.from(part, 'hex'));
  return timingSafeEqual(await derive(password, salt!), key!) && typeof hash === 'string';
}
